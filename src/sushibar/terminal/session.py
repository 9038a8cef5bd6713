"""A game in the terminal, line by line: one person at seat 0, bots at all others."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sushibar.bots.roster import bot
from sushibar.rulebook.sushi_go.state import (
    CALL,
    DUMMY_CARD,
    FIRST_CARD,
    SECOND_CARD,
    controls_dummy,
)
from sushibar.table import picture
from sushibar.table.dealer import commitment
from sushibar.table.events import Chance, Event, Reveal
from sushibar.table.notation import Action
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.terminal import commands, screen, telling
from sushibar.terminal.console import Console, whole
from sushibar.terminal.files import new_file, own_command, quoted
from sushibar.terminal.screen import PERSON
from sushibar.terminal.typed import find, shortened, spellings
from sushibar.texts import text

QUESTIONS: Final = {FIRST_CARD: "first", CALL: "call", SECOND_CARD: "second", DUMMY_CARD: "dummy"}
"""What the person is asked for, by the step of the answer."""


class Session:
    """One sitting: from the greeting to the end of the game, or until the person leaves."""

    def __init__(self, table: Table, bots: Mapping[int, str], file: Path | None = None) -> None:
        """Sit down at a table with a kind of bot at every other seat.

        The file is the one that the game was resumed from, and goes on in.
        """
        self.table = table
        self.bots = bots
        self.file = file
        self.copies: set[Path] = set()
        self.complained = False
        self.told = 0 if file is None else len(table.events)
        self.console = Console()

    def run(self) -> bool:
        """Play until the game or the person's patience ends; False if it could not be saved."""
        try:
            self.greet()
            while not self.table.over:
                self.let_bots_answer()
                self.tell_news()
                if PERSON in self.table.pending:
                    self.ask_person()
            self.tell_news()
        except (commands.Leave, EOFError, KeyboardInterrupt):
            if not self.table.over:
                return self.leave()
        return self.finish()

    @property
    def question(self) -> str:
        """What the person is asked for."""
        return QUESTIONS[int(self.table.state.step[PERSON])]

    # Beginning and end

    def greet(self) -> None:
        """Say what is played, how, and what the shuffle promises."""
        setup = self.table.setup
        self.console.head(picture.title(setup))
        if self.told:
            self.console.tell(text("play-welcome-back"))
        else:
            self.console.say(text("play-how"))
            if "dummy" in setup.options:
                self.console.say(text("play-how-dummy"))
        assert self.table.seed is not None
        self.console.say(text("play-sealed", commitment=commitment(self.table.seed)))

    def finish(self) -> bool:
        """Score the desserts, name the winners, show the seed."""
        table, say = self.table, self.console.say
        self.console.head(text("play-desserts"))
        say(table.sheet.explain(table.game.rounds))
        self.console.head(text("play-final"))
        say(telling.scores(table, table.game.rounds + 1), "")
        self.console.tell(telling.outcome(table))
        say("", text("play-unsealed", seed=str(table.seed)))
        complaint = self.keep()
        say(complaint or text("play-record", file=quoted(self.file)))
        return not complaint

    def leave(self) -> bool:
        """Save the game and say how to go on with it."""
        if not self.console.person:
            self.console.say("")
        complaint = self.keep()
        how = text("play-left", command=own_command(), file=quoted(self.file))
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

    def let_bots_answer(self) -> None:
        """Every bot that owes an answer gives it, face down.

        Its luck depends on nothing but seed, seat and turn: a resumed game goes on the same way.
        """
        table = self.table
        moment = len(table.events)
        for seat, kind in self.bots.items():
            policy = bot(kind, f"{table.seed} {seat} {table.round}.{table.turn}")
            while len(table.events) == moment and seat in table.pending:
                table.act(seat, policy(table.view(seat)))

    def ask_person(self) -> None:
        """One step of the person's answer; commands are obeyed on the way."""
        self.show_question()
        while True:
            typed = self.console.ask(self.prompt())
            if commands.obey(self, typed):
                continue
            action = self.understand(typed)
            if action is not None:
                self.table.act(PERSON, action)
                self.keep_quietly()
                return

    def show_question(self) -> None:
        """All that is needed to decide: at the first step the whole table."""
        if self.question == "first":
            self.show_table()
        self.show_choices()

    def show_choices(self) -> None:
        """What the person may choose from."""
        head = text(f"play-question-{self.question}", card=screen.chosen(self.table))
        self.console.say("")
        self.console.tell(head)
        self.console.say(screen.numbered(self.table), "")

    def show_table(self) -> None:
        """How far the game has come, all plates, and who plays for the dummy."""
        table, state = self.table, self.table.state
        progress = words_of(table.setup).progress(table.config, state)
        self.console.head(progress[0].upper() + progress[1:])
        self.console.say(screen.plates(table))
        if "dummy" not in table.setup.options:
            return
        if controls_dummy(table.config, state, PERSON):
            drawn = words_of(table.setup).action_name(table.setup, int(state.drawn))
            self.console.say("", text("play-dummy-yours", card=drawn))
        else:
            self.console.say("", text("play-dummy-theirs", name=table.names[1]))

    def prompt(self) -> str:
        """What to type now."""
        return text(f"play-prompt-{self.question}", last=len(screen.choices(self.table)))

    def understand(self, typed: str) -> Action | None:
        """The choice that was typed; None after saying what was expected instead."""
        choices = screen.choices(self.table)
        meant = self.meant(typed, choices)
        if len(meant) == 1:
            return meant[0]
        if meant:
            names = [f"{choices.index(one) + 1} {screen.spoken(self.table, one)}" for one in meant]
            self.console.tell(text("play-ambiguous", choices=", ".join(names)))
        else:
            wrong = text("play-not-a-choice", typed=shortened(typed)) if typed else ""
            self.console.tell(f"{wrong} {text('play-expected', last=len(choices))}".strip())
        return None

    def meant(self, typed: str, choices: list[Action]) -> list[Action]:
        """The choices that may be meant by a number or a name."""
        if typed.isascii() and typed.isdigit():
            return [one for number, one in enumerate(choices, start=1) if str(number) == typed]
        names = {one: spellings(screen.spoken(self.table, one), one) for one in choices}
        if self.question == "call":
            for one, word in zip(choices, ("play-yes", "play-no"), strict=True):
                names[one] += (text(word),)
        return find(typed, names)

    # News

    def tell_news(self) -> None:
        """Tell what has happened since it was last told."""
        for event in self.table.events[self.told :]:
            self.told += 1
            self.tell(event)

    def tell(self, event: Event) -> None:
        """Tell one event, as far as the person may know it."""
        table = self.table
        if isinstance(event, Reveal):
            self.tell_reveal(event)
        elif event.kind == "controller":
            name = table.names[event.outcome[0][0]]
            self.console.say("", text("play-dummy-first", name=name))
        elif event.kind == "deal":
            self.tell_deal(event)

    def tell_deal(self, event: Chance) -> None:
        """A new round: how many cards, and which way they go."""
        table = self.table
        cards = int(table.config.hand)
        stops = [whole(table.names[seat]) for seat in [*screen.route(table, event.round), PERSON]]
        route = " → ".join(stops)
        self.console.say("")
        self.console.tell(text("play-deal", round=event.round, cards=cards, route=route))

    def tell_reveal(self, event: Reveal) -> None:
        """What everybody laid, then where the hands go, or what the round has brought."""
        table, say = self.table, self.console.say
        last = event.turn == table.config.hand
        say("", text("play-reveal", last=int(last)), telling.reveal(table, event))
        if not last:
            self.console.tell(telling.passing(table, event.round))
            return
        self.console.head(text("play-round-over", round=event.round))
        say(table.sheet.explain(event.round - 1), "", telling.scores(table, event.round))
        if self.console.person:
            self.pause()

    def pause(self) -> None:
        """Leave time to read; as long as the game goes on, commands are obeyed here too."""
        self.console.say("")
        question = text("play-pause", over=int(self.table.over))
        typed = self.console.ask(question)
        while not self.table.over and commands.obey(self, typed):
            typed = self.console.ask(question)
