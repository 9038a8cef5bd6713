"""The course of Sushi Go!: deal, reveal, pass, score, and over again."""

from collections.abc import Callable
from typing import Final

from sushibar.games.drafting.rules import ROUNDS, deal_hands, move_card, pass_hands
from sushibar.games.sushi_go.rules import dishes, steps
from sushibar.games.sushi_go.rules.actions import (
    BESIDE,
    ask_first,
    card_of,
    choose,
    forget_answer,
    retract,
    taken,
)
from sushibar.games.sushi_go.rules.score import score_end, score_round
from sushibar.games.sushi_go.rules.state import (
    DUMMY,
    NOTHING,
    RETURNED,
    clear,
    controls_dummy,
    direction,
    free_wasabi,
    is_nigiri,
    over,
    row_of,
)
from sushibar.rulebook.chance import below, draw
from sushibar.rulebook.counts import cards_in
from sushibar.rulebook.rule import Record, if_kept, long_rule, rule, word
from sushibar.rulebook.steps import pending, take_step

CARDS_IN_BOX: Final = sum(dishes.DECK)
VERSION: Final = 1
"""Raised whenever the same record would be played differently."""


@rule
def start(config: Record, state: Record) -> None:
    """Set up a new game; `advance` goes on with what chance has to decide first."""
    clear(state)
    fill_deck(state)
    state.chance = steps.CONTROLLER_DUE if config.dummy else steps.DEAL_DUE


def _with(kind: int, others: Callable[[Record], None]) -> Callable[[Record], None]:
    """A rule (state): put all copies of a kind into the deck, and then the others."""
    first = sum(dishes.DECK[:kind])
    after = first + dishes.DECK[kind]

    @rule
    def fill(state: Record) -> None:
        for place in range(first, after):  # constants: compiled, there is no loop
            state.deck[place] = kind
        others(state)

    return fill


@rule
def count_deck(state: Record) -> None:
    """The end of a chain: the whole box is in the deck."""
    state.undealt = CARDS_IN_BOX


fill_deck: Callable[[Record], None] = count_deck
"""A rule (state): put the whole box into the deck."""
for _kind in reversed(range(dishes.KINDS)):
    fill_deck = _with(_kind, fill_deck)


@rule
def act(config: Record, state: Record, seat: int, action: int, rng: Record) -> None:
    """Take one step of a seat's answer, and play on after the last; the action must be legal."""
    take_step(retract, choose, advance, config, state, seat, action, rng)


@rule
def advance(config: Record, state: Record, rng: Record) -> bool:
    """Do the one thing that happens next without anybody's answer; False if there is none.

    If chance has to decide it, `rng` does; where people state what chance decided, see `entering`.
    """
    if pending(config, state) != 0 or over(state):
        return False
    if state.chance == steps.SETTLED:
        reveal(config, state)
        finish_turn(config, state)
        return True
    let_chance_decide(config, state, rng)
    return True


@long_rule
def let_chance_decide(config: Record, state: Record, rng: Record) -> None:
    """Settle what is due: who controls the dummy first, a deal, or the dummy's next card."""
    if state.chance == steps.CONTROLLER_DUE:
        set_controller(state, below(rng, 2))
    elif state.chance == steps.DEAL_DUE:
        deal_hands(config, state, rng)
        after_deal(config, state)
    else:
        pile = state.hands[state.holds[DUMMY]]
        draw_for_dummy(config, state, draw(rng, pile, cards_in(pile)))


@rule
def set_controller(state: Record, seat: int) -> None:
    """Let this seat control the dummy first."""
    state.first_controller = seat
    state.chance = steps.DEAL_DUE


@rule
def after_deal(config: Record, state: Record) -> None:
    """Begin the first turn of a round: the hands lie dealt."""
    if config.dummy:
        state.chance = steps.DRAW_DUE
    else:
        begin_turn(config, state)


@rule
def draw_for_dummy(config: Record, state: Record, kind: int) -> None:
    """Move the dummy pile's top card into its controller's hand."""
    controller = 0 if controls_dummy(config, state, 0) else 1
    move_card(state.hands[state.holds[DUMMY]], state.hands[state.holds[controller]], kind)
    state.drawn = kind
    begin_turn(config, state)


@rule
def begin_turn(config: Record, state: Record) -> None:
    """Ask every player for an answer."""
    state.chance = steps.SETTLED
    for seat in range(config.players):
        ask_first(config, state, seat)


@long_rule
def reveal(config: Record, state: Record) -> None:
    """Turn up all chosen cards and lay them, for all together."""
    for seat in range(config.players):
        watch_chopsticks(state, seat)
        free = lay(state, seat, int(state.first[seat]), free_wasabi(state, seat))
        if state.second[seat] != NOTHING:
            lay(state, seat, int(state.second[seat]), free)
            plate = state.plates[row_of(state), seat]
            move_card(plate, state.hands[state.holds[seat]], dishes.CHOPSTICKS)
        if config.dummy and state.for_dummy[seat] != NOTHING:
            lay(state, DUMMY, card_of(int(state.for_dummy[seat])), free_wasabi(state, DUMMY))
        forget_answer(state, seat)
    state.drawn = NOTHING


@if_kept(RETURNED)
def watch_chopsticks(state: Record, seat: int) -> None:
    """Count the chopsticks that were put back into the seat's hand and not taken since."""
    hand = int(state.holds[seat])
    left = max(0, int(state.returned[hand]) - taken(state, seat, dishes.CHOPSTICKS))
    state.returned[hand] = left if state.second[seat] == NOTHING else left + 1


@rule
def lay(state: Record, seat: int, action: int, free: int) -> int:
    """Lay a card, a nigiri on one of the `free` wasabi that lay there before this turn.

    Returns how many of them are left.
    """
    kind = card_of(action)
    row = row_of(state)
    state.plates[row, seat, kind] += 1
    if is_nigiri(kind) and action < BESIDE and free > 0:
        state.dipped[row, seat, kind - dishes.EGG] += 1
        return word(free - 1)
    return word(free)


@long_rule
def finish_turn(config: Record, state: Record) -> None:
    """Pass the hands on; after the last card of a round, score it and prepare the next."""
    state.turn += 1
    if state.turn < config.hand:
        pass_hands(state.holds, int(config.players), direction(config, state))
        if config.dummy:
            state.chance = steps.DRAW_DUE
        else:
            begin_turn(config, state)
        return
    row = row_of(state)
    score_round(config, state.plates[row], state.dipped[row], state.sheet[row])
    if state.plates.shape[0] < ROUNDS:
        close_round(config, state)
    state.turn = 0
    state.this_round += 1
    if state.this_round < ROUNDS:
        state.chance = steps.DEAL_DUE
    else:
        score_end(config, state)


@rule
def close_round(config: Record, state: Record) -> None:
    """Add up the points so far and clear the plates.

    Their cards go into a row of past ones; where there is none, puddings stay where they are.
    """
    for seat in range(config.seats):
        for column in range(state.sheet.shape[2]):
            state.sheet[1, seat, column] += state.sheet[0, seat, column]
            state.sheet[0, seat, column] = 0
        for kind in range(dishes.KINDS):
            if state.plates.shape[0] > 1:
                state.plates[1, seat, kind] += state.plates[0, seat, kind]
                state.plates[0, seat, kind] = 0
            elif kind != dishes.PUDDING:
                state.plates[0, seat, kind] = 0
        for nigiri in range(dishes.NIGIRI):
            state.dipped[0, seat, nigiri] = 0
