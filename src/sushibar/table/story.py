"""A finished or unfinished game told turn by turn."""

from sushibar.table import picture
from sushibar.table.events import Chance, Reveal
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.texts import text


def tell(table: Table) -> str:
    """The whole game in words: deals, reveals, scores, winners."""
    lines = [picture.title(table.setup)]
    sheet = table.sheet
    reveals = [event for event in table.events if isinstance(event, Reveal)]
    last_turns = {event.round: event.turn for event in reveals}
    for event in table.events:
        if isinstance(event, Chance):
            lines += tell_chance(table, event)
        else:
            lines += tell_reveal(table, event)
            if event.turn == last_turns[event.round] and event.round <= len(sheet.rows):
                lines += ["", sheet.explain(event.round - 1)]
    if table.over:
        lines += ["", sheet.row_name(len(sheet.rows) - 1), sheet.explain(len(sheet.rows) - 1)]
        lines += ["", str(sheet), "", tell_winners(table)]
    else:
        lines += ["", text("story-unfinished", round=table.round, turn=table.turn)]
    return "\n".join(lines)


def tell_chance(table: Table, event: Chance) -> list[str]:
    """What chance decided."""
    names = table.setup.seat_names(table.names)
    if event.kind == "controller":
        return ["", text("story-controller", name=names[event.outcome[0][0]])]
    groups = [
        picture.cards(table.setup, [table.game.cards[kind] for kind in group])
        for group in event.outcome
    ]
    if event.kind == "draw":
        return ["", text("story-draw", card=groups[0])]
    dealt = [f"  {name}: {cards}" for name, cards in zip(names, groups, strict=True)]
    return ["", text("story-deal", round=event.round), *dealt]


def tell_reveal(table: Table, event: Reveal) -> list[str]:
    """What everybody laid in a turn."""
    words = words_of(table.setup)
    lines = ["", text("story-turn", round=event.round, turn=event.turn)]
    for name, answer in zip(table.names, event.answers, strict=True):
        spoken = [
            words.action_name(table.setup, action)
            for action in answer
            if table.game.actions[action] not in table.game.defaults
        ]
        lines.append(f"  {name}: {', '.join(spoken)}")
    return lines


def tell_winners(table: Table) -> str:
    """Who won."""
    winners = [table.names[seat] for seat in table.winners]
    return text("story-winners", winners=", ".join(winners), count=len(winners))
