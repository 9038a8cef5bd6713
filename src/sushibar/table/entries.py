"""The lines of a record's body: turns by their answers, chance by what it decided."""

import re
from typing import TYPE_CHECKING

from sushibar.errors import IllegalAction, UnknownName
from sushibar.rulebook.game import Outcome
from sushibar.table.events import Chance, Event, Reveal
from sushibar.table.notation import (
    SEPARATOR,
    UNANSWERED,
    UNFINISHED,
    action_number,
    read_cards,
    write_answer,
    write_cards,
)

if TYPE_CHECKING:
    from sushibar.table.table import Table

TURN = re.compile(r"([0-9]{1,3})\.([0-9]{1,3}) (.*)")
SEAT = re.compile(r"[0-9]{1,3}")


def lines(table: "Table") -> list[str]:
    """Everything that people decided or stated, a line each; chance from a seed is left out."""
    entries = [
        line(table, event)
        for event in table.events
        if isinstance(event, Reveal) or table.seed is None
    ]
    answers = [unfinished_answer(table, seat) for seat in table.seats]
    if any(answer != UNANSWERED for answer in answers):
        entries.append(f"{table.round}.{table.turn} {SEPARATOR.join(answers)}")
    return entries


def line(table: "Table", event: Event) -> str:
    """One event as a line."""
    game = table.game
    if isinstance(event, Reveal):
        answers = SEPARATOR.join(write_answer(game, answer) for answer in event.answers)
        return f"{event.round}.{event.turn} {answers}"
    if event.kind == "controller":
        return f"controller {event.outcome[0][0]}"
    groups = SEPARATOR.join(write_cards(game, group) for group in event.outcome)
    moment = f"{event.round}" if event.kind == "deal" else f"{event.round}.{event.turn}"
    return f"{event.kind} {moment} {groups}"


def unfinished_answer(table: "Table", seat: int) -> str:
    """What a seat has answered in the turn that is going on, forced answers left out."""
    answer = table.game.answer(table.config, table.state, seat)
    if not answer or not table.pending or is_forced(table, seat):
        return UNANSWERED
    words = write_answer(table.game, answer)
    return f"{words} {UNFINISHED}" if seat in table.pending else words


def is_forced(table: "Table", seat: int) -> bool:
    """Whether a seat has no choice: asked anew, it has answered already."""
    state = table.state
    table.game.retract(table.config, state, seat)
    return not table.game.pending(table.config, state) >> seat & 1


def enter(table: "Table", text: str) -> None:
    """Let happen at the table what the line says."""
    turn = TURN.fullmatch(text.strip())
    if turn:
        enter_turn(table, int(turn[1]), int(turn[2]), turn[3])
        return
    kind, _, rest = text.strip().partition(" ")
    if kind == "controller":
        if not SEAT.fullmatch(rest):
            raise UnknownName("error-entry", entry=text)
        enter_chance(table, kind, None, ((int(rest),),))
    elif kind in ("deal", "draw"):
        moment, _, cards = rest.partition(" ")
        groups = tuple(read_cards(table.game, group) for group in cards.split("|"))
        enter_chance(table, kind, moment, groups)
    else:
        raise UnknownName("error-entry", entry=text)


def enter_chance(table: "Table", kind: str, moment: str | None, outcome: Outcome) -> None:
    """State what chance decided; where the seed has decided it, compare."""
    happened = [event for event in table.events if isinstance(event, Chance) and event.kind == kind]
    if table.seed is not None:
        if not happened or happened[-1].outcome != outcome:
            raise IllegalAction("error-chance-differs", kind=kind)
        check_moment(kind, moment, happened[-1].round, happened[-1].turn)
        return
    if table.due != kind:
        raise IllegalAction("error-chance-not-due", kind=kind, due=table.due or "-")
    check_moment(kind, moment, table.round, table.turn)
    table.enter_chance(outcome)


def check_moment(kind: str, moment: str | None, round_: int, turn: int) -> None:
    """Refuse a line about chance that is not about this round and turn."""
    wanted = {"deal": f"{round_}", "draw": f"{round_}.{turn}"}.get(kind)
    if moment != wanted:
        raise IllegalAction("error-moment", moment=moment or "-", expected=wanted or "-")


def enter_turn(table: "Table", round_: int, turn: int, text: str) -> None:
    """Enter the answers of a turn; those that were forced are compared."""
    answers = [answer.strip() for answer in text.split("|")]
    if len(answers) != table.setup.players:
        raise IllegalAction("error-answers", answers=len(answers), players=table.setup.players)
    if not was_forced(table, round_, turn):
        if table.over:
            raise IllegalAction("error-entry-after-end", round=round_, turn=turn)
        if table.due:
            raise IllegalAction("error-chance-due", due=table.due)
        if (round_, turn) != (table.round, table.turn):
            raise IllegalAction(
                "error-moment",
                moment=f"{round_}.{turn}",
                expected=f"{table.round}.{table.turn}",
            )
        pending = table.pending
        table.enter_answers(
            (seat, answers[seat]) for seat in pending if answers[seat] != UNANSWERED
        )
    compare(table, round_, turn, answers)


def was_forced(table: "Table", round_: int, turn: int) -> bool:
    """Whether the last turn that was revealed is this one, and nobody had a choice in it."""
    reveals = [event for event in table.events if isinstance(event, Reveal)]
    last = reveals[-1] if reveals else None
    return last is not None and last.forced and (last.round, last.turn) == (round_, turn)


def compare(table: "Table", round_: int, turn: int, answers: list[str]) -> None:
    """Check that what was revealed in that turn is what the line says."""
    for event in table.events:
        if isinstance(event, Reveal) and (event.round, event.turn) == (round_, turn):
            for seat, answer in enumerate(answers):
                if answer == UNANSWERED:
                    continue
                said = [action_number(table.game, word) for word in answer.split()]
                revealed = write_answer(table.game, event.answers[seat])
                if write_answer(table.game, said) != revealed:
                    raise IllegalAction("error-forced", seat=seat, answer=answer, forced=revealed)


def answer(table: "Table", seat: int, decision: str) -> None:
    """Take the steps of a seat's answer one by one, filling in what goes without saying."""
    words = decision.split()
    finished = words[-1:] != [UNFINISHED]
    if not finished:
        words.pop()
    if not words:
        raise IllegalAction("error-empty-answer", seat=seat)
    if table.pending:
        table.retract(seat)
    happened = len(table.events)
    for word in words:
        number = action_number(table.game, word)
        if number not in legal_numbers(table, seat):
            take_default(table, seat)
        if len(table.events) > happened or (word != words[0] and seat not in table.pending):
            raise IllegalAction("error-too-much", seat=seat, action=word)
        table.act(seat, number)
    while finished and len(table.events) == happened and take_default(table, seat):
        pass
    if finished and len(table.events) == happened and seat in table.pending:
        raise IllegalAction(
            "error-unfinished", seat=seat, answer=decision, legal=", ".join(table.legal(seat))
        )


def take_default(table: "Table", seat: int) -> bool:
    """Take the action that goes without saying, if the seat has one now."""
    if seat not in table.pending:
        return False
    for action in table.legal(seat):
        if action in table.game.defaults:
            table.act(seat, action)
            return True
    return False


def legal_numbers(table: "Table", seat: int) -> set[int]:
    """The legal actions by number."""
    return {action.number for action in table.legal(seat)}
