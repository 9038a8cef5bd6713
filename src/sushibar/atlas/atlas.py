"""The atlas of menus, to be asked: what a menu is like, and which are like what one feels like."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sushibar.atlas.atlas_file import SHIPPED, AtlasFile, Chapter, read_atlas
from sushibar.atlas.making import menus_for, serving_of
from sushibar.atlas.measuring import COLUMNS, Figures
from sushibar.errors import UnknownName
from sushibar.games.kit import game_named
from sushibar.games.menus import Menu, choose_menu

FEELS: Final = ("quick", "close", "cutthroat", "beginners", "skilful", "rich")
"""What somebody may feel like: few decisions; the winner hardly ahead; others cost one much; a
beginner hardly behind; skill decides; many points."""
PLAIN_FIGURES: Final = (
    "points",
    "spread",
    "margin",
    "close",
    "decisions",
    "expert",
    "beginners",
    "neighbour",
    "expert_wins",
)
"""Figures that are numbers of their own; points by type are columns."""
AMONG_EQUALS: Final = 0.01
"""How much it counts that a menu is good beside what is wanted."""
TOP: Final = 0.02
"""The share of all menus that count as fitting best."""


@dataclass(frozen=True)
class MenuFigures:
    """What a menu is like with some number of players."""

    menu: tuple[str, ...]
    players: int
    points: float
    """Of a seat, where all play well."""
    spread: float
    """By how many points the first is ahead of the last,"""
    margin: float
    """and of the second."""
    close: float
    """The share of games in which that is at most three points."""
    decisions: float
    """Of a seat in a game."""
    expert: float
    """Points of somebody who plays well among beginners,"""
    beginners: float
    """theirs,"""
    neighbour: float
    """and those of the beginner on the left, who gets the expert's hand next."""
    expert_wins: float
    """The share of games that the expert wins among beginners; without skill 1 / players."""
    by_type: Mapping[str, float]
    """Points of a seat by type of card, where all play well."""
    ranks: Mapping[str, float]
    """By feel, the share of menus for this number of players that fit it less."""

    @property
    def cost_of_rivals(self) -> float:
        """How many points it costs that the others play well, not as beginners."""
        return self.expert - self.points

    @property
    def skill(self) -> float:
        """How much more often than by chance the expert wins, from 0 to 1 for always."""
        fair = 1 / self.players
        return (self.expert_wins - fair) / (1 - fair)


