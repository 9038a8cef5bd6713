"""The course of Sushi Go Party!: deal, reveal, act, pass, score, and over again."""

from typing import Final

from sushibar.games.drafting.rules import ROUNDS, deal_hands, draw_card, pass_hands, return_card
from sushibar.games.party.rules import steps
from sushibar.games.party.rules.actions import BLIND, TAKE
from sushibar.games.party.rules.answers import (
    ask_card,
    ask_copy,
    ask_pick,
    choose,
    retract,
)
from sushibar.games.party.rules.config import ABSENT, is_dessert
from sushibar.games.party.rules.dishes import DESSERT_KINDS
from sushibar.games.party.rules.plate import race_together
from sushibar.games.party.rules.score import score_end, score_round
from sushibar.games.party.rules.specials import lay_chosen, next_action, resolve_action, watch_card
from sushibar.games.party.rules.state import (
    LOOKED_AT,
    PUT_BACK,
    clear,
    clear_round,
    forget_turn,
    hand_size,
    is_blind,
    over,
    printed,
)
from sushibar.rulebook.chance import draw
from sushibar.rulebook.rule import Record, if_kept, long_rule, rule, signed
from sushibar.rulebook.steps import pending, take_step

VERSION: Final = 1
"""Raised whenever the same record would be played differently."""


@rule
def start(config: Record, state: Record) -> None:
    """Set up a new game; `advance` goes on with what chance has to decide first."""
    clear(state)
    state.undealt = 0
    state.boxed = 0
    for kind in range(config.dessert):
        for _ in range(config.copies[kind]):
            return_card(state, kind)
    for place in range(state.undealt, state.deck.shape[0]):
        state.deck[place] = 0
    for variant in range(DESSERT_KINDS):
        state.box[variant] = 0
        if config.dessert + variant < config.kinds:
            copies = int(config.copies[config.dessert + variant])
            state.box[variant] = copies
            state.boxed += copies
    state.chance = steps.DEAL_DUE


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
    if state.chance != steps.SETTLED:
        let_chance_decide(config, state, rng)
    elif state.phase == steps.PICKS and state.blind != 0:
        turn_up(config, state)
        state.phase = steps.BLIND_DRAWN
        state.chance = steps.BLIND_DUE
    elif state.phase <= steps.BLIND_DRAWN:
        if state.phase == steps.PICKS:
            turn_up(config, state)
        lay_all(config, state)
        go_on(config, state)
    else:
        resolve_action(config, state)
        if pending(config, state) == 0:
            go_on(config, state)
    return True


# Chance


@long_rule
def let_chance_decide(config: Record, state: Record, rng: Record) -> None:
    """Settle what is due: a deal, the cards taken blindly, or what a menu shows."""
    if state.chance == steps.DEAL_DUE:
        prepare_round(config, state)
        for _ in range(config.desserts[state.this_round]):
            serve_dessert(config, state, draw(rng, state.box, int(state.boxed)))
        deal_hands(config, state, rng)
        begin_turn(config, state)
    elif state.chance == steps.BLIND_DUE:
        for seat in range(config.players):
            if is_blind(state, seat):
                hand = state.hands[state.holds[seat]]
                draw_blindly(config, state, seat, draw(rng, hand, hand_size(config, state)))
        state.chance = steps.SETTLED
    else:
        for place in range(min(LOOKED_AT, int(state.undealt))):
            state.shown[place] = draw_card(state, rng)
        end_look(config, state)


@rule
def prepare_round(config: Record, state: Record) -> None:
    """Collect the cards of the last round, all but the desserts."""
    remember_put_back(state, config)
    for seat in range(config.players):
        for kind in range(config.kinds):
            if is_dessert(config, kind):
                state.kept[seat, kind - int(config.dessert)] += state.plates[seat, kind]
                keep_orders(state, int(state.copies[seat, kind]))
            else:
                return_cards(state, kind, printed(state, seat, kind))
                if state.copies[seat, kind] > 0:
                    return_cards(state, int(config.special_order), int(state.copies[seat, kind]))
    for kind in range(config.kinds):
        return_cards(state, kind, int(state.gone[kind]))
    clear_round(state)


@if_kept(PUT_BACK)
def remember_put_back(state: Record, config: Record) -> None:
    """Note how many desserts of each kind go back into the deck for certain.

    Those that were turned face down, and of those noted before all that nobody keeps.
    """
    for variant in range(config.kinds - config.dessert):
        kind = int(config.dessert) + variant
        left = signed(state.put_back[variant])
        for seat in range(config.players):
            left -= printed(state, seat, kind)
        state.put_back[variant] = max(left, int(state.gone[kind]))


@if_kept(PUT_BACK)
def keep_orders(state: Record, orders: int) -> None:
    """Note that special orders that copy a dessert are kept."""
    state.kept_orders += orders


@rule
def return_cards(state: Record, kind: int, cards: int) -> None:
    """Put several cards of a kind back into the deck."""
    for _ in range(cards):
        return_card(state, kind)


@rule
def serve_dessert(config: Record, state: Record, variant: int) -> None:
    """Move a dessert from the box into the deck."""
    state.box[variant] -= 1
    state.boxed -= 1
    return_card(state, int(config.dessert) + variant)


@rule
def begin_turn(config: Record, state: Record) -> None:
    """Ask every player for a card."""
    state.chance = steps.SETTLED
    for seat in range(config.players):
        ask_pick(config, state, seat)


@rule
def draw_blindly(config: Record, state: Record, seat: int, kind: int) -> None:
    """Let a seat take the card that it drew without looking."""
    state.hands[state.holds[seat]][kind] -= 1
    state.first[seat] = TAKE + kind
    watch_card(config, state, seat, kind)
    if kind == config.special_order:
        ask_copy(config, state, seat)


@rule
def end_look(config: Record, state: Record) -> None:
    """Ask which of the shown cards to play."""
    state.chance = steps.SETTLED
    ask_card(config, state, int(state.actor), steps.MENU_CARD)


# A turn


@rule
def turn_up(config: Record, state: Record) -> None:
    """Show all cards that were chosen; those taken blindly are drawn only then."""
    for seat in range(config.players):
        if state.first[seat] != BLIND:
            watch_card(config, state, seat, int(state.first[seat]) - TAKE)


@long_rule
def lay_all(config: Record, state: Record) -> None:
    """Lay the cards of all seats together."""
    for seat in range(config.players):
        lay_chosen(config, state, seat, int(state.first[seat]) - TAKE)
    if config.uramaki != ABSENT:
        race_together(config, state)


@rule
def go_on(config: Record, state: Record) -> None:
    """Let the next numbered card act; when none is left, end the turn."""
    if not next_action(config, state):
        finish_turn(config, state)


@long_rule
def finish_turn(config: Record, state: Record) -> None:
    """Pass the hands on; after the last card of a round, score it and prepare the next."""
    forget_turn(state)
    state.turn += 1
    state.blind = state.blind_next
    state.blind_next = 0
    if state.turn < config.hand:
        pass_hands(state.holds, int(config.players), 1)
        begin_turn(config, state)
        return
    state.blind = 0
    score_round(config, state)
    state.turn = 0
    state.this_round += 1
    if state.this_round < ROUNDS:
        state.chance = steps.DEAL_DUE
    else:
        score_end(config, state)
