"""The score pad of Wasabi!."""

from sushibar.games.wasabi.scorepad.boards import look_like_boards as fits
from sushibar.games.wasabi.scorepad.boards import score
from sushibar.games.wasabi.scorepad.pad import REFUSED, pad_for

__all__ = ["REFUSED", "fits", "pad_for", "score"]
