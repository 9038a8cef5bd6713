"""What a seat of Wasabi! sees, and whole tables drawn from it: consistent, playable, uniform."""

from collections import Counter
from itertools import permutations
from random import Random

from fairness import assert_fair
from plain_wasabi import TOKENS
from sushibar.games.wasabi.rules import GAME
from sushibar.games.wasabi.rules.board import NOTHING
from sushibar.rulebook.rule import Record, new
from sushibar.rulebook.steps import SPECTATOR
from tables import chance
from wasabi_duel import POLICIES
from wasabi_moments import assert_conserved, games, moments, some_action
from wasabi_scene import Scene
from wasabi_tables import STORIES, set_table

# Views


def seen(scene: Scene, seat: int) -> bytes:
    """A seat's view, to the byte."""
    view = new(GAME.view)
    GAME.observe(scene.config, scene.state, seat, view)
    return bytes(view.tobytes())


def change_secrets(scene: Scene, seat: int, luck: Random) -> Scene:
    """The same scene with everything exchanged that the seat cannot know."""
    changed = scene.copy()
    state, config = changed.state, changed.config
    if int(state.player) != seat:
        GAME.retract(config, state, int(state.player))
        state.claims, state.styles = luck.randrange(8), luck.randrange(8)
    state.drawn = luck.randrange(int(config.recipes))
    others = [other for other in changed.seats if other != seat]
    for length in TOKENS:
        first = int(config.pile_first[length])
        size = int(state.shuffled[length]) + int(state.returned[length])
        places = [
            (state.deck, place)
            for place in range(first, first + size)
            if seat == SPECTATOR or state.returner[place] != seat
        ]
        for other in others:
            places += [
                (state.hands[other], place)
                for place, recipe in enumerate(state.hands[other].tolist())
                if recipe != NOTHING and int(config.length[recipe]) == length
            ]
        recipes = [int(array[place]) for array, place in places]
        luck.shuffle(recipes)
        for (array, place), recipe in zip(places, recipes, strict=True):
            array[place] = recipe
    for other in others:
        held = sorted(recipe for recipe in state.hands[other].tolist() if recipe != NOTHING)
        state.hands[other] = held + [NOTHING] * (3 - len(held))
    return changed


@games
def test_a_view_does_not_change_with_what_the_seat_cannot_know(
    players: int, book: str, policy: str
) -> None:
    luck, differ = Random(9), 0
    for scene in moments(players, book, policy):
        for seat in luck.sample([SPECTATOR, *scene.seats], 2):
            other = change_secrets(scene, seat, luck)
            assert seen(other, seat) == seen(scene, seat)
            differ += other.state.tobytes() != scene.state.tobytes()
    assert differ > 0


@games
def test_a_view_shows_the_seats_own_recipes_and_the_lengths_of_the_others(
    players: int, book: str, policy: str
) -> None:
    view = new(GAME.view)
    for scene in moments(players, book, policy):
        for seat in scene.seats:
            GAME.observe(scene.config, scene.state, seat, view)
            for other in scene.seats:
                hand = [recipe for recipe in scene.state.hands[other].tolist() if recipe != NOTHING]
                if other != seat:
                    hand = [-int(scene.config.length[recipe]) for recipe in hand]
                assert view.hands[other].tolist() == hand + [NOTHING] * (3 - len(hand))


# Consistent


def guess(scene: Scene, seat: int, luck: Record) -> Scene:
    """A table that agrees with what the seat sees."""
    view, drawn = new(GAME.view), scene.copy()
    GAME.observe(scene.config, scene.state, seat, view)
    drawn.state = new(GAME.state)
    drawn.state.deck[:] = 77
    GAME.determinize(scene.config, view, luck, drawn.state)
    return drawn


def open_fields(scene: Scene, seat: int) -> set[str]:
    """What of a state a seat knows whole."""
    secret = {"deck", "hands", "drawn"}
    if seat != scene.player:
        secret |= {"claims", "styles", "chosen", "step", "steps"}
    return set(scene.state.dtype.names) - secret


@games
def test_a_drawn_table_agrees_with_the_view_and_can_be_played(
    players: int, book: str, policy: str
) -> None:
    luck, choices = chance(4), Random(4)
    for number, scene in enumerate(moments(players, book, policy)):
        for seat in {scene.player, choices.choice([SPECTATOR, *scene.seats])}:
            drawn = guess(scene, seat, luck)
            assert seen(drawn, seat) == seen(scene, seat)
            assert drawn.pending == [scene.player]
            if seat == scene.player:
                assert drawn.legal == scene.legal
            for field in open_fields(scene, seat):
                assert drawn.state[field].tobytes() == scene.state[field].tobytes(), field
        if number % 7 == 0:
            assert_conserved(drawn)
        if number % 90 == 0:
            while not drawn.over:
                drawn.act(some_action(choices, drawn.legal, POLICIES[policy]))
            assert_conserved(drawn)


@games
def test_who_is_asked_in_a_drawn_table_has_something_to_decide(
    players: int, book: str, policy: str
) -> None:
    luck = chance(4)
    for scene in moments(players, book, policy):
        if "done" in scene.legal:
            for seat in scene.seats:
                assert guess(scene, seat, luck).legal != {"done"}


# Uniformly


Hands = tuple[tuple[str, ...], ...]


