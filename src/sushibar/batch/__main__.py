"""`python -m sushibar.batch`: simulations and the parity check with NumPy and Numba alone.

Prints JSON lines; the friendly command line is `sushibar`.
"""

import argparse
import json
import sys
from dataclasses import asdict

from sushibar.batch.parity import TARGETS, compare, equal_counts, equal_games
from sushibar.batch.simulation import DEVICES, simulate
from sushibar.errors import SushibarError

MENU_HELP = "a recommended menu's name, types with commas between, or random"


def main() -> int:
    """Run a simulation or the parity check; 0 if all is well."""
    arguments = parser().parse_args()
    try:
        return int(arguments.run(arguments))
    except SushibarError as error:
        print(f"sushibar.batch: {error}", file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="python -m sushibar.batch", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    sim = commands.add_parser("sim", help="play games and print one JSON object")
    sim.add_argument("game")
    sim.add_argument("--players", type=int, default=4)
    sim.add_argument("--edition")
    sim.add_argument("--option", action="append", default=[], dest="options")
    sim.add_argument("--menu", help=MENU_HELP)
    sim.add_argument("--book", help="a recipe book's file, for Wasabi!")
    sim.add_argument("--policy", default="random")
    sim.add_argument("--games", type=int, default=100_000)
    sim.add_argument("--seed", type=int, default=0)
    sim.add_argument("--device", choices=DEVICES, default="cpu")
    sim.add_argument("--threads", type=int)
    sim.set_defaults(run=run_sim)
    parity = commands.add_parser("parity", help="play the same games on two targets and compare")
    parity.add_argument("game")
    parity.add_argument("--targets", nargs=2, choices=sorted(TARGETS), default=["cpu", "cuda"])
    parity.add_argument("--players", type=int, help="only with so many")
    parity.add_argument("--menu", help=MENU_HELP)
    parity.add_argument("--policy", default="random")
    parity.add_argument("--games", type=int, default=10_000, help="for every setup")
    parity.add_argument("--seed", type=int, default=0)
    parity.add_argument("--counts", action="store_true", help="compare what simulations count")
    parity.set_defaults(run=run_parity)
    return top


def run_sim(arguments: argparse.Namespace) -> int:
    """Simulate and print the result."""
    result = simulate(
        arguments.game,
        players=arguments.players,
        edition=arguments.edition,
        options=tuple(arguments.options),
        menu=arguments.menu,
        book=arguments.book,
        policy=arguments.policy,
        games=arguments.games,
        seed=arguments.seed,
        device=arguments.device,
        threads=arguments.threads,
    )
    print(json.dumps(result.as_json()))
    return 0


def run_parity(arguments: argparse.Namespace) -> int:
    """Compare two targets and print a line for every setup."""
    alike = True
    comparisons = compare(
        arguments.game,
        tuple(arguments.targets),
        arguments.games,
        arguments.seed,
        arguments.players,
        arguments.menu,
        arguments.policy,
        by=equal_counts if arguments.counts else equal_games,
    )
    for comparison in comparisons:
        print(json.dumps(asdict(comparison)), flush=True)
        alike = alike and comparison.equal == comparison.games
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
