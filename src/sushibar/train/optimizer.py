"""Learning from games that were played: proximal policy optimization with masks."""

from typing import Final, NamedTuple

import torch
from torch.nn import functional

from sushibar.train.advantages import normalized, returns, weighed
from sushibar.train.collector import Collector
from sushibar.train.network import Learner, Tensor
from sushibar.train.settings import TrainingSettings

POINTS_SHARE: Final = 0.2
"""Points are told to people only: nothing is chosen by them."""


class Losses(NamedTuple):
    """What the last update was about."""

    entropy: Tensor
    win: Tensor
    margin: Tensor


class Optimizer:
    """Changes a learner so that what went better than expected becomes more likely."""

    def __init__(self, settings: TrainingSettings, learner: Learner) -> None:
        self.settings, self.learner = settings, learner
        self.adam = torch.optim.Adam(
            learner.parameters, lr=settings.learning_rate, eps=1e-5, fused=settings.device == "cuda"
        )

    def learn(self, collector: Collector, progress: float) -> Losses | None:
        """Learn from what was collected, when so much of the training is done.

        None where nothing can be learned yet: no seat that learns knows what came of a decision.
        """
        settings, kept = self.settings, collector.kept
        for group in self.adam.param_groups:
            group["lr"] = settings.learning_rate_at(progress)
        entropy_worth = settings.entropy_at(progress)
        found = returns(
            collector.values,
            kept["seats"][:-1],
            kept["rewards"][1:],
            kept["ends"][1:],
            settings.gae_lambda,
        )
        known = found.known & collector.learning
        known[settings.steps :] = False  # learned from when more is known of what came of them
        advantages = weighed(found.advantages, settings.margin_share, settings.points_share)
        advantages = normalized(advantages, collector.players, known).flatten()
        rows = known.flatten().nonzero()[:, 0]
        if len(rows) == 0:
            return None
        seen, masks = kept["observations"][:-1].flatten(0, 1), kept["masks"][:-1].flatten(0, 1)
        choices, old_log_probs = collector.choices.flatten(), collector.log_probs.flatten()
        targets = found.targets.flatten(0, 1)
        losses = None
        for _ in range(settings.epochs):
            order = rows[torch.randperm(len(rows), device=rows.device)]
            for chunk in order.split(settings.minibatch):
                if len(chunk) < settings.minibatch // 2 and losses is not None:
                    continue  # too few to be worth a step
                losses = self.step(
                    seen[chunk],
                    masks[chunk],
                    choices[chunk],
                    old_log_probs[chunk],
                    advantages[chunk],
                    targets[chunk],
                    entropy_worth,
                )
        return losses

    def step(
        self,
        seen: Tensor,
        masks: Tensor,
        choices: Tensor,
        old_log_probs: Tensor,
        advantages: Tensor,
        targets: Tensor,
        entropy_worth: float,
    ) -> Losses:
        """One step of the optimizer."""
        settings = self.settings
        log_probs, heads = self.learner(seen, masks)
        ratio = (log_probs.gather(1, choices[:, None])[:, 0] - old_log_probs).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -torch.minimum(ratio * advantages, clipped * advantages).mean()
        entropy = -(log_probs.exp() * log_probs).sum(1).mean()
        win = functional.binary_cross_entropy_with_logits(heads[:, 0], targets[:, 0])
        margin = functional.mse_loss(heads[:, 1], targets[:, 1])
        points = functional.mse_loss(heads[:, 2], targets[:, 2])
        heads_loss = win + margin + POINTS_SHARE * points
        loss = policy + settings.value_share * heads_loss - entropy_worth * entropy
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.learner.parameters, settings.max_gradient_norm)
        self.adam.step()
        return Losses(entropy.detach(), win.detach(), margin.detach())
