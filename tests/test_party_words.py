"""Sushi Go Party! in words: reasons, plates, questions, previews, refusals and news."""

import random
from collections import Counter

import pytest

from party_tables import dealt
from sushibar import IllegalAction, Table
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.events import is_deal
from sushibar.games.party import words as party
from sushibar.games.party.rules.config import DESSERT_COLUMN, configure
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.rules.menu import MENUS, every_menu, players_for
from sushibar.games.party.rules.play import start
from sushibar.games.party.rules.score import score_end, score_round
from sushibar.games.party.rules.state import State
from sushibar.games.party.words.desserts import explain_desserts
from sushibar.games.phrases import Question
from sushibar.games.sheet import Line, Lines
from sushibar.match.views import question_view
from sushibar.rulebook.rule import Record, new
from sushibar.table import story

SPOONS = "temaki,tempura,sashimi,onigiri,spoon,wasabi,pudding"
ORDERS = "maki,tempura,sashimi,dumpling,special-order,chopsticks,pudding"
LOOKS = "maki,tempura,sashimi,dumpling,menu,wasabi,pudding"
BOXES = "maki,tempura,sashimi,dumpling,takeout-box,wasabi,pudding"
SAKE = "maki,tempura,sashimi,dumpling,sake,special-order,pudding"
PLAIN = "temaki,tempura,sashimi,tofu,spoon,wasabi,pudding"
SOUPS = "temaki,tempura,sashimi,miso-soup,menu,wasabi,pudding"
RACE = "uramaki,tempura,sashimi,dumpling,chopsticks,wasabi,pudding"


# Plates that were laid by hand


def menu_with(players: int, *types: str) -> tuple[str, ...]:
    """A menu for this many players that serves these types."""
    return next(menu for menu in every_menu(players) if set(types) <= set(menu))


def laid(menu: tuple[str, ...], *plates: str) -> tuple[Record, Record]:
    """The configuration and the state of a table with these plates."""
    config = configure(len(plates), menu=menu)
    names = party_cards(config)
    state = new(State)
    start(config, state)
    for seat, plate in enumerate(plates):
        for card in plate.split():
            state.plates[seat, names.index(card)] += 1
    return config, state


def party_cards(config: Record) -> tuple[str, ...]:
    from sushibar.games.party.rules import GAME

    return GAME.names(config).cards


def lines(menu: tuple[str, ...], *plates: str) -> tuple[Lines, ...]:
    """Why these plates bring what they bring."""
    config, state = laid(menu, *plates)
    score_round(config, state)
    return party.explain_round(config, state, 0)


def dessert_lines(dessert: str, *plates: str) -> list[Line]:
    """Why these desserts bring what they bring at the end."""
    config, state = laid(menu_with(len(plates), dessert), *plates)
    score_end(config, state)
    points = [int(state.sheet[ROUNDS, seat, DESSERT_COLUMN]) for seat in range(len(plates))]
    told = [row[dessert] for row in explain_desserts(config, state)]
    assert [line.points for line in told] == points
    return told


