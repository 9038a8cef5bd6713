"""Tables of Sushi Go Party! set up card by card, for tests that tell a story."""

from collections import Counter
from collections.abc import Iterable, Sequence

from sushibar import Table
from sushibar.games.party.rules.dishes import TYPES
from sushibar.rulebook.rule import Record
from tables import cards_of

NIGIRI = ("egg-nigiri", "salmon-nigiri", "squid-nigiri")
PLAIN = {
    "roll": ("maki",),
    "appetizer": ("tempura", "sashimi", "dumpling"),
    "special": ("tea", "soy-sauce"),
    "dessert": ("pudding",),
}
"""What a menu serves where a test does not care: cards that do nothing while a round lasts."""
HARMLESS = ("tempura", "sashimi", "dumpling", "tofu", "eel", "edamame", "maki-1", "maki-2")
RESERVE = ("temaki", "maki-3", "egg-nigiri", "salmon-nigiri", "tea", "soy-sauce", "squid-nigiri")
"""What fills hands up, and what idle seats take: first these cards, then those, then any."""
FILLERS = ("maki-1", "maki-2", "maki-3", "temaki", "tempura", "sashimi", "dumpling", "tofu", "eel")
"""What fills hands up where all cards are stated."""
IDLE = "*"
"""The answer of a seat that takes a card that does not matter."""
GROUPS = {type_.name: type_.group for type_ in TYPES}

# Menus


def serving(types: str) -> str:
    """A menu with these types, filled up with types that do not matter."""
    wanted = types.split()
    for group, plain in PLAIN.items():
        number = {"roll": 1, "appetizer": 3, "special": 2, "dessert": 1}[group]
        chosen = [name for name in wanted if GROUPS[name] == group]
        spare = [name for name in plain if name not in chosen]
        wanted += spare[: number - len(chosen)]
    return ",".join(wanted)


def copies_left(table: Table) -> Counter[str]:
    """The cards of the deck and those desserts that may turn out to be in it."""
    state = table.state
    left = Counter(table.called.cards[kind] for kind in state.deck[: state.undealt])
    for variant, copies in enumerate(state.box):
        if copies:
            left[table.called.cards[int(table.config.dessert) + variant]] += int(copies)
    return left


def to_deal(table: Table) -> Counter[str]:
    """The cards that the next round is dealt from, and desserts that may turn out to be there."""
    left = whole_box(table)
    dessert = int(table.config.dessert)
    state = table.state
    for seat in table.seats:
        for variant, kind in enumerate(range(dessert, len(table.called.cards))):
            taken = int(state.kept[seat, variant]) + int(state.plates[seat, kind])
            left[table.called.cards[kind]] -= taken
            if state.copies[seat, kind]:
                left["special-order"] -= int(state.copies[seat, kind])
                left[table.called.cards[kind]] += int(state.copies[seat, kind])
    if state.kept_orders:
        left["special-order"] -= int(state.kept_orders)
        left[table.called.cards[dessert]] += int(state.kept_orders)
    return left


# Setting up


def seated(types: str, *hands: str) -> Table:
    """A table before its first turn, with these cards in the hands, filled up."""
    return laid(types, [""] * len(hands), hands)


def laid(types: str, plates: Sequence[str], hands: Sequence[str] = ()) -> Table:
    """A table with these plates, laid in that order, and these hands, filled up.

    The last cards of all plates were laid in the turn before; shorter plates begin with cards that
    do not matter. `special-order:tempura` is a special order that copied a tempura.
    """
    players = len(plates)
    table = Table("party", players=players, menu=serving(types), stated=True)
    lay(table, plates, hands or [""] * players)
    return table


def lay(table: Table, plates: Sequence[str], hands: Sequence[str]) -> None:
    """Deal a round so that after some turns these plates lie there and these hands are held."""
    players = len(plates)
    chosen = [cards_of(plate) for plate in plates]
    held = [cards_of(hand) for hand in hands]
    turns = max(map(len, chosen))
    left = to_deal(table)
    left.subtract(printed(card) for cards in (*chosen, *held) for card in cards)
    for cards in chosen:
        cards[:0] = fillers(left, turns - len(cards))
    for cards in held:
        cards += fillers(left, int(table.config.hand) - turns - len(cards))
    dealt = [list(held[(first + turns) % players]) for first in range(players)]
    for first, cards in enumerate(dealt):
        cards += [printed(chosen[(first + turn_) % players][turn_]) for turn_ in range(turns)]
    deal(table, *map(" ".join, dealt))
    for turn_ in range(turns):
        lay_turn(table, [cards[turn_] for cards in chosen])
    if turns < table.config.hand - 1:  # the last card is taken at once
        for seat in table.seats:
            assert Counter(cards_held(table, seat)) == Counter(held[seat])


