"""Plates and points of Sushi Go Party!, written from the rules alone: a part of the referee."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

NIGIRI = ("egg-nigiri", "salmon-nigiri", "squid-nigiri")
DESSERTS = ("pudding", "green-tea-ice-cream", "fruit")
PLACES = (8, 5, 2)


@dataclass(eq=False)
class Laid:
    """A card in front of a seat."""

    printed: str
    shows: str
    down: bool = False
    used: bool = False
    wasabi: "Laid | None" = None

    @property
    def is_copy(self) -> bool:
        """Whether it is a special order that copies something."""
        return self.printed != self.shows

    def __str__(self) -> str:
        if self.down:
            return "face-down"
        return f"special-order:{self.shows}" if self.is_copy else self.shows


def number_of(card: str) -> int:
    """The small number in the corner of a card."""
    return int(card.rpartition("-")[2])


@dataclass
class Served:
    """What lies on a table."""

    players: int
    types: Mapping[str, tuple[str, ...]]
    """The kinds of every type of the menu."""
    plates: list[list[Laid]] = field(default_factory=list)
    kept: list[list[Laid]] = field(default_factory=list)
    """Desserts of earlier rounds."""
    rows: list[list[Counter[str]]] = field(default_factory=list)
    """Points by round, seat and type; desserts come last."""
    place: int = 0
    """The next place of the uramaki race."""

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.players)

    def is_dessert(self, card: str) -> bool:
        """Whether a card is a dessert."""
        return any(card in self.types.get(dessert, ()) for dessert in DESSERTS)

    def count(self, seat: int, *cards: str) -> int:
        """How many of these cards lie face up in front of a seat."""
        return sum(not laid.down and laid.shows in cards for laid in self.plates[seat])

    def icons(self, seat: int, roll: str) -> int:
        """How many icons of a roll lie in front of a seat."""
        return sum(number_of(kind) * self.count(seat, kind) for kind in self.types.get(roll, ()))


# A round


def score_round(game: Served) -> None:
    """Score the plates of a round."""
    points = game.rows[-1]
    for name, kinds in game.types.items():
        counts = [game.count(seat, *kinds) for seat in game.seats]
        for seat in game.seats:
            points[seat][name] += alone(game, seat, name, counts[seat])
        for seat, more in enumerate(compared(game, name, counts)):
            points[seat][name] += more
    for seat in game.seats:
        points[seat]["face-down"] = 2 * sum(laid.down for laid in game.plates[seat])


def alone(game: Served, seat: int, name: str, cards: int) -> int:
    """The points of a type for which nobody else matters."""
    if name == "nigiri":
        values = {"egg-nigiri": 1, "salmon-nigiri": 2, "squid-nigiri": 3}
        return sum(
            values[laid.shows] * (1 if laid.wasabi is None else 3)
            for laid in game.plates[seat]
            if laid.shows in NIGIRI and not laid.down
        )
    if name == "onigiri":
        shapes = sorted(game.count(seat, kind) for kind in game.types[name])
        return sum(sum(number > level for number in shapes) ** 2 for level in range(10))
    if name == "sukeroku":
        futomaki, inari = game.count(seat, "futomaki"), game.count(seat, "inari")
        return 6 * min(futomaki, inari) + 2 * abs(futomaki - inari)
    if name == "tea":
        return cards * max(colours(game, seat).values(), default=0)
    tables = {
        "tempura": [5 * (number // 2) for number in range(20)],
        "sashimi": [10 * (number // 3) for number in range(20)],
        "dumpling": [0, 1, 3, 6, 10] + [15] * 20,
        "eel": [0, -3] + [7] * 20,
        "tofu": [0, 2, 6] + [0] * 20,
        "miso-soup": [3 * number for number in range(20)],
        "sake": [3 * number for number in range(20)],
    }
    return tables[name][cards] if name in tables else 0


def colours(game: Served, seat: int) -> Counter[str]:
    """How many cards of every colour lie in front of a seat."""
    owner = {kind: name for name, kinds in game.types.items() for kind in kinds}
    owner["wasabi"] = "nigiri"
    return Counter("back" if laid.down else owner[laid.shows] for laid in game.plates[seat])


def compared(game: Served, name: str, counts: list[int]) -> Iterable[int]:
    """The points of a type for which all players are compared."""
    if name == "maki":
        icons = [game.icons(seat, name) for seat in game.seats]
        ranks = sorted({number for number in icons if number > 0}, reverse=True)
        prizes = (6, 3) if game.players < 6 else (6, 4, 2)
        prize = dict(zip(ranks, prizes, strict=False))
        return [prize.get(number, 0) for number in icons]
    if name == "temaki":
        return extremes(counts, 4 if max(counts) else 0, 4)
    if name == "uramaki":
        icons = [game.icons(seat, name) for seat in game.seats]
        best = max(icons)
        prize_left = PLACES[game.place] if game.place < 3 and best > 0 else 0
        return [prize_left if number == best else 0 for number in icons]
    if name == "edamame":
        eaters = sum(number > 0 for number in counts)
        return [number * min(4, eaters - 1) if number else 0 for number in counts]
    if name == "soy-sauce":
        different = [len(colours(game, seat)) for seat in game.seats]
        return [
            4 * number if mine == max(different) else 0
            for number, mine in zip(counts, different, strict=True)
        ]
    return [0] * game.players


def extremes(counts: list[int], gain: int, loss: int) -> list[int]:
    """Points for the most and the fewest, in full for all tied; two players lose nothing."""
    loss = 0 if len(counts) == 2 else loss
    return [gain * (number == max(counts)) - loss * (number == min(counts)) for number in counts]


# The end of the game


def score_desserts(game: Served) -> None:
    """Score the desserts of all rounds."""
    (name,) = (name for name in DESSERTS if name in game.types)
    counts = [len(kept) for kept in game.kept]
    row = [Counter({name: 0}) for _ in game.seats]
    game.rows.append(row)
    puddings = extremes(counts, 6, 6)
    for seat in game.seats:
        if name == "pudding":
            row[seat][name] = puddings[seat]
        elif name == "green-tea-ice-cream":
            row[seat][name] = 12 * (counts[seat] // 4)
        else:
            icons = "".join(laid.shows.removeprefix("fruit-") for laid in game.kept[seat])
            row[seat][name] = sum(
                (-2, 0, 1, 3, 6, 10)[min(5, icons.count(fruit))] for fruit in "wop"
            )


def victors(game: Served) -> list[int]:
    """The seats that have won."""
    standing = [
        (sum(row[seat].total() for row in game.rows), len(game.kept[seat])) for seat in game.seats
    ]
    return [seat for seat in game.seats if standing[seat] == max(standing)]
