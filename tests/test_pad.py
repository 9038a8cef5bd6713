"""`Pad`: a whole game of a real table, entered plate by plate, in any language, and kept."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sushibar import Pad, ScoreError, SetupError, UnknownName
from sushibar.cli.score_asking import keep_score
from sushibar.cli.score_files import pads_folder
from sushibar.games.party.scorepad import cards as party_cards
from sushibar.games.sushi_go.rules.dishes import CARDS, EDITIONS
from sushibar.texts import languages, speaking, text

ROUND = ["wasabi squid-nigiri 3*sashimi maki-3 2*pudding", "9*dumpling pudding"]


def played(*rounds: list[str], names: tuple[str, ...] = ("Ann", "Bo")) -> Pad:
    pad = Pad(names=names)
    for plates in rounds:
        for plate in plates:
            pad.enter(plate)
    return pad


# Filling it in


def test_a_pad_asks_for_round_after_round() -> None:
    pad = Pad(names=["Ann", "Bo"])
    assert pad.next == (1, 0)
    pad.enter("egg")
    assert (pad.next, pad.finished, pad.over) == ((1, 1), 0, False)
    pad.enter(["tempura", "tempura"])
    assert (pad.next, pad.finished) == ((2, 0), 1)
    assert (pad.plate(1, 1), pad.plate(2, 0)) == ("2*tempura", None)
    assert pad.points == (1, 5)


def test_puddings_are_carried_over_and_scored_at_the_end() -> None:
    pad = played(ROUND, ROUND)
    assert pad.desserts == ("4*pudding", "2*pudding")
    assert pad.points == (50, 30)
    assert pad.winners == ()
    pad = played(ROUND, ROUND, ROUND)
    assert pad.over
    assert pad.points == (81, 45)  # nobody loses puddings between two
    assert pad.winners == (0,)
    assert pad.sheet.rows[-1][0]["pudding"].reason == "most puddings: 6"
    with pytest.raises(ScoreError, match="everything has been entered"):
        pad.enter("egg")


def test_the_last_entry_can_be_taken_back_again_and_again() -> None:
    pad = played(ROUND, ["egg"])
    assert (pad.undo(), pad.undo(), pad.next) == (True, True, (1, 1))
    assert (pad.undo(), pad.undo()) == (True, False)
    assert pad.points == (0, 0)


def test_any_plate_can_be_corrected_and_that_taken_back() -> None:
    pad = played(ROUND, ["egg"])
    pad.lay(1, 1, "2*tempura")
    assert pad.points == (26, 5)
    assert pad.next == (2, 1)
    pad.undo()
    assert pad.plate(1, 1) == "9*dumpling pudding"


def test_rounds_can_be_entered_in_any_order() -> None:
    pad = Pad(names=["Ann", "Bo"])
    pad.lay_round(3, ["egg", "salmon"])
    pad.lay_round(1, ["squid", None])
    assert (pad.points, pad.next) == ((4, 2), (1, 1))
    assert [pad.sheet.row_name(row) for row in range(2)] == ["Round 1", "Round 3"]


def test_what_cannot_be_changes_nothing() -> None:
    pad = played(ROUND)
    before = pad.as_json()
    with pytest.raises(UnknownName, match="did you mean: tempura"):
        pad.enter("tempra")
    with pytest.raises(ScoreError, match="more than there are in the whole box"):
        pad.enter("99*tempura 10*egg")
    with pytest.raises(ScoreError, match="rounds are 1 to 3, seats 0 to 1"):
        pad.lay(4, 0, "egg")
    with pytest.raises(ScoreError, match="uramaki belongs to Sushi Go Party!"):
        pad.enter_race(1, [8, 0])
    with pytest.raises(SetupError, match="this game is for 2 to 5 players, not 6"):
        Pad(players=6)
    assert pad.as_json() == before


def test_the_dummy_has_a_plate_but_does_not_win() -> None:
    pad = Pad(names=["Ann", "Bo"], dummy=True)
    for _ in range(3):
        for plate in ("egg", "salmon", "3*sashimi"):
            pad.enter(plate)
    assert pad.names == ("Ann", "Bo", "Dummy")
    assert (pad.points, pad.winners) == ((3, 6, 30), (1,))


def test_the_race_of_the_uramaki_follows_the_plates() -> None:
    pad = Pad("party", names=["Ann", "Bo"], menu="dinner-for-two")
    pad.enter("uramaki-3 2*tofu")
    pad.enter("tofu")
    assert pad.next is not None
    assert pad.next[1] is None
    with pytest.raises(ScoreError, match="nobody can have these points"):
        pad.enter("5,0")
    pad.enter("5,8")
    assert (pad.next, pad.points) == ((2, 0), (13, 10))
    pad.undo()
    pad.enter_race(1, [0, 8])
    assert pad.points == (11, 10)


def test_a_game_of_wasabi_is_one_round_of_boards() -> None:
    pad = Pad("wasabi", players=2)
    pad.enter("2,2,2,2,3,3,3,4,4,5")
    with pytest.raises(ScoreError):
        pad.enter("2,2,2,2,3,3,3,4,4,5")
    pad.enter("5,4,4+20")
    assert (pad.over, pad.points, pad.winners) == (True, (35, 38), (0,))
    assert pad.why == "Player 1 has used all 10 tokens and wins, whatever the points."
    assert pad.answer()["tie"] == "tokens"
    assert pad.plate(1, 1) == "4,4,5+20"


# Languages


def every_name() -> Iterator[tuple[str, str, str]]:
    """By language, what a card of Sushi Go! is called there, and the card."""
    for language in languages():
        with speaking(language):
            for card in CARDS:
                for edition in EDITIONS:
                    yield language, text(f"card-{card}", edition=edition), card


@pytest.mark.parametrize(("language", "called", "card"), sorted({*every_name()}))
def test_every_card_answers_to_its_name_in_every_language(
    language: str, called: str, card: str
) -> None:
    """Also to somebody whose own language is another."""
    pad = Pad(players=2)
    pad.enter(f"2 {called}, tempura")
    assert pad.plate(1, 0) == ("3*tempura" if card == "tempura" else f"2*{card} tempura")
    with speaking(language):
        pad.enter(f"egg, {called.upper()} {called}")
    expected = "3*egg-nigiri" if card == "egg-nigiri" else f"egg-nigiri 2*{card}"
    assert pad.plate(1, 1) == expected


@pytest.mark.parametrize("language", languages())
def test_every_card_of_party_answers_to_its_name_in_every_language(language: str) -> None:
    with speaking(language):
        called = {name: party_cards.card_text(name) for name in party_cards.SPOKEN.cards}
    for name, words in called.items():
        if words[-1].isdigit():  # “uramaki 3” would be three of what follows
            words = words.replace(" ", "-")
        read = party_cards.read_words(f"2*{words} eel", None)
        assert [party_cards.name_of(number) for number in read] == [name, name, "eel"], words
        copied = party_cards.read_words(f"sp:{words.replace(' ', '-')}", None)
        assert party_cards.name_of(copied[0]) == f"special-order:{name}"


@pytest.mark.parametrize(
    ("words", "plate"),
    [
        ("staebchen", "chopsticks"),
        ("lachs", "salmon-nigiri"),
        ("nigiri au saumon maki double", "salmon-nigiri maki-2"),
        ("2*nigiri all'uovo budino", "2*egg-nigiri pudding"),
        ("wasabi squid", "wasabi squid-nigiri"),
        ("chopsticks 2 egg", "chopsticks 2*egg-nigiri"),
    ],
)
def test_names_can_have_several_words_and_be_shortened(words: str, plate: str) -> None:
    pad = Pad(players=2)
    pad.enter(words)
    assert pad.plate(1, 0) == plate


def test_cards_are_listed_in_the_persons_language() -> None:
    pad = Pad(players=2)
    with speaking("de"):
        assert "zweier-maki" in pad.rules.help()
        with pytest.raises(UnknownName, match="meinst du: lachs-nigiri"):
            pad.enter("lakhs-nigiri")


# Keeping it


def test_a_pad_is_kept_in_a_file_that_any_language_reads(tmp_path: Path) -> None:
    pad = Pad("party", names=["Ann", "Žofie"], menu=["maki", "tea", "fruit"])
    with speaking("fr"):
        pad.enter("thé, pastèque et orange")
    pad.enter("-")
    pad.save(tmp_path / "pad.json")
    again = Pad.load(tmp_path / "pad.json")
    assert again.as_json() == pad.as_json()
    assert (again.plate(1, 0), again.next) == ("tea fruit-wo", (2, 0))
    assert again.undo()


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", '{"score-pad": 2}', '{"score-pad": 1, "game": "sushi-go"}', "\0", "[" * 5_000],
)
def test_what_is_no_pad_is_refused(content: str, tmp_path: Path) -> None:
    (tmp_path / "pad.json").write_text(content, encoding="utf-8")
    with pytest.raises(ScoreError, match="not the file of a score pad"):
        Pad.load(tmp_path / "pad.json")


class Typed(io.StringIO):
    """A person at a terminal, who leaves after these lines."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> object:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SUSHIBAR_LANG", "en")

    def types(*lines: str, game: str | None = None) -> str:
        monkeypatch.setattr(sys, "stdin", Typed("".join(f"{line}\n" for line in lines)))
        keep_score(game, None, None, dummy=False)
        return capsys.readouterr().out

    return types


