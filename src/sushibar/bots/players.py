"""All that can sit in a seat: a bot by its spec, a bot, a kind of bots, a rule or a function."""

from sushibar.bots.bot import Bot, Limit, Seated
from sushibar.bots.external import legal_number
from sushibar.bots.kinds import BotKind
from sushibar.bots.roster import bot, invited
from sushibar.errors import BotError
from sushibar.games.view import View
from sushibar.rulebook.rule import is_rule
from sushibar.table.policy import Player, Policy, RulePolicy, Sitter


def player(sitter: Sitter | BotKind, luck: str, game: str, threads: int | None = None) -> Player:
    """Somebody in a seat of that game; `close` closes only what was made here.

    The same luck, the same play, for all that have any use for it.
    """
    if isinstance(sitter, str):
        return bot(sitter, luck, game, threads)
    if isinstance(sitter, BotKind):
        return Seated(invited(called(sitter), sitter, luck, game), Limit(threads=threads))
    if isinstance(sitter, Bot):
        return OwnPlayer(called(sitter), Seated(sitter, Limit(threads=threads)))
    if not callable(sitter):
        raise BotError("error-no-player", what=repr(sitter))
    policy: Policy = RulePolicy(sitter, luck) if is_rule(sitter) else sitter  # type: ignore[arg-type]
    return OwnPlayer(called(sitter), policy)


def called(sitter: Sitter | BotKind) -> str:
    """What somebody is called who has not been given a name."""
    if isinstance(sitter, str):
        return sitter
    name = getattr(sitter, "__name__", None) or type(sitter).__name__
    return str(name).strip("<>")


class OwnPlayer(Player):
    """Somebody's own bot, function or rule; it stays when the game is over."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name, self.policy = name, policy

    def __call__(self, view: View) -> int:
        """The number of the action that was chosen; a `BotError` if it is no legal one."""
        return legal_number(self.name, view, self.policy(view))
