"""Tables with everything exchanged that somebody cannot know, in any game."""

from random import Random

import numpy as np

from sushibar import Table
from sushibar.games.events import Chance, Event, Reveal
from sushibar.games.party.rules import GAME as PARTY
from sushibar.games.party.rules.actions import GIVE_KIND
from sushibar.games.party.rules.config import NOTHING
from sushibar.games.party.rules.specials import giver_of
from sushibar.games.party.rules.steps import GIVING, PICKS
from sushibar.games.party.words.laid import giver
from sushibar.games.sushi_go.rules import GAME as SUSHI_GO
from sushibar.games.wasabi.rules import GAME as WASABI
from sushibar.games.wasabi.rules.actions import RECIPE
from sushibar.games.wasabi.rules.book import MOST_RECIPES
from sushibar.rulebook.chance import Philox, seed_philox
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, new

PUBLIC = ("first", "controller")
"""What chance decides before everybody's eyes."""


def observed(game: Game, config: Record, state: Record, seat: int) -> bytes:
    """All that a seat or a bystander knows, to the byte."""
    view: Record = new(game.view)
    game.observe(config, state, seat, view)
    return bytes(view.tobytes())


def luck_record(luck: Random) -> Record:
    """Other chance than the table's own."""
    rng = new(Philox)
    seed_philox(rng, luck.getrandbits(60), 0, 0)
    return rng


# States


def exchanged(table: Table, state: Record, seat: int, luck: Random) -> Record:
    """The state with all exchanged that the seat cannot know, answers that are given apart."""
    other = state.copy()
    view: Record = new(table.game.view)
    table.game.observe(table.config, state, seat, view)
    if table.game.name == WASABI.name:
        return relabelled(state, permuted_recipes(table, view, luck))
    hidden = np.clip(state.hands.astype(int) - view.hands, 0, None)
    shown = hidden_shown(table, other, seat)
    pool = [*other.deck[: state.undealt].tolist(), *np.repeat(kinds_of(hidden), hidden.ravel())]
    pool += [int(other.shown[place]) for place in shown]
    known = [kind for kind, cards in enumerate(in_deck(view)) for _ in range(cards)]
    for kind in known:
        pool.remove(kind)
    luck.shuffle(pool)
    for place in shown:
        other.shown[place] = pool.pop()
    other.hands -= hidden.astype(np.uint8)
    for hand, cards in enumerate(hidden.sum(axis=1).tolist()):
        taken = [pool.pop() for _ in range(cards)]
        for kind in taken:
            other.hands[hand, kind] += 1
        if taken and table.game.name == SUSHI_GO.name and hand == state.holds[drawer(state)]:
            other.drawn = taken[0] if view.drawn != state.drawn else other.drawn
    other.deck[: state.undealt] = [*pool, *known]
    if table.game.name == PARTY.name:
        exchange_looks(table, other, seat, luck)
    return other


def hidden_shown(table: Table, state: Record, seat: int) -> list[int]:
    """The places of what a menu shows to somebody else now."""
    if table.game.name != PARTY.name or int(state.actor) == seat:
        return []
    return [place for place, card in enumerate(state.shown.tolist()) if card != NOTHING]


