"""Zero-sum matrix games: what both seats can hold each other to, and the lots that do so.

The seat of the rows wants much, the seat of the columns little. A saddle point is found at sight;
for other games both mixes come out of one small tableau by the simplex method.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sushibar.bots.endgame.double_double import DoubleDouble, minus, over, times
from sushibar.rulebook.rule import long_rule, rule

CLOSE: Final = 1e-12
"""Payoffs that differ by no more make a saddle point as good as equal ones."""
GRIDS: Final = (2.0**34, 2.0**28, 2.0**22, 2.0**16, 2.0**10)
"""Payoffs that a tableau tells apart: differences that are only rounding vanish. Where
the finest leaves too few digits, the next one follows."""
ZERO: Final = 1e-22
"""No number of a tableau is smaller, except by rounding."""
PATIENCE: Final = 4
PIVOTS: Final = 40
"""For each row and column: how many exchanges may be made in a hurry, and how many in all."""
NONE: Final = -1


class MatrixGame(NamedTuple):
    """A solved game: what the seat of the rows wins on average, and how likely every line is."""

    value: float
    rows: NDArray[np.float64]
    columns: NDArray[np.float64]


def solve_matrix(payoffs: ArrayLike) -> MatrixGame:
    """The value of a game and an optimal mix for either seat.

    >>> solve_matrix([[1, -1], [-1, 1]]).rows.tolist()
    [0.5, 0.5]
    """
    game = np.ascontiguousarray(payoffs, np.float64)
    rows, columns = game.shape
    mixes = np.zeros(rows), np.zeros(columns)
    spare = np.zeros((spare_size(rows, columns), 2))
    value = solve_game(game, spare, np.zeros(rows + columns, np.int64), *mixes)
    return MatrixGame(float(value), *mixes)


@rule
def spare_size(rows: int, columns: int) -> int:
    """How many numbers a tableau needs."""
    return (rows + 1) * (columns + 1)


@long_rule
def solve_game(payoffs: Any, spare: Any, labels: Any, row_mix: Any, column_mix: Any) -> float:
    """Write an optimal mix for either seat; returns the value.

    payoffs (rows, columns), spare (at least `spare_size`, 2), labels (at least rows + columns).
    """
    rows, columns = payoffs.shape
    row_mix[:rows] = 0.0
    column_mix[:columns] = 0.0
    row, column = saddle_point(payoffs)
    if row != NONE:
        row_mix[row] = 1.0
        column_mix[column] = 1.0
        return float(payoffs[row, column])
    tableau = spare[: spare_size(rows, columns)].reshape((rows + 1, columns + 1, 2))
    lowest, highest = extremes(payoffs)
    least = lowest
    # A mix is good if neither seat can be sure of more against it; so a solution proves itself.
    for grid in GRIDS:
        set_up(payoffs, lowest, highest, grid, tableau, labels)
        run(tableau, labels)
        read_mixes(tableau, labels, row_mix, column_mix)
        least = least_won(payoffs, row_mix)
        if most_lost(payoffs, column_mix) - least <= 2.0 * (highest - lowest) / grid:
            break
    return least


# Saddle points


@rule
def saddle_point(payoffs: Any) -> tuple[int, int]:
    """A row and a column from which neither seat gains by leaving alone, or `NONE`.

    Of several rows and columns those that gain most where the other seat goes astray.
    """
    row, highest = safest_row(payoffs)
    column, lowest = safest_column(payoffs)
    if lowest - highest > CLOSE:
        return NONE, NONE
    return row, column


@rule
def safest_row(payoffs: Any) -> tuple[int, float]:
    """The row that wins most where it wins least, and how much that is."""
    rows, columns = payoffs.shape
    chosen, best, best_sum = NONE, 0.0, 0.0
    for row in range(rows):
        worst, whole = payoffs[row, 0], 0.0
        for column in range(columns):
            worst = min(worst, payoffs[row, column])
            whole += payoffs[row, column]
        tied = abs(worst - best) <= CLOSE and whole > best_sum
        if chosen == NONE or worst > best + CLOSE or tied:
            chosen, best, best_sum = row, worst, whole
    return chosen, best


@rule
def safest_column(payoffs: Any) -> tuple[int, float]:
    """The column that loses least where it loses most, and how much that is."""
    rows, columns = payoffs.shape
    chosen, best, best_sum = NONE, 0.0, 0.0
    for column in range(columns):
        worst, whole = payoffs[0, column], 0.0
        for row in range(rows):
            worst = max(worst, payoffs[row, column])
            whole += payoffs[row, column]
        tied = abs(worst - best) <= CLOSE and whole < best_sum
        if chosen == NONE or worst < best - CLOSE or tied:
            chosen, best, best_sum = column, worst, whole
    return chosen, best


# The tableau: (rows + 1, columns + 1) numbers, the last row and column are its border


@rule
def number_at(tableau: Any, row: int, column: int) -> DoubleDouble:
    """A number of the tableau."""
    return tableau[row, column, 0], tableau[row, column, 1]


@rule
def put(tableau: Any, row: int, column: int, number: DoubleDouble) -> None:
    """Change a number of the tableau."""
    tableau[row, column, 0] = number[0]
    tableau[row, column, 1] = number[1]


@rule
def extremes(payoffs: Any) -> tuple[float, float]:
    """The lowest and the highest payoff."""
    lowest, highest = payoffs[0, 0], payoffs[0, 0]
    for row in range(payoffs.shape[0]):
        for column in range(payoffs.shape[1]):
            lowest = min(lowest, payoffs[row, column])
            highest = max(highest, payoffs[row, column])
    return lowest, highest


@rule
def set_up(
    payoffs: Any, lowest: float, highest: float, grid: float, tableau: Any, labels: Any
) -> None:
    """Begin with payoffs stretched to lie between 1 and 2: every game's value is positive then."""
    rows, columns = payoffs.shape
    for row in range(rows):
        for column in range(columns):
            share = (payoffs[row, column] - lowest) / (highest - lowest)
            put(tableau, row, column, (1.0 + math.floor(share * grid + 0.5) / grid, 0.0))
        put(tableau, row, columns, (1.0, 0.0))
    for column in range(columns):
        put(tableau, rows, column, (-1.0, 0.0))
    put(tableau, rows, columns, (0.0, 0.0))
    for label in range(rows + columns):
        labels[label] = label


