"""`sushibar score wasabi`: everybody's tokens and cubes, from arguments or asked for."""

from collections.abc import Sequence
from contextlib import suppress

from sushibar.cli.score_asking import (
    BACK,
    HELP,
    Enough,
    ask,
    ask_names,
    ask_players,
    prepare_input,
)
from sushibar.cli.score_sheet import player_names, winner_line
from sushibar.errors import ScoreError, SushibarError
from sushibar.games.setup import Setup
from sushibar.games.sheet import explain
from sushibar.games.wasabi.rules.config import EDITION
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, POINTS, TOKENS
from sushibar.games.wasabi.scorepad import (
    GAME,
    Board,
    check_complete,
    check_edition,
    check_seats,
    read_board,
    score_boards,
    winners_among,
)
from sushibar.texts import text


def of_boards(boards: Sequence[str], edition: str | None) -> None:
    """Print the sheet of these boards, each as a person writes it; without any, ask for them."""
    check_edition(EDITION if edition is None else edition)
    if boards:
        names = player_names(setup_for(len(boards)))
        print(f"{text('game-wasabi')}\n\n{sheet(names, read_boards(names, boards))}")
    else:
        keep_boards()


def setup_for(seats: int) -> Setup:
    """A table with so many seats, if the game is for them."""
    check_seats(seats)
    return Setup(GAME, seats, EDITION, ())


def read_boards(names: Sequence[str], boards: Sequence[str]) -> list[Board]:
    """Boards as people write them; an error says whose it is."""
    read = []
    for name, board in zip(names, boards, strict=True):
        try:
            read.append(read_board(board))
        except SushibarError as error:
            raise ScoreError("score-player-error", name=name, reason=str(error)) from None
    check_complete(read)
    return read


def sheet(names: Sequence[str], boards: Sequence[Board]) -> str:
    """Every player's points with a reason each, and who has won."""
    winners = winners_among(boards)
    lines = [explain(names, score_boards(boards), EDITION), ""]
    if boards[winners[0]].complete:
        lines.append(text("score-complete", name=names[winners[0]], tokens=MOST_TOKENS))
    return "\n".join([*lines, winner_line(names, winners)])


# Questions


def keep_boards() -> None:
    """Score a real table, asking for everybody's board."""
    prepare_input()
    print(text("score-welcome", title=text("game-wasabi")))
    with suppress(Enough):
        names = ask_names(ask_players(setup_for))
        print(f"\n{sheet(names, ask_boards(names))}")


def ask_boards(names: Sequence[str]) -> list[Board]:
    """Board after board."""
    boards: list[Board] = []
    while len(boards) < len(names):
        reply = ask(text("score-ask-board", name=names[len(boards)]))
        if reply == HELP:
            print(boards_help())
        elif reply == BACK:
            del boards[-1:]
        else:
            try:
                board = read_board(reply)
                check_complete([*boards, board])
            except SushibarError as error:
                print(error)
            else:
                boards.append(board)
    return boards


def boards_help() -> str:
    """How a board is written, and what tokens there are."""
    kinds = zip(LENGTHS, TOKENS, POINTS, strict=True)
    tokens = [
        text("score-tokens", length=length, tokens=tokens, points=points)
        for length, tokens, points in kinds
    ]
    return "\n".join([text("score-boards"), *tokens])
