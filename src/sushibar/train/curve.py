"""The learning curve of a training as an SVG: small charts over the same minutes."""

import xml.etree.ElementTree as Xml
from collections.abc import Callable, Sequence
from typing import Final

from sushibar.train.report import Report

NAMESPACE: Final = "http://www.w3.org/2000/svg"
WIDTH, HEIGHT = 340, 200
"""Of one chart."""
LEFT, RIGHT, TOP, BOTTOM = 48, 12, 34, 30
STYLE: Final = """
svg { font-family: system-ui, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; }
.ground { fill: #fffdf8; } text { fill: #23262b; font-size: 12px; }
.head { font-size: 13px; font-weight: 600; } .axis { stroke: #b9b2a2; }
.curve { fill: none; stroke: #1d63c6; stroke-width: 2; stroke-linejoin: round; }
@media (prefers-color-scheme: dark) {
.ground { fill: #15181c; } text { fill: #e8e9eb; } .axis { stroke: #5a626d; }
.curve { stroke: #74b3ff; } }
"""
Figure = Callable[[Report], float | None]
CHARTS: Final[Sequence[tuple[str, Figure]]] = (
    ("mean points of a seat", lambda report: report.points),
    ("wins against its earlier self, 1 is even", lambda report: report.earlier_wins),
    ("error of chances to win (cross entropy)", lambda report: report.win_loss),
    ("entropy of choices", lambda report: report.entropy),
)


def draw_curve(game: str, reports: Sequence[Report]) -> str:
    """The curve as a whole SVG file."""
    rows = -(-len(CHARTS) // 2)
    size = {"width": str(2 * WIDTH), "height": str(rows * HEIGHT)}
    view = f"0 0 {2 * WIDTH} {rows * HEIGHT}"
    svg = Xml.Element("svg", {"xmlns": NAMESPACE, "viewBox": view, "role": "img", **size})
    Xml.SubElement(svg, "title").text = f"How a network learned {game}"
    Xml.SubElement(svg, "style").text = STYLE
    Xml.SubElement(svg, "rect", {"class": "ground", **size})
    for number, (title, figure) in enumerate(CHARTS):
        place = f"translate({number % 2 * WIDTH} {number // 2 * HEIGHT})"
        chart = Xml.SubElement(svg, "g", {"transform": place})
        points = [(one.seconds / 60, figure(one)) for one in reports]
        draw_chart(chart, title, [(minute, value) for minute, value in points if value is not None])
    return Xml.tostring(svg, encoding="unicode")


def draw_chart(chart: Xml.Element, title: str, points: Sequence[tuple[float, float]]) -> None:
    """One chart: a line, and the least and the most of either axis; a title alone if there are no
    points.
    """
    write(chart, LEFT, 20, title, {"class": "head"})
    if not points:
        return
    values = [value for _, value in points]
    low, high = min(values), max(values)
    low, high = (low, high) if high > low else (low - 1, high + 1)
    last = max(points[-1][0], 1e-9)
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM

    def spot(minute: float, value: float) -> str:
        x = LEFT + (right - LEFT) * minute / last
        return f"{x:.1f},{bottom - (bottom - TOP) * (value - low) / (high - low):.1f}"

    axis = {"class": "axis", "x1": str(LEFT), "y2": str(bottom)}
    Xml.SubElement(chart, "line", {**axis, "y1": str(TOP), "x2": str(LEFT)})
    Xml.SubElement(chart, "line", {**axis, "y1": str(bottom), "x2": str(right)})
    before = {"text-anchor": "end"}
    write(chart, LEFT - 6, TOP + 4, f"{high:.3g}", before)
    write(chart, LEFT - 6, bottom, f"{low:.3g}", before)
    write(chart, right, HEIGHT - 10, f"{last:.1f} min", before)
    line = " ".join(spot(minute, value) for minute, value in points)
    Xml.SubElement(chart, "polyline", {"class": "curve", "points": line})


def write(chart: Xml.Element, x: int, y: int, words: str, more: dict[str, str]) -> None:
    """Write words into a chart."""
    Xml.SubElement(chart, "text", {"x": str(x), "y": str(y), **more}).text = words