def test_the_terminals_pad_is_gone_on_with_after_anything(person: object) -> None:
    assert callable(person)
    printed = person("2", "Ann, Bo", *ROUND, "egg")
    (file,) = pads_folder().glob("*.json")
    assert f"kept in {file}" in " ".join(printed.split())
    assert json.loads(file.read_text(encoding="utf-8"))["rounds"][1] == ["egg-nigiri", None]
    printed = person("", "salmon", *ROUND)
    assert "A score pad is not full yet: Sushi Go! (gamewright) with Ann, Bo, Round 2." in printed
    assert "Ann: egg-nigiri" in printed
    assert "The winner is Ann." in printed
    assert Pad.load(file).over
    assert "not full yet" not in person("2", "", "egg")
    assert len([*pads_folder().glob("*.json")]) == 2


def test_a_pad_that_nobody_goes_on_with_stays_where_it_is(person: object) -> None:
    assert callable(person)
    person("2", "Ann, Bo", "egg")
    assert "not full yet" not in person("2", "", game="wasabi")  # another game was asked for
    assert "How many players?" in person("no", "2", "Cy, Di", "tempura")
    kept = [Pad.load(file).names for file in sorted(pads_folder().glob("*.json"))]
    assert kept == [("Ann", "Bo"), ("Cy", "Di")]


def test_going_back_is_kept_too(person: object) -> None:
    assert callable(person)
    person("2", "Ann, Bo", "egg", "tempura", "<", "<")
    assert Pad.load(next(pads_folder().glob("*.json"))).next == (1, 0)
