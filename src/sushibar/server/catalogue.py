"""What can be played: games, editions, options, menus, bots and rules, in somebody's language."""

from typing import Any

from sushibar.bots.roster import everybody
from sushibar.match.match import PHRASES
from sushibar.rulebook.game import Game
from sushibar.rulebook.games import GAMES, game_named
from sushibar.rulebook.party.cards import TYPES
from sushibar.rulebook.party.menu import players_for
from sushibar.table.setup import Setup
from sushibar.table.words import words_of
from sushibar.texts import language, languages, text


def games() -> dict[str, Any]:
    """Everything that a table can be set up with."""
    return {
        "language": language(),
        "languages": list(languages()),
        "games": [described(game) for game in GAMES.values()],
        "bots": bots(),
        "phrases": {phrase: text(f"phrase-{phrase}") for phrase in PHRASES},
    }


def described(game: Game) -> dict[str, Any]:
    """A game, and what can be chosen for it."""
    return {
        "name": game.name,
        "title": text(f"game-{game.name}"),
        "version": game.version,
        "players": list(players_of(game)),
        "editions": list(game.editions),
        "options": list(game.options),
        "menus": [
            {"name": name, "types": list(types), "players": list(players_for(types))}
            for name, types in game.menus.items()
        ],
        "types": [{"name": one.name, "group": one.group} for one in TYPES if game.menus],
    }


def players_of(game: Game) -> tuple[int, int]:
    """The fewest and the most players of a game."""
    return 2, game.seats


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


def rules(game: str, players: int, edition: str | None, menu: str | None) -> dict[str, Any]:
    """How a game goes, and what every card does."""
    setup = Setup.checked(game_named(game).name, players, edition, (), menu, "rules")
    words = words_of(setup)
    return {
        "welcome": words.welcome(setup),
        "rules": [
            {"name": one.name, "words": one.words, "cards": dict(one.cards), "listed": one.listed}
            for one in words.rules(setup)
        ],
    }
