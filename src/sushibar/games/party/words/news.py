"""What has happened in Sushi Go Party!, told to the person at a seat or to everybody."""

from collections.abc import Sequence

from sushibar.games import picture
from sushibar.games.drafting import words as drafting
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.events import Chance, Event, Reveal, is_deal, read
from sushibar.games.party.rules.actions import DONE, NO_CALL
from sushibar.games.party.rules.config import (
    ABSENT,
    NOTHING,
    ROLL_COLUMN,
    card_names,
    is_one_of,
)
from sushibar.games.party.rules.plate import RACE_POINTS
from sushibar.games.party.rules.state import is_blind, over
from sushibar.games.party.rules.steps import ACTIONS, GIVEN, GIVING
from sushibar.games.party.words.laid import (
    LaidCard,
    dishes,
    finishers,
    fizzled,
    gift,
    giver,
    is_on_wasabi,
    lays_picks,
    spilled,
)
from sushibar.games.party.words.names import (
    acting_name,
    asked_name,
    called_name,
    card_text,
    config_of,
    kind_name,
    target_name,
    turned_name,
)
from sushibar.games.phrases import Memory, Telling
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record
from sushibar.texts import text

Row = tuple[int, str]

# Progress


def direction(config: Record, round_: int) -> int:
    """Hands always pass to the left."""
    return 1


def progress(setup: Setup, config: Record, state: Record) -> str:
    """How far the game has come, and which numbered card acts."""
    if over(state):
        return text("progress-over")
    facts = {
        "round": int(state.this_round) + 1,
        "rounds": ROUNDS,
        "turn": int(state.turn) + 1,
        "turns": int(config.hand),
    }
    if state.actor != NOTHING:
        return text("progress-acting", card=card_text(card_names(config)[state.acting]), **facts)
    return text("progress-turn", direction="left", edition=setup.edition, **facts)


def notes(
    setup: Setup, config: Record, state: Record, names: Sequence[str], seat: int
) -> list[str]:
    """How the uramaki race stands, and who takes a card unseen."""
    told = []
    if config.uramaki != ABSENT:
        place = int(state.uramaki_place)
        points = RACE_POINTS[place] if place < len(RACE_POINTS) else 0
        told.append(text("play-race", points=points))
    blind = [
        names[other] for other in range(config.players) if other != seat and is_blind(state, other)
    ]
    if blind:
        told.append(text("play-blind-others", names=", ".join(blind)))
    return told


def memory(setup: Setup, config: Record, view: Record, names: Sequence[str], seat: int) -> Memory:
    """The other hands as far as the seat has seen them, the next one to arrive first."""
    way = direction(config, min(int(view.this_round) + 1, ROUNDS))
    return drafting.memory(setup, config, view, names, seat, way)


# Events


def tell(setup: Setup, event: Event, names: Sequence[str], seat: int | None) -> Telling:
    """What has happened; the cards that a menu shows are told only to the one who looks."""
    config, event = config_of(setup), read(event)
    way = direction(config, event.round)
    if is_deal(event):
        return drafting.tell_deal(setup, config, event, names, seat, way)
    told = tell_event(setup, event, names, seat)
    return told._replace(then=drafting.tell_passing(setup, event, names, seat, way))


def tell_event(setup: Setup, event: Event, names: Sequence[str], seat: int | None) -> Telling:
    """What has happened, unless it is a deal."""
    if isinstance(event, Chance):
        return tell_look(setup, event, names, seat)
    config = config_of(setup)
    if lays_picks(event):
        last = event.turn == int(config.hand)
        head = text("play-reveal", last=int(last))
        return Telling(head, tell_picks(setup, event), tell_effects(setup, event, names))
    if event.before.phase < ACTIONS:
        return Telling()
    return Telling(rows=tell_action(setup, event), notes=tell_effects(setup, event, names))


def tell_look(setup: Setup, event: Chance, names: Sequence[str], seat: int | None) -> Telling:
    """The cards of the deck that somebody looked at."""
    actor = int(event.after.actor)
    if event.kind != "menu" or seat not in (None, actor):
        return Telling()
    cards = [card_names(config_of(setup))[kind] for kind in event.outcome[0]]
    told = text(
        "news-looked",
        name=names[actor],
        menu=acting_name(setup, event.after),
        cards=picture.cards(setup, cards),
    )
    return Telling(notes=(told,))


# Picks


