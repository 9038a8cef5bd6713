"""A greedy player of Sushi Go!, and how the game is searched."""

from typing import Final

from sushibar.games.bot_rules import BotRules, Endgames, SearchStyle
from sushibar.games.drafting.prospects import round_is_over
from sushibar.games.sushi_go.bot.greedy import greedy_action, promise
from sushibar.games.sushi_go.bot.prospect import SCALES, is_open, prospect, worth_of_round

BOT: Final = BotRules(
    policies={"greedy": greedy_action},
    search=SearchStyle(
        greedy_action,
        round_is_over,
        prospect,
        guided=(0, 205),
        scales=SCALES,
    ),
    promise=promise,
    endgames=Endgames(is_open, worth_of_round),
)
