"""The atlas of menus over HTTP: what menus are like, which fit a feel, a surprise."""

import random
from collections.abc import Sequence
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query

from sushibar.atlas.atlas import FEELS, Atlas, MenuFigures, shipped_atlas
from sushibar.games.sheet import category_name
from sushibar.server.problems import PROBLEMS
from sushibar.server.requests import Word
from sushibar.shapes import TypedDict
from sushibar.texts import text

LISTED: Final = 12
"""Menus sent at a time."""

Feel = Literal["quick", "close", "cutthroat", "beginners", "skilful", "rich"]
assert Feel.__args__ == FEELS  # type: ignore[attr-defined]
Players = Annotated[int, Path(ge=2, le=8)]
Feels = Annotated[Sequence[Feel], Query(max_length=len(FEELS))]
Types = Annotated[Sequence[Word], Query(max_length=30)]
MenuWords = Annotated[str, Query(max_length=200)]


class TypePoints(TypedDict):
    """What a type of card brings on a menu."""

    name: str
    title: str
    points: float


class MenuLikeness(TypedDict):
    """What a menu is like with some number of players."""

    types: list[str]
    title: str
    """What it is called, if it is a recommended one."""
    players: int
    points: float
    margin: float
    close: float
    decisions: float
    expert_wins: float
    rivals: float
    """How many points it costs that others play well."""
    by_type: list[TypePoints]
    ranks: dict[str, float]
    """By feel, the share of all menus that fit it less."""


class MenuList(TypedDict):
    """Menus that fit, the best first, and how many there are."""

    game: str
    count: int
    all: int
    """How many menus there are for this number of players."""
    games: int
    """How many games of each kind every menu was played."""
    menus: list[MenuLikeness]


router = APIRouter(prefix="/api/menus", tags=["menus"], responses=PROBLEMS)


@router.get("/{players}")
def list_menus(
    players: Players,
    feel: Feels = (),
    having: Types = (),
    lacking: Types = (),
) -> MenuList:
    """The menus that fit best what people feel like."""
    atlas = shipped_atlas()
    numbers = atlas.fitting(players, feel, having, lacking)
    return {
        "game": atlas.study.game,
        "count": len(numbers),
        "all": len(atlas.menus(players)),
        "games": atlas.study.games,
        "menus": [likeness(atlas, atlas.at(players, int(one))) for one in numbers[:LISTED]],
    }


@router.get("/{players}/surprise")
def draw_menu(
    players: Players,
    feel: Feels = (),
    having: Types = (),
    lacking: Types = (),
) -> MenuLikeness:
    """One of the menus that fit best, drawn at random."""
    atlas = shipped_atlas()
    return likeness(atlas, atlas.surprise(players, random.random(), feel, having, lacking))


@router.get("/{players}/menu")
def show_menu(players: Players, menu: MenuWords) -> MenuLikeness:
    """What one menu is like: a recommended one by name, or types with commas."""
    atlas = shipped_atlas()
    return likeness(atlas, atlas.of(menu, players))


def likeness(atlas: Atlas, one: MenuFigures) -> MenuLikeness:
    """A menu as it is told."""
    edition = atlas.game.editions[0]
    name = next((name for name, menu in atlas.game.menus.items() if menu == one.menu), None)
    return {
        "types": list(one.menu),
        "title": "" if name is None else text(f"menu-{name}"),
        "players": one.players,
        "points": round(one.points, 1),
        "margin": round(one.margin, 1),
        "close": round(one.close, 3),
        "decisions": round(one.decisions, 1),
        "expert_wins": round(one.expert_wins, 3),
        "rivals": round(one.cost_of_rivals, 1),
        "by_type": [
            {"name": type_, "title": category_name(type_, edition), "points": round(points, 1)}
            for type_, points in one.by_type.items()
        ],
        "ranks": {feel: round(rank, 3) for feel, rank in one.ranks.items()},
    }
