"""What the person at a seat of Wasabi! is asked."""

from collections.abc import Callable, Sequence
from typing import Final

from sushibar.games.phrases import Asked, Question
from sushibar.games.setup import Setup
from sushibar.games.wasabi.rules import actions
from sushibar.games.wasabi.rules.board import CELL_NAMES, NOTHING
from sushibar.games.wasabi.rules.cards import MOST_CARDS, SPICY
from sushibar.games.wasabi.rules.choices import may_end, may_pass, tiles_missing
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.state import HAND, recipes_held
from sushibar.games.wasabi.rules.steps import (
    ACT,
    CELL,
    CHOPPING,
    COVERING,
    DISCARD,
    DRAW,
    FATE,
    GIFT,
    LIFTING,
    ON,
    OTHER,
    PREPARATION,
    REFILL,
    REWARD,
    ROOM,
    SERVE,
    SWITCHING,
    TILE,
)
from sushibar.games.wasabi.rules.tokens import LENGTHS
from sushibar.games.wasabi.words.names import action_name, ingredient_name, listed
from sushibar.games.wasabi.words.previews import claims
from sushibar.rulebook.rule import Record
from sushibar.texts import text

GOES_ON: Final = (
    *range(actions.INGREDIENT, actions.ON_CELL),
    *(actions.PLAY + card for card in range(actions.TAKE - actions.PLAY) if card != SPICY),
)
"""Moves after which something else is asked."""
PLANNED: Final = (ACT, REWARD, REFILL)
"""Questions whose answers change nothing by chance, nor show what was hidden."""


def chosen(asked: Asked, step: int) -> int:
    """What was chosen at a step of the answer."""
    return int(asked.state.chosen[step])


def tile_chosen(asked: Asked) -> str:
    """The ingredient that was chosen last."""
    return action_name(asked.setup, chosen(asked, int(asked.state.steps) - 1))


def question(
    setup: Setup, config: Record, state: Record, names: Sequence[str], seat: int
) -> Question:
    """What the seat is asked for now."""
    ask = QUESTIONS[int(state.step)]
    about = ask.__name__.removeprefix("ask_")
    asked = ask(Asked(setup, config, state, names, seat))
    return asked._replace(about=about, plans_on=int(state.asked) in PLANNED)


# Preparing


def ask_gift(asked: Asked) -> Question:
    """Choose the tiles that the left neighbour starts with."""
    left = asked.names[(asked.seat + 1) % len(asked.names)]
    steps = int(asked.state.steps)
    so_far = listed(action_name(asked.setup, chosen(asked, step)) for step in range(steps))
    return Question(
        text("ask-gift-head", name=left, left=HAND - steps, chosen=so_far, steps=steps),
        text("ask-gift"),
        compact=True,
    )


def ask_draw(asked: Asked) -> Question:
    """Choose a pile to draw a recipe from; piles are numbered by their lengths."""
    missing = HAND - recipes_held(asked.state, asked.seat)
    first = asked.state.this_round == PREPARATION
    return Question(
        text("ask-draw-head", missing=missing),
        text("ask-draw"),
        opens=bool(first and missing == HAND),
        numbers={actions.DRAW_LENGTH + length: length for length in LENGTHS},
    )


# Cooking


def ask_move(asked: Asked) -> Question:
    """Place an ingredient, play a card, complete a recipe, pass, or end this part of the turn."""
    state = asked.state
    if state.chopped != NOTHING:
        tile = ingredient_name(book_of(asked.config), int(state.chopped))
        head = text("ask-move-chopped", tile=tile)
    elif may_pass(state):
        head = text("ask-move-first")
    else:
        head = text("ask-move-more", placed=int(state.placed), claims=len(claims(state)))
    usual = actions.CLAIM if state.claims else actions.DONE
    enter = usual if may_end(state) else None
    begins = bool(may_pass(state)) and not state.owed
    return Question(
        head, text("ask-move"), opens=begins, enter=enter, board=not begins, goes_on=GOES_ON
    )


def ask_cell(asked: Asked) -> Question:
    """Choose an empty cell for a tile."""
    tile = tile_chosen(asked)
    return _ask_place(text("ask-cell-head", tile=tile), text("ask-cell", tile=tile))


