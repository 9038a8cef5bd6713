"""Numbers of twice the usual precision: a float and what it lacks (Dekker 1971).

The simplex method loses digits whenever payoffs differ by little; these have some to lose.
"""

from typing import Final, TypeAlias

from sushibar.rulebook.rule import rule

DoubleDouble: TypeAlias = tuple[float, float]

_SPLITTER: Final = 134217729.0
"""2**27 + 1: cuts a float into two halves, products of which are exact."""


@rule
def exact_sum(first: float, second: float) -> DoubleDouble:
    """The sum of two floats, and what rounding took from it."""
    total = first + second
    part = total - first
    return total, (first - (total - part)) + (second - part)


@rule
def upper_half(number: float) -> float:
    """The leading digits of a float."""
    large = _SPLITTER * number
    return large - (large - number)


@rule
def exact_product(first: float, second: float) -> DoubleDouble:
    """The product of two floats, and what rounding took from it."""
    product = first * second
    # Exact only as written: compiled with `fastmath` the terms would be reordered and cancel.
    a, b = upper_half(first), upper_half(second)
    c, d = first - a, second - b
    return product, ((a * b - product) + a * d + c * b) + c * d


@rule
def plus(first: DoubleDouble, second: DoubleDouble) -> DoubleDouble:
    """The sum of two numbers."""
    total, lack = exact_sum(first[0], second[0])
    more, less = exact_sum(first[1], second[1])
    total, lack = exact_sum(total, lack + more)
    return exact_sum(total, lack + less)


@rule
def minus(first: DoubleDouble, second: DoubleDouble) -> DoubleDouble:
    """The difference of two numbers."""
    return plus(first, (-second[0], -second[1]))


@rule
def times(first: DoubleDouble, second: DoubleDouble) -> DoubleDouble:
    """The product of two numbers."""
    product, lack = exact_product(first[0], second[0])
    return exact_sum(product, lack + (first[0] * second[1] + first[1] * second[0]))


@rule
def over(first: DoubleDouble, second: DoubleDouble) -> DoubleDouble:
    """The quotient of two numbers."""
    guess = first[0] / second[0]
    rest = minus(first, times((guess, 0.0), second))
    better = rest[0] / second[0]
    rest = minus(rest, times((better, 0.0), second))
    return plus(exact_sum(guess, better), (rest[0] / second[0], 0.0))
