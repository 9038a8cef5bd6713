"""A table of a drafting game as a picture: every seat's plate and hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sushibar.games import picture
from sushibar.games.plain import amounts
from sushibar.games.svg import HEADER, MARGIN, PANEL, WIDTH, Picture

if TYPE_CHECKING:
    from sushibar.games.shown import Shown

NAMES: Final = 150
"""Pixels for names and points."""
PLATE: Final = 52
"""Pixels of a card on a plate."""
HELD: Final = 38
"""Pixels of a card in a hand."""
OVERLAP: Final = 18
"""Pixels by which cards of one pile stand apart."""
GAP: Final = 12
UNKNOWN: Final = "?"


def draw(shown: "Shown") -> str:
    """The picture of a table or a view."""
    setup, record = shown.setup, shown._reading()
    drawn = Picture(picture.header(setup, shown.config, record))
    y = HEADER + MARGIN
    for seat, name in enumerate(setup.seat_names(shown.names)):
        piles = setup.words.piles(setup, record, seat)
        rows = in_rows([pile_width(len(pile.cards)) for pile in piles])
        hand = (*shown.hands[seat], *[UNKNOWN] * shown.unknown[seat])
        height = 12 + (PLATE + 10) * max(1, len(rows)) + (HELD + 16 if hand else 0)
        drawn.box(MARGIN, y, WIDTH - 2 * MARGIN, height, fill=PANEL)
        drawn.words(MARGIN + 12, y + 27, name, size=15, bold=True)
        drawn.words(MARGIN + 12, y + 54, str(shown.points[seat]), size=22, bold=True)
        x, top, place = float(NAMES), y + 8.0, 0
        for row in rows:
            for width in row:
                pile = piles[place]
                draw_pile(drawn, x, top, pile.cards, pile.mark, pile.words)
                x, place = x + width + GAP, place + 1
            x, top = float(NAMES), top + PLATE + 10
        if hand:
            draw_hand(drawn, shown, y + height - HELD - 12, hand)
        y += height + 8
    return drawn.finished(y + 2)


def pile_width(cards: int) -> int:
    """How wide a pile of this many sorts of cards is."""
    return PLATE + OVERLAP * (cards - 1)


def in_rows(widths: Sequence[int]) -> list[list[int]]:
    """Piles in as many rows as they need."""
    rows: list[list[int]] = []
    left = 0
    for width in widths:
        if not rows or width + GAP > left:
            rows.append([])
            left = WIDTH - MARGIN - NAMES
        rows[-1].append(width)
        left -= width + GAP
    return rows


def draw_pile(
    drawn: Picture, x: float, y: float, cards: Sequence[str], mark: str, words: str
) -> None:
    """The cards of a pile, the first one on top, with its mark."""
    for place in reversed(range(len(cards))):
        drawn.art(x + OVERLAP * place, y, PLATE, cards[place], label=words)
    if mark:
        drawn.badge(x + pile_width(len(cards)) + 4, y + PLATE + 2, mark)


def draw_hand(drawn: Picture, shown: "Shown", y: float, hand: Sequence[str]) -> None:
    """The cards of a hand; unknown ones lie face down."""
    setup = shown.setup
    drawn.box(NAMES - 8, y - 4, WIDTH - NAMES - MARGIN, HELD + 10, fill="#fbf3e6")
    names = tuple(dict.fromkeys(hand))
    x = float(NAMES)
    for name, cards in amounts(names, [list(hand).count(name) for name in names]).items():
        label = picture.card_text(setup, name)
        drawn.art(x, y, HELD, name, label=label)
        if cards > 1:
            drawn.badge(x + HELD + 6, y + HELD + 3, f"×{cards}")
        x += HELD + 18
