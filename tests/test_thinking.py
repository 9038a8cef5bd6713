"""Bots at a server think, and say goodbye, outside the event loop."""

import asyncio
import threading

import pytest

from sushibar import Table, View
from sushibar.bots.bot import Limit
from sushibar.bots.kinds import BotKind
from sushibar.bots.plugins import plug_in
from sushibar.server.thinking import Thinking
from sushibar.server.turns import Requester

PATIENCE = 20.0
"""Seconds after which something that should happen has not happened."""


class Lingerer:
    """A bot that stays at the table until it is let go."""

    def __init__(self) -> None:
        self.let_go, self.gone = threading.Event(), threading.Event()

    def choose(self, observation: View, limit: Limit) -> str:
        return observation.legal[0]

    def close(self) -> None:
        if self.let_go.wait(PATIENCE):
            self.gone.set()


@pytest.fixture
def lingerer(monkeypatch: pytest.MonkeyPatch) -> Lingerer:
    """The one bot of its kind, a guest."""
    one = Lingerer()
    kind = BotKind(lambda luck, game: one, "takes its time")
    monkeypatch.setattr(
        "sushibar.bots.roster.plug_in", lambda name: kind if name == "lingerer" else plug_in(name)
    )
    return one


def test_nobody_waits_for_a_bot_that_goes_home_slowly(lingerer: Lingerer) -> None:
    async def story() -> None:
        thinking = Thinking()
        table = Table(players=2, seed=1)
        card = table.legal(0)[0]
        assert await thinking.answer(Requester("me", "ONE"), table.copy(), 0, "lingerer") == [card]
        thinking.dismiss("ONE")
        assert not lingerer.gone.is_set()
        lingerer.let_go.set()
        assert await asyncio.to_thread(lingerer.gone.wait, PATIENCE)
        thinking.stop()

    asyncio.run(story())


def test_bots_that_stay_go_home_when_the_server_stops(lingerer: Lingerer) -> None:
    async def story() -> None:
        thinking = Thinking()
        await thinking.answer(Requester("me", "ONE"), Table(players=2, seed=1), 0, "lingerer")
        thinking.dismiss("TWO")
        lingerer.let_go.set()
        assert not lingerer.gone.is_set()
        thinking.stop()
        assert lingerer.gone.is_set()

    asyncio.run(story())
