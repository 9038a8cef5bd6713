"""The full-screen game in the terminal: whole games by keys and mouse, at any size."""

import asyncio
import itertools
import threading
from pathlib import Path

import pytest

from screens import LARGE, SMALL, Player, at, compare, seated
from slow import first
from sushibar import Table
from sushibar.cli.play import seat_again
from sushibar.errors import BotError
from sushibar.games.kit import KITS
from sushibar.terminal.app.app import SushibarApp
from sushibar.terminal.app.dialogs import Confirming, Reading
from sushibar.terminal.app.local_seat import LocalSeat
from sushibar.terminal.app.replay_screen import ReplayScreen
from sushibar.terminal.app.saved_screen import SavedScreen
from sushibar.terminal.files import games_folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    return tmp_path


# Whole games


@pytest.mark.parametrize("game", KITS)
def test_a_whole_game_is_played_by_keys(game: str) -> None:
    async def play() -> None:
        async with at(seated(game, 2, bots="random")) as player:
            await player.play_on()
            await player.until(lambda: isinstance(player.app.screen, Reading))
            await player.pilot.pause()
            assert "Final scores" in player.shown
            await player.press("escape")
            assert "The game is over" in player.lines[0]
            seat = player.seat
            assert isinstance(seat, LocalSeat)
            assert seat.file is not None
            assert Table.load(seat.file) == seat.table
            assert seat.table.over

    asyncio.run(play())


@pytest.mark.parametrize("size", first(1, [SMALL, LARGE]), ids=["80x24", "120x40"])
@pytest.mark.parametrize(
    ("name", "choices", "key"),
    [
        ("sushi-go 4", 2, ""),
        ("sushi-go 4", 2, "question_mark"),
        ("party 5", 5, ""),
        ("party 5", 9, ""),
        ("wasabi 3", 7, ""),
        ("wasabi 3", 8, ""),
    ],
    ids=["sushi-go", "help", "party", "round-over", "wasabi-cell", "wasabi"],
)
def test_the_screen_looks_as_it_did(
    request: pytest.FixtureRequest, name: str, choices: int, key: str, size: tuple[int, int]
) -> None:
    game, players = name.split()
    taken = itertools.count()

    async def play() -> None:
        async with at(seated(game, int(players)), size) as player:
            await player.play_on(lambda: next(taken) == choices)
            await player.asked()
            await player.press(*filter(None, [key]))
            await compare(player, request.node.callspec.id)

    asyncio.run(play())


# Answers


def test_a_number_looks_at_a_choice_and_enter_takes_it() -> None:
    async def play() -> None:
        async with at(seated("sushi-go", 2)) as player:
            await player.asked()
            second = player.screen.choices.choices[1]["action"]
            await player.press("2")
            assert player.screen.choices.pointed == second
            assert player.game["question"] == 1
            await player.press("enter")
            await player.until(lambda: player.game["question"] == 2)
            assert second in player.game["seen"]["plates"][0]

    asyncio.run(play())


def test_the_first_click_looks_and_the_second_takes() -> None:
    async def play() -> None:
        async with at(seated("sushi-go", 2)) as player:
            await player.asked()
            third = player.screen.choices.choices[2]
            await player.click(third["spoken"])
            await player.asked()
            assert player.screen.choices.pointed == third["action"]
            assert player.game["question"] == 1
            await player.click(third["spoken"])
            await player.until(lambda: player.game["question"] == 2)
            assert third["action"] in player.game["seen"]["plates"][0]

    asyncio.run(play())


def test_an_answer_is_changed_while_a_bot_still_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    seat, waiting = seated("sushi-go", 2), threading.Event()
    think = seat.game.bot_answer

    def think_long(table: Table, bot: int) -> list[str]:
        assert waiting.wait(20)
        return think(table, bot)

    monkeypatch.setattr(seat.game, "bot_answer", think_long)

    async def play() -> None:
        async with at(seat) as player:
            await player.asked()
            first, second = (one["action"] for one in player.screen.choices.choices[:2])
            await player.press("enter")
            await player.until(lambda: player.game["answered"] == [first])
            assert "You chose" in player.shown
            assert "Waiting for" in player.lines[0]
            await player.press("u")
            await player.asked()
            await player.press("2", "enter")
            await player.until(lambda: player.game["answered"] == [second])
            waiting.set()
            await player.until(lambda: player.game["question"] == 2)
            assert second in player.game["seen"]["plates"][0]

    asyncio.run(play())


