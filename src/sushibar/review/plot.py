"""The picture of a review: an SVG that is readable in light and dark, and told in words too."""

import re
import xml.etree.ElementTree as Xml
from collections.abc import Iterable, Sequence
from typing import Final

from sushibar.review.chart import Chart, Curve, Mark, Tick
from sushibar.texts import text

NAMESPACE: Final = "http://www.w3.org/2000/svg"
WIDTH, HEIGHT = 960, 500
LEFT, RIGHT, TOP, BOTTOM = 64, 164, 84, 64
"""The margins around the curves."""
LABEL_GAP_PIXELS: Final = 22
"""Between the names at the ends of curves, at least."""
TICK_GAP_PIXELS: Final = 20
"""Between the numbers of turns, at least."""
LONGEST_NAME_CHARACTERS: Final = 17

LIGHT: Final = (
    "#1d63c6", "#bf4408", "#13773a", "#8338bd", "#b8206f", "#0c7480", "#806300", "#57606a",
)  # fmt: skip
DARK: Final = (
    "#74b3ff", "#ff9f66", "#63d493", "#cda2ff", "#ff90c8", "#55d3de", "#e5c74f", "#b6bec8",
)  # fmt: skip
"""A colour a seat, for a light and for a dark ground."""
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 2", "1 3", "9 2 2 2 2 2")
"""A pattern a seat, so that colour never carries meaning alone; so do shapes."""
SHAPES: Final = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
    "M-4.5 -4.5h9v9h-9Z",
    "M0 -5.5L5.5 4.5H-5.5Z",
    "M0 -6L6 0L0 6L-6 0Z",
    "M0 5.5L5.5 -4.5H-5.5Z",
    "M-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4Z",
    "M0 -6L5.7 -1.9L3.5 4.9H-3.5L-5.7 -1.9Z",
    "M-3 -5.2H3L6 0L3 5.2H-3L-6 0Z",
)
STYLE: Final = """
svg { font-family: system-ui, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; }
.ground { fill: #fffdf8; }
text { fill: #23262b; font-size: 13px; }
.head { font-size: 19px; font-weight: 600; }
.faint { fill: #5c6068; font-size: 12px; }
.grid { stroke: #e7e2d6; stroke-width: 1; }
.round { stroke: #b9b2a2; stroke-width: 1; stroke-dasharray: 3 4; }
.curve { fill: none; stroke-width: 2.2; stroke-linejoin: round; stroke-linecap: round; }
.drop { stroke-width: 2; }
.lead { fill: none; stroke-width: 1; opacity: 0.6; }
.mark { stroke: #fffdf8; stroke-width: 1.2; }
"""
NIGHT: Final = """
.ground { fill: #15181c; }
text { fill: #e8e9eb; }
.faint { fill: #a4abb5; }
.grid { stroke: #2b3037; }
.round { stroke: #5a626d; }
.mark { stroke: #15181c; }
"""

UNSPEAKABLE: Final = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML may hold."""


def plot(chart: Chart) -> str:
    """The chart as a whole SVG file."""
    svg = Xml.Element(
        "svg",
        {
            "xmlns": NAMESPACE,
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "width": str(WIDTH),
            "height": str(HEIGHT),
            "role": "img",
            "aria-labelledby": "title description",
        },
    )
    add(svg, "title", chart.title, id="title")
    add(svg, "desc", chart.words, id="description")
    add(svg, "style", style())
    add(svg, "rect", **{"class": "ground", "width": str(WIDTH), "height": str(HEIGHT)})
    write(svg, LEFT, 34, chart.title, "head")
    draw_axes(svg, chart)
    for curve in chart.curves:
        draw_curve(svg, chart, curve)
    for mark in chart.marks:
        draw_mark(svg, chart, mark)
    draw_names(svg, chart)
    if chart.marks:
        write(svg, LEFT, HEIGHT - 12, text("review-plot-marks"), "faint")
    Xml.indent(svg)
    return Xml.tostring(svg, encoding="unicode") + "\n"


def style() -> str:
    """The colours by day and by night."""
    return (
        f"{STYLE}{colours(LIGHT)}@media (prefers-color-scheme: dark) {{{NIGHT}{colours(DARK)}}}\n"
    )


def colours(palette: Sequence[str]) -> str:
    """A rule for every seat."""
    return "".join(
        f".seat-{seat} {{ stroke: {colour}; }}\n.fill-{seat} {{ fill: {colour}; }}\n"
        for seat, colour in enumerate(palette)
    )


# Where things are


def across(chart: Chart, place: float) -> float:
    """How far right a place is."""
    return LEFT + (WIDTH - LEFT - RIGHT) * place / chart.end


def down(chance: float) -> float:
    """How far down a chance is."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance


# Parts


