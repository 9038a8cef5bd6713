"""Wrong names and moves: the error says what was meant, or what would be legal."""

import pytest

from sushibar import IllegalAction, Table, UnknownName
from sushibar.texts import languages, speaking


def party() -> Table:
    return Table("party", players=3, menu="big-banquet", seed=1)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("chopsticks", "did you mean chopsticks-1, chopsticks-2, chopsticks-3?"),
        ("call:chopstick-1", "did you mean call:chopsticks-1"),
        ("tempra", "there is no action “tempra” in this game; did you mean tempura?"),
        ("nigiri", "did you mean egg-nigiri, salmon-nigiri, squid-nigiri?"),
        ("edamame", "edamame is not on this menu, which has: nigiri, maki, tempura, dumpling,"),
        ("ask:edamame", "edamame is not on this menu"),
        ("uramaki-3", "uramaki-3 is not on this menu"),
        ("xyzzy", "there is no action “xyzzy” in this game; legal now: "),
    ],
)
def test_a_wrong_name_is_answered_with_a_better_one(action: str, said: str) -> None:
    with pytest.raises(UnknownName) as caught:
        party().act(0, action)
    assert caught.value.key == "error-action"
    assert said in str(caught.value)


def test_where_nothing_is_alike_the_legal_actions_are_named() -> None:
    table = Table("sushi-go", players=2, seed=7)
    with pytest.raises(UnknownName) as caught:
        table.act(0, "xyzzy")
    assert str(caught.value).endswith(f"legal now: {', '.join(table.legal(0))}")


def test_cards_of_a_stated_deal_are_looked_up_in_the_same_way() -> None:
    table = Table("party", players=2, menu="my-first-meal", stated=True)
    with pytest.raises(UnknownName, match="eel is not on this menu"):
        table.enter("deal 1 10*eel | 10*tempura")
    with pytest.raises(UnknownName, match="“tempra” in this game; did you mean tempura"):
        table.enter("deal 1 10*tempra | 10*tempura")


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_an_illegal_action_tells_what_is_legal(game: str) -> None:
    table = Table(game, players=2, seed=7)
    seat = table.pending[0]
    illegal = next(name for name in table.called.actions if name and name not in table.legal(seat))
    with pytest.raises(IllegalAction) as caught:
        table.act(seat, illegal)
    assert caught.value.legal == table.legal(seat)
    assert f"legal now: {table.legal(seat)[0]}" in str(caught.value)


def test_a_long_list_is_cut() -> None:
    table = Table("wasabi", players=2, seed=7)
    while table.round == 1:
        table.act(table.pending[0], table.legal(table.pending[0])[0])
    seat = table.pending[0]
    table.act(seat, next(action for action in table.legal(seat) if action in table.tiles[seat]))
    with pytest.raises(IllegalAction, match=r"\(a1, b1, .*, …\)$"):
        table.act(seat, "done")


def test_every_language_helps() -> None:
    said = set()
    for language in languages():
        with speaking(language), pytest.raises(UnknownName) as caught:
            party().act(0, "chopsticks")
        with speaking(language):
            said.add(str(caught.value))
    assert len(said) == len(languages())
    assert all("chopsticks-1" in words for words in said)
