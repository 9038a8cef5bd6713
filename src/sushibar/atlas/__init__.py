"""The atlas of menus: what every menu is like, with every number of players.

    from sushibar.atlas import shipped_atlas

    atlas = shipped_atlas()
    atlas.of("master-menu", players=4).skill
    atlas.surprise(4, luck=0.5, feels=["close"]).menu

`sushibar atlas make` makes a new one.
"""

from sushibar.atlas.atlas import Atlas, MenuFigures, shipped_atlas

__all__ = ["Atlas", "MenuFigures", "shipped_atlas"]
