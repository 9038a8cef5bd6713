"""What dishes say about themselves: reasons, previews, rules and piles that follow from a value.

A dish may have words of its own (`reason-eel`, `preview-eel`, `rule-eel`); else it is told like all
dishes that score alike (`reason-steps`, …).
"""

from collections.abc import Callable, Sequence
from typing import Final

from sushibar.games.drafting.dish import Counted, Dish, Each, Sets, Steps
from sushibar.games.phrases import Pile
from sushibar.games.sheet import Line
from sushibar.texts import is_message, text

Facts = dict[str, object]

ALIKE: Final = {Sets: "sets", Steps: "steps", Each: "each"}
"""What those dishes are called in messages that score alike."""
NIGIRI_POINTS: Final = (1, 2, 3)
DIPPED: Final = 3
"""How many times its points a nigiri brings on wasabi."""


def alike(dish: Dish) -> str:
    """What all dishes are called in messages that score like this one."""
    return ALIKE[type(counted(dish))]


def counted(dish: Dish) -> Counted:
    """How a dish scores of which the number of cards decides."""
    assert dish.counted is not None, dish.name
    return dish.counted


def about(dish: Dish) -> Facts:
    """The numbers of a dish that its messages may mention."""
    scoring = counted(dish)
    if isinstance(scoring, Sets):
        return {"size": scoring.size, "worth": scoring.worth}
    if isinstance(scoring, Each):
        return {"worth": scoring.worth}
    steps = scoring.steps
    return {"steps": ", ".join(map(str, steps)), "last": len(steps), "final": steps[-1]}


