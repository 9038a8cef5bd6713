"""The atlas of menus: made part by part, kept in a small file, asked by feel."""

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from commands import sushibar as command
from sushibar.atlas import Atlas, making, shipped_atlas
from sushibar.atlas.atlas import FEELS, ranked
from sushibar.atlas.atlas_file import SCALES, SHIPPED, AtlasFile, Chapter, read_atlas, write_atlas
from sushibar.atlas.export import table_of
from sushibar.atlas.making import Part, Study, make, measure_part, measured_in, parts_of
from sushibar.atlas.measuring import FIGURES, Figures
from sushibar.atlas.smoothing import smoothed
from sushibar.errors import AtlasError, MissingExtra, UnknownName
from sushibar.extras import EXTRAS
from sushibar.games.kit import game_named
from sushibar.server.menus import draw_menu, list_menus, show_menu

MOST_BYTES = 3_000_000
STUDY = Study.checked(games=2, seed=0)
SOME = [Part(2, 0, 3), Part(2, 3, 2), Part(5, 7, 4)]


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return shipped_atlas()


# The file that is shipped


def test_the_shipped_atlas_has_every_menu_with_every_number_of_players(atlas: Atlas) -> None:
    serving = game_named("party").serving
    assert serving is not None
    assert SHIPPED.stat().st_size <= MOST_BYTES
    pairs = {players: len(list(serving.every(players))) for players in range(2, 9)}
    assert {players: len(atlas.menus(players)) for players in atlas.chapters} == pairs
    assert sum(pairs.values()) == 154_728
    assert len({frozenset(menu) for one in pairs for menu in atlas.menus(one)}) == 27_216
    for chapter in atlas.chapters.values():
        assert {len(values) for values in chapter.figures.values()} <= set(pairs.values())
        assert set(chapter.errors) == set(SCALES)


def test_the_points_of_a_menu_are_those_of_its_types(atlas: Atlas) -> None:
    for players, chapter in atlas.chapters.items():
        columns = [values for name, values in chapter.figures.items() if name.startswith("column")]
        apart = np.abs(sum(columns) - chapter.figures["points"])
        assert apart.mean() < 1.0, players  # each of them was smoothed alone
        assert all(0 <= shares.min() <= shares.max() <= 1 for shares in (chapter.figures["close"],))


def test_who_plays_well_wins_more_often_than_by_chance(atlas: Atlas) -> None:
    for players, chapter in atlas.chapters.items():
        assert chapter.figures["expert_wins"].mean() > 1.2 / players
        assert (chapter.figures["expert"] > chapter.figures["beginners"]).mean() > 0.95


def test_no_seat_of_these_games_is_better_than_another(atlas: Atlas) -> None:
    for players, chapter in atlas.chapters.items():
        assert abs(chapter.first_seat - 1 / players) < 5 * chapter.first_seat_error


def test_the_same_menu_is_found_by_name_and_by_its_types_in_any_order(atlas: Atlas) -> None:
    menu = atlas.of("master-menu", 4)
    assert atlas.of(tuple(reversed(menu.menu)), 4) == menu
    assert tuple(menu.by_type) == ("nigiri", *menu.menu)
    assert 0 < menu.skill < 1
    with pytest.raises(UnknownName, match="2 to 8 players"):
        atlas.of("master-menu", 9)


def test_a_feel_finds_menus_that_fit_it_best(atlas: Atlas) -> None:
    for feel in FEELS:
        ranks = atlas.ranks(4)[feel]
        assert ranks[atlas.fitting(4, [feel])[:20]].min() >= np.sort(ranks)[-300]
    quick = atlas.at(4, int(atlas.fitting(4, ["quick"])[0]))
    slow = atlas.at(4, int(atlas.fitting(4, ["quick"])[-1]))
    assert quick.decisions < slow.decisions
    both = atlas.at(4, int(atlas.fitting(4, ["quick", "close"])[0]))
    assert min(both.ranks["quick"], both.ranks["close"]) > 0.8


