"""The wire protocol in TypeScript, for the browser: `python -m sushibar.server.typescript`.

Printed, it is the whole of `frontend/src/wire.ts`; a test compares the two.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter

from sushibar.server import archived, requests, responses
from sushibar.server.wire import PROTOCOL, FromClient, FromServer

HEAD: Final = """\
// The wire protocol of live tables. Made by: python -m sushibar.server.typescript
// Do not edit: the schema is in src/sushibar/server/wire.py.

export const PROTOCOL = {protocol};
"""
REQUESTS: Final = (
    requests.NewTable,
    requests.SitDown,
    requests.AddBot,
    requests.StandIn,
    requests.Salt,
    responses.Seat,
    responses.Moved,
    responses.Tables,
    responses.Records,
    responses.Catalogue,
    responses.Rules,
    responses.Manual,
    requests.Wish,
    responses.Checked,
    responses.Verdict,
    responses.Figures,
    responses.Ratings,
    requests.Lesson,
    archived.Replay,
    archived.ReviewLine,
    responses.Problem,
)
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def wire() -> str:
    """All types, each message an interface, and the two unions of what goes each way."""
    parts = [HEAD.format(protocol=PROTOCOL)]
    known: set[str] = set()
    parts += union("FromClient", TypeAdapter(FromClient), "validation", known)
    parts += union("FromServer", TypeAdapter(FromServer), "serialization", known)
    for model in REQUESTS:
        parts += interfaces(model, known)
    return "\n".join(parts)


def union(name: str, adapter: TypeAdapter[Any], mode: Any, known: set[str]) -> Iterator[str]:
    """A union of messages, after all that they consist of."""
    schema = adapter.json_schema(mode=mode)
    yield from definitions(schema, known)
    yield (
        f"export type {name} =\n  | "
        + "\n  | ".join(one["$ref"].rpartition("/")[2] for one in schema["oneOf"])
        + ";\n"
    )


def interfaces(model: type[BaseModel], known: set[str]) -> Iterator[str]:
    """A model, after all that it consists of."""
    mode: Any = "validation" if issubclass(model, requests.Request) else "serialization"
    schema = model.model_json_schema(mode=mode)
    yield from definitions(schema, known)
    if model.__name__ not in known:
        known.add(model.__name__)
        yield interface(model.__name__, schema)


def definitions(schema: dict[str, Any], known: set[str]) -> Iterator[str]:
    """Everything that a schema defines and that was not known before."""
    for name, part in schema.get("$defs", {}).items():
        if name not in known:
            known.add(name)
            yield interface(name, part)


def interface(name: str, schema: dict[str, Any]) -> str:
    """A model as an interface."""
    required = set(schema.get("required", ()))
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


if __name__ == "__main__":
    print(wire(), end="")
