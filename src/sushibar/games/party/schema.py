"""What a view knows of Sushi Go Party! beside what all games have in common."""

from typing import Literal

from sushibar.games.drafting.schema import cells_of
from sushibar.games.party.rules.config import NOTHING
from sushibar.games.party.rules.dishes import DESSERT_KINDS
from sushibar.games.party.rules.state import HIDDEN, MOST_LOOKS
from sushibar.games.party.words.moves import moves_of
from sushibar.games.plain import amounts, bits, repeated
from sushibar.games.schema import Amounts, CommonOwn, CommonSetup, CommonShared
from sushibar.games.view import View
from sushibar.shapes import TypedDict

__all__ = ["Known", "PlayedWith", "cells_of", "moves_of", "own", "setup", "shared"]


class PartySetup(CommonSetup):
    """What Sushi Go Party! is played with."""

    menu: list[str]


PlayedWith = PartySetup


def setup(view: View, common: CommonSetup) -> PartySetup:
    """The types on the menu, without nigiri."""
    return {**common, "menu": list(view.setup.menu)}


class ActingCard(TypedDict):
    """The numbered card that acts now."""

    seat: int
    card: str
    is_special_order: bool
    request: str | None


class UsedMenu(TypedDict):
    """A menu that was used in this round; a card that must not be seen is a question mark."""

    seat: int
    cards: list[str]
    played: str | None


class PartyShared(TypedDict):
    """What everybody sees alike."""

    on_wasabi: list[list[str]]
    spent_wasabi: list[int]
    desserts: list[list[str]]
    uramaki_place: int
    blind: list[int]
    blind_next: list[int]
    acting: ActingCard | None
    deck: int
    desserts_to_come: int
    fresh_soups: int


class PartyOwn(TypedDict):
    """What one seat knows otherwise than another."""

    plates: list[list[str]]
    shown: list[str]
    looks: list[UsedMenu]
    seen_in_deck: Amounts
    out_of_play: Amounts
    cannot_hold: list[list[str]]
    desserts_in_play: list[str]


class PartyView(CommonShared, CommonOwn, PartyShared, PartyOwn):
    """Sushi Go Party! as a seat sees it."""

    game: Literal["party"]


Known = PartyView


def shared(view: View) -> PartyShared:
    """Nigiri on wasabi, desserts, what numbered cards do now, and how many cards are to come."""
    numbers, seats = view.numbers, range(view.seats)
    used, dipped = numbers["used_wasabi"], numbers["dipped"]
    return {
        "on_wasabi": [list(nigiri) for nigiri in view.on_wasabi],
        "spent_wasabi": [used[seat] - sum(dipped[seat]) for seat in seats],
        "desserts": [list(kept) for kept in view.desserts],
        "uramaki_place": numbers["uramaki_place"],
        "blind": bits(numbers["blind"]),
        "blind_next": bits(numbers["blind_next"]),
        "acting": acting(view),
        "deck": numbers["undealt"],
        "desserts_to_come": numbers["boxed"],
        "fresh_soups": numbers["fresh_soups"],
    }


def own(view: View) -> PartyOwn:
    """What menus have shown, and what is known of the deck, of desserts and of other hands.

    Plates are among it: a player who turns cards over sees it before everybody else does.
    """
    numbers, names, lacks = view.numbers, view.called.cards, view.numbers["lacks"]
    return {
        "plates": [list(plate) for plate in view.plates],
        "shown": cards(view, numbers["shown"]),
        "looks": [look(view, number) for number in range(min(numbers["looks"], MOST_LOOKS))],
        "seen_in_deck": amounts(names, numbers["in_deck"]),
        "out_of_play": amounts(names, numbers["gone"]),
        "cannot_hold": [
            [names[kind] for kind in bits(lacks[numbers["holds"][seat]])]
            for seat in range(view.seats)
        ],
        "desserts_in_play": repeated(desserts(view), numbers["in_play"]),
    }


def desserts(view: View) -> tuple[str, ...]:
    """The kinds of the dessert that is on the menu."""
    first = int(view.config.dessert)
    return view.called.cards[first : first + DESSERT_KINDS]


def acting(view: View) -> ActingCard | None:
    """The numbered card that acts now, whose it is, and what it asks for if it is a spoon."""
    numbers = view.numbers
    if numbers["actor"] == NOTHING:
        return None
    request = numbers["request"]
    return {
        "seat": numbers["actor"],
        "card": view.called.cards[numbers["acting"]],
        "is_special_order": bool(numbers["acting_copy"]),
        "request": None if request == NOTHING else view.called.actions[request],
    }


def look(view: View, number: int) -> UsedMenu:
    """A menu that was used in this round: by whom, and what is known of what it showed."""
    numbers = view.numbers
    played = numbers["look_played"][number]
    return {
        "seat": numbers["look_seat"][number],
        "cards": cards(view, numbers["look_cards"][number]),
        "played": None if played == NOTHING else view.called.cards[played],
    }


def cards(view: View, kinds: list[int]) -> list[str]:
    """Cards in a row; one that must not be seen is a `?`."""
    names = view.called.cards
    return ["?" if kind == HIDDEN else names[kind] for kind in kinds if kind != NOTHING]
