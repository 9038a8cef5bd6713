"""Game records: text that holds setup, chance and decisions, and can be checked line by line."""

from pathlib import Path
from typing import Final, NamedTuple

from sushibar.errors import BookError, RecordError, SetupError, SushibarError
from sushibar.folders import write_file
from sushibar.games.kit import game_named
from sushibar.games.notation import SEPARATOR
from sushibar.games.setup import Setup
from sushibar.rulebook.game import AnyBook
from sushibar.table import entries
from sushibar.table.dealer import check_seed, commitment
from sushibar.table.table import Table

FORMAT: Final = 1
HEAD: Final = (
    "game",
    "players",
    "edition",
    "options",
    "menu",
    "names",
    "commitment",
    "seed",
    "salts",
)
BOOK: Final = ("book", "ingredient", "recipe")
"""Lines of the head too: together they are a recipe book."""
BLAME: Final = {
    "error-edition": "edition",
    "error-option": "options",
    "error-no-options": "options",
    "error-players": "players",
    "error-dummy-players": "options",
    "error-no-menus": "menu",
    "error-menu-type": "menu",
    "error-menu-twice": "menu",
    "error-menu-group": "menu",
    "error-menu-players": "menu",
    "error-names-count": "names",
    "error-name": "names",
    "error-seed": "seed",
    "error-salt": "salts",
    "error-stated-seed": "salts",
}
"""Which line of the head an error of the setup is about."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""What some editors write before the first line."""
LARGEST_CHARACTERS: Final = 1_000_000
"""More characters than any game needs."""


def write(table: Table) -> str:
    """The record of a table, finished or not; a game that started with a position has none."""
    if table.position is not None:
        raise RecordError("record-position")
    setup, lines = table.setup, head_lines(table.setup)
    if table.names != setup.default_names():
        lines.append(f"names {SEPARATOR.join(table.names)}")
    if table.seed is not None:
        lines += [f"commitment {commitment(table.seed)}", f"seed {table.seed}"]
    if table.salts:
        lines.append(f"salts {SEPARATOR.join(table.salts)}")
    lines += entries.lines(table)
    if table.over:
        lines.append(f"points {SEPARATOR.join(map(str, table.points))}")
        lines.append(f"winners {' '.join(map(str, table.winners))}")
    return "\n".join([*lines, "end", ""])


def head_lines(setup: Setup) -> list[str]:
    """The first lines of a record: what was agreed."""
    rules = setup.kit.rules
    lines = [
        f"sushibar record {FORMAT}",
        f"game {setup.game} {rules.version}",
        f"players {setup.players}",
    ]
    if len(rules.editions) > 1:
        lines.append(f"edition {setup.edition}")
    if setup.options:
        lines.append(f"options {' '.join(setup.options)}")
    if setup.menu:
        lines.append(f"menu {' '.join(setup.menu)}")
    if setup.book is not None:
        assert rules.books is not None
        lines += rules.books.write(setup.book)
    return lines


def read(text: str) -> Table:
    """The table that a record describes; a `RecordError` names the first line that is wrong."""
    return Reader(text).read()


class Verified(NamedTuple):
    """A record that holds, and what it stated beyond the game itself."""

    table: Table
    commitment: bool
    result: bool


def verify(record: str | Path) -> Verified:
    """Check a record, or one in a file; a `RecordError` names the first line that is wrong.

    Besides the table, tell whether a commitment and a result were in it.
    """
    reader = Reader(read_text(record) if isinstance(record, Path) else record)
    table = reader.read()
    return Verified(table, "commitment" in reader.head, reader.results == {"points", "winners"})


def save(table: Table, path: Path) -> None:
    """Write a record to a file, all of it or nothing; only its owner may read it, it has a seed."""
    write_file(path, write(table))


def load(path: Path) -> Table:
    """Read a record from a file."""
    return read(read_text(path))


