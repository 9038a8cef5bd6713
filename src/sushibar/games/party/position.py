"""Sushi Go Party! in the middle of a game: a position becomes the rulebook's own record."""

from collections import Counter
from typing import Final

from sushibar.errors import ScoreError, SetupError
from sushibar.games.drafting.position import deal, read_hands, refuse_early, set_moment, set_points
from sushibar.games.drafting.rules import return_card
from sushibar.games.mistakes import unknown_card
from sushibar.games.notation import card_number
from sushibar.games.party.rules.config import (
    ABSENT,
    DESSERT_COLUMN,
    FACE_DOWN_COLUMN,
    ROLL_COLUMN,
    is_dessert,
    is_one_of,
)
from sushibar.games.party.rules.dishes import FACE_DOWN, NIGIRI, TYPES
from sushibar.games.party.rules.effects import physical
from sushibar.games.party.rules.plate import RACE_ICONS, RACE_POINTS, dip
from sushibar.games.party.rules.play import begin_turn, serve_dessert
from sushibar.games.party.rules.state import (
    clear,
    free_wasabi,
    roll_icons,
)
from sushibar.games.party.scorepad.cards import (
    CARDS,
    ORDER,
    UNNUMBERED,
    Card,
    card_called,
    check_on_menu,
)
from sushibar.games.party.scorepad.race import next_place
from sushibar.games.position import (
    Position,
    by_seat,
    check_copies,
    check_keys,
    checked,
    numbers,
    read,
)
from sushibar.games.setup import Setup
from sushibar.rulebook.chance import draw
from sushibar.rulebook.rule import Record

KEYS: Final = (
    "round",
    "turn",
    "hands",
    "plates",
    "points",
    "desserts",
    "aside",
    "uramaki",
    "blind",
)


def lay_out(
    setup: Setup, config: Record, state: Record, position: Position, rng: Record | None
) -> None:
    """Let the state be what a position says; a `SetupError` says why it cannot be."""
    check_keys(setup.game, position, KEYS)
    clear(state)
    set_moment(config, state, position)
    refuse_early(state, position, "points", "desserts")
    plates, desserts = (read_laid(setup, config, position, key) for key in ("plates", "desserts"))
    aside = read("aside", None, position.get("aside", ()), lambda name: held(setup, name))
    hands = read_hands(config, state, position, lambda name: held(setup, name))
    check_laid(config, state, plates, aside)
    used = Counter(aside) + Counter(kind for hand in hands for kind in hand or ())
    used.update(printed(config, card) for cards in (*plates, *desserts) for card in cards)
    check_copies(setup.called.cards, used, config.copies)
    fill_deck(config, state, used, rng)
    for kind in aside:
        state.gone[kind] += 1
    for seat in range(config.players):
        for card in plates[seat]:
            lay_card(config, state, seat, card)
        for card in desserts[seat]:
            keep_dessert(config, state, seat, card)
    set_points(config, state, position)
    set_race(config, state, position)
    set_blind(config, state, position)
    deal(config, state, hands, rng, 1)
    begin_turn(config, state)


# Names


def held(setup: Setup, name: str) -> int:
    """The kind of a card in a hand, or set aside."""
    return card_number(setup.called, name)


def read_laid(setup: Setup, config: Record, position: Position, key: str) -> list[list[Card]]:
    """What lies in front of every seat, as the score pad reads it."""
    types = frozenset(int(type_) for type_ in config.type[:FACE_DOWN_COLUMN])

    def find(name: str) -> Card:
        number = card_called(name)
        check_on_menu([number], types)
        card = CARDS[number]
        if card.type == FACE_DOWN and not card.printed:
            raise ScoreError("error-position-face-down")
        if card.printed in UNNUMBERED.values():
            raise unknown_card(setup.called, name)
        if key == "desserts" and not is_dessert(config, kind_of(config, card)):
            raise ScoreError(
                "score-dessert", card=name, desserts=TYPES[int(config.type[DESSERT_COLUMN])].name
            )
        return card

    laid = by_seat(position, key, int(config.players))
    return [read(key, seat, cards, find) for seat, cards in enumerate(laid)]


def kind_of(config: Record, card: Card) -> int:
    """The kind that a card counts as; none if nobody knows what it copies."""
    if card.type == FACE_DOWN:
        return ABSENT
    (column,) = (column for column, type_ in enumerate(config.type) if type_ == card.type)
    return int(config.first[column]) + card.variant