def test_wanted_types_are_on_the_menu_and_others_are_not(atlas: Atlas) -> None:
    for number in atlas.fitting(3, ["close"], having=["eel", "tea"], lacking=["maki"])[:50]:
        menu = atlas.at(3, int(number)).menu
        assert {"eel", "tea"} <= set(menu)
        assert "maki" not in menu
    assert len(atlas.fitting(3, having=["maki", "temaki"])) == 0
    assert len(atlas.fitting(2, having=["edamame"])) == 0  # for three or more
    assert len(atlas.fitting(2, lacking=["edamame"], having=["nigiri"])) == len(atlas.menus(2))
    with pytest.raises(UnknownName, match="no menu is like that"):
        atlas.surprise(3, 0.5, having=["maki", "temaki"])
    with pytest.raises(UnknownName, match="there is no feel “lazy”"):
        atlas.fitting(3, ["lazy"])


def test_a_surprise_is_one_of_the_best_and_not_always_the_same(atlas: Atlas) -> None:
    drawn = {atlas.surprise(4, luck, ["close"]).menu for luck in np.linspace(0, 0.999, 50)}
    assert len(drawn) > 40
    for luck in (0.0, 0.5, 0.999):
        assert atlas.surprise(4, luck, ["close"]).ranks["close"] > 0.95
        assert atlas.surprise(4, luck).ranks["close"] > 0.5


def test_types_that_want_the_same_cards_starve_each_other(atlas: Atlas) -> None:
    matrix = atlas.starving(4)
    assert set(matrix) == {dish for menu in atlas.menus(4) for dish in menu}
    assert "temaki" not in matrix["maki"]  # never on one menu
    # Soy sauce pays who has most colours; tea who has many of one.
    assert -10 < min(min(others.values()) for others in matrix.values()) < 0


# Asking for it


def test_the_server_tells_what_the_atlas_knows(atlas: Atlas) -> None:
    told = list_menus(4, ["close"])
    assert told["count"] == told["all"] == 27_216
    assert told["menus"][0]["types"] == list(atlas.at(4, int(atlas.fitting(4, ["close"])[0])).menu)
    assert draw_menu(4, ["rich"])["ranks"]["rich"] > 0.9
    one = show_menu(4, "sushi-go")
    assert one["title"] == "Sushi Go!"
    assert [row["name"] for row in one["by_type"]][:2] == ["nigiri", "maki"]


def test_the_commands_show_find_and_compare(tmp_path: Path) -> None:
    shown = command("atlas", "show", "sushi-go", "master-menu", "--players", "3")
    assert shown.status == 0
    assert shown.printed.count("Points of each player") == 2
    told = json.loads(command("atlas", "show", "sushi-go", "--json").printed)
    assert told[0]["menu"][0] == "maki"
    listed = command("atlas", "find", "--feel", "close", "--with", "eel", "--count", "4").printed
    assert listed.count("a good player wins") == 4
    assert "Points of each player" in command("atlas", "find", "--surprise").printed
    assert "sashimi: less beside" in command("atlas", "types").printed
    assert "no atlas" in command("atlas", "show", "sushi-go", "--file", __file__).complaint
    assert "there is no feel" in command("atlas", "find", "--feel", "lazy").complaint
    assert "seven" in command("atlas", "show", "--help").printed
    refused = command("atlas", "make", tmp_path / "study", "--games", "1")
    assert refused.status == 2
    assert "at least 2 games" in refused.complaint


def test_the_atlas_is_exported_as_parquet(tmp_path: Path, atlas: Atlas) -> None:
    from pyarrow import parquet

    file = tmp_path / "menus.parquet"
    assert "154,728 rows" in command("atlas", "export", file).printed
    table = parquet.read_table(file, filters=[("players", "==", 2)])
    assert table.num_rows == len(atlas.menus(2))
    row = table.slice(5, 1).to_pylist()[0]
    figures = atlas.at(2, 5)
    assert row["menu"] == " ".join(figures.menu)
    assert row["points"] == pytest.approx(figures.points)
    for name, points in figures.by_type.items():
        assert row[f"points_{name}"] == pytest.approx(points, abs=0.01)
    assert row["points_edamame"] is None  # not for two


def test_without_arrow_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, atlas: Atlas) -> None:
    monkeypatch.setitem(EXTRAS, "arrow", ("no_such_package",))
    with pytest.raises(MissingExtra, match=r"sushibar\[arrow\]"):
        table_of(atlas)


