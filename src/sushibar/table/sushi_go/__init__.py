"""Sushi Go! in words: why points were given, what a plate holds, what a card would bring."""

from sushibar.table.sushi_go.news import direction, notes, progress, tell
from sushibar.table.sushi_go.plates import action_name, card_name, groups, plate
from sushibar.table.sushi_go.previews import lay_chosen, points_now, preview, refusal, sheet_now
from sushibar.table.sushi_go.questions import copies, order, question, rules, spoken, welcome
from sushibar.table.sushi_go.reasons import (
    explain_maki,
    explain_puddings,
    explain_round,
    rows,
    tie_break,
)

__all__ = [
    "action_name",
    "card_name",
    "copies",
    "direction",
    "explain_maki",
    "explain_puddings",
    "explain_round",
    "groups",
    "lay_chosen",
    "notes",
    "order",
    "plate",
    "points_now",
    "preview",
    "progress",
    "question",
    "refusal",
    "rows",
    "rules",
    "sheet_now",
    "spoken",
    "tell",
    "tie_break",
    "welcome",
]
