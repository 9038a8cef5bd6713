"""The score pad of Sushi Go!."""

from sushibar.games.drafting.score_pad import fits
from sushibar.games.sushi_go.scorepad.pad import REFUSED, pad_for
from sushibar.games.sushi_go.scorepad.questions import score

__all__ = ["REFUSED", "fits", "pad_for", "score"]