def printed(word: str) -> str:
    """What is printed on a card: `special-order` on one that copies another."""
    return word.partition(":")[0]


def fillers(left: Counter[str], number: int) -> list[str]:
    """Some cards that do not matter, the most plentiful first."""
    found = []
    for _ in range(number):
        candidates = [card for card in HARMLESS if left[card] > 0]
        candidates = candidates or [card for card in RESERVE if left[card] > 0][:1]
        card = max(candidates, key=lambda card: left[card])
        left[card] -= 1
        found.append(card)
    return found


def dealt(menu: str, *hands: str) -> Table:
    """A table with these cards in the hands, filled up with cards that do not matter."""
    table = Table("party", players=len(hands), menu=menu, stated=True)
    copies = dict(zip(table.called.cards, map(int, table.config.copies), strict=False))
    held = [hand.split() for hand in hands]
    left = Counter({card: copies[card] for card in table.called.cards if card in FILLERS})
    left.subtract(card for hand in held for card in hand if card in FILLERS)
    for hand in held:
        while len(hand) < table.config.hand:
            card = max(left, key=lambda card: (left[card], card))
            left[card] -= 1
            hand.append(card)
    deal(table, *map(" ".join, held))
    return table


def deal(table: Table, *hands: str) -> None:
    """Deal exactly these hands."""
    table.enter(f"deal {table.round} " + " | ".join(hands))


def lay_turn(table: Table, cards: Sequence[str]) -> None:
    """Let every seat lay one card, a blinded one by chance."""
    blinded = [seat for seat in table.seats if is_blind(table, seat)]
    copying = {seat: f"copy:{card.partition(':')[2]}" for seat, card in enumerate(cards)}
    answers = []
    for seat, card in enumerate(cards):
        choice = f"special-order {copying[seat]}" if ":" in card else card
        answers.append("blind" if seat in blinded else choice)
    turn(table, *answers)
    if blinded:
        draws(table, *[printed(cards[seat]) for seat in blinded])
        for seat in blinded:
            if seat in table.pending and copying[seat] in table.legal(seat):
                then(table, seat, copying[seat])


# Playing on


def turn(table: Table, *answers: str) -> None:
    """Let every seat give its answer to this turn; `*` is a card that does not matter."""
    spoken = [
        answer.replace(IDLE, idle_card(table, seat), 1) if answer.startswith(IDLE) else answer
        for seat, answer in enumerate(answers)
    ]
    table.enter(f"{table.round}.{table.turn} " + " | ".join(spoken))


def then(table: Table, seat: int, answer: str) -> None:
    """Let the one seat that is asked now answer."""
    answers = [answer if other == seat else "-" for other in table.seats]
    table.enter(f"{table.round}.{table.turn} " + " | ".join(answers))


def draws(table: Table, *cards: str) -> None:
    """Let those who do not look draw these cards."""
    table.enter(f"blind {table.round}.{table.turn} " + " | ".join(cards))


def looks(table: Table, cards: str) -> None:
    """Let a menu show these cards."""
    table.enter(f"menu {table.round}.{table.turn} {cards}")


def play(table: Table, *lines: str) -> None:
    """Go on line by line.

    `tempura | * | *` is a turn, `0: maki-2` an answer of one seat, `menu: …` and `blind: … | …` are
    what chance decides.
    """
    for line in lines:
        who, colon, what = line.partition(": ")
        if not colon:
            turn(table, *map(str.strip, line.split("|")))
        elif who == "menu":
            looks(table, what)
        elif who == "blind":
            draws(table, *map(str.strip, what.split("|")))
        else:
            then(table, int(who), what)


def idle_card(table: Table, seat: int) -> str:
    """A card of the hand that does not matter."""
    if is_blind(table, seat):
        return "blind"
    held = hand(table, seat)
    return next((card for card in (*HARMLESS, *RESERVE) if card in held), held[0])