def hidden(scene: Scene, seat: int) -> Hands:
    """Where the recipes are that a seat cannot see: in others' hands and in the piles."""
    hands = [tuple(scene.recipes(other)) for other in scene.seats if other != seat]
    return (*hands, *(tuple(scene.pile(length)) for length in (2, 3)))


def all_tables(pairs: str, triples: str, dealt: list[tuple[int, int]]) -> Counter[Hands]:
    """Every way to deal recipes of two and three tiles to hands, the rest in any order."""
    ways = Counter[Hands]()
    for twos in permutations(pairs.split()):
        for threes in permutations(triples.split()):
            hands, first, second = [], 0, 0
            for short, long in dealt:
                hand = [*sorted(twos[first : first + short], key=STORIES.recipes.index)]
                hand += sorted(threes[second : second + long], key=STORIES.recipes.index)
                hands.append(tuple(hand))
                first, second = first + short, second + long
            ways[*hands, twos[first:], threes[second:]] += 1
    return ways


def test_hidden_recipes_are_drawn_uniformly_into_hands_and_piles() -> None:
    scene = set_table(
        players=3,
        recipes=["rainbow", "tekkamaki crunchy-tuna", "sake-maki"],
        shuffled="two-tunas seesaw",
        under="crab-stick",
    )
    pairs, triples = "tekkamaki sake-maki two-tunas crab-stick", "crunchy-tuna seesaw"
    ways = all_tables(pairs, triples, [(1, 1), (1, 0)])
    assert len(ways) == 24 * 2
    luck = chance(6)
    assert_fair([hidden(guess(scene, 0, luck), 0) for _ in range(1200)], ways)


def test_a_spectator_draws_all_hands_uniformly() -> None:
    scene = set_table(
        recipes=["tekkamaki crunchy-tuna", "sake-maki seesaw"],
        shuffled="two-tunas",
        under="",
    )
    ways = all_tables("tekkamaki sake-maki two-tunas", "crunchy-tuna seesaw", [(1, 1), (1, 1)])
    luck = chance(7)
    drawn = [hidden(guess(scene, SPECTATOR, luck), SPECTATOR) for _ in range(600)]
    assert_fair(drawn, ways)


def test_two_hidden_recipes_of_a_length_in_a_hand_are_drawn_uniformly_and_in_order() -> None:
    scene = set_table(
        recipes=["rainbow", "tekkamaki sake-maki crunchy-tuna"], shuffled="two-tunas crab-stick"
    )
    ways = all_tables("tekkamaki sake-maki two-tunas crab-stick", "crunchy-tuna", [(2, 1)])
    luck = chance(8)
    assert_fair([hidden(guess(scene, 0, luck), 0) for _ in range(900)], ways)


def test_what_a_seat_has_returned_itself_stays_where_it_is() -> None:
    scene = set_table(
        tiles=["rice rice rice", "rice rice rice"],
        recipes=["tekkamaki tuna-bowl rainbow", "sake-maki"],
        shuffled="two-tunas",
        under="crab-stick",
    ).play("pass tekkamaki tuna-bowl done")
    assert scene.pile(2) == ["two-tunas", "crab-stick", "tekkamaki", "tuna-bowl"]
    pairs = "sake-maki two-tunas crab-stick"
    ways = Counter[Hands]()
    for (hand, pile, none), number in all_tables(pairs, "", [(1, 0)]).items():
        ways[hand, (*pile, "tekkamaki", "tuna-bowl"), none] += number
    luck = chance(10)
    assert_fair([hidden(guess(scene, 0, luck), 0) for _ in range(400)], ways)


def test_what_a_seat_has_returned_between_others_stays_there() -> None:
    scene = set_table(
        tiles=["rice rice rice", "rice rice rice"],
        recipes=["tekkamaki rainbow five-tunas", "sake-maki tuna-bowl seesaw"],
        shuffled="grand-roll",
        under="crab-stick",
    ).play("pass tekkamaki done", "draw:5", "pass sake-maki done")
    assert scene.pile(2) == ["crab-stick", "tekkamaki", "sake-maki"]
    ways = Counter[Hands]()
    for hand, pile, _ in all_tables("sake-maki tuna-bowl crab-stick", "", [(1, 0)]):
        ways[(*hand, "seesaw"), (pile[0], "tekkamaki", pile[1]), ()] += 1
    luck = chance(11)
    assert_fair([hidden(guess(scene, 0, luck), 0) for _ in range(400)], ways)


def test_who_can_only_claim_is_drawn_with_something_to_claim() -> None:
    scene = set_table(
        "tuna . salmon",
        tiles="maki rice rice",
        recipes=["tekkamaki crunchy-tuna", "rainbow"],
        shuffled="sake-maki two-tunas crab-stick seesaw",
    ).play("maki b1")
    assert scene.legal == {"claim", "done"}
    pairs, triples = "tekkamaki sake-maki two-tunas crab-stick", "crunchy-tuna seesaw"
    ways = all_tables(pairs, triples, [(1, 1)])
    explained = Counter(
        {way: n for way, n in ways.items() if {"tekkamaki", "sake-maki"} & set(way[0])}
    )
    luck = chance(9)
    assert_fair([hidden(guess(scene, 1, luck), 1) for _ in range(600)], explained)
