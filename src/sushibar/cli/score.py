"""`sushibar score`: a real table's points, from arguments, from questions, or from JSON lines."""

import io
import sys
from typing import Annotated

from sushibar.cli import completion
from sushibar.cli.options import Dummy, Edition, argument, option
from sushibar.errors import ScoreError
from sushibar.texts import text

NUMBERS = text("help-metavar-numbers")

Plates = Annotated[
    list[str] | None,
    argument("score-plates", metavar=text("help-metavar-plates"), autocompletion=completion.games),
]
Menu = Annotated[
    str | None,
    option(
        "score-menu", "--menu", metavar=text("help-metavar-menu"), autocompletion=completion.menus
    ),
]
Uramaki = Annotated[str | None, option("score-uramaki", "--uramaki", metavar=NUMBERS)]
Puddings = Annotated[str | None, option("score-puddings", "--puddings", metavar=NUMBERS)]
Desserts = Annotated[bool, option("score-desserts", "--desserts")]
Totals = Annotated[str | None, option("score-totals", "--totals", metavar=NUMBERS)]
Json = Annotated[bool, option("score-json", "--json")]


def score(
    plates: Plates = None,
    edition: Edition = None,
    menu: Menu = None,
    uramaki: Uramaki = None,
    puddings: Puddings = None,
    desserts: Desserts = False,
    totals: Totals = None,
    dummy: Dummy = False,
    json: Json = False,
) -> None:
    """Score a real table."""
    given = (edition, menu, uramaki, puddings, totals)
    if json and (plates or dummy or desserts or any(value is not None for value in given)):
        raise ScoreError("score-json-alone")
    if sys.stdin is None:  # closed by the caller: nothing will be said
        sys.stdin = io.TextIOWrapper(io.BytesIO())
    if json:
        answer_json()
        return
    game, laid = split_game(plates or [])
    named = game if plates else None
    refuse_options(game, menu, uramaki, puddings, totals, desserts=desserts, dummy=dummy)
    check_together(laid, uramaki, puddings, totals, desserts=desserts)
    if not laid and puddings is None:
        from sushibar.cli.score_asking import keep_score

        keep_score(named, edition, menu, dummy=dummy)
        return
    from sushibar.cli import score_sheet
    from sushibar.games.kit import KITS
    from sushibar.games.score_question import read_whole_numbers

    numbers = read_whole_numbers("--puddings", puddings or "", least=0)
    seats = len(numbers) if puddings is not None else len(laid)
    pad = KITS[game].scorepad.pad_for(seats, edition, menu, dummy=dummy)
    if puddings is not None:
        print(score_sheet.of_end(pad, pad.score_puddings(numbers), totals))
    elif desserts:
        print(score_sheet.of_desserts(pad, laid, totals))
    else:
        print(score_sheet.of_round(pad, laid, uramaki))


def split_game(words: list[str]) -> tuple[str, list[str]]:
    """The game that the first word names, else the usual one; and the plates.

    The name of a game can be that of a card too: then the other plates tell what is meant.
    """
    from sushibar.games.kit import KITS, USUAL_GAME

    game, plates = (words[0].lower() if words else ""), words[1:]
    if game in KITS and (not plates or KITS[game].scorepad.fits(plates)):
        return game, plates
    return USUAL_GAME, words


def refuse_options(
    game: str,
    menu: str | None,
    uramaki: str | None,
    puddings: str | None,
    totals: str | None,
    *,
    desserts: bool,
    dummy: bool,
) -> None:
    """Refuse what belongs to other games."""
    from sushibar.games.kit import KITS

    given = {
        "--menu": menu is not None,
        "--uramaki": uramaki is not None,
        "--puddings": puddings is not None,
        "--totals": totals is not None,
        "--desserts": desserts,
        "--dummy": dummy,
    }
    for name, message in KITS[game].scorepad.REFUSED.items():
        if given[name]:
            raise ScoreError(message, option=name)


def check_together(
    plates: list[str],
    uramaki: str | None,
    puddings: str | None,
    totals: str | None,
    *,
    desserts: bool,
) -> None:
    """Refuse what does not belong together: a round, or the end of the game."""
    if plates and puddings is not None:
        raise ScoreError("score-plates-and-puddings")
    if desserts and not plates:
        raise ScoreError("score-desserts-alone")
    if totals is not None and puddings is None and not desserts:
        raise ScoreError("score-totals-alone")
    if uramaki is not None and (desserts or not plates):
        raise ScoreError("score-uramaki-alone")


def answer_json() -> None:
    """Answer the lines of standard input, each as soon as it is there."""
    from sushibar.table.scorepad import answer_lines

    for line in answer_lines(sys.stdin.buffer):
        sys.stdout.buffer.write(line.encode() + b"\n")
        sys.stdout.buffer.flush()
