"""Bots as players at tables: some stay for a whole sitting, of others a new one comes each time."""

from sushibar.bots.bot import Seated
from sushibar.bots.roster import bot, checked_kind
from sushibar.table.table import Table


class Players:
    """The bots of a process, whichever table they sit at; `close` it at the end."""

    def __init__(self, threads: int | None = None) -> None:
        """Bots that think on so many threads each, or on as many as they like."""
        self.threads = threads
        self._staying: dict[str, dict[tuple[int, str], Seated]] = {}

    def player(self, code: str, table: Table, seat: int, spec: str) -> Seated:
        """The bot of this spec at a seat of the table with that code.

        The luck of one that does not stay depends only on the seed and on what has happened, so
        that a game which was interrupted goes on the same way.
        """
        game, luck = table.setup.game, f"{table.seed} {seat}"
        if not checked_kind(spec, game).lasting:
            return bot(spec, f"{luck} {table.happened}", game, self.threads)
        staying = self._staying.setdefault(code, {})
        if (seat, spec) not in staying:
            staying[seat, spec] = bot(spec, luck, game, self.threads)
        return staying[seat, spec]

    def stay_at(self, code: str) -> bool:
        """Whether anybody stays at a table."""
        return code in self._staying

    def dismiss(self, code: str) -> None:
        """The bots that stayed at a table go home."""
        for seated in self._staying.pop(code, {}).values():
            seated.close()

    def close(self) -> None:
        """Everybody goes home."""
        for code in tuple(self._staying):
            self.dismiss(code)
