"""What has happened in Wasabi!, told to the person at a seat or to everybody."""

from collections.abc import Sequence

from sushibar.games.events import Chance, Event, Reveal, read
from sushibar.games.phrases import Telling
from sushibar.games.setup import Setup
from sushibar.games.wasabi.rules import actions
from sushibar.games.wasabi.rules.board import BELOW, BESIDE, CELL_NAMES, NOTHING, free_cells
from sushibar.games.wasabi.rules.cards import CHOP, KINDS, SPICY, STACK, SWITCH
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.state import all_tokens, recipes_held
from sushibar.games.wasabi.rules.steps import (
    ACT,
    COOKING,
    DRAW,
    GIFT,
    OVER,
    PREPARATION,
    RECIPE_DUE,
    REWARD,
)
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, POINTS, STYLE
from sushibar.games.wasabi.words.names import (
    action_name,
    config_of,
    ingredient_name,
    kitchen_card,
    listed,
    recipe_name,
)
from sushibar.games.wasabi.words.seats import completed, length_of, recipe_line
from sushibar.rulebook.rule import Record
from sushibar.texts import text


def chapter(setup: Setup, event: Event, names: Sequence[str]) -> str:
    """What a replay calls the turn of an event."""
    preparing = int(event.before.this_round == PREPARATION)
    first = isinstance(event, Chance) and event.kind == "first"
    name = names[(event.after if first else event.before).player]
    return text("story-cooking", turn=event.turn, name=name, preparing=preparing)


def tell(setup: Setup, event: Event, names: Sequence[str], seat: int | None) -> Telling:
    """What has happened; of hidden recipes only the lengths, unless they are the seat's own."""
    if isinstance(event, Chance) and event.kind == "first":
        return Telling(notes=(text("news-first", name=names[event.outcome[0][0]]),))
    event = read(event)
    player = int(event.before.player)
    words = _tell(setup, event, names, sees=seat in (None, player))
    if not words:
        return Telling()
    ending = tell_end(config_of(setup), event, names)
    return Telling(rows=((player, words),), notes=ending, goes_on=not _begins(event))


def _begins(event: Event) -> bool:
    """Whether a seat's turn starts with an event; the preparation is told in one go."""
    before = event.before
    if before.this_round == PREPARATION:
        first_turns = before.turn == 0 and before.phase != COOKING
        return bool(first_turns or _first_draw(before))
    untouched = before.placed == 0 and before.played == NOTHING and before.owed == 0
    return bool(before.phase == COOKING and untouched)


def _first_draw(before: Record) -> bool:
    return before.asked == DRAW and recipes_held(before, int(before.player)) == 0


def _tell(setup: Setup, event: Event, names: Sequence[str], *, sees: bool) -> str:
    """What the player has done, or drawn."""
    config = config_of(setup)
    if isinstance(event, Chance):
        return tell_drawn(config, event, sees=sees)
    asked = int(event.before.asked)
    answer = event.numbers[event.before.player]
    if asked == ACT:
        return tell_move(setup, config, event, answer, sees=sees)
    if asked == DRAW:
        if event.after.chance == RECIPE_DUE:
            return ""
        return tell_drawn(config, event, sees=sees)
    if asked == REWARD:
        return tell_reward(setup, answer)
    tiles = listed(action_name(setup, action) for action in answer)
    if asked == GIFT:
        left = names[(int(event.before.player) + 1) % setup.players]
        return text("news-gift", tiles=tiles, name=left)
    return text("news-refill", tiles=tiles)


def tell_drawn(config: Record, event: Event, *, sees: bool) -> str:
    """A recipe that was drawn."""
    recipe = int(event.after.drawn)
    if not sees:
        return text("news-drawn-hidden", length=length_of(config, recipe))
    return text("news-drawn", recipe=recipe_line(config, recipe))


# Moves


