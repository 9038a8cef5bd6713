"""Who has won a game of Wasabi!."""

from sushibar.games.wasabi.rules.state import all_tokens, cubes
from sushibar.games.wasabi.rules.tokens import MOST_TOKENS
from sushibar.rulebook.rule import Record, rule
from sushibar.rulebook.scoring import total


@rule
def winners(config: Record, state: Record) -> int:
    """Whoever has assigned all tokens; else those with the most points, then the most cubes."""
    best_points, most_cubes, seats = -1, 0, 0
    for seat in range(config.players):
        if all_tokens(state, seat) == MOST_TOKENS:
            return 1 << seat
        points, own_cubes = total(state, seat), cubes(state, seat)
        if points > best_points or (points == best_points and own_cubes > most_cubes):
            best_points, most_cubes, seats = points, own_cubes, 0
        if points == best_points and own_cubes == most_cubes:
            seats |= 1 << seat
    return seats
