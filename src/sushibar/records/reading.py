"""`read_many`: many records at once, as tables of columns."""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from sushibar.errors import RecordError
from sushibar.extras import need
from sushibar.games.notation import canonical
from sushibar.records.parsing import MisreadRecord, ParsedRecords, parse
from sushibar.table.record import FORMAT, is_head

if TYPE_CHECKING:
    import pyarrow as pa

PATTERN: Final = "*.txt"
"""What the records in a folder are called, those in folders inside it too."""
CHUNK_BYTES: Final = 1 << 26
"""Files are read together until they have as many."""

Source = str | PathLike[str]


class RecordTables(NamedTuple):
    """What stands in many records; tables of Arrow, with `to_pandas()`, and `polars.from_arrow`."""

    games: "pa.Table"
    """A row for each record."""
    seats: "pa.Table"
    """A row for each seat of a record, with its name and its points."""
    decisions: "pa.Table"
    """A row for each action of each answer."""


def read_many(sources: Source | Iterable[Source]) -> RecordTables:
    """The games, seats, scores and decisions of many records, tens of thousands a second.

    A source is a file of one record or many, or a folder of such files (`*.txt`). What records say
    is taken as it stands; `verify` replays and checks them. A `RecordError` names the first file
    and line that cannot be read.
    """
    need("arrow")
    import pyarrow as pa

    parts, count = [], 0
    for files, data, ends in chunks(record_files(sources)):
        try:
            parsed = parse(data, ends)
        except MisreadRecord as error:
            key, file, line = error.args
            problem = RecordError(key, line=line, format=FORMAT)
            raise RecordError(
                "record-in-file", file=str(files[file]), reason=str(problem)
            ) from None
        parts.append(tables_of(parsed, data, files, count))
        count += len(parsed.records)
    joined = (pa.concat_tables(tables).unify_dictionaries() for tables in zip(*parts, strict=True))
    return RecordTables(*(table.combine_chunks() for table in joined))


def record_files(sources: Source | Iterable[Source]) -> list[Path]:
    """All files that are meant, in the order given; those of a folder by name."""
    named = [sources] if isinstance(sources, str | PathLike) else list(sources)
    files: list[Path] = []
    for source in map(Path, named):
        if source.is_dir():
            inside = sorted(path for path in source.rglob(PATTERN) if path.is_file())
            if not inside:
                raise RecordError("record-folder", folder=str(source), pattern=PATTERN)
            files += inside
        else:
            files.append(source)
    return files


def chunks(files: list[Path]) -> Iterator[tuple[list[Path], bytes, list[int]]]:
    """The bytes of files one after the other, and where each ends; some files at a time."""
    if not files:
        yield [], b"", []
    some: list[Path] = []
    texts: list[bytes] = []
    ends: list[int] = []
    for number, path in enumerate(files, start=1):
        some.append(path)
        texts.append(path.read_bytes().removeprefix(b"\xef\xbb\xbf"))
        ends.append((ends[-1] if ends else 0) + len(texts[-1]))
        if ends[-1] >= CHUNK_BYTES or number == len(files):
            yield some, b"".join(texts), ends
            some, texts, ends = [], [], []


def tables_of(
    parsed: ParsedRecords, data: bytes, files: list[Path], first: int
) -> "list[pa.Table]":
    """What was read, with numbers of games from `first` on."""
    heads = heads_of(parsed, data)
    return [
        games_table(parsed, heads, files, first),
        seats_table(parsed, heads, first),
        decisions_table(parsed, first),
    ]


def heads_of(parsed: ParsedRecords, data: bytes) -> list[dict[str, str]]:
    """What the head of each record says, by the first word of its line."""
    heads: list[dict[str, str]] = [{} for _ in parsed.records]
    for record, begin, end in parsed.heads.tolist():
        word, _, rest = data[begin:end].decode(errors="replace").partition(" ")
        if is_head(word, rest):
            heads[record].setdefault(word, rest.strip())
    return heads


def games_table(
    parsed: ParsedRecords, heads: list[dict[str, str]], files: list[Path], first: int
) -> "pa.Table":
    """A row for each record."""
    import pyarrow as pa

    records = parsed.records
    words = {
        name: pa.array([head.get(name) for head in heads]).dictionary_encode()
        for name in ("edition", "options", "menu", "book")
    }
    called = [head.get("game", "").partition(" ") for head in heads]
    paths = pa.array(list(map(str, files)))
    return pa.table(
        {
            "game": first + np.arange(len(records), dtype=np.int64),
            "file": pa.DictionaryArray.from_arrays(records["file"], paths),
            "line": records["line"],
            "name": pa.array([name for name, _, _ in called]).dictionary_encode(),
            "version": pa.array([whole(version) for _, _, version in called], pa.int16()),
            "players": pa.array([whole(head.get("players", "")) for head in heads], pa.int8()),
            **words,
            "seed": pa.array([head.get("seed") for head in heads], pa.string()),
            "committed": np.array(["commitment" in head for head in heads], bool),
            "finished": records["seats"] > 0,
            "questions": records["questions"],
        }
    )


def whole(number: str) -> int | None:
    """A number, if it is one that a record can hold."""
    return int(number) if number.isascii() and number.isdigit() and len(number) < 3 else None


def seats_table(parsed: ParsedRecords, heads: list[dict[str, str]], first: int) -> "pa.Table":
    """A row for each seat that has points, and for each player of an unfinished game."""
    import pyarrow as pa

    records = parsed.records
    players = np.array([whole(head.get("players", "")) or 0 for head in heads], np.int64)
    seats = np.maximum(records["seats"], players)
    game = np.repeat(np.arange(len(records)), seats)
    seat = np.arange(len(game)) - np.repeat(np.cumsum(seats) - seats, seats)
    finished = records["seats"][game] > seat
    won = (records["winners"][game].astype(np.int64) >> seat & 1).astype(bool)
    winners = np.bincount(game, won, minlength=len(records))
    names = [
        name.strip()
        for head, count in zip(heads, seats.tolist(), strict=True)
        for name in named(head, count)
    ]
    places = np.minimum(seat, records["points"].shape[1] - 1)
    return pa.table(
        {
            "game": first + game,
            "seat": seat.astype(np.int8),
            "name": pa.array([name or None for name in names], pa.string()).dictionary_encode(),
            "points": pa.array(records["points"][game, places], mask=~finished),
            "win": pa.array(won / np.maximum(winners[game], 1), mask=~finished),
        }
    )


def named(head: dict[str, str], seats: int) -> list[str]:
    """A name for each seat, empty where it has none."""
    names = head["names"].split("|") if "names" in head else []
    return [*names, *[""] * seats][:seats]


def decisions_table(parsed: ParsedRecords, first: int) -> "pa.Table":
    """A row for each action of each answer."""
    import pyarrow as pa

    decisions = parsed.decisions
    # Words that mean the same, such as the names that another edition uses, become one.
    spelled = list(dict.fromkeys(map(canonical, parsed.words)))
    number = {word: place for place, word in enumerate(spelled)}
    meant = np.array([number[canonical(word)] for word in parsed.words], np.int16)
    columns: dict[str, Any] = {
        "game": first + decisions["record"].astype(np.int64),
        "question": decisions["question"],
        "round": decisions["in_round"],
        **{name: decisions[name] for name in ("turn", "seat", "step")},
    }
    numbers = meant[decisions["word"]] if len(meant) else np.zeros(0, np.int16)
    columns["action"] = pa.DictionaryArray.from_arrays(numbers, pa.array(spelled, pa.string()))
    return pa.table(columns)
