"""The rules of a game on one page, for somebody who has never played it."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sushibar.errors import SetupError
from sushibar.games.kit import game_named
from sushibar.games.party.rules.cards import MOST_PLAYERS, TYPES
from sushibar.games.party.words.rules import every_rule
from sushibar.games.phrases import Rule
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules.cards import CARDS, DECK
from sushibar.games.wasabi.rules.book import house_book
from sushibar.games.wasabi.rules.cards import CARDS as KITCHEN
from sushibar.games.words import words_of
from sushibar.texts import text

EXPANSIONS: Final = ("sukeroku", "sake")
SUBJECTS: Final = ("turn", "completing", "style", "tokens", "passing", "rewards", "refilling")
"""The chapters of Wasabi! before its end, which the table's own words know."""


def manual(name: str, edition: str | None) -> dict[str, Any]:
    """Everything that the rules page of a game says."""
    game = game_named(name)
    chosen = edition or game.editions[0]
    if chosen not in game.editions:
        raise SetupError("error-edition", edition=chosen, editions=", ".join(game.editions))
    sections, groups = {"sushi-go": _sushi_go, "party": _party, "wasabi": _wasabi}[name](chosen)
    return {
        "game": name,
        "edition": chosen,
        "editions": list(game.editions),
        "sections": sections,
        "groups": groups,
    }


def _sushi_go(edition: str) -> tuple[list[Any], list[Any]]:
    zoch = edition == "zoch"
    chapters = _chapters("sushi-go", ("goal", "deal", "turn", "round", "end"))
    options = [text("manual-option-pass-both-ways")]
    if not zoch:
        options.append(text("manual-option-dummy"))
    players = text("manual-sushi-go-zoch-players" if zoch else "manual-sushi-go-players")
    sections = [
        *chapters,
        _section("players", [players]),
        _section("options", [*options, text(f"manual-edition-{edition}")]),
        _section("ours", [text("manual-ours-sushi-go")]),
    ]
    setup = Setup.checked("sushi-go", 4, edition)
    copies = dict(zip(CARDS, DECK, strict=True))
    rules = [_explained(rule, copies) for rule in words_of(setup).rules(setup)]
    return sections, [_group("cards", text("manual-cards"), rules)]


def _party(edition: str) -> tuple[list[Any], list[Any]]:
    sections = [
        *_chapters("party", ("goal", "menu", "deal", "turn", "numbers", "round", "end", "players")),
        _section("ours", [text("manual-ours-party")]),
    ]
    groups: dict[str, list[Any]] = {}
    for type_, rule in zip(TYPES, every_rule(), strict=True):
        copies = dict(zip(type_.kinds, type_.copies, strict=True))
        everybody = type_.players == (2, MOST_PLAYERS)
        told = _explained(
            rule,
            copies,
            name=type_.name,
            players=[] if everybody else list(type_.players),
            expansion=type_.name in EXPANSIONS,
        )
        groups.setdefault(type_.group, []).append(told)
    return sections, [
        _group(group, text(f"manual-group-{group}"), rules) for group, rules in groups.items()
    ]


def _wasabi(edition: str) -> tuple[list[Any], list[Any]]:
    setup = Setup.checked("wasabi", 4)
    known = {next(iter(rule.cards)): rule for rule in words_of(setup).rules(setup)}
    book = house_book()
    sections = [
        *_chapters("wasabi", ("goal", "board", "deal")),
        *(_told(known[subject], subject) for subject in (*SUBJECTS, "end")),
        *_chapters("wasabi", ("players",)),
        _section("ours", [text("manual-ours-wasabi")]),
    ]
    tiles = dict(zip(book.ingredients, book.tiles, strict=True))
    rules = words_of(setup).rules(setup)
    cards = {card: rule for rule in rules if rule.listed for card in rule.cards}
    others = {card: rule for rule in rules if not rule.listed for card in rule.cards}
    return sections, [
        _group("kitchen", text("manual-group-kitchen"), _all(cards, KITCHEN, {})),
        _group("tile", text("manual-group-tile"), _all(others, book.ingredients, tiles)),
        _group(
            "recipe",
            text("manual-group-recipe"),
            [
                _recipe(others, recipe, [book.ingredients[one] for one in wanted])
                for recipe, wanted in zip(book.recipes, book.lists, strict=True)
            ],
        ),
    ]


def _chapters(game: str, names: Iterable[str]) -> list[dict[str, Any]]:
    return [_section(name, [text(f"manual-{game}-{name}")]) for name in names]


def _section(name: str, words: list[str]) -> dict[str, Any]:
    return {"name": name, "title": text(f"manual-{name}"), "words": words}


def _told(rule: Rule, name: str) -> dict[str, Any]:
    return {"name": name, "title": rule.name, "words": [rule.words]}


def _group(name: str, title: str, rules: list[Any]) -> dict[str, Any]:
    return {"name": name, "title": title, "rules": rules}


def _all(
    rules: Mapping[str, Rule], names: Iterable[str], copies: Mapping[str, int]
) -> list[dict[str, Any]]:
    return [_explained(rules[name], copies) for name in names]


def _recipe(rules: Mapping[str, Rule], name: str, wanted: Iterable[str]) -> dict[str, Any]:
    """A recipe, drawn by its ingredients in the order that has style."""
    cards = [{"name": one, "title": rules[one].name, "copies": None} for one in wanted]
    return {**_explained(rules[name], {}), "cards": cards}


def _explained(
    rule: Rule,
    copies: Mapping[str, int],
    *,
    name: str = "",
    players: list[int] | None = None,
    expansion: bool = False,
) -> dict[str, Any]:
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
