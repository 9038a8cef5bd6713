"""A training: play, learn, report, and keep what was learned."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

import torch

from sushibar import __version__
from sushibar.batch.simulation import LARGEST_SEED
from sushibar.bots.network.file import check_card, new_card, read
from sushibar.errors import NetworkError
from sushibar.machine import cores
from sushibar.train.collector import Collector, outcome
from sushibar.train.curve import draw_curve
from sushibar.train.network import Learner, learner_of, quickest_precision
from sushibar.train.optimizer import Losses, Optimizer
from sushibar.train.report import Report
from sushibar.train.settings import (
    CHECKPOINT_SUFFIX,
    CURVE_SUFFIX,
    NETWORK_SUFFIX,
    TrainingSettings,
)
from sushibar.train.setups import Rollouts, training_setups

TESTED_GAMES = 2048
"""Games played for a report."""
TEST_SEEDS = 1 << 40
"""Added to the seed there: a network is never tested on games that it was trained on."""
TESTED_STEPS = 1200


Collectors = Callable[..., Any]
"""Makes a `Collector`, or whatever collects as one does, such as all nodes of a cluster."""


class Trainer:
    """One training, from its start or a checkpoint to its end."""

    def __init__(self, settings: TrainingSettings, collectors: Collectors = Collector) -> None:
        self.settings = settings
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.threads = settings.threads or cores()
        if settings.device == "cpu":
            torch.set_num_threads(self.threads)
        self.out = settings.network_file
        self.seconds, self.decisions = 0.0, 0
        self.before: list[dict[str, Any]] = []
        """What the network had been trained by, with which this training started."""
        self.curve: list[Report] = []
        self.pool: list[list[torch.Tensor]] = []
        found = self._checkpoint()
        self.learner = self._learner(found)
        self.width = len(self.learner.parameters[1])
        self.optimizer = Optimizer(settings, self.learner)
        if found is not None:
            self.optimizer.adam.load_state_dict(found["optimizer"])
            self.seconds, self.decisions = found["seconds"], found["decisions"]
            self.curve = [Report(**report) for report in found["curve"]]
            self.before = found.get("before", [])
        self.setups = training_setups(
            settings.game, settings.menus, settings.seed + self.decisions % 1_000_003
        )
        self.others: Learner | None = None
        if settings.against is not None:
            self.others = learner_of(read(settings.against, settings.game), settings.device)
        elif settings.pool > 0:
            self.others = Learner(settings.game, self.width, settings.device)
        for learner in filter(None, (self.learner, self.others)):
            learner.precision = quickest_precision(settings.device)
        rollouts = Rollouts(
            settings.game,
            self.setups,
            settings.at_once,
            settings.steps,
            settings.ahead,
            settings.device,
            settings.seed + self.decisions % 1_000_003,
            settings.share_of_others,
            settings.taste,
            settings.flattened,
        )
        self.collector = collectors(rollouts, self.threads)

    def _checkpoint(self) -> dict[str, Any] | None:
        """The checkpoint to go on from, if there is one."""
        start = self.settings.start
        if start is None or start.suffix == NETWORK_SUFFIX:
            return None
        if not start.exists():
            raise NetworkError("error-network-none", file=str(start))
        found: dict[str, Any] = torch.load(
            start, map_location=self.settings.device, weights_only=True
        )
        card = found.get("card", {})
        check_card(str(start), card, self.settings.game)
        return found

    def _learner(self, found: dict[str, Any] | None) -> Learner:
        settings = self.settings
        if found is not None:
            learner = Learner(settings.game, found["card"]["width"], settings.device)
            learner.load(found["weights"])
            return learner
        if settings.start is not None:
            start = read(settings.start, settings.game)
            if (trained := start.card.get("trained")) is not None:
                self.before = [*trained.pop("before", []), trained]
            return learner_of(start, settings.device)
        return Learner(settings.game, settings.wide, settings.device, settings.seed)

    def run(self) -> Iterator[Report]:
        """Train until the time is up; a report now and then, each with a checkpoint."""
        settings, collector = self.settings, self.collector
        all_seconds = 60 * settings.minutes
        luck = Random(settings.seed)
        before = self.rival()
        began, decisions, points, seats, iterations = time.perf_counter(), 0, 0.0, 0, 0
        losses: Losses | None = None
        while True:
            if self.settings.pool > 0 and self.others is not None and not settings.is_fixed:
                self._change_opponent(iterations, luck)
            progress = (self.seconds + time.perf_counter() - began) / max(all_seconds, 1e-9)
            collector.collect(self.learner, self.others)
            losses = self.optimizer.learn(collector, progress) or losses
            more, counted = collector.points()  # waits for the device
            points, seats = points + more, seats + counted
            collector.go_on()
            iterations += 1
            decisions += settings.steps * settings.at_once
            took = time.perf_counter() - began
            is_last = self.seconds + took >= all_seconds
            if is_last or took >= settings.report_seconds:
                self.seconds += took
                self.decisions += decisions
                entropy, win_loss, margin_loss = self._figures(losses)
                report = Report(
                    seconds=self.seconds,
                    decisions=self.decisions,
                    decisions_per_s=decisions / took,
                    points=points / max(1, seats),
                    entropy=entropy,
                    win_loss=win_loss,
                    margin_loss=margin_loss,
                    random_wins=self.share_of(None),
                    earlier_wins=self.share_of(before),
                )
                self.curve.append(report)
                self.write()
                yield report
                if is_last:
                    return
                before = self.rival()
                began, decisions, points, seats = time.perf_counter(), 0, 0.0, 0

    @staticmethod
    def _figures(losses: Losses | None) -> Sequence[float | None]:
        """Losses as numbers; an error if the training has diverged."""
        if losses is None:
            return [None] * len(Losses._fields)
        figures = [float(loss) for loss in losses]
        if not all(map(math.isfinite, figures)):
            raise NetworkError("error-training-diverged", losses=str(figures))
        return figures

    def rival(self) -> list[torch.Tensor]:
        """Whom the next report compares with: itself as it is now, or whom it trains against."""
        if self.settings.is_fixed and self.others is not None:
            return self.others.state()
        return self.learner.state()

    def _change_opponent(self, iterations: int, luck: Random) -> None:
        """Keep an earlier self now and then, and let one of those kept play."""
        assert self.others is not None
        if iterations % self.settings.pool_every == 0:
            self.pool.append(self.learner.state())
            del self.pool[: -self.settings.pool_size]
        self.others.load(luck.choice(self.pool))

    def share_of(self, opponents: list[torch.Tensor] | None) -> float:
        """How often the learner wins, alone against opponents; 1 is an even share."""
        others = None
        if opponents is not None:
            others = Learner(self.settings.game, len(opponents[1]), self.settings.device)
            others.load(opponents)
            others.precision = self.learner.precision
        games = min(TESTED_GAMES, self.settings.at_once)
        found = outcome(
            self.learner,
            others,
            self.settings.game,
            self.setups,
            games,
            (self.settings.seed + TEST_SEEDS + len(self.curve)) % LARGEST_SEED,
            self.threads,
            TESTED_STEPS,
        )
        played = sum(one["games"] for one in found.values())
        won = sum(one["win"] * players * one["games"] for players, one in found.items())
        return float(won / max(1, played))

    def write(self) -> None:
        """Write the network, a checkpoint to go on from, and the learning curve."""
        settings = self.settings
        self.out.parent.mkdir(parents=True, exist_ok=True)
        trained: dict[str, Any] = {
            "sushibar": __version__,
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "device": device_name(settings.device),
            "setups": len(self.setups),
            "settings": settings.as_json(),
            "last": self.curve[-1].as_json(),
            "before": self.before,
        }
        self.learner.network(new_card(settings.game, trained=trained)).write(self.out)
        checkpoint = self.out.with_suffix(CHECKPOINT_SUFFIX)
        beside = checkpoint.with_name(checkpoint.name + ".part")
        torch.save(
            {
                "card": new_card(settings.game, width=self.width),
                "weights": self.learner.state(),
                "optimizer": self.optimizer.adam.state_dict(),
                "seconds": self.seconds,
                "decisions": self.decisions,
                "curve": [asdict(report) for report in self.curve],
                "before": self.before,
            },
            beside,
        )
        beside.replace(checkpoint)
        self.out.with_suffix(CURVE_SUFFIX).write_text(
            draw_curve(settings.game, self.curve), encoding="utf-8"
        )


def device_name(device: str) -> str:
    """What a device is called by whoever made it."""
    return torch.cuda.get_device_name() if device == "cuda" else "CPU"
