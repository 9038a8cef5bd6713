"""What cards of Sushi Go Party! do when something happens."""

from sushibar.games.events import Chance, Event, Reveal, is_deal, read
from sushibar.games.moves import Move, What
from sushibar.games.party.rules.actions import DONE
from sushibar.games.party.rules.config import NOTHING, card_names, is_one_of
from sushibar.games.party.rules.steps import ACTIONS, GIVING
from sushibar.games.party.rules.turning import kind_turned
from sushibar.games.party.words.laid import (
    dishes,
    finishers,
    gift,
    giver,
    is_on_wasabi,
    lays_picks,
    spilled,
)
from sushibar.games.party.words.names import config_of
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record


def moves_of(setup: Setup, event: Event) -> list[Move]:
    """Every card that is laid, given, turned over or set aside, and what numbered cards do."""
    config, event = config_of(setup), read(event)
    if isinstance(event, Chance):
        return [] if is_deal(event) else looked_at(event)
    if lays_picks(event):
        return [*laid(config, event, "lay"), *effects(config, event)]
    if event.before.phase < ACTIONS:
        return []
    return [*acted(config, event), *effects(config, event)]


def looked_at(event: Chance) -> list[Move]:
    """A menu: only its holder sees the cards."""
    if event.kind != "menu":
        return []
    return [{"what": "look", "seat": int(event.after.actor), "card": ""} for _ in event.outcome[0]]


def laid(config: Record, event: Reveal, what: What) -> list[Move]:
    """The cards that come to lie in front of seats."""
    return [
        {
            "what": "catch" if is_on_wasabi(config, event, dish) else what,
            "seat": dish.seat,
            "card": card_names(config)[dish.kind],
        }
        for dish in dishes(config, event)
    ]


def acted(config: Record, event: Reveal) -> list[Move]:
    """What a numbered card did."""
    before, names = event.before, card_names(config)
    actor, acting = int(before.actor), int(before.acting)
    tool = names[int(config.special_order) if before.acting_copy else acting]
    if is_one_of(acting, int(config.chopsticks)):
        return [*laid(config, event, "lay"), {"what": "return", "seat": actor, "card": tool}]
    if is_one_of(acting, int(config.spoon)):
        return fetched(config, event, tool)
    if is_one_of(acting, int(config.menu)):
        return laid(config, event, "serve")
    turned = [action for action in event.numbers[actor] if action != DONE]
    return [
        {"what": "turn", "seat": actor, "card": names[kind_turned(config, action)]}
        for action in turned
    ]


def fetched(config: Record, event: Reveal, spoon: str) -> list[Move]:
    """The card that a spoon brings from another hand, into which the spoon goes."""
    kind = gift(config, event) if event.before.phase in (ACTIONS, GIVING) else NOTHING
    if kind == NOTHING:
        return []
    helper, actor = giver(config, event), int(event.before.actor)
    return [
        {"what": "give", "seat": helper, "card": card_names(config)[kind], "to": actor},
        {"what": "return", "seat": helper, "card": spoon},
    ]


def effects(config: Record, event: Reveal) -> list[Move]:
    """Soups that collide, and uramaki that score at once."""
    names = card_names(config)
    moves: list[Move] = [
        {"what": "spill", "seat": seat, "card": names[int(config.miso_soup)]}
        for seat in spilled(config, event)
    ]
    for seat in finishers(config, event):
        moves.append({"what": "finish", "seat": seat, "card": names[int(config.uramaki)]})
    return moves