REASONS = [
    ("maki", ("maki-3", "maki-2", "maki-1"), "most maki rolls: 3"),
    ("maki", ("maki-2", "maki-2", "maki-1"), "most maki rolls: 2; 2 tied, 6 each"),
    ("maki", ("maki-1", "maki-2", "maki-3"), "1 maki roll, outside the top two"),
    ("maki", ("maki-1", *["maki-2"] * 5), "second most maki rolls: 1"),
    ("maki", ("maki-1", "maki-3", *["maki-2"] * 4), "third most maki rolls: 1"),
    ("temaki", ("temaki temaki", "temaki", ""), "most temaki: 2"),
    ("temaki", ("", "temaki", ""), "fewest temaki: 0; 2 tied, 4 lost each"),
    ("temaki", ("temaki", "temaki temaki", ""), "1 temaki, neither most nor fewest"),
    ("temaki", ("temaki", "temaki", "temaki"), "everyone has 1: 4 for the most and 4 lost for"),
    ("temaki", ("temaki", "temaki"), "both have 1: 4 each for the most"),
    ("temaki", ("", "temaki"), "but with two players nobody loses points"),
    ("temaki", ("", "", ""), "nobody has temaki: everyone is last"),
    ("uramaki", ("uramaki-5", "uramaki-3", ""), "most rolls left (5): 8"),
    ("uramaki", ("uramaki-5", "uramaki-5"), "8 each, 2 tied"),
    ("uramaki", ("uramaki-3", "uramaki-5"), "3 rolls left, someone has more"),
    ("tempura", ("tempura tempura tempura", ""), "1 pair at 5, 1 left over"),
    ("sashimi", ("sashimi sashimi", ""), "only 2 of 3: nothing"),
    ("dumpling", ("dumpling dumpling", ""), "2 cards (1, 3, 6, 10, 15 for one to five)"),
    ("eel", ("eel", ""), "a single eel costs 3"),
    ("eel", ("eel eel eel", ""), "3 eels: 7 for two or more"),
    ("tofu", ("tofu tofu", ""), "2 tofu: 6"),
    ("tofu", ("tofu tofu tofu", ""), "3 tofu: more than two score nothing"),
    (
        "onigiri",
        ("onigiri-circle onigiri-circle onigiri-square", ""),
        "sets of 2 + 1 different shapes: 4 + 1",
    ),
    ("onigiri", ("onigiri-circle", ""), "a set of 1 shape: 1"),
    ("edamame", ("edamame edamame", "edamame", ""), "2 cards, 1 each: one opponent has"),
    ("edamame", ("edamame", "", ""), "1 card, but no opponent has edamame"),
    ("edamame", ("edamame",) * 6, "4 each, the most it can be: 5 opponents"),
    ("miso-soup", ("miso-soup miso-soup", ""), "2 soups at 3"),
    ("sukeroku", ("futomaki futomaki inari", ""), "1 pair at 6, 1 left over at 2"),
    ("sukeroku", ("futomaki", ""), "1 card without its partner at 2"),
    ("chopsticks", ("chopsticks-1", ""), "chopsticks score nothing"),
    ("spoon", ("spoon-4", "", ""), "spoons score nothing"),
    ("soy-sauce", ("soy-sauce egg-nigiri", "egg-nigiri"), "most colours: 2; 1 soy sauce at 4"),
    (
        "soy-sauce",
        ("soy-sauce soy-sauce egg-nigiri", "soy-sauce egg-nigiri"),
        "most colours, tied with others: 2; 2 soy sauces at 4",
    ),
    ("soy-sauce", ("soy-sauce", "egg-nigiri soy-sauce"), "1 colour, someone has 2"),
    (
        "tea",
        ("tea egg-nigiri squid-nigiri", ""),
        "1 tea at 2, the size of the largest set of one colour (nigiri",
    ),
    ("sake", ("sake sake", ""), "2 sakes at 3"),
    ("nigiri", ("egg-nigiri squid-nigiri", ""), "face value 4"),
]


@pytest.mark.parametrize(("type_", "plates", "reason"), REASONS)
def test_every_column_has_a_reason(type_: str, plates: tuple[str, ...], reason: str) -> None:
    menu = next(menu for menu in every_menu(len(plates)) if type_ in ("nigiri", *menu))
    line = lines(menu, *plates)[0][type_]
    assert reason in line.reason


def test_every_type_that_scores_has_a_line_and_all_lines_sum_up() -> None:
    for players in (2, 5, 8):
        for menu in random.Random(players).sample(list(every_menu(players)), 30):
            told = lines(menu, *[""] * players)
            for type_ in menu:
                group = next(one.group for one in TYPES if one.name == type_)
                if group in ("roll", "appetizer"):
                    assert type_ in told[0]


