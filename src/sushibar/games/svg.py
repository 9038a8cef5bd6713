"""A picture in SVG: boxes, words, and drawings of cards."""

from html import escape
from typing import Final

from sushibar.games.art import FALLBACK, drawing_of, symbol

PAPER: Final = "#fff6ea"
PANEL: Final = "#ffffff"
EDGE: Final = "#e8d9c4"
INK: Final = "#2b2530"
FAINT: Final = "#6d6470"
RED: Final = "#c9402f"
GREEN: Final = "#2e7d4f"
FONT: Final = "font-family=\"system-ui,'Segoe UI',Helvetica,Arial,sans-serif\""

WIDTH: Final = 860
"""Of every picture, in pixels; a notebook makes it smaller where it must."""
MARGIN: Final = 10
HEADER: Final = 46
"""Height of the bar at the top."""
CHARACTER: Final = 0.56
"""About how wide a character is, in parts of its size."""


class Picture:
    """A picture that grows from top to bottom."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[str] = []
        self.drawings: dict[str, str] = {}
        head, _, rest = title.partition(" · ")
        self.box(0, 0, WIDTH, HEADER, fill=RED, edge=RED)
        self.words(MARGIN + 6, 30, head, size=20, bold=True, ink="#fff")
        x = MARGIN + 6 + 1.1 * text_width(head, 20) + 22
        self.words(x, 29, rest, size=14, ink="#fff")

    def box(
        self, x: float, y: float, width: float, height: float, fill: str = PANEL, edge: str = EDGE
    ) -> None:
        """A box with round corners."""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="9" '
            f'fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
        )

    def words(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: float = 13,
        bold: bool = False,
        ink: str = INK,
        anchor: str = "start",
    ) -> None:
        """A line of words; `anchor` says which end stands at x."""
        weight = ' font-weight="700"' if bold else ""
        where = f' text-anchor="{anchor}"' if anchor != "start" else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{ink}"{weight}{where}>'
            f"{escape(words)}</text>"
        )

    def art(
        self,
        x: float,
        y: float,
        size: float,
        name: str,
        *,
        label: str = "",
        faint: bool = False,
        otherwise: str = FALLBACK,
    ) -> None:
        """The drawing of a card or tile; the label shows when somebody points at it."""
        drawing = drawing_of(name, otherwise)
        identifier = f"sushibar_{drawing}"
        self.drawings[drawing] = symbol(drawing, identifier)
        opacity = ' opacity="0.75"' if faint else ""
        title = f"<title>{escape(label)}</title>" if label else ""
        self.parts.append(
            f'<use href="#{identifier}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
            f"{opacity}>{title}</use>"
        )

    def badge(self, right: float, bottom: float, mark: str) -> None:
        """A dark mark at the lower right corner of something."""
        width = text_width(mark, 11) + 9
        self.parts.append(
            f'<rect x="{right - width:g}" y="{bottom - 16:g}" width="{width:g}" height="16" rx="8" '
            f'fill="{INK}"/>'
        )
        self.words(
            right - width / 2, bottom - 4, mark, size=11, bold=True, ink="#fff", anchor="middle"
        )

    def finished(self, height: float) -> str:
        """The whole picture, so high."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
            f'width="{WIDTH}" height="{height:g}" role="img" style="max-width:100%;height:auto" '
            f"{FONT}><title>{escape(self.title)}</title>"
            f"<defs>{''.join(self.drawings.values())}</defs>"
            f'<rect width="{WIDTH}" height="{height:g}" rx="9" fill="{PAPER}"/>'
            f"{''.join(self.parts)}</svg>"
        )


def text_width(words: str, size: float) -> float:
    """About how wide words are."""
    return CHARACTER * size * len(words)
