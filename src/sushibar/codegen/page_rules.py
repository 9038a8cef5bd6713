"""The rules that the page's score pad needs without a network: `games/<game>/rules.ts` there."""

import json
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sushibar.codegen.rule_translation import translated
from sushibar.games.kit import KITS
from sushibar.games.score_pad import PageRules

HEAD: Final = """\
// @ts-nocheck
// Rules of {game}, translated from Python. Made by: python -m sushibar.codegen
// Do not edit: which they are, is in src/sushibar/games/*/scorepad/page.py.

"""
FACTS: Final = """

export const FACTS = {facts};
"""


def page_rules(game: str) -> str | None:
    """The rules of a game as a file of the page; none where the page leaves all to the server."""
    module = f"{KITS[game].scorepad.__name__}.page"  # type: ignore[attr-defined]  # it is a module
    if find_spec(module) is None:
        return None
    page: PageRules = import_module(module).PAGE
    rules, facts = translated(page.rules), spelled(page.facts)
    return HEAD.format(game=game) + rules + FACTS.format(facts=facts)


def spelled(facts: Mapping[str, object]) -> str:
    """Facts as an object, one on each line; of a list of objects each."""
    lines = []
    for name, fact in facts.items():
        if isinstance(fact, list) and isinstance(fact[0], dict):
            inner = "".join(f"    {json.dumps(one, ensure_ascii=False)},\n" for one in fact)
            lines.append(f"  {name}: [\n{inner}  ],\n")
        else:
            lines.append(f"  {name}: {json.dumps(fact, ensure_ascii=False)},\n")
    return "{\n" + "".join(lines) + "}"


def folder_of(game: str) -> str:
    """What a game's folder is called in the page."""
    return game.replace("-", "_")


def write(folder: Path) -> None:
    """Write the rules of every game into its folder among the page's games."""
    for game in KITS:
        rules = page_rules(game)
        if rules is not None:
            (folder / folder_of(game) / "rules.ts").write_text(rules, encoding="utf-8")
