"""Stories of one turn: what lies there and is held, what everybody does, what has become of it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from party_tables import (
    cards_held,
    count_cards,
    is_blind,
    laid,
    on_wasabi,
    plate,
    play,
    race,
    set_aside,
    whole_box,
)
from sushibar import Table
from tables import cards_of


@dataclass(frozen=True, kw_only=True)
class Story:
    """A table before a turn, the turn, and the table after it; a seat that is None is not told."""

    menu: str
    """The types that matter."""
    plates: tuple[str, ...] = ("", "", "")
    """What lies there, in the order in which it was laid (see `party_tables.laid`)."""
    hands: tuple[str, ...] = ("", "", "")
    """What matters of the hands."""
    turn: tuple[str, ...]
    """See `party_tables.play`."""
    after: tuple[str | None, ...] = ()
    """What lies there then."""
    gone: str = ""
    """All that is set aside or face down then."""
    dipped: Mapping[int, str] = field(default_factory=dict)
    """What lies on wasabi."""
    passed: Mapping[int, str] = field(default_factory=dict)
    """Cards that the seat to the left has received from each of these seats."""
    race: tuple[int, ...] = ()
    blind: tuple[int, ...] = ()
    """The seats that do not look in the next turn."""
    asked: int | None = None
    """The seat that still has to answer; without it the turn is over."""
    may: str = ""
    """Some of what the seat that is asked, or else seat 0, may do next."""
    may_not: str = ""


def tell(story: Story) -> Table:
    """Play a story and check how it ends."""
    table = laid(story.menu, story.plates, story.hands)
    began = table.turn
    play(table, *story.turn)
    for seat, words in enumerate(story.after):
        if words is not None:
            assert Counter(plate(table, seat)) == Counter(cards_of(words)), f"seat {seat}"
    assert Counter(set_aside(table)) == Counter(cards_of(story.gone))
    for seat, words in story.dipped.items():
        assert on_wasabi(table, seat) == cards_of(words), f"seat {seat}"
    for seat, words in story.passed.items():
        received = Counter(cards_held(table, (seat + 1) % len(story.plates)))
        assert Counter(cards_of(words)) <= received, f"from seat {seat}"
    if story.race:
        assert tuple(race(table)) == story.race
    check_questions(table, story)
    if story.asked is None:
        turns = sum("|" in line and not line.startswith(("blind:", "copy:")) for line in story.turn)
        assert table.turn == began + turns, "the turn is not over"
        assert tuple(seat for seat in table.seats if is_blind(table, seat)) == story.blind
        assert count_cards(table) == whole_box(table)
    return table


def check_questions(table: Table, story: Story) -> None:
    """Check who is asked, and some of what there is to choose."""
    if story.asked is not None:
        assert table.pending == (story.asked,)
    legal = table.legal(story.asked or 0)
    for word in story.may.split():
        assert word in legal
    for word in story.may_not.split():
        assert word in table.called.actions
        assert word not in legal
