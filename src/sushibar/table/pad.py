"""`Pad`: the score pad of a whole game at a real table, which terminal and browser share."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sushibar.errors import ScoreError, SushibarError
from sushibar.games.kit import USUAL_GAME, kit_named
from sushibar.games.picture import title
from sushibar.games.score_pad import End, Entry, Menu
from sushibar.games.score_question import EMPTY_PLATE, check_number, read_whole_numbers
from sushibar.games.sheet import Lines, ScoreSheet
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.table.pad_answer import PadAnswer

USUAL_PLAYERS: Final = 3
"""How many players every game is for."""

Words = str | Sequence[str]
"""A plate as a person writes it, or its cards in a list."""


class PadPage(NamedTuple):
    """All that stands on a pad; None where nothing does yet."""

    plates: tuple[tuple[Entry | None, ...], ...]
    """By round and seat."""
    races: tuple[Entry | None, ...]
    """By round: everybody's points from the race of the uramaki."""


class Pad:
    """The score pad of a real table: plates are entered, points come with their reasons.

    >>> pad = Pad("sushi-go", names=["Ann", "Bo"])
    >>> pad.enter("wasabi squid-nigiri 2*pudding")
    >>> pad.enter("2 Tempura, nigiri au saumon")
    >>> pad.points
    (9, 7)
    >>> pad.desserts
    ('2*pudding', '-')
    """

    def __init__(
        self,
        game: str = USUAL_GAME,
        *,
        names: Sequence[str] | None = None,
        players: int | None = None,
        edition: str | None = None,
        menu: Menu = None,
        dummy: bool = False,
    ) -> None:
        """An empty pad; without names players are numbered, and without those there are three."""
        seated = len(names) if names is not None else players
        seated = (2 if dummy else USUAL_PLAYERS) if seated is None else seated
        self.rules = kit_named(game).scorepad.pad_for(seated + dummy, edition, menu, dummy=dummy)
        self.setup = self.rules.setup
        self.menu = menu
        self.dummy = dummy
        own = numbered_names(seated) if names is None else self.setup.check_names(names)
        self.names = self.setup.seat_names(own)
        """Everybody's, the dummy's included."""
        self.seats, self.rounds = len(self.names), self.rules.rounds
        """How many plates a round has, and how many rounds a game."""
        self._page = PadPage(((None,) * self.seats,) * self.rounds, (None,) * self.rounds)
        self._past: list[PadPage] = []

    # What stands there

    @property
    def next(self) -> tuple[int, int | None] | None:
        """The round, from 1, and the seat whose plate is missing first; None when none is.

        The seat is None where the race of the uramaki is missing.
        """
        for number, plates in enumerate(self._page.plates):
            if None in plates:
                return number + 1, plates.index(None)
            if self.rules.has_race and self._page.races[number] is None:
                return number + 1, None
        return None

    @property
    def over(self) -> bool:
        """Whether everything has been entered."""
        return self.next is None

    @property
    def finished(self) -> int:
        """How many rounds have been entered wholly, from the first on."""
        return self.rounds if self.next is None else self.next[0] - 1

    def plate(self, round_: int, seat: int) -> str | None:
        """A plate by the names of files, such as `wasabi 2*tempura`; None if there is none yet."""
        entry = self._page.plates[round_ - 1][seat]
        return None if entry is None else self.rules.write(entry)

    def race(self, round_: int) -> list[int] | None:
        """Everybody's points from the race of the uramaki in a round, if they have been entered."""
        return self._page.races[round_ - 1]

    def is_begun(self, round_: int) -> bool:
        """Whether anything has been entered in a round."""
        return any(plate is not None for plate in self._page.plates[round_ - 1])

    # Entering

    def enter(self, words: Words) -> None:
        """Enter what is missing first: a plate, or the race of the uramaki as `8,0,5`."""
        if self.next is None:
            raise ScoreError("score-pad-full")
        number, seat = self.next
        if seat is None:
            self.enter_race(number, words)
        else:
            self.lay(number, seat, words)

    def lay(self, round_: int, seat: int, words: Words) -> None:
        """Enter a plate anywhere, or correct it."""
        self._check_place(round_, seat)
        plates = list(self._page.plates[round_ - 1])
        plates[seat] = self._read(words)
        self._turn(round_, plates, self._page.races[round_ - 1])

    def enter_race(self, round_: int, points_: Words | Sequence[int]) -> None:
        """Enter everybody's points from the race of the uramaki in a round."""
        self._check_place(round_, 0)
        self._turn(round_, self._page.plates[round_ - 1], self._read_race(points_))

    def lay_round(
        self,
        round_: int,
        plates: Sequence[Words | None],
        race: Words | Sequence[int] | None = None,
    ) -> None:
        """Enter a whole round at once; None where a plate is not known yet."""
        self._check_place(round_, 0)
        if len(plates) != self.seats:
            raise ScoreError("score-pad-plates", plates=len(plates), seats=self.seats)
        entries = [
            None if words is None else self._read_of(seat, words)
            for seat, words in enumerate(plates)
        ]
        self._turn(round_, entries, None if race is None else self._read_race(race))

    def undo(self) -> bool:
        """Take back what was entered last; whether there was anything."""
        if not self._past:
            return False
        self._page = self._past.pop()
        return True

    def _turn(self, round_: int, plates: Sequence[Entry | None], race: Entry | None) -> None:
        """Let a round stand there, if it can be scored."""
        before, place = self._page, round_ - 1
        self.rules.check([plate for plate in plates if plate is not None])
        self._page = PadPage(
            (*before.plates[:place], tuple(plates), *before.plates[round_:]),
            (*before.races[:place], race, *before.races[round_:]),
        )
        try:
            self.score(round_)
        except SushibarError:
            self._page = before
            raise
        self._past.append(before)

    def _check_place(self, round_: int, seat: int) -> None:
        if not 1 <= round_ <= self.rounds or not 0 <= seat < self.seats:
            raise ScoreError(
                "score-pad-place", round=round_, rounds=self.rounds, seat=seat, last=self.seats - 1
            )

    def _read_of(self, seat: int, words: Words) -> Entry:
        """A plate as it was written; an error says whose it is."""
        try:
            return self._read(words)
        except SushibarError as error:
            reason = str(error)
            raise ScoreError("score-player-error", name=self.names[seat], reason=reason) from None

    def _read(self, words: Words) -> Entry:
        written = words if isinstance(words, str) else " ".join(words) or EMPTY_PLATE
        return self.rules.read(written)

    def _read_race(self, race: Words | Sequence[int]) -> Entry:
        refused = self.setup.kit.scorepad.REFUSED.get("--uramaki")
        if refused is not None:
            raise ScoreError(refused, option="uramaki")
        if race == EMPTY_PLATE:
            return [0] * self.seats
        if isinstance(race, str):
            return read_whole_numbers("uramaki", race, least=0)
        for number in race:
            check_number("uramaki", number)
        return [int(number) for number in race]

    # Points

    def score(self, round_: int) -> tuple[Lines, ...]:
        """Every seat's points of a round with their reasons; missing plates count as empty."""
        return self.rules.score_round(self.plates(round_), self._page.races[round_ - 1] or [])

    def warnings(self, round_: int) -> list[str]:
        """What cannot lie there, because the box does not hold it."""
        rounds = [self.plates(number) for number in range(1, round_ + 1)]
        return self.rules.warnings(rounds, self._page.races[round_ - 1] or [])

    @property
    def sheet(self) -> ScoreSheet:
        """The points of all rounds that were started, and when all are entered, of the end too."""
        sheet = self.sheet_until(self.rounds)
        end = self.ending.rows if self.over else ()
        return replace(sheet, rows=(*sheet.rows, end)) if end else sheet

    def sheet_until(self, round_: int) -> ScoreSheet:
        """The points of the rounds up to this one, as far as they were started."""
        begun, edition = [*filter(self.is_begun, range(1, round_ + 1))], self.setup.edition
        heads = [text("sheet-round", round=number, edition=edition) for number in begun]
        rows, heads = tuple(map(self.score, begun)), [*heads, text("sheet-desserts")]
        return ScoreSheet(self.names, rows, self.rounds, tuple(heads), edition=edition)

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points so far; those for desserts come at the end."""
        return self.sheet.totals if self.sheet.rows else (0,) * self.seats

    @property
    def desserts(self) -> tuple[str, ...]:
        """What everybody has kept for the end of the game, over all rounds."""
        return tuple(self.rules.write(self.rules.desserts(laid)) for laid in self._laid())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody before everything is entered."""
        if not self.over:
            return ()
        return tuple(self.ending.winners(self.points))

    @property
    def why(self) -> str | None:
        """Why somebody has won whatever the points are."""
        return self.rules.why(self.names, self._laid()) if self.over else None

    def answer(self) -> "PadAnswer":
        """All of it as plain data, the end as if the game ended now."""
        from sushibar.table.pad_answer import answer

        return answer(self)

    @property
    def ending(self) -> End:
        """The end of the game, as if it ended now."""
        return self.rules.score_end(self._laid())

    def plates(self, round_: int) -> list[Entry]:
        """All plates of a round in the rulebook's numbers; missing ones are empty."""
        nothing = self.rules.read(EMPTY_PLATE)
        return [nothing if plate is None else plate for plate in self._page.plates[round_ - 1]]

    def _laid(self) -> list[Entry]:
        """Everything that every seat has laid in all rounds; a board of Wasabi! as it is."""
        if self.rounds == 1:
            return self.plates(1)
        every = [self.plates(number) for number in range(1, self.rounds + 1)]
        return [[card for plates in every for card in plates[seat]] for seat in range(self.seats)]

    # Keeping

    def as_json(self) -> dict[str, Any]:
        """The pad as an object; `from_json` makes it again, in any language."""
        from sushibar.table.pad_file import write

        return write(self)

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> "Pad":
        """The pad that an object describes; an error says what is wrong with it."""
        from sushibar.table.pad_file import read

        return read(kept)

    def save(self, path: str | Path) -> None:
        """Write the pad to a file, all of it or nothing."""
        from sushibar.table.pad_file import save

        save(self, Path(path))

    @classmethod
    def load(cls, path: str | Path) -> "Pad":
        """Read a pad from a file."""
        from sushibar.table.pad_file import load

        return load(Path(path))

    def __repr__(self) -> str:
        return (
            f"<Pad {title(self.setup)}: {', '.join(self.names)}; {self.finished} of {self.rounds}>"
        )

    def __str__(self) -> str:
        """The sheet so far, without reasons."""
        return f"{title(self.setup)}\n\n{self.sheet}"


def numbered_names(players: int) -> tuple[str, ...]:
    """What players are called when nobody says their names."""
    return tuple(text("score-player", number=number + 1) for number in range(players))
