"""The score pad over HTTP: what the browser sends, and what it is told."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from inside import Inside, Tell
from live import Api
from sushibar.errors import ScoreError, SushibarError, UnknownName
from sushibar.server.pad_answers import ReadPlate, read_plate, score_pad
from sushibar.server.requests import BroughtRecord, PadRequest, PlateRequest
from sushibar.table import scorepad
from sushibar.table.pad import Pad
from sushibar.table.pad_answer import PadAnswer
from sushibar.table.record import verify
from sushibar.table.table import Table
from sushibar.texts import speaking


def scored(**pad: object) -> PadAnswer:
    """What a pad comes to, if it has the form that it promises."""
    told = score_pad(PadRequest.model_validate(pad))
    return TypeAdapter(PadAnswer).validate_python(told, strict=True)


def read(words: str, **table: object) -> ReadPlate:
    wanted = {"game": "sushi-go", "players": 3, "words": words, **table}
    return read_plate(PlateRequest.model_validate(wanted))


def test_a_pad_is_scored_round_by_round_and_as_if_it_ended_now() -> None:
    rounds = [["wasabi squid-nigiri pudding", "2*tempura"], None, ["egg", "-"]]
    told = scored(game="sushi-go", players=2, rounds=rounds)
    assert [one and one["points"] for one in told["rounds"]] == [[9, 5], None, [1, 0]]
    assert told["before"] == [10, 5]
    assert told["end"] is not None
    assert told["end"]["sheet"][0]["pudding"]["reason"] == "most puddings: 1"
    assert (told["totals"], told["winners"], told["tie"]) == ([16, 5], [0], None)


def test_an_empty_pad_has_no_winner() -> None:
    told = scored(game="sushi-go", players=3, rounds=[None, None, None])
    assert told == {
        "rounds": [None, None, None],
        "end": None,
        "before": [0, 0, 0],
        "totals": [0, 0, 0],
        "winners": [],
        "tie": None,
    }


def test_a_tie_is_said_to_be_broken_or_shared() -> None:
    broken = scored(game="sushi-go", players=3, rounds=[["pudding", "8*tempura", "-"], None, None])
    assert broken["tie"] is None
    plates = ["pudding 2*egg", "2*salmon 2*tempura pudding", "pudding 3*squid"]
    shared = scored(game="sushi-go", players=3, rounds=[plates, None, None])
    assert (shared["winners"], shared["tie"]) == ([1, 2], "shared")
    more = scored(game="sushi-go", players=2, rounds=[["2*tempura egg", "pudding"], None, None])
    assert (more["totals"], more["winners"], more["tie"]) == ([6, 6], [1], "broken")


def test_the_race_and_the_menu_of_party_come_along() -> None:
    told = scored(
        game="party",
        players=2,
        menu=["uramaki", "tofu", "pudding"],
        rounds=[["uramaki-3 2*tofu", "tofu"], None, None],
        races=[[5, 8]],
    )
    assert told["before"] == [13, 10]


def test_a_board_of_wasabi_wins_by_its_tokens() -> None:
    told = scored(game="wasabi", players=2, rounds=[["2,2,2,2,3,3,3,4,4,5+0", "5,4,4+20"]])
    assert (told["totals"], told["winners"], told["tie"]) == ([35, 38], [0], "tokens")
    assert told["end"] is None


@pytest.mark.parametrize(
    ("pad", "said"),
    [
        ({"rounds": [["egg", "tempra"]]}, "Player 2: there is no card “tempra”"),
        ({"rounds": [["egg"]]}, "there are 2 plates in a round here, not 1"),
        ({"rounds": [[]]}, "there are 2 plates in a round here, not 0"),
        ({"players": 7, "rounds": []}, "this game is for 2 to 5 players, not 7"),
        ({"edition": "other", "rounds": []}, "there is no edition “other”"),
        ({"game": "party", "rounds": [["uramaki-3", "-"]], "races": [[5, 0]]}, "nobody can have"),
        ({"game": "wasabi", "rounds": [["2", "3"], ["2", "3"]]}, "rounds are 1 to 1"),
    ],
)
def test_what_cannot_be_is_said_in_words(pad: dict[str, object], said: str) -> None:
    with pytest.raises(SushibarError, match=said):
        scored(**{"game": "sushi-go", "players": 2, **pad})


def test_a_typed_plate_is_read_in_any_language() -> None:
    assert read("2 Lachs-Nigiri, wasabi")["cards"] == ["salmon-nigiri", "salmon-nigiri", "wasabi"]
    with speaking("fr"):
        told = read("nigiri au thon beside:egg")
    assert told["cards"] == ["squid-nigiri", "beside:egg-nigiri"]
    assert told["note"] is not None
    assert read("-")["cards"] == []
    assert read("sp:tea", game="party", menu=["tea", "special-order"])["cards"] == [
        "special-order:tea"
    ]
    with pytest.raises(UnknownName, match="is not on the menu"):
        read("eel", game="party", menu=["tea"])
    with pytest.raises(ScoreError):
        read("2")


def test_a_record_with_a_byte_order_mark_can_be_brought() -> None:
    table = Table(players=2, seed=5).play()
    brought = BroughtRecord.model_validate({"record": "\ufeff" + table.record()})
    assert verify(brought.record).table == table
    assert Table.from_record(brought.record) == table


@pytest.mark.parametrize(
    ("game", "words", "cards"),
    [
        ("sushi-go", "2*tempura wasabi", ["tempura", "tempura", "wasabi"]),
        ("party", "-", []),
        ("wasabi", "2,2,5+3", ["2,2,5+3"]),
        ("wasabi", "", ["+0"]),
    ],
)
def test_what_is_typed_is_read_in_every_game(game: str, words: str, cards: list[str]) -> None:
    assert read(words, game=game)["cards"] == cards


def test_no_table_waits_for_a_pad_that_is_scored(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process does it: a pad full of words takes one a tenth of a second and more."""

    def not_here(*_: object, **__: object) -> None:
        raise AssertionError("scored where tables are")

    monkeypatch.setattr(Pad, "__init__", not_here)
    monkeypatch.setattr(scorepad, "read_name", not_here)

    async def story(server: Inside, api: Api) -> None:
        table: dict[str, Any] = {"game": "sushi-go", "players": 2}
        told = await api.ask("POST", "/api/pad", **table, rounds=[["2*tempura", "egg"]])
        assert told["totals"] == [5, 1]
        told = await api.ask("POST", "/api/pad/plate", **table, words="2 Tempura")
        assert told["cards"] == ["tempura", "tempura"]
        told = await api.ask("POST", "/api/score", game="sushi-go", plates=[["tempura"] * 2, []])
        assert told["points"] == [5, 0]
        wrong = await api.ask("POST", "/api/score", status=400, game="sushi-go", plates=[[[]]])
        assert wrong["reason"] == "not-allowed"

    tell(story)
