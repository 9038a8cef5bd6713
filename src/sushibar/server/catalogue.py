"""What can be played: games, editions, options, menus, bots and rules, in somebody's language."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from sushibar.bots.roster import everybody
from sushibar.errors import SetupError
from sushibar.games.kit import GAMES, game_named
from sushibar.games.menus import RANDOM
from sushibar.games.party.rules.cards import NIGIRI, TYPES
from sushibar.games.party.rules.menu import COURSES, players_for
from sushibar.games.setup import Setup
from sushibar.games.words import words_of
from sushibar.match.chat import EMOTES, PHRASES
from sushibar.rulebook.game import Game
from sushibar.table.seen import described
from sushibar.table.table import Table
from sushibar.texts import language, languages, text


def games() -> dict[str, Any]:
    """Everything that a table can be set up with."""
    return {
        "language": language(),
        "languages": list(languages()),
        "games": [offered(game) for game in GAMES.values()],
        "bots": bots(),
        "phrases": {phrase: text(f"phrase-{phrase}") for phrase in PHRASES},
        "emotes": {emote: text(f"emote-{emote}") for emote in EMOTES},
    }


def offered(game: Game) -> dict[str, Any]:
    """A game, and what can be chosen for it."""
    return {
        "name": game.name,
        "title": text(f"game-{game.name}"),
        "version": game.version,
        "players": list(span(game, None)),
        "editions": [edition(game, name) for name in game.editions],
        "menus": [
            {
                "name": name,
                "title": text(f"menu-{name}"),
                "types": list(types),
                "players": [players_for(types)[0], players_for(types)[-1]],
            }
            for name, types in game.menus.items()
        ],
        "types": [
            {
                "name": one.name,
                "title": text(f"category-{one.name}"),
                "group": one.group,
                "players": list(one.players),
            }
            for number, one in enumerate(TYPES)
            if game.menus and number != NIGIRI
        ],
    }


def edition(game: Game, name: str) -> dict[str, Any]:
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


def bots() -> list[dict[str, Any]]:
    """Everybody who can be played against."""
    return [
        {
            "name": one.name,
            "level": one.kind.level,
            "character": one.kind.character,
            "games": list(one.kind.games),
            "limited": one.kind.limited,
        }
        for one in everybody()
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
    known = {one.name for one in TYPES}
    own = menu if game_named(game).menus and not isinstance(menu, str) else None
    if own is not None and known.issuperset(own) and len(set(own)) == len(own):
        problems = menu_problems(own, players)
        if problems:
            return problems, ()
    try:
        return [], Setup.checked(game, players, edition, options, menu, "check").menu
    except SetupError as error:
        return [str(error)], ()


def menu_problems(menu: Collection[str], players: int) -> list[str]:
    """Everything that a menu lacks or has too much of."""
    problems = []
    for group, wanted in COURSES.items():
        served = sum(one.group == group for one in TYPES if one.name in menu)
        if served != wanted:
            problems.append(text("menu-problem-group", group=group, served=served))
    for one in TYPES:
        fewest, most = one.players
        if one.name in menu and not fewest <= players <= most:
            title = text(f"category-{one.name}")
            problems.append(text("menu-problem-players", type=title, fewest=fewest, most=most))
    return problems


def rules(game: str, players: int, edition: str | None, menu: str | None) -> dict[str, Any]:
    """How a game goes, and what every card does."""
    return rules_of(Setup.checked(game_named(game).name, players, edition, (), menu, "rules"))


def rules_of(setup: Setup) -> dict[str, Any]:
    """What a game is played with, how it goes, and what every card does."""
    words = words_of(setup)
    table = Table(
        setup.game,
        players=setup.players,
        edition=setup.edition,
        options=setup.options,
        menu=setup.menu or None,
        book=setup.book,
        seed="rules",
    )
    return {
        "setup": described(table.view(None)),
        "names": {card: words.card_name(setup, card) for card in table.called.cards if card},
        "welcome": words.welcome(setup),
        "rules": [
            {"name": one.name, "words": one.words, "cards": dict(one.cards), "listed": one.listed}
            for one in words.rules(setup)
        ],
    }