def test_nothing_is_taken_in_the_first_moment_of_a_new_hand() -> None:
    async def play() -> None:
        app = SushibarApp(seated("sushi-go", 2), settle_seconds=60)
        async with app.run_test(size=SMALL) as pilot:
            player = Player(app, pilot)
            await player.asked()
            await player.press("enter", "enter")
            assert player.game["question"] == 1

    asyncio.run(play())


def test_a_step_of_an_answer_is_taken_back() -> None:
    async def play() -> None:
        async with at(seated("wasabi", 2)) as player:
            await player.play_on(lambda: player.screen.board.has_focus)
            steps, asked = list(player.screen.steps), player.screen.asked
            assert steps
            await player.press("u")
            await player.asked()
            assert player.screen.steps == steps[:-1]
            assert player.screen.asked != asked
            assert not player.screen.board.has_focus

    asyncio.run(play())


def test_a_hint_marks_the_best_choice_and_says_why() -> None:
    async def play() -> None:
        async with at(seated("sushi-go", 2)) as player:
            await player.asked()
            await player.press("h")
            assert "★" in player.shown
            best = next(iter(player.screen.choices.advised))
            assert player.screen.choices.pointed == best
            why = player.screen.choices.advised[best]["why"]
            assert why.split()[0] in "\n".join(player.lines[-4:])

    asyncio.run(play())


# The board


def test_a_cursor_goes_over_the_board_and_looks_into_stacks() -> None:
    async def play() -> None:
        async with at(seated("wasabi", 2), LARGE) as player:
            await player.play_on(lambda: player.screen.board.has_focus)
            board = player.screen.board
            player.game["seen"]["board"]["b2"] = ["rice", "tuna"]
            board.show(player.game["seen"])
            board.move_to("a1")
            await player.press("right", "down")
            assert board.cursor == "b2"
            assert "b2: tuna, rice" in player.shown
            assert "tuna²" in player.shown
            await player.press("up", "left", "left")
            assert board.cursor == "e1"  # in at the other side

    asyncio.run(play())


def test_a_cell_is_chosen_by_two_clicks() -> None:
    async def play() -> None:
        async with at(seated("wasabi", 2)) as player:
            await player.play_on(lambda: player.screen.board.has_focus)
            board, tile = player.screen.board, player.screen.steps[-1]
            column, row = board.offered[-1][0], board.offered[-1][1:]
            x = 3 + board.span * (ord(column) - ord("a")) + 2
            for _ in range(2):
                await player.pilot.click(board, offset=(x, int(row)))
                await player.app.workers.wait_for_complete()
            seen = player.game["seen"]
            assert seen["board"][f"{column}{row}"] == [tile]

    asyncio.run(play())


# Windows


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("question_mark", "look at a choice"),
        ("f1", "look at a choice"),
        ("s", "Nobody has scored yet."),
        ("l", "Round 1: 10 cards for everyone."),
        ("m", "not seen yet"),
    ],
)
def test_a_window_opens_and_closes(key: str, words: str) -> None:
    async def play() -> None:
        async with at(seated("sushi-go", 2)) as player:
            await player.asked()
            await player.press(key)
            assert words in player.shown
            await player.press("escape")
            assert not isinstance(player.app.screen, Reading)

    asyncio.run(play())


def test_the_keys_of_the_last_line_can_be_clicked() -> None:
    async def play() -> None:
        async with at(seated("sushi-go", 2)) as player:
            await player.asked()
            await player.click("Scores")
            assert "Nobody has scored yet." in player.shown

    asyncio.run(play())


def test_the_screen_fits_whatever_its_size_becomes() -> None:
    async def play() -> None:
        async with at(seated("wasabi", 4)) as player:
            await player.play_on(lambda: player.screen.board.has_focus)
            assert not player.screen.query_one("#log").display
            for width, height in [(160, 50), (100, 30), (80, 24), (60, 20), (120, 40)]:
                await player.pilot.resize_terminal(width, height)
                await player.pilot.pause()
                assert "Your turn" in player.lines[0]
                assert player.lines[height - 1].strip().startswith("? Help")
                assert max(map(len, player.lines)) <= width
            assert player.screen.query_one("#log").display

    asyncio.run(play())


