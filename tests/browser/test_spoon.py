"""A spoon is called in one go: a card, the spoon, a type, and the exact card if one wants."""

import pytest
from playwright.sync_api import expect

from browser.frames import Message
from browser.person import Person
from browser.tables import Tables
from slow import first

MENU = "maki,onigiri,tofu,eel,spoon,tea,pudding"
MOST_TABLES = 200
"""Spoons are dealt to a seat at about every third of them."""


def sit_with_a_spoon(person: Person, tables: Tables) -> None:
    """Sit down at tables until a spoon is dealt."""
    for _ in range(MOST_TABLES):
        person.sit(tables.set(bots=["greedy"] * 3, game="party", menu=MENU).link)
        if any(
            card.startswith("spoon") for card in person.frames.views[-1]["game"]["seen"]["hand"]
        ):
            return
    raise AssertionError("no spoon was ever dealt")


def shown(person: Person) -> list[str]:
    """What can be chosen, by its names alone."""
    names = person.choices.evaluate_all("all => all.map((one) => one.ariaLabel)")
    return [name.partition(",")[0] for name in names]


def keep_the_spoon(person: Person) -> None:
    """Take a spoon of the first hand."""
    spoon = next(place for place, name in enumerate(shown(person)) if name.startswith("Spoon"))
    person.choose(spoon)
    expect(person.region("web-mine").get_by_role("listitem")).to_have_count(1)
    assert person.is_asked()


def call_the_spoon(person: Person) -> list[Message]:
    """Play a card with the spoon beside it; what can be asked for when cards have been revealed."""
    person.select(0)
    call = person.region("web-hand").get_by_role("switch")
    call.focus()
    person.page.keyboard.press("Enter")  # once calls it, and once more confirms all
    expect(call).to_be_checked()
    person.page.keyboard.press("Enter")
    person.until(lambda: any(one["action"] == "ask:tofu" for one in choices(person)))
    expect(person.selected).to_have_count(0)
    return choices(person)


def choices(person: Person) -> list[Message]:
    """What the person is asked to choose from."""
    asked = person.frames.views[-1]["game"]["asked"]
    return list(asked["choices"]) if asked else []


@pytest.mark.parametrize("is_exact", first(1, [True, False]))
def test_a_spoon_asks_for_a_type_and_then_for_a_card_if_one_wants(
    somebody: Person, tables: Tables, is_exact: bool
) -> None:
    sit_with_a_spoon(somebody, tables)
    keep_the_spoon(somebody)
    offered = call_the_spoon(somebody)
    types = [one["spoken"] for one in offered if not one["wider"]]
    somebody.until(lambda: shown(somebody) == types)
    sure = [one["spoken"] for one in offered if one["sure"] and not one["wider"]]
    assert sure, "a hand was seen passing by"
    marks = somebody.region("web-hand").locator("li").filter(has=somebody.page.locator(".sure"))
    marked = marks.get_by_role("button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert [name.partition(",")[0] for name in marked] == sure

    [nigiri] = [one["spoken"] for one in offered if one["action"] == "ask:nigiri"]
    somebody.select(types.index(nigiri))
    family = [one for one in offered if one["wider"] == "ask:nigiri"]
    assert len(family) == 3
    assert sorted(shown(somebody)) == sorted([nigiri, *(one["spoken"] for one in family)])
    if is_exact:
        somebody.choices.nth(shown(somebody).index(family[0]["spoken"])).click()
        expect(somebody.confirm).to_be_enabled()
    before = len(somebody.frames.answers)
    somebody.confirm_it()
    somebody.until(lambda: len(somebody.frames.answers) > before)
    assert somebody.frames.answers[-1]["steps"] == [
        family[0]["action"] if is_exact else "ask:nigiri"
    ]
    somebody.until(lambda: bool(choices(somebody)) and choices(somebody) != offered)
    assert not any(one["action"].startswith("ask:") for one in choices(somebody))
    assert somebody.is_asked()
