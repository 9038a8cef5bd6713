"""What a program is told of Sushi Go Party! beside what all games have in common."""

from collections.abc import Iterable
from typing import Any

from sushibar.rulebook.party.cards import EGG
from sushibar.rulebook.party.config import DESSERT_KINDS, NOTHING
from sushibar.rulebook.party.state import HIDDEN, MOST_LOOKS, spent_wasabi
from sushibar.table.view import View


def setup(view: View) -> dict[str, Any]:
    """The types on the menu, without nigiri."""
    return {"menu": list(view.setup.menu)}


def details(view: View) -> dict[str, Any]:
    """Nigiri on wasabi, desserts, what numbered cards do now, and what is known of the deck."""
    config, record = view.config, view.record
    seats = range(int(config.seats))
    return {
        "on_wasabi": [
            counted(view, record.dipped[seat], EGG, len(record.dipped[seat])) for seat in seats
        ],
        "spent_wasabi": [spent_wasabi(record, seat) for seat in seats],
        "desserts": [
            counted(view, record.kept[seat], int(config.dessert), DESSERT_KINDS) for seat in seats
        ],
        "uramaki_place": int(record.uramaki_place),
        "blind": bits(int(record.blind)),
        "blind_next": bits(int(record.blind_next)),
        "acting": acting(view),
        "shown": cards(view, record.shown),
        "looks": [look(view, number) for number in range(min(int(record.looks), MOST_LOOKS))],
        "seen_in_deck": amounts(view, record.in_deck),
        "out_of_play": amounts(view, record.gone),
        "cannot_hold": [
            [view.called.cards[kind] for kind in bits(int(record.lacks[int(record.holds[seat])]))]
            for seat in seats
        ],
        "deck": int(record.undealt),
        "desserts_to_come": int(record.boxed),
        "desserts_in_play": counted(view, record.in_play, int(config.dessert), DESSERT_KINDS),
        "fresh_soups": int(record.fresh_soups),
    }


def acting(view: View) -> dict[str, Any] | None:
    """The numbered card that acts now, whose it is, and what it asks for if it is a spoon."""
    record = view.record
    if record.actor == NOTHING:
        return None
    request = int(record.request)
    return {
        "seat": int(record.actor),
        "card": view.called.cards[int(record.acting)],
        "is_special_order": bool(record.acting_copy),
        "request": None if request == NOTHING else view.called.actions[request],
    }


def look(view: View, number: int) -> dict[str, Any]:
    """A menu that was used in this round: by whom, and what the program's seat knows of it."""
    record = view.record
    played = int(record.look_played[number])
    return {
        "seat": int(record.look_seat[number]),
        "cards": cards(view, record.look_cards[number]),
        "played": None if played == NOTHING else view.called.cards[played],
    }


# Numbers by their names


def cards(view: View, kinds: Iterable[int]) -> list[str]:
    """Cards in a row; one that must not be seen is a `?`."""
    numbers = [int(kind) for kind in kinds if int(kind) != NOTHING]
    return ["?" if kind == HIDDEN else view.called.cards[kind] for kind in numbers]


def counted(view: View, numbers: Iterable[int], first: int, kinds: int) -> list[str]:
    """So many cards of each of the kinds from the first one on."""
    names = view.called.cards[first : first + kinds]
    return [name for name, cards in zip(names, numbers, strict=False) for _ in range(int(cards))]


def amounts(view: View, numbers: Iterable[int]) -> dict[str, int]:
    """How many cards of each kind, where there are any."""
    named = zip(view.called.cards, numbers, strict=False)
    return {name: int(cards) for name, cards in named if cards}


def bits(word: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(word.bit_length()) if word >> number & 1]
