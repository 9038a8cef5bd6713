"""What a seat of Wasabi! knows, and tables that agree with it.

Only the others' recipes and the order of the piles are hidden.
"""

from typing import Final

from sushibar.games.wasabi.rules.board import NOTHING
from sushibar.games.wasabi.rules.piles import pile_size
from sushibar.games.wasabi.rules.play import can_go_on_cooking
from sushibar.games.wasabi.rules.runs import find_claims
from sushibar.games.wasabi.rules.state import HAND, over
from sushibar.games.wasabi.rules.steps import ACT, SETTLED
from sushibar.games.wasabi.rules.tokens import LENGTHS
from sushibar.rulebook.chance import below
from sushibar.rulebook.counts import copy_book, copy_line, copy_sheet
from sushibar.rulebook.rule import Record, long_rule, rule
from sushibar.rulebook.steps import SPECTATOR

MOST_TRIES: Final = 1000
"""Of all that a hidden recipe may be at least one in 64 explains a question: this is no limit."""


@long_rule
def observe(config: Record, state: Record, seat: int, view: Record) -> None:
    """Fill the view with what the seat knows and nothing else.

    Of the piles it knows the recipes that it has put under them itself.
    """
    copy_table(state, view)
    view.seat = seat
    view.drawn = NOTHING  # whoever has drawn it holds it
    view.known[:] = NOTHING
    view.unseen[:] = 0
    for length in LENGTHS:
        first = int(config.pile_first[length])
        for place in range(first, first + pile_size(state, length)):
            if seat != SPECTATOR and int(state.returner[place]) == seat:
                view.known[place] = state.deck[place]
            else:
                view.unseen[state.deck[place]] = 1
    for holder in range(config.players):
        if holder != seat:
            hide_hand(config, view, holder)
    if seat != int(state.player):
        hide_answer(view)


@rule
def hide_hand(config: Record, view: Record, holder: int) -> None:
    """Show only how long a seat's recipes are."""
    for place in range(HAND):
        recipe = int(view.hands[holder, place])
        if recipe != NOTHING:
            view.unseen[recipe] = 1
            view.hands[holder, place] = -int(config.length[recipe])


@rule
def hide_answer(view: Record) -> None:
    """Hide what the player has chosen so far and could claim."""
    view.claims = 0
    view.styles = 0
    view.steps = 0
    view.chosen[:] = NOTHING
    if view.chance == SETTLED and not over(view):
        view.step = view.asked


@long_rule
def determinize(config: Record, view: Record, rng: Record, state: Record) -> None:
    """Write a whole table that agrees with the view, each equally likely."""
    recall(config, view, state)
    guess(config, view, rng, state)


@rule
def recall(config: Record, view: Record, state: Record) -> None:
    """Fill in what the view knows, with hidden recipes as it shows them."""
    copy_table(view, state)


@long_rule
def guess(config: Record, view: Record, rng: Record, state: Record) -> None:
    """Deal the unseen recipes to the hands and piles that they may be in."""
    explained, tries = False, 0
    while not explained and tries < MOST_TRIES:
        tries += 1
        copy_sheet(view.hands, state.hands)
        state.deck[:] = NOTHING
        for length in LENGTHS:
            deal_unseen(config, view, rng, state, length)
        explained = explains_question(config, view, state)


@rule
def explains_question(config: Record, view: Record, state: Record) -> bool:
    """Whether another seat has a choice if it is asked: the first part of a turn ends by itself."""
    if int(view.seat) == int(state.player) or int(state.asked) != ACT:
        return True
    find_claims(config, state)
    return can_go_on_cooking(config, state)


@rule
def deal_unseen(config: Record, view: Record, rng: Record, state: Record, length: int) -> None:
    """Shuffle the unseen recipes of a length into the hands and the pile they may be in."""
    first = int(config.pile_first[length])
    left = 0
    for recipe in range(config.recipes):
        if view.unseen[recipe] > 0 and int(config.length[recipe]) == length:
            state.deck[first + left] = recipe
            left += 1
    for place in range(left - 1, 0, -1):
        other = int(below(rng, place + 1))
        recipe = int(state.deck[first + place])
        state.deck[first + place] = state.deck[first + other]
        state.deck[first + other] = recipe
    for holder in range(config.players):
        for place in range(HAND):
            if state.hands[holder, place] == -length:
                left -= 1
                replace_hidden(state, holder, place, int(state.deck[first + left]))
                state.deck[first + left] = NOTHING
    for place in range(first + pile_size(state, length) - 1, first - 1, -1):
        if view.known[place] == NOTHING:
            left -= 1
            state.deck[place] = state.deck[first + left]
        else:
            state.deck[place] = view.known[place]


@rule
def replace_hidden(state: Record, holder: int, place: int, recipe: int) -> None:
    """Put a recipe where a hidden one stands; those of one length are kept in order."""
    while place > 0 and state.hands[holder, place - 1] > recipe:
        state.hands[holder, place] = state.hands[holder, place - 1]
        place -= 1
    state.hands[holder, place] = recipe


@rule
def copy_table(source: Record, target: Record) -> None:
    """Copy all that a state and a view have in common."""
    copy_line(source.filled, target.filled)
    copy_line(source.covered, target.covered)
    copy_line(source.changed, target.changed)
    copy_line(source.chosen, target.chosen)
    copy_line(source.stylish, target.stylish)
    copy_line(source.top, target.top)
    copy_line(source.wasabis, target.wasabis)
    copy_line(source.buried_cell, target.buried_cell)
    copy_line(source.buried_kind, target.buried_kind)
    copy_line(source.pantry, target.pantry)
    copy_sheet(source.tiles, target.tiles)
    copy_line(source.kitchen, target.kitchen)
    copy_line(source.barred, target.barred)
    copy_sheet(source.cards, target.cards)
    copy_sheet(source.hands, target.hands)
    copy_sheet(source.served, target.served)
    copy_line(source.shuffled, target.shuffled)
    copy_line(source.returned, target.returned)
    copy_line(source.returner, target.returner)
    copy_book(source.sheet, target.sheet)
    target.turn = source.turn
    target.this_round = source.this_round
    target.first_seat = source.first_seat
    target.player = source.player
    target.phase = source.phase
    target.chance = source.chance
    target.pile = source.pile
    target.drawn = source.drawn
    target.asked = source.asked
    target.step = source.step
    target.steps = source.steps
    target.passes = source.passes
    target.played = source.played
    target.placed = source.placed
    target.chopped = source.chopped
    target.claims = source.claims
    target.styles = source.styles
    target.owed = source.owed
    target.buried = source.buried
