"""What a seat of Sushi Go Party! knows."""

from sushibar.games.drafting.rules import move_card, turns_since_held
from sushibar.games.party.rules.actions import BLIND
from sushibar.games.party.rules.answers import forget_answer, retract
from sushibar.games.party.rules.config import NOTHING, is_one_of
from sushibar.games.party.rules.dishes import DESSERT_KINDS, MOST_KINDS, SPECIAL_KINDS
from sushibar.games.party.rules.state import HIDDEN, LOOKED_AT, is_blind, printed
from sushibar.games.party.rules.steps import BLIND_DUE, PICKS
from sushibar.rulebook.counts import copy_book, copy_line, copy_sheet
from sushibar.rulebook.rule import Record, long_rule, rule, signed
from sushibar.rulebook.steps import ANSWERED, SPECTATOR, set_step


@long_rule
def observe(config: Record, state: Record, seat: int, view: Record) -> None:
    """Fill the view with what the seat knows and nothing else.

    Every card taken from a hand or put into it is revealed, so a hand once seen stays known, and so
    do cards that went into another; what a spoon asked for in vain is not there. With `SPECTATOR`
    as the seat the view holds only what lies open.
    """
    copy_table(state, view)
    view.seat = seat
    for kind in range(MOST_KINDS):
        view.unseen[kind] = 0
        view.in_deck[kind] = 0
    for place in range(state.undealt):
        view.unseen[state.deck[place]] += 1
    for variant in range(DESSERT_KINDS):
        if state.box[variant] > 0:
            view.unseen[config.dessert + variant] += state.box[variant]
    for holder in range(config.players):
        view.unknown[holder] = 0
        if holder != seat:
            hide_answer(config, view, holder)
        if not has_seen(config, state, seat, holder):
            hide_hand(config, view, holder)
    for holder in range(config.players, view.unknown.shape[0]):
        view.unknown[holder] = 0
    for kind in range(config.kinds):
        view.in_deck[kind] = seen_in_deck(view, seat, kind)
    hide_looks(view, seat)
    if seat == state.actor:
        set_shown_apart(config, view, seat)
    else:
        hide_shown(view)
    for kind in range(config.kinds):
        view.unseen[kind] -= view.in_deck[kind]
    keep_out_of_box(config, view)
    if seat == SPECTATOR:
        view.returned[:] = 0
        view.lacks[:] = 0


@rule
def hide_answer(config: Record, view: Record, holder: int) -> None:
    """Put what another seat has chosen but not revealed back to where it was."""
    if view.phase != PICKS:
        retract(config, view, holder)
        return
    if view.first[holder] != NOTHING and view.first[holder] != BLIND:
        view.hands[view.holds[holder]][view.first[holder]] += 1
    forget_answer(view, holder)
    view.call[holder] = NOTHING
    set_step(view, holder, ANSWERED)


@rule
def has_seen(config: Record, state: Record, seat: int, holder: int) -> bool:
    """Whether the seat has seen, in this round, the hand that the holder has now."""
    if seat == SPECTATOR:
        return False
    if seat == holder and not holds_unseen(state, seat):
        return True
    turns = turns_since_held(seat, holder, int(config.players), 1)
    if turns == 0:
        turns = int(config.players)
    return turns <= int(state.turn)


@rule
def holds_unseen(state: Record, seat: int) -> bool:
    """Whether the seat must not look at its own hand now."""
    unrevealed = state.phase == PICKS or state.chance == BLIND_DUE
    return unrevealed and is_blind(state, seat)


@rule
def hide_hand(config: Record, view: Record, holder: int) -> None:
    """Shuffle the cards of a hand that the seat has not seen into the unseen ones."""
    hand = view.hands[view.holds[holder]]
    for kind in range(config.kinds):
        cards = int(hand[kind])
        hand[kind] = 0
        view.unseen[kind] += cards
        view.unknown[holder] += cards
    if view.seat == SPECTATOR:
        return
    for slot in range(SPECIAL_KINDS):
        for _ in range(view.returned[view.holds[holder], slot]):
            move_card(view.unseen, hand, int(config.specials) + slot)
            view.unknown[holder] -= 1


@rule
def hide_shown(view: Record) -> None:
    """Shuffle what a menu shows to another seat into the unseen cards."""
    for place in range(LOOKED_AT):
        if view.shown[place] != NOTHING:
            view.unseen[view.shown[place]] += 1
            view.shown[place] = HIDDEN


