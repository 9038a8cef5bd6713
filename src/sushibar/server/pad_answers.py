"""Score pads and plates, read and scored in the process that reads records (`record_process.py`).

What people type is looked up word by word in all languages, and there is room for many words.
"""

import json

from sushibar.games.score_answer import ScoreAnswer
from sushibar.games.score_question import EMPTY_PLATE
from sushibar.server.requests import PadRequest, PlateRequest
from sushibar.shapes import TypedDict
from sushibar.table.pad import Pad
from sushibar.table.pad_answer import PadAnswer
from sushibar.table.scorepad import answer


class ReadPlate(TypedDict):
    """A plate that somebody has typed."""

    cards: list[str]
    """By their names in files, in the order they were laid; a board of Wasabi! as one."""
    note: str | None
    """What is odd about it."""


def score(line: bytes) -> ScoreAnswer:
    """The answer to a question, which is JSON."""
    return answer(json.loads(line))


def score_pad(wanted: PadRequest) -> PadAnswer:
    """The points of all that stands on a pad."""
    pad = Pad(wanted.game, players=wanted.players, edition=wanted.edition, menu=wanted.menu)
    for number, plates in enumerate(wanted.rounds, start=1):
        if plates is not None:
            race = wanted.races[number - 1] if number <= len(wanted.races) else None
            pad.lay_round(number, plates, race)
    return pad.answer()


def read_plate(typed: PlateRequest) -> ReadPlate:
    """The cards of a plate as somebody types it."""
    pad = Pad(typed.game, players=typed.players, edition=typed.edition, menu=typed.menu)
    entry = pad.rules.read(typed.words)
    return {"cards": apart(pad.rules.write(entry)), "note": pad.rules.note(entry)}


def apart(written: str) -> list[str]:
    """The cards of a plate one by one; a board of Wasabi! is written in one word and stays so."""
    cards = []
    for word in written.split():
        times, _, name = word.rpartition("*")
        cards += [name] * int(times or 1)
    return [] if cards == [EMPTY_PLATE] else cards
