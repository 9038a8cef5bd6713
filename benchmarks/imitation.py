"""Train a network to choose as other bots do (see `docs/learning.md`); needs torch.

    python -m benchmarks.imitation GAME OUT BOT ... [--games N] [--epochs N] [--sharpened X]

Each BOT, built-in or one of `benchmarks.rivals`, plays games with every number of players and on
every recommended menu, the network that comes with the package in one of the seats; who is named
twice plays twice as many. That network, which knows a good choice already, then learns to choose as
they did. Prints a JSON line: by number of players the share of decisions, of games that it has not
learned from, that it finds likeliest, and the mean logarithm of their chances. In OUT all
logarithms are multiplied by X: what a network cannot foretell of a search is not what the search
leaves to chance, so a surer one plays more like it.
"""

import argparse
import json
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch

from benchmarks.rivals import NAMES, network_at, rival
from sushibar import Limit, Table, View
from sushibar.bots.network.file import new_card
from sushibar.bots.network.policy import ANSWERS, NetworkAnswer, NetworkPlayer
from sushibar.bots.roster import bot
from sushibar.envs.parity import every_setup
from sushibar.machine import cores
from sushibar.train.network import Learner, learner_of, quickest_precision
from sushibar.train.setups import is_usual

TESTED = 29
"""One game in so many is not learned from; a prime, so that they have all menus and players."""
ROWS = 1024
"""Decisions that one step of the optimizer looks at."""
LEARNING_RATE, LAST_LEARNING_RATE = 1e-3, 1e-5
WEIGHT_DECAY = 0.3


class Decisions(NamedTuple):
    """What was shown and chosen, a row for each decision."""

    rows: Any
    masks: Any
    choices: Any
    players: Any
    games: Any


def player(words: str, luck: str, game: str) -> Callable[[View], str | int]:
    """A bot, built-in or a rival, as a function of what it sees."""
    if words.startswith(NAMES):
        return partial(rival(words)(luck, game).choose, limit=Limit(threads=1))
    return bot(words, luck, game)


def played(game: str, games: int, job: tuple[int, str]) -> Decisions:
    """What a bot decides in so many games."""
    part, words = job
    ANSWERS.now(game)
    network = network_at("", game)
    own, luck = NetworkPlayer(network), Random(f"imitation {part}")
    found: list[tuple[Any, ...]] = []
    setups = [setup for setup in every_setup(game) if is_usual(setup)]
    for number in range(games):
        seed, setup = f"imitation {part} {number}", setups[number % len(setups)]
        count = setup.players
        guest = luck.randrange(count)
        bots = [player(words, f"{seed} {seat}", game) for seat in range(count)]
        decided: list[tuple[View, int]] = []

        def choose(view: View, guest: int = guest, bots: Any = bots, decided: Any = decided) -> int:
            seat = int(view.record.seat)
            if seat == guest or len(view.legal) == 1:
                return own.choose(view, Limit())
            action = int(bots[seat](view))
            decided.append((view, action))
            return action

        Table(game, players=count, menu=setup.menu or None, seed=seed).play(choose)
        for view, action in decided:
            shown = NetworkAnswer(view, network, compiled=True)
            [choice] = ((shown.mask != 0) & (shown.actions == action)).nonzero()[0]
            found.append((shown.row, shown.mask != 0, choice, count, number))
    return Decisions(*(np.array(column) for column in zip(*found, strict=True)))


def learned(game: str, decisions: Decisions, epochs: int) -> Learner:
    """A network that chooses as was chosen."""
    torch.manual_seed(0)
    learner = learner_of(network_at("", game), "cpu")
    learner.precision = quickest_precision("cpu")
    rows, masks, choices = (torch.from_numpy(column) for column in decisions[:3])
    adam = torch.optim.AdamW(learner.parameters, lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    for epoch in range(epochs):
        # In a straight line: by `between`, as in trainings, it foretold a hundredth less.
        adam.param_groups[0]["lr"] = LAST_LEARNING_RATE + LEARNING_RATE * (1 - epoch / epochs)
        for chunk in torch.randperm(len(rows)).split(ROWS):
            log_probs, _ = learner(rows[chunk], masks[chunk])
            loss = -log_probs.gather(1, choices[chunk, None]).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
    return learner


def sharpen(learner: Learner, times: float) -> None:
    """Multiply the logarithms of its chances."""
    with torch.no_grad():
        for parameter in learner.parameters[-2:]:
            parameter[: learner.choices] *= times  # the rest are heads


def foretold(learner: Learner, decisions: Decisions) -> dict[str, Any]:
    """By number of players: how often the likeliest choice is made, how likely those made are."""
    rows, masks, choices = (torch.from_numpy(column) for column in decisions[:3])
    with torch.no_grad():
        log_probs, _ = learner(rows, masks)
    said = log_probs.gather(1, choices[:, None])[:, 0].numpy()
    hits = (log_probs.argmax(1) == choices).numpy()
    counts = sorted({*decisions.players.tolist()})
    here = {count: decisions.players == count for count in counts}
    return {
        "likeliest": {count: round(float(hits[here[count]].mean()), 3) for count in counts},
        "log_chance": {count: round(float(said[here[count]].mean()), 3) for count in counts},
    }


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("bots", nargs="+", metavar="bot")
    parser.add_argument("--games", type=int, default=1200, help="that each BOT plays")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--sharpened", type=float, default=1.0)
    arguments = parser.parse_args()
    game = arguments.game
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores(), mp_context=spawn) as pool:
        play = partial(played, game, arguments.games)
        parts = [*pool.map(play, enumerate(arguments.bots))]
    is_tested = np.concatenate([part.games for part in parts]) % TESTED == 0
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    learner = learned(
        game,
        Decisions(*(column[~is_tested] for column in columns)),
        arguments.epochs,
    )
    about = {
        "imitates": arguments.bots,
        "games": arguments.games,
        "decisions": len(is_tested),
        "sharpened": arguments.sharpened,
        **foretold(learner, Decisions(*(column[is_tested] for column in columns))),
    }
    sharpen(learner, arguments.sharpened)
    learner.network(new_card(game, **about)).write(arguments.out)
    print(json.dumps(about))


if __name__ == "__main__":
    main()