def ask_switching(asked: Asked) -> Question:
    """Choose the first of two cells that change places."""
    return _ask_place(text("ask-switching-head"), text("ask-switching"), (*_all_cells(),))


def ask_other(asked: Asked) -> Question:
    """Choose the second of two cells that change places."""
    cell = CELL_NAMES[chosen(asked, 1) - actions.ON_CELL]
    return _ask_place(text("ask-other-head", cell=cell), text("ask-other", cell=cell))


def ask_covering(asked: Asked) -> Question:
    """Choose the upper left cell of four."""
    return _ask_place(text("ask-covering-head"), text("ask-covering"))


def ask_tile(asked: Asked) -> Question:
    """Choose what is stacked."""
    return Question(
        text("ask-tile-head"), text("ask-tile"), goes_on=range(actions.INGREDIENT, actions.ON_CELL)
    )


def ask_on(asked: Asked) -> Question:
    """Choose a tile to stack on."""
    tile = tile_chosen(asked)
    return _ask_place(text("ask-on-head", tile=tile), text("ask-on", tile=tile))


def ask_chopping(asked: Asked) -> Question:
    """Choose a tile to take off the board."""
    return _ask_place(text("ask-chopping-head"), text("ask-chopping"), (*_all_cells(),))


def ask_fate(asked: Asked) -> Question:
    """Decide what becomes of a chopped tile."""
    top = int(asked.state.top[chosen(asked, 1) - actions.ON_CELL])
    tile = ingredient_name(book_of(asked.config), top)
    return Question(text("ask-fate-head", tile=tile), text("ask-fate", tile=tile))


def ask_serve(asked: Asked) -> Question:
    """Choose which recipe is completed."""
    return Question(text("ask-serve-head"), text("ask-serve"))


def ask_discard(asked: Asked) -> Question:
    """Choose recipes to put back."""
    discarded = int(asked.state.steps) - 1
    return Question(
        text("ask-discard-head", discarded=discarded),
        text("ask-discard"),
        enter=actions.DONE if discarded else None,
        goes_on=range(actions.RECIPE, actions.PLAY),
    )


def _ask_place(head: str, ask: str, goes_on: Sequence[int] = ()) -> Question:
    return Question(head, ask, compact=True, places=True, goes_on=goes_on)


def _all_cells() -> range:
    return range(actions.ON_CELL, actions.RECIPE)


# The second part of a turn


def ask_reward(asked: Asked) -> Question:
    """Choose an action card for a completed recipe."""
    cards = sum(map(int, asked.state.cards[asked.seat]))
    return Question(
        text("ask-reward-head", owed=int(asked.state.owed), full=int(cards >= MOST_CARDS)),
        text("ask-reward"),
        goes_on=tuple(range(actions.TAKE, actions.TAKE_NOTHING)) if cards >= MOST_CARDS else (),
    )


def ask_lifting(asked: Asked) -> Question:
    """Choose which Wasabi! comes off the board."""
    return _ask_place(text("ask-lifting-head"), text("ask-lifting"))


def ask_room(asked: Asked) -> Question:
    """Choose which card goes back to the kitchen."""
    return Question(text("ask-room-head"), text("ask-room"))


def ask_refill(asked: Asked) -> Question:
    """Choose tiles of the pantry, one after the other."""
    steps = int(asked.state.steps)
    so_far = listed(action_name(asked.setup, chosen(asked, step)) for step in range(steps))
    return Question(
        text(
            "ask-refill-head",
            left=int(tiles_missing(asked.state)) - steps,
            chosen=so_far,
            steps=steps,
        ),
        text("ask-refill"),
        compact=True,
    )


QUESTIONS: Final[dict[int, Callable[[Asked], Question]]] = {
    GIFT: ask_gift,
    DRAW: ask_draw,
    ACT: ask_move,
    CELL: ask_cell,
    SWITCHING: ask_switching,
    OTHER: ask_other,
    COVERING: ask_covering,
    TILE: ask_tile,
    ON: ask_on,
    CHOPPING: ask_chopping,
    FATE: ask_fate,
    SERVE: ask_serve,
    DISCARD: ask_discard,
    REWARD: ask_reward,
    LIFTING: ask_lifting,
    ROOM: ask_room,
    REFILL: ask_refill,
}
"""By the step of the answer."""