def draw_axes(svg: Xml.Element, chart: Chart) -> None:
    """Chances on the left, rounds at the top, turns at the bottom."""
    right = WIDTH - RIGHT
    for quarter in range(5):
        y = down(quarter / 4)
        line(svg, LEFT, y, right, y, "grid")
        write(svg, LEFT - 10, y + 4, f"{quarter / 4:.0%}", "faint", anchor="end")
    for number, tick in enumerate(chart.rounds):
        x = across(chart, tick.place)
        if number:
            line(svg, x, TOP - 20, x, down(0) + 6, "round")
        write(svg, x + 6 * bool(number), TOP - 10, tick.name, "faint")
    for tick in spaced(chart, chart.turns):
        write(svg, across(chart, tick.place), down(0) + 20, tick.name, "faint", anchor="middle")
    write(svg, LEFT - 14, down(0) + 20, chart.turn, "faint", anchor="end")


def spaced(chart: Chart, ticks: Iterable[Tick]) -> list[Tick]:
    """Those ticks that there is room for."""
    kept: list[Tick] = []
    for tick in ticks:
        if not kept or across(chart, tick.place) - across(chart, kept[-1].place) >= TICK_GAP_PIXELS:
            kept.append(tick)
    return kept


def draw_curve(svg: Xml.Element, chart: Chart, curve: Curve) -> None:
    """A seat's chances, one after the other."""
    if not curve.points:
        return
    corners = " ".join(f"{across(chart, x):.1f},{down(y):.1f}" for x, y in curve.points)
    facts = {"class": f"curve seat-{curve.seat % len(LIGHT)}", "points": corners}
    dashes = DASHES[curve.seat % len(DASHES)]
    drawn = add(svg, "polyline", **facts, **({"stroke-dasharray": dashes} if dashes else {}))
    add(drawn, "title", curve.name)


def draw_mark(svg: Xml.Element, chart: Chart, mark: Mark) -> None:
    """A lost chance: from what there was down to what was left of it."""
    group = add(svg, "g")
    add(group, "title", mark.words)
    x, colour = across(chart, mark.place), mark.seat % len(LIGHT)
    line(group, x, down(mark.best), x, down(mark.chosen), f"drop seat-{colour}")
    draw_shape(group, x, down(mark.chosen), mark.seat)


def draw_shape(parent: Xml.Element, x: float, y: float, seat: int) -> None:
    """A seat's own shape."""
    add(
        parent,
        "path",
        **{
            "class": f"mark fill-{seat % len(LIGHT)}",
            "d": SHAPES[seat % len(SHAPES)],
            "transform": f"translate({x:.1f} {y:.1f})",
        },
    )


def draw_names(svg: Xml.Element, chart: Chart) -> None:
    """The name of every seat at the end of its curve, with its shape: the legend."""
    ended = [curve for curve in chart.curves if curve.points]
    ends = [down(curve.points[-1][1]) for curve in ended]
    for curve, end, y in zip(ended, ends, apart(ends), strict=True):
        x, colour = across(chart, curve.points[-1][0]), curve.seat % len(LIGHT)
        corners = f"{x:.1f},{end:.1f} {WIDTH - RIGHT + 12},{y:.1f}"
        add(svg, "polyline", **{"class": f"lead seat-{colour}", "points": corners})
        draw_shape(svg, WIDTH - RIGHT + 18, y, curve.seat)
        write(svg, WIDTH - RIGHT + 30, y + 4.5, shortened(curve.name))


def apart(ends: Sequence[float]) -> list[float]:
    """Heights near the ends that keep their distance, in the order of the ends."""
    order = sorted(range(len(ends)), key=lambda number: (ends[number], number))
    heights = [ends[number] for number in order]
    for place in range(1, len(heights)):
        heights[place] = max(heights[place], heights[place - 1] + LABEL_GAP_PIXELS)
    lowest = down(0)
    for place in reversed(range(len(heights))):
        heights[place] = min(heights[place], lowest)
        lowest = heights[place] - LABEL_GAP_PIXELS
    return [heights[order.index(number)] for number in range(len(ends))]


def shortened(name: str) -> str:
    """A name that there is room for."""
    return (
        name if len(name) <= LONGEST_NAME_CHARACTERS else f"{name[: LONGEST_NAME_CHARACTERS - 1]}…"
    )


# Elements


def add(parent: Xml.Element, tag: str, words: str | None = None, **facts: str) -> Xml.Element:
    """A new element inside another; what XML cannot hold is left out."""
    element = Xml.SubElement(parent, tag, facts)
    element.text = None if words is None else UNSPEAKABLE.sub("", words)
    return element


def line(
    parent: Xml.Element, left: float, top: float, right: float, bottom: float, kind: str
) -> None:
    """A straight line."""
    ends = {"x1": left, "y1": top, "x2": right, "y2": bottom}
    add(parent, "line", **{"class": kind}, **{name: f"{at:.1f}" for name, at in ends.items()})


def write(
    parent: Xml.Element, x: float, y: float, words: str, kind: str = "", anchor: str = "start"
) -> None:
    """Words at a place."""
    facts = {"x": f"{x:.1f}", "y": f"{y:.1f}"}
    facts |= {"class": kind} if kind else {}
    facts |= {"text-anchor": anchor} if anchor != "start" else {}
    add(parent, "text", words, **facts)
