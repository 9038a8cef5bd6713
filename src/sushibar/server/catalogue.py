"""What can be played: games, editions, options, menus, bots and rules, in somebody's language."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

from sushibar.bots.roster import all_bots
from sushibar.errors import SetupError
from sushibar.games.kit import KITS, game_named, kit_named
from sushibar.games.menus import RANDOM
from sushibar.games.printed import PrintedFace
from sushibar.games.schema import described
from sushibar.games.setup import Setup
from sushibar.games.sheet import category_name
from sushibar.match.chat import EMOTES, PHRASES
from sushibar.match.known import PlayedWith
from sushibar.rulebook.game import Game, Serving
from sushibar.shapes import TypedDict
from sushibar.table.table import Table
from sushibar.texts import language, languages, text

FEW: Final = 4
"""Players of a table that is not set yet."""


class MenuOffer(TypedDict):
    """A recommended menu of Sushi Go Party!, and for how many players it is."""

    name: str
    title: str
    types: list[str]
    players: list[int]


class CardType(TypedDict):
    """A type of card that a menu may have."""

    name: str
    title: str
    group: str
    players: list[int]


class OptionOffer(TypedDict):
    """An option, and for how many players it is."""

    name: str
    players: list[int]


class EditionOffer(TypedDict):
    """An edition of the rules: for how many players, and with which options."""

    name: str
    players: list[int]
    options: list[OptionOffer]


class GameOffer(TypedDict):
    """A game, and what can be chosen for it."""

    name: str
    title: str
    version: int
    players: list[int]
    """The fewest and the most."""
    editions: list[EditionOffer]
    menus: list[MenuOffer]
    types: list[CardType]
    courses: dict[str, int]
    """How many types of each group a menu has."""
    printed: dict[str, PrintedFace]
    """What cards show beside their pictures, at a table of a few."""


class BotOffer(TypedDict):
    """A bot that can be played against."""

    name: str
    level: int | None
    character: str
    games: list[str]
    limited: bool
    """Whether its spec may say how long it thinks."""


class Catalogue(TypedDict):
    """Everything that a table can be set up with."""

    language: str
    languages: list[str]
    games: list[GameOffer]
    bots: list[BotOffer]
    phrases: dict[str, str]
    emotes: dict[str, str]


class CardRule(TypedDict):
    """What one sort of card does."""

    name: str
    words: str
    cards: dict[str, str]
    listed: bool


class Rules(TypedDict):
    """What a game is played with, how it goes, and what every card does."""

    setup: PlayedWith
    names: dict[str, str]
    """What people call the cards, by their names in files."""
    printed: dict[str, PrintedFace]
    """What they show beside their pictures, at this table."""
    welcome: list[str]
    rules: list[CardRule]


def games() -> Catalogue:
    """Everything that a table can be set up with."""
    return {
        "language": language(),
        "languages": list(languages()),
        "games": [offered(kit.rules) for kit in KITS.values()],
        "bots": bots(),
        "phrases": {phrase: text(f"phrase-{phrase}") for phrase in PHRASES},
        "emotes": {emote: text(f"emote-{emote}") for emote in EMOTES},
    }


def offered(game: Game) -> GameOffer:
    """A game, and what can be chosen for it."""
    return {
        "name": game.name,
        "title": text(f"game-{game.name}"),
        "version": game.version,
        "players": list(span(game, None)),
        "editions": [edition(game, name) for name in game.editions],
        "menus": [] if game.serving is None else menus(game, game.serving),
        "types": [] if game.serving is None else types(game, game.serving),
        "courses": {} if game.serving is None else dict(game.serving.courses),
        "printed": dict(kit_named(game.name).pieces.printed(FEW)),
    }


def menus(game: Game, serving: Serving) -> list[MenuOffer]:
    """The recommended menus of a game."""
    spans = {name: serving.players_for(menu) for name, menu in game.menus.items()}
    return [
        {
            "name": name,
            "title": text(f"menu-{name}"),
            "types": list(menu),
            "players": [spans[name][0], spans[name][-1]],
        }
        for name, menu in game.menus.items()
    ]


def types(game: Game, serving: Serving) -> list[CardType]:
    """What an own menu is made of."""
    return [
        {
            "name": dish.name,
            "title": category_name(dish.name, game.editions[0]),
            "group": dish.group,
            "players": list(dish.players),
        }
        for dish in serving.dishes
        if dish.group in serving.courses
    ]


def edition(game: Game, name: str) -> EditionOffer:
    """An edition of a game, for how many it is, and its options."""
    spans = {option: span(game, name, option) for option in game.options}
    return {
        "name": name,
        "players": list(span(game, name)),
        "options": [
            {"name": option, "players": list(players)}
            for option, players in spans.items()
            if players
        ],
    }


def menu_for(game: Game) -> str | None:
    """A menu that any number of players can have; none where there are no menus."""
    return RANDOM if game.menus else None


@cache
def span(game: Game, edition: str | None, *options: str) -> tuple[int, ...]:
    """The fewest and the most players that can be set up like this; nothing if nobody can."""
    fitting = []
    for players in range(2, game.seats + 1):
        with suppress(SetupError):
            fitting.append(
                Setup.checked(game.name, players, edition, options, menu_for(game)).players
            )
    return (fitting[0], fitting[-1]) if fitting else ()


def bots() -> list[BotOffer]:
    """Everybody who can be played against."""
    return [
        {
            "name": one.name,
            "level": one.kind.level,
            "character": one.kind.character,
            "games": list(one.kind.games),
            "limited": one.kind.limited,
        }
        for one in all_bots()
        if one.kind is not None
    ]


def check(
    game: str,
    players: int,
    edition: str | None,
    options: Sequence[str],
    menu: str | Sequence[str] | None,
) -> tuple[list[str], tuple[str, ...]]:
    """What is wrong with a setup, in words; if nothing is, the menu that it has."""
    rules = game_named(game)
    if rules.serving is not None and menu is not None and not isinstance(menu, str):
        problems = menu_problems(rules.serving, menu, players, rules.editions[0])
        if problems:
            return problems, ()
    try:
        return [], Setup.checked(game, players, edition, options, menu, "check").menu
    except SetupError as error:
        return [str(error)], ()


def menu_problems(serving: Serving, menu: Sequence[str], players: int, edition: str) -> list[str]:
    """Everything that a menu lacks or has too much of; nothing where it has unknown dishes."""
    known = {dish.name for dish in serving.dishes}
    if not known.issuperset(menu) or len(set(menu)) != len(menu):
        return []
    problems = []
    for group, wanted in serving.courses.items():
        served = sum(one.group == group for one in serving.dishes if one.name in menu)
        if served != wanted:
            problems.append(text("menu-problem-group", group=group, served=served))
    for one in serving.dishes:
        fewest, most = one.players
        if one.name in menu and not fewest <= players <= most:
            title = category_name(one.name, edition)
            problems.append(text("menu-problem-players", type=title, fewest=fewest, most=most))
    return problems


def rules(game: str, players: int, edition: str | None, menu: str | None) -> Rules:
    """How a game goes, and what every card does."""
    return rules_of(Setup.checked(game_named(game).name, players, edition, (), menu, "rules"))


def rules_of(setup: Setup) -> Rules:
    """What a game is played with, how it goes, and what every card does."""
    words = setup.words
    table = Table(**setup.keywords, seed="rules")
    return {
        "setup": described(table.view(None)),
        "names": {card: words.card_name(setup, card) for card in table.called.cards if card},
        "printed": dict(kit_named(setup.game).pieces.printed(setup.players)),
        "welcome": words.welcome(setup),
        "rules": [
            {"name": one.name, "words": one.words, "cards": dict(one.cards), "listed": one.listed}
            for one in words.rules(setup)
        ],
    }
