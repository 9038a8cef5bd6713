"""The piles of recipes: shuffled ones in no order, and under them those that came back."""

from sushibar.games.wasabi.rules.board import NOTHING
from sushibar.games.wasabi.rules.state import HAND, RETURNER
from sushibar.games.wasabi.rules.tokens import LENGTHS
from sushibar.rulebook.rule import Record, if_kept, rule


@rule
def pile_size(state: Record, length: int) -> int:
    """How many recipes lie in a pile."""
    return int(state.shuffled[length]) + int(state.returned[length])


@rule
def piles_left(state: Record) -> int:
    """The lengths of which there are recipes to draw, as bits."""
    lengths = 0
    for length in LENGTHS:
        if pile_size(state, length) > 0:
            lengths |= 1 << length
    return lengths


@rule
def draw_recipe(config: Record, state: Record, place: int) -> None:
    """Take a recipe of the pile; while shuffled ones are left, any of them, else the first."""
    length = int(state.pile)
    first = int(config.pile_first[length])
    recipe = int(state.deck[first + place])
    gap = first + place
    if state.shuffled[length] > 0:
        state.shuffled[length] -= 1
        gap = first + int(state.shuffled[length])
        state.deck[first + place] = state.deck[gap]
    else:
        state.returned[length] -= 1
    last = first + pile_size(state, length)
    for later in range(gap, last):
        state.deck[later] = state.deck[later + 1]
    state.deck[last] = NOTHING
    move_returners_up(state, gap, last)
    state.drawn = recipe
    take_recipe(state, int(state.player), recipe)


@if_kept(RETURNER)
def move_returners_up(state: Record, gap: int, last: int) -> None:
    """Let who put back each recipe move up with it."""
    for later in range(gap, last):
        state.returner[later] = state.returner[later + 1]
    state.returner[last] = NOTHING


@rule
def return_recipe(config: Record, state: Record, seat: int, recipe: int) -> None:
    """Put a recipe of a seat under its pile."""
    length = int(config.length[recipe])
    lose_recipe(state, seat, recipe)
    place = int(config.pile_first[length]) + pile_size(state, length)
    state.deck[place] = recipe
    state.returned[length] += 1
    note_returner(state, place, seat)


@if_kept(RETURNER)
def note_returner(state: Record, place: int, seat: int) -> None:
    """Note who put back the recipe at that place."""
    state.returner[place] = seat


@rule
def take_recipe(state: Record, seat: int, recipe: int) -> None:
    """Add a recipe to a seat's hand, which stays in order: nobody sees when it came."""
    place = HAND - 1
    while place > 0 and (
        state.hands[seat, place - 1] == NOTHING or state.hands[seat, place - 1] > recipe
    ):
        state.hands[seat, place] = state.hands[seat, place - 1]
        place -= 1
    state.hands[seat, place] = recipe


@rule
def lose_recipe(state: Record, seat: int, recipe: int) -> None:
    """Take a recipe out of a seat's hand."""
    found = False
    for place in range(HAND):
        found = found or state.hands[seat, place] == recipe
        if found:
            state.hands[seat, place] = state.hands[seat, place + 1] if place + 1 < HAND else NOTHING
