"""How likely every seat is to win, by what all of them may end with."""

import math
from collections.abc import Callable
from typing import Any

from sushibar.games.bot_rules import BROAD_SCALE
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, rule


@rule
def best_other(prospects: Any, players: int, seat: int) -> float:
    """The most that any other seat may end with."""
    best = -1e9
    for other in range(players):
        if other != seat:
            best = max(best, prospects[other])
    return best


@rule
def shares(prospects: Any, players: int, scale: float, chances: Any) -> None:
    """Chances that sum up to one: each `scale` points more are worth a factor of e."""
    top = -1e9
    for seat in range(players):
        top = max(top, prospects[seat])
    whole = 0.0
    for seat in range(players):
        chances[seat] = math.exp((prospects[seat] - top) / scale)
        whole += chances[seat]
    for seat in range(players):
        chances[seat] /= whole


@rule
def divide_victory(won: int, players: int, chances: Any) -> None:
    """When the game is over the winners, as bits, share one victory."""
    winners = 0
    for seat in range(players):
        winners += won >> seat & 1
    for seat in range(players):
        chances[seat] = (won >> seat & 1) / winners


def judge_function(game: Game, prospect: Callable[..., float]) -> Callable[..., None]:
    """The rule (config, state, search) that judges the table where a playout has ended.

    It fills in what every seat may end with, its chance to win, and its reward. The reward is half
    that chance and half a broader one: points count also where hardly any of them would change who
    wins.
    """
    over, winners = game.over, game.winners

    @rule
    def judge(config: Record, state: Record, search: Record) -> None:
        prospects, chances, rewards = search.prospects, search.chances, search.rewards
        players = int(config.players)
        for seat in range(players):
            prospects[seat] = prospect(config, state, seat)
        shares(prospects, players, BROAD_SCALE, rewards)
        if over(state):
            divide_victory(winners(config, state), players, chances)
        else:
            shares(prospects, players, float(search.scale), chances)
        for seat in range(players):
            rewards[seat] = 0.5 * (rewards[seat] + chances[seat])

    return judge