@rule
def run(tableau: Any, labels: Any) -> None:
    """Exchange rows and columns until no column promises anything."""
    lines = tableau.shape[0] + tableau.shape[1] - 2
    for done in range(PIVOTS * lines):
        column = entering(tableau, labels, done < PATIENCE * lines)
        if column == NONE:
            return
        row = leaving(tableau, labels, column)
        if row == NONE:  # rounding has spoilt the tableau
            return
        exchange(tableau, labels, row, column)


@rule
def entering(tableau: Any, labels: Any, hurry: bool) -> int:
    """The column to exchange next: in a hurry the one that promises most.

    Otherwise the one with the lowest label, by which the method never goes round in circles
    (Bland 1977).
    """
    rows, columns = tableau.shape[0] - 1, tableau.shape[1] - 1
    chosen = NONE
    for column in range(columns):
        if tableau[rows, column, 0] >= -ZERO:
            continue
        # While none is chosen these look at the border (index -1), and nobody at them.
        larger = tableau[rows, column, 0] < tableau[rows, chosen, 0]
        lower = labels[rows + column] < labels[rows + chosen]
        if chosen == NONE or (larger if hurry else lower):
            chosen = column
    return chosen


@rule
def leaving(tableau: Any, labels: Any, column: int) -> int:
    """The row that bounds a column most tightly, of several the one with the lowest label."""
    rows, columns = tableau.shape[0] - 1, tableau.shape[1] - 1
    chosen, bound = NONE, (0.0, 0.0)
    for row in range(rows):
        if tableau[row, column, 0] > ZERO:
            ratio = over(number_at(tableau, row, columns), number_at(tableau, row, column))
            looser = minus(ratio, bound)[0]
            tied = abs(looser) <= ZERO and labels[row] < labels[chosen]
            if chosen == NONE or looser < -ZERO or tied:
                chosen, bound = row, ratio
    return chosen


@rule
def exchange(tableau: Any, labels: Any, row: int, column: int) -> None:
    """Let a row and a column change sides."""
    height, width = tableau.shape[0], tableau.shape[1]
    factor = over((1.0, 0.0), number_at(tableau, row, column))
    put(tableau, row, column, factor)
    for j in range(width):
        if j != column:
            put(tableau, row, j, times(number_at(tableau, row, j), factor))
    for i in range(height):
        share = number_at(tableau, i, column)
        if i != row and share[0] != 0.0:
            for j in range(width):
                if j != column:
                    part = times(share, number_at(tableau, row, j))
                    put(tableau, i, j, minus(number_at(tableau, i, j), part))
            put(tableau, i, column, times((-share[0], -share[1]), factor))
    label = labels[row]
    labels[row] = labels[height - 1 + column]
    labels[height - 1 + column] = label


@rule
def read_mixes(tableau: Any, labels: Any, row_mix: Any, column_mix: Any) -> None:
    """The mixes stand in the border, beside the labels that have changed sides."""
    rows, columns = tableau.shape[0] - 1, tableau.shape[1] - 1
    row_mix[:rows] = 0.0
    column_mix[:columns] = 0.0
    for column in range(columns):
        label = labels[rows + column]
        if label < rows:
            row_mix[label] = max(0.0, tableau[rows, column, 0])
    for row in range(rows):
        label = labels[row]
        if label >= rows:
            column_mix[label - rows] = max(0.0, tableau[row, columns, 0])
    make_whole(row_mix, rows)
    make_whole(column_mix, columns)


@rule
def make_whole(mix: Any, size: int) -> None:
    """Let shares sum up to 1."""
    whole = 0.0
    for line in range(size):
        whole += mix[line]
    for line in range(size):
        mix[line] = mix[line] / whole if whole > 0.0 else 1.0 / size


@rule
def least_won(payoffs: Any, row_mix: Any) -> float:
    """What the mix of the rows wins at least."""
    rows, columns = payoffs.shape
    least = 0.0
    for column in range(columns):
        payoff = 0.0
        for row in range(rows):
            payoff += row_mix[row] * payoffs[row, column]
        if column == 0 or payoff < least:
            least = payoff
    return least


@rule
def most_lost(payoffs: Any, column_mix: Any) -> float:
    """What the mix of the columns loses at most."""
    rows, columns = payoffs.shape
    most = 0.0
    for row in range(rows):
        payoff = 0.0
        for column in range(columns):
            payoff += column_mix[column] * payoffs[row, column]
        if row == 0 or payoff > most:
            most = payoff
    return most
