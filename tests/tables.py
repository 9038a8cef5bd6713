"""Tables set up card by card, for tests that tell a story."""

from collections.abc import Collection, Sequence

import numpy as np

from sushibar import Table, View
from sushibar.games.sushi_go.rules import GAME
from sushibar.games.sushi_go.rules.dishes import CARDS, CATEGORIES
from sushibar.games.sushi_go.rules.score import score_end, score_round, winners
from sushibar.rulebook.chance import DEALER, Philox, seed_philox
from sushibar.rulebook.rule import Record, new

HAND_SIZES = {2: 10, 3: 9, 4: 8, 5: 7}
FILLER = ("tempura", "sashimi", "dumpling")
RESERVE = ("maki-2", "salmon-nigiri", "maki-3", "maki-1", "egg-nigiri", "squid-nigiri")
NIGIRI = ("egg-nigiri", "salmon-nigiri", "squid-nigiri")
DUMMY = 2


def chance(seed: int, game: int = 0, lane: int = DEALER) -> Record:
    """The fast generator for one lane of one game."""
    rng = new(Philox)
    seed_philox(rng, seed, game, lane)
    return rng


def begun(config: Record, rng: Record) -> Record:
    """The state of a game at its first question."""
    state = new(GAME.state)
    GAME.start(config, state)
    while GAME.advance(config, state, rng):
        pass
    return state


def cards_of(words: str) -> list[str]:
    """The cards of a text such as "wasabi 2*tempura"."""
    cards: list[str] = []
    for word in words.split():
        number, star, card = word.rpartition("*")
        cards += [card] * (int(number) if star else 1)
    return cards


def seated(
    *hands: str,
    edition: str = "gamewright",
    options: Collection[str] = (),
    controller: int = 0,
) -> Table:
    """A table with these cards in the hands, filled up with tempura, sashimi and dumplings.

    With the dummy the last hand is its pile.
    """
    dummy = "dummy" in options
    table = Table(players=len(hands) - dummy, edition=edition, options=tuple(options), stated=True)
    if dummy:
        table.enter(f"controller {controller}")
    deal(table, *hands)
    return table


def deal(table: Table, *hands: str) -> None:
    """Deal these cards, each hand filled up with cards that do not matter."""
    dealt = [cards_of(hand) for hand in hands] or [[] for _ in range(table.config.seats)]
    state = table.state
    left = dict.fromkeys(CARDS, 0)
    for kind in state.deck[: state.undealt]:
        left[CARDS[kind]] += 1
    for hand in dealt:
        for card in hand:
            left[card] -= 1
    for hand in dealt:
        while len(hand) < HAND_SIZES[len(dealt)]:
            candidates = [card for card in FILLER if left[card] > 0]
            candidates = candidates or [card for card in RESERVE if left[card] > 0]
            card = min(candidates, key=hand.count)
            hand.append(card)
            left[card] -= 1
    table.enter(f"deal {table.round} " + " | ".join(" ".join(hand) for hand in dealt))


def turn(table: Table, *answers: str) -> None:
    """Let every seat give its answer to this turn."""
    table.enter(f"{table.round}.{table.turn} " + " | ".join(answers))


def draw(table: Table, card: str) -> None:
    """Let the dummy's controller draw this card from the pile."""
    table.enter(f"draw {table.round}.{table.turn} {card}")


def idle_step(table: Table) -> None:
    """Let the next seat take the first card it can, without chopsticks; the pile gives any card."""
    if table.due == "draw":
        draw(table, pile(table)[0])
        return
    seat = table.pending[0]
    legal = table.legal(seat)
    table.act(seat, "no-call" if "no-call" in legal else legal[0])


def idle_until(table: Table, last_turn: int) -> None:
    """Let everybody take the first card they can until this turn starts."""
    while table.turn != last_turn or table.due == "draw":
        idle_step(table)


def finish_round(table: Table) -> None:
    """Let everybody take the first card they can until the round is scored."""
    this_round = table.round
    while not table.over and table.round == this_round:
        idle_step(table)


def plate(table: Table, seat: int) -> list[str]:
    """The cards in front of a seat."""
    return list(table.view(None).plates[seat])


def hand(table: Table, seat: int) -> list[str]:
    """The cards that a seat holds and has not chosen face down."""
    return list(table.hand(seat))


