"""What a seat of Sushi Go! knows, and whole tables that agree with it."""

from sushibar.games.drafting.rules import draw_card, move_card, return_card, turns_since_held
from sushibar.games.sushi_go.rules.actions import ask, forget_answer, taken
from sushibar.games.sushi_go.rules.dishes import CHOPSTICKS, KINDS
from sushibar.games.sushi_go.rules.state import NOTHING, controls_dummy, direction
from sushibar.games.sushi_go.rules.steps import SETTLED
from sushibar.rulebook.counts import cards_in, copy_book, copy_line, copy_sheet
from sushibar.rulebook.rule import Record, long_rule, rule
from sushibar.rulebook.steps import ANSWERED, SPECTATOR, set_step


@long_rule
def observe(config: Record, state: Record, seat: int, view: Record) -> None:
    """Fill the view with what the seat knows and nothing else.

    Every card taken from a hand or put back into it is revealed, so a hand once held stays known,
    and so do chopsticks that went back into another. With `SPECTATOR` as the seat the view holds
    only what lies open.
    """
    copy_table(state, view)
    view.seat = seat
    if seat == SPECTATOR:
        view.returned[:] = 0
    for kind in range(KINDS):
        view.unseen[kind] = 0
    for card in range(state.undealt):
        view.unseen[state.deck[card]] += 1
    for holder in range(config.seats):
        view.unknown[holder] = 0
        if holder != seat:
            hide_answer(view, holder)
            hide_hand(config, state, seat, holder, view)


@rule
def hide_answer(view: Record, holder: int) -> None:
    """Put the cards that another seat has chosen face down back into its hand."""
    hand = view.hands[view.holds[holder]]
    for kind in range(KINDS):
        hand[kind] += taken(view, holder, kind)
    set_step(view, holder, ANSWERED)
    forget_answer(view, holder)


@rule
def hide_hand(config: Record, state: Record, seat: int, holder: int, view: Record) -> None:
    """Shuffle the cards of another hand that the seat has not seen into the unseen ones."""
    hand = view.hands[view.holds[holder]]
    if not has_held(config, state, seat, holder):
        for kind in range(KINDS):
            cards = int(hand[kind])
            hand[kind] = 0
            view.unseen[kind] += cards
            view.unknown[holder] += cards
        for _ in range(view.returned[view.holds[holder]]):
            move_card(view.unseen, hand, CHOPSTICKS)
            view.unknown[holder] -= 1
    elif state.drawn != NOTHING and controls_dummy(config, state, holder):
        move_card(hand, view.unseen, int(state.drawn))
        view.unknown[holder] = 1
    if controls_dummy(config, state, holder):
        view.drawn = NOTHING


@rule
def has_held(config: Record, state: Record, seat: int, holder: int) -> bool:
    """Whether the seat has held, in this round, the hand that the holder has now."""
    if seat == SPECTATOR or holder >= config.players:
        return False
    way = direction(config, state)
    return turns_since_held(seat, holder, int(config.players), way) <= int(state.turn)


@long_rule
def determinize(config: Record, view: Record, rng: Record, state: Record) -> None:
    """Fill the state with a whole table that agrees with the view, all of them equally likely."""
    recall(config, view, state)
    guess(config, view, rng, state)


@rule
def recall(config: Record, view: Record, state: Record) -> None:
    """Fill in what the view knows, with all unseen cards in the deck."""
    copy_table(view, state)
    state.undealt = 0
    for kind in range(KINDS):
        for _ in range(view.unseen[kind]):
            return_card(state, kind)


@rule
def guess(config: Record, view: Record, rng: Record, state: Record) -> None:
    """Draw the unknown cards of all hands from the deck.

    The others owe their answers again. If a seat that has answered looks at a last card that
    leaves nobody a choice, nobody is pending and `advance` goes on.
    """
    for holder in range(config.seats):
        hand = state.hands[state.holds[holder]]
        kind = NOTHING
        for _ in range(view.unknown[holder]):
            kind = draw_card(state, rng)
            hand[kind] += 1
        asked = state.chance == SETTLED and cards_in(hand) > 0
        if asked and holder != view.seat and holder < config.players:
            if controls_dummy(config, state, holder):
                state.drawn = kind
            ask(config, state, holder)


@long_rule
def copy_table(source: Record, target: Record) -> None:
    """Copy all that a state and a view have in common."""
    target.this_round = source.this_round
    target.turn = source.turn
    target.chance = source.chance
    target.waiting = source.waiting
    target.first_controller = source.first_controller
    target.drawn = source.drawn
    copy_line(source.step, target.step)
    copy_line(source.first, target.first)
    copy_line(source.second, target.second)
    copy_line(source.for_dummy, target.for_dummy)
    copy_sheet(source.hands, target.hands)
    copy_line(source.holds, target.holds)
    copy_line(source.returned, target.returned)
    copy_book(source.plates, target.plates)
    copy_book(source.dipped, target.dipped)
    copy_book(source.sheet, target.sheet)
