"""A bot that is a program: a JSON object a line, over its standard input and output."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sushibar.bots.bot import Limit, plain
from sushibar.bots.programs.observations import GOODBYE, PROTOCOL, hello, question
from sushibar.bots.programs.process import Ended, LineProcess, Silence
from sushibar.errors import BotError
from sushibar.games.setup import Setup
from sushibar.games.view import View

PATIENCE_SECONDS: Final = 30.0
"""Seconds beyond its limit that a program may take for an answer."""
SHORT_CHARACTERS: Final = 200
"""Characters of an answer that are worth repeating."""


class Program:
    """A bot that asks a program; it is started when it is first asked, and `close` ends it."""

    def __init__(
        self,
        name: str,
        luck: str,
        command: Sequence[str],
        *,
        folder: Path | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self.name, self.luck = name, luck
        self.command, self.folder = tuple(command), folder
        self.patience = patience
        self._process: LineProcess | None = None
        self._setup: Setup | None = None

    def choose(self, observation: View, limit: Limit) -> str | int:
        """What the program answers; a `BotError` says what it has done instead."""
        if self._process is None or self._setup != observation.setup:
            self._start(observation)
        answer = self._ask(question(observation, limit), "action", limit.seconds or 0)
        action = answer.get("action")
        if isinstance(action, bool) or not isinstance(action, str | int):
            raise self._failed("error-program-answer", said=json.dumps(answer), wanted="action")
        return action

    def close(self) -> None:
        """Say goodbye and wait until the program has ended."""
        if self._process is not None:
            process, self._process = self._process, None
            process.close(json.dumps(GOODBYE))

    def _start(self, view: View) -> None:
        """Start the program again and greet it."""
        self.close()
        try:
            self._process = LineProcess(self.command, self.folder)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BotError(
                "error-program-start",
                bot=self.name,
                command=shlex.join(self.command),
                reason=reason,
            ) from None
        self._setup = view.setup
        answer = self._ask(hello(view, self.luck), "name")
        if answer.get("protocol") != PROTOCOL:
            said = json.dumps(answer.get("protocol"))
            raise self._failed("error-program-protocol", said=said, protocol=PROTOCOL)
        if not isinstance(answer.get("name"), str):
            raise self._failed("error-program-answer", said=json.dumps(answer), wanted="name")

    def _ask(self, message: dict[str, Any], wanted: str, seconds: float = 0) -> dict[str, Any]:
        """The object that the program answers with."""
        assert self._process is not None
        try:
            said = self._process.ask(json.dumps(message), seconds + self.patience)
        except Silence:
            waited = plain(round(seconds + self.patience, 3))
            raise self._failed("error-program-silent", seconds=waited) from None
        except Ended as ended:
            status = "none" if ended.status is None else str(ended.status)
            raise self._failed("error-program-ended", status=status) from None
        try:
            answer = json.loads(said)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            spelled = said.decode(errors="replace")
            raise self._failed("error-program-answer", said=spelled, wanted=wanted)
        return answer

    def _failed(self, key: str, **facts: object) -> BotError:
        """End the program and say what it has done."""
        assert self._process is not None
        process, self._process = self._process, None
        process.kill()
        if "said" in facts:
            facts["said"] = shortened(str(facts["said"]))
        return BotError(key, bot=self.name, **facts)


def shortened(said: str) -> str:
    """The beginning of what was said, if it is long."""
    return said if len(said) <= SHORT_CHARACTERS else f"{said[: SHORT_CHARACTERS - 1]}…"
