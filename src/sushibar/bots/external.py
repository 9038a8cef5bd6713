"""External bots: plug-ins and programs; what they do wrong is said by their name."""

from sushibar.bots.bot import Bot, Closing, Limit
from sushibar.errors import BotError, UnknownName
from sushibar.games.notation import action_number
from sushibar.games.view import View


class ExternalBot:
    """A plug-in or a program: whatever it does but a legal action becomes a `BotError`."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self.bot = name, bot

    def choose(self, observation: View, limit: Limit) -> int:
        """The number of the legal action that the bot has chosen."""
        try:
            action = self.bot.choose(observation, limit)
        except BotError:
            raise
        except Exception as error:
            raise failed(self.name, error) from error
        return legal_number(self.name, observation, action)

    def close(self) -> None:
        """The bot leaves."""
        if isinstance(self.bot, Closing):
            self.bot.close()


def legal_number(name: str, view: View, action: str | int) -> int:
    """The number of an action that a bot has chosen, if it is a legal one."""
    try:
        number = action_number(view.called, action)
    except UnknownName:
        number = -1
    if number < 0 or not view.mask[number]:
        raise BotError(
            "error-bot-illegal", bot=name, action=repr(action), legal=", ".join(view.legal)
        )
    return number


def failed(name: str, error: Exception) -> BotError:
    """What to say of a bot that has failed by itself."""
    return BotError("error-bot-failed", bot=name, reason=f"{type(error).__name__}: {error}")
