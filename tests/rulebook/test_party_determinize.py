"""Whole tables of Sushi Go Party! drawn from what a seat knows: consistent, playable, uniform."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

import numpy as np
import pytest

from fairness import assert_fair
from party_invariants import FINE, INVARIANTS, Ledger
from party_secrets import broken_in_guess
from party_tables import finish_round, laid, lay, play
from sushibar import Table
from sushibar.games.party.rules import GAME
from sushibar.games.party.rules.config import NOTHING
from sushibar.games.party.rules.guessing import place_cards, recall
from sushibar.games.party.rules.state import HIDDEN
from sushibar.games.party.rules.steps import ACTIONS, GIVE, GIVING, MENU_CARD, PICKS
from sushibar.rulebook.chance import PLAYERS
from sushibar.rulebook.rule import Record, new
from sushibar.rulebook.steps import SPECTATOR
from tables import chance

MENU = "maki,tempura,sashimi,onigiri,spoon,menu,fruit"
SETUPS = [
    (2, "uramaki,tofu,onigiri,miso-soup,menu,special-order,fruit"),
    (3, "maki,tempura,sashimi,onigiri,chopsticks,spoon,pudding"),
    (4, "maki,eel,tofu,dumpling,sake,spoon,fruit"),
    (5, "uramaki,tempura,sukeroku,onigiri,spoon,menu,fruit"),
    (8, "maki,onigiri,sashimi,edamame,spoon,takeout-box,fruit"),
]


# Consistent


def moments(players: int, menu: str) -> Iterator[Table]:
    """Steps of a random game: all inside a turn, and some of those when all choose."""
    table = Table("party", players=players, menu=menu, seed=3)
    luck = chance(3, lane=PLAYERS)
    number = 0
    while not table.over:
        number += 1
        if table.state.phase != PICKS or number % 7 == 0:
            yield table
        seat = table.pending[number % len(table.pending)]
        action = GAME.random_action(table.config, table.state, seat, luck)
        table.act(seat, action)


@pytest.mark.parametrize(("players", "menu"), SETUPS)
def test_a_drawn_table_agrees_with_the_view_and_can_be_played(players: int, menu: str) -> None:
    luck = chance(4)
    drawn, again = new(GAME.state), new(GAME.view)
    kept_copies = new(Ledger)
    for number, table in enumerate(moments(players, menu)):
        for seat in (SPECTATOR, *table.seats):
            view = table.view(None if seat == SPECTATOR else seat).record
            GAME.determinize(table.config, view, luck, drawn)
            GAME.observe(table.config, drawn, seat, again)
            assert again.tobytes() == view.tobytes()
            if "special-order" not in menu:  # whose copies of desserts only a game's history tells
                broken = broken_in_guess(table.config, view, drawn, kept_copies)
                assert broken == FINE, INVARIANTS[broken]
            if seat in table.pending:
                assert mask(table.config, drawn, seat) == mask(table.config, table.state, seat)
        if number % 5 == 0:
            play_on(table.config, drawn)


def mask(config: Record, state: Record, seat: int) -> list[int]:
    legal = np.zeros(GAME.actions, np.int8)
    GAME.legal(config, state, seat, legal)
    return legal.tolist()


def play_on(config: Record, state: Record) -> None:
    """Play a drawn table to the end of its round."""
    luck = chance(5)
    this_round = int(state.this_round)
    while GAME.advance(config, state, luck):
        pass
    while state.this_round == this_round:
        seat = int(GAME.pending(config, state)).bit_length() - 1
        action = GAME.random_action(config, state, seat, luck)
        assert mask(config, state, seat)[action]
        GAME.act(config, state, seat, action, luck)


# Uniformly: small situations, all possible tables enumerated

Cards = tuple[str, ...]
Placed = dict[str, Cards]
"""Cards by where they are: "box", the numbers of hands, "shown", "deck"."""


class Situation:
    """What a seat may know: unseen cards, and the places that they are in.

    `hands` are (how many unknown cards, the kinds that are not among them) for the seats from 1.
    """

    def __init__(
        self,
        unseen: str,
        hands: Sequence[tuple[int, str]],
        *,
        boxed: int = 0,
        in_deck: str = "",
        shown: int = 0,
    ) -> None:
        self.table = Table("party", players=4, menu=MENU, seed=1)
        self.names = self.table.called.cards
        self.unseen, self.in_deck = unseen.split(), in_deck.split()
        self.hands, self.boxed, self.shown = hands, boxed, shown
        self.view = view = self.table.view(0).record
        view.hands[:] = 0
        view.unknown[:] = 0
        view.unseen[:] = 0
        for card in self.unseen:
            view.unseen[self.names.index(card)] += 1
        for card in self.in_deck:
            view.in_deck[self.names.index(card)] += 1
        for seat, (unknown, lacks) in enumerate(hands, start=1):
            view.unknown[seat] = unknown
            view.lacks[seat] = sum(1 << self.names.index(card) for card in lacks.split())
        view.boxed = boxed
        view.shown[:shown] = HIDDEN
        others = len(self.unseen) + len(self.in_deck) - boxed - shown
        view.undealt = others - sum(unknown for unknown, _ in hands)

    def tables(self) -> Iterator[Placed]:
        """Every way to put the unseen cards, each a card of its own, into their places."""
        places: list[tuple[str, int, set[str]]] = [
            ("box", self.boxed, {card for card in self.names if not card.startswith("fruit")})
        ]
        for seat, (unknown, lacks) in enumerate(self.hands, start=1):
            places.append((str(seat), unknown, set(lacks.split())))
        cards = [(card, number) for number, card in enumerate(self.unseen)]
        for placed, left in self.fill(places, cards):
            deck = [*left, *((card, -1 - number) for number, card in enumerate(self.in_deck))]
            for shown in combinations(deck, self.shown):
                yield {
                    **placed,
                    "shown": named(shown),
                    "deck": named(card for card in deck if card not in shown),
                }

    def fill(
        self, places: list[tuple[str, int, set[str]]], cards: list[tuple[str, int]]
    ) -> Iterator[tuple[Placed, list[tuple[str, int]]]]:
        if not places:
            yield {}, cards
            return
        (place, number, lacks), *rest = places
        suitable = [card for card in cards if card[0] not in lacks]
        for chosen in combinations(suitable, number):
            left = [card for card in cards if card not in chosen]
            for placed, others in self.fill(rest, left):
                yield {place: named(chosen), **placed}, others

    def drawn(self, trials: int, seed: int = 1) -> Iterator[tuple[Placed, Record]]:
        """Guesses, and where the unseen cards are in them."""
        luck, state = chance(seed), new(GAME.state)
        for _ in range(trials):
            GAME.determinize(self.table.config, self.view, luck, state)
            dessert = int(self.table.config.dessert)
            hands = {
                str(seat): self.cards(state.hands[seat]) for seat in range(1, len(self.hands) + 1)
            }
            yield (
                {
                    "box": self.cards([0] * dessert + state.box.tolist()),
                    **hands,
                    "shown": self.named(state.shown[: self.shown]),
                    "deck": self.named(state.deck[: state.undealt]),
                },
                state,
            )

    def cards(self, counts: Sequence[int]) -> Cards:
        return tuple(
            sorted(card for card, n in zip(self.names, counts, strict=False) for _ in range(n))
        )

    def named(self, kinds: Sequence[int]) -> Cards:
        return tuple(sorted(self.names[kind] for kind in kinds))

    def is_fair(self, trials: int, allowed: Callable[[Placed], bool] = lambda placed: True) -> None:
        """Check that guesses are distributed like all tables that are allowed."""
        likelihood = Counter(frozen(placed) for placed in self.tables() if allowed(placed))
        assert_fair([frozen(placed) for placed, _ in self.drawn(trials)], likelihood)


def named(cards: Iterator[tuple[str, int]] | Sequence[tuple[str, int]]) -> Cards:
    return tuple(sorted(card for card, _ in cards))


def frozen(placed: Placed) -> tuple[Cards, ...]:
    return tuple(placed[place] for place in sorted(placed))


def overlapping() -> Situation:
    """Three hands that lack different kinds, none of them all that another lacks."""
    return Situation(
        "tempura tempura sashimi sashimi maki-1 maki-1 maki-2",
        [(1, "tempura sashimi"), (2, "sashimi maki-1"), (1, "maki-1 tempura")],
    )


def test_hands_that_lack_different_kinds_are_drawn_uniformly_together() -> None:
    overlapping().is_fair(600)


def test_a_hand_that_lacks_much_and_one_that_lacks_little_are_drawn_uniformly() -> None:
    Situation(
        "tempura sashimi maki-1 maki-1 maki-2 maki-2",
        [(2, "tempura"), (0, ""), (1, "tempura sashimi maki-1")],
    ).is_fair(600)


def test_fruit_in_the_box_and_hands_without_fruit_are_drawn_uniformly() -> None:
    Situation(
        "fruit-ww fruit-ww fruit-wo fruit-op tempura sashimi",
        [(1, "fruit-ww fruit-wo"), (2, "tempura"), (0, "")],
        boxed=2,
    ).is_fair(600)


def test_cards_seen_in_the_deck_stay_there() -> None:
    situation = Situation(
        "tempura tempura sashimi maki-1 fruit-ww fruit-wo",
        [(2, "sashimi"), (1, ""), (0, "")],
        boxed=1,
        in_deck="tempura sashimi",
    )
    situation.is_fair(600)
    for placed, _ in situation.drawn(30):
        assert not Counter(["tempura", "sashimi"]) - Counter(placed["deck"])


def somebody_looks() -> Situation:
    """Seat 2 looks at two cards of the deck and has to choose one of them."""
    situation = Situation(
        "tempura tempura tempura sashimi menu-8",
        [(1, "sashimi"), (0, ""), (1, "")],
        in_deck="tempura",
        shown=2,
    )
    view = situation.view
    view.phase, view.actor = ACTIONS, 2
    view.acting = situation.names.index("menu-7")
    view.step[:] = 0
    view.step[2] = MENU_CARD
    view.waiting = 1 << 2
    return situation


def is_a_choice(placed: Placed) -> bool:
    return len({card for card in placed["shown"] if card != "menu-8"}) > 1


def test_what_somebody_else_looks_at_now_is_drawn_uniformly_among_what_leaves_a_choice() -> None:
    somebody_looks().is_fair(600, allowed=is_a_choice)


def somebody_gives() -> Situation:
    """Seat 3 was asked for onigiri by seat 1, seat 2 had none, and seat 3 has to choose one."""
    onigiri = "onigiri-circle onigiri-triangle onigiri-square onigiri-rectangle"
    situation = Situation(
        "onigiri-circle onigiri-circle onigiri-square tempura sashimi sashimi maki-1",
        [(0, ""), (2, onigiri), (3, "maki-1")],
    )
    view = situation.view
    view.phase, view.actor = GIVING, 1
    view.acting = situation.names.index("spoon-4")
    view.request = situation.table.called.actions.index("ask:onigiri")
    view.step[:] = 0
    view.step[3] = GIVE
    view.waiting = 1 << 3
    return situation


def test_who_chooses_what_to_give_has_something_to_choose_from() -> None:
    def has_two_shapes(placed: Placed) -> bool:
        return len({card for card in placed["3"] if card.startswith("onigiri")}) > 1

    somebody_gives().is_fair(600, allowed=has_two_shapes)


def some_situation(luck: Random) -> Situation:
    """A few unseen cards, hands that lack some of their kinds, a box, a card seen in the deck."""
    kinds = ["tempura", "sashimi", "maki-1", "maki-2", "fruit-ww", "fruit-wo"]
    unseen = luck.choices(kinds, k=luck.randint(6, 8))
    hands = [
        (luck.randint(0, 2), " ".join(luck.sample(kinds, luck.randint(0, 4)))) for _ in range(3)
    ]
    fruit = sum(card.startswith("fruit") for card in unseen)
    boxed = luck.randint(0, min(2, fruit))
    return Situation(" ".join(unseen), hands, boxed=boxed, in_deck=luck.choice(["", *kinds]))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_long_any_small_situation_is_drawn_uniformly(seed: int) -> None:
    luck = Random(seed)
    situation = some_situation(luck)
    while len({frozen(placed) for placed in situation.tables()}) < 2:
        situation = some_situation(luck)
    situation.is_fair(1500)


# At once: a try that does not stand costs as much as a guess


def tries(situation: Situation, stood: int) -> int:
    """How often cards are placed until so many have stood."""
    luck, state, number = chance(7), new(GAME.state), 0
    while stood > 0:
        number += 1
        recall(situation.table.config, situation.view, state)
        stood -= place_cards(situation.table.config, situation.view, luck, state)
        assert number < 1000
    return number


def test_what_suits_few_hands_is_left_for_them() -> None:
    """Else the first hand would have to be all sashimi by chance."""
    others = "maki-1 maki-2 maki-3 egg-nigiri salmon-nigiri squid-nigiri"
    situation = Situation(
        f"tempura {'sashimi ' * 6} {others} {others}",
        [(6, "tempura"), (6, "tempura sashimi"), (6, "tempura sashimi")],
    )
    assert tries(situation, 20) == 20


def test_however_much_is_asked_for_in_vain_tables_are_soon_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Everybody takes spoons and asks for anything."""
    placed = 0

    def counted(config: Record, view: Record, rng: Record, state: Record) -> bool:
        nonlocal placed
        placed += 1
        return place_cards(config, view, rng, state)

    monkeypatch.setattr("sushibar.games.party.rules.guessing.place_cards", counted)
    table = Table("party", players=8, menu="temaki,eel,tofu,miso-soup,spoon,soy-sauce,pudding")
    choice, luck, guess = Random(6), chance(6), new(GAME.state)
    most = lacking = 0
    while not table.over:
        seat = choice.choice(table.pending)
        view = table.view(seat)
        placed = 0
        GAME.determinize(table.config, view.record, luck, guess)
        most = max(most, placed)
        lacking = max(lacking, int((view.record.lacks != 0).sum()))
        wanted = [action for action in view.legal if action.startswith(("ask:", "spoon"))]
        table.act(seat, choice.choice(wanted or view.legal))
    assert lacking > 4
    assert most < 20


