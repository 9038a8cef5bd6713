"""The rules page of Wasabi!."""

from collections.abc import Iterable, Mapping
from typing import Final

from sushibar.games.manual import (
    ExplainedCards,
    Page,
    PrintedCard,
    Section,
    chapters,
    explained,
    group,
    ours,
)
from sushibar.games.phrases import Rule
from sushibar.games.setup import Setup
from sushibar.games.wasabi.rules.book import house_book
from sushibar.games.wasabi.rules.cards import CARDS
from sushibar.texts import text

SUBJECTS: Final = ("turn", "completing", "style", "tokens", "passing", "rewards", "refilling")
"""The chapters before the end, which the table's own words know."""


def page(edition: str) -> Page:
    """Everything that the page says."""
    setup = Setup.checked("wasabi", 4)
    rules, book = setup.words.rules(setup), house_book()
    known = {next(iter(rule.cards)): rule for rule in rules}
    sections = [
        *chapters("wasabi", edition, ("goal", "board", "deal")),
        *(chapter(known[subject], subject) for subject in (*SUBJECTS, "end")),
        *chapters("wasabi", edition, ("players",)),
        ours("wasabi", edition, ("book", "turn", "completing")),
    ]
    tiles = dict(zip(book.ingredients, book.tiles, strict=True))
    cards = {card: rule for rule in rules if rule.listed for card in rule.cards}
    others = {card: rule for rule in rules if not rule.listed for card in rule.cards}
    recipes = [
        recipe(others, name, [book.ingredients[one] for one in wanted])
        for name, wanted in zip(book.recipes, book.lists, strict=True)
    ]
    return Page(
        sections,
        [
            group(
                "kitchen",
                text("manual-group-kitchen"),
                [explained(cards[name], {}) for name in CARDS],
            ),
            group(
                "tile",
                text("manual-group-tile"),
                [explained(others[name], tiles) for name in book.ingredients],
            ),
            group("recipe", text("manual-group-recipe"), recipes),
        ],
    )


def chapter(rule: Rule, name: str) -> Section:
    """A chapter that the table's own words tell."""
    return {"name": name, "title": rule.name, "words": [rule.words]}


def recipe(rules: Mapping[str, Rule], name: str, wanted: Iterable[str]) -> ExplainedCards:
    """A recipe, drawn by its ingredients in the order that has style."""
    cards: list[PrintedCard] = [
        {"name": one, "title": rules[one].name, "copies": None} for one in wanted
    ]
    return {**explained(rules[name], {}), "cards": cards}