class Atlas:
    """Every menu with every number of players."""

    def __init__(self, file: AtlasFile) -> None:
        self.study, self.chapters = file.study, file.chapters
        self.game = game_named(file.study.game)
        self._ranks: dict[int, dict[str, Figures]] = {}

    def menus(self, players: int) -> tuple[tuple[str, ...], ...]:
        """All menus for this number of players."""
        return menus_for(self.study.game, players)

    def chapter(self, players: int) -> Chapter:
        """All figures with this number of players."""
        if players not in self.chapters:
            counts = {"fewest": min(self.chapters), "most": max(self.chapters)}
            raise UnknownName("error-players", **counts, players=players)
        return self.chapters[players]

    def of(self, menu: Menu, players: int) -> MenuFigures:
        """What a menu is like."""
        self.chapter(players)
        chosen = choose_menu(self.game, players, menu)
        return self.at(players, numbers_of(self.study.game, players)[chosen])

    def at(self, players: int, number: int) -> MenuFigures:
        """What the menu of that number is like."""
        menu, figures = self.menus(players)[number], self.chapter(players).figures
        columns = self.columns_of(menu)
        return MenuFigures(
            menu=menu,
            players=players,
            **{name: float(figures[name][number]) for name in PLAIN_FIGURES},
            by_type={
                name: round(float(figures[f"column_{column}"][number]), 2)
                for column, name in enumerate(columns)
            },
            ranks={feel: float(rank[number]) for feel, rank in self.ranks(players).items()},
        )

    def columns_of(self, menu: tuple[str, ...]) -> tuple[str, ...]:
        """The types of the score sheet's columns, without what is face down."""
        serving = serving_of(self.study.game)
        always = [dish.name for dish in serving.dishes if dish.group not in serving.courses]
        return (*always, *menu)[: COLUMNS - 1]

    # Feels

    def ranks(self, players: int) -> dict[str, Figures]:
        """By feel, how well every menu fits it: from 0 to 1, evenly spread."""
        if players not in self._ranks:
            self._ranks[players] = {
                feel: ranked(values) for feel, values in fits(self.chapter(players)).items()
            }
        return self._ranks[players]

    def fitting(
        self,
        players: int,
        feels: Collection[str] = (),
        having: Collection[str] = (),
        lacking: Collection[str] = (),
    ) -> NDArray[np.int64]:
        """The numbers of menus that fit, the best first.

        Only those with all types in `having` and none in `lacking`. Where several feels are wanted,
        the one that a menu fits least counts most. Without any, and among equals, menus are good
        that are close and on which points come from many types.
        """
        for feel in feels:
            if feel not in FEELS:
                raise UnknownName("error-atlas-feel", feel=feel, feels=", ".join(FEELS))
        self._check_types([*having, *lacking])
        everywhere = np.ones(len(self.menus(players)), bool)
        fine, held = everywhere.copy(), dict(holding(self.study.game, players))
        held |= dict.fromkeys(self.columns_of(()), everywhere)  # nigiri
        for name in having:
            fine &= held.get(name, False)  # some types are not for that number of players
        for name in lacking:
            fine &= ~held.get(name, ~everywhere)
        ranks = self.ranks(players)
        good = self.goodness(players)
        wanted = [ranks[feel] for feel in feels] or [good]
        fit = np.minimum.reduce(wanted) + 0.1 * np.mean(wanted, axis=0) + AMONG_EQUALS * good
        order = np.argsort(-fit, kind="stable")
        return order[fine[order]]

    def goodness(self, players: int) -> Figures:
        """How good a menu is for players who do not care what it is like."""
        figures = self.chapter(players).figures
        columns = np.stack([figures[f"column_{column}"] for column in range(COLUMNS - 1)])
        shares = np.maximum(columns, 0) / np.maximum(columns, 0).sum(axis=0)
        variety: Figures = -(shares**2).sum(axis=0)
        return np.minimum(ranked(variety), self.ranks(players)["close"])

    def surprise(
        self,
        players: int,
        luck: float,
        feels: Collection[str] = (),
        having: Collection[str] = (),
        lacking: Collection[str] = (),
    ) -> MenuFigures:
        """One of the menus that fit best, drawn by a number from 0 to below 1."""
        numbers = self.fitting(players, feels, having, lacking)
        if len(numbers) == 0:
            raise UnknownName("error-atlas-none")
        best = numbers[: max(1, round(TOP * len(numbers)))]
        return self.at(players, int(best[int(luck * len(best))]))

    # Types

    def starving(self, players: int) -> dict[str, dict[str, float]]:
        """By type, then by another: how many points it brings more when that one is on the menu
        too than when it is not. Where that is less, they starve each other.
        """
        held, figures = holding(self.study.game, players), self.chapter(players).figures
        menus = self.menus(players)
        columns = np.stack([figures[f"column_{place}"] for place in range(1, COLUMNS - 1)])
        matrix: dict[str, dict[str, float]] = {}
        for name, here in held.items():
            rows = here.nonzero()[0]
            places = [menus[row].index(name) for row in rows.tolist()]
            points = columns[places, rows]
            matrix[name] = {
                other: round(float(points[there[rows]].mean() - points[~there[rows]].mean()), 2)
                for other, there in held.items()
                if other != name and there[rows].any()
            }
        return matrix

    def _check_types(self, names: Collection[str]) -> None:
        known = [dish.name for dish in serving_of(self.study.game).dishes]
        for name in names:
            if name not in known:
                raise UnknownName("error-menu-type", type=name, types=", ".join(known))


def fits(chapter: Chapter) -> dict[str, Figures]:
    """By feel, a figure that is the larger the better a menu fits."""
    figures = chapter.figures
    lead = figures["expert"] - figures["beginners"]
    return {
        "quick": -figures["decisions"],
        "close": -figures["margin"],
        "cutthroat": figures["expert"] - figures["points"],
        "beginners": -ranked(lead) - ranked(figures["decisions"]),
        "skilful": figures["expert_wins"],
        "rich": figures["points"],
    }


def ranked(values: Figures) -> Figures:
    """The share of values that are less, for each; equal ones share a place."""
    ordered = np.sort(values)
    below, upto = np.searchsorted(ordered, values), np.searchsorted(ordered, values, "right")
    return ((below + upto) / (2 * len(values))).astype(np.float32)


@cache
def numbers_of(game: str, players: int) -> dict[tuple[str, ...], int]:
    """The number of every menu."""
    return {menu: number for number, menu in enumerate(menus_for(game, players))}


@cache
def holding(game: str, players: int) -> dict[str, NDArray[np.bool_]]:
    """By type that can be chosen, which menus have it."""
    menus = menus_for(game, players)
    names = sorted({name for menu in menus for name in menu})
    return {name: np.array([name in menu for menu in menus]) for name in names}


@cache
def shipped_atlas() -> Atlas:
    """The atlas that comes with the package."""
    return Atlas(read_atlas(SHIPPED))


def atlas_in(path: Path | None) -> Atlas:
    """The atlas of a file, or the one that comes with the package."""
    return shipped_atlas() if path is None else Atlas(read_atlas(path))
