"""The lobby's guide: what can be chosen, whether a wish can be fulfilled, and the rules pages."""

import pytest
from pydantic import TypeAdapter

from sushibar.errors import RecordError, SushibarError
from sushibar.games.manual import ManualPage, manual
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.wasabi.rules.book import house_book
from sushibar.server import catalogue
from sushibar.server.catalogue import Catalogue, GameOffer, Rules
from sushibar.table.record import verify
from sushibar.table.table import Table
from sushibar.texts import languages, speaking

GAMES = ("sushi-go", "party", "wasabi")


def offer(name: str) -> GameOffer:
    return next(one for one in catalogue.games()["games"] if one["name"] == name)


def page_of(game: str, edition: str | None = None) -> ManualPage:
    """A rules page, if it has the form that it promises."""
    return TypeAdapter(ManualPage).validate_python(manual(game, edition), strict=True)


# What can be chosen


def test_the_catalogue_has_the_form_that_it_promises() -> None:
    TypeAdapter(Catalogue).validate_python(catalogue.games(), strict=True)


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_form_that_they_promise(game: str) -> None:
    told = catalogue.rules(game, 4, None, None)
    assert TypeAdapter(Rules).validate_python(told, strict=True) == told


def test_an_edition_says_for_how_many_it_is() -> None:
    assert offer("sushi-go")["editions"] == [
        {
            "name": "gamewright",
            "players": [2, 5],
            "options": [
                {"name": "pass-both-ways", "players": [2, 5]},
                {"name": "dummy", "players": [2, 2]},
            ],
        },
        {
            "name": "zoch",
            "players": [3, 5],
            "options": [{"name": "pass-both-ways", "players": [3, 5]}],
        },
    ]


@pytest.mark.parametrize(("game", "players"), [("party", [2, 8]), ("wasabi", [2, 4])])
def test_games_without_editions_say_it_too(game: str, players: list[int]) -> None:
    assert offer(game)["players"] == players


def test_a_menu_says_for_how_many_it_is() -> None:
    menus = catalogue.games()["games"][1]["menus"]
    assert {menu["name"]: menu["players"] for menu in menus}["dinner-for-two"] == [2, 6]
    assert {menu["name"]: menu["players"] for menu in menus}["my-first-meal"] == [2, 8]


# Wishes


def test_a_good_wish_has_no_problems_and_tells_its_menu() -> None:
    problems, menu = catalogue.check("party", 4, None, [], "master-menu")
    assert problems == []
    assert len(menu) == 7


def test_everything_that_is_wrong_with_a_menu_is_said_at_once() -> None:
    problems, _ = catalogue.check("party", 2, None, [], ["maki", "temaki", "edamame", "tea"])
    assert problems == [
        "only one roll",
        "two more appetizers",
        "one more special",
        "choose a dessert",
        "edamame: only for 3 to 8 players",
    ]


def test_problems_are_told_in_the_language_of_the_reader() -> None:
    with speaking("de"):
        problems, _ = catalogue.check("party", 4, None, [], [])
    assert problems[0] == "wähle eine Rolle"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (("sushi-go", 2, "zoch", [], None), "3 to 5 players"),
        (("sushi-go", 3, None, ["dummy"], None), "dummy"),
        (("party", 4, None, [], ["maki", "maki"]), "twice"),
        (("party", 4, None, [], ["pizza"]), "pizza"),
        (("wasabi", 3, None, [], ["maki"]), "menus"),
    ],
)
def test_what_the_rules_refuse_is_said(
    wish: tuple[str, int, str | None, list[str], list[str] | None], why: str
) -> None:
    problems, menu = catalogue.check(*wish)
    assert len(problems) == 1
    assert why in problems[0]
    assert menu == ()


# The rules pages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules_in_every_language(game: str, language: str) -> None:
    with speaking(language):
        page = page_of(game)
    assert page["sections"][0]["name"] == "goal"
    assert {"turn", "end", "players", "ours"} <= {one["name"] for one in page["sections"]}


def test_the_deck_of_sushi_go_has_108_cards() -> None:
    page = page_of("sushi-go", "zoch")
    cards = [card for rule in page["groups"][0]["rules"] for card in rule["cards"]]
    assert sum(card["copies"] or 0 for card in cards) == 108
    assert "mussel" in [card["title"] for card in cards]


def test_party_explains_all_types_with_both_mini_expansions() -> None:
    rules = [rule for group in page_of("party")["groups"] for rule in group["rules"]]
    assert [rule["name"] for rule in rules] == [one.name for one in TYPES]
    assert len(rules) == 25
    assert [rule["name"] for rule in rules if rule["expansion"]] == ["sukeroku", "sake"]
    assert next(rule["players"] for rule in rules if rule["name"] == "edamame") == [3, 8]


def test_wasabi_lists_the_whole_house_book() -> None:
    kitchen, tiles, recipes = (group["rules"] for group in page_of("wasabi")["groups"])
    assert len(kitchen) == 5
    assert sum(rule["cards"][0]["copies"] or 0 for rule in tiles) == 72
    assert len(recipes) == len(house_book().recipes) == 52
    tekkamaki = next(rule for rule in recipes if rule["name"] == "tekkamaki")
    assert [card["name"] for card in tekkamaki["cards"]] == ["tuna", "maki"]


def test_an_edition_that_there_is_not_is_refused() -> None:
    with pytest.raises(SushibarError, match="there is no edition"):
        manual("sushi-go", "first")


# Records


def test_a_record_that_was_tampered_with_does_not_hold() -> None:
    table = Table("sushi-go", players=2, seed="7")
    text = table.record()
    assert verify(text).commitment
    with pytest.raises(RecordError):
        verify(text.replace("seed 7", "seed 8"))