def kinds_of(hands: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> list[int]:
    return list(range(hands.shape[1])) * hands.shape[0]


def in_deck(view: Record) -> list[int]:
    """How many cards of each kind the viewer has seen in the deck."""
    return view.in_deck.tolist() if "in_deck" in view.dtype.names else []


def drawer(state: Record) -> int:
    """The seat that draws for the dummy."""
    return (int(state.first_controller) + int(state.this_round) + int(state.turn)) % 2


def exchange_looks(table: Table, state: Record, seat: int, luck: Random) -> None:
    """Let menus of others have shown something else."""
    kinds = range(int(table.config.dessert))
    for look in range(int(state.looks)):
        if int(state.look_seat[look]) != seat and state.look_played[look] != NOTHING:
            for place, card in enumerate(state.look_cards[look].tolist()):
                if card != NOTHING:
                    state.look_cards[look, place] = luck.choice(kinds)


def answered_again(table: Table, state: Record, seat: int, luck: Random) -> Record:
    """The state with other unrevealed answers of the others."""
    game, config, other = table.game, table.config, state.copy()
    for one in table.seats:
        if one != seat and game.pending(config, state):
            game.retract(config, other, one)
    if game.name == WASABI.name or (game.name == PARTY.name and state.phase != PICKS):
        return other
    for one in table.seats:
        for _ in range(luck.randrange(4) if one != seat else 0):
            choose_something(game, config, other, one, luck)
    return other


def choose_something(game: Game, config: Record, state: Record, seat: int, luck: Random) -> None:
    if game.pending(config, state) >> seat & 1:
        mask = np.zeros(game.actions, np.int8)
        game.legal(config, state, seat, mask)
        game.choose(config, state, seat, luck.choice(mask.nonzero()[0].tolist()))


# Recipes


def permuted_recipes(table: Table, view: Record, luck: Random) -> list[int]:
    """Another recipe of the same length for each that the seat cannot place."""
    names = list(range(MOST_RECIPES))
    for length in {int(table.config.length[recipe]) for recipe in view.unseen.nonzero()[0]}:
        unseen = view.unseen.nonzero()[0].tolist()
        hidden = [recipe for recipe in unseen if table.config.length[recipe] == length]
        for recipe, other in zip(hidden, luck.sample(hidden, len(hidden)), strict=True):
            names[recipe] = other
    return names


def relabelled(state: Record, names: list[int]) -> Record:
    """The state with every recipe exchanged for its other, in hands, piles and answers."""
    other = state.copy()
    for array in (other.deck, *other.hands):
        array[:] = [names[one] if 0 <= one < MOST_RECIPES else one for one in array.tolist()]
    for hand in other.hands:
        held = sorted(one for one in hand.tolist() if 0 <= one < MOST_RECIPES)
        hand[: len(held)] = held
    if 0 <= int(state.drawn) < MOST_RECIPES:
        other.drawn = names[int(state.drawn)]
    other.chosen[:] = [renamed(one, names) for one in other.chosen.tolist()]
    return other


def renamed(action: int, names: list[int]) -> int:
    inside = RECIPE <= action < RECIPE + MOST_RECIPES
    return RECIPE + names[action - RECIPE] if inside else action


# Events


def other_events(table: Table, event: Event, seat: int, luck: Random) -> list[Event]:
    """The event as it may as well have been, for all that the seat knows."""
    if isinstance(event, Chance):
        return (
            [] if event.kind in PUBLIC or sees(event, seat) else [drawn_again(table, event, luck)]
        )
    game, config = table.game, table.config
    before = exchanged(table, event.before, seat, luck)
    if game.name == WASABI.name:
        names = permuted_recipes(table, viewed(table, event.before, seat), luck)
        before, after = relabelled(event.before, names), relabelled(event.after, names)
        answers = tuple(tuple(renamed(one, names) for one in answer) for answer in event.numbers)
    elif not has_its_gift(table, before):
        return []
    else:
        after = before.copy()
        game.advance(config, after, luck_record(luck))
        answers = event.numbers
    same = all(
        observed(game, config, one, seat) == observed(game, config, other, seat)
        for one, other in ((event.before, before), (event.after, after))
    )
    other = Reveal(event.round, event.turn, answers, event.forced, event.called, before, after)
    return [other] if same and helper(table, other) == helper(table, event) else []


def helper(table: Table, event: Reveal) -> int:
    """Who has what a spoon asks for: everybody hears who has not."""
    asks = table.game.name == PARTY.name and event.before.request != NOTHING
    return giver(table.config, event) if asks else NOTHING


def has_its_gift(table: Table, before: Record) -> bool:
    """Whether the seat that a spoon is answered by has chosen a card to give, and holds it."""
    if table.game.name != PARTY.name or before.phase != GIVING:
        return True
    seat = int(giver_of(table.config, before))
    if seat == NOTHING or before.first[seat] == NOTHING:
        return False
    return bool(before.hands[before.holds[seat]][before.first[seat] - GIVE_KIND])


def sees(event: Chance, seat: int) -> bool:
    """Whether a seat sees what chance decides."""
    if event.kind == "menu":
        return int(event.after.actor) == seat
    return event.kind == "recipe" and int(event.before.player) == seat


def drawn_again(table: Table, event: Chance, luck: Random) -> Chance:
    """Chance has decided something else."""
    after = event.before.copy()
    table.game.advance(table.config, after, luck_record(luck))
    outcome = table.game.chance_outcome(table.config, after, event.kind)
    return Chance(event.kind, event.round, event.turn, outcome, event.called, event.before, after)


def viewed(table: Table, state: Record, seat: int) -> Record:
    view: Record = new(table.game.view)
    table.game.observe(table.config, state, seat, view)
    return view
