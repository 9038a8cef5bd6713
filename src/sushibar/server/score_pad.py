"""The score pad over HTTP: a whole pad, a plate as somebody types it, or one question."""

from fastapi import APIRouter

from sushibar.games.score_answer import ScoreAnswer
from sushibar.games.score_question import EMPTY_PLATE
from sushibar.server.problems import PROBLEMS
from sushibar.server.requests import PadRequest, PlateRequest, Score
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


router = APIRouter(prefix="/api", tags=["score pad"], responses=PROBLEMS)


@router.post("/score")
def score(line: Score) -> ScoreAnswer:
    """Score plates of a real table, as `sushibar score --json` does."""
    return answer(line.model_dump())


@router.post("/pad")
def score_pad(wanted: PadRequest) -> PadAnswer:
    """Score all that stands on a score pad; nothing of it is kept."""
    pad = Pad(wanted.game, players=wanted.players, edition=wanted.edition, menu=wanted.menu)
    for number, plates in enumerate(wanted.rounds, start=1):
        if plates is not None:
            race = wanted.races[number - 1] if number <= len(wanted.races) else None
            pad.lay_round(number, plates, race)
    return pad.answer()


@router.post("/pad/plate")
def read_plate(typed: PlateRequest) -> ReadPlate:
    """Read a plate such as “2*tempura, wasabi salmon nigiri”, in any language."""
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
