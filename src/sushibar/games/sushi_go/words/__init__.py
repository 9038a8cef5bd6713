"""Sushi Go! in words: why points were given, what a plate holds, what a card would bring."""

from sushibar.games.drafting.words import board, chapter, hands, is_live, manual, row_names, unknown
from sushibar.games.sushi_go.words.news import direction, memory, notes, progress, tell
from sushibar.games.sushi_go.words.plates import (
    action_name,
    card_name,
    groups,
    in_front,
    piles,
    plate,
)
from sushibar.games.sushi_go.words.previews import (
    lay_chosen,
    points_now,
    preview,
    refusal,
    sheet_now,
)
from sushibar.games.sushi_go.words.questions import (
    brief,
    copies,
    order,
    question,
    rules,
    spoken,
    welcome,
)
from sushibar.games.sushi_go.words.reasons import (
    explain_maki,
    explain_puddings,
    explain_round,
    rows,
    tie_break,
)
from sushibar.games.sushi_go.words.standing import lines_now, races
