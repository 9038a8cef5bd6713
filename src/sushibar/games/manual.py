"""The rules of a game on one page, for somebody who has never played it."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sushibar.errors import SetupError
from sushibar.games.kit import kit_named
from sushibar.games.phrases import Rule
from sushibar.texts import text

Told = dict[str, Any]


class Page(NamedTuple):
    """What a rules page says: chapters, then every card, in groups."""

    sections: list[Told]
    groups: list[Told]


def manual(name: str, edition: str | None) -> Told:
    """Everything that the rules page of a game says."""
    kit = kit_named(name)
    editions = kit.rules.editions
    chosen = edition or editions[0]
    if chosen not in editions:
        raise SetupError("error-edition", edition=chosen, editions=", ".join(editions))
    page = kit.manual.page(chosen)
    return {
        "game": name,
        "edition": chosen,
        "editions": list(editions),
        "sections": page.sections,
        "groups": page.groups,
    }


def chapters(game: str, edition: str, names: Iterable[str]) -> list[Told]:
    """Chapters of a game's own by name."""
    return [
        section(name, edition, [text(f"manual-{game}-{name}", edition=edition)]) for name in names
    ]


def section(name: str, edition: str, words: list[str]) -> Told:
    """A chapter."""
    return {"name": name, "title": text(f"manual-{name}", edition=edition), "words": words}


def ours(game: str, edition: str, parts: Iterable[str]) -> Told:
    """What the rulebook leaves open, and what comes from elsewhere."""
    decided = [text(f"manual-ours-{game}-{part}") for part in parts]
    return section("ours", edition, [*decided, text(f"manual-sources-{game}")])


def group(name: str, title: str, rules: list[Told]) -> Told:
    """Cards that belong together."""
    return {"name": name, "title": title, "rules": rules}


def explained(
    rule: Rule,
    copies: Mapping[str, int],
    *,
    name: str = "",
    players: list[int] | None = None,
    expansion: bool = False,
) -> Told:
    """What one sort of card does, and how many the box holds."""
    cards = [
        {"name": card, "title": title, "copies": copies.get(card)}
        for card, title in rule.cards.items()
    ]
    return {
        "name": name or next(iter(rule.cards)),
        "title": rule.name,
        "words": rule.words,
        "cards": cards,
        "players": players or [],
        "expansion": expansion,
    }