def test_what_a_seat_has_none_of_is_left_out() -> None:
    told = lines(menu_with(2, "uramaki", "eel", "tea"), "egg-nigiri", "uramaki-3")
    shown = {type_ for type_, line in told[0].items() if not line.idle}
    assert shown == {"nigiri"}


def test_the_race_and_the_end_of_the_round_are_told_together() -> None:
    config, state = laid(menu_with(2, "uramaki"), "uramaki-4", "uramaki-3")
    state.sheet[0, 0, 1] = 8
    state.uramaki_place = 1
    score_round(config, state)
    line = party.explain_round(config, state, 0)[0]["uramaki"]
    assert line.points == 13
    assert line.reason == ("8 in the race to ten rolls; most rolls left (4): 5")


@pytest.mark.parametrize(
    ("dessert", "plates", "reasons"),
    [
        ("pudding", ("pudding pudding", "pudding", ""), ["most puddings: 2", "neither", "fewest"]),
        ("pudding", ("pudding", "pudding", ""), ["2 tied, 6 each"] * 2),
        ("pudding", ("", "", ""), ["everyone has 0: 6 for the most and 6 lost for the fewest"]),
        ("pudding", ("", ""), ["both have 0: 6 each for the most"]),
        ("pudding", ("pudding", ""), ["most puddings: 1", "with two players nobody loses"]),
        ("green-tea-ice-cream", ("green-tea-ice-cream " * 5, ""), ["1 set of four at 12, 1 left"]),
        ("green-tea-ice-cream", ("green-tea-ice-cream", ""), ["only 1 of 4: nothing"]),
        (
            "fruit",
            ("fruit-ww fruit-wo", ""),
            ["watermelon 3: +3, orange 1: +0, pineapple 0: -2"],
        ),
    ],
)
def test_desserts_are_explained_at_the_end(
    dessert: str, plates: tuple[str, ...], reasons: list[str]
) -> None:
    for line, reason in zip(dessert_lines(dessert, *plates), reasons, strict=False):
        assert reason in line.reason


def test_plates_are_grouped() -> None:
    menu = ("uramaki", "tempura", "tofu", "onigiri", "special-order", "wasabi", "fruit")
    table = Table("party", players=2, menu=menu, seed=1)
    plate = (
        "uramaki-3 uramaki-4 tempura tempura tempura tofu tofu tofu onigiri-circle onigiri-square"
        " wasabi wasabi wasabi squid-nigiri squid-nigiri fruit-ww fruit-wo"
    )
    _, state = laid(menu, plate, "")
    state.copies[0, party_cards(table.config).index("tempura")] = 1
    state.dipped[0, 2] = 1
    state.used_wasabi[0] = 2
    state.face_down[0] = 2
    state.kept[0, 1] = 1
    assert party.groups(table.setup, state, 0) == [
        "uramaki 7 of 10",
        "tempura 1/2 + 1 set (1 by special order)",
        "tofu ×3, too many",
        "onigiri circle, square",
        "squid nigiri on wasabi",
        "squid nigiri",
        "wasabi waiting",
        "used wasabi",
        "fruit 3 watermelon, 3 orange (1 kept)",
        "2 face down",
    ]
    piles = party.piles(table.setup, state, 0)
    assert [(" ".join(pile.cards), pile.mark) for pile in piles] == [
        ("uramaki-4 uramaki-3", "7/10"),
        ("tempura", "3/4"),
        ("tofu", "×3!"),
        ("onigiri-circle onigiri-square", "2/4"),
        ("squid-nigiri wasabi", ""),
        ("squid-nigiri", ""),
        ("wasabi", "…"),
        ("wasabi", "–"),
        ("fruit-ww fruit-oo fruit-wo", "×3"),
        ("face-down", "×2"),
    ]
    told = party.plate(table.setup, table.config, state, 0)
    assert Counter(told)["special-order:tempura"] == 1
    assert Counter(told)["tempura"] == 2
    assert Counter(told)["face-down"] == 2
    assert party.groups(table.setup, state, 1) == []