def tell_move(
    setup: Setup, config: Record, event: Reveal, answer: tuple[int, ...], *, sees: bool
) -> str:
    """What the player did in the first part of its turn."""
    move = answer[0]
    if move < actions.ON_CELL:
        cell = action_name(setup, answer[1])
        return text("news-placed", tile=action_name(setup, move), cell=cell)
    if actions.PLAY <= move < actions.TAKE:
        return tell_card(setup, config, event.before, answer)
    if move == actions.CLAIM:
        return tell_claim(config, event)
    return tell_pass(setup, config, answer, sees=sees) if move == actions.PASS else ""


def tell_card(setup: Setup, config: Record, before: Record, answer: tuple[int, ...]) -> str:
    """What an action card did."""
    card, steps = answer[0] - actions.PLAY, answer[1:]
    name = kitchen_card(card)
    if card == SPICY:
        return text("news-spicy", card=name)
    if card == STACK:
        tile, cell = action_name(setup, steps[0]), steps[1] - actions.ON_CELL
        return text("news-stack", card=name, tile=tile, on=on_cell(config, before, cell))
    cell = steps[0] - actions.ON_CELL
    if card == SWITCH:
        other = on_cell(config, before, steps[1] - actions.ON_CELL)
        return text("news-switch", card=name, cell=on_cell(config, before, cell), other=other)
    if card == CHOP:
        keep = int(steps[1] == actions.KEEP)
        return text("news-chop", card=name, cell=on_cell(config, before, cell), keep=keep)
    return text("news-wasabi", card=name, cells=block_named(cell))


def on_cell(config: Record, record: Record, cell: int) -> str:
    """A cell and the tile on it."""
    name = CELL_NAMES[cell]
    if record.top[cell] == NOTHING:
        return text("cell-empty", cell=name)
    tile = ingredient_name(book_of(config), int(record.top[cell]))
    return text("cell-tile", cell=name, tile=tile)


def block_named(cell: int) -> str:
    """The four cells of a block."""
    return listed(CELL_NAMES[cell + step] for step in (0, BESIDE, BELOW, BELOW + BESIDE))


def tell_claim(config: Record, event: Reveal) -> str:
    """A recipe that was completed."""
    recipe, style = completed(event.after, int(event.before.player))[-1]
    place = int(config.length[recipe]) - LENGTHS[0]
    return text(
        "news-claim",
        recipe=recipe_name(book_of(config), recipe),
        points=POINTS[place],
        style=int(style),
        cubes=STYLE[place] if style else 0,
    )


def tell_pass(setup: Setup, config: Record, answer: tuple[int, ...], *, sees: bool) -> str:
    """A turn that was passed, and what was put back."""
    recipes = [action - actions.RECIPE for action in answer[1:] if action != actions.DONE]
    if sees:
        told = listed(action_name(setup, actions.RECIPE + recipe) for recipe in recipes)
        return text("news-pass", recipes=told, discarded=len(recipes))
    lengths = listed(str(length_of(config, recipe)) for recipe in recipes)
    return text("news-pass-hidden", lengths=lengths, discarded=len(recipes))


def tell_reward(setup: Setup, answer: tuple[int, ...]) -> str:
    """The card that was taken for a recipe."""
    if answer[0] == actions.TAKE_NOTHING:
        return text("news-took-nothing")
    if answer[0] == actions.LIFT:
        told = text("news-lifted", cells=block_named(answer[1] - actions.ON_CELL))
    else:
        told = text("news-took", card=kitchen_card(answer[0] - actions.TAKE))
    if actions.DROP <= answer[-1] < actions.DROP + KINDS:
        return text("news-dropped", told=told, card=kitchen_card(answer[-1] - actions.DROP))
    return told


# The end


def tell_end(config: Record, event: Event, names: Sequence[str]) -> tuple[str, ...]:
    """Why the game is over, if it is."""
    after = event.after
    if after.this_round != OVER:
        return ()
    player = int(event.before.player)
    if all_tokens(after, player) == MOST_TOKENS:
        return (text("news-end-tokens", name=names[player], tokens=MOST_TOKENS),)
    if free_cells(config, after) == 0:
        return (text("news-end-full"),)
    return (text("news-end-passes", passes=int(after.passes)),)
