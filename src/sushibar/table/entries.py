"""The lines of a record's body: turns by their answers, chance by what it decided."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sushibar.errors import IllegalAction, UnknownName
from sushibar.games.events import Chance, Event, Reveal
from sushibar.games.notation import (
    SEPARATOR,
    UNANSWERED,
    UNFINISHED,
    action_number,
    read_cards,
    write_answer,
    write_cards,
)
from sushibar.rulebook.game import ChanceOutcome

if TYPE_CHECKING:
    from sushibar.table.table import Table

TURN = re.compile(r"([0-9]{1,3})\.([0-9]{1,4}) (.*)")
SEAT = re.compile(r"(controller|first) ([0-9]{1,3})")
CHANCE = re.compile(r"([a-z]+) ([0-9]{1,3}(?:\.[0-9]{1,4})?) (.*)")


def lines(table: "Table") -> list[str]:
    """Everything that people decided or stated, a line each; chance from a seed is left out."""
    entries = lines_about(table, table.events)
    answers = [unfinished_answer(table, seat) for seat in table.seats]
    if any(answer != UNANSWERED for answer in answers):
        entries.append(f"{table.round}.{table.turn} {SEPARATOR.join(answers)}")
    return entries


def lines_about(table: "Table", events: Iterable[Event]) -> list[str]:
    """What people decided or stated in these events."""
    return [
        line(table, event)
        for event in events
        if (any(event.numbers) if isinstance(event, Reveal) else table.seed is None)
    ]


def line(table: "Table", event: Event) -> str:
    """One event as a line."""
    if isinstance(event, Reveal):
        answers = SEPARATOR.join(spoken(table, answer) for answer in event.numbers)
        return f"{event.round}.{event.turn} {answers}"
    if SEAT.fullmatch(stated := f"{event.kind} {event.outcome[0][0]}"):
        return stated
    groups = SEPARATOR.join(write_cards(table.called, group) for group in event.outcome)
    return f"{event.kind} {moment_of(event.kind, event.round, event.turn)} {groups}"


def moment_of(kind: str, round_: int, turn: int) -> str:
    """How a line about chance says when it decided: a deal by its round, all else by the turn."""
    return f"{round_}" if kind == "deal" else f"{round_}.{turn}"


def spoken(table: "Table", answer: Iterable[int]) -> str:
    """A seat's answer in words; that of a seat that was not asked is a dash."""
    return write_answer(table.game, table.called, answer) or UNANSWERED


def unfinished_answer(table: "Table", seat: int) -> str:
    """What a seat has answered to the question that is open, what was forced left out."""
    answer = table.given(seat)
    if not answer or not table.pending or answer == forced_answer(table, seat):
        return UNANSWERED
    if seat in table.pending:  # also what goes without saying, once it has been said
        said = [table.called.actions[action] for action in answer]
        return " ".join([*said, UNFINISHED])
    return spoken(table, answer)


def forced_answer(table: "Table", seat: int) -> tuple[int, ...]:
    """What a seat has no choice about: the answer that it has given already when asked again."""
    state = table.state
    table.game.retract(table.config, state, seat)
    return table.game.answer(table.config, state, seat)


def enter(table: "Table", text: str) -> None:
    """Let happen at the table what the line says."""
    text = text.strip()
    if turn := TURN.fullmatch(text):
        enter_turn(table, (int(turn[1]), int(turn[2])), turn[3])
    elif stated := SEAT.fullmatch(text):
        enter_chance(table, stated[1], None, ((int(stated[2]),),))
    elif stated := CHANCE.fullmatch(text):
        groups = tuple(read_cards(table.called, group) for group in stated[3].split("|"))
        enter_chance(table, stated[1], stated[2], groups)
    else:
        raise UnknownName("error-entry", entry=text)


# Chance


def enter_chance(table: "Table", kind: str, moment: str | None, outcome: ChanceOutcome) -> None:
    """State what chance decided; where the seed has decided it, compare."""
    if table.seed is not None:
        compare_chance(table, kind, moment, outcome)
        return
    if table.due != kind:
        raise IllegalAction("error-chance-not-due", kind=kind, due=table.due or "-")
    check_moment(kind, moment, table.round, table.turn)
    table.enter_chance(outcome)


def compare_chance(table: "Table", kind: str, moment: str | None, outcome: ChanceOutcome) -> None:
    """Check that chance has decided what the line says, the last time or before in that turn."""
    happened = [event for event in table.events if isinstance(event, Chance) and event.kind == kind]
    last = happened[-1] if happened else None
    if last is None or outcome not in [
        tuple(tuple(sorted(group)) for group in event.outcome)
        for event in happened
        if (event.round, event.turn) == (last.round, last.turn)
    ]:
        raise IllegalAction("error-chance-differs", kind=kind)
    check_moment(kind, moment, last.round, last.turn)


def check_moment(kind: str, moment: str | None, round_: int, turn: int) -> None:
    """Refuse a line about chance that is not about this round and turn."""
    expected = moment_of(kind, round_, turn)
    if moment is not None and moment != expected:
        raise IllegalAction("error-moment", moment=moment, expected=expected)


# Turns


