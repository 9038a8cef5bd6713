"""A finished game step by step, with all hands: what a replay shows."""

from typing import Any

from sushibar.match.showing import Shown, sheet, spoken
from sushibar.table.events import Event, Reveal
from sushibar.table.notation import write_answer
from sushibar.table.seen import cells_of, seen
from sushibar.table.table import Table
from sushibar.table.view import View
from sushibar.table.words import words_of


def replay(table: Table) -> Shown:
    """All that happened in a game; nothing is hidden."""
    return {
        "game": table.setup.game,
        "players": table.setup.players,
        "edition": table.setup.edition,
        "options": list(table.setup.options),
        "menu": list(table.setup.menu),
        "names": list(table.names),
        "steps": [step(table, event) for event in table.events],
        "scores": sheet(table),
    }


def step(table: Table, event: Event) -> Shown:
    """What happened, what everybody answered, and the table after it."""
    setup = table.setup
    telling = words_of(setup).tell(setup, event, setup.seat_names(table.names), None)
    public = View(setup, table.config, event.after, None, table.names)
    told: dict[str, Any] = {
        "what": "reveal" if isinstance(event, Reveal) else event.kind,
        "round": event.round,
        "turn": event.turn,
        "answers": None,
        "told": spoken(telling),
        "cells": cells_of(setup, event),
        "hands": [
            list(View(setup, table.config, event.after, seat, table.names).hand)
            for seat in table.seats
        ],
        "seen": {"game": setup.game, **seen(public)},
    }
    if isinstance(event, Reveal):
        told["answers"] = [
            write_answer(table.game, table.called, answer).split() for answer in event.answers
        ]
    return told
