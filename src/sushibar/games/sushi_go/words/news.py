"""What has happened in Sushi Go!, told to the person at a seat or to everybody."""

from collections.abc import Sequence

from sushibar.games.drafting import words as drafting
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.events import Event, Reveal, is_deal
from sushibar.games.phrases import Memory, Telling
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules.actions import BESIDE, CALL_CHOPSTICKS, FOR_DUMMY, card_of
from sushibar.games.sushi_go.rules.dishes import CARDS, EGG
from sushibar.games.sushi_go.rules.state import DUMMY, controls_dummy, is_nigiri, over
from sushibar.games.sushi_go.words.plates import action_name, card_name
from sushibar.rulebook.rule import Record
from sushibar.texts import text

# Progress


def direction(config: Record, round_: int) -> int:
    """1 when hands pass to the left in that round, -1 when they pass to the right."""
    return -1 if config["pass_both_ways"] and round_ == 2 else 1


def progress(setup: Setup, config: Record, state: Record) -> str:
    """How far the game has come."""
    if over(state):
        return text("progress-over")
    return text(
        "progress-turn",
        round=int(state.this_round) + 1,
        rounds=ROUNDS,
        turn=int(state.turn) + 1,
        turns=int(config.hand),
        direction="left" if direction(config, int(state.this_round) + 1) > 0 else "right",
        edition=setup.edition,
    )


def notes(
    setup: Setup, config: Record, state: Record, names: Sequence[str], seat: int
) -> list[str]:
    """Who plays for the dummy, and what the seat has drawn for it."""
    if not config.dummy:
        return []
    if controls_dummy(config, state, seat):
        return [text("play-dummy-yours", card=card_name(setup, CARDS[int(state.drawn)]))]
    return [text("play-dummy-theirs", name=names[1 - seat])]


def memory(setup: Setup, config: Record, view: Record, names: Sequence[str], seat: int) -> Memory:
    """The other hands as far as the seat has seen them, the next one to arrive first."""
    way = direction(config, min(int(view.this_round) + 1, ROUNDS))
    return drafting.memory(setup, config, view, names, seat, way)


# Events


def tell(setup: Setup, event: Event, names: Sequence[str], seat: int | None) -> Telling:
    """What has happened; the player who draws for the dummy sees the card at the table."""
    config = setup.config
    way = direction(config, event.round)
    if is_deal(event):
        return drafting.tell_deal(setup, config, event, names, seat, way)
    told = tell_event(setup, event, names, seat)
    return told._replace(then=drafting.tell_passing(setup, event, names, seat, way))


def tell_event(setup: Setup, event: Event, names: Sequence[str], seat: int | None) -> Telling:
    """What has happened, unless it is a deal."""
    if isinstance(event, Reveal):
        return tell_reveal(setup, event, names)
    if event.kind == "controller":
        key = "story-controller" if seat is None else "play-dummy-first"
        return Telling(notes=(text(key, name=names[event.outcome[0][0]]),))
    if seat is None:
        drawn = card_name(setup, CARDS[event.outcome[0][0]])
        return Telling(notes=(text("story-draw", card=drawn),))
    return Telling()


def tell_reveal(setup: Setup, event: Reveal, names: Sequence[str]) -> Telling:
    """What everybody laid in a turn, the dummy last."""
    last = event.turn == int(setup.config["hand"])
    rows = [(seat, _own_cards(setup, event, seat)) for seat in range(setup.players)]
    return Telling(text("play-reveal", last=int(last)), (*rows, *_dummys_card(setup, event, names)))


def _own_cards(setup: Setup, event: Reveal, seat: int) -> str:
    cards = laid(setup, event, seat)
    if len(cards) == 1:
        return cards[0]
    return text("play-reveal-chopsticks", first=cards[0], second=cards[1])


def _dummys_card(setup: Setup, event: Reveal, names: Sequence[str]) -> list[tuple[int, str]]:
    for seat in range(setup.players):
        card = laid_for_dummy(setup, event, seat)
        if card is not None:
            return [(DUMMY, text("play-reveal-dummy", card=card, name=names[seat]))]
    return []


def laid(setup: Setup, event: Reveal, seat: int) -> list[str]:
    """The cards that a seat laid for itself, those on wasabi told so."""
    dipped = newly_dipped(event, seat)
    return [
        _laid_card(setup, action, dipped) for action in event.numbers[seat] if action < FOR_DUMMY
    ]


def laid_for_dummy(setup: Setup, event: Reveal, seat: int) -> str | None:
    """The card that a seat laid for the dummy, on wasabi told so."""
    for action in event.numbers[seat]:
        if FOR_DUMMY <= action < CALL_CHOPSTICKS:
            return _laid_card(setup, card_of(action), newly_dipped(event, DUMMY))
    return None


def newly_dipped(event: Reveal, seat: int) -> list[int]:
    """How many nigiri of each kind went on wasabi in front of a seat."""
    past = event.round - 1
    after, before = event.after["dipped"][past, seat], event.before["dipped"][past, seat]
    return [lie - lay for lie, lay in zip(after.tolist(), before.tolist(), strict=True)]


def _laid_card(setup: Setup, action: int, dipped: list[int]) -> str:
    """A card that was laid; one that went on wasabi is struck off the list of those."""
    card = action_name(setup, action)
    kind = card_of(action)
    if action < BESIDE and is_nigiri(kind) and dipped[kind - EGG]:
        dipped[kind - EGG] -= 1
        return text("laid-on-wasabi", card=card)
    return card