# Tables where every card is known


def told(table: Table, seat: int | None = None) -> list[str]:
    """All rows and notes of the news so far, told to a seat or to everybody."""
    words = []
    for event in table.events:
        if not is_deal(event):
            news = party.tell(table.setup, event, table.names, seat)
            words += [f"{table.names[chair]}: {what}" for chair, what in news.rows]
            words += news.notes
    return words


def question(table: Table, seat: int) -> Question:
    return party.question(table.setup, table.config, table.state, table.names, seat)


def spoken(table: Table, seat: int) -> list[str]:
    return [party.spoken(table.setup, action.number) for action in table.legal(seat)]


def brief(table: Table, seat: int) -> list[str]:
    return [party.brief(table.setup, action.number) for action in table.legal(seat)]


def test_chopsticks_are_called_and_then_asked_for_a_second_card() -> None:
    table = dealt(ORDERS, "chopsticks-2 egg-nigiri", "squid-nigiri salmon-nigiri")
    table.enter("1.1 chopsticks-2 | squid-nigiri")
    table.act(0, "salmon-nigiri")
    asked = question(table, 0)
    assert asked.ask == "Use Chopsticks 2?"
    assert asked.head.startswith("You keep: salmon nigiri. Use Chopsticks 2?")
    assert asked.yes_no == tuple(action.number for action in table.legal(0))
    assert spoken(table, 0) == ["use Chopsticks 2", "use nothing"]
    table.act(0, "call:chopsticks-2")
    table.act(1, "egg-nigiri")
    assert told(table)[-2:] == [
        "Seat 0: salmon nigiri, using Chopsticks 2",
        "Seat 1: egg nigiri",
    ]
    assert question(table, 0).head.endswith("Your plate: salmon nigiri.")
    assert not question(table, 0).opens
    assert party.progress(table.setup, table.config, table.state).endswith("Chopsticks 2 acts")
    table.act(0, "tempura")
    assert told(table)[-1] == "Seat 0: Chopsticks 2: tempura"


def test_a_special_order_says_what_it_copies() -> None:
    table = dealt(ORDERS, "tempura egg-nigiri", "special-order special-order tempura")
    table.enter("1.1 tempura | special-order")
    assert told(table)[-1] == "Seat 1: special order with nothing to copy, set aside"
    table.enter("1.2 special-order | egg-nigiri")
    assert told(table)[-2] == "Seat 0: special order as tempura"
    assert party.groups(table.setup, table.state, 0) == ["tempura 1 set (1 by special order)"]


def test_what_a_special_order_copies_is_asked_and_can_be_taken_back() -> None:
    table = dealt(ORDERS, "tempura special-order", "egg-nigiri squid-nigiri", "tempura")
    table.enter("1.1 tempura | egg-nigiri | tempura")
    table.enter("1.2 sashimi | sashimi | squid-nigiri")
    table.enter("1.3 dumpling | dumpling | dumpling")
    seat = next(seat for seat in table.seats if "special-order" in table.hand(seat))
    table.act(seat, "special-order")
    assert question(table, seat).ask == "Which card does it copy?"
    assert "copy sashimi" in spoken(table, seat)
    assert "sashimi" in brief(table, seat)
    table.retract(seat)
    assert question(table, seat).opens


