"""What can be played: games, editions, options, menus, bots and rules, in somebody's language."""

from typing import Any

from sushibar.bots.roster import everybody
from sushibar.match.sayings import EMOTES, PHRASES
from sushibar.rulebook.game import Game
from sushibar.rulebook.games import GAMES, game_named
from sushibar.rulebook.party.cards import NIGIRI, TYPES
from sushibar.rulebook.party.menu import players_for
from sushibar.table.seen import described
from sushibar.table.setup import Setup
from sushibar.table.table import Table
from sushibar.table.words import words_of
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
        "players": list(players_of(game)),
        "editions": list(game.editions),
        "options": list(game.options),
        "menus": [
            {
                "name": name,
                "title": text(f"menu-{name}"),
                "types": list(types),
                "players": list(players_for(types)),
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
