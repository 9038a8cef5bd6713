"""The score pad of Sushi Go Party!."""

from sushibar.games.party.scorepad.pad import score

__all__ = ["score"]