def printed(config: Record, card: Card) -> int:
    """The kind that is printed on a card."""
    return physical(config, kind_of(config, card), int(is_copy(card)))


def is_copy(card: Card) -> bool:
    """Whether a card is a special order that counts as something else."""
    return card.printed == ORDER


# Cards


def check_laid(config: Record, state: Record, plates: list[list[Card]], aside: list[int]) -> None:
    """Refuse plates that cannot have come about: everybody has laid one card in every turn.

    A menu lays one more, and so does a special order that copies one.
    """
    turns, menus = int(state.turn), 0
    if config.menu != ABSENT:
        menus = sum(
            is_one_of(kind, int(config.menu)) or kind == int(config.special_order) for kind in aside
        )
    for seat, plate in enumerate(plates):
        if len(plate) > turns + menus:
            raise SetupError(
                "error-position-plate",
                seat=seat,
                cards=len(plate),
                turn=turns + 1,
                expected=turns + menus,
            )
    cards, expected = sum(map(len, plates)) + len(aside), turns * int(config.players)
    if not expected <= cards <= expected + menus:
        raise SetupError("error-position-laid", cards=cards, turn=turns + 1, expected=expected)


def fill_deck(config: Record, state: Record, used: Counter[int], rng: Record | None) -> None:
    """Put what is stated nowhere into the deck, of desserts as many as have come into play."""
    state.undealt = 0
    for kind in range(config.dessert):
        for _ in range(int(config.copies[kind]) - used[kind]):
            return_card(state, kind)
    served = sum(int(cards) for cards in config.desserts[: int(state.this_round) + 1])
    stated = sum(cards for kind, cards in used.items() if is_dessert(config, kind))
    if stated > served:
        raise SetupError(
            "error-position-desserts",
            cards=stated,
            round=int(state.this_round) + 1,
            expected=served,
        )
    state.boxed = 0
    state.box[:] = 0
    for kind in range(config.dessert, config.kinds):
        left = int(config.copies[kind]) - used[kind]
        state.box[kind - config.dessert] = left
        state.boxed += left
    for _ in range(served - stated):
        some = int(state.box.nonzero()[0][0])  # people say later which it was
        variant = some if rng is None else draw(rng, state.box, int(state.boxed))
        serve_dessert(config, state, variant)


def lay_card(config: Record, state: Record, seat: int, card: Card) -> None:
    """Lay a card as it lies there now; a nigiri goes on a free wasabi unless it is beside it."""
    kind, copy = kind_of(config, card), int(is_copy(card))
    dips = card.type == NIGIRI and not card.beside
    if card.turned:
        state.face_down[seat] += 1
        state.gone[physical(config, kind, copy)] += 1
        if dips and free_wasabi(config, state, seat) > 0:
            state.used_wasabi[seat] += 1
        return
    state.plates[seat, kind] += 1
    state.copies[seat, kind] += copy
    if dips:
        dip(config, state, seat, kind)


def keep_dessert(config: Record, state: Record, seat: int, card: Card) -> None:
    """Keep a dessert of an earlier round."""
    state.kept[seat, kind_of(config, card) - int(config.dessert)] += 1
    state.kept_orders += int(is_copy(card))


# What else there is


def set_race(config: Record, state: Record, position: Position) -> None:
    """Enter what the race of the uramaki has brought so far in this round."""
    if "uramaki" in position and config.uramaki == ABSENT:
        raise SetupError("error-position-not-on-menu", part="uramaki", type="uramaki")
    race = numbers(position, "uramaki", int(config.players), 0, sum(RACE_POINTS))
    try:
        state.uramaki_place = next_place(tuple(race))
    except ScoreError as error:
        raise SetupError("error-position-part", part="uramaki", reason=str(error)) from None
    for seat, points in enumerate(race):
        state.sheet[state.this_round, seat, ROLL_COLUMN] = points
    if config.uramaki == ABSENT or state.uramaki_place >= len(RACE_POINTS):
        return
    for seat in range(config.players):
        icons = roll_icons(config, state, seat)
        if icons >= RACE_ICONS:
            raise SetupError("error-position-race", seat=seat, icons=icons)


def set_blind(config: Record, state: Record, position: Position) -> None:
    """Let the seats that laid a sake in the last turn choose without looking."""
    seats = position.get("blind", ())
    if seats and (config.sake == ABSENT or state.turn == 0):
        raise SetupError("error-position-not-on-menu", part="blind", type="sake")
    for seat in seats:
        state.blind |= 1 << checked("blind", seat, 0, int(config.players) - 1)
