"""What an action of Sushi Go Party! would bring now."""

from sushibar.games.drafting import told
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules import actions
from sushibar.games.party.rules.actions import fits_request
from sushibar.games.party.rules.config import EDITION, FACE_DOWN_COLUMN, is_dessert, is_one_of
from sushibar.games.party.rules.dishes import SPECIAL_KINDS, TYPES
from sushibar.games.party.rules.knowledge import observe
from sushibar.games.party.rules.plate import copy_face_down, lay, race_alone
from sushibar.games.party.rules.score import score_round
from sushibar.games.party.rules.state import View
from sushibar.games.party.rules.turning import kind_turned, turn_over
from sushibar.games.party.words.laid import copy_targets
from sushibar.games.party.words.names import target_name
from sushibar.games.party.words.sets import progress_facts
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Counts, Record, new
from sushibar.texts import text

# Points


def sheet_now(config: Record, state: Record) -> Counts:
    """The points of this round (seats, columns) if it were scored now."""
    scored = state.copy()
    score_round(config, scored)
    sheet: Counts = scored.sheet[min(int(state.this_round), ROUNDS - 1)]
    return sheet


def points_now(config: Record, state: Record, seat: int) -> int:
    """A seat's points of this round if it were scored now."""
    return sum(map(int, sheet_now(config, state)[seat]))


def gain_of(config: Record, before: Record, after: Record, seat: int) -> int:
    """How many points of this round lie between two tables."""
    return points_now(config, after, seat) - points_now(config, before, seat)


# Previews


def preview(setup: Setup, config: Record, state: Record, seat: int, action: int) -> str:
    """What an action would bring if the round ended with it, in words."""
    if action < actions.BLIND:
        return preview_card(setup, config, state, seat, action)
    if action == actions.BLIND:
        return text("preview-blind")
    if action < actions.CALL_PRINTED:
        return preview_copy(setup, config, state, seat, action)
    if action < actions.ASK_KIND:
        return preview_call(config, action)
    if action < actions.GIVE_KIND:
        return preview_request(setup, config, state, seat, action)
    if action < actions.TURN_KIND:
        return preview_gift(config, state, action)
    return preview_turn(config, state, seat, action)


def preview_card(setup: Setup, config: Record, state: Record, seat: int, kind: int) -> str:
    """What laying a card would bring."""
    if kind == config.special_order:
        return preview_special_order(setup, config, state, seat)
    after = state.copy()
    lay(config, after, seat, kind, 0)
    return bettered(config, state, after, seat, kind)


def preview_special_order(setup: Setup, config: Record, state: Record, seat: int) -> str:
    """What a special order could copy."""
    found = copy_targets(config, state, seat)
    if not found:
        return text("preview-special-order-nothing")
    if len(found) > 1:
        return text("preview-special-order")
    (target,) = found
    return text(
        "preview-special-order-one",
        card=target_name(setup, target),
        preview=preview_copy(setup, config, state, seat, target),
    )


def preview_copy(setup: Setup, config: Record, state: Record, seat: int, action: int) -> str:
    """What a special order would bring as a copy."""
    after = state.copy()
    if action == actions.COPY_FACE_DOWN:
        copy_face_down(config, after, seat)
        return text("preview-signed", signed=f"{gain_of(config, state, after, seat):+d}")
    kind = action - actions.COPY_KIND
    lay(config, after, seat, kind, 1)
    return bettered(config, state, after, seat, kind)


def bettered(config: Record, state: Record, after: Record, seat: int, kind: int) -> str:
    """What has become better by a card, first in its own column, then in all others."""
    key, facts = progress_facts(config, state, after, seat, kind)
    dish = TYPES[config.type[config.column[kind]]]
    race_alone(config, after, seat)
    before_points, after_points = sheet_now(config, state)[seat], sheet_now(config, after)[seat]
    gains = [int(now) - int(then) for then, now in zip(before_points, after_points, strict=True)]
    own = gains[config.column[kind]]
    if own == 0 and gains[FACE_DOWN_COLUMN]:
        own = gains[FACE_DOWN_COLUMN]
    facts |= {"gain": own, "signed": f"{own:+d}"}
    if dish.counted:
        words = told.preview(dish, EDITION, facts)
    else:
        words = text(f"preview-{key}", **facts)
    elsewhere = sum(gains) - own
    if not elsewhere:
        return words
    return text("preview-elsewhere", preview=words, signed=f"{elsewhere:+d}")


def preview_call(config: Record, action: int) -> str:
    """What calling chopsticks or a spoon does."""
    if action == actions.NO_CALL:
        return text("preview-call-nothing")
    kind = int(config.specials) + (action - actions.CALL_PRINTED) % SPECIAL_KINDS
    if is_one_of(kind, int(config.chopsticks)):
        return text("preview-call-for-second")
    return text("preview-call-for-request")


def preview_request(setup: Setup, config: Record, state: Record, seat: int, action: int) -> str:
    """What asking for a card with a spoon would bring."""
    if action >= actions.ASK_TYPE:
        words = text("preview-ask-type")
    else:
        words = preview_card(setup, config, state, seat, action - actions.ASK_KIND)
    if not somebody_holds(config, state, seat, action):
        return words
    return text("preview-held", preview=words)


def somebody_holds(config: Record, state: Record, seat: int, request: int) -> bool:
    """Whether the seat knows that another hand has what a spoon would ask for."""
    known = knowledge(config, state, seat)
    return any(
        known.hands[known.holds[other], kind] > 0 and fits_request(config, request, kind)
        for other in range(config.players)
        if other != seat
        for kind in range(config.kinds)
    )


def knowledge(config: Record, record: Record, seat: int) -> Record:
    """What the seat knows of a state; a view is its seat's knowledge already."""
    if record.dtype == View:
        return record
    known: Record = new(View)
    observe(config, record, seat, known)
    return known


def preview_gift(config: Record, state: Record, action: int) -> str:
    """What a card would bring the one who asks for it with a spoon."""
    kind, asker = action - actions.GIVE_KIND, int(state.actor)
    if kind == config.special_order:
        return text("preview-give-special-order")
    after = state.copy()
    lay(config, after, asker, kind, 0)
    race_alone(config, after, asker)
    return text("preview-give", signed=f"{gain_of(config, state, after, asker):+d}")


def preview_turn(config: Record, state: Record, seat: int, action: int) -> str:
    """What turning a card face down would bring."""
    if action == actions.DONE:
        return text("preview-done", cards=int(state.turned))
    after = state.copy()
    turn_over(config, after, seat, action)
    signed = f"{gain_of(config, state, after, seat):+d}"
    if is_dessert(config, kind_turned(config, action)):
        return text("preview-turn-dessert", signed=signed)
    return text("preview-signed", signed=signed)
