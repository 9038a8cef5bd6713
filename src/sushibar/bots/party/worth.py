"""What every type of card is worth while it lies in front of a seat."""

from collections.abc import Mapping
from typing import Final

from sushibar.bots.party import contests, desserts, dishes
from sushibar.bots.party.plates import Worth
from sushibar.rulebook.party.cards import (
    CHOPSTICKS,
    DUMPLING,
    EDAMAME,
    EEL,
    FRUIT,
    ICE_CREAM,
    MAKI,
    MISO_SOUP,
    NIGIRI,
    ONIGIRI,
    PUDDING,
    SAKE,
    SASHIMI,
    SOY_SAUCE,
    SPOON,
    SUKEROKU,
    TEA,
    TEMAKI,
    TEMPURA,
    TOFU,
    URAMAKI,
)
from sushibar.rulebook.party.score import score_eel, score_tofu
from sushibar.rulebook.scoring import score_dumplings, score_sashimi, score_tempura

WORTH: Final[Mapping[int, Worth]] = {
    NIGIRI: dishes.nigiri,
    MAKI: contests.maki,
    TEMAKI: contests.temaki,
    URAMAKI: contests.uramaki,
    TEMPURA: dishes.collected(score_tempura),
    SASHIMI: dishes.collected(score_sashimi),
    DUMPLING: dishes.collected(score_dumplings),
    EEL: dishes.collected(score_eel),
    TOFU: dishes.collected(score_tofu),
    ONIGIRI: dishes.onigiri,
    EDAMAME: contests.edamame,
    MISO_SOUP: dishes.three_each,
    SUKEROKU: dishes.sukeroku,
    CHOPSTICKS: dishes.chopsticks,
    SPOON: dishes.spoon,
    SOY_SAUCE: contests.soy_sauce,
    TEA: dishes.tea,
    SAKE: dishes.sake,
    PUDDING: contests.pudding,
    ICE_CREAM: desserts.ice_cream,
    FRUIT: desserts.fruit,
}
"""By type; those that are worth nothing while they lie are missing."""
CONTESTED: Final = {MAKI, TEMAKI, URAMAKI, EDAMAME, MISO_SOUP, SOY_SAUCE, PUDDING}
"""The types that other seats have a say in."""
