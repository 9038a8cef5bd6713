"""Sushi Go Party! in words: reasons, plates, questions, previews, rules and news."""

from sushibar.table.party.desserts import tie_break
from sushibar.table.party.names import action_name, card_name, order, spoken
from sushibar.table.party.news import direction, notes, progress, tell
from sushibar.table.party.plates import groups, plate
from sushibar.table.party.previews import points_now, preview
from sushibar.table.party.questions import copies, question
from sushibar.table.party.reasons import explain_round, rows
from sushibar.table.party.refusals import refusal
from sushibar.table.party.rules import rules, welcome

__all__ = [
    "action_name",
    "card_name",
    "copies",
    "direction",
    "explain_round",
    "groups",
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
    "spoken",
    "tell",
    "tie_break",
    "welcome",
]
