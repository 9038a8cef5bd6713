"""A game in the terminal, line by line: one person, or several who take turns, and bots."""

from collections.abc import Mapping
from pathlib import Path

from sushibar.errors import BotError
from sushibar.games import picture
from sushibar.games.events import Event, ends_round
from sushibar.games.notation import Action
from sushibar.games.phrases import BYSTANDER
from sushibar.match.local_match import LocalMatch
from sushibar.table.dealer import commitment
from sushibar.table.table import Table
from sushibar.terminal import commands, output, screen, typed_answer
from sushibar.terminal.console import Console
from sushibar.terminal.files import new_file, own_command, quoted, resumed
from sushibar.terminal.typed_input import shortened
from sushibar.texts import text


class Session:
    """One game: from the greeting to the end of the game, or until the person leaves."""

    def __init__(self, table: Table, bots: Mapping[int, str], file: Path | None = None) -> None:
        """Sit down at a table with a bot, named by its spec, at every other seat.

        The file is the one that the game was resumed from, and goes on in.
        """
        self.game = LocalMatch(table, bots)
        self.file = file
        self.copies: set[Path] = set()
        self.complained = False
        self.shown = False
        self.asked = False
        self.told = 0 if file is None else table.happened
        self.console = Console()

    @property
    def seat(self) -> int:
        """The seat of the person who sits there now."""
        seat = self.game.seat
        assert seat is not None
        return seat

    @property
    def table(self) -> Table:
        """The table as it lies before the person, with what was chosen so far."""
        return self.game.table

    @property
    def viewer(self) -> int:
        """For whom it is told what happens: people who share the terminal all read it."""
        return BYSTANDER if self.game.is_shared else self.game.people[0]

    def run(self) -> bool:
        """Play until the game or the person's patience ends; False if it could not be saved."""
        try:
            self.greet()
            while not self.table.over:
                self.game.let_bots_answer()
                self.tell_news()
                asked = self.game.asked
                if asked is not None:
                    self.hand_over(asked)
                    self.ask_person()
                if self.game.is_shared and self.game.seat is None:
                    self.console.clear()  # what happens now is for everybody
            self.tell_news()
        except (commands.Leave, EOFError, KeyboardInterrupt):
            if not self.table.over:
                return self.leave()
        except BotError:
            self.leave()
            raise
        finally:
            self.game.close()
        return self.finish()

    # Beginning and end

    def greet(self) -> None:
        """Say what is played, how, and what the shuffle promises."""
        setup = self.table.setup
        self.console.head(picture.title(setup))
        if self.told:
            self.console.tell(text("play-welcome-back"))
        else:
            for words in setup.words.welcome(setup):
                self.console.tell(words)
            self.console.tell(text("play-how-typing", game=setup.game))
        if self.game.bots:
            self.console.say(output.opponents(self.table, self.game.bots))
        assert self.table.seed is not None
        self.console.say(text("play-sealed", commitment=commitment(self.table.seed)))

    def finish(self) -> bool:
        """Explain the last points, name the winners, show the seed."""
        table, say = self.table, self.console.say
        sheet = table.sheet
        last = len(sheet.rows) - 1
        if table.setup.words.is_live():
            self.console.head(text("sheet-final"))
            say(sheet.explain_all())
        else:
            self.console.head(text("play-desserts", desserts=output.desserts(table)))
            say(sheet.explain(last))
        self.console.head(text("play-final"))
        say(output.scores(table, last + 1), "")
        self.console.tell(
            output.outcome(table, None if self.game.is_shared else self.game.people[0])
        )
        say("", text("play-unsealed", seed=str(table.seed)))
        complaint = self.keep()
        say(complaint or text("play-record", file=quoted(self.file)))
        return not complaint

    def leave(self) -> bool:
        """Save the game and say how to go on with it."""
        if not self.console.person:
            self.console.say("")
        complaint = self.keep()
        how = text(
            "play-left", command=own_command(), file=resumed(self.file, self.game.people_names)
        )
        self.console.say("", complaint or how)
        return not complaint

    def keep(self) -> str:
        """Save the game in its own file; the answer is a complaint, empty if all went well."""
        try:
            if self.file is None:
                self.file = new_file(self.table.setup.game)
                self.file.parent.mkdir(parents=True, exist_ok=True)
            self.table.save(self.file)
        except OSError as error:
            reason = error.strerror or str(error)
            return text("play-cannot-save", file=quoted(self.file), reason=reason)
        return ""

    def keep_quietly(self) -> None:
        """Save the game after an answer, in case the terminal closes; complain only once."""
        complaint = self.keep()
        if complaint and not self.complained:
            self.complained = True
            self.console.say(complaint)

    # Turns

    def hand_over(self, seat: int) -> None:
        """Where people share the terminal: show nothing to the next one who does not say so."""
        if self.game.seat == seat:
            return
        name = self.table.names[seat]
        self.console.head(text("play-pass-to", name=name))
        question = text("play-its-me", name=name)
        while (typed := self.console.ask(question).lower()) in commands.ANYBODYS:
            commands.obey(self, typed)
        self.game.take_seat(seat)
        self.shown = False

    def ask_person(self) -> None:
        """One step of the person's answer; commands are obeyed on the way."""
        self.show_question()
        self.asked = True
        while True:
            typed = self.console.ask(screen.prompt(self.table, self.seat))
            if commands.obey(self, typed):
                continue
            if self.answer(typed):
                return

    def answer(self, typed: str) -> bool:
        """Take the steps that were typed; False after saying what was expected instead."""
        first, rest = typed_answer.split(self.table, self.seat, typed)
        action = self.understand(first)
        if action is None:
            return False
        whole = self.game.take(action)
        self.keep_quietly()
        if rest and whole:
            self.console.tell(text("play-not-needed", typed=shortened(rest)))
        elif rest and not self.answer(rest):
            self.console.say("")
        return True

    def show_question(self) -> None:
        """All that is needed to decide: when a turn starts, or the person sits down, the table."""
        if screen.question(self.table, self.seat).opens or not self.shown:
            self.show_table()
        elif screen.question(self.table, self.seat).board:
            self.console.say("", *screen.board(self.table))
        self.show_choices()

    def show_choices(self) -> None:
        """What the person may choose from."""
        self.console.say("")
        self.console.tell(screen.question(self.table, self.seat).head)
        self.console.say(screen.listed(self.table, self.seat), "")

    def show_table(self) -> None:
        """How far the game has come, the board, all plates, and what else there is to know."""
        table = self.table
        self.shown = True
        progress = table.setup.words.progress(table.setup, table.config, table.state)
        self.console.head(progress[0].upper() + progress[1:])
        board = screen.board(table)
        if board:
            self.console.say(*board, "")
        self.console.say(screen.plates(table))
        notes = screen.notes(table, self.seat)
        if notes:
            self.console.say("")
            for note in notes:
                self.console.tell(note)

    def understand(self, typed: str) -> Action | None:
        """The choice that was typed; None after saying what was expected instead."""
        found = typed_answer.meant(self.table, self.seat, typed)
        if len(found) == 1:
            return found[0]
        self.console.tell(typed_answer.complaint(self.table, self.seat, typed, found))
        return None

    # News

    def tell_news(self) -> None:
        """Tell what has happened since it was last told."""
        for event in self.table.events_since(self.told):
            self.told += 1
            self.tell(event)

    def tell(self, event: Event) -> None:
        """One event, and what the round has brought if it is over with it."""
        table, say = self.table, self.console.say
        told = output.news(table, event, self.viewer, again=self.asked)
        if told:
            self.asked = False
            say(*told)
        if not ends_round(event) or table.setup.words.is_live():
            return
        self.console.head(text("play-round-over", round=event.round, edition=table.setup.edition))
        say(table.sheet.explain(event.round - 1), "", output.scores(table, event.round))
        if self.console.person:
            self.pause()

    def pause(self) -> None:
        """Leave time to read; as long as the game goes on, commands are obeyed here too."""
        self.console.say("")
        over = self.table.over
        question = text(
            "play-pause",
            over=int(over),
            desserts=output.desserts(self.table) if over else "",
            edition=self.table.setup.edition,
        )
        typed = self.console.ask(question)
        while not over and commands.obey(self, typed):
            typed = self.console.ask(question)