@rule
def set_shown_apart(config: Record, view: Record, seat: int) -> None:
    """Cards that a menu shows to the seat now are not in the deck, even if seen there before."""
    for place in range(LOOKED_AT):
        if view.shown[place] != NOTHING:
            leave_deck(view, int(view.shown[place]))
    if is_one_of(int(view.acting), int(config.menu)) and view.first[seat] != NOTHING:
        leave_deck(view, int(view.first[seat]))


@rule
def leave_deck(view: Record, kind: int) -> None:
    """Note that a card is not in the deck any more: if the seat has seen one, it may be that."""
    if view.in_deck[kind] > 0:
        view.in_deck[kind] -= 1


@rule
def seen_in_deck(view: Record, seat: int, kind: int) -> int:
    """How many cards of a kind the seat knows to be in the deck, by what menus have shown.

    As many as it saw there together, less those played since. Cards that could not be played,
    because all were menus, were shown to everybody.
    """
    cards = 0
    for look in range(view.looks):
        played = int(view.look_played[look])
        if view.look_seat[look] == seat or played == NOTHING:
            seen = 0
            for place in range(LOOKED_AT):
                if view.look_cards[look, place] == kind:
                    seen += 1
            cards = max(cards, seen)
        if played == kind and cards > 0:
            cards -= 1
    return cards


@rule
def hide_looks(view: Record, seat: int) -> None:
    """Blank what menus have shown to other seats only."""
    for look in range(view.looks):
        if view.look_seat[look] != seat and view.look_played[look] != NOTHING:
            for place in range(LOOKED_AT):
                if view.look_cards[look, place] != NOTHING:
                    view.look_cards[look, place] = HIDDEN


@rule
def keep_out_of_box(config: Record, view: Record) -> None:
    """Note how many unseen desserts of each kind cannot be in the box."""
    for variant in range(DESSERT_KINDS):
        view.in_play[variant] = 0
    for variant in range(config.kinds - config.dessert):
        known = int(view.in_deck[config.dessert + variant])
        view.in_play[variant] = max(0, surely_in_play(config, view, variant) - known)


@rule
def surely_in_play(config: Record, view: Record, variant: int) -> int:
    """How many desserts of a kind that went back into the deck before this round lie nowhere else.

    Of a state those are in the deck, of a view in the deck or among unknown cards of hands.
    """
    kind = int(config.dessert) + variant
    seen = signed(view.gone[kind])
    for seat in range(config.players):
        seen += printed(view, seat, kind) + int(view.hands[seat, kind])
        if view.first[seat] == kind:
            seen += 1
    for place in range(LOOKED_AT):
        if view.shown[place] == kind:
            seen += 1
    return max(0, int(view.put_back[variant]) - seen)


@long_rule
def copy_table(source: Record, target: Record) -> None:
    """Copy all that a state and a view have in common."""
    target.this_round = source.this_round
    target.turn = source.turn
    target.phase = source.phase
    target.chance = source.chance
    target.waiting = source.waiting
    target.blind = source.blind
    target.blind_next = source.blind_next
    target.actor = source.actor
    target.acting = source.acting
    target.acting_copy = source.acting_copy
    target.request = source.request
    target.fresh_soups = source.fresh_soups
    target.lone_soup = source.lone_soup
    target.lone_copy = source.lone_copy
    target.uramaki_place = source.uramaki_place
    target.looks = source.looks
    target.turned = source.turned
    target.kept_orders = source.kept_orders
    target.undealt = source.undealt
    target.boxed = source.boxed
    copy_line(source.step, target.step)
    copy_line(source.first, target.first)
    copy_line(source.copied, target.copied)
    copy_line(source.call, target.call)
    copy_line(source.turning, target.turning)
    copy_line(source.shown, target.shown)
    copy_line(source.look_seat, target.look_seat)
    copy_sheet(source.look_cards, target.look_cards)
    copy_line(source.look_played, target.look_played)
    copy_line(source.lacks, target.lacks)
    copy_sheet(source.hands, target.hands)
    copy_line(source.holds, target.holds)
    copy_sheet(source.returned, target.returned)
    copy_sheet(source.plates, target.plates)
    copy_sheet(source.copies, target.copies)
    copy_sheet(source.dipped, target.dipped)
    copy_line(source.used_wasabi, target.used_wasabi)
    copy_line(source.face_down, target.face_down)
    copy_line(source.gone, target.gone)
    copy_line(source.put_back, target.put_back)
    copy_sheet(source.kept, target.kept)
    copy_book(source.sheet, target.sheet)
