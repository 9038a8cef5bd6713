"""What cards of Sushi Go! do in a reveal."""

from sushibar.games.events import Event, Reveal
from sushibar.games.moves import Move
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules.actions import BESIDE, CALL_CHOPSTICKS, FOR_DUMMY, card_of
from sushibar.games.sushi_go.rules.dishes import CARDS, CHOPSTICKS, EGG
from sushibar.games.sushi_go.rules.state import DUMMY, is_nigiri
from sushibar.games.sushi_go.words.news import newly_dipped


def moves_of(setup: Setup, event: Event) -> list[Move]:
    """Every card that is laid, and chopsticks that go back into a hand."""
    if not isinstance(event, Reveal):
        return []
    moves: list[Move] = []
    for seat, answer in enumerate(event.numbers):
        moves += laid(event, seat, [action for action in answer if action < FOR_DUMMY])
        moves += laid(event, DUMMY, [one for one in answer if FOR_DUMMY <= one < CALL_CHOPSTICKS])
        if CALL_CHOPSTICKS in answer:
            moves.append({"what": "return", "seat": seat, "card": CARDS[CHOPSTICKS]})
    return moves


def laid(event: Reveal, seat: int, answer: list[int]) -> list[Move]:
    """The cards that come to lie in front of a seat."""
    dipped = newly_dipped(event, seat) if answer else []
    moves: list[Move] = []
    for action in answer:
        kind = card_of(action)
        is_beside = BESIDE <= action < FOR_DUMMY
        caught = not is_beside and is_nigiri(kind) and dipped[kind - EGG] > 0
        if caught:
            dipped[kind - EGG] -= 1
        moves.append({"what": "catch" if caught else "lay", "seat": seat, "card": CARDS[kind]})
    return moves