def idle_step(table: Table) -> None:
    """Let happen next whatever matters least."""
    if table.due == "blind":
        blinded = [seat for seat in table.seats if is_blind(table, seat)]
        draws(table, *[cards_held(table, seat)[0] for seat in blinded])
    elif table.due == "menu":
        state = table.state
        shown = [table.called.cards[kind] for kind in state.deck[: state.undealt]]
        shown.sort(key=lambda card: card not in HARMLESS)
        looks(table, " ".join(shown[:4]))
    else:
        seat = table.pending[0]
        legal = table.legal(seat)
        usual = [word for word in ("no-call", "done", *HARMLESS, *RESERVE) if word in legal]
        table.act(seat, (usual or legal)[0])


def idle_turn(table: Table) -> None:
    """Let everybody take a card that does not matter."""
    moment = table.round, table.turn
    while (table.round, table.turn) == moment and not table.over:
        idle_step(table)


def finish_round(table: Table) -> Record:
    """Let everybody play on without calls until the round is scored: the state after that."""
    rounds = len(table.finished)
    while len(table.finished) == rounds:
        idle_step(table)
    return table.finished[-1]


# What lies there


def plate(table: Table, seat: int) -> list[str]:
    """The cards in front of a seat."""
    return list(table.view(None).plates[seat])


def plates(table: Table) -> list[str]:
    """What lies in front of every seat, in words."""
    return [" ".join(plate(table, seat)) for seat in table.seats]


def hand(table: Table, seat: int) -> list[str]:
    """The cards that a seat sees in its hand."""
    return list(table.hand(seat))


def cards_held(table: Table, seat: int) -> list[str]:
    """The cards of a seat's hand, also one that it must not see."""
    return in_words(table, table.state.hands[table.state.holds[seat]])


def set_aside(table: Table) -> list[str]:
    """The cards of this round that lie nowhere: set aside or face down."""
    return in_words(table, table.state.gone)


def in_words(table: Table, counts: Iterable[int]) -> list[str]:
    """Counted cards by name."""
    return list(Counter(dict(zip(table.called.cards, map(int, counts), strict=False))).elements())


def on_wasabi(table: Table, seat: int) -> list[str]:
    """The nigiri that lie on wasabi in front of a seat."""
    return in_words(table, table.state.dipped[seat])


def free_wasabi(table: Table, seat: int) -> int:
    """How many wasabi in front of a seat wait for a nigiri."""
    names = [card.rpartition(":")[2] for card in plate(table, seat)]
    return names.count("wasabi") - int(table.state.used_wasabi[seat])


def race(table: Table) -> list[int]:
    """The points of the uramaki race in this round so far."""
    state = table.state
    column = table.called.categories.index("uramaki")
    return [int(state.sheet[state.this_round, seat, column]) for seat in table.seats]


def is_blind(table: Table, seat: int) -> bool:
    """Whether a seat takes a card without looking in this turn."""
    return bool(int(table.state.blind) >> seat & 1)


def desserts_kept(table: Table, seat: int) -> int:
    """How many dessert cards a seat has from earlier rounds."""
    return int(table.state.kept[seat].sum())


def count_cards(table: Table) -> Counter[str]:
    """All cards wherever they are, copied desserts of earlier rounds by what is printed on them.

    Between two turns this is the whole box of the menu, whatever has happened.
    """
    state = table.state
    names = table.called.cards
    found = copies_left(table)
    found.update(set_aside(table))
    for seat in table.seats:
        found.update(cards_held(table, seat))
        found.update(map(printed, plate(table, seat)))
        found["face-down"] = 0
        for variant, cards in enumerate(state.kept[seat]):
            if cards:
                found[names[int(table.config.dessert) + variant]] += int(cards)
    if state.kept_orders:
        found["special-order"] += int(state.kept_orders)
        found[names[int(table.config.dessert)]] -= int(state.kept_orders)
    return +found


def whole_box(table: Table) -> Counter[str]:
    """All cards of a table's menu, as the box holds them."""
    copies = table.config.copies[: len(table.called.cards)]
    return Counter(dict(zip(table.called.cards, map(int, copies), strict=True)))
