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

__all__ = [
    "action_name",
    "board",
    "brief",
    "card_name",
    "chapter",
    "copies",
    "direction",
    "explain_maki",
    "explain_puddings",
    "explain_round",
    "groups",
    "hands",
    "in_front",
    "is_live",
    "lay_chosen",
    "manual",
    "memory",
    "notes",
    "order",
    "piles",
    "plate",
    "points_now",
    "preview",
    "progress",
    "question",
    "refusal",
    "row_names",
    "rows",
    "rules",
    "sheet_now",
    "spoken",
    "tell",
    "tie_break",
    "unknown",
    "welcome",
]
