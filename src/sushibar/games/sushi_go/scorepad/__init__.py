"""The score pad of Sushi Go!."""

from sushibar.games.sushi_go.scorepad.pad import score

__all__ = ["score"]
