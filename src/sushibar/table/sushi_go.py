"""Sushi Go! in words: why points were given, what a plate holds, what a card would bring."""

import numpy as np

from sushibar.rulebook.drafting import ANSWERED, ROUNDS, hand_of
from sushibar.rulebook.rule import Counts, Record
from sushibar.rulebook.sushi_go.actions import (
    ACTION_NAMES,
    BESIDE,
    CALL_CHOPSTICKS,
    FOR_DUMMY,
    NO_CALL,
    card_of,
    may_call,
    may_lay_beside,
)
from sushibar.rulebook.sushi_go.cards import (
    CARDS,
    CATEGORIES,
    CHOPSTICKS,
    DUMPLING,
    EGG,
    MAKI_1,
    MAKI_3,
    NIGIRI,
    PUDDING,
    PUDDING_POINTS,
    SASHIMI,
    TEMPURA,
    WASABI,
)
from sushibar.rulebook.sushi_go.play import lay
from sushibar.rulebook.sushi_go.score import maki_icons, score_round
from sushibar.rulebook.sushi_go.state import (
    CALL,
    DUMMY,
    DUMMY_CARD,
    NOTHING,
    direction,
    free_wasabi,
    is_nigiri,
    over,
    puddings_of,
)
from sushibar.table.events import Reveal
from sushibar.table.setup import Setup
from sushibar.table.sheet import Line, Lines
from sushibar.texts import text

# Reasons


def rows(config: Record, state: Record) -> tuple[tuple[Lines, ...], ...]:
    """The finished rows of the score sheet: rounds, then the puddings."""
    finished = [
        explain_round(config, state.plates[past], state.dipped[past], state.sheet[past])
        for past in range(state.this_round)
    ]
    if state.this_round == ROUNDS:
        cards = [puddings_of(state, seat) for seat in range(config.seats)]
        finished.append(explain_puddings(config, cards, state.sheet[ROUNDS, :, PUDDING_POINTS]))
    return tuple(finished)


def explain_round(
    config: Record, plates: Counts, dipped: Counts, sheet: Counts
) -> tuple[Lines, ...]:
    """Every seat's points of a round with their reasons; arrays as for `score_round`."""
    icons = [maki_icons(plates[seat]) for seat in range(config.seats)]
    explained = []
    for seat in range(config.seats):
        plate = [int(cards) for cards in plates[seat]]
        points = dict(zip(CATEGORIES, map(int, sheet[seat]), strict=True))
        explained.append(
            {
                "maki": explain_maki(config, icons, seat, points["maki"]),
                "tempura": explain_sets("tempura", plate[TEMPURA], 2, points),
                "sashimi": explain_sets("sashimi", plate[SASHIMI], 3, points),
                "dumpling": _line("dumpling", points, cards=plate[DUMPLING]),
                "nigiri": explain_nigiri(plate, [int(cards) for cards in dipped[seat]], points),
            }
        )
        if plate[CHOPSTICKS]:
            explained[-1]["chopsticks"] = Line(
                0, "reason-chopsticks", (("cards", plate[CHOPSTICKS]),)
            )
        if plate[PUDDING]:
            explained[-1]["pudding"] = Line(0, "reason-pudding-later", (("cards", plate[PUDDING]),))
    return tuple(explained)


def _line(category: str, points: dict[str, int], **facts: object) -> Line:
    return Line(points[category], f"reason-{category}", tuple(facts.items()))


