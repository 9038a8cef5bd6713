"""A cook that plays Wasabi!: it looks for the run that is nearest to one of its recipes."""

from typing import Final

from sushibar.games.bot_rules import BotRules, SearchStyle
from sushibar.games.wasabi.bot.cook import beginner_action, greedy_action
from sushibar.games.wasabi.bot.prospect import laps_are_over, prospect

BOT: Final = BotRules(
    policies={"greedy": greedy_action, "beginner": beginner_action},
    search=SearchStyle(
        greedy_action,
        laps_are_over,
        prospect,
        guided=(256, 256),
        scales=(4.0, 4.0),
        explore=0.1,
        caution=1.0,
        review_playouts=1_000,
        whole_review_playouts=150_000,
        is_deep=False,
    ),
)