def test_a_spoon_asks_round_the_table() -> None:
    hands = ("spoon-5 tempura", "onigiri-circle onigiri-square tempura tempura", "tempura tempura")
    table = dealt(SPOONS, *hands)
    table.enter("1.1 spoon-5 | tempura | tempura")
    table.enter("1.2 tempura call:spoon-5 | tempura | tempura")
    asked = question(table, 0)
    assert "With Spoon 5 you ask for a card. Seat 1 looks first" in asked.head
    numbers = {str(action): action.number for action in table.legal(0)}
    assert asked.also[numbers["ask:onigiri"]] == "onigiri"
    assert asked.also[numbers["ask:onigiri-circle"]] == "circle onigiri"
    assert {"ask for any onigiri", "ask for any nigiri"} <= set(spoken(table, 0))
    assert "ask for any tempura" not in spoken(table, 0)
    assert {"any onigiri", "any nigiri", "tempura"} <= set(brief(table, 0))
    table.act(0, "ask:onigiri")
    assert told(table)[-3:] == [
        "Seat 0: Spoon 5: asked for any onigiri",
        "Seat 1: had none",
        "Seat 2: had several to choose from",
    ]
    asked = question(table, 2)
    assert asked.head.startswith("Seat 0 asks for any onigiri with a spoon.")
    assert spoken(table, 2) == ["give circle onigiri", "give square onigiri"]
    assert brief(table, 2) == ["circle onigiri", "square onigiri"]
    assert set(table.preview(2).values()) == {"worth +1 to them"}
    table.act(2, "give:onigiri-square")
    assert told(table)[-2:] == [
        "Seat 2: gave square onigiri, got the spoon",
        "Seat 0: got square onigiri",
    ]


def test_a_spoon_knows_what_its_owner_has_seen() -> None:
    hands = ("spoon-5 squid-nigiri tempura", "tempura tempura", "tempura tempura")
    table = dealt(SPOONS, *hands)
    table.enter("1.1 spoon-5 | tempura | tempura")
    table.enter("1.2 tempura call:spoon-5 | tempura | tempura")
    previews = {str(action): words for action, words in table.preview(0).items()}
    assert previews["ask:squid-nigiri"] == "+3; someone has it"
    assert previews["ask:salmon-nigiri"] == "+2"
    assert previews["ask:nigiri"] == "the giver chooses which; someone has it"
    choices = question_view(table, 0, words=True)["choices"]
    sure = {one["action"] for one in choices if one["sure"]}
    assert {"ask:squid-nigiri", "ask:nigiri"} <= sure
    assert "ask:salmon-nigiri" not in sure


def test_a_spoon_asks_for_a_type_first_and_for_an_exact_card_if_one_wants() -> None:
    hands = ("spoon-5 squid-nigiri tempura", "tempura tempura", "tempura tempura")
    table = dealt(SPOONS, *hands)
    table.enter("1.1 spoon-5 | tempura | tempura")
    table.enter("1.2 tempura call:spoon-5 | tempura | tempura")
    choices = question_view(table, 0, words=True)["choices"]
    types = [one["action"] for one in choices if not one["wider"]]
    assert len(types) == len(SPOONS.split(",")) + 1, "nigiri are on every menu"
    wider = {one["action"]: one["wider"] for one in choices}
    assert wider["ask:onigiri-square"] == "ask:onigiri"
    assert wider["ask:tempura"] == wider["ask:onigiri"] == ""


def test_a_spoon_that_nobody_can_serve_is_set_aside() -> None:
    table = dealt(PLAIN, "spoon-5 tempura", "tempura tempura", "tempura tempura")
    table.enter("1.1 spoon-5 | tempura | tempura")
    table.enter("1.2 tempura call:spoon-5 | tempura | tempura")
    table.act(0, "ask:squid-nigiri")
    assert told(table)[-4:] == [
        "Seat 0: Spoon 5: asked for squid nigiri",
        "Seat 1: had none",
        "Seat 2: had none",
        "Seat 0: got nothing; the spoon is set aside",
    ]


