"""The atlas as columns, for pandas, polars and other readers of Parquet."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sushibar.atlas.atlas import PLAIN_FIGURES, Atlas, holding
from sushibar.atlas.measuring import COLUMNS
from sushibar.extras import need

if TYPE_CHECKING:
    import pyarrow as pa


def table_of(atlas: Atlas) -> "pa.Table":
    """A row for each menu with each number of players: all figures, how it ranks by feel among
    menus for as many, and the points of every type, empty where it is not on the menu.
    """
    need("arrow")
    import pyarrow as pa

    return pa.concat_tables(
        [pa.table(columns_of(atlas, players)) for players in atlas.chapters],
        promote_options="default",
    )


def columns_of(atlas: Atlas, players: int) -> dict[str, Any]:
    """The columns of all menus with this number of players."""
    import pyarrow as pa

    menus, figures = atlas.menus(players), atlas.chapter(players).figures
    columns: dict[str, Any] = {
        "players": np.full(len(menus), players, np.int8),
        "menu": [" ".join(menu) for menu in menus],
        **{name: figures[name] for name in PLAIN_FIGURES},
        **{f"rank_{feel}": ranks for feel, ranks in atlas.ranks(players).items()},
    }
    always = atlas.columns_of(())
    for column, name in enumerate(always):
        columns[f"points_{name}"] = figures[f"column_{column}"]
    by_column = np.stack([figures[f"column_{column}"] for column in range(COLUMNS)])
    for name, here in holding(atlas.study.game, players).items():
        places = [menu.index(name) + len(always) if name in menu else 0 for menu in menus]
        points = by_column[places, np.arange(len(menus))]
        columns[f"points_{name}"] = pa.array(points, mask=~here)
    columns["points_face_down"] = figures[f"column_{COLUMNS - 1}"]
    return columns


def export(atlas: Atlas, path: Path) -> int:
    """Write the atlas as Parquet; how many rows that are."""
    table = table_of(atlas)
    import pyarrow.parquet as parquet

    parquet.write_table(table, path, compression="zstd")
    return int(table.num_rows)
