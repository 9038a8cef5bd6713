"""Games to learn from, played by actors on all nodes; this process learns."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sushibar.train.network import Learner
    from sushibar.train.setups import Rollouts

Kept = dict[str, Any]
"""What was collected, by name, as arrays with the steps first and then the games."""
OF_COLLECTOR = ("choices", "log_probs", "values")


class RolloutActor:
    """Plays some of the games of a training on a node, with the weights that it is sent.

    One that dies with its node starts its games again on another one.
    """

    def __init__(self, rollouts: "Rollouts") -> None:
        import torch

        from sushibar.train.collector import Collector

        torch.manual_seed(rollouts.seed)
        torch.set_num_threads(1)
        self.game = rollouts.game
        self.collector = Collector(rollouts, 1)
        self.is_new = True

    def collect(self, mine: list[Any], others: list[Any] | None) -> Kept:
        """Play some steps of all games and tell everything of them."""
        collector = self.collector
        if not self.is_new:
            collector.go_on()
        self.is_new = False
        collector.collect(self.learner(mine), None if others is None else self.learner(others))
        told = {name: tensor.numpy() for name, tensor in collector.kept.items()}
        told |= {name: getattr(collector, name).numpy() for name in OF_COLLECTOR}
        return told | {"learning": collector.learning.numpy()}

    def players(self) -> Any:
        """The number of players of each game."""
        return self.collector.batch.players

    def learner(self, weights: list[Any]) -> "Learner":
        """A learner with these weights."""
        import torch

        from sushibar.train.network import Learner, quickest_precision

        learner = Learner(self.game, len(weights[1]), "cpu")
        learner.precision = quickest_precision("cpu")
        learner.load([torch.from_numpy(weight.copy()) for weight in weights])
        return learner


class ClusterCollector:
    """Does what `train.collector.Collector` does, with games that actors play.

    Each core of the cluster has an actor, with a part of the games and of the setups.
    """

    def __init__(self, cores: int, rollouts: "Rollouts") -> None:
        import numpy as np
        import ray
        import torch

        setups, device = rollouts.setups, rollouts.device
        count = max(1, min(cores, rollouts.games))
        self.steps, self.device = rollouts.steps, device
        remote = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(RolloutActor)
        parts = [len(part) for part in np.array_split(np.arange(rollouts.games), count)]
        self.actors = [
            remote.remote(
                rollouts._replace(
                    setups=setups[n::count] or setups,
                    games=part,
                    device="cpu",
                    seed=rollouts.seed + n,
                )
            )
            for n, part in enumerate(parts)
        ]
        counted = ray.get([actor.players.remote() for actor in self.actors])
        self.players = torch.from_numpy(np.concatenate(counted).astype("int64")).to(device)
        self.games = len(self.players)
        self.kept: Kept = {}
        self.choices = self.log_probs = self.values = self.learning = None

    def collect(self, learner: "Learner", others: "Learner | None") -> None:
        """Let all actors play some steps with these weights."""
        import ray

        mine = ray.put(plain(learner))
        theirs = None if others is None else ray.put(plain(others))
        told = ray.get([actor.collect.remote(mine, theirs) for actor in self.actors])
        joined = {name: self._joined([one[name] for one in told]) for name in told[0]}
        for name in (*OF_COLLECTOR, "learning"):
            setattr(self, name, joined.pop(name))
        self.kept = joined

    def _joined(self, parts: list[Any]) -> Any:
        import numpy as np
        import torch

        return torch.from_numpy(np.concatenate(parts, axis=1)).to(self.device)

    def go_on(self) -> None:
        """Nothing to do: actors go on by themselves."""

    def points(self) -> tuple[float, int]:
        """The points of all seats of games that have ended, summed up, and how many seats."""
        from sushibar.train.collector import points_of

        return points_of(self.kept, self.steps, self.players)


def plain(learner: "Learner") -> list[Any]:
    """The weights of a learner as arrays."""
    return [weight.cpu().numpy() for weight in learner.state()]
