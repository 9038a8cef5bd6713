"""Wasabi! in words: the board, questions, previews, refusals, rules, reasons and news."""

from sushibar.games.wasabi.words.board import board
from sushibar.games.wasabi.words.names import action_name, brief, card_name, order, spoken
from sushibar.games.wasabi.words.news import chapter, tell
from sushibar.games.wasabi.words.previews import copies, lines_now, points_now, preview, races
from sushibar.games.wasabi.words.questions import question
from sushibar.games.wasabi.words.reasons import is_live, row_names, rows, tie_break
from sushibar.games.wasabi.words.refusals import refusal
from sushibar.games.wasabi.words.rules import manual, rules, welcome
from sushibar.games.wasabi.words.seats import (
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
