"""The rules of a game on one page, for somebody who has never played it."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sushibar.errors import SetupError
from sushibar.games.kit import kit_named
from sushibar.games.phrases import Rule
from sushibar.shapes import TypedDict
from sushibar.texts import text


class Section(TypedDict):
    """A part of the rules in words."""

    name: str
    title: str
    words: list[str]


class PrintedCard(TypedDict):
    """A card, and how many of it there are."""

    name: str
    title: str
    copies: int | None


class ExplainedCards(TypedDict):
    """What one sort of card does."""

    name: str
    title: str
    words: str
    cards: list[PrintedCard]
    players: list[int]
    """The fewest and the most that it is for; nothing if for all."""
    expansion: bool


class CardGroup(TypedDict):
    """Cards that belong together."""

    name: str
    title: str
    rules: list[ExplainedCards]


class Page(NamedTuple):
    """What a rules page says: chapters, then every card, in groups."""

    sections: list[Section]
    groups: list[CardGroup]


class ManualPage(TypedDict):
    """The rules of a game, for somebody who has never played it."""

    game: str
    edition: str
    editions: list[str]
    sections: list[Section]
    groups: list[CardGroup]


def manual(name: str, edition: str | None) -> ManualPage:
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


def chapters(game: str, edition: str, names: Iterable[str]) -> list[Section]:
    """Chapters of a game's own by name."""
    return [
        section(name, edition, [text(f"manual-{game}-{name}", edition=edition)]) for name in names
    ]


def section(name: str, edition: str, words: list[str]) -> Section:
    """A chapter."""
    return {"name": name, "title": text(f"manual-{name}", edition=edition), "words": words}


def ours(game: str, edition: str, parts: Iterable[str]) -> Section:
    """What the rulebook leaves open, and what comes from elsewhere."""
    decided = [text(f"manual-ours-{game}-{part}") for part in parts]
    return section("ours", edition, [*decided, text(f"manual-sources-{game}")])


def group(name: str, title: str, rules: list[ExplainedCards]) -> CardGroup:
    """Cards that belong together."""
    return {"name": name, "title": title, "rules": rules}


def explained(
    rule: Rule,
    copies: Mapping[str, int],
    *,
    name: str = "",
    players: list[int] | None = None,
    expansion: bool = False,
) -> ExplainedCards:
    """What one sort of card does, and how many the box holds."""
    cards: list[PrintedCard] = [
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
