"""Tables and views drawn as text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sushibar.columns import whole, wrap
from sushibar.games.kit import game_named
from sushibar.games.menus import spelled
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.games.view import View


def view(shown: "View") -> str:
    """The table as a seat sees it, other hands as far as they are known."""
    total = shown.game.total
    points = [int(total(shown.record, seat)) for seat in range(shown.config.seats)]
    hands = [
        (*hand, *["?"] * unknown) for hand, unknown in zip(shown.hands, shown.unknown, strict=True)
    ][: shown.setup.players]
    return draw(shown.setup, shown.config, shown.record, shown.names, hands, points)


def draw(
    setup: Setup,
    config: Record,
    state: Record,
    names: Sequence[str],
    hands: Sequence[Sequence[str]],
    points: Sequence[int],
) -> str:
    """A table, its hands as far as they are given."""
    words = setup.words
    game = game_named(setup.game)
    parts = map(whole, header(setup, config, state).split(" · "))
    lines = wrap(" · ".join(parts), under=2)
    board = words.board(setup, config, state)
    lines += ["", *board] if board else []
    for seat, name in enumerate(setup.seat_names(names)):
        hand = hands[seat] if seat < len(hands) else ()
        lines += ["", text("picture-seat", name=name, points=points[seat])]
        for line in words.in_front(setup, config, state, seat, hand):
            lines += wrap(line, "  ", under=4)
        chosen = game.answer(config, state, seat) if seat < setup.players else ()
        if chosen:
            actions = ", ".join(words.action_name(setup, action) for action in chosen)
            lines.append("  " + text("picture-chosen", actions=actions))
    return "\n".join(lines)


def header(setup: Setup, config: Record, state: Record) -> str:
    """Which game this is and how far it has come."""
    return f"{title(setup)} · {setup.words.progress(setup, config, state)}"


def title(setup: Setup) -> str:
    """Which game this is, and in which edition or with which menu."""
    game, name = game_named(setup.game), text(f"game-{setup.game}")
    if game.menus:
        menu = spelled(game, setup.menu)
        known = menu in game.menus
        return text("picture-menu", game=name, menu=text(f"menu-{menu}")) if known else name
    if len(game.editions) == 1:
        return text("picture-book", game=name, book=setup.book.name) if setup.book else name
    options = "".join(text("picture-option", option=option) for option in setup.options)
    return text("picture-title", game=name, edition=setup.edition) + options


def cards(setup: Setup, names: Sequence[str]) -> str:
    """Cards in a row, several of a kind counted."""
    counted = {name: list(names).count(name) for name in names}
    return ", ".join(
        text("group-several", card=card_text(setup, name), cards=number)
        for name, number in counted.items()
    )


def card_text(setup: Setup, name: str) -> str:
    """A card by its name in files, as a person calls it; one that nobody knows is a `?`."""
    return name if name == "?" else setup.words.card_name(setup, name)