def read_text(path: Path) -> str:
    """The text of a record's file."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LARGEST_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise RecordError("record-not-text", line=1) from None


def is_head(word: str, rest: str) -> bool:
    """Whether a line belongs to the head; `menu 1.5 …` is about chance, `menu maki …` is not."""
    about_chance = word in ("menu", "recipe") and rest.strip()[:1].isdigit()
    return word in (*HEAD, *BOOK) and not about_chance


class Reader:
    """Reads a record line by line; `number` is the line that an error names."""

    def __init__(self, text: str) -> None:
        if len(text) > LARGEST_CHARACTERS:
            raise RecordError("record-too-large", most=LARGEST_CHARACTERS)
        text = text.removeprefix(BYTE_ORDER_MARK)
        self.lines = [
            (number, stripped)
            for number, line in enumerate(text.split("\n"), start=1)
            if (stripped := line.partition("#")[0].strip())
        ]
        self.head: dict[str, tuple[int, str]] = {}
        self.book: list[tuple[int, str]] = []
        self.results: set[str] = set()
        self.table: Table | None = None
        self.number = 1

    def read(self) -> Table:
        """The table, with every line checked."""
        if not self.lines:
            raise self.error("record-empty")
        self.number, first = self.lines[0]
        if first != f"sushibar record {FORMAT}":
            raise self.error("record-format", format=FORMAT)
        for position, (number, line) in enumerate(self.lines[1:], start=2):
            self.number = number
            if line == "end" and position < len(self.lines):
                self.number = self.lines[position][0]
                raise self.error("record-after-end")
            try:
                if line == "end":
                    return self.sit_down()
                self.read_line(line)
            except RecordError:
                raise
            except SushibarError as error:
                raise self.error("record-line", reason=str(error)) from error
        raise self.error("record-truncated")

    def error(self, key: str, **facts: object) -> RecordError:
        """An error in the current line."""
        return RecordError(key, line=self.number, **facts)

    def read_line(self, line: str) -> None:
        """Take in one line: of the head, of the body, or of the result."""
        word, _, rest = line.partition(" ")
        if is_head(word, rest):
            if self.table is not None:
                raise self.error("record-late", word=word)
            if word in BOOK:
                self.book.append((self.number, line))
                return
            if word in self.head:
                raise self.error("record-twice", word=word)
            self.head[word] = self.number, rest.strip()
        elif word == "points":
            self.check_result(word, rest.split("|"), self.sit_down().points)
        elif word == "winners":
            self.check_result(word, rest.split(), self.sit_down().winners)
        else:
            self.sit_down().enter(line)

    def check_result(self, word: str, said: list[str], true: tuple[int, ...]) -> None:
        """Check a line of the result against the game itself."""
        self.results.add(word)
        if not self.sit_down().over:
            raise self.error("record-early-result", word=word)
        if [part.strip() for part in said] != [str(number) for number in true]:
            raise self.error("record-result", word=word, expected=", ".join(map(str, true)))

    def sit_down(self) -> Table:
        """The table of this record, set up when it is first needed."""
        if self.table is None:
            here = self.number
            self.table = self.set_up()
            self.number = here
        return self.table

    def set_up(self) -> Table:
        """A table as the head describes it."""
        for word in ("game", "players"):
            if word not in self.head:
                raise self.error("record-missing", word=word)
        name, _, version = self.value("game").partition(" ")
        if version != str(game_named(name).version):
            raise self.error("record-version", version=version, ours=game_named(name).version)
        if game_named(name).menus and "menu" not in self.head:
            raise self.error("record-missing", word="menu")
        players = self.value("players")
        if not (players.isascii() and players.isdigit() and len(players) < 4):
            raise self.error("record-number", word="players", value=players)
        seed = check_seed(self.value("seed")) if "seed" in self.head else None
        if "commitment" in self.head:
            promised = self.value("commitment")
            if seed is None:
                raise self.error("record-no-seed")
            if promised != commitment(seed):
                raise self.error("record-commitment")
        book = self.read_book(name)
        try:
            return Table(
                name,
                players=int(players),
                edition=self.value("edition") or None,
                options=self.value("options").split(),
                menu=self.value("menu").split() if "menu" in self.head else None,
                book=book,
                names=self.parts("names") or None,
                seed=seed,
                salts=self.parts("salts"),
                stated=seed is None,
            )
        except SushibarError as error:
            self.value(BLAME.get(error.key, "game"))
            raise

    def read_book(self, game: str) -> AnyBook | None:
        """The book of the head; an error names the line of its entry, or the first one."""
        if not self.book:
            return None
        self.number = self.book[0][0]
        books = game_named(game).books
        if books is None:
            raise SetupError("error-no-books", game=game)
        try:
            book: AnyBook = books.read(line for _, line in self.book)
        except BookError as error:
            for number, line in self.book:
                kind, *words = line.split()
                name = words[1:2] if kind == "ingredient" else words[:1]
                if error.facts.get("line") == line or [error.facts.get("name")] == name:
                    self.number = number
            raise
        return book

    def value(self, word: str) -> str:
        """What the head says, with errors to name that line; empty if it says nothing."""
        if word not in self.head:
            return ""
        self.number, value = self.head[word]
        return value

    def parts(self, word: str) -> list[str]:
        """What the head says seat by seat."""
        value = self.value(word)
        return [part.strip() for part in value.split("|")] if value else []