# What others saw in the deck


def others_have_looked() -> Situation:
    """Seat 1 saw three cards and played a maki, then seat 2 saw two and played a tempura."""
    situation = Situation(
        "tempura sashimi sashimi maki-1 maki-2",
        [(1, "maki-2"), (0, ""), (0, "")],
        in_deck="egg-nigiri",
    )
    view = situation.view
    view.looks = 2
    view.look_seat[:2] = (1, 2)
    view.look_cards[0, :3] = HIDDEN
    view.look_cards[1, :2] = HIDDEN
    view.look_played[:2] = [situation.names.index(card) for card in ("maki-1", "tempura")]
    return situation


def test_what_others_saw_in_the_deck_is_drawn_uniformly_from_what_was_there() -> None:
    situation = others_have_looked()
    likelihood: Counter[tuple[Cards, ...]] = Counter()
    for placed in situation.tables():
        later = list(enumerate(placed["deck"]))
        before = [*later, (-1, "tempura")]  # that seat 2 played afterwards
        for first in combinations(before, 2):
            for second in later:
                seen = tuple(sorted(card for _, card in first))
                likelihood[placed["1"], seen, (second[1],)] += 1
    outcomes = []
    for placed, state in situation.drawn(900):
        looks = [
            [situation.names[kind] for kind in cards if kind != NOTHING]
            for cards in state.look_cards[:2]
        ]
        assert [cards[-1] for cards in looks] == ["maki-1", "tempura"]
        outcomes.append((placed["1"], tuple(sorted(looks[0][:-1])), tuple(looks[1][:-1])))
    assert_fair(outcomes, likelihood)


