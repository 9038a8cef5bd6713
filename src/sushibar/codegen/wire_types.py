"""The wire protocol as TypeScript types: all of `frontend/src/wire.ts`."""

import json
from collections.abc import Iterator
from typing import Any, Final, Literal

from pydantic import TypeAdapter

from sushibar.games import manual, score_answer
from sushibar.games.kit import KITS, Kit
from sushibar.server import (
    catalogue,
    guide,
    menus,
    pad_answers,
    problems,
    puzzle_views,
    puzzles,
    records,
    replays,
    requests,
    review_jobs,
    statistics,
    tables,
)
from sushibar.server.wire import PROTOCOL, from_client, from_server
from sushibar.table import pad_answer

Mode = Literal["validation", "serialization"]

HEAD: Final = """\
// The wire protocol of live tables. Made by: python -m sushibar.codegen
// Do not edit: its shapes are in src/sushibar, beside what fills them; messages in server/wire.py.

export const PROTOCOL = {protocol};

export type GameName = {names};
export const GAMES: readonly [GameName, ...GameName[]] = [{games}];

/** What is known of a game before anything was asked. */
export interface About {{
  /** The drawings that stand for it. */
  cover: string[];
  /** Whether it is played with a menu. */
  menus: boolean;
  /** Whether a book of recipes can be brought along. */
  books: boolean;
  /** Whether points count at once, not at the end of a round. */
  live: boolean;
}}

export const ABOUT: Record<GameName, About> = {{
{about}
}};
"""
REQUESTS: Final = (
    requests.NewTable,
    requests.TableOptions,
    requests.NewName,
    requests.SitDown,
    requests.AddBot,
    requests.StandIn,
    requests.Salt,
    requests.SetupRequest,
    requests.LessonRequest,
    requests.OwnGames,
    requests.OwnRecords,
    requests.PuzzleGuess,
    requests.PadRequest,
    requests.PlateRequest,
)
RESPONSES: Final[tuple[Any, ...]] = (
    tables.Seat,
    tables.TableSummary,
    tables.Moved,
    tables.Tables,
    records.Records,
    replays.Replay,
    menus.MenuList,
    menus.MenuLikeness,
    puzzles.PuzzlesToday,
    puzzles.PuzzleShelf,
    puzzle_views.PuzzleView,
    puzzle_views.PuzzleAnswer,
    review_jobs.ReviewLine,
    catalogue.Catalogue,
    catalogue.Rules,
    manual.ManualPage,
    guide.SetupCheck,
    replays.Verdict,
    statistics.StatisticsView,
    statistics.Ratings,
    score_answer.ScoreAnswer,
    pad_answer.PadAnswer,
    pad_answers.ReadPlate,
    problems.Problem,
)
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def wire_types() -> str:
    """All types, each message an interface, and the two unions of what goes each way."""
    about = [f"  {json.dumps(name)}: {json.dumps(about_game(kit))}," for name, kit in KITS.items()]
    games = [json.dumps(name) for name in KITS]
    parts = [
        HEAD.format(
            protocol=PROTOCOL,
            names=" | ".join(games),
            games=", ".join(games),
            about="\n".join(about),
        )
    ]
    known: set[str] = set()
    parts += union("FromClient", from_client, "validation", known)
    parts += union("FromServer", from_server, "serialization", known)
    for request in REQUESTS:
        parts += interfaces(request, "validation", known)
    for response in RESPONSES:
        parts += interfaces(response, "serialization", known)
    return "\n".join(parts)


def about_game(kit: Kit) -> dict[str, object]:
    """What the page has to know of a game before it has asked."""
    return {
        "cover": kit.pieces.COVER,
        "menus": kit.rules.serving is not None,
        "books": kit.rules.books is not None,
        "live": kit.words.is_live(),
    }


def union(name: str, adapter: TypeAdapter[Any], mode: Mode, known: set[str]) -> Iterator[str]:
    """A union of messages, after all that they consist of."""
    schema = adapter.json_schema(mode=mode)
    yield from definitions(schema, mode, known)
    yield (
        f"export type {name} =\n  | "
        + "\n  | ".join(one["$ref"].rpartition("/")[2] for one in schema["oneOf"])
        + ";\n"
    )


def interfaces(shape: Any, mode: Mode, known: set[str]) -> Iterator[str]:
    """A shape, after all that it consists of."""
    schema = TypeAdapter(shape).json_schema(mode=mode)
    yield from definitions(schema, mode, known)
    if shape.__name__ not in known:
        known.add(shape.__name__)
        yield interface(shape.__name__, schema, mode)


def definitions(schema: dict[str, Any], mode: Mode, known: set[str]) -> Iterator[str]:
    """Everything that a schema defines and that was not known before."""
    for name, part in schema.get("$defs", {}).items():
        if name not in known:
            known.add(name)
            yield interface(name, part, mode)


def interface(name: str, schema: dict[str, Any], mode: Mode) -> str:
    """A shape as an interface; what has a default may be left out by clients only."""
    required = set(schema.get("required", ()))
    if mode == "serialization":
        required |= {field for field, kind in schema["properties"].items() if "default" in kind}
    lines = [f"/** {schema['description'].splitlines()[0]} */", f"export interface {name} {{"]
    for field, kind in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in required else '?'}: {spelled(kind)};")
    return "\n".join([*lines, "}", ""])


def spelled(schema: dict[str, Any]) -> str:
    """A type as TypeScript spells it."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(spelled(one) for one in schema[several])
    if "prefixItems" in schema:
        return f"[{', '.join(map(spelled, schema['prefixItems']))}]"
    if schema.get("type") == "array":
        inner = spelled(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {spelled(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(schema.get("type")), "unknown")
