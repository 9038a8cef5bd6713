"""Reading the bytes of many records in one pass: lines, answers, actions.

Rules are not asked: a record that is well written and illegal is read all the same.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.records.kernels import compiled, readable

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
PROBLEMS: Final = {
    NO_HEAD: "record-format",
    NO_END: "record-truncated",
    BAD_LINE: "record-not-a-line",
    TOO_MANY_WORDS: "record-words",
}
"""The messages of what is wrong."""

Parsed = np.dtype(
    [
        ("file", np.int32),
        ("line", np.int32),  # the one it begins on
        ("seats", np.int8),  # of the points; 0 where there are none
        ("points", np.int16, SEATS),
        ("winners", np.int16),  # as bits
        ("questions", np.int16),  # how many lines of answers
    ]
)
"""A record."""

Head = np.dtype([("record", np.int32), ("begin", np.int64), ("end", np.int64)])
"""A line that is neither about answers nor about the result."""

Decided = np.dtype(
    [
        ("record", np.int32),
        ("question", np.int16),  # the line of answers, from 0
        ("in_round", np.int16),
        ("turn", np.int16),
        ("seat", np.int8),
        ("step", np.int8),  # which word of the seat's answer
        ("word", np.int16),
    ],
    align=True,
)
"""A word of an answer."""

Spelled = np.dtype([("begin", np.int64), ("length", np.int64)])
"""Where a word stands for the first time."""


class MisreadRecord(Exception):
    """A line is wrong: the key of the message, the number of the file, the line."""


def is_blank(letter: int) -> bool:
    """Whether a byte separates words."""
    return letter in (SPACE, TAB, RETURN)


def begins_with(data: Any, begin: int, end: int, letters: tuple[int, ...]) -> bool:
    """Whether a line begins with these letters."""
    if end - begin < len(letters):
        return False
    for place in range(len(letters)):  # noqa: SIM110 (compilers know no generators)
        if data[begin + place] != letters[place]:
            return False
    return True


def number_at(data: Any, begin: int, end: int) -> int:
    """The number that fills these bytes; `NO_NUMBER` if they are none."""
    place, number = begin, 0
    if place < end and data[place] == DASH:
        place += 1
    if place == end or end - place > MOST_DIGITS:
        return NO_NUMBER
    for digit in range(place, end):
        if data[digit] < ZERO or data[digit] > NINE:
            return NO_NUMBER
        number = 10 * number + int(np.int64(data[digit])) - ZERO
    return number if place == begin else -number


def word_number(data: Any, begin: int, end: int, slots: Any, spelled: Any, words: int) -> int:
    """The number of a word: that of one that was met before, or `words` for a new one."""
    mixed = HASH_START
    for place in range(begin, end):
        mixed = (mixed * 33 + int(np.int64(data[place]))) & HASH_MASK
    slot = mixed % SLOTS
    while slots[slot] >= 0:
        known = slots[slot]
        if spelled[known].length == end - begin:
            place = 0
            while place < end - begin and data[begin + place] == data[spelled[known].begin + place]:
                place += 1
            if place == end - begin:
                return int(known)
        slot = (slot + 1) % SLOTS
    slots[slot] = words
    spelled[words].begin = begin
    spelled[words].length = end - begin
    return words


@cache
def parse_kernel() -> Callable[..., int]:
    """The kernel (data, ends, records, heads, decisions, slots, spelled, found).

    `data` are the bytes of files one after the other and `ends` where each of them ends. What is
    read stands in the arrays, how much of it in `found`: records, heads, decisions, words; then how
    reading has ended, in which file and on which line.
    """
    blank, begins = compiled(is_blank), compiled(begins_with)
    number, word_of = compiled(number_at), compiled(word_number)

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
        many = headed = decided = words = 0
        place = 0
        for file in range(ends.size):
            line = 0
            inside = False
            while place < ends[file]:
                line += 1
                found[FILE], found[LINE] = file, line
                begin = place
                while place < ends[file] and data[place] != LINE_FEED:
                    place += 1
                end = begin
                while end < place and data[end] != SHARP:
                    end += 1
                place += 1
                while begin < end and blank(data[begin]):
                    begin += 1
                while end > begin and blank(data[end - 1]):
                    end -= 1
                if begin == end:
                    continue
                if not inside:
                    if end - begin != len(FIRST) or not begins(data, begin, end, FIRST):
                        return NO_HEAD
                    record = records[many]
                    record.file, record.line = file, line
                    record.seats = record.questions = record.winners = 0
                    inside = True
                elif end - begin == len(END) and begins(data, begin, end, END):
                    many += 1
                    inside = False
                elif begins(data, begin, end, POINTS):
                    at, seat = begin + len(POINTS), 0
                    while at <= end:
                        until = at
                        while until < end and data[until] != BAR:
                            until += 1
                        first, last = at, until
                        while first < last and blank(data[first]):
                            first += 1
                        while last > first and blank(data[last - 1]):
                            last -= 1
                        points = number(data, first, last)
                        if points == NO_NUMBER or seat == SEATS:
                            return BAD_LINE
                        record.points[seat] = points
                        seat += 1
                        at = until + 1
                    record.seats = seat
                elif begins(data, begin, end, WINNERS):
                    at = begin + len(WINNERS)
                    while at < end:
                        until = at
                        while until < end and not blank(data[until]):
                            until += 1
                        if until > at:
                            seat = number(data, at, until)
                            if seat < 0 or seat >= SEATS:
                                return BAD_LINE
                            record.winners |= 1 << seat
                        at = until + 1
                elif data[begin] >= ZERO and data[begin] <= NINE:
                    at = begin
                    while at < end and data[at] != DOT:
                        at += 1
                    until = at
                    while until < end and not blank(data[until]):
                        until += 1
                    round_ = number(data, begin, at)
                    turn = number(data, min(at + 1, until), until)
                    if round_ == NO_NUMBER or turn == NO_NUMBER:
                        return BAD_LINE
                    seat = step = 0
                    at = until
                    while at < end:
                        if data[at] == BAR:
                            seat, step, at = seat + 1, 0, at + 1
                            if seat == SEATS:
                                return BAD_LINE
                            continue
                        if blank(data[at]):
                            at += 1
                            continue
                        until = at
                        while until < end and data[until] != BAR and not blank(data[until]):
                            until += 1
                        # Neither a dash nor the dots of an answer that is not finished.
                        if data[at] != DOT and (data[at] != DASH or until > at + 1):
                            known = word_of(data, at, until, slots, spelled, words)
                            if known == words:
                                words += 1
                                if words == MOST_WORDS:
                                    return TOO_MANY_WORDS
                            decision = decisions[decided]
                            decision.record = many
                            decision.question = record.questions
                            decision.in_round = round_
                            decision.turn = turn
                            decision.seat = seat
                            decision.step = step
                            decision.word = known
                            step += 1
                            decided += 1
                        at = until
                    record.questions += 1
                else:
                    head = heads[headed]
                    head.record, head.begin, head.end = many, begin, end
                    headed += 1
                found[RECORDS], found[HEADS] = many, headed
                found[DECISIONS], found[SPELLED] = decided, words
            if inside:
                return NO_END
            place = ends[file]
        return FINE

    return compiled(parse)


class ParsedRecords(NamedTuple):
    """All that stands in the bytes of some files."""

    records: np.ndarray[Any, Any]
    heads: np.ndarray[Any, Any]
    decisions: np.ndarray[Any, Any]
    words: list[str]
    """What the numbers of words mean."""


def parse(data: bytes, ends: list[int]) -> ParsedRecords:
    """Read files whose bytes stand one after the other, each up to one of these ends.

    A `MisreadRecord` has the number of the file and the line that is wrong.
    """
    text = np.frombuffer(data, np.uint8)
    lines = data.count(b"\n") + len(ends)
    # The kernel does not check for room, so there is enough for whatever the bytes may say.
    records = np.zeros(data.count(bytes(FIRST)), Parsed)
    heads = np.zeros(lines, Head)
    decisions = np.zeros(lines + sum(map(data.count, SEPARATORS)), Decided)
    spelled, found = np.zeros(MOST_WORDS, Spelled), np.zeros(6, np.int64)
    slots = np.full(SLOTS, -1, np.int32)
    arrays = [readable(one) for one in (records, heads, decisions)]
    status = parse_kernel()(text, np.array(ends), *arrays, slots, readable(spelled), found)
    if status != FINE:
        raise MisreadRecord(PROBLEMS[status], int(found[FILE]), int(found[LINE]))
    return ParsedRecords(
        records[: found[RECORDS]],
        heads[: found[HEADS]],
        decisions[: found[DECISIONS]],
        [
            data[begin : begin + size].decode(errors="replace")
            for begin, size in spelled[: found[SPELLED]].tolist()
        ],
    )
