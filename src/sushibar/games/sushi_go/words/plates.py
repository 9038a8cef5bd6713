"""What lies in front of a seat of Sushi Go!, and what cards and actions are called."""

from collections.abc import Sequence
from functools import partial

from sushibar.games.drafting import words as drafting
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.drafting.told import nigiri_piles, pile, rolls_pile, several, wasabi_pile
from sushibar.games.notation import canonical
from sushibar.games.phrases import Pile
from sushibar.games.plain import repeated
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules import actions, dishes
from sushibar.games.sushi_go.rules.actions import card_of
from sushibar.games.sushi_go.rules.score import maki_icons
from sushibar.rulebook.rule import Record
from sushibar.texts import text

# Names


def card_name(setup: Setup, name: str) -> str:
    """A card by its name in files, as a person calls it in the edition's own words."""
    return text(f"card-{canonical(name)}", edition=setup.edition)


def action_name(setup: Setup, action: int) -> str:
    """An action as a person says it."""
    if action < actions.BESIDE:
        return card_name(setup, dishes.CARDS[action])
    if action < actions.FOR_DUMMY:
        return text("action-beside", card=card_name(setup, dishes.CARDS[card_of(action)]))
    if action < actions.CALL_CHOPSTICKS:
        return text("action-dummy", card=card_name(setup, dishes.CARDS[card_of(action)]))
    return text(f"action-{actions.ACTION_NAMES[action]}")


# Plates


def plate(setup: Setup, config: Record, record: Record, seat: int) -> tuple[str, ...]:
    """The cards in front of a seat in this round, by their names in files."""
    past = min(int(record["this_round"]), ROUNDS - 1)
    return tuple(repeated(dishes.CARDS, record["plates"][past, seat].tolist()))


def groups(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[str]:
    """A seat's plate of this round or an earlier one, sets grouped."""
    return [pile.words for pile in piles(setup, state, seat, round_)]


def piles(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[Pile]:
    """The same as it can be drawn."""
    past = min(int(state["this_round"]), ROUNDS - 1) if round_ is None else round_ - 1
    plates = state["plates"][:, seat].tolist()
    plate, dipped = plates[past], state["dipped"][past, seat].tolist()
    laid = dict(zip(dishes.CARDS, plate, strict=True)) | {
        "pudding": sum(one[dishes.PUDDING] for one in plates)
    }
    name = partial(card_name, setup)
    told = []
    if icons := maki_icons(plate):
        kinds = range(dishes.MAKI_1, dishes.MAKI_3 + 1)
        rolls = [dishes.CARDS[kind] for kind in kinds if plate[kind]]
        told.append(
            rolls_pile("maki", rolls, icons, str(icons), sum(plate[kind] for kind in kinds))
        )
    told += [
        pile(dish, name(dish.name), dish.name, laid[dish.name])
        for dish in dishes.COUNTED
        if laid[dish.name]
    ]
    nigiri = slice(dishes.EGG, dishes.EGG + dishes.NIGIRI)
    told += nigiri_piles(dishes.CARDS[nigiri], name, "wasabi", plate[nigiri], dipped)
    is_over = past < int(state["this_round"])
    told += wasabi_pile(laid["wasabi"] - sum(dipped), "wasabi", is_over)
    told += [
        several(name(card), card, laid[card]) for card in ("chopsticks", "pudding") if laid[card]
    ]
    return told


def in_front(
    setup: Setup, config: Record, record: Record, seat: int, hand: Sequence[str]
) -> list[str]:
    """A seat's plate and hand."""
    return drafting.in_front(setup, groups(setup, record, seat), hand)
