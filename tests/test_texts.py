"""The catalogues: every message is there, is used, can be said, and is not needed to simulate."""

import ast
import asyncio
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sushibar
from sushibar import texts
from sushibar.games.wasabi.rules.book import house_book
from sushibar.texts import (
    FALLBACK,
    language,
    languages,
    speaking,
    text,
    use_language,
    wanted_language,
)

PACKAGE = Path(sushibar.__file__).parent
CATALOGUES = sorted((PACKAGE / "texts").glob("*/*.ftl"))
FRONTEND = PACKAGE.parents[1] / "frontend" / "src"
PART = re.compile(r"-?[a-z0-9]+(-[a-z0-9]+)*")
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)*")
FAMILY = re.compile(r"[a-z]+(-[a-z0-9]+)*-?")
ALWAYS_KEYS = ("error-", "refusal-", "record-", "reason-", "usage-")
"""A text in the source that starts like this is a key, wherever it stands."""


# What the catalogues hold


def entries(path: Path) -> list[Any]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(name: str) -> dict[str, Any]:
    """All messages of a language by key."""
    return {
        entry.id.name: entry
        for path in CATALOGUES
        if path.parent.name == name
        for entry in entries(path)
        if isinstance(entry, ftl.Message)
    }


class Facts(Visitor):
    """Collects the facts that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def facts_of(message: Any) -> set[str]:
    """What a message mentions, and what its comment offers to other languages."""
    facts = Facts()
    facts.visit(message)
    comment = message.comment.content if message.comment else ""
    return facts.names | set(re.findall(r"\$([a-z_]+):", comment))


# What the source says


@cache
def sources() -> tuple[ast.Module, ...]:
    return tuple(
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))
    )


def nodes() -> Iterator[ast.AST]:
    for source in sources():
        yield from ast.walk(source)


@cache
def literals() -> frozenset[str]:
    """Every text that stands in the source, or in the house recipe book, by itself."""
    return frozenset(
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ).union(house_book().ingredients, house_book().recipes)


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def takes_a_key(name: str) -> bool:
    """Whether the first argument of a call is the key of a message."""
    kind = getattr(sushibar, name, None) if name in sushibar.__all__ else None
    is_error = isinstance(kind, type) and issubclass(kind, sushibar.SushibarError)
    return is_error or name == "text"


def literal_keys() -> set[str]:
    """The keys that the source spells out."""
    keys = {literal for literal in literals() if literal.startswith(ALWAYS_KEYS)}
    for node in nodes():
        if isinstance(node, ast.Call) and takes_a_key(called(node)) and node.args:
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            keys |= {
                choice.value
                for choice in choices
                if isinstance(choice, ast.Constant) and isinstance(choice.value, str)
            }
        if isinstance(node, ast.Call) and called(node) in ("option", "argument") and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                keys.add(f"help-option-{first.value}")
    return {key for key in keys if KEY.fullmatch(key)}


def families() -> dict[str, re.Pattern[str]]:
    """The keys that the source puts together; holes take only texts of the source, or numbers."""
    parts = sorted(literal for literal in literals() if PART.fullmatch(literal))
    hole = f"(?:|[0-9]+|{'|'.join(parts)})"
    found = {}
    for node in nodes():
        if not isinstance(node, ast.JoinedStr) or not isinstance(node.values[0], ast.Constant):
            continue
        beginning = str(node.values[0].value)
        if FAMILY.fullmatch(beginning) and "-" in beginning:
            found[ast.unparse(node)] = re.compile(
                "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else hole
                    for part in node.values
                )
            )
    return found


def spelled_in_the_browser() -> set[str]:
    """The keys of the browser's part; of those that it puts together, all that begin so."""
    written = "".join(
        path.read_text(encoding="utf-8")
        for path in FRONTEND.rglob("*")
        if path.suffix in (".ts", ".svelte")
    )
    begun = tuple(re.findall(r"`(web-[a-z-]+-)\$\{", written))
    whole = set(re.findall(r"\bweb-[a-z0-9-]+\b", written))
    return whole | {key for key in messages(FALLBACK) if key.startswith(begun)}


