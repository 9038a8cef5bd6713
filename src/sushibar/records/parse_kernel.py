"""The kernel that reads the bytes of many records in one pass: lines, answers, actions."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from sushibar.records.kernels import compiled
from sushibar.rulebook.rule import Record, long_rule, rule

SEATS: Final = 8
SLOTS: Final = 1 << 15
"""For different words in answers; games have some hundreds of them."""
MOST_WORDS: Final = SLOTS // 2
HASH_START: Final = 5381
HASH_MASK: Final = 0xFFFFFFFF
MOST_DIGITS: Final = 4
NO_NUMBER: Final = -(1 << 20)

FIRST: Final = tuple(b"sushibar record 1")
POINTS: Final = tuple(b"points ")
WINNERS: Final = tuple(b"winners ")
END: Final = tuple(b"end")
SPACE, BAR, DASH, DOT, LINE_FEED, TAB, RETURN, ZERO, NINE, SHARP = b" |-.\n\t\r09#"
SEPARATORS: Final = (SPACE, TAB, RETURN, BAR)
"""What stands between words of a line."""

RECORDS, HEADS, DECISIONS, SPELLED, FILE, LINE = range(6)
"""What is found out, by its place: how many of each, and where reading has ended."""

FINE, NO_HEAD, NO_END, BAD_LINE, TOO_MANY_WORDS = range(5)
"""How reading ends."""


# Words and numbers


@rule
def is_blank(letter: int) -> bool:
    """Whether a byte separates words."""
    return letter in (SPACE, TAB, RETURN)


@rule
def after_blanks(data: Any, start: int, end: int) -> int:
    """Where the first byte stands that is not blank."""
    while start < end and is_blank(data[start]):
        start += 1
    return start


@rule
def before_blanks(data: Any, start: int, end: int) -> int:
    """Where the blanks start that these bytes end with."""
    while end > start and is_blank(data[end - 1]):
        end -= 1
    return end


@rule
def end_of_word(data: Any, start: int, end: int) -> int:
    """Where a word ends: before a blank, or the bar between two seats."""
    while start < end and data[start] != BAR and not is_blank(data[start]):
        start += 1
    return start


@rule
def place_of(letter: int, data: Any, start: int, end: int) -> int:
    """Where a byte stands for the first time; the end if it does not."""
    while start < end and data[start] != letter:
        start += 1
    return start


@rule
def starts_with(data: Any, start: int, end: int, letters: tuple[int, ...]) -> bool:
    """Whether a line starts with these letters."""
    if end - start < len(letters):
        return False
    for place in range(len(letters)):  # noqa: SIM110 (compilers know no generators)
        if data[start + place] != letters[place]:
            return False
    return True


@rule
def is_line(data: Any, start: int, end: int, letters: tuple[int, ...]) -> bool:
    """Whether a line consists of these letters."""
    return end - start == len(letters) and starts_with(data, start, end, letters)


@rule
def number_at(data: Any, start: int, end: int) -> int:
    """The number that fills these bytes; `NO_NUMBER` if they are none."""
    place, number = start, 0
    if place < end and data[place] == DASH:
        place += 1
    if place == end or end - place > MOST_DIGITS:
        return NO_NUMBER
    for digit in range(place, end):
        if data[digit] < ZERO or data[digit] > NINE:
            return NO_NUMBER
        number = 10 * number + int(np.int64(data[digit])) - ZERO
    return number if place == start else -number


@rule
def word_number(data: Any, start: int, end: int, slots: Any, spelled: Any, found: Any) -> int:
    """The number of a word: that of one that was met before, or the next one for a new word."""
    mixed = HASH_START
    for place in range(start, end):
        mixed = (mixed * 33 + int(np.int64(data[place]))) & HASH_MASK
    slot = mixed % SLOTS
    while slots[slot] >= 0:
        known = slots[slot]
        if spelled[known].length == end - start:
            place = 0
            while place < end - start and data[start + place] == data[spelled[known].start + place]:
                place += 1
            if place == end - start:
                return int(known)
        slot = (slot + 1) % SLOTS
    words = int(found[SPELLED])
    slots[slot] = words
    spelled[words].start = start
    spelled[words].length = end - start
    found[SPELLED] += 1
    return words


# Lines


@long_rule
def read_points(data: Any, start: int, end: int, record: Record) -> int:
    """Points of all seats, with bars between them."""
    at, seat = start, 0
    while at <= end:
        until = place_of(BAR, data, at, end)
        first = after_blanks(data, at, until)
        points = number_at(data, first, before_blanks(data, first, until))
        if points == NO_NUMBER or seat == SEATS:
            return BAD_LINE
        record.points[seat] = points
        seat += 1
        at = until + 1
    record.seats = seat
    return FINE


@long_rule
def read_winners(data: Any, start: int, end: int, record: Record) -> int:
    """The seats that have won."""
    at = after_blanks(data, start, end)
    while at < end:
        until = end_of_word(data, at, end)
        seat = number_at(data, at, until)
        if seat < 0 or seat >= SEATS:
            return BAD_LINE
        record.winners |= 1 << seat
        at = after_blanks(data, until, end)
    return FINE


@rule
def is_action(data: Any, start: int, end: int) -> bool:
    """Whether a word is neither a dash nor the dots of an answer that is not finished."""
    return data[start] != DOT and (data[start] != DASH or end > start + 1)


@long_rule
def read_answers(
    data: Any,
    start: int,
    end: int,
    record: Record,
    decisions: Any,
    slots: Any,
    spelled: Any,
    found: Any,
) -> int:
    """The answers of all seats to one question: `1.2 tempura | wasabi` in round 1, turn 2."""
    dot = place_of(DOT, data, start, end)
    at = dot
    while at < end and not is_blank(data[at]):
        at += 1
    in_round, turn = number_at(data, start, dot), number_at(data, min(dot + 1, at), at)
    if in_round == NO_NUMBER or turn == NO_NUMBER:
        return BAD_LINE
    seat = step = 0
    while at < end:
        if data[at] == BAR:
            seat, step, at = seat + 1, 0, at + 1
            if seat == SEATS:
                return BAD_LINE
        elif is_blank(data[at]):
            at += 1
        else:
            until = end_of_word(data, at, end)
            if is_action(data, at, until):
                decision = decisions[found[DECISIONS]]
                decision.record = found[RECORDS]
                decision.question = record.questions
                decision.in_round = in_round
                decision.turn = turn
                decision.seat = seat
                decision.step = step
                decision.word = word_number(data, at, until, slots, spelled, found)
                step += 1
                found[DECISIONS] += 1
                if found[SPELLED] == MOST_WORDS:
                    return TOO_MANY_WORDS
            at = until
    record.questions += 1
    return FINE


@rule
def start_record(record: Record, file: int, line: int) -> None:
    """A record that has said nothing yet."""
    record.file, record.line = file, line
    record.seats = record.questions = record.winners = 0


@cache
def parse_kernel() -> Callable[..., int]:
    """The kernel (data, ends, records, heads, decisions, slots, spelled, found).

    `data` are the bytes of files one after the other and `ends` where each of them ends. What is
    read stands in the arrays, how much of it in `found`: records, heads, decisions, words; then how
    reading has ended, in which file and on which line.
    """

    def parse(
        data: Any,
        ends: Any,
        records: Any,
        heads: Any,
        decisions: Any,
        slots: Any,
        spelled: Any,
        found: Any,
    ) -> int:
        place = 0
        for file in range(ends.size):
            line, inside = 0, False
            while place < ends[file]:
                line += 1
                found[FILE], found[LINE] = file, line
                line_feed = place_of(LINE_FEED, data, place, ends[file])
                comment = place_of(SHARP, data, place, line_feed)
                start = after_blanks(data, place, comment)
                end = before_blanks(data, start, comment)
                place = line_feed + 1
                status = FINE
                if start == end:
                    continue
                if not inside:
                    if not is_line(data, start, end, FIRST):
                        return NO_HEAD
                    record = records[found[RECORDS]]
                    start_record(record, file, line)
                    inside = True
                elif is_line(data, start, end, END):
                    found[RECORDS] += 1
                    inside = False
                elif starts_with(data, start, end, POINTS):
                    status = read_points(data, start + len(POINTS), end, record)
                elif starts_with(data, start, end, WINNERS):
                    status = read_winners(data, start + len(WINNERS), end, record)
                elif data[start] >= ZERO and data[start] <= NINE:
                    status = read_answers(
                        data, start, end, record, decisions, slots, spelled, found
                    )
                else:
                    head = heads[found[HEADS]]
                    head.record, head.start, head.end = found[RECORDS], start, end
                    found[HEADS] += 1
                if status != FINE:
                    return status
            if inside:
                return NO_END
            place = ends[file]
        return FINE

    return compiled(parse)
