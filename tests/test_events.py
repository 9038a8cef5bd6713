"""Events speak names: what was answered, dealt, drawn and chosen."""

from sushibar import Table
from sushibar.games.events import Chance, Reveal


def test_a_deal_names_the_cards_of_every_hand() -> None:
    table = Table("sushi-go", players=2, seed=7)
    (deal,) = table.events
    assert isinstance(deal, Chance)
    assert (deal.kind, deal.round, deal.turn, deal.seat) == ("deal", 1, 1, None)
    assert deal.cards == table.hands


def test_a_reveal_names_every_action() -> None:
    table = Table("sushi-go", players=2, seed=7)
    table.act(0, "wasabi")
    table.act(1, "tempura")
    reveal = table.events[-1]
    assert isinstance(reveal, Reveal)
    assert reveal.answers == (("wasabi",), ("tempura",))
    assert reveal.numbers == ((10,), (0,))
    assert repr(reveal) == "Reveal(round=1, turn=1, answers=(('wasabi',), ('tempura',)))"


def test_chance_may_choose_a_seat() -> None:
    first = Table("wasabi", players=3, seed=7).events[0]
    assert isinstance(first, Chance)
    assert (first.kind, first.cards) == ("first", ())
    assert first.seat in range(3)
    assert repr(first) == f"Chance('first', round=1, turn=1, seat={first.seat})"


def test_a_drawn_recipe_has_its_name() -> None:
    table = Table("wasabi", players=2, seed=7).play()
    drawn = [one.cards for one in table.events if isinstance(one, Chance) and one.kind == "recipe"]
    names = {name for ((name,),) in drawn}
    assert names <= {*table.called.cards}
    assert len(names) > 6


def test_what_was_forced_says_so() -> None:
    table = Table("sushi-go", players=2, seed=7).play()
    last = [event for event in table.events if isinstance(event, Reveal)][-1]
    assert repr(last).endswith(", forced=True)")
