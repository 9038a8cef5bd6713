"""`python -m sushibar.train`: train a network where there are torch, NumPy and Numba alone."""

import argparse
import json
import sys
from dataclasses import MISSING, fields
from typing import Any, get_args

from sushibar.errors import SushibarError
from sushibar.train import train
from sushibar.train.settings import TrainingSettings

NAMES = {"start": "from"}
"""What settings are called here, where Python keeps the word for itself."""


def parser() -> argparse.ArgumentParser:
    """The command line: an option for every setting."""
    made = argparse.ArgumentParser(prog="python -m sushibar.train", description=__doc__)
    for setting in fields(TrainingSettings):
        kind = next(iter(get_args(setting.type)), setting.type)  # without its None
        if setting.default is MISSING:
            made.add_argument(setting.name, type=kind)
        else:
            name = f"--{NAMES.get(setting.name, setting.name).replace('_', '-')}"
            made.add_argument(name, dest=setting.name, type=kind, default=setting.default)
    return made


def main(words: list[str] | None = None) -> int:
    """Train, and print a JSON line for every report; 0 if all is well."""
    chosen: dict[str, Any] = vars(parser().parse_args(words))
    try:
        for report in train(TrainingSettings(**chosen)):
            print(json.dumps({"game": chosen["game"], **report.as_json()}), flush=True)
    except SushibarError as error:
        print(f"sushibar.train: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
