"""Sushi Go Party! in words: reasons, plates, questions, previews, rules and news."""

from sushibar.table.drafting import board, chapter, hands, is_live, manual, row_names, unknown
from sushibar.table.party.desserts import tie_break
from sushibar.table.party.names import action_name, brief, card_name, order, spoken
from sushibar.table.party.news import direction, memory, notes, progress, tell
from sushibar.table.party.plates import groups, in_front, piles, plate
from sushibar.table.party.previews import points_now, preview
from sushibar.table.party.questions import copies, question
from sushibar.table.party.reasons import explain_round, rows
from sushibar.table.party.refusals import refusal
from sushibar.table.party.rules import rules, welcome

__all__ = [
    "action_name",
    "board",
    "brief",
    "card_name",
    "chapter",
    "copies",
    "direction",
    "explain_round",
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
