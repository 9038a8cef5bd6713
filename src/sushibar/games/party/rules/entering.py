"""Chance at a real table: what is due, what was decided, and how people state it."""

from collections import Counter
from collections.abc import Sequence

from sushibar.errors import IllegalAction
from sushibar.games.drafting.rules import hand_of
from sushibar.games.party.rules import steps
from sushibar.games.party.rules.actions import TAKE
from sushibar.games.party.rules.config import NOTHING, card_names
from sushibar.games.party.rules.dishes import DESSERT_KINDS
from sushibar.games.party.rules.knowledge import seen_in_deck, surely_in_play
from sushibar.games.party.rules.play import (
    begin_turn,
    draw_blindly,
    end_look,
    prepare_round,
    serve_dessert,
)
from sushibar.games.party.rules.state import LOOKED_AT, is_blind
from sushibar.rulebook.game import ChanceOutcome
from sushibar.rulebook.rule import Record

DUE = {steps.DEAL_DUE: "deal", steps.BLIND_DUE: "blind", steps.MENU_DUE: "menu"}


def chance_due(state: Record) -> str | None:
    """What chance has to decide next: "deal", "blind", "menu" or nothing."""
    return DUE.get(int(state.chance))


def chance_outcome(config: Record, state: Record, due: str) -> ChanceOutcome:
    """What chance has just decided: the hands by seat, the cards taken blindly, those looked at."""
    if due == "deal":
        return tuple(
            tuple(kind for kind in range(config.kinds) for _ in range(hand_of(state, seat)[kind]))
            for seat in range(config.seats)
        )
    if due == "blind":
        return tuple((int(state.first[seat]) - TAKE,) for seat in blind_seats(config, state))
    shown = [int(kind) for kind in state.shown if kind != NOTHING]
    if state.first[state.actor] != NOTHING:  # there was no choice
        shown.append(int(state.first[state.actor]) - TAKE)
    return (tuple(sorted(shown)),)


def blind_seats(config: Record, state: Record) -> list[int]:
    """The seats that take a card without looking in this turn."""
    return [seat for seat in range(config.players) if is_blind(state, seat)]


def enter_chance(config: Record, state: Record, outcome: ChanceOutcome) -> None:
    """Let happen what people say has happened; the state changes only if it can be true."""
    kinds = int(config.kinds)
    for kind in (kind for group in outcome for kind in group):
        if not 0 <= kind < kinds:
            raise IllegalAction("error-kind", kind=kind, last=kinds - 1)
    due = chance_due(state)
    if due == "deal":
        enter_deal(config, state, outcome)
    elif due == "blind":
        enter_blind_draw(config, state, outcome)
    else:
        enter_look(config, state, outcome)


def enter_deal(config: Record, state: Record, hands: Sequence[Sequence[int]]) -> None:
    """Deal every seat the stated cards."""
    if len(hands) != config.seats:
        raise IllegalAction("error-deal-hands", expected=int(config.seats), hands=len(hands))
    for seat, hand in enumerate(hands):
        if len(hand) != config.hand:
            raise IllegalAction(
                "error-deal-size", seat=seat, expected=int(config.hand), cards=len(hand)
            )
    prepare_round(config, state)
    for _ in range(config.desserts[state.this_round]):
        serve_dessert(config, state, int(state.box[:DESSERT_KINDS].nonzero()[0][0]))
    known = Counter(dict(enumerate(map(int, state.put_back), start=int(config.dessert))))
    take_stated(config, state, [kind for hand in hands for kind in hand], known)
    for seat, hand in enumerate(hands):
        for kind in hand:
            hand_of(state, seat)[kind] += 1
    begin_turn(config, state)


def enter_blind_draw(config: Record, state: Record, drawn: Sequence[Sequence[int]]) -> None:
    """Let every seat that does not look take the stated card."""
    seats = blind_seats(config, state)
    if len(drawn) != len(seats) or any(len(group) != 1 for group in drawn):
        raise IllegalAction("error-blind-draw", seats=len(seats))
    for seat, (kind,) in zip(seats, drawn, strict=True):
        if hand_of(state, seat)[kind] == 0:
            raise IllegalAction("error-blind-card", seat=seat, card=card_names(config)[kind])
    for seat, (kind,) in zip(seats, drawn, strict=True):
        draw_blindly(config, state, seat, kind)
    state.chance = steps.SETTLED


def enter_look(config: Record, state: Record, shown: Sequence[Sequence[int]]) -> None:
    """Let a menu show the stated cards."""
    expected = min(LOOKED_AT, int(state.undealt))
    if len(shown) != 1 or len(shown[0]) != expected:
        raise IllegalAction("error-look", expected=expected)
    take_stated(config, state, shown[0], known_in_deck(config, state))
    for place, kind in enumerate(shown[0]):
        state.shown[place] = kind
    end_look(config, state)


def take_stated(config: Record, state: Record, stated: Sequence[int], known: Counter[int]) -> None:
    """Take the stated cards out of the deck, in which the known ones must be.

    Which desserts went into the deck nobody has seen: a stated one that is still in the box
    changes places with another that need not be in the deck.
    """
    deck = Counter(int(kind) for kind in state.deck[: state.undealt])
    missing = Counter(stated) - deck
    spare = deck - (Counter(stated) | known)
    for kind in missing.elements():
        swapped = next((other for other in spare.elements() if other >= config.dessert), NOTHING)
        variant = kind - int(config.dessert)
        if variant < 0 or state.box[variant] == 0 or swapped == NOTHING:
            raise IllegalAction("error-deal-copies", card=card_names(config)[kind])
        state.box[variant] -= 1
        state.box[swapped - int(config.dessert)] += 1
        spare[swapped] -= 1
        deck[swapped] -= 1
        deck[kind] += 1
    left = sorted((deck - Counter(stated)).elements())
    state.deck[: len(left)] = left
    state.undealt = len(left)


def known_in_deck(config: Record, state: Record) -> Counter[int]:
    """The cards that must be in the deck: seen there in this round, or put back into it before."""
    known: Counter[int] = Counter()
    for kind in range(config.kinds):
        known[kind] = max(seen_in_deck(state, seat, kind) for seat in range(config.players))
    for variant in range(config.kinds - config.dessert):
        kind = int(config.dessert) + variant
        known[kind] = max(known[kind], surely_in_play(config, state, variant))
    return known