# Leaving and coming back


def test_leaving_asks_first() -> None:
    async def play() -> None:
        async with at(seated("sushi-go", 2)) as player:
            await player.asked()
            await player.press("q")
            assert isinstance(player.app.screen, Confirming)
            await player.press("escape")
            assert player.app.is_running
            await player.press("q")
            await player.pilot.click("#yes")
            await player.until(lambda: not player.app.is_running)

    asyncio.run(play())


def test_a_game_that_was_left_goes_on_where_it_was() -> None:
    async def play() -> None:
        async with at(seated("sushi-go", 3)) as player:
            await player.play_on(lambda: player.game["question"] == 4)
            await player.asked()
            await player.press("ctrl+c")
        (file,) = games_folder().glob("*.txt")
        goodbye = "".join(player.seat_left.goodbye())
        game = player.seat_left.view["game"]
        assert game is not None
        left = game["seen"]
        assert f"play --resume {file}" in goodbye
        again = SushibarApp(first=SavedScreen(resumed), settle_seconds=0)
        async with again.run_test(size=SMALL) as pilot:
            await again.workers.wait_for_complete()
            other = Player(again, pilot)
            assert "Sushi Go! (gamewright) · round 1 of 3 · turn 4 of 9" in other.shown
            await pilot.press("enter")
            await other.until(lambda: again.seat is not None)
            await other.asked()
            assert other.game["seen"] == left
            await other.play_on()
        assert Table.load(file).over

    asyncio.run(play())


def resumed(file: Path) -> LocalSeat:
    table, bots = seat_again(file, None, "greedy")
    return LocalSeat(table, bots, file, pace_seconds=0)


def test_the_list_shows_games_that_are_over_again(home: Path) -> None:
    file = games_folder() / "over.txt"
    file.parent.mkdir(parents=True)
    Table("sushi-go", players=2, seed=7).play().save(file)
    (file.parent / "notes.txt").write_text("no record")

    async def look() -> None:
        app = SushibarApp(first=SavedScreen(resumed))
        async with app.run_test(size=SMALL) as pilot:
            await app.workers.wait_for_complete()
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, ReplayScreen)
            await pilot.press("q")
            assert isinstance(app.screen, SavedScreen)

    asyncio.run(look())


def test_a_rematch_keeps_the_players() -> None:
    async def play() -> None:
        async with at(seated("sushi-go", 2, bots="random")) as player:
            await player.play_on()
            names = player.seat.names
            await player.until(lambda: isinstance(player.app.screen, Reading))
            await player.pilot.pause()
            await player.pilot.click("#other")
            await player.until(lambda: player.seat.view["phase"] == "playing")
            await player.asked()
            assert player.seat.names == names
            assert player.game["seen"]["round"] == 1
            await player.press("enter")
            await player.until(lambda: player.game["question"] == 2)
        assert len(list(games_folder().glob("*.txt"))) == 2

    asyncio.run(play())


def test_a_bot_that_fails_ends_the_game_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = seated("sushi-go", 2)

    def fail(table: Table, bot: int) -> list[str]:
        raise BotError("error-program-missing", bot="x", program="y")

    monkeypatch.setattr(seat.game, "bot_answer", fail)

    async def play() -> None:
        app = SushibarApp(seat)
        async with app.run_test(size=SMALL) as pilot:
            await Player(app, pilot).until(lambda: app.return_value is not None)
        assert isinstance(app.return_value, BotError)

    asyncio.run(play())


@pytest.mark.parametrize("language", first(1, ["de", "fr", "it"]))
def test_the_screen_speaks_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", language)

    async def play() -> None:
        async with at(seated("wasabi", 4)) as player:
            await player.play_on(lambda: player.screen.board.has_focus)
            english = ("Your turn", "Help", "Undo", "tiles", "recipes")
            assert not [word for word in english if word in player.shown]
            assert max(map(len, player.lines)) <= SMALL[0]

    asyncio.run(play())