def test_only_the_one_who_looks_sees_what_a_menu_shows() -> None:
    table = dealt(LOOKS, "menu-7", "egg-nigiri")
    table.enter("1.1 menu-7 | egg-nigiri")
    table.enter("menu 1.1 wasabi squid-nigiri squid-nigiri menu-9")
    looked = "Seat 0 looked at the deck with Menu 7: squid nigiri ×2, Menu 9, wasabi"
    assert told(table)[-1] == told(table, 0)[-1] == looked
    assert looked not in told(table, 1)
    assert spoken(table, 0) == ["squid nigiri", "wasabi"]
    number = table.legal(0)[0].number
    assert party.copies(table.config, table.state, 0, number) == 2
    table.act(0, "squid-nigiri")
    assert told(table, 1)[-1] == "Seat 0: Menu 7: squid nigiri"


def test_a_takeout_box_turns_cards_one_by_one_and_back() -> None:
    table = dealt(BOXES, "wasabi tempura", "tempura tempura", "takeout-box-10 tempura")
    table.enter("1.1 wasabi | tempura | tempura")
    table.enter("1.2 takeout-box-10 | tempura | tempura")
    asked = question(table, 0)
    done = next(action.number for action in table.legal(0) if action == "done")
    assert asked.enter == done
    assert "turn wasabi" in spoken(table, 0)
    assert "wasabi" in brief(table, 0)
    assert table.preview(0)[table.legal(0)[-1]] == "turn nothing face down"
    wasabi = next(action for action in table.legal(0) if action == "turn:wasabi")
    assert table.preview(0)[wasabi] == "+2"
    table.act(0, "turn:wasabi")
    assert question(table, 0).head == "1 card is face down. Another?"
    table.retract(0)
    assert question(table, 0).head.startswith("With Takeout box 10 you may turn")
    table.act(0, "turn:wasabi")
    table.act(0, "done")
    assert "Seat 0: Takeout box 10: turned face down wasabi" in told(table)


def test_a_box_with_nothing_to_turn_says_so() -> None:
    table = dealt(BOXES, "takeout-box-10", "tempura")
    table.enter("1.1 takeout-box-10 | tempura")
    assert told(table)[-1] == "Seat 0: Takeout box 10 had nothing to do and is set aside."


def test_after_sake_a_card_is_taken_unseen() -> None:
    table = dealt(SAKE, "sake", "egg-nigiri squid-nigiri")
    table.enter("1.1 sake | egg-nigiri")
    asked = question(table, 0)
    assert asked.opens
    assert asked.enter == table.legal(0)[0].number
    assert party.notes(table.setup, table.config, table.state, table.names, 1) == [
        "Playing blind this turn after sake: Seat 0."
    ]
    assert party.notes(table.setup, table.config, table.state, table.names, 0) == []
    before = told(table)
    table.act(0, "blind")
    table.act(1, "tempura")
    assert told(table) == before
    table.enter("blind 1.2 squid-nigiri")
    assert told(table)[len(before) :] == ["Seat 0: squid nigiri (drawn blind)", "Seat 1: tempura"]


def test_soups_that_meet_are_set_aside() -> None:
    table = dealt(SOUPS, "miso-soup", "miso-soup", "tempura")
    table.enter("1.1 miso-soup | miso-soup | tempura")
    assert told(table)[-1] == "More than one miso soup this turn: all set aside (Seat 0, Seat 1)."
    assert party.groups(table.setup, table.state, 0) == []


def test_the_uramaki_race_is_told_and_previewed() -> None:
    table = dealt(RACE, "uramaki-5 tempura", "uramaki-5 tempura")
    table.enter("1.1 uramaki-5 | tempura")
    assert party.notes(table.setup, table.config, table.state, table.names, 0) == [
        "Uramaki race: ten rolls now score 8 points."
    ]
    roll = next(action for action in table.legal(0) if action == "uramaki-5")
    assert table.preview(0)[roll] == "10 rolls: 8 points at once"
    table.enter("1.2 uramaki-5 | tempura")
    race = "Seat 0: 8 points at once for ten uramaki rolls, which are set aside."
    assert told(table)[-1] == race
    assert table.points == (8, 0)
    assert party.notes(table.setup, table.config, table.state, table.names, 0) == [
        "Uramaki race: ten rolls now score 5 points."
    ]