def explain_sets(category: str, cards: int, size: int, points: dict[str, int]) -> Line:
    """Why complete sets of tempura or sashimi bring what they bring."""
    return _line(category, points, cards=cards, sets=cards // size, left=cards % size)


def explain_nigiri(plate: list[int], dipped: list[int], points: dict[str, int]) -> Line:
    """Which nigiri bring points, those on wasabi apart."""
    plain = [plate[EGG + nigiri] - dipped[nigiri] for nigiri in range(NIGIRI)]
    return _line(
        "nigiri",
        points,
        cards=sum(plain) + sum(dipped),
        plain=sum((nigiri + 1) * plain[nigiri] for nigiri in range(NIGIRI)),
        dipped=sum(dipped),
        tripled=sum((nigiri + 1) * 3 * dipped[nigiri] for nigiri in range(NIGIRI)),
        wasabi=plate[WASABI] - sum(dipped),
    )


def explain_maki(config: Record, icons: list[int], seat: int, points: int) -> Line:
    """Which place a seat's maki rolls take, and with how many others."""
    mine = icons[seat]
    if mine == 0:
        return Line(points, "reason-maki-none")
    places = sorted(set(icons) - {0}, reverse=True)
    place = places.index(mine)
    tied = icons.count(mine)
    facts = (("icons", mine), ("tied", tied))
    if place > 1:
        return Line(points, "reason-maki-behind", facts)
    if place == 1 and config.split_ties and icons.count(places[0]) > 1:
        return Line(points, "reason-maki-no-second", facts)
    name = ("most", "second")[place]
    return Line(points, f"reason-maki-{name}{_sharing(config, tied)}", facts)


def explain_puddings(config: Record, cards: list[int], points: Counts) -> tuple[Lines, ...]:
    """Every seat's points for puddings with their reasons."""
    most, fewest = max(cards), min(cards)
    explained: list[Lines] = []
    for seat, mine in enumerate(cards):
        tied = cards.count(mine)
        facts = (("cards", mine), ("tied", tied))
        if most == fewest:
            sharing = "" if config.split_ties else "-full"
            key = f"reason-pudding-equal{sharing}"
        elif mine == most:
            key = f"reason-pudding-most{_sharing(config, tied)}"
        elif mine == fewest and config.seats == 2:
            key = "reason-pudding-two-players"
        elif mine == fewest:
            key = f"reason-pudding-fewest{_sharing(config, tied)}"
        else:
            key = "reason-pudding-between"
        explained.append({"pudding": Line(int(points[seat]), key, facts)})
    return tuple(explained)


def _sharing(config: Record, tied: int) -> str:
    if tied == 1:
        return ""
    return "-split" if config.split_ties else "-full"


# Plates and actions


def card_name(setup: Setup, kind: int) -> str:
    """A card as a person calls it, in the edition's own words."""
    return text(f"card-{CARDS[kind]}", edition=setup.edition)


def action_name(setup: Setup, action: int) -> str:
    """An action as a person says it."""
    if action < BESIDE:
        return card_name(setup, action)
    if action < FOR_DUMMY:
        return text("action-beside", card=card_name(setup, card_of(action)))
    if action < CALL_CHOPSTICKS:
        return text("action-dummy", card=card_name(setup, card_of(action)))
    return text(f"action-{ACTION_NAMES[action]}")


def laid(setup: Setup, event: Reveal, seat: int) -> list[str]:
    """The cards that a seat laid for itself, those on wasabi told so."""
    dipped = _newly_dipped(event, seat)
    return [
        _laid_card(setup, action, dipped) for action in event.answers[seat] if action < FOR_DUMMY
    ]


def laid_for_dummy(setup: Setup, event: Reveal, seat: int) -> str | None:
    """The card that a seat laid for the dummy, on wasabi told so."""
    for action in event.answers[seat]:
        if FOR_DUMMY <= action < CALL_CHOPSTICKS:
            return _laid_card(setup, card_of(action), _newly_dipped(event, DUMMY))
    return None


def _newly_dipped(event: Reveal, seat: int) -> list[int]:
    """How many nigiri of each kind went on wasabi in front of a seat."""
    past = event.round - 1
    return [
        int(event.after.dipped[past, seat, nigiri]) - int(event.before.dipped[past, seat, nigiri])
        for nigiri in range(NIGIRI)
    ]


def _laid_card(setup: Setup, action: int, dipped: list[int]) -> str:
    """A card that was laid; one that went on wasabi is struck off the list of those."""
    card = action_name(setup, action)
    kind = card_of(action)
    if action < BESIDE and is_nigiri(kind) and dipped[kind - EGG]:
        dipped[kind - EGG] -= 1
        return text("laid-on-wasabi", card=card)
    return card


def groups(setup: Setup, state: Record, seat: int, round_: int | None = None) -> list[str]:
    """A seat's plate of this round or an earlier one, sets grouped."""
    past = min(int(state.this_round), ROUNDS - 1) if round_ is None else round_ - 1
    plate = [int(cards) for cards in state.plates[past, seat]]
    dipped = [int(cards) for cards in state.dipped[past, seat]]
    told = []
    icons = maki_icons(state.plates[past, seat])
    if icons:
        told.append(text("group-maki", icons=icons))
    for kind, size in ((TEMPURA, 2), (SASHIMI, 3)):
        if plate[kind]:
            name = card_name(setup, kind)
            told.append(
                text(
                    "group-set",
                    card=name,
                    cards=plate[kind],
                    sets=plate[kind] // size,
                    left=plate[kind] % size,
                    size=size,
                )
            )
    if plate[DUMPLING]:
        told.append(_several(setup, DUMPLING, plate[DUMPLING]))
    for nigiri in reversed(range(NIGIRI)):
        name = card_name(setup, EGG + nigiri)
        if dipped[nigiri]:
            told.append(text("group-dipped", card=name, cards=dipped[nigiri]))
        if plate[EGG + nigiri] > dipped[nigiri]:
            told.append(_several(setup, EGG + nigiri, plate[EGG + nigiri] - dipped[nigiri]))
    free = plate[WASABI] - sum(dipped)
    if free:
        told.append(text("group-wasabi", cards=free))
    if plate[CHOPSTICKS]:
        told.append(_several(setup, CHOPSTICKS, plate[CHOPSTICKS]))
    puddings = puddings_of(state, seat)
    if puddings:
        told.append(_several(setup, PUDDING, puddings))
    return told


def _several(setup: Setup, kind: int, cards: int) -> str:
    return text("group-several", card=card_name(setup, kind), cards=cards)


# Previews


def preview(setup: Setup, config: Record, state: Record, seat: int, action: int) -> str:
    """What an action would bring if the round ended with it, in words."""
    if action in (CALL_CHOPSTICKS, NO_CALL):
        return text(f"preview-{ACTION_NAMES[action]}")
    kind = card_of(action)
    receiver = DUMMY if action >= FOR_DUMMY else seat
    after = state.copy()
    free = lay_chosen(after, seat)
    if receiver == DUMMY:
        free = free_wasabi(after, DUMMY)
    before = points_now(config, after, receiver)
    lay(after, receiver, kind if action >= FOR_DUMMY else action, free)
    gain = points_now(config, after, receiver) - before
    cards = int(after.plates[after.this_round, receiver, kind])
    if is_nigiri(kind):
        on_wasabi = action < BESIDE or action >= FOR_DUMMY
        name = "nigiri-dipped" if on_wasabi and free else "nigiri"
    elif MAKI_1 <= kind <= MAKI_3:
        name = "maki"
        cards = maki_icons(after.plates[after.this_round, receiver])
    elif kind == PUDDING:
        name = "pudding"
        cards = puddings_of(after, receiver)
    else:
        name = CARDS[kind]
    turns_left = int(config.hand) - int(state.turn) - 1
    return text(
        f"preview-{name}", cards=cards, gain=gain, signed=f"{gain:+d}", turns_left=turns_left
    )


def lay_chosen(state: Record, seat: int) -> int:
    """Lay what the seat has chosen so far in its unfinished answer.

    Returns how many wasabi are free for the seat's next card of this turn.
    """
    free = free_wasabi(state, seat)
    if state.step[seat] != ANSWERED:
        for action in (int(state.first[seat]), int(state.second[seat])):
            if action != NOTHING:
                free = lay(state, seat, action, free)
    return free


def sheet_now(config: Record, state: Record) -> Counts:
    """The points of this round (seats, categories) if it were scored now."""
    sheet = np.zeros(state.sheet[0].shape, np.int8)
    past = state.this_round
    score_round(config, state.plates[past], state.dipped[past], sheet)
    return sheet


def points_now(config: Record, state: Record, seat: int) -> int:
    """A seat's points of this round if it were scored now."""
    return sum(map(int, sheet_now(config, state)[seat]))


# Refusals


def refusal(config: Record, state: Record, seat: int, action: int) -> str:
    """The message that says why an action is not legal now."""
    step = int(state.step[seat])
    if step == CALL:
        return "refusal-call-first"
    if action in (CALL_CHOPSTICKS, NO_CALL):
        if step == ANSWERED or may_call(config, state, seat):
            return "refusal-card-first"
        if state.plates[state.this_round, seat, CHOPSTICKS] == 0:
            return "refusal-no-chopsticks"
        return "refusal-no-second-card"
    if (step == DUMMY_CARD) != (action >= FOR_DUMMY):
        return "refusal-dummy-next" if step == DUMMY_CARD else "refusal-not-for-dummy"
    if hand_of(state, seat)[card_of(action)] == 0:
        return "refusal-not-in-hand"
    if config.optional_wasabi and not may_lay_beside(config, state, seat):
        return "refusal-no-wasabi"
    return "refusal-must-dip"


# Progress


def progress(config: Record, state: Record) -> str:
    """How far the game has come."""
    if over(state):
        return text("progress-over")
    return text(
        "progress-turn",
        round=int(state.this_round) + 1,
        rounds=ROUNDS,
        turn=int(state.turn) + 1,
        turns=int(config.hand),
        direction="left" if direction(config, state) > 0 else "right",
    )