def progress(dish: Dish, cards: int) -> Facts:
    """How far this number of cards has come."""
    scoring = counted(dish)
    if isinstance(scoring, Sets):
        return {"cards": cards, "sets": cards // scoring.size, "left": cards % scoring.size}
    return {"cards": cards}


# Reasons


def reason(dish: Dish, cards: int, points: int) -> Line:
    """Why this number of cards brings what it brings."""
    facts = tuple(progress(dish, cards).items())
    own = f"reason-{dish.name}"
    key = own if is_message(own) else f"reason-{alike(dish)}"
    return Line(points, key, facts, (("dish", dish.name), *about(dish).items()))


def nigiri_reason(laid: Sequence[int], dipped: Sequence[int], wasabi: int, points: int) -> Line:
    """Which nigiri bring points, those on wasabi apart."""
    plain = [lie - dips for lie, dips in zip(laid, dipped, strict=True)]
    facts = (
        ("cards", sum(laid)),
        ("plain", sum(map(int.__mul__, NIGIRI_POINTS, plain))),
        ("dipped", sum(dipped)),
        ("tripled", DIPPED * sum(map(int.__mul__, NIGIRI_POINTS, dipped))),
        ("wasabi", wasabi - sum(dipped)),
    )
    return Line(points, "reason-nigiri", facts)


def standing(amounts: Sequence[int], seat: int) -> str:
    """How a seat stands where the most win and the fewest lose; with two nobody loses."""
    mine, most, fewest = amounts[seat], max(amounts), min(amounts)
    if most == fewest:
        return "equal"
    if mine == most:
        return "most"
    if mine > fewest:
        return "between"
    return "two-players" if len(amounts) == 2 else "fewest"


# Previews and rules


def preview(dish: Dish, edition: str, facts: Facts) -> str:
    """What one more card of a dish brings, by how far its cards have come with it."""
    cards = facts["cards"]
    assert isinstance(cards, int)
    card = text(f"card-{dish.name}", edition=edition)
    facts = {**about(dish), **progress(dish, cards), "card": card, **facts}
    if is_message(f"preview-{dish.name}"):
        return text(f"preview-{dish.name}", **facts)
    if dish.group == "dessert":
        return text(f"preview-kept-{alike(dish)}", **facts)
    return text(f"preview-{alike(dish)}", **facts)


def rule(dish: Dish, game: str, facts: Facts) -> str:
    """What a dish does: in the words of its game, its own, or those of all that score alike."""
    for key in (f"rule-{game}-{dish.name}", f"rule-{dish.name}"):
        if is_message(key):
            return text(key, **facts)
    derived = about(dish)
    if isinstance(dish.scoring, Steps):
        steps = dish.scoring.steps
        derived |= {"numbers": one_of(range(1, len(steps) + 1)), "steps": one_of(steps)}
    words = text(f"rule-{alike(dish)}", **derived)
    return text("rule-kept", rule=words) if dish.group == "dessert" else words


def one_of(numbers: Sequence[int]) -> str:
    """Numbers in a row, the last one after an or."""
    *some, last = map(str, numbers)
    return text("list-or", some=", ".join(some), last=last) if some else last


# Piles


def how_many(cards: int) -> str:
    """The mark of cards that are only counted."""
    return f"×{cards}" if cards > 1 else ""


def how_far(cards: int, size: int) -> str:
    """The mark of cards that make sets: 1/2, 2/2, and with the next one 3/4."""
    return f"{cards}/{-(-cards // size) * size}"


def several(card: str, drawn: str, cards: int) -> Pile:
    """Cards that are only counted."""
    return Pile(text("group-several", card=card, cards=cards), (drawn,), how_many(cards), cards)


def pile(dish: Dish, card: str, drawn: str, cards: int) -> Pile:
    """Cards of a dish that has one kind, with how far they have come."""
    scoring = dish.counted
    if isinstance(scoring, Sets):
        facts = progress(dish, cards)
        words = text("group-set", card=card, size=scoring.size, **facts)
        return Pile(words, (drawn,), how_far(cards, scoring.size), cards)
    if isinstance(scoring, Steps):
        points = scoring.points(cards)
        better = [more for more in range(cards, len(scoring.steps) + 1) if scoring.points(more) > 0]
        if points < 0 and better:
            return Pile(text("group-alone", card=card), (drawn,), f"{cards}/{better[0]}", cards)
        if points < max(map(scoring.points, range(cards))):
            words = text("group-too-many", card=card, cards=cards)
            return Pile(words, (drawn,), f"{how_many(cards)}!", cards)
    return several(card, drawn, cards)


def rolls_pile(name: str, drawn: Sequence[str], icons: int, mark: str, cards: int) -> Pile:
    """Rolls, of which only the icons count; the best lie on top."""
    return Pile(text(f"group-{name}", icons=icons), tuple(reversed(drawn)), mark, cards)


def nigiri_piles(
    cards: Sequence[str],
    name: Callable[[str], str],
    wasabi: str,
    laid: Sequence[int],
    dipped: Sequence[int],
) -> list[Pile]:
    """Nigiri, the best first, those on wasabi apart; `name` says what a card is called."""
    told = []
    for card, lie, dips in reversed(list(zip(cards, laid, dipped, strict=True))):
        if dips:
            words = text("group-dipped", card=name(card), cards=dips)
            told.append(Pile(words, (card, wasabi), how_many(dips), 2 * dips))
        if lie > dips:
            told.append(several(name(card), card, lie - dips))
    return told


def wasabi_pile(free: int, drawn: str, over: bool) -> list[Pile]:
    """The wasabi that wait for a nigiri; once the round is over they have waited in vain."""
    if free == 0:
        return []
    if over:
        return [Pile(text("group-unused-wasabi", cards=free), (drawn,), how_many(free), free)]
    return [Pile(text("group-wasabi", cards=free), (drawn,), f"{how_many(free)}…", free)]


# Hints


def waits_for_one(dish: Dish, cards: int) -> bool:
    """Whether the last of these cards brings nothing until the next one comes."""
    if dish.counted is None or cards == 0:
        return False
    points = dish.counted.points
    return points(cards) <= points(cards - 1) and points(cards + 1) > points(cards)


def missing(dish: Dish, cards: int) -> int:
    """How many cards are missing to a whole set; none where there are no sets."""
    return -cards % dish.scoring.size if isinstance(dish.scoring, Sets) else 0
