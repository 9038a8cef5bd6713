"""What has happened, told: reveals, scores with their reasons, the end."""

from sushibar.rulebook.rule import Record, new
from sushibar.rulebook.sushi_go.actions import CALL_CHOPSTICKS, FOR_DUMMY, card_of
from sushibar.rulebook.sushi_go.play import lay
from sushibar.rulebook.sushi_go.state import DUMMY, free_wasabi, puddings_of
from sushibar.table import sheet
from sushibar.table.events import Reveal
from sushibar.table.sushi_go import points_now
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.terminal.screen import PERSON, columns, route
from sushibar.texts import text

# Reveals


def reveal(table: Table, event: Reveal) -> str:
    """What everybody laid in a turn, the dummy included."""
    plates = new(table.game.state)
    for past in table.events:
        if isinstance(past, Reveal) and past.round == event.round and past.turn <= event.turn:
            rows = [row for seat in table.seats for row in laid(table, plates, seat, past)]
    return columns(sorted(rows, key=lambda row: row[0] == text("dummy-name")))


def laid(table: Table, plates: Record, seat: int, event: Reveal) -> list[list[str]]:
    """Lay what a seat answered and say it: a row for the seat, one for the dummy it served."""
    answer = event.answers[seat]
    free = free_wasabi(plates, seat)
    cards, rows = [], []
    for action in answer:
        if action < FOR_DUMMY:
            left = lay(plates, seat, action, free)
            cards.append(card_words(table, action, dipped=left < free))
            free = left
        elif action < CALL_CHOPSTICKS:
            free_there = free_wasabi(plates, DUMMY)
            left = lay(plates, DUMMY, card_of(action), free_there)
            card = card_words(table, card_of(action), dipped=left < free_there)
            words = text("play-reveal-dummy", card=card, name=table.names[seat])
            rows.append([text("dummy-name"), words])
    if CALL_CHOPSTICKS in answer:
        words = text("play-reveal-chopsticks", first=cards[0], second=cards[1])
    else:
        words = cards[0]
    return [[table.names[seat], words], *rows]


def card_words(table: Table, action: int, *, dipped: bool) -> str:
    """A card that was laid."""
    card = words_of(table.setup).action_name(table.setup, action)
    return text("play-on-wasabi", card=card) if dipped else card


def passing(table: Table, round_: int) -> str:
    """Where the hands go in that round."""
    around = route(table, round_)
    return text(
        "play-passing",
        players=table.setup.players,
        right=int(around[1] != 1),
        route=" → ".join(table.names[seat] for seat in (around[-1], PERSON, around[1])),
        other=table.names[around[1]],
    )


# Scores


def scores(table: Table, rows: int, *, now: bool = False) -> str:
    """The first rows of the sheet, a line a player; with `now` this round as if it ended here."""
    told = table.sheet
    heads = [told.row_name(number) for number in range(rows)]
    cells = [
        [sheet.points(row[seat]) for row in told.rows[:rows]] for seat in range(len(told.names))
    ]
    if now:
        heads.append(text("play-scores-now", round=table.round))
        for seat, points in enumerate(cells):
            points.append(points_now(table.config, table.state, seat))
    lines = [["", *heads, text("sheet-total")]]
    for name, points in zip(told.names, cells, strict=True):
        lines.append([f"  {name}", *map(str, points), str(sum(points))])
    return sheet.grid(lines)


def outcome(table: Table) -> str:
    """Who has won, as the person likes to hear it."""
    best = max(table.points[seat] for seat in table.seats)
    tied = [seat for seat in table.seats if table.points[seat] == best]
    others = [table.names[seat] for seat in table.winners if seat != PERSON]
    if PERSON not in table.winners:
        key = "play-lost"
    else:
        key = "play-shared" if others else "play-won"
    told = text(key, names=", ".join(others), winners=len(others), points=best)
    if len(table.winners) < len(tied):
        puddings = puddings_of(table.state, table.winners[0])
        told += " " + text("play-tie-broken", puddings=puddings)
    return told
