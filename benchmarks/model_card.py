"""Complete a trained network's card: chances that are right on the whole, and ratings.

    python -m benchmarks.model_card GAME FILE OUT [--games N] [--deals N] [--flattened NUMBER ...]

Plays against itself and shifts its chances to win so that their sum is right, then counts how
reliable they are; plays against greedy with its policy flattened by these numbers, and notes a
rating for each. Writes the network with both to OUT. Takes some minutes on one core.
"""

import argparse
import json
import math
from itertools import accumulate
from pathlib import Path

import numpy as np

from benchmarks.calibration import played
from benchmarks.rivals import rival
from sushibar.arena.contest import play_contest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.bots.kinds import BotKind
from sushibar.bots.network.file import HEADS, Network, read

ROUNDS = 6
"""A shift is found in so many steps, each of which is a few per cent as far off as the last."""


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    return math.log(chance / (1 - chance))


def shift_of(reliability: list[dict[str, float]]) -> float:
    """What to add to the logarithm of the odds of every chance so that their sum is right.

    Within a tenth all chances count as its mean.
    """
    counts = [row["decisions"] for row in reliability]
    given = [log_odds(min(max(row["given"], 1e-4), 1 - 1e-4)) for row in reliability]
    won = sum(count * row["won"] for count, row in zip(counts, reliability, strict=True))
    shift = 0.0
    for _ in range(ROUNDS):
        chances = [1 / (1 + math.exp(-one - shift)) for one in given]
        expected = sum(count * one for count, one in zip(counts, chances, strict=True))
        slope = sum(count * one * (1 - one) for count, one in zip(counts, chances, strict=True))
        shift += (won - expected) / slope
    return shift


def shifted(network: Network, shift: float) -> Network:
    """A network whose chances to win are shifted."""
    bias = network.weights.last_bias.copy()
    bias[len(bias) - len(HEADS)] += shift
    halves = bias.astype(np.float16).astype(np.float32)
    return Network(network.card, network.weights._replace(last_bias=halves))


def rating(game: str, path: Path, flattened: float, deals: int) -> float:
    """The rating of a network's flattened policy by two-player games against greedy, who has 1000.

    Half a victory and half a defeat are added, so that it never is without bounds.
    """
    spec = f"drawn@{path}~{flattened}"
    contest = ContestSetup.checked(
        game, [BotKind(rival(spec), spec)], field="greedy", players=2, seed="ratings"
    )
    outcome = play_contest(contest, deals, processes=1)
    games = 2 * outcome.deals
    won = (outcome.bots[0].win_rate.mean * games + 0.5) / (games + 1)
    return 1000 + 400 * log_odds(won) / math.log(10)


def main() -> None:
    """Play, complete the card, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--flattened", type=float, nargs="+", default=[0.5, 3.0, 10.0, 30.0, 100.0])
    chosen = parser.parse_args()
    network = read(chosen.file, chosen.game)
    shift = shift_of(played(network, chosen.games, "cpu", seed=1)["reliability"])
    network = shifted(network, shift)
    found = played(network, chosen.games, "cpu", seed=2)
    print(json.dumps({"shift": round(shift, 3), "points": found["points"]}), flush=True)
    measured = [rating(chosen.game, chosen.file, one, chosen.deals) for one in chosen.flattened]
    print(json.dumps({"flattened": chosen.flattened, "ratings": measured}), flush=True)
    # The flatter a policy, the worse it plays, whatever a few games say.
    ratings = list(
        accumulate((round(one) for one in measured), lambda last, one: min(last - 1, one))
    )
    calibrated = {
        "games": found["games"],
        "shift": round(shift, 3),
        "reliability": found["reliability"],
    }
    card = network.card | {"calibrated": calibrated, "ratings": [ratings, chosen.flattened]}
    Network(card, network.weights).write(chosen.out)


if __name__ == "__main__":
    main()
