"""What can be typed at every prompt beside an answer: help, scores, rules, saving, leaving."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sushibar.columns import refit
from sushibar.games.phrases import Rule
from sushibar.terminal import hints, output, screen
from sushibar.terminal.files import quoted
from sushibar.terminal.typed_input import find, shortened, spellings
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.terminal.session import Session


class Leave(Exception):
    """The person wants to stop."""


def obey(session: "Session", typed: str) -> bool:
    """Do what a command says; False if it is none."""
    word, _, rest = typed.partition(" ")
    if word.lower() in COMMANDS and not rest:
        COMMANDS[word.lower()](session)
    elif word.lower() in COMMANDS_WITH_WORDS:
        COMMANDS_WITH_WORDS[word.lower()](session, rest.strip())
    else:
        return False
    return True


def show_help(session: "Session") -> None:
    """All commands."""
    setup = session.table.setup
    session.console.say("", refit(setup.words.manual(setup)), "")


def show_scores(session: "Session") -> None:
    """The points so far, this round as if it ended now."""
    session.console.say("", output.standing(session.table), "")


def show_plates(session: "Session") -> None:
    """The table and the choices again."""
    session.show_table()
    session.show_choices()


def show_memory(session: "Session") -> None:
    """What is known without being seen."""
    session.console.say("", screen.memory(session.table, session.seat), "")


def show_hint(session: "Session") -> None:
    """The best choices, and why."""
    session.console.say("", *hints.hint(session.table, session.seat), "")


def take_back(session: "Session") -> None:
    """Start the answer of this turn again."""
    if screen.begun(session.table, session.seat):
        session.game.take_back()
        session.show_question()
    else:
        session.console.tell(text("play-nothing-to-undo"))


def leave(session: "Session") -> None:
    """Stop playing."""
    raise Leave


def show_all_rules(session: "Session") -> None:
    """What every card does."""
    table = session.table
    rules = table.setup.words.rules(table.setup)
    tell_rules(session, [rule for rule in rules if rule.listed])


def show_rule(session: "Session", typed: str) -> None:
    """What a card does."""
    rules = session.table.setup.words.rules(session.table.setup)
    found = find(typed, {number: answers_to(rule) for number, rule in enumerate(rules)})
    if found:
        tell_rules(session, [rules[number] for number in found])
    else:
        session.console.tell(text("play-no-card", typed=shortened(typed)))


def answers_to(rule: Rule) -> list[str]:
    """All that a rule can be looked up by."""
    cards = [name for card, spoken in rule.cards.items() for name in spellings(spoken, card)]
    return [*spellings(rule.name, rule.name), *cards]


def tell_rules(session: "Session", rules: list[Rule]) -> None:
    """Rules, a paragraph each."""
    rows = [[rule.name, rule.words] for rule in rules]
    session.console.say("", screen.columns(rows), "")


def save(session: "Session") -> None:
    """Save the game in its own file."""
    complaint = session.keep()
    session.console.say(complaint or text("play-saved", file=quoted(session.file)))


def save_copy(session: "Session", typed: str) -> None:
    """Save the game in another file, but never over one that was there before."""
    try:
        file = Path(typed).expanduser().absolute()
        if file.exists() and file not in session.copies:
            session.console.say(text("play-file-exists", file=quoted(file)))
            return
        session.table.save(file)
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        session.console.say(text("play-cannot-save", file=shortened(typed), reason=reason))
    else:
        session.copies.add(file)
        session.console.say(text("play-saved", file=quoted(file)))


COMMANDS: Final[dict[str, Callable[["Session"], None]]] = {
    "h": show_help,
    "help": show_help,
    "?": show_help,
    "s": show_scores,
    "p": show_plates,
    "m": show_memory,
    "hint": show_hint,
    "r": show_all_rules,
    "u": take_back,
    "save": save,
    "q": leave,
    "quit": leave,
    "exit": leave,
}
ANYBODYS: Final = ("h", "help", "?", "s", "r", "q", "quit", "exit")
"""Commands that show nobody's hand."""
COMMANDS_WITH_WORDS: Final[dict[str, Callable[["Session", str], None]]] = {
    "r": show_rule,
    "save": save_copy,
}
