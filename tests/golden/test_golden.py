"""Golden playthroughs: the same seeds give the same games, to the letter."""

import pytest
from regenerate import FOLDER, NAMES, playthrough

from sushibar import Table


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_as_it_was_written_down(name: str) -> None:
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8") == playthrough(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_can_be_read_again(name: str) -> None:
    record, end, _ = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition("\nend\n")
    table = Table.from_record(record + end)
    assert table.over
    assert table.record() == record + end


def test_every_golden_file_belongs_to_a_setup() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("gamewright", ["call-chopsticks", "dummy:"]),
        ("zoch", ["call-chopsticks", "beside:"]),
        ("party", ["call:chopsticks", "call:spoon", "ask:", "give:", "copy:", "turn:", "blind"]),
    ],
)
def test_the_golden_games_show_what_is_special_in_their_edition(
    edition: str, words: list[str]
) -> None:
    games = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{edition}-*.txt"))
    assert all(word in games for word in words)
