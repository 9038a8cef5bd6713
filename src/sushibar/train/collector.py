"""Games that are played to learn from: some steps of all of them, kept in tensors."""

from typing import Any

import torch

from sushibar.bots.network.file import HEADS
from sushibar.envs import POINTS, Batch
from sushibar.games.setup import Setup
from sushibar.train.network import Learner, Tensor, expectations, sampled, torch_type
from sushibar.train.setups import Rollouts


class Collector:
    """Steps a batch of games and keeps all that was seen, chosen and won.

    Nothing is copied: every step is written into its own part of the tensors.
    """

    def __init__(self, rollouts: Rollouts, threads: int) -> None:
        game, setups, games, steps, ahead, device, seed, with_others, taste, flattened = rollouts
        self.batch = Batch(game, setups, games, device, seed=seed, threads=threads, checked=False)
        self.games, self.steps, self.device = games, steps, device
        self.taste, self.flattened = taste, flattened
        self.ahead, self.played, rows = ahead, 0, steps + ahead
        fields = self.batch.fields.items()
        self.kept: dict[str, Tensor] = {
            name: torch.zeros(
                (rows + 1, *field.shape), dtype=torch_type(field.dtype), device=device
            )
            for name, field in fields
        }
        self.slots = [
            self.batch.bind(**{name: self.kept[name][step] for name, _ in fields})
            for step in range(rows + 1)
        ]
        self.choices = torch.zeros((rows, games), dtype=torch.int64, device=device)
        self.log_probs = torch.zeros((rows, games), device=device)
        self.values = torch.zeros((rows, games, len(HEADS)), device=device)
        self.rows = [*self.kept.values(), self.choices, self.log_probs, self.values]
        """All that has a row for each step."""
        self.choice = torch.zeros(games, dtype=torch.int64, device=device)
        self.players = torch.from_numpy(self.batch.players.astype("int64")).to(device)
        self.number = number = torch.arange(games, device=device)
        self.lone = ((number % 100).float() < 100 * with_others).nonzero()[:, 0]
        """The games in which one seat alone learns."""
        seat = (number // 100) % self.players
        self.learns = torch.ones(games, self.batch.game.seats, dtype=torch.bool, device=device)
        self.learns[self.lone] = False
        self.learns[self.lone, seat[self.lone]] = True
        self.are_others_drawn = taste != 0 or flattened != 1
        """Whether who sits at the other seats is drawn for each game."""
        shape = (len(self.lone), self.batch.game.seats, self.kept["masks"].shape[-1])
        self.tastes = self._drawn_tastes(torch.zeros(shape, device=device))
        """(lone games, seats, choices): what a seat adds to the logarithm of a choice's chance."""
        self.doubts = self._drawn_doubts(torch.ones(*shape[:2], 1, device=device))
        """(lone games, seats, 1): what it divides that logarithm by before."""
        self.batch.reset(self.slots[0])

    def _drawn_tastes(self, tastes: Tensor) -> Tensor:
        """New tastes of the same shape, from none to strong ones.

        So a learner meets players who love what it does not, and learns what to do about it.
        """
        strength = self.taste * torch.rand(*tastes.shape[:2], 1, device=self.device)
        return strength * torch.randn_like(tastes)

    def _drawn_doubts(self, doubts: Tensor) -> Tensor:
        """New doubts of the same shape, from none to those of players who choose almost at random.

        A policy that only ever meets its like is too sure of what others will do.
        """
        return self.flattened ** torch.rand_like(doubts)

    def collect(self, learner: Learner, others: Learner | None) -> None:
        """Play on until every row is filled; the others decide where a seat does not learn."""
        with torch.no_grad():
            self._collect(learner, others)

    def _collect(self, learner: Learner, others: Learner | None) -> None:
        for step in range(self.played, self.steps + self.ahead):
            seen, masks = self.kept["observations"][step], self.kept["masks"][step]
            log_probs, heads = learner(seen, masks)
            if others is not None and len(self.lone):
                theirs, _ = others(seen[self.lone], masks[self.lone])
                seats = self.kept["seats"][step].long()[self.lone]
                is_mine = self.learns[self.lone, seats]
                if self.are_others_drawn:
                    here = self.number[: len(seats)], seats
                    theirs = theirs / self.doubts[here] + self.tastes[here]
                log_probs[self.lone] = torch.where(is_mine[:, None], log_probs[self.lone], theirs)
            self.choice.copy_(sampled(log_probs))
            self.choices[step] = self.choice
            self.log_probs[step] = log_probs.gather(1, self.choice[:, None])[:, 0]
            self.values[step] = expectations(heads)
            self.batch.step(self.choice, self.slots[step + 1])
            if self.are_others_drawn:
                is_over = self.kept["ends"][step + 1][self.lone, None, None]
                self.tastes = torch.where(is_over, self._drawn_tastes(self.tastes), self.tastes)
                self.doubts = torch.where(is_over, self._drawn_doubts(self.doubts), self.doubts)

    def go_on(self) -> None:
        """Leave behind what was learned from: the rows after it become the first ones."""
        for rows in self.rows:
            rows[: len(rows) - self.steps] = rows[self.steps :].clone()
        self.played = self.ahead

    @property
    def learning(self) -> Tensor:
        """(rows, games): whether the seat that decided learns."""
        seats = self.kept["seats"][:-1].long()
        return self.learns[self.number.expand_as(seats), seats]

    def points(self) -> tuple[float, int]:
        """The points of all seats of games that have ended, summed up, and how many seats."""
        return points_of(self.kept, self.steps, self.players)


def points_of(kept: dict[str, Tensor], steps: int, players: Tensor) -> tuple[float, int]:
    """The points of all seats of games that ended in the first steps, and how many seats."""
    total = kept["rewards"][1 : steps + 1][..., POINTS].sum()
    seats = (kept["ends"][1 : steps + 1] * players).sum()
    return float(total), int(seats)


def outcome(
    learner: Learner,
    others: Learner | None,
    game: str,
    setups: list[Setup],
    games: int,
    seed: int,
    threads: int,
    steps: int,
) -> dict[str, Any]:
    """How a learner does alone at tables of others, who choose at random if there are none.

    Every game is played once; those that take longer than `steps` do not count.
    """
    device = learner.device
    batch = Batch(game, setups, games, device, seed=seed, threads=threads, checked=False)
    kept = {
        name: torch.zeros(field.shape, dtype=torch_type(field.dtype), device=device)
        for name, field in batch.fields.items()
    }
    buffers = batch.bind(**kept)
    batch.reset(buffers)
    players = torch.from_numpy(batch.players.astype("int64")).to(device)
    seat = torch.arange(games, device=device) % players
    choice = torch.zeros(games, dtype=torch.int64, device=device)
    over = torch.zeros(games, dtype=torch.bool, device=device)
    results = torch.zeros(games, 3, device=device)
    here = torch.arange(games, device=device)
    with torch.no_grad():
        for step in range(steps):
            log_probs, _ = learner(kept["observations"], kept["masks"])
            if others is None:
                theirs = torch.zeros_like(log_probs).masked_fill(~kept["masks"], -1e9)
            else:
                theirs, _ = others(kept["observations"], kept["masks"])
            mine = kept["seats"].long() == seat
            choice.copy_(sampled(torch.where(mine[:, None], log_probs, theirs)))
            batch.step(choice, buffers)
            now = kept["ends"] & ~over
            results = torch.where(now[:, None], kept["rewards"][here, seat], results)
            over = over | kept["ends"]
            if step % 16 == 15 and bool(over.all()):
                break
    shares = {}
    for number in players.unique().tolist():
        counted = over & (players == number)
        if bool(counted.any()):
            win, margin, points = results[counted].mean(0).tolist()
            shares[number] = {
                "win": win,
                "margin": margin,
                "points": points,
                "games": int(counted.sum()),
            }
    return shares