def test_a_nigiri_on_wasabi_is_told_so() -> None:
    table = dealt(LOOKS, "wasabi", "squid-nigiri egg-nigiri")
    table.enter("1.1 wasabi | egg-nigiri")
    squid = next(action for action in table.legal(0) if action == "squid-nigiri")
    assert table.preview(0)[squid] == "on the wasabi: +9"
    table.enter("1.2 squid-nigiri | tempura")
    assert told(table)[-2] == "Seat 0: squid nigiri on the wasabi"


REFUSED = [
    ("squid-nigiri", "not in its hand"),
    ("blind", "it sees its hand"),
    ("done", "it chooses a card first"),
    ("call:chopsticks-1", "it chooses a card first"),
]


@pytest.mark.parametrize(("action", "reason"), REFUSED)
def test_a_refusal_says_why(action: str, reason: str) -> None:
    table = dealt(ORDERS, "tempura", "tempura")
    with pytest.raises(IllegalAction, match=reason):
        table.act(0, action)


def test_a_refusal_in_the_middle_of_a_turn_says_what_may_be_done() -> None:
    table = dealt(LOOKS, "menu-7", "egg-nigiri")
    table.enter("1.1 menu-7 | egg-nigiri")
    table.enter("menu 1.1 wasabi squid-nigiri squid-nigiri menu-9")
    with pytest.raises(IllegalAction, match=r"its menu shows \(squid-nigiri, wasabi\)"):
        table.act(0, "tempura")
    with pytest.raises(IllegalAction, match="it is not asked now"):
        table.act(1, "tempura")


# Rules


def test_every_type_of_every_menu_has_a_rule_in_its_own_words() -> None:
    rules: dict[str, str] = {}
    for name, menu in MENUS.items():
        table = Table("party", players=players_for(menu)[0], menu=name, seed=1)
        for rule in party.rules(table.setup):
            rules[rule.name] = rule.words
    assert "face down" in rules
    assert len(set(rules.values())) == len(rules)


def test_numbered_cards_and_variants_fall_under_one_rule() -> None:
    table = Table("party", players=3, menu="master-menu", seed=1)
    spoon = next(rule for rule in party.rules(table.setup) if rule.name == "spoon")
    assert list(spoon.cards.values()) == ["Spoon 4", "Spoon 5", "Spoon 6"]


# Everything else holds in every game


@pytest.mark.parametrize("seed", range(6))
def test_every_question_of_a_game_can_be_asked_and_every_choice_said(seed: int) -> None:
    players = 2 + seed
    menu = random.Random(seed).choice(list(every_menu(players)))
    table = Table("party", players=players, menu=menu, seed=seed)
    lots = random.Random(table.seed)
    while not table.over:
        seat = lots.choice(table.pending)
        asked, legal = question(table, seat), table.legal(seat)
        names = [party.spoken(table.setup, action.number) for action in legal]
        assert asked.head
        assert asked.ask
        assert asked.opens == (int(table.state.step[seat]) == 1)
        assert len(set(names)) == len(names)
        assert all(table.preview(seat).values())
        assert all(
            party.copies(table.config, table.state, seat, action.number) > 0 for action in legal
        )
        table.act(seat, lots.choice(legal))
    assert table.sheet.totals == table.points
    assert story.tell(table).endswith(".")


def test_previews_and_questions_tell_nothing_that_is_hidden() -> None:
    """What a seat is shown does not change with what the others have chosen face down."""
    table = dealt(ORDERS, "tempura", "egg-nigiri squid-nigiri", "maki-1")
    before = table.preview(0), question(table, 0)
    table.act(1, "squid-nigiri")
    table.act(2, "maki-1")
    assert (table.preview(0), question(table, 0)) == before
