"""Replays and reviews as they are answered."""

from typing import Literal

from sushibar.server.responses import Problem, Rules
from sushibar.server.seen import Part, SeenGame
from sushibar.server.shown import Pile, Telling
from sushibar.server.wire import Scores


class ReplayStep(Part):
    """What happened, what everybody held and answered, and the table after it."""

    what: str
    round: int
    turn: int
    chapter: str
    """What the turn is called."""
    answers: list[list[str]] | None
    """By seat; none where chance has decided."""
    told: Telling
    hands: list[list[str]]
    seen: SeenGame
    plates: list[list[str]]
    """In words, sets grouped; at the end of a round as they were scored."""
    piles: list[list[Pile]]
    cells: list[str] | None = None
    """The cells of the board that it is about."""
    rows: int
    """How many rows of the score sheet are filled in then."""


class Replay(Part):
    """A game step by step, with all hands."""

    game: Literal["sushi-go", "party", "wasabi"]
    players: int
    edition: str
    options: list[str]
    menu: list[str]
    names: list[str]
    over: bool
    steps: list[ReplayStep]
    scores: Scores
    rules: Rules


class ChanceAfter(Part):
    """The chance to win after a decision, and after the best one; steps are those of the replay."""

    step: int
    turn: str
    round: int
    chosen: float
    best: float


class LossAt(Part):
    """A decision that has cost something, and what was better."""

    step: int
    turn: str
    after: list[str]
    """What the seat had answered before it, as part of the same answer."""
    chosen: str
    better: str
    card: str
    """The name of what was better, as files have it."""
    why: str
    chance: float
    points: float


class ReviewTold(Part):
    """How a seat has decided."""

    seat: int
    name: str
    playouts: int | None
    decisions: int
    best: int
    chance_lost: float
    points_lost: float
    chances: list[ChanceAfter]
    result: float | None
    """Whether it has won in the end, a shared victory in parts."""
    losses: list[LossAt]


class ReviewLine(Part):
    """A line of the answer to who asks for a review: how far it has come, or at last what it is."""

    done: int = 0
    total: int = 0
    """How many decisions there are; nothing until that is known."""
    ahead: int = 0
    """How many other reviews come first."""
    review: ReviewTold | None = None
    problem: Problem | None = None