# These tests can fail


def after_a_fruit_was_turned() -> Table:
    """Round 2 of a game in which everybody saw a pair of watermelons go back into the deck."""
    table = laid("takeout-box fruit", ["fruit-ww fruit-op", "", ""], ["takeout-box-10", "", ""])
    play(table, "takeout-box-10 | * | *", "0: turn:fruit-ww done")
    finish_round(table)
    lay(table, ["", "", ""], ["", "", ""])
    return table


def test_a_dessert_that_went_back_into_the_deck_is_never_guessed_into_the_box() -> None:
    table = after_a_fruit_was_turned()
    view, drawn, luck = table.view(1).record, new(GAME.state), chance(6)
    kind = table.called.cards.index("fruit-ww")
    assert int(view.put_back[0]) == 1
    assert int(view.in_play[0]) == 1 - int(view.hands[:, kind].sum())
    boxes: Counter[int] = Counter()
    for _ in range(300):
        GAME.determinize(table.config, view, luck, drawn)
        boxes[int(drawn.box[0])] += 1
        elsewhere = list(drawn.deck[: drawn.undealt]).count(kind) + int(drawn.hands[:, kind].sum())
        assert elsewhere + int(drawn.box[0]) == 2
        assert elsewhere >= 1
    assert set(boxes) == {0, 1}