def pile(table: Table) -> list[str]:
    """The cards of the dummy's pile."""
    counts = table.state.hands[table.state.holds[DUMMY]]
    return [card for card, number in zip(CARDS, counts, strict=True) for _ in range(number)]


def on_wasabi(table: Table, seat: int) -> list[str]:
    """The nigiri that lie on a wasabi in front of a seat."""
    counts = table.state.dipped[table.state.this_round, seat]
    return [card for card, number in zip(NIGIRI, counts, strict=True) for _ in range(number)]


def view_bytes(table: Table, seat: int | None) -> bytes:
    """Everything a seat knows, byte by byte."""
    return bytes(table.view(seat).record.tobytes())


def score(edition: str, category: str, *plates: str, options: Collection[str] = ()) -> list[int]:
    """The points of one category for these plates; `on:egg-nigiri` is a wasabi with its nigiri."""
    players = {"gamewright": 2, "zoch": 3}[edition] if not options else 2
    config = GAME.configure(max(players, len(plates) - len(options)), edition, options)
    seats = int(config.seats)
    laid = np.zeros((seats, len(CARDS)), np.int8)
    dipped = np.zeros((seats, len(NIGIRI)), np.int8)
    sheet = np.zeros((seats, len(CATEGORIES)), np.int8)
    for seat, words in enumerate(plates):
        for word in cards_of(words):
            place, _, card = word.rpartition(":")
            laid[seat, CARDS.index(card)] += 1
            if place == "on":
                laid[seat, CARDS.index("wasabi")] += 1
                dipped[seat, NIGIRI.index(card)] += 1
    score_round(config, laid, dipped, sheet)
    column = CATEGORIES.index(category)
    return [int(sheet[seat, column]) for seat in range(len(plates))]


def round_total(edition: str, words: str) -> int:
    """All points that this plate alone brings in a round."""
    return sum(score(edition, category, words)[0] for category in CATEGORIES)


def ended(
    edition: str,
    puddings: Sequence[int],
    points: Sequence[int] = (),
    options: Collection[str] = (),
) -> tuple[Record, Record]:
    """The configuration and state of a game after three rounds, its puddings scored."""
    config = GAME.configure(len(puddings) - ("dummy" in options), edition, options)
    state = new(GAME.state)
    for seat, cards in enumerate(puddings):
        for number in range(cards):
            state.plates[number % 3, seat, CARDS.index("pudding")] += 1
    for seat, brought in enumerate(points):
        state.sheet[0, seat, CATEGORIES.index("tempura")] = brought
    state.this_round = 3
    score_end(config, state)
    return config, state


def desserts(edition: str, *puddings: int, options: Collection[str] = ()) -> list[int]:
    """The points at the end of the game for that many puddings by seat."""
    config, state = ended(edition, puddings, options=options)
    column = CATEGORIES.index("pudding")
    return [int(state.sheet[3, seat, column]) for seat in range(int(config.seats))]


def victors(
    edition: str, totals: Sequence[int], puddings: Sequence[int], options: Collection[str] = ()
) -> list[int]:
    """The winning seats with these points after the puddings were scored."""
    brought = [
        total - dessert
        for total, dessert in zip(
            totals, desserts(edition, *puddings, options=options), strict=True
        )
    ]
    config, state = ended(edition, puddings, brought, options)
    bits = winners(config, state)
    return [seat for seat in range(int(config.seats)) if bits >> seat & 1]


def on_wasabi_turn(edition: str) -> Table:
    """Seat 0 laid a wasabi and holds an egg, seat 1 laid chopsticks, seat 2 holds a squid."""
    table = seated("wasabi", "chopsticks squid-nigiri", "egg-nigiri", edition=edition)
    turn(table, "wasabi", "chopsticks", "tempura")
    return table


def at_the_start() -> Table:
    """Nobody has answered yet."""
    return seated("wasabi maki-1", "pudding")


def mid_call() -> Table:
    """Seat 1 has chosen its card and must say whether it uses its chopsticks."""
    table = on_wasabi_turn("gamewright")
    table.act(1, "tempura")
    return table


def half_answered() -> Table:
    """Seat 0 has answered, the others have not."""
    table = at_the_start()
    table.act(0, "wasabi")
    return table


def first_card(view: View) -> str:
    """A policy that takes the first legal action."""
    return view.legal[0]
