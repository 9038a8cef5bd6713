"""Reading the bytes of many records in one pass: lines, answers, actions.

Rules are not asked: a record that is well written and illegal is read all the same.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.records.kernels import readable
from sushibar.records.parse_kernel import (
    BAD_LINE,
    DECISIONS,
    FILE,
    FINE,
    FIRST,
    HEADS,
    LINE,
    MOST_WORDS,
    NO_END,
    NO_HEAD,
    RECORDS,
    SEATS,
    SEPARATORS,
    SLOTS,
    SPELLED,
    TOO_MANY_WORDS,
    parse_kernel,
)

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
        ("line", np.int32),  # the one it starts on
        ("seats", np.int8),  # of the points; 0 where there are none
        ("points", np.int16, SEATS),
        ("winners", np.int16),  # as bits
        ("questions", np.int16),  # how many lines of answers
    ]
)
"""A record."""

Head = np.dtype([("record", np.int32), ("start", np.int64), ("end", np.int64)])
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

Spelled = np.dtype([("start", np.int64), ("length", np.int64)])
"""Where a word stands for the first time."""


class MisreadRecord(Exception):
    """A line is wrong: the key of the message, the number of the file, the line."""


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
            data[start : start + size].decode(errors="replace")
            for start, size in spelled[: found[SPELLED]].tolist()
        ],
    )
