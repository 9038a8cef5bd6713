"""A game step by step, with all hands: what a replay shows."""

from collections.abc import Sequence
from itertools import chain, pairwise

from sushibar.games.events import Event, Reveal
from sushibar.games.notation import write_answer
from sushibar.games.schema import own, shared
from sushibar.games.view import View
from sushibar.match.known import KnownGame, known
from sushibar.match.scores import PlatesText, Scores, plates_in_words, scores
from sushibar.match.updates import ToldEvent, in_words
from sushibar.shapes import TypedDict
from sushibar.table.table import Table


class ReplayEvent(PlatesText):
    """What happened, what everybody held and answered, and the table after it."""

    what: str
    round: int
    turn: int
    chapter: str
    """What the turn is called."""
    answers: list[list[str]] | None
    """By seat; none where chance has decided."""
    told: ToldEvent
    hands: list[list[str]]
    seen: KnownGame
    cells: list[str]
    """The cells of the board that it is about."""


class ReplayStep(ReplayEvent):
    """A step of a replay, and how many rows of the score sheet are filled in then."""

    rows: int


class GameReplay(TypedDict):
    """A game step by step, with all hands."""

    game: str
    players: int
    edition: str
    options: tuple[str, ...]
    menu: tuple[str, ...]
    names: list[str]
    over: bool
    steps: list[ReplayStep]
    scores: Scores


def replay(table: Table) -> GameReplay:
    """All that happened in a game; nothing is hidden."""
    events = table.events
    pairs = pairwise(chain([None], events))
    filled = rows_filled(table, events)
    setup = table.setup
    return {
        "game": setup.game,
        "players": setup.players,
        "edition": setup.edition,
        "options": setup.options,
        "menu": setup.menu,
        "names": list(table.names),
        "over": table.over,
        "steps": [
            {**step(table, before, event), "rows": rows}
            for (before, event), rows in zip(pairs, filled, strict=True)
            if event is not None
        ],
        "scores": scores(table),
    }


def rows_filled(table: Table, events: Sequence[Event]) -> list[int]:
    """How many rows of the score sheet are known after each event; where points count at once, none
    before the end.
    """
    if not events:  # not even dealt
        return []
    if table.setup.words.is_live():
        filled = [0] * len(events)
    else:
        ends = [one.round < other.round for one, other in pairwise(events)]
        filled = [
            one.round - (not ended) for one, ended in zip(events, [*ends, False], strict=True)
        ]
    if table.over:
        filled[-1] = len(table.sheet.rows)
    return filled


def step(table: Table, before: Event | None, event: Event) -> ReplayEvent:
    """What happened, what everybody held and answered, and the table after it."""
    setup, words = table.setup, table.setup.words
    public = View(setup, table.config, event.after, None, table.names)
    answers = answered(table, event) if isinstance(event, Reveal) else None
    telling = words.tell(setup, event, setup.seat_names(table.names), None)
    return {
        "what": "reveal" if isinstance(event, Reveal) else event.kind,
        "round": event.round,
        "turn": event.turn,
        "chapter": words.chapter(table.setup, event, table.names),
        "answers": answers,
        "told": in_words(telling),
        "cells": setup.kit.schema.cells_of(setup, event),
        "hands": hands(table, before, event, answers or []),
        "seen": known(setup.game, shared(public), own(public)),
        **plates_in_words(table, event.after, event.round),
    }


def answered(table: Table, event: Reveal) -> list[list[str]]:
    """What every seat has answered, step by step."""
    return [write_answer(table.game, table.called, answer).split() for answer in event.numbers]


def hands(
    table: Table, before: Event | None, event: Event, answers: list[list[str]]
) -> list[list[str]]:
    """What every seat held when it answered; when chance has decided, what it holds now."""

    def held(one: Event, seat: int) -> list[str]:
        return list(View(table.setup, table.config, one.after, seat, table.names).hand)

    if not isinstance(event, Reveal) or before is None:
        return [held(event, seat) for seat in table.seats]
    if event.forced:
        return [held(event, seat) + cards(table, answers[seat]) for seat in table.seats]
    return [held(before, seat) for seat in table.seats]


def cards(table: Table, answer: list[str]) -> list[str]:
    """Those steps of an answer that are cards."""
    return [step for step in answer if step in table.called.cards]
