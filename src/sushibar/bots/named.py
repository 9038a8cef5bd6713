"""Bots by their spec, for any game: what `sushibar.bot` gives."""

from sushibar.bots.bot import Seated
from sushibar.bots.roster import all_bots, check_bot, kind_named, prepare_bots
from sushibar.bots.roster import bot as seated
from sushibar.bots.specs import parse_spec
from sushibar.errors import UnknownName
from sushibar.games.view import View
from sushibar.rulebook.announcing import Announce, say
from sushibar.table.policy import Player


class NamedBot(Player):
    """A bot that plays whatever is put before it, at `Table.play` for example.

    Before its first decision in a game it is compiled, if it has to be; `announce` is told so.
    """

    def __init__(self, spec: str, luck: str, announce: Announce | None) -> None:
        self.spec = parse_spec(spec).spelled
        name = parse_spec(spec).name
        kind = kind_named(name)
        if kind is None:
            bots = ", ".join(one.name for one in all_bots() if one.kind is not None)
            raise UnknownName("error-bot", bot=name, bots=bots)
        check_bot(spec, kind.games[0])
        self.luck, self.announce = luck, announce
        self._seated: dict[str, Seated] = {}

    def __call__(self, view: View) -> str | int:
        """What the bot chooses: one step of the seat's answer."""
        game = view.setup.game
        if game not in self._seated:
            self._seated[game] = seated(self.spec, self.luck, game)
            prepare_bots([self.spec], game, self.announce)
        return self._seated[game](view)

    def close(self) -> None:
        """Let go of everything that the bot holds on to, such as a program."""
        for one in self._seated.values():
            one.close()
        self._seated.clear()

    def __repr__(self) -> str:
        return f"bot({self.spec!r})"


def bot(spec: str = "greedy", *, luck: str = "", announce: Announce | None = say) -> NamedBot:
    """A bot by its spec: a kind, and how much it may think about each decision.

    `greedy`, `search:50ms`, `search:2000`, `champion`, a plug-in's name, `./program.py`; the same
    luck, the same play, unless its limit is a time. `close` a program at the end, or use `with`.

    >>> from sushibar import Table
    >>> table = Table("sushi-go", players=2, seed=7)
    >>> table.play({0: bot("greedy"), 1: bot("random")}).winners
    (0,)
    """
    return NamedBot(spec, luck, announce)