def enter_turn(table: "Table", moment: tuple[int, int], text: str) -> None:
    """Enter a line of answers; those that nobody had a choice about are compared."""
    answers = [answer.strip() for answer in text.split("|")]
    if len(answers) != table.setup.players:
        raise IllegalAction("error-answers", answers=len(answers), players=table.setup.players)
    forced = [place for place in untold(table) if moment_at(table, place) == moment]
    for place in forced:
        if is_told(table, place, answers):
            table.told = place + 1
            return
    if forced and (not table.pending or moment != (table.round, table.turn)):
        compare(table, forced[0], answers, table.seats)
        return
    answer_question(table, moment, answers)


def untold(table: "Table") -> list[int]:
    """The places of the last reveals that nobody chose and no line has been about."""
    places = []
    since = table.events_since(table.told)
    for place, event in zip(reversed(range(table.happened)), reversed(since), strict=False):
        if isinstance(event, Reveal):
            if not event.forced:
                break
            if any(event.numbers):
                places.append(place)
    return places[::-1]


def moment_at(table: "Table", place: int) -> tuple[int, int]:
    """The round and turn of an event."""
    event = table.events_since(place)[0]
    return event.round, event.turn


def answer_question(table: "Table", moment: tuple[int, int], answers: list[str]) -> None:
    """Give the answers to the seats that are asked, and compare the others'."""
    check_turn(table, moment)
    asked, happened = table.pending, table.happened
    for seat in table.seats:
        if answers[seat] != UNANSWERED:
            check_asked(table, seat, answers[seat])
    table.enter_answers((seat, answers[seat]) for seat in asked if answers[seat] != UNANSWERED)
    for place, event in enumerate(table.events_since(happened), happened):
        if isinstance(event, Reveal):
            compare(table, place, answers, [seat for seat in table.seats if seat not in asked])
            table.told = place + 1
            return


def check_turn(table: "Table", moment: tuple[int, int]) -> None:
    """Refuse a line of answers that is not about the turn that is going on."""
    if table.over:
        raise IllegalAction("error-entry-after-end", round=moment[0], turn=moment[1])
    if table.due:
        raise IllegalAction("error-chance-due", due=table.due)
    if moment != (table.round, table.turn):
        raise IllegalAction(
            "error-moment",
            moment=f"{moment[0]}.{moment[1]}",
            expected=f"{table.round}.{table.turn}",
        )


def is_told(table: "Table", place: int, answers: list[str]) -> bool:
    """Whether a line is about what was revealed there: it names seats, each with its answer."""
    named = [seat for seat in table.seats if answers[seat] != UNANSWERED]
    return bool(named) and all(
        revealed(table, place, seat) == in_full(table, answers[seat]) for seat in named
    )


def revealed(table: "Table", place: int, seat: int) -> str:
    """A seat's answer in a reveal."""
    event = table.events_since(place)[0]
    assert isinstance(event, Reveal)
    return spoken(table, event.numbers[seat])


def in_full(table: "Table", answer: str) -> str:
    """An answer as this project writes it."""
    return spoken(table, [action_number(table.called, word) for word in answer.split()])


def compare(table: "Table", place: int, answers: list[str], seats: Iterable[int]) -> None:
    """Check that these seats' answers that were revealed are what the line says."""
    for seat in seats:
        if answers[seat] == UNANSWERED:
            continue
        forced = revealed(table, place, seat)
        if in_full(table, answers[seat]) != forced:
            raise IllegalAction("error-forced", seat=seat, answer=answers[seat], forced=forced)


# Answers


def answer(table: "Table", seat: int, decision: str) -> None:
    """Take the steps of a seat's answer one by one, filling in what goes without saying."""
    words = decision.split()
    finished = words[-1:] != [UNFINISHED]
    if not finished:
        words.pop()
    if not words:
        raise IllegalAction("error-empty-answer", seat=seat)
    if table.pending:
        check_asked(table, seat, decision)
        if table.given(seat):
            table.retract(seat)
    happened = table.happened
    take_steps(table, seat, words)
    while finished and table.happened == happened and take_default(table, seat):
        pass
    if finished and table.happened == happened and seat in table.pending:
        raise IllegalAction("error-unfinished", seat=seat, answer=decision, legal=table.legal(seat))


def check_asked(table: "Table", seat: int, decision: str) -> None:
    """Refuse the answer of a seat that nobody has asked for one."""
    if seat not in table.pending and not table.given(seat):
        raise IllegalAction("error-not-asked", seat=seat, answer=decision)


def take_steps(table: "Table", seat: int, words: list[str]) -> None:
    """Take the steps that these words name; those that were taken for the seat are passed over."""
    steps = [action_number(table.called, word) for word in words]
    happened = table.happened
    place = known = 0
    while True:
        given = answer_since(table, seat, happened)
        for action in given[known:]:
            place += steps[place : place + 1] == [action]
        known = len(given) + 1
        if place == len(steps):
            return
        if table.happened > happened or (place > 0 and seat not in table.pending):
            raise IllegalAction("error-too-much", seat=seat, action=words[place])
        legal = not given or steps[place] in legal_numbers(table, seat)
        if legal or not take_default(table, seat):
            table.act(seat, steps[place])
            place += 1


def answer_since(table: "Table", seat: int, happened: int) -> tuple[int, ...]:
    """A seat's answer so far, or as it was revealed after `happened` events."""
    for event in table.events_since(happened):
        if isinstance(event, Reveal):
            return event.numbers[seat]
    return table.given(seat)


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
