"""The score pad of Sushi Go Party!."""

from sushibar.games.drafting.score_pad import fits
from sushibar.games.party.scorepad.pad import REFUSED, pad_for
from sushibar.games.party.scorepad.questions import score

__all__ = ["REFUSED", "fits", "pad_for", "score"]
