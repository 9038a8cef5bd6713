"""The transcript in `docs/socket.md`: a real one. `python tests/transcript.py` writes it again."""

import asyncio
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from inside import inside
from live import Api, Client
from sushibar.server import tables, worker
from sushibar.texts import speaking

PAGE = Path(__file__).parents[1] / "docs" / "socket.md"
BLOCK = re.compile(r"(?<=```text\n)→ .*?(?=```\n)", re.DOTALL)
"""What is said and heard, one message after the other."""
WIDTH = 130
"""Characters of a line, where a message can be broken."""
MOMENT = 1_767_225_600_000
"""What every clock shows."""
SEED = "0123456789abcdef" * 4
AKI, BEN = "a" * 32, "b" * 32


def lines(value: Any, before: str = "", after: str = "", indent: int = 0) -> Iterator[str]:
    """A message as JSON; what does not fit into a line is broken where it can be."""
    whole = f"{' ' * indent}{before}{json.dumps(value, ensure_ascii=False)}{after}"
    if len(whole) <= WIDTH or not isinstance(value, dict | list) or not value:
        yield whole
        return
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    yield f"{' ' * indent}{before}{opening}"
    parts = list(value.items()) if isinstance(value, dict) else [("", part) for part in value]
    for number, (key, part) in enumerate(parts, start=1):
        named = f"{json.dumps(key)}: " if isinstance(value, dict) else ""
        yield from lines(part, named, "," if number < len(parts) else "", indent + 2)
    yield f"{' ' * indent}{closing}{after}"


class Scribe(Client):
    """A client that writes down what it says and hears."""

    def __init__(self, *seat: str) -> None:
        super().__init__(*seat)
        self.written: list[str] = []

    async def say(self, kind: str, **message: Any) -> None:
        await super().say(kind, **message)
        self.write("→", {"type": kind, **message})

    async def hear(self) -> dict[str, Any]:
        heard = len(self.written)
        message = await super().hear()
        said, self.written[heard:] = self.written[heard:], []  # the acknowledgement comes after
        self.write("←", json.loads(self.raw[-1]))
        self.written += said
        return message

    def write(self, sign: str, message: dict[str, Any]) -> None:
        """Write a message down, with its clocks at one moment."""
        told = re.sub(r'"(at|now)": \d{13}', rf'"\1": {MOMENT}', json.dumps(message))
        self.written.append("\n".join(lines(json.loads(told), f"{sign} ")))


async def transcript(folder: Path) -> str:
    """The first turn of a game, as one of its players hears it."""
    with (
        speaking("en"),
        patch.object(worker, "new_code", lambda: "SAKE22"),
        patch.object(tables, "fresh_seed", lambda: SEED),
    ):
        async with inside(folder) as server, Api(server.url) as api:
            host = {"name": "Aki", "secret": AKI}
            await api.ask("POST", "/api/tables", game="sushi-go", players=2, host=host)
            await api.ask("POST", "/api/tables/SAKE22/seats", name="Ben", secret=BEN)
            aki, ben = Scribe(server.url, "SAKE22", AKI), Client(server.url, "SAKE22", BEN)
            async with aki.connected():
                await aki.hear()
                await api.ask("POST", "/api/tables/SAKE22/start", AKI)
                await aki.hear()
                await aki.reply("preview", question=1, steps=[])
                await aki.reply("select", question=1, steps=["maki-3"])
                await aki.reply("answer", question=2, steps=["maki-3"])
                await aki.reply("answer", question=1, steps=["maki-3"])
                async with ben.connected():
                    await ben.hear()
                    await aki.until(lambda heard: heard["type"] == "present")
                    await ben.reply("answer", question=1, steps=["tempura"])
                    await aki.until(lambda heard: heard["type"] == "news" and bool(heard["view"]))
                    await aki.reply("ping", id=1)
                    return "\n".join(aki.written) + "\n"


def made() -> str:
    """The transcript, from a server that is started for it."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(transcript(Path(folder)))


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    fresh = made()
    PAGE.write_text(BLOCK.sub(lambda _: fresh, page), encoding="utf-8")
