"""The wire protocol: one schema, and the browser's types are made from it."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from sushibar.codegen.wire_types import wire_types
from sushibar.server import wire

TYPES = Path(__file__).parents[1] / "frontend" / "src" / "wire.ts"


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert TYPES.read_text(encoding="utf-8") == wire_types(), "run: python -m sushibar.codegen"


def test_every_type_that_is_mentioned_is_defined_once() -> None:
    written = wire_types()
    defined = re.findall(r"^export (?:interface|type) (\w+)", written, re.MULTILINE)
    assert len(defined) == len(set(defined))
    mentioned = set(re.findall(r"\b([A-Z][a-zA-Z]+)\b(?=[\[\];|)]| \||>)", written))
    assert mentioned - {"Record", "PROTOCOL"} <= set(defined)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "fugu"}',
        '{"type": "answer"}',
        '{"type": "answer", "question": "1", "steps": ["tempura"]}',
        '{"type": "answer", "question": 1, "steps": []}',
        '{"type": "answer", "question": 1, "steps": ["tempura"], "seat": 2}',
        '{"type": "answer", "question": -1, "steps": ["tempura"]}',
        '{"type": "answer", "question": 1, "steps": ["<b>"]}',
        '{"type": "hello", "secret": "123"}',
        '{"type": "hello", "language": "english"}',
    ],
)
def test_what_is_not_of_the_form_is_no_message(message: str) -> None:
    with pytest.raises(ValidationError):
        wire.from_client.validate_json(message)


def test_the_smallest_messages_are_messages() -> None:
    for message in ('{"type": "hello"}', '{"type": "ping"}', '{"type": "scores"}'):
        assert wire.from_client.validate_json(message)