def test_every_key_that_the_browser_spells_out_is_in_the_catalogue() -> None:
    keys = set(messages(FALLBACK))
    begun = {key for key in spelled_in_the_browser() if key not in keys}
    assert all(any(key.startswith(f"{one}-") for key in keys) for one in begun), begun


# The catalogues


@pytest.mark.parametrize("path", CATALOGUES, ids=[path.stem for path in CATALOGUES])
def test_a_catalogue_is_read_without_leftovers(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
    assert junk == []


def test_no_key_is_there_twice() -> None:
    for name in languages():
        keys = Counter(
            entry.id.name
            for path in CATALOGUES
            if path.parent.name == name
            for entry in entries(path)
            if isinstance(entry, ftl.Message)
        )
        assert [key for key, times in keys.items() if times > 1] == []


def test_every_key_that_the_source_spells_out_is_in_the_catalogue() -> None:
    assert len(literal_keys()) > 100
    assert sorted(literal_keys() - set(messages(FALLBACK))) == []


def test_every_family_of_keys_has_members() -> None:
    keys = messages(FALLBACK)
    assert len(families()) > 10
    for spelled, pattern in families().items():
        assert any(pattern.fullmatch(key) for key in keys), spelled


def test_every_message_is_used() -> None:
    spelled = literal_keys() | literals() | spelled_in_the_browser()
    patterns = [
        pattern for name, pattern in families().items() if not name.startswith("f'help-option-")
    ]
    unused = [
        key
        for key in messages(FALLBACK)
        if key not in spelled and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_other_languages_have_no_messages_and_facts_of_their_own() -> None:
    english = messages(FALLBACK)
    for name in languages():
        for key, message in messages(name).items():
            assert key in english, f"{name}: {key}"
            assert facts_of(message) <= facts_of(english[key]), f"{name}: {key}"


@pytest.mark.parametrize("number", [0, 1, 2, 1000])
def test_every_message_can_be_said_with_its_facts(number: int) -> None:
    for key, message in messages(FALLBACK).items():
        assert text(key, **dict.fromkeys(facts_of(message), number)), key


def test_a_fact_that_is_missing_is_noticed() -> None:
    with pytest.raises(Exception, match="game"):
        text("error-game", games="none")


def test_a_fact_may_hold_anything_at_any_length() -> None:
    assert "{ $games }" in text("error-game", game="{ $games }", games="x")
    assert text("error-game", game="x" * 100_000, games="y").startswith("there is no game “xxx")


# The language


@pytest.fixture
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(texts, "_chosen", None)
    monkeypatch.delenv("SUSHIBAR_LANG", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    return monkeypatch


@pytest.mark.parametrize("name", ["xx", "xx_YY.UTF-8", "C", "", "e", "..", "🍣", "en", "en_GB"])
def test_an_unknown_language_falls_back_to_english(
    name: str, plain_environment: pytest.MonkeyPatch
) -> None:
    plain_environment.setenv("SUSHIBAR_LANG", name)
    assert language() == "en"
    assert text("sheet-total") == "Total"


def test_an_unknown_choice_falls_back_to_english(plain_environment: pytest.MonkeyPatch) -> None:
    use_language("xx")
    assert text("sheet-total") == "Total"
    use_language(None)
    assert language() == "en"


# Several languages at once


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were a second language."""
    monkeypatch.setattr(texts, "languages", lambda: ("en", "xx"))


@pytest.mark.usefixtures("two_languages")
def test_a_language_is_spoken_for_a_while_and_then_the_chosen_one_again() -> None:
    use_language("en")
    try:
        with speaking("xx"):
            assert language() == "xx"
            with speaking("en"):
                assert language() == "en"
            assert language() == "xx"
        assert language() == "en"
    finally:
        use_language(None)


@pytest.mark.usefixtures("two_languages")
def test_tasks_and_threads_speak_their_own_languages() -> None:
    async def speaks(name: str, both: asyncio.Barrier) -> str:
        with speaking(name):
            await both.wait()
            return f"{language()} {await asyncio.to_thread(language)}"

    async def together() -> tuple[str, str]:
        both = asyncio.Barrier(2)
        english, other = await asyncio.gather(speaks("en", both), speaks("xx", both))
        return english, other

    assert asyncio.run(together()) == ("en en", "xx xx")


def test_an_unknown_language_cannot_be_spoken() -> None:
    with speaking("zz"):
        assert text("sheet-total") == "Total"


@pytest.mark.usefixtures("two_languages")
@pytest.mark.parametrize(
    ("header", "best"),
    [
        ("", "en"),
        ("xx", "xx"),
        ("XX-yy", "xx"),
        ("en, xx", "en"),
        ("xx, en", "xx"),
        ("en;q=0.5, xx;q=0.7", "xx"),
        ("de, fr;q=0.9, xx-YY;q=0.4", "xx"),
        ("xx;q=0, *", "en"),
        ("*, xx;q=0.5", "en"),
        ("xx;q=0", "en"),
        ("xx ; q=0.3 , zz", "xx"),
        ("xx;q=.., en;q=0.1", "en"),
        ("🍣, ;;;, q=1, xx;level=1, ,", "en"),
        (",".join(["zz"] * 1000), "en"),
    ],
)
def test_a_browser_gets_the_best_of_our_languages(header: str, best: str) -> None:
    assert wanted_language(header) == best


# Without the catalogue's library


LACKING = ("fluent", "fluent.runtime", "filelock", "platformdirs", "pydantic", "typing_extensions")


def without_fluent(program: str) -> str:
    """What a program prints where little more than NumPy and Numba is installed."""
    blocked = f"import sys\nfor name in {LACKING}: sys.modules[name] = None\n"
    done = subprocess.run(
        [sys.executable, "-c", blocked + program],
        capture_output=True,
        encoding="utf-8",
        check=True,
        env={**os.environ, "SUSHIBAR_LANG": "en"},
        timeout=600,
    )
    return done.stdout


def test_a_text_without_fluent_is_its_key_and_facts() -> None:
    program = "from sushibar.texts import text\nprint(text('error-game', game='x', games='y'))"
    assert without_fluent(program) == "error-game game=x games=y\n"


def test_simulations_need_no_fluent() -> None:
    program = (
        "import runpy\n"
        "sys.argv = ['sushibar.batch', 'sim', 'sushi-go', '--games', '10']\n"
        "runpy.run_module('sushibar.batch', run_name='__main__', alter_sys=True)\n"
    )
    assert json.loads(without_fluent(program))["games"] == 10


def test_menus_are_chosen_without_fluent() -> None:
    program = (
        "from sushibar.batch.parity import setups\n"
        "from sushibar.games.kit import game_named\n"
        "print(len(setups(game_named('party'), menu='Big Banquet')))\n"
        "try: setups(game_named('party'), 2, 'Big Banquet')\n"
        "except ValueError as error: print(error)\n"
    )
    told = "6\nerror-menu-players type=spoon fewest=3 most=8 players=2\n"
    assert without_fluent(program) == told


@pytest.mark.parametrize("command", [[], ["sim"], ["parity"]])
def test_the_command_for_simulations_helps_without_fluent(command: list[str]) -> None:
    program = (
        "import runpy\n"
        "for name in ('typer', 'pydantic'): sys.modules[name] = None\n"
        f"sys.argv = {['sushibar.batch', *command, '--help']!r}\n"
        "runpy.run_module('sushibar.batch', run_name='__main__', alter_sys=True)\n"
    )
    assert "usage: python -m sushibar.batch" in without_fluent(program)
