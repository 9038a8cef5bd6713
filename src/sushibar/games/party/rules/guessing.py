"""Whole tables of Sushi Go Party! that agree with what a seat knows, all equally likely."""

from typing import Final

from sushibar.games.drafting.rules import draw_card, return_card, take_card
from sushibar.games.party.rules import steps
from sushibar.games.party.rules.answers import ask_pick
from sushibar.games.party.rules.choices import choices
from sushibar.games.party.rules.config import is_one_of
from sushibar.games.party.rules.dishes import DESSERT_KINDS
from sushibar.games.party.rules.knowledge import copy_table
from sushibar.games.party.rules.state import HIDDEN, LOOKED_AT, over
from sushibar.rulebook.chance import below
from sushibar.rulebook.counts import copy_line, copy_sheet, lowest, several
from sushibar.rulebook.rule import Record, long_rule, rule, signed

NOBODY: Final = -1


@long_rule
def determinize(config: Record, view: Record, rng: Record, state: Record) -> None:
    """Fill the state with a whole table that agrees with the view, all of them equally likely."""
    recall(config, view, state)
    guess(config, view, rng, state)


@rule
def recall(config: Record, view: Record, state: Record) -> None:
    """Fill in what the view knows; where the unseen cards are remains open."""
    copy_table(view, state)


@long_rule
def guess(config: Record, view: Record, rng: Record, state: Record) -> None:
    """Place the unseen cards.

    The others owe their picks again. If a seat that has answered looks at a last card that leaves
    nobody a choice, nobody is pending and `advance` goes on.
    """
    while not (place_cards(config, view, rng, state) and explains_question(config, state)):
        copy_sheet(view.hands, state.hands)
        copy_line(view.shown, state.shown)
    guess_looks(config, state, rng)
    for place in range(state.undealt, state.deck.shape[0]):
        state.deck[place] = 0
    if state.phase == steps.PICKS and state.chance == steps.SETTLED and not over(state):
        for holder in range(config.players):
            if holder != view.seat:
                ask_pick(config, state, holder)


@rule
def explains_question(config: Record, state: Record) -> bool:
    """Whether every seat that is asked for a card has a choice: otherwise nobody had asked."""
    for seat in range(config.players):
        step = int(state.step[seat])
        if step in (steps.SECOND_CARD, steps.GIVE, steps.MENU_CARD) and not has_choice(
            config, state, seat, step
        ):
            return False
    return True


@rule
def has_choice(config: Record, state: Record, seat: int, step: int) -> bool:
    """Whether there are several cards to choose, or a special order with several to copy."""
    kinds = choices(config, state, seat, step)
    if several(kinds) or kinds == 0 or step == steps.GIVE:
        return several(kinds)
    order = lowest(kinds) == int(config.special_order)
    return order and several(choices(config, state, seat, steps.COPY))


@rule
def place_cards(config: Record, view: Record, rng: Record, state: Record) -> bool:
    """Share the unseen cards out to the box, the hands and the deck; False to try again.

    Places that can hold only some cards come first, and of these the choosiest: whatever it takes
    would mostly suit the others too. Each draws from the cards that suit it, so the more suitable
    cards earlier places have left, the more ways there are to go on: the draw stands only with a
    chance in proportion to these ways.
    """
    state.undealt = 0
    for kind in range(config.kinds):
        for _ in range(int(view.unseen[kind]) - in_play(config, view, kind)):
            return_card(state, kind)
    for variant in range(DESSERT_KINDS):
        state.box[variant] = 0
    for _ in range(view.boxed):
        dessert = draw_suitable(state, rng, (1 << int(config.dessert)) - 1)
        state.box[dessert - int(config.dessert)] += 1
    for kind in range(config.dessert, config.kinds):
        for _ in range(in_play(config, view, kind)):
            return_card(state, kind)
    filled, holder = signed(0), choosiest(config, view, signed(0))
    while holder != NOBODY:
        if not stands(config, view, rng, state, holder, filled):
            return False
        fill_hand(view, rng, state, holder, int(view.lacks[view.holds[holder]]))
        filled |= signed(1 << holder)
        holder = choosiest(config, view, filled)
    for holder in range(config.players):
        if view.lacks[view.holds[holder]] == 0:
            fill_hand(view, rng, state, holder, 0)
    for kind in range(config.kinds):
        for _ in range(view.in_deck[kind]):
            return_card(state, kind)
    for place in range(LOOKED_AT):
        if view.shown[place] == HIDDEN:
            state.shown[place] = draw_card(state, rng)
    return True


@rule
def in_play(config: Record, view: Record, kind: int) -> int:
    """How many unseen cards of a kind are desserts that cannot be in the box."""
    return int(view.in_play[kind - int(config.dessert)]) if kind >= config.dessert else 0


@rule
def fill_hand(view: Record, rng: Record, state: Record, holder: int, lacks: int) -> None:
    """Draw the unknown cards of a hand."""
    hand = state.hands[state.holds[holder]]
    for _ in range(view.unknown[holder]):
        hand[draw_suitable(state, rng, lacks)] += 1


