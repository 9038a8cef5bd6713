"""Pictures of tables: made of our own drawings, complete in themselves, telling no secrets."""

import re
from xml.etree import ElementTree

import pytest

from sushibar import Table, position
from sushibar.games import art
from sushibar.games.shown import Shown

SVG = "{http://www.w3.org/2000/svg}"


def used(shown: Shown) -> list[str]:
    """The drawings that a picture shows."""
    picture = ElementTree.fromstring(shown.svg())
    symbols = {symbol.get("id") for symbol in picture.iter(f"{SVG}symbol")}
    shows = [str(use.get("href")) for use in picture.iter(f"{SVG}use")]
    assert {f"#{name}" for name in symbols} == {*shows}
    return [name.removeprefix("#sushibar_") for name in shows]


@pytest.mark.parametrize(
    ("game", "players"), [("sushi-go", 2), ("sushi-go", 5), ("party", 8), ("wasabi", 4)]
)
def test_every_table_can_be_drawn_at_any_time(game: str, players: int) -> None:
    table = Table(game, players=players, seed=3)
    while not table.over:
        for _ in range(60):
            if table.pending:
                seat = table.pending[0]
                table.act(seat, table.legal(seat)[-1])
        assert used(table)
        assert used(table.view(0))
        assert used(table.view(None))


def test_a_picture_shows_hands_plates_and_names() -> None:
    table = position(
        "sushi-go",
        turn=8,
        plates=["wasabi squid-nigiri 5*tempura", "7*dumpling"],
        hands=["pudding maki-1 chopsticks", "3*egg-nigiri"],
        names=["Nori & Söhne", "<Miso>"],
    )
    assert {*used(table)} == {
        *("tempura", "squid-nigiri", "wasabi", "pudding", "maki-1"),
        *("chopsticks", "dumpling", "egg-nigiri"),
    }
    words = "".join(ElementTree.fromstring(table.svg()).itertext())
    assert "Nori & Söhne" in words
    assert "<Miso>" in words
    assert "round 1 of 3" in words


def test_a_view_draws_unknown_cards_face_down() -> None:
    table = Table("sushi-go", players=3, seed=7)
    assert "card-back" not in used(table)
    assert used(table.view(0)).count("card-back") == 2
    wasabi = Table("wasabi", players=2, seed=7)
    while wasabi.round == 1:
        seat = wasabi.pending[0]
        wasabi.act(seat, wasabi.legal(seat)[0])
    assert used(wasabi.view(0)).count("recipe") == 3


def test_numbered_cards_copies_and_tiles_have_their_drawings() -> None:
    assert art.drawing_of("chopsticks-2") == "chopsticks"
    assert art.drawing_of("special-order:tempura") == "tempura"
    assert art.drawing_of("maki") == "maki-1"
    assert art.drawing_of("kimchi", "ingredient") == "ingredient"
    assert art.drawing_of("?") == "card-back"


def test_pictures_need_nothing_from_outside() -> None:
    drawn = Table("wasabi", players=2, seed=7).play().svg()
    assert "var(" not in drawn
    assert {*re.findall(r"https?://[^\"]+", drawn)} == {"http://www.w3.org/2000/svg"}


def test_notebooks_find_the_picture() -> None:
    table = Table("sushi-go", players=2, seed=7)
    assert table._repr_svg_() == table._repr_html_() == table.svg()
    assert table.view(1)._repr_svg_() != table.svg()