# Making it


def test_what_is_measured_is_kept_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "parts_of", lambda _: SOME)
    asked: list[Part] = []

    def measurer(_: Study, parts: list[Part]) -> Iterator[Figures]:
        for part in parts:
            asked.append(part)
            if len(asked) == 2:
                raise KeyboardInterrupt
            yield np.full((part.menus, 2, FIGURES), part.first, np.float32)

    folder, progress = tmp_path / "study", list[tuple[int, int]]()
    with pytest.raises(KeyboardInterrupt):
        make(folder, STUDY, measurer, lambda *done: progress.append(done))
    assert progress == [(3, 9)]
    with pytest.raises(AtlasError, match="not finished"):
        measured_in(folder)
    make(folder, STUDY, measurer, lambda *done: progress.append(done))
    assert asked == [*SOME[:2], *SOME[1:]]
    assert progress == [(3, 9), (5, 9), (9, 9)]
    with pytest.raises(AtlasError, match="another study"):
        make(folder, Study.checked(games=3), measurer)
    with pytest.raises(AtlasError, match="no study"):
        measured_in(tmp_path)


def test_the_parts_of_an_atlas_are_all_of_it() -> None:
    assert sum(part.menus for part in parts_of(STUDY)) == 154_728
    assert len({part.file for part in parts_of(STUDY)}) == len(parts_of(STUDY))


def test_figures_survive_the_file_as_exactly_as_their_scale(tmp_path: Path, atlas: Atlas) -> None:
    luck = np.random.default_rng(7)
    chapters = {}
    for players in atlas.chapters:
        menus = len(atlas.menus(players))
        figures = {
            name: luck.uniform(scale.least, scale.least + 200 * scale.step, menus).astype("f4")
            for name, scale in SCALES.items()
        }
        chapters[players] = Chapter(figures, dict.fromkeys(SCALES, 0.5), 0.25, 0.001)
    file = tmp_path / "menus.atlas"
    write_atlas(file, AtlasFile(STUDY, chapters))
    read = read_atlas(file)
    assert read.study == STUDY
    for players, chapter in read.chapters.items():
        for name, scale in SCALES.items():
            apart = np.abs(chapter.figures[name] - chapters[players].figures[name])
            assert apart.max() <= 0.501 * scale.step
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(AtlasError, match="no atlas"):
        read_atlas(file)


def test_smoothing_tells_menus_from_chance() -> None:
    types, luck = "abcdefgh", np.random.default_rng(3)
    menus = tuple(combinations(types, 4))
    worth = dict(zip(types, luck.normal(5, 2, len(types)), strict=True))
    truth = np.array([sum(worth[one] for one in menu) for menu in menus])
    columns = np.array([[0, *(worth[one] for one in menu), 0, 0, 0, 0] for menu in menus])
    exact = np.column_stack([*[truth] * (FIGURES - 9), columns])
    error = 2.0
    measured = np.stack(
        [exact + luck.normal(0, error, exact.shape), np.full(exact.shape, error)], 1
    )
    found, left = smoothed(menus, measured.astype(np.float32))
    kept = [*range(FIGURES - 9), *range(FIGURES - 9, FIGURES - 4)]
    assert np.abs(found - exact)[:, kept].mean() < 0.75 * np.abs(measured[:, 0] - exact).mean()
    assert left.max() <= error


def test_ranks_are_spread_evenly_and_equal_values_share_one() -> None:
    assert ranked(np.array([3, 1, 2, 4], np.float32)).tolist() == [0.625, 0.125, 0.375, 0.875]
    assert ranked(np.array([1, 1], np.float32)).tolist() == [0.5, 0.5]


@pytest.mark.long
def test_a_part_is_always_measured_alike() -> None:
    making.prepare_study(STUDY)
    one, again = measure_part(STUDY, SOME[2]), measure_part(STUDY, SOME[2])
    assert one.tobytes() == again.tobytes()
    assert one.shape == (4, 2, FIGURES)
    points, columns = one[:, 0, 0], one[:, 0, -9:]
    np.testing.assert_allclose(columns.sum(axis=1), points, rtol=1e-5)
