"""How near a cook of Wasabi! is to its recipes: the fewest tiles that a run lacks."""

from typing import Final, NamedTuple

from sushibar.games.wasabi.bot.plans import NO_PLAN, best_run, first_of, missing_bits, way_of
from sushibar.games.wasabi.rules.board import free_cells, open_tiles
from sushibar.games.wasabi.rules.masks import holds
from sushibar.games.wasabi.rules.runs import has_token
from sushibar.games.wasabi.words.seats import held
from sushibar.rulebook.rule import Record

ANY: Final = -1
"""Whatever the next tile is."""


class Nearness(NamedTuple):
    """What the best run for a recipe lacks."""

    missing: int
    tiles: tuple[int, ...]
    """Which ingredients these are, each once."""


def nearness(config: Record, record: Record, seat: int) -> dict[int, Nearness]:
    """By recipe of a seat that it has a token for, how near it is; none where no run has room."""
    tiles, free = open_tiles(record), free_cells(config, record)
    found = {}
    for recipe in held(record, seat):
        if not has_token(config, record, seat, recipe):
            continue
        plan = best_run(config, record, recipe, ANY, tiles, free, 0)
        if plan == NO_PLAN:
            continue
        first, way = first_of(plan), way_of(plan)
        cells = [first + step * way for step in range(int(config.length[recipe]))]
        bits = missing_bits(config, record, recipe, tiles, first, way)
        found[recipe] = Nearness(
            sum(bool(holds(free, cell)) for cell in cells),
            tuple(number for number in range(int(config.ingredients)) if bits >> number & 1),
        )
    return found
