"""What the positions of all drafting games share: the moment, the hands, the points so far."""

from collections.abc import Callable
from typing import Final

from sushibar.errors import SetupError
from sushibar.games.drafting.rules import ROUNDS, draw_card, pass_hands
from sushibar.games.position import Position, by_seat, number, numbers, read
from sushibar.rulebook.rule import Record

MOST_POINTS: Final = 120
"""Of one round; more than anybody makes, and a sheet holds it."""


def set_moment(config: Record, state: Record, position: Position) -> None:
    """Let it be the round and turn of a position."""
    state.this_round = number(position, "round", 1, ROUNDS, 1) - 1
    state.turn = number(position, "turn", 1, int(config.hand), 1) - 1


def set_points(config: Record, state: Record, position: Position) -> None:
    """Enter the points of earlier rounds, as many as a round can have in each row."""
    rounds = int(state.this_round)
    most = MOST_POINTS * rounds
    for seat, points in enumerate(numbers(position, "points", int(config.seats), -most, most)):
        for row in range(rounds):
            part = max(-MOST_POINTS, min(MOST_POINTS, points))
            state.sheet[row, seat, 0] = part
            points -= part


def refuse_early(state: Record, position: Position, *keys: str) -> None:
    """Refuse what only earlier rounds can have left, in the first one."""
    for key in keys:
        if state.this_round == 0 and key in position:
            raise SetupError("error-position-early", part=key)


def read_hands(
    config: Record, state: Record, position: Position, find: Callable[[str], int]
) -> list[list[int] | None]:
    """The hands of a position, each with as many cards as there are in this turn."""
    seats, size = int(config.seats), int(config.hand) - int(state.turn)
    hands: list[list[int] | None] = []
    for seat, cards in enumerate(by_seat(position, "hands", seats, None)):
        hand = None if cards is None else read("hands", seat, cards, find)
        if hand is not None and len(hand) != size:
            raise SetupError(
                "error-position-hand",
                seat=seat,
                cards=len(hand),
                turn=int(state.turn) + 1,
                expected=size,
            )
        hands.append(hand)
    return hands


def deal(
    config: Record,
    state: Record,
    hands: list[list[int] | None],
    rng: Record | None,
    way: int,
) -> None:
    """Give every seat its cards, in hands that have been passed on turn by turn.

    What is not stated is dealt from the deck.
    """
    for _ in range(int(state.turn)):
        pass_hands(state.holds, int(config.players), way)
    for seat, cards in enumerate(hands):
        hand = state.hands[state.holds[seat]]
        if cards is None and rng is None:
            raise SetupError("error-position-unknown", seat=seat)
        size = int(config.hand) - int(state.turn)
        for kind in [draw_card(state, rng) for _ in range(size)] if cards is None else cards:
            hand[kind] += 1