def test_a_dessert_that_went_back_and_was_kept_since_may_leave_the_other_one_in_the_box() -> None:
    table = laid("takeout-box fruit", ["fruit-ww fruit-op", "", ""], ["takeout-box-10", "", ""])
    play(table, "takeout-box-10 | * | *", "0: turn:fruit-ww done")
    finish_round(table)
    lay(table, ["fruit-ww", "", ""], ["", "", ""])
    assert int(table.view(1).record.in_play[0]) == 0
    finish_round(table)
    lay(table, ["", "", ""], ["", "", ""])
    assert int(table.view(1).record.put_back[0]) == 0


def test_a_stated_deal_leaves_a_dessert_that_went_back_in_the_deck() -> None:
    table = laid("takeout-box fruit", ["fruit-ww fruit-op", "", ""], ["takeout-box-10", "", ""])
    play(table, "takeout-box-10 | * | *", "0: turn:fruit-ww done")
    finish_round(table)
    lay(table, ["", "", ""], ["", "fruit-oo fruit-oo fruit-pp", ""])
    kind = table.called.cards.index("fruit-ww")
    state = table.state
    assert kind in state.deck[: state.undealt] or state.hands[:, kind].any()


@pytest.mark.parametrize(
    ("rule", "instead", "test"),
    [
        (
            "stands",
            lambda *_: True,
            test_hands_that_lack_different_kinds_are_drawn_uniformly_together,
        ),
        (
            "explains_question",
            lambda *_: True,
            test_what_somebody_else_looks_at_now_is_drawn_uniformly_among_what_leaves_a_choice,
        ),
        (
            "explains_question",
            lambda *_: True,
            test_who_chooses_what_to_give_has_something_to_choose_from,
        ),
        (
            "in_play",
            lambda *_: 0,
            test_a_dessert_that_went_back_into_the_deck_is_never_guessed_into_the_box,
        ),
        (
            "lend_later",
            lambda *_: None,
            test_what_others_saw_in_the_deck_is_drawn_uniformly_from_what_was_there,
        ),
    ],
)
def test_a_rule_that_is_left_out_is_noticed(
    rule: str, instead: object, test: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"sushibar.games.party.rules.guessing.{rule}", instead)
    with pytest.raises(AssertionError):
        test()
