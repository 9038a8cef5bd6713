"""`python -m sushibar.envs`: the parity check of environments, and the table of features.

Prints JSON lines; needs NumPy and Numba alone.
"""

import argparse
import json
import sys
from dataclasses import asdict

from sushibar.envs.batch import DEVICES
from sushibar.envs.parity import compare, every_setup
from sushibar.errors import SushibarError
from sushibar.games.kit import kit_named


def main() -> int:
    """Run a command; 0 if all is well."""
    arguments = parser().parse_args()
    try:
        return int(arguments.run(arguments))
    except SushibarError as error:
        print(f"sushibar.envs: {error}", file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="python -m sushibar.envs", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    parity = commands.add_parser("parity", help="step the same games on two targets and compare")
    parity.add_argument("game")
    parity.add_argument("--targets", nargs=2, choices=DEVICES, default=["cpu", "cuda"])
    parity.add_argument("--players", type=int, help="only with so many")
    parity.add_argument("--menu", help="only with this menu")
    parity.add_argument("--games", type=int, default=4096, help="of all setups together")
    parity.add_argument("--steps", type=int, default=2000)
    parity.add_argument("--seed", type=int, default=0)
    parity.set_defaults(run=run_parity)
    features = commands.add_parser("features", help="name all features and choices of a game")
    features.add_argument("game")
    features.set_defaults(run=run_features)
    return top


def run_parity(arguments: argparse.Namespace) -> int:
    """Compare two targets."""
    comparison = compare(
        arguments.game,
        every_setup(arguments.game, arguments.players, arguments.menu),
        tuple(arguments.targets),
        arguments.games,
        arguments.steps,
        arguments.seed,
    )
    print(json.dumps(asdict(comparison)), flush=True)
    return 0 if comparison.equal == comparison.steps else 1


def run_features(arguments: argparse.Namespace) -> int:
    """Print a line for every slice, and one for the choices."""
    encoding = kit_named(arguments.game).features
    for features in encoding.layout:
        print(json.dumps(features._asdict()))
    print(json.dumps({"size": encoding.layout.size, "choices": list(encoding.choices)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
