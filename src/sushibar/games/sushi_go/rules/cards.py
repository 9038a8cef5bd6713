"""The cards and editions of Sushi Go!."""

from typing import Final, NamedTuple

TEMPURA: Final = 0
SASHIMI: Final = 1
DUMPLING: Final = 2
MAKI_1: Final = 3
MAKI_2: Final = 4
MAKI_3: Final = 5
EGG: Final = 6
SALMON: Final = 7
SQUID: Final = 8
PUDDING: Final = 9
WASABI: Final = 10
CHOPSTICKS: Final = 11
KINDS: Final = 12
NIGIRI: Final = 3
"""Egg, salmon and squid stand in a row from `EGG`, worth 1, 2 and 3."""

CARDS: Final = (
    "tempura",
    "sashimi",
    "dumpling",
    "maki-1",
    "maki-2",
    "maki-3",
    "egg-nigiri",
    "salmon-nigiri",
    "squid-nigiri",
    "pudding",
    "wasabi",
    "chopsticks",
)
DECK: Final = (14, 14, 14, 6, 12, 8, 5, 10, 5, 10, 6, 4)

HAND_SIZES: Final = {2: 10, 3: 9, 4: 8, 5: 7}

MAKI_POINTS: Final = 0
TEMPURA_POINTS: Final = 1
SASHIMI_POINTS: Final = 2
DUMPLING_POINTS: Final = 3
NIGIRI_POINTS: Final = 4
PUDDING_POINTS: Final = 5
"""The columns of the score sheet."""
CATEGORIES: Final = ("maki", "tempura", "sashimi", "dumpling", "nigiri", "pudding")


class Edition(NamedTuple):
    """A publisher's rules, as far as they differ."""

    fewest_players: int
    split_ties: bool
    optional_wasabi: bool
    options: tuple[str, ...]


EDITIONS: Final = {
    "gamewright": Edition(
        fewest_players=2,
        split_ties=True,
        optional_wasabi=False,
        options=("pass-both-ways", "dummy"),
    ),
    "zoch": Edition(
        fewest_players=3,
        split_ties=False,
        optional_wasabi=True,
        options=("pass-both-ways",),
    ),
}
MOST_PLAYERS: Final = 5
