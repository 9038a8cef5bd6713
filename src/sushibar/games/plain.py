"""Records as Python's own numbers and lists, which Python reads much faster than NumPy's."""

from types import SimpleNamespace
from typing import Any, Literal, TypeAlias

from sushibar.rulebook.rule import Record

Numbers: TypeAlias = dict[str, Any]
"""The fields of a record by name: integers, and lists of them as deep as the arrays are."""
Way: TypeAlias = Literal["left", "right"]
"""Which way hands are passed on."""


def numbers(record: Record) -> Numbers:
    """All that a record holds, to be looked at."""
    fields = zip(record.dtype.names, record.item(), strict=True)
    return {name: field if isinstance(field, int) else field.tolist() for name, field in fields}


class PlainRecord(SimpleNamespace):
    """A record to be looked at only: its fields are found twenty times as fast."""

    def __getitem__(self, name: str) -> Any:
        return self.__dict__[name]


def reading(record: Record) -> Record:
    """A record for rules and words that look at many of its fields and change none."""
    if isinstance(record, PlainRecord):
        return record
    return PlainRecord(**dict(zip(record.dtype.names, record.item(), strict=True)))


def repeated(names: tuple[str, ...], counts: list[int]) -> list[str]:
    """How many there are of each name; counts after the last name stand for nothing."""
    some = [(name, count) for name, count in zip(names, counts, strict=False) if count]
    return [name for name, count in some for _ in range(count)]


def amounts(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """How many of each name there are, where there are any."""
    return {name: count for name, count in zip(names, counts, strict=False) if count}


def bits(word: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(word.bit_length()) if word >> number & 1]