def tell_picks(setup: Setup, event: Reveal) -> tuple[Row, ...]:
    """What everybody laid, and what they called."""
    rows = []
    for dish in dishes(config_of(setup), event):
        words = tell_dish(setup, event, dish)
        if is_blind(event.before, dish.seat):
            words = text("laid-unseen", card=words)
        call = int(event.before.call[dish.seat])
        if call not in (NOTHING, NO_CALL):
            words = text("laid-and-called", card=words, called=called_name(setup, call))
        rows.append((dish.seat, words))
    return tuple(rows)


def tell_dish(setup: Setup, event: Reveal, dish: LaidCard) -> str:
    """A card that was laid, with what it copies and where it lies."""
    config = config_of(setup)
    words = kind_name(setup, dish.kind)
    if dish.kind == config.special_order:
        if dish.copied == NOTHING:
            return text("laid-copy-nothing", card=words)
        words = text("laid-copy", card=words, copied=target_name(setup, dish.copied))
    if is_on_wasabi(config, event, dish):
        return text("laid-on-wasabi", card=words)
    return words


# Numbered cards


def tell_action(setup: Setup, event: Reveal) -> tuple[Row, ...]:
    """What a numbered card did."""
    config, before = config_of(setup), event.before
    actor, kind = int(before.actor), int(before.acting)
    if before.phase == GIVING:
        return tuple(tell_gift(setup, event))
    if before.phase == GIVEN:
        return tuple(tell_fetched(setup, event))
    if is_one_of(kind, int(config.spoon)):
        return tuple(tell_request(setup, event))
    card = acting_name(setup, before)
    if is_one_of(kind, int(config.takeout_box)):
        return ((actor, tell_turned(setup, event, card)),)
    name = "chopsticks" if is_one_of(kind, int(config.chopsticks)) else "menu"
    laid = dishes(config, event)
    if not laid:
        return ((actor, text("news-menu-nothing", card=card)),)
    return ((actor, text(f"news-{name}", card=card, laid=tell_dish(setup, event, laid[0]))),)


def tell_turned(setup: Setup, event: Reveal, card: str) -> str:
    """Which cards a takeout box turned face down."""
    answer = event.numbers[event.before.actor]
    turned = [turned_name(setup, action) for action in answer if action != DONE]
    return text("news-takeout-box", card=card, cards=", ".join(turned), turned=len(turned))


def tell_request(setup: Setup, event: Reveal) -> list[Row]:
    """What a spoon asked for, who had none, and who gives it."""
    config, actor = config_of(setup), int(event.before.actor)
    asked = asked_name(setup, int(event.before.request))
    card = acting_name(setup, event.before)
    rows = [(actor, text("news-spoon", card=card, asked=asked))]
    helper = giver(config, event)
    for step in range(1, setup.players):
        seat = (actor + step) % setup.players
        if seat == helper:
            break
        rows.append((seat, text("news-lacked")))
    if helper == NOTHING:
        return [*rows, (actor, text("news-spoon-nobody"))]
    if event.after.phase == GIVING:
        return [*rows, (helper, text("news-must-give"))]
    return [*rows, *tell_gift(setup, event)]


def tell_gift(setup: Setup, event: Reveal) -> list[Row]:
    """What was given to a spoon, and how it was laid."""
    config = config_of(setup)
    card = kind_name(setup, gift(config, event))
    return [(giver(config, event), text("news-gave", card=card)), *tell_fetched(setup, event)]


def tell_fetched(setup: Setup, event: Reveal) -> list[Row]:
    """How a card was laid that a spoon brought."""
    laid = dishes(config_of(setup), event)
    return [(dish.seat, text("news-got", laid=tell_dish(setup, event, dish))) for dish in laid]


# What came of it


def tell_effects(setup: Setup, event: Reveal, names: Sequence[str]) -> tuple[str, ...]:
    """Soups set aside, places of the race, cards that had nothing to do."""
    config = config_of(setup)
    told = []
    soups = spilled(config, event)
    if soups:
        told.append(text("news-spilled", names=", ".join(names[seat] for seat in soups)))
    row = event.round - 1
    for seat in finishers(config, event):
        points = int(event.after.sheet[row, seat, ROLL_COLUMN])
        points -= int(event.before.sheet[row, seat, ROLL_COLUMN])
        told.append(text("news-race", name=names[seat], points=points))
    for seat, kind in fizzled(config, event):
        told.append(text("news-nothing-to-do", name=names[seat], card=kind_name(setup, kind)))
    return tuple(told)
