"""Wasabi! in words: the board, questions, previews, refusals, rules, reasons and news."""

from sushibar.table.wasabi.board import board
from sushibar.table.wasabi.names import action_name, brief, card_name, order, spoken
from sushibar.table.wasabi.news import chapter, tell
from sushibar.table.wasabi.previews import copies, points_now, preview
from sushibar.table.wasabi.questions import question
from sushibar.table.wasabi.reasons import is_live, row_names, rows, tie_break
from sushibar.table.wasabi.refusals import refusal
from sushibar.table.wasabi.rules import manual, rules, welcome
from sushibar.table.wasabi.seats import (
    groups,
    hands,
    in_front,
    memory,
    notes,
    piles,
    plate,
    progress,
    unknown,
)

__all__ = [
    "action_name",
    "board",
    "brief",
    "card_name",
    "chapter",
    "copies",
    "groups",
    "hands",
    "in_front",
    "is_live",
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
    "spoken",
    "tell",
    "tie_break",
    "unknown",
    "welcome",
]
