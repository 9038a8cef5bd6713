"""How much better a choice was than expected: generalized advantages, seat by seat."""

from typing import Any, NamedTuple, TypeAlias

import torch

from sushibar.bots.network.file import MARGIN_UNIT
from sushibar.envs import MARGIN, POINTS, WIN

Tensor: TypeAlias = Any


class Returns(NamedTuple):
    """What came of decisions: all are (steps, games, ...)."""

    advantages: Tensor
    """(steps, games, heads)."""
    targets: Tensor
    """(steps, games, heads): what the heads should have said."""
    known: Tensor
    """(steps, games): whether anything is known yet of what came of it."""


def returns(
    values: Tensor, seats: Tensor, rewards: Tensor, ends: Tensor, gae_lambda: float
) -> Returns:
    """Look back from the last step.

    `values` (steps, games, heads) are what was expected, `seats` (steps, games) who decided;
    `rewards` (steps, games, seats, rewards) and `ends` (steps, games) are what each decision led
    to. What follows a seat's decision is its own next one in the same game: so a seat's last
    decision in a game that goes on teaches nothing yet.
    """
    steps, games, _ = values.shape
    units = torch.tensor([1.0, MARGIN_UNIT, MARGIN_UNIT], device=values.device)
    won = rewards[..., [WIN, MARGIN, POINTS]] / units
    seat_count = rewards.shape[2]
    following = torch.zeros(games, seat_count, len(units), device=values.device)
    carried = torch.zeros_like(following)
    seen = torch.zeros(games, seat_count, dtype=torch.bool, device=values.device)
    advantages, known = torch.zeros_like(values), torch.zeros_like(ends)
    here = torch.arange(games, device=values.device)
    for step in range(steps - 1, -1, -1):
        ended, seat = ends[step], seats[step].long()
        following = torch.where(ended[:, None, None], won[step], following)
        carried = carried.masked_fill(ended[:, None, None], 0.0)
        seen = seen | ended[:, None]
        is_known = seen[here, seat]
        gained = following[here, seat] - values[step] + gae_lambda * carried[here, seat]
        gained = gained.masked_fill(~is_known[:, None], 0.0)
        advantages[step], known[step] = gained, is_known
        following[here, seat], carried[here, seat] = values[step], gained
        seen[here, seat] = True
    return Returns(advantages, advantages + values, known)


def weighed(advantages: Tensor, margin_share: float, points_share: float) -> Tensor:
    """Advantages as one number each: beside a victory, what a lead and points are worth."""
    win, margin, points = advantages.unbind(-1)
    return win + margin_share * margin + points_share * points


def normalized(advantages: Tensor, players: Tensor, known: Tensor) -> Tensor:
    """Advantages of one mean and size for every number of players."""
    groups = int(players.max()) + 1
    group = players.long().expand_as(known)[known]
    values = advantages[known]
    count = torch.zeros(groups, device=values.device).index_add_(0, group, torch.ones_like(values))
    total = torch.zeros_like(count).index_add_(0, group, values)
    mean = total / count.clamp(min=1)
    squares = torch.zeros_like(count).index_add_(0, group, (values - mean[group]) ** 2)
    size = (squares / count.clamp(min=1)).sqrt() + 1e-4
    scaled = torch.zeros_like(advantages)
    scaled[known] = (values - mean[group]) / size[group]
    return scaled
