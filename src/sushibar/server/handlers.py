"""Handlers of what clients at a live table ask for, one for each message."""

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from sushibar.errors import Refused, StoreError
from sushibar.match.views import foreseen, question_view
from sushibar.server import wire

if TYPE_CHECKING:
    from sushibar.server.connection import Connection


async def answer(client: "Connection", message: wire.Answer) -> None:
    """Give the seat's whole answer, or another one."""
    seat, question, steps = client.answering_seat, message.question, message.steps
    known = None if message.after is None else max(message.after, client.answered_at)
    arrived = time.perf_counter()
    client.answered_at = await client.room.do(
        lambda match: match.answer(seat, question, steps, known=known),
        lambda match: match.given_at(seat, question),
    )
    client.worker.metrics.busy.note_decision(time.perf_counter() - arrived)
    client.send({"type": "accepted", "question": question, "steps": steps})


async def select(client: "Connection", message: wire.Select) -> None:
    """Keep what would be answered if time were up, and say what can follow."""
    seat, question, steps = client.own_seat, message.question, message.steps
    draft = await client.room.look(lambda match: match.draft(seat, question, steps))
    try:
        await client.worker.store.select(client.code, seat, question, " ".join(draft.first))
    except StoreError:
        client.room.tell_trouble(trouble=True)
        raise
    client.send(
        {
            "type": "selected",
            "question": question,
            "steps": steps,
            "whole": draft.is_whole,
            "enough": draft.is_enough,
            "asked": None if draft.is_whole else question_view(draft.table, seat, words=True),
            "then": foreseen(draft.table, seat) if draft.goes_on else None,
        }
    )


async def preview(client: "Connection", message: wire.AskPreview) -> None:
    """Say what each choice would bring now."""
    seat, question, steps = client.own_seat, message.question, message.steps
    draft = await client.room.look(lambda match: match.draft(seat, question, steps))
    thinking, is_asked = client.worker.thinking, not draft.is_whole or draft.goes_on
    brings = await thinking.preview(client.requester, draft.table, seat) if is_asked else {}
    client.send({"type": "preview", "question": question, "steps": steps, "brings": brings})


async def hint(client: "Connection", message: wire.AskHint) -> None:
    """Say what is good to do."""
    seat, question, steps = client.own_seat, message.question, message.steps
    if not message.simply and not client.room.allowance(seat).hints.take():
        raise Refused("refused-too-many-hints")
    draft = await client.room.look(lambda match: match.draft(seat, question, steps))
    if (draft.is_whole and not draft.goes_on) or seat not in draft.table.pending:
        raise Refused("refused-not-asked")
    thinking = client.worker.thinking
    found = await thinking.hint(client.requester, draft.table, seat, simply=message.simply)
    client.worker.metrics.hints.inc()
    client.send({"type": "hint", "question": question, "steps": steps, **found})


async def tell_scores(client: "Connection", message: wire.AskScores) -> None:
    """Tell the score sheet so far."""
    cache, charge = client.room.view_cache, client.purse.charge
    client.websocket.post(await client.room.look(lambda match: cache.sheet(match, charge)))


async def say(client: "Connection", message: wire.Say) -> None:
    """Say a phrase, or show an emote."""
    seat = client.own_seat
    if not client.room.allowance(seat).phrases.take():
        raise Refused("refused-too-many-phrases")
    await client.room.do(lambda match: match.say(seat, message.phrase))


async def come_back(client: "Connection", message: wire.ComeBack) -> None:
    """Take the seat back from the bot that stands in."""
    seat = client.own_seat
    await client.room.do(lambda match: match.come_back(seat))


async def take(client: "Connection", message: wire.Take) -> None:
    """Show what a seat may know to its player, who says so at a device that people share."""
    await client.room.look(lambda match: client.show(match, message.seat))


async def cover(client: "Connection", message: wire.Cover) -> None:
    """Show no seat's view until somebody says that it is their turn."""
    await client.room.look(lambda match: client.show(match, None))


async def greet_again(client: "Connection", message: wire.Hello) -> None:
    """Refuse to become somebody else."""
    raise Refused("refused-hello")


Handler = Callable[["Connection", Any], Awaitable[None]]
HANDLERS: Final[dict[type[wire.Incoming], Handler]] = {
    wire.Answer: answer,
    wire.Select: select,
    wire.AskPreview: preview,
    wire.AskHint: hint,
    wire.AskScores: tell_scores,
    wire.Say: say,
    wire.ComeBack: come_back,
    wire.Take: take,
    wire.Cover: cover,
    wire.Hello: greet_again,
}