@rule
def draw_suitable(state: Record, rng: Record, lacks: int) -> int:
    """Draw a card from the deck that is none of these kinds."""
    if lacks == 0:
        return draw_card(state, rng)
    rank = below(rng, suitable_left(state, lacks))
    place = 0
    while True:
        if not (lacks >> int(state.deck[place])) & 1:
            if rank == 0:
                return take_card(state, place)
            rank -= 1
        place += 1


@rule
def suitable_left(state: Record, lacks: int) -> int:
    """How many cards of the deck are none of these kinds."""
    cards = 0
    for place in range(state.undealt):
        if not (lacks >> int(state.deck[place])) & 1:
            cards += 1
    return cards


@rule
def choosiest(config: Record, view: Record, filled: int) -> int:
    """The seat whose hand the fewest unseen cards suit, of those that lack some kinds.

    Filled hands do not count, nor those of which everything is known.
    """
    found, fewest = NOBODY, signed(0)
    for holder in range(config.players):
        lacks = signed(view.lacks[view.holds[holder]])
        if view.unknown[holder] > 0 and lacks != 0 and not (filled >> holder) & 1:
            suitable = unseen_of(config, view, ~lacks)
            if found == NOBODY or suitable < fewest:
                found, fewest = signed(holder), suitable
    return found


@rule
def stands(
    config: Record, view: Record, rng: Record, state: Record, holder: int, filled: int
) -> bool:
    """Whether what was drawn so far stands, by a chance in proportion to the ways to fill a hand.

    These are the ways to choose its cards from the suitable ones left, compared with the most
    there could be.
    """
    lacks = signed(view.lacks[view.holds[holder]])
    left = suitable_left(state, lacks)
    most = most_left(config, view, lacks, filled)
    cards = int(view.unknown[holder])
    drawn = 0
    while drawn < cards and below(rng, most - drawn) < left - drawn:
        drawn += 1
    return drawn == cards


@rule
def most_left(config: Record, view: Record, lacks: int, filled: int) -> int:
    """The most cards suitable for a hand that the box and the filled hands can have left.

    The more they take of what it lacks, the more they leave: at most what each of them can take,
    and at most what all of them together can.
    """
    boxed = signed(view.boxed)
    taken, apart, all_lack = boxed, min(boxed, boxable(config, view, lacks)), lacks
    for earlier in range(config.players):
        if (filled >> earlier) & 1:
            theirs = signed(view.lacks[view.holds[earlier]])
            cards = signed(view.unknown[earlier])
            taken += cards
            apart += min(cards, unseen_of(config, view, lacks & ~theirs))
            all_lack &= theirs
    together = unseen_of(config, view, lacks & ~all_lack)
    together += min(boxed, boxable(config, view, lacks & all_lack))
    return unseen_of(config, view, ~lacks) - taken + min(apart, together)


@rule
def boxable(config: Record, view: Record, kinds: int) -> int:
    """How many unseen cards of these kinds can be in the box."""
    cards = signed(0)
    for kind in range(config.dessert, config.kinds):
        if (kinds >> kind) & 1:
            cards += signed(view.unseen[kind]) - signed(in_play(config, view, kind))
    return cards


@rule
def unseen_of(config: Record, view: Record, kinds: int) -> int:
    """How many unseen cards are of these kinds."""
    cards = signed(0)
    for kind in range(config.kinds):
        if (kinds >> kind) & 1:
            cards += signed(view.unseen[kind])
    return cards


@rule
def guess_looks(config: Record, state: Record, rng: Record) -> None:
    """Guess what others saw in the deck: cards that are still there, or left it later."""
    for back in range(state.looks):
        look = int(state.looks) - 1 - back
        if state.look_cards[look, 0] == HIDDEN:
            lend_later(config, state, look, True)
            guess_look(state, rng, look)
            lend_later(config, state, look, False)


@rule
def lend_later(config: Record, state: Record, look: int, lent: bool) -> None:
    """Put the cards that left the deck after a look into it, or take them out again."""
    for later in range(look + 1, int(state.looks)):
        lend(state, int(state.look_played[later]), lent)
    for place in range(LOOKED_AT):
        lend(state, int(state.shown[place]), lent)
    if is_one_of(int(state.acting), int(config.menu)):
        lend(state, int(state.first[state.actor]), lent)


@rule
def lend(state: Record, kind: int, lent: bool) -> None:
    """Put a card into the deck, or take one of that kind out again."""
    if kind >= HIDDEN:
        return
    if lent:
        return_card(state, kind)
        return
    place = 0
    while state.deck[place] != kind:
        place += 1
    take_card(state, place)


@rule
def guess_look(state: Record, rng: Record, look: int) -> None:
    """Draw what a menu showed before the card that was played, and put it all back."""
    others = 0
    while others + 1 < LOOKED_AT and state.look_cards[look, others + 1] == HIDDEN:
        state.look_cards[look, others] = draw_card(state, rng)
        others += 1
    state.look_cards[look, others] = state.look_played[look]
    for place in range(others):
        return_card(state, int(state.look_cards[look, place]))
