"""Records of many games at once: written by simulations, read as tables of columns.

    from sushibar.records import read_many

    tables = read_many("games/")         # or one file of many records, or several of them
    tables.seats.to_pandas()             # or polars.from_arrow(tables.seats)

`sushibar sim --records FILE` writes such files.
"""

from sushibar.records.reading import RecordTables, read_many

__all__ = ["RecordTables", "read_many"]
