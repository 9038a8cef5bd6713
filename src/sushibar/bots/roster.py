"""The bots by name: which games they play and how, and what they are called at a table."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from sushibar.bots.greedy import OUTLOOKS, GreedyPolicy
from sushibar.bots.search.search import SearchPolicy, compile_now
from sushibar.bots.specs import Spec, parse_spec
from sushibar.bots.wasabi.cook import greedy_action
from sushibar.errors import UnknownName
from sushibar.rulebook.games import GAMES
from sushibar.table.policy import Policy, RandomPolicy, RulePolicy
from sushibar.texts import text

Maker = Callable[[str, Spec, int | None], Policy]
"""Makes a player from its luck, its limits, and the threads that it may think on."""


def searching(game: str, luck: str, spec: Spec, threads: int | None) -> Policy:
    """A player that searches; within a time limit, greedy until that is compiled."""
    return SearchPolicy(
        luck,
        seconds=spec.seconds,
        playouts=spec.playouts,
        threads=threads,
        meanwhile=None if spec.playouts else bot("greedy", luck, game),
    )


BOTS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "greedy": {
        **dict.fromkeys(OUTLOOKS, lambda luck, spec, threads: GreedyPolicy()),
        "wasabi": lambda luck, spec, threads: RulePolicy(greedy_action, luck),
    },
    "search": {game: partial(searching, game) for game in GAMES},
    "random": dict.fromkeys(GAMES, lambda luck, spec, threads: RandomPolicy(luck)),
}
"""By kind and game; the first one is the usual."""
LIMITED: Final = ("search",)
"""The kinds that think for as long as they are allowed."""
NAMES: Final = 7
"""So many bots of a kind can sit at a table."""


def bots_for(game: str) -> tuple[str, ...]:
    """The kinds of bots that can play a game; the first is the usual one."""
    return tuple(kind for kind, games in BOTS.items() if game in games)


def check_bot(words: str, game: str) -> str:
    """The spec itself, if there are such bots for this game."""
    spec = parse_spec(words)
    if spec.name not in bots_for(game):
        raise UnknownName("error-bot", bot=spec.name, bots=", ".join(bots_for(game)))
    if spec.name not in LIMITED and (spec.seconds or spec.playouts):
        raise UnknownName("error-bot-unlimited", bot=spec.name)
    return words


def bot(words: str, luck: str, game: str, threads: int | None = None) -> Policy:
    """A bot for this game by its spec, such as `greedy` or `search:50ms`.

    The same luck, the same play, unless its limit is a time.
    """
    spec = parse_spec(check_bot(words, game))
    return BOTS[spec.name][game](luck, spec, threads)


def prepare_bots(specs: Iterable[str], game: str) -> None:
    """Compile what bots of these specs need, so that none of them plays unprepared."""
    if any(parse_spec(words).name in LIMITED for words in specs):
        compile_now(game)


def display_names(words: str) -> tuple[str, ...]:
    """What bots of that spec are called, with the label that says they are bots."""
    kind = parse_spec(words).name
    return tuple(text("bot-label", name=name) for name in _first_names(kind))


def kind_called(name: str) -> str | None:
    """The kind of the bot with that display name, whatever language the label is in."""
    for kind in BOTS:
        if name.partition(" ")[0] in _first_names(kind):
            return kind
    return None


def _first_names(kind: str) -> tuple[str, ...]:
    return tuple(text(f"bot-{kind}-{number}") for number in range(1, NAMES + 1))
