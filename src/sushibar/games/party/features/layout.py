"""The features of Sushi Go Party!: named slices of a row."""

from typing import Final

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.features import Layout
from sushibar.games.party.features.numbering import CARDS, DESSERTS, FACES
from sushibar.games.party.rules import dishes, steps
from sushibar.games.party.rules.state import SEATS

FACE_COUNT: Final = len(FACES)
TYPE_COUNT: Final = len(dishes.TYPES)
MOST_CARDS: Final = max(dishes.HAND_SIZES.values())
PLACES: Final = 4
"""Of the race with uramaki: which place comes next, or none."""

UNKNOWN: Final = FACE_COUNT
HELD: Final = UNKNOWN + 1
HAND_LENGTH: Final = HELD + 1
"""Places within the slice of one hand."""
DIPPED: Final = FACE_COUNT
KEPT: Final = DIPPED + dishes.NIGIRI_KINDS
(FREE, DOWN, ICONS, COLOURS, POINTS, LEAD, IS_BLIND, CALLED, SEATED) = range(
    KEPT + len(DESSERTS), KEPT + len(DESSERTS) + 9
)
PLATE_LENGTH: Final = SEATED + 1
"""Places within the slice of one plate."""

LAYOUT: Final = Layout.of(
    ("hand", len(CARDS), 1, "the cards in my hand, if I may look, less those already chosen"),
    (
        "hands",
        (SEATS - 1) * HAND_LENGTH,
        1,
        "for 1 to 7 turns until a hand comes to me: its cards as far as I know them, numbered "
        "cards by type; how many of them I do not know; whether I have held it",
    ),
    (
        "plates",
        SEATS * PLATE_LENGTH,
        2,
        "for 0 (me) to 7 turns until a seat gets my hand: the cards in front of it, numbered cards "
        "by type, special orders as what they copy; its dipped egg, salmon, squid; its desserts of "
        "earlier rounds; free wasabi; cards face down; icons of its rolls; different colours; "
        "points so far; my lead on it; whether it chooses without looking, has called and not "
        "acted yet; whether somebody sits there",
    ),
    (
        "unseen",
        FACE_COUNT,
        3,
        "the cards that I cannot place, in the deck, the box or in hands (special orders kept as "
        "desserts count as those)",
    ),
    ("chosen", FACE_COUNT, 1, "the card that I have chosen, been given or drawn"),
    ("shown", FACE_COUNT, 1, "the cards that a menu shows me"),
    ("request", FACE_COUNT, 1, "the cards that would do for a spoon"),
    ("menu", TYPE_COUNT, 1, "the types on the menu"),
    (
        "standings",
        5,
        3,
        "my lead in icons of rolls on who has most and on who has fewest of the others; in "
        "puddings on both; how many have more icons",
    ),
    (
        "step",
        steps.TURN,
        1,
        "what is asked: a card, what to copy, a call, a second card, what a spoon asks for, what "
        "to give, a card that a menu shows, what to turn face down",
    ),
    ("round", ROUNDS, 1, "which round it is"),
    ("cards", MOST_CARDS, 1, "with how many cards everybody began the turn, 1 to 10"),
    ("players", SEATS - 1, 1, "2 to 8 players"),
    ("race", PLACES, 1, "how many places of the race with uramaki are taken"),
    ("actor", SEATS, 1, "whose numbered card acts, by the turns until it gets my hand"),
    ("box", 1, 8, "how many desserts are not in play yet"),
    ("turned", 1, 2, "how many cards I have turned face down so far"),
)
HAND: Final = LAYOUT.start("hand")
HANDS: Final = LAYOUT.start("hands")
PLATES: Final = LAYOUT.start("plates")
UNSEEN: Final = LAYOUT.start("unseen")
CHOSEN: Final = LAYOUT.start("chosen")
SHOWN: Final = LAYOUT.start("shown")
REQUEST: Final = LAYOUT.start("request")
MENU: Final = LAYOUT.start("menu")
STANDINGS: Final = LAYOUT.start("standings")
STEP: Final = LAYOUT.start("step")
ROUND: Final = LAYOUT.start("round")
CARDS_LEFT: Final = LAYOUT.start("cards")
PLAYERS: Final = LAYOUT.start("players")
RACE: Final = LAYOUT.start("race")
ACTOR: Final = LAYOUT.start("actor")
BOX: Final = LAYOUT.start("box")
TURNED: Final = LAYOUT.start("turned")
SIZE: Final = LAYOUT.size
