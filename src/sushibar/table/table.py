"""A table: one game from its setup to its winners."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import numpy as np

from sushibar.errors import IllegalAction, SetupError, UnknownName
from sushibar.games import picture
from sushibar.games.events import Chance, Event, Reveal
from sushibar.games.kit import game_named
from sushibar.games.menus import Menu
from sushibar.games.notation import Action, action_number, named
from sushibar.games.readiness import rules_of
from sushibar.games.setup import Setup
from sushibar.games.sheet import ScoreSheet
from sushibar.games.view import View
from sushibar.games.words import sheet
from sushibar.rulebook.game import BookSource, Game
from sushibar.rulebook.rule import Counts, Record, copied, new
from sushibar.table import entries
from sushibar.table.dealer import check_salts, check_seed, dealer, fresh_seed
from sushibar.table.policy import Policy, RandomPolicy


class Table:
    """One game, from its setup to its winners.

    >>> table = Table("sushi-go", players=2, seed=7)
    >>> table.pending
    (0, 1)
    >>> table.legal(0)
    ('dumpling', 'maki-2', 'maki-3', 'salmon-nigiri', 'squid-nigiri', 'pudding', 'wasabi')
    >>> table.act(0, "wasabi")
    >>> table.pending
    (1,)

    Answers are hidden until the last seat has given its own; until then `act` begins a new
    answer and `retract` takes one back. Every error leaves the table as it was.
    """

    def __init__(
        self,
        game: str = "sushi-go",
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
        moves: Iterable[str] = (),
    ) -> None:
        """Set up a table; without a seed the deal cannot be guessed.

        A `menu` is a recommended one by name, or types in any order, or "random", which the seed
        decides; without it the usual one is meant. A `book` of recipes is one, or its file's path.
        With `stated` chance is entered by people, card by card, as at a real table. `moves` are
        lines of a record (see `enter`).
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
        self._chance = None if self.seed is None else dealer(self.seed, self.salts)
        self._events: list[Event] = []
        self._finished: list[Record] = []
        self.told = 0
        """How many events the lines entered so far have passed, see `entries.untold`."""
        self._state: Record = new(self.game.state)
        self._pending: tuple[Record | None, tuple[int, ...]] = (None, ())
        self._over: tuple[Record | None, bool] = (None, False)
        self.game.start(self.config, self._state)
        self._advance(self._state)
        for move in moves:
            self.enter(move)

    @property
    def rules(self) -> Game:
        """The game, with compiled rules as soon as they are ready: see `rulebook.readiness`."""
        return rules_of(self.setup.game)

    # What is asked

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        state, pending = self._pending
        if state is not self._state:  # records are replaced, never changed
            bits = self.rules.pending(self.config, self._state)
            pending = tuple(seat for seat in self.seats if bits >> seat & 1)
            self._pending = self._state, pending
        return pending

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The actions that the seat may take now; all of them if it may still change its mind."""
        self._check_seat(seat)
        return named(self.called, self._mask(seat))

    def given(self, seat: int) -> tuple[int, ...]:
        """The numbers of the actions that the seat has answered with so far, unrevealed."""
        self._check_seat(seat)
        return self.game.answer(self.config, self._state, seat)

    @property
    def due(self) -> str | None:
        """What people have to state next, such as a "deal", or nothing."""
        return None if self.over else self.game.chance_due(self._state)

    # What happens

    def act(self, seat: int, action: str | int) -> None:
        """Take one step of a seat's answer, by name or number."""
        self._check_seat(seat)
        number = action_number(self.called, action)
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
        """State what chance decided: groups of numbers, as `rulebook.game.Outcome`."""
        before, state = self.state, self.state
        due = self.due
        if due is None or self.seed is not None:
            raise IllegalAction("error-no-chance-due")
        moment = self.round, self.turn
        self.game.enter_chance(self.config, state, tuple(map(tuple, outcome)))
        decided = self.game.chance_outcome(self.config, state, due)
        self._events.append(Chance(due, *moment, decided, before, copied(state)))
        self._advance(state)

    def play(self, policy: Policy | Mapping[int, Policy] | None = None) -> Self:
        """Play to the end: one policy for all seats or one each, a random one by default."""
        chosen = policy if policy is not None else RandomPolicy(self.seed)
        while not self.over:
            if not self.pending:
                raise IllegalAction("error-chance-due", due=self.due)
            seat = self.pending[0]
            if isinstance(chosen, Mapping) and seat not in chosen:
                raise UnknownName("error-no-policy", seat=seat)
            decide = chosen[seat] if isinstance(chosen, Mapping) else chosen
            self.act(seat, decide(self.view(seat)))
        return self

    # What it looks like

    @property
    def seats(self) -> range:
        """The players' seats."""
        return range(self.setup.players)

    @property
    def round(self) -> int:
        """The round, from 1; after the game the last one."""
        return min(int(self._state["this_round"]) + 1, self.game.rounds)

    @property
    def turn(self) -> int:
        """The turn of the round, from 1."""
        return int(self._state["turn"]) + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        state, over = self._over
        if state is not self._state:
            over = bool(self.game.over(self._state))
            self._over = self._state, over
        return over

    @property
    def state(self) -> Record:
        """A copy of the rulebook's own record."""
        return copied(self._state)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far."""
        return tuple(self._events)

    @property
    def happened(self) -> int:
        """How many events there have been so far."""
        return len(self._events)

    def events_since(self, number: int) -> tuple[Event, ...]:
        """What has happened since there had been so many events."""
        return tuple(self._events[max(number, 0) :])

    def view(self, seat: int | None) -> View:
        """The table as a seat knows it; with None as a spectator does."""
        if seat is not None:
            self._check_seat(seat)
        return View(self.setup, self.config, self._state, seat, self.names)

    def copy(self) -> "Table":
        """A table of its own at which the same has happened so far, chance to come included."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)  # records are replaced, never changed
        twin._events = self._events.copy()
        return twin

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat holds."""
        return self.view(seat).hand

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet so far, with a reason for every number."""
        return sheet(self.setup, self.config, self._finished, self._state, self.names)

    @property
    def finished(self) -> tuple[Record, ...]:
        """The states right after each round was scored; the last round's is the final one."""
        return tuple(copied(state) for state in self._finished)

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, by seat (a dummy's included)."""
        return tuple(int(self.rules.total(self._state, seat)) for seat in range(self.config.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; none before the end."""
        if not self.over:
            return ()
        bits = self.game.winners(self.config, self._state)
        return tuple(seat for seat in self.seats if bits >> seat & 1)

    def preview(self, seat: int) -> dict[str, str]:
        """What each legal action would bring, in words."""
        actions = self.legal(seat)
        return {
            action: self.setup.words.preview(
                self.setup, self.config, self._state, seat, action.number
            )
            for action in actions
        }

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
        moves = entries.lines(self)
        if moves:
            arguments.append(f"moves={moves!r}")
        return f"Table({', '.join(arguments)})"

    def __str__(self) -> str:
        hands = [self.hand(seat) for seat in self.seats]
        return picture.draw(self.setup, self.config, self._state, self.names, hands, self.points)

    # Inside

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

    def _mask(self, seat: int) -> Counts:
        mask = np.zeros(self.game.actions, np.int8)
        if not self.over:
            self.rules.legal(self.config, self._state, seat, mask)
        return mask

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
                events.append(Reveal(*moment, answers, not acted, before, copied(state)))
            else:
                rng = copied(rng)
                rules.advance(config, state, rng)
                outcome = rules.chance_outcome(config, state, due)
                events.append(Chance(due, *moment, outcome, before, copied(state)))
            acted = False
        self._state, self._chance = state, rng
        self._events += events
        self._finished = finished

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int | np.integer) or seat not in self.seats:
            raise UnknownName("error-seat", seat=str(seat), last=self.setup.players - 1)

    def _illegal(self, seat: int, number: int) -> IllegalAction:
        name = self.called.actions[number]
        if self.over:
            return IllegalAction("error-over", seat=seat, action=name)
        if not self.pending:
            return IllegalAction("error-chance-due", due=self.due)
        key = self.setup.words.refusal(self.config, self._state, seat, number)
        return IllegalAction(key, seat=seat, action=name, legal=", ".join(self.legal(seat)))
