"""Sushi Go Party! in words: reasons, plates, questions, previews, rules and news."""

from sushibar.games.drafting.words import board, chapter, hands, is_live, manual, row_names, unknown
from sushibar.games.party.words.desserts import tie_break
from sushibar.games.party.words.names import action_name, brief, card_name, order, spoken
from sushibar.games.party.words.news import direction, memory, notes, progress, tell
from sushibar.games.party.words.plates import groups, in_front, piles, plate
from sushibar.games.party.words.previews import points_now, preview
from sushibar.games.party.words.questions import copies, question
from sushibar.games.party.words.reasons import explain_round, rows
from sushibar.games.party.words.refusals import refusal
from sushibar.games.party.words.rules import rules, welcome
from sushibar.games.party.words.standing import lines_now, races
