"""Cards and tiles as a terminal shows them: their names, and the colour of their type."""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from rich.text import Text

from sushibar.games import art
from sushibar.games.phrases import Rule
from sushibar.games.setup import Setup

INK: Final = "#1b1216"
"""What is written on a colour."""
PLAIN: Final = "#aab6c4"
"""The colour of what has none of its own."""
PALETTE: Final = {
    "#ff9166": "#fa8f66",
    "#ffd14a": "#f9cb4c",
    "#2f5a50": "#5fae97",
    "#ef5b4c": "#f0776b",
    "#ffa9ac": "#ffb3b8",
    "#a9d35a": "#a3cb58",
    "#efa63f": "#e8a244",
    "#4b86c8": "#7fb0e8",
    "#b06bb3": "#c792cb",
    "#c98a58": "#cc9462",
    "#57a545": "#7cc470",
    "#cf3653": "#e47f95",
    "#cfe9f3": "#b4d6e4",
    "#854630": "#c07a5f",
    "#f7e6c4": "#eddab4",
    "#fffdf6": "#fbf5e6",
}
"""The colours of our drawings, and how they are shown here: light enough to be written on."""
COMMON: Final = ("#fffdf6", "#f7e6c4")
"""Rice and cream: they are in so many drawings that they tell little apart."""
NEVER: Final = "(?!)"
"""A pattern that nothing fits."""
FILLED: Final = re.compile(r'fill="var\(--art-\w+,(#[0-9a-f]{6})\)')


def drawn_in(name: str) -> list[str]:
    """The colours of a thing's drawing, the most used one first."""
    file = art.home().joinpath(f"{art.drawing_of(name, '')}.svg")
    if not file.is_file():
        return []
    found = [one for one in FILLED.findall(file.read_text(encoding="utf-8")) if one in PALETTE]
    return sorted(dict.fromkeys(found), key=lambda one: (one in COMMON, -found.count(one)))


class Things:
    """What the cards and tiles of a game are called, and how they are coloured."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._colours: dict[str, str] = {}

    @cached_property
    def rules(self) -> list[Rule]:
        """What everything does."""
        return self.setup.words.rules(self.setup)

    @cached_property
    def _named(self) -> dict[str, tuple[str, Rule]]:
        """By name in files: what a thing is called, and its rule."""
        return {card: (spoken, rule) for rule in self.rules for card, spoken in rule.cards.items()}

    @cached_property
    def _of_types(self) -> dict[str, str]:
        """A colour for each type of cards, as its drawing has it, no two alike if it can be."""
        chosen: dict[str, str] = {}
        cards = set(self.setup.called.cards)
        for rule in self.rules:
            kinds = [card for card in rule.cards if card in cards]
            if rule.listed and kinds:
                liked = [*drawn_in(kinds[0]), *PALETTE]
                colour = next((one for one in liked if one not in chosen.values()), liked[0])
                chosen |= dict.fromkeys(kinds, colour)
        return chosen

    def name(self, thing: str) -> str:
        """What people call a card or tile."""
        named = self._named.get(plain(thing))
        return named[0] if named else self.setup.words.card_name(self.setup, plain(thing))

    def rule(self, thing: str) -> str:
        """What a card or tile does; nothing if there is nothing to say about it."""
        named = self._named.get(plain(thing))
        return named[1].words if named else ""

    def colour(self, thing: str) -> str:
        """The colour of a card or tile."""
        thing = plain(thing)
        if thing not in self._colours:
            colour = self._of_types.get(thing) or next(iter(drawn_in(thing)), "")
            self._colours[thing] = PALETTE.get(colour, PLAIN)
        return self._colours[thing]

    def has_colour(self, thing: str) -> bool:
        """Whether something is a card or tile that is drawn."""
        return plain(thing) in self._of_types or bool(art.drawing_of(plain(thing), ""))

    @cached_property
    def _names(self) -> re.Pattern[str]:
        """All names of what is drawn, the longest first."""
        names = {spoken for card, (spoken, _) in self._named.items() if self.has_colour(card)}
        longest_first = map(re.escape, sorted(names, key=len, reverse=True))
        return re.compile(rf"\b(?:{'|'.join(longest_first)})(?!\w)" if names else NEVER)

    @cached_property
    def _by_name(self) -> dict[str, str]:
        """The cards and tiles by what people call them."""
        return {spoken: card for card, (spoken, _) in self._named.items()}

    def painted(self, words: str | Text) -> Text:
        """Words in which the names of cards and tiles have their colours."""
        told = words.copy() if isinstance(words, Text) else Text(words)
        for found in self._names.finditer(told.plain):
            told.stylize(self.colour(self._by_name[found[0]]), *found.span())
        return told

    def chip(self, words: str, thing: str) -> Text:
        """Words on the colour of a card or tile."""
        return Text(f" {words} ", style=f"{INK} on {self.colour(thing)}")

    def chips(self, things: Iterable[str]) -> list[Text]:
        """Cards one by one, several of a kind counted."""
        held = list(things)
        return [
            self.chip(self.name(one) + (f" ×{held.count(one)}" if held.count(one) > 1 else ""), one)
            for one in dict.fromkeys(held)
        ]


def plain(thing: str) -> str:
    """The card or tile itself, of an action that does something with it."""
    return thing.rpartition(":")[2]


def flow(tokens: Iterable[Text], width: int, start: Text | None = None) -> list[Text]:
    """Tokens in lines that are not too wide, the first after `start`, the others under it."""
    start = start or Text()
    indent = start.cell_len
    lines, line, used = [], start.copy(), indent
    for token in tokens:
        if used > indent and used + token.cell_len > width:
            lines.append(line)
            line, used = Text(" " * indent), indent
        line.append_text(token).append(" ")
        used += token.cell_len + 1
    return [*lines, line]
