"""Plots for notebooks, as SVG: bars with intervals, and points."""

from collections.abc import Sequence
from html import escape

ROW, LABEL, WIDE, BOTTOM = 26, 190, 640, 34
STYLE = "font-family='sans-serif' font-size='13'"


class Picture:
    """An SVG that notebooks show."""

    def __init__(self, parts: Sequence[str], high: int, about: str) -> None:
        self.parts, self.high, self.about = parts, high, about

    def _repr_svg_(self) -> str:
        size = f"viewBox='0 0 {WIDE} {self.high}' width='{WIDE}' height='{self.high}'"
        head = f"<svg xmlns='http://www.w3.org/2000/svg' {size} {STYLE} role='img'>"
        ground = f"<rect width='{WIDE}' height='{self.high}' fill='white'/>"
        return "\n".join(
            [head, f"<title>{escape(self.about)}</title>", ground, *self.parts, "</svg>"]
        )

    def __repr__(self) -> str:
        return f"<{self.about}>"


def bars(
    about: str,
    rows: Sequence[tuple[str, float, float]],
    mark: float | None = None,
    form: str = ".1%",
) -> Picture:
    """Bars with what they stand for, their length and its standard error; `mark` is a line."""
    most = max(max(value + 2 * error for _, value, error in rows), mark or 0.0)
    least = min(0.0, *(value - 2 * error for _, value, error in rows))
    scale = (WIDE - LABEL - 70) / (most - least)

    def at(value: float) -> float:
        return LABEL + scale * (value - least)

    parts = []
    for place, (name, value, error) in enumerate(rows):
        top = ROW * place + 6
        left, right = sorted((at(0), at(value)))
        size = f"width='{right - left:.1f}' height='18'"
        low, high, middle = at(value - 2 * error), at(value + 2 * error), top + 9
        parts += [
            f"<text x='{LABEL - 8}' y='{top + 14}' text-anchor='end'>{escape(name)}</text>",
            f"<rect x='{left:.1f}' y='{top}' {size} fill='#7fa88b'/>",
            f"<path d='M{low:.1f} {middle}H{high:.1f}' stroke='#333' stroke-width='2'/>",
            f"<text x='{max(high, right) + 6:.1f}' y='{top + 14}'>{value:{form}}</text>",
        ]
    high = ROW * len(rows) + 12
    if mark is not None:
        parts.append(
            f"<path d='M{at(mark):.1f} 0V{high - 6}' stroke='#b3403a' stroke-dasharray='4 3'/>"
        )
    return Picture(parts, high, about)


def points(
    about: str, across: Sequence[float], up: Sequence[float], names: tuple[str, str]
) -> Picture:
    """Points by two numbers each."""
    high = 320
    left, right, low, top = min(across), max(across), min(up), max(up)
    parts = [
        f"<text x='{WIDE / 2}' y='{high - 8}' text-anchor='middle'>{escape(names[0])}</text>",
        f"<text x='14' y='{high / 2}' transform='rotate(-90 14 {high / 2})' "
        f"text-anchor='middle'>{escape(names[1])}</text>",
    ]
    for x, y in zip(across, up, strict=True):
        place = 50 + (WIDE - 70) * (x - left) / (right - left)
        rise = high - BOTTOM - (high - BOTTOM - 10) * (y - low) / (top - low)
        parts.append(
            f"<circle cx='{place:.1f}' cy='{rise:.1f}' r='2' fill='#2f6690' opacity='0.4'/>"
        )
    return Picture(parts, high, about)
