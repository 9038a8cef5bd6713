"""What lies in front of a seat of Sushi Go!, and what cards and actions are called."""

from collections.abc import Sequence

from sushibar.games.drafting import words as drafting
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.drafting.words import how_far, how_many
from sushibar.games.notation import canonical
from sushibar.games.phrases import Pile
from sushibar.games.plain import repeated
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules.actions import (
    ACTION_NAMES,
    BESIDE,
    CALL_CHOPSTICKS,
    FOR_DUMMY,
    card_of,
)
from sushibar.games.sushi_go.rules.cards import (
    CARDS,
    CHOPSTICKS,
    DUMPLING,
    EGG,
    MAKI_1,
    MAKI_3,
    NIGIRI,
    PUDDING,
    SASHIMI,
    TEMPURA,
    WASABI,
)
from sushibar.games.sushi_go.rules.score import maki_icons
from sushibar.rulebook.rule import Record
from sushibar.texts import text

# Names


def card_name(setup: Setup, name: str) -> str:
    """A card by its name in files, as a person calls it in the edition's own words."""
    return text(f"card-{canonical(name)}", edition=setup.edition)


def action_name(setup: Setup, action: int) -> str:
    """An action as a person says it."""
    if action < BESIDE:
        return card_name(setup, CARDS[action])
    if action < FOR_DUMMY:
        return text("action-beside", card=card_name(setup, CARDS[card_of(action)]))
    if action < CALL_CHOPSTICKS:
        return text("action-dummy", card=card_name(setup, CARDS[card_of(action)]))
    return text(f"action-{ACTION_NAMES[action]}")


# Plates


def plate(setup: Setup, config: Record, record: Record, seat: int) -> tuple[str, ...]:
    """The cards in front of a seat in this round, by their names in files."""
    past = min(int(record["this_round"]), ROUNDS - 1)
    return tuple(repeated(CARDS, record["plates"][past, seat].tolist()))


def groups(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[str]:
    """A seat's plate of this round or an earlier one, sets grouped."""
    return [pile.words for pile in piles(setup, state, seat, round_)]


def piles(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[Pile]:
    """The same as it can be drawn."""
    past = min(int(state["this_round"]), ROUNDS - 1) if round_ is None else round_ - 1
    plates = state["plates"][:, seat].tolist()
    plate, dipped = plates[past], state["dipped"][past, seat].tolist()
    told = []
    icons = maki_icons(plate)
    if icons:
        rolls = tuple(CARDS[kind] for kind in range(MAKI_3, MAKI_1 - 1, -1) if plate[kind])
        told.append(Pile(text("group-maki", icons=icons), rolls, str(icons)))
    for kind, size in ((TEMPURA, 2), (SASHIMI, 3)):
        if plate[kind]:
            name = card_name(setup, CARDS[kind])
            words = text(
                "group-set",
                card=name,
                cards=plate[kind],
                sets=plate[kind] // size,
                left=plate[kind] % size,
                size=size,
            )
            told.append(Pile(words, (CARDS[kind],), how_far(plate[kind], size)))
    if plate[DUMPLING]:
        told.append(_several(setup, DUMPLING, plate[DUMPLING]))
    for nigiri in reversed(range(NIGIRI)):
        name = card_name(setup, CARDS[EGG + nigiri])
        if dipped[nigiri]:
            words = text("group-dipped", card=name, cards=dipped[nigiri])
            cards = CARDS[EGG + nigiri], CARDS[WASABI]
            told.append(Pile(words, cards, how_many(dipped[nigiri])))
        if plate[EGG + nigiri] > dipped[nigiri]:
            told.append(_several(setup, EGG + nigiri, plate[EGG + nigiri] - dipped[nigiri]))
    free = plate[WASABI] - sum(dipped)
    if free:
        words = text("group-wasabi", cards=free)
        told.append(Pile(words, (CARDS[WASABI],), f"{how_many(free)}…"))
    if plate[CHOPSTICKS]:
        told.append(_several(setup, CHOPSTICKS, plate[CHOPSTICKS]))
    puddings = sum(laid[PUDDING] for laid in plates)
    if puddings:
        told.append(_several(setup, PUDDING, puddings))
    return told


def in_front(
    setup: Setup, config: Record, record: Record, seat: int, hand: Sequence[str]
) -> list[str]:
    """A seat's plate and hand."""
    return drafting.in_front(setup, groups(setup, record, seat), hand)


def _several(setup: Setup, kind: int, cards: int) -> Pile:
    words = text("group-several", card=card_name(setup, CARDS[kind]), cards=cards)
    return Pile(words, (CARDS[kind],), how_many(cards))
