"""How a card changes a race: for the most of something, or against having the fewest."""

from collections.abc import Sequence

from sushibar.texts import text


def race(before: int, after: int, others: Sequence[int], *, last_loses: bool = False) -> str:
    """How a seat stands in a race when it has more than before; all others as they are now."""
    most, fewest = max(others), min(others)
    if after > most:
        return text("why-leads-further") if before > most else text("why-leads")
    if after == most:
        return text("why-draws-level")
    if last_loses and before <= fewest < after:
        return text("why-leaves-last-place")
    return text("why-behind", behind=most - after)
