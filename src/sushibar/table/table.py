"""A table: one game from its setup to its winners."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from sushibar.errors import IllegalAction, SetupError
from sushibar.games.events import Chance, Event, Reveal
from sushibar.games.kit import USUAL_GAME, game_named
from sushibar.games.menus import Menu
from sushibar.games.position import Position
from sushibar.games.setup import Setup
from sushibar.rulebook.game import BookSource
from sushibar.rulebook.rule import Record, copied, new
from sushibar.table import entries, past, playing
from sushibar.table.dealer import check_salts, check_seed, dealer, fresh_seed
from sushibar.table.decisions import Decision, decisions
from sushibar.table.facts import TableFacts


class Table(TableFacts):
    """One game, from its setup to its winners.

    >>> table = Table("sushi-go", players=2, seed=7)
    >>> table.pending
    (0, 1)
    >>> table.legal(0)
    ('dumpling', 'maki-2', 'maki-3', 'salmon-nigiri', 'squid-nigiri', 'pudding', 'wasabi')
    >>> table.act(0, "wasabi")
    >>> table.pending
    (1,)

    Answers are hidden until the last seat has given its own; until then `act` starts a new
    answer and `retract` takes one back. Every error leaves the table as it was.
    """

    def __init__(
        self,
        game: str = USUAL_GAME,
        *,
        players: int = 4,
        edition: str | None = None,
        options: Iterable[str] = (),
        menu: Menu = None,
        book: BookSource = None,
        names: Sequence[str] | None = None,
        seed: str | int | None = None,
        salts: Sequence[str] = (),
        stated: bool = False,
        position: Position | None = None,
        moves: Iterable[str] = (),
    ) -> None:
        """Set up a table; without a seed the deal cannot be guessed.

        A `menu` is a recommended one by name, or types in any order, or "random", which the seed
        decides; without it the usual one is meant. A `book` of recipes is one, or its file's path.
        With `stated` chance is entered by people, card by card, as at a real table. A `position`
        states a table in the middle of a game (see `sushibar.position`). `moves` are lines of a
        record (see `enter`).
        """
        if stated and (seed is not None or salts):
            raise SetupError("error-stated-seed")
        self.seed = None if stated else fresh_seed() if seed is None else check_seed(str(seed))
        self.setup = Setup.checked(game, players, edition, options, menu, self.seed, book)
        self.game = game_named(self.setup.game)
        self.config = self.setup.configure()
        self.called = self.setup.called
        self.salts = check_salts(salts)
        self.names = self.setup.check_names(names)
        self.position = position
        self._deal()
        for move in moves:
            self.enter(move)

    # What happens

    def act(self, seat: int, action: str | int) -> None:
        """Take one step of a seat's answer, by name or number."""
        self._check_seat(seat)
        number = self._number(seat, action)
        if not self._mask(seat)[number]:
            raise self._illegal(seat, number)
        state, rules = copied(self._state), self.rules
        if seat not in self.pending:
            rules.retract(self.config, state, seat)
        rules.choose(self.config, state, seat, number)
        self._advance(state, acted=True)

    def answer(self, seat: int, decision: str) -> None:
        """Give a seat's whole answer: actions separated by spaces, what goes without saying left
        out. Nothing happens unless all of it is legal.

        >>> table = Table("sushi-go", players=2, seed=7)
        >>> table.answer(0, "wasabi")
        """
        self._check_seat(seat)
        self.enter_answers([(seat, decision)])

    def enter_answers(self, answers: Iterable[tuple[int, str]]) -> None:
        """Give several seats' answers, or none of them if one is illegal."""
        with self._all_or_nothing():
            for seat, decision in answers:
                entries.answer(self, seat, decision)

    def retract(self, seat: int) -> None:
        """Take back a seat's answer."""
        self._check_seat(seat)
        pending = self.pending
        if self.over or not pending or not (seat in pending or self.given(seat)):
            raise IllegalAction("error-nothing-to-retract", seat=seat)
        state = copied(self._state)
        self.rules.retract(self.config, state, seat)
        self._state = state

    def enter(self, line: str) -> None:
        """Enter a line of a record: a turn's answers, or what chance decided at a real table.

        >>> table = Table("sushi-go", players=2, seed=7)
        >>> table.enter("1.1 wasabi | tempura")
        """
        with self._all_or_nothing():
            entries.enter(self, line)

    def enter_chance(self, outcome: Iterable[Iterable[int]]) -> None:
        """State what chance decided: groups of numbers, as `rulebook.game.ChanceOutcome`."""
        before, state = self.state, self.state
        due = self.due
        if due is None or self.seed is not None:
            raise IllegalAction("error-no-chance-due")
        moment = self.round, self.turn
        self.game.enter_chance(self.config, state, tuple(map(tuple, outcome)))
        decided = self.game.chance_outcome(self.config, state, due)
        self._events.append(Chance(due, *moment, decided, self.called, before, copied(state)))
        self._advance(state)

    def play(self, players: playing.Sitters = None) -> Self:
        """Play to the end: one player for all seats, a list or one each by seat; else at random.

        A player is a bot's spec, a `Bot`, or a function of a view that answers with an action.

        >>> Table("sushi-go", players=2, seed=7).play(["greedy", "random"]).winners
        (0,)
        """
        playing.play(self, players)
        return self

    def decisions(self) -> Iterator[Decision]:
        """All decisions that were revealed, each with what its seat saw, may have done and did."""
        return decisions(self)

    # Other tables

    def copy(self) -> "Table":
        """A table of its own at which the same has happened so far, chance to come included."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)  # records are replaced, never changed
        twin._events = self._events.copy()
        return twin

    def from_start(self) -> "Table":
        """A table of its own, set up and dealt in the same way, at which nobody has answered."""
        twin = self.copy()
        twin._deal()
        return twin

    def at(self, round: int, turn: int) -> "Table":  # noqa: A002
        """A table of its own, as this one was when the players were asked in that turn.

        >>> table = Table("sushi-go", players=2, seed=7).play()
        >>> table.at(3, 2).points == table.at(3, 1).points
        True
        """
        return past.at(self, round, turn)

    def undo(self) -> None:
        """Take back the last reveal that anybody had a choice about, and all that came of it."""
        self.__dict__.update(past.before_last_reveal(self).__dict__)

    def __eq__(self, other: object) -> bool:
        """Whether the same has happened at an equal table, and the same is to come."""
        if not isinstance(other, Table):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def _identity(self) -> tuple[object, ...]:
        chance = None if self._chance is None else self._chance.tobytes()
        agreed = self.setup, self.names, self.seed, self.salts
        return *agreed, self._events, self._state.tobytes(), chance

    # Records

    def record(self) -> str:
        """The game as a record: text that `from_record` reads."""
        from sushibar.table.record import write

        return write(self)

    @classmethod
    def from_record(cls, record: str) -> "Table":
        """The table that a record describes, every line checked."""
        from sushibar.table.record import read

        return read(record)

    def save(self, path: str | Path) -> None:
        """Write the record to a file; an existing file is replaced whole or not at all."""
        from sushibar.table.record import save

        save(self, Path(path))

    @classmethod
    def load(cls, path: str | Path) -> "Table":
        """Read a record from a file."""
        from sushibar.table.record import load

        return load(Path(path))

    def __repr__(self) -> str:
        arguments = [repr(self.setup.game), *self.setup.arguments()]
        if self.names != self.setup.default_names():
            arguments.append(f"names={list(self.names)!r}")
        arguments.append("stated=True" if self.seed is None else f"seed={self.seed!r}")
        if self.salts:
            arguments.append(f"salts={list(self.salts)!r}")
        if self.position is not None:
            arguments.append(f"position={self.position!r}")
        moves = entries.lines(self)
        if moves:
            arguments.append(f"moves={moves!r}")
        return f"Table({', '.join(arguments)})"

    # Inside

    def _deal(self) -> None:
        """Start: with what the seed deals, or with what the position says."""
        self._chance = None if self.seed is None else dealer(self.seed, self.salts)
        self._events, self._finished = [], []
        self.told = 0
        """How many events the lines entered so far have passed, see `entries.untold`."""
        self._pending, self._over, self._masks = (None, ()), (None, False), (None, {})
        state = new(self.game.state)
        if self.position is None:
            self.game.start(self.config, state)
        else:
            lay_out = self.setup.kit.position.lay_out
            lay_out(self.setup, self.config, state, self.position, self._chance)
            self._finished = [copied(state) for _ in range(int(state["this_round"]))]
        self._state = state
        self._advance(state)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Put the table back as it was if anything goes wrong on the way."""
        state, chance, told = self._state, self._chance, self.told
        happened, finished = self.happened, self._finished
        try:
            yield
        except Exception:
            self._state, self._chance, self.told = state, chance, told
            self._finished = finished
            del self._events[happened:]
            raise

    def _advance(self, state: Record, *, acted: bool = False) -> None:
        """Play on from this state, noting what happens, and make it the table's."""
        rules, config = self.rules, self.config
        events: list[Event] = []
        finished, rng = self._finished, self._chance
        while True:
            played = int(state["this_round"])
            if played > len(finished):
                finished = [*finished, copied(state)]
            due = rules.chance_due(state)
            asked = due is None and rules.pending(config, state) != 0
            if asked or (due is not None and rng is None):
                break
            moment = min(played + 1, rules.rounds), int(state["turn"]) + 1
            before = copied(state)
            if due is None:
                answers = tuple(rules.answer(config, state, seat) for seat in self.seats)
                if not rules.advance(config, state, rng):
                    break
                events.append(
                    Reveal(*moment, answers, not acted, self.called, before, copied(state))
                )
            else:
                rng = copied(rng)
                rules.advance(config, state, rng)
                outcome = rules.chance_outcome(config, state, due)
                events.append(Chance(due, *moment, outcome, self.called, before, copied(state)))
            acted = False
        self._state, self._chance = state, rng
        self._events += events
        self._finished = finished
