"""Whether a network's chances to win are right, and how many points it makes against itself.

    python -m benchmarks.calibration GAME [--device cpu|cuda] [--network FILE] [--games N]

A network plays all seats of games in the first edition without options, with every number of
players (in games with menus: the recommended ones), and chooses what it finds likeliest. Prints a
JSON line for each number of players with the mean points of a seat, then one with the reliability
of its chances: for each tenth, how many decisions it gave such a chance, the mean of these chances,
and the part of them that was won.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import torch

from sushibar.bots.network.file import Network, network_for, read
from sushibar.envs import POINTS, WIN, Batch
from sushibar.envs.parity import every_setup
from sushibar.machine import cores
from sushibar.train.network import learner_of, torch_type
from sushibar.train.setups import is_usual

TENTHS = 10
MOST_STEPS = 3000


def played(network: Network, games: int, device: str, seed: int) -> dict[str, Any]:
    """Play every game once: chances that were given and what became of them, and all points."""
    learner, game = learner_of(network, device), network.game
    setups = [setup for setup in every_setup(game) if is_usual(setup)]
    batch = Batch(game, setups, games, device, seed=seed, threads=cores())
    kept = {
        name: torch.zeros(field.shape, dtype=torch_type(field.dtype), device=device)
        for name, field in batch.fields.items()
    }
    buffers = batch.bind(**kept)
    batch.reset(buffers)
    players = torch.from_numpy(batch.players.astype("int64")).to(device)
    choice = torch.zeros(games, dtype=torch.int64, device=device)
    over = torch.zeros(games, dtype=torch.bool, device=device)
    seats = batch.game.seats
    # By game, seat and tenth: how many decisions, and the sum of their chances.
    counts = torch.zeros(games, seats, TENTHS, device=device)
    chances = torch.zeros_like(counts)
    results = torch.zeros(games, seats, 3, device=device)
    here = torch.arange(games, device=device)
    with torch.no_grad():
        for step in range(MOST_STEPS):
            likely, heads = learner(kept["observations"], kept["masks"])
            chance, seat = heads[:, 0].sigmoid(), kept["seats"].long()
            tenth = (chance * TENTHS).long().clamp(max=TENTHS - 1)
            counts[here, seat, tenth] += (~over).float()
            chances[here, seat, tenth] += (~over) * chance
            choice.copy_(likely.argmax(1))
            batch.step(choice, buffers)
            now = kept["ends"] & ~over
            results = torch.where(now[:, None, None], kept["rewards"], results)
            over |= kept["ends"]
            if step % 16 == 0 and bool(over.all()):
                break
    counted = over[:, None, None]
    won = (counts * results[..., WIN : WIN + 1] * counted).sum((0, 1))
    given, number = (chances * counted).sum((0, 1)), (counts * counted).sum((0, 1))
    points = {
        int(seated): float(results[over & (players == seated), : int(seated), POINTS].mean())
        for seated in players.unique().tolist()
    }
    rows = [
        {
            "decisions": int(number[tenth]),
            "given": round(float(given[tenth] / number[tenth].clamp(min=1)), 4),
            "won": round(float(won[tenth] / number[tenth].clamp(min=1)), 4),
        }
        for tenth in range(TENTHS)
    ]
    return {"games": int(over.sum()), "points": points, "reliability": rows}


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--network", type=Path)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    network = (
        network_for(arguments.game)
        if arguments.network is None
        else read(arguments.network, arguments.game)
    )
    assert network is not None, f"there is a network for {arguments.game}"
    found = played(network, arguments.games, arguments.device, arguments.seed)
    for players, points in found["points"].items():
        print(json.dumps({"game": arguments.game, "players": players, "points": round(points, 2)}))
    rows = {"games": found["games"], "reliability": found["reliability"]}
    print(json.dumps({"game": arguments.game, **rows}))


if __name__ == "__main__":
    main()
