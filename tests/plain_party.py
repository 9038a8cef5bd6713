"""Sushi Go Party! scored the long way, from the words on the plates and nothing of the rulebook."""

from collections import Counter
from functools import cache
from itertools import combinations

Plates = list[list[str]]

TYPES = {
    **dict.fromkeys(["egg-nigiri", "salmon-nigiri", "squid-nigiri", "tuna-nigiri"], "nigiri"),
    **dict.fromkeys(["maki-1", "maki-2", "maki-3"], "maki"),
    **dict.fromkeys(["uramaki-3", "uramaki-4", "uramaki-5"], "uramaki"),
    **dict.fromkeys(
        [f"onigiri-{x}" for x in ["circle", "triangle", "square", "rectangle"]], "onigiri"
    ),
    **dict.fromkeys(["futomaki", "inari"], "sukeroku"),
    **dict.fromkeys(["chopsticks-1", "chopsticks-2", "chopsticks-3"], "chopsticks"),
    **dict.fromkeys(["spoon-4", "spoon-5", "spoon-6"], "spoon"),
    **dict.fromkeys(["menu-7", "menu-8", "menu-9"], "menu"),
    **dict.fromkeys(["takeout-box-10", "takeout-box-11", "takeout-box-12"], "takeout-box"),
    **dict.fromkeys([f"fruit-{x}" for x in ["ww", "oo", "pp", "wo", "wp", "op"]], "fruit"),
    "mussel": "dumpling",
}
BOX = (
    {"egg-nigiri": 4, "salmon-nigiri": 5, "squid-nigiri": 3, "maki-1": 4, "maki-2": 5, "maki-3": 3}
    | {"temaki": 12, "uramaki-3": 4, "uramaki-4": 4, "uramaki-5": 4, "futomaki": 4, "inari": 4}
    | dict.fromkeys(["tempura", "sashimi", "dumpling", "eel", "tofu", "edamame", "miso-soup"], 8)
    | {f"onigiri-{shape}": 2 for shape in ["circle", "triangle", "square", "rectangle"]}
    | dict.fromkeys(["chopsticks", "spoon", "menu", "takeout-box"], 3)
    | dict.fromkeys(["soy-sauce", "tea", "special-order", "wasabi", "sake"], 3)
    | {"pudding": 15, "green-tea-ice-cream": 15, "fruit-ww": 2, "fruit-oo": 2, "fruit-pp": 2}
    | {"fruit-wo": 3, "fruit-wp": 3, "fruit-op": 3}
)
NUMBERED = {
    name: type_
    for name, type_ in TYPES.items()
    if type_ in ("chopsticks", "spoon", "menu", "takeout-box")
}
NIGIRI = {"egg-nigiri": 1, "salmon-nigiri": 2, "squid-nigiri": 3, "tuna-nigiri": 3}


def last_word(card: str) -> str:
    return card.rpartition(":")[2]


def type_of(name: str) -> str:
    return TYPES.get(name, name)


def face_up(plate: list[str]) -> list[str]:
    """What every card counts as that lies face up."""
    return [
        last_word(card)
        for card in plate
        if not card.startswith("face-down") and last_word(card) != "face-down"
    ]


def count(plate: list[str], type_: str) -> int:
    return sum(type_of(name) == type_ for name in face_up(plate))


def icons(plate: list[str], type_: str) -> int:
    return sum(int(name[-1]) for name in face_up(plate) if type_of(name) == type_)


def colours(plate: list[str]) -> Counter[str]:
    sets = Counter(
        "nigiri" if type_of(name) == "wasabi" else type_of(name) for name in face_up(plate)
    )
    sets["face-down"] = len(plate) - len(face_up(plate))
    return +sets


def nigiri(plate: list[str]) -> int:
    brought, free = 0, 0
    for card in plate:
        name = last_word(card)
        turned, beside = card.startswith("face-down"), "beside:" in card
        if name == "wasabi":
            free += not turned
        elif name in NIGIRI:
            dipped = free > 0 and not beside
            free -= dipped
            if not turned:
                brought += NIGIRI[name] * (3 if dipped else 1)
    return brought


def alone(type_: str, plate: list[str]) -> int:
    """The points of a type that is compared with nothing."""
    number = count(plate, type_)
    if type_ == "nigiri":
        return nigiri(plate)
    if type_ == "tempura":
        return number // 2 * 5
    if type_ == "sashimi":
        return number // 3 * 10
    if type_ == "dumpling":
        return [0, 1, 3, 6, 10, 15][min(number, 5)]
    if type_ == "eel":
        return [0, -3, 7][min(number, 2)]
    if type_ == "tofu":
        return [0, 2, 6, 0][min(number, 3)]
    if type_ == "onigiri":
        left = [name for name in face_up(plate) if type_of(name) == "onigiri"]
        brought = 0
        while left:
            shapes = set(left)
            brought += len(shapes) ** 2
            for shape in shapes:
                left.remove(shape)
        return brought
    if type_ in ("miso-soup", "sake"):
        return 3 * number
    if type_ == "sukeroku":
        futomaki, inari = face_up(plate).count("futomaki"), face_up(plate).count("inari")
        return 6 * min(futomaki, inari) + 2 * abs(futomaki - inari)
    if type_ == "tea":
        return number * max(colours(plate).values(), default=0)
    return 0


def ranked(amounts: list[int], places: tuple[int, ...]) -> list[int]:
    ranks = sorted({amount for amount in amounts if amount}, reverse=True)
    worth = dict(zip(ranks, places, strict=False))
    return [worth.get(amount, 0) for amount in amounts]


def extremes(amounts: list[int], gain: int, loss: int, *, least: int = 0) -> list[int]:
    most, fewest = max(amounts), min(amounts)
    return [
        (gain if amount == most >= least else 0)
        - (loss if amount == fewest and len(amounts) > 2 else 0)
        for amount in amounts
    ]


def compared(type_: str, plates: Plates, race: list[int]) -> list[int]:
    numbers = [count(plate, type_) for plate in plates]
    if type_ == "maki":
        places = (6, 3) if len(plates) < 6 else (6, 4, 2)
        return ranked([icons(plate, "maki") for plate in plates], places)
    if type_ == "temaki":
        return extremes(numbers, 4, 4, least=1)
    if type_ == "uramaki":
        left = ranked([icons(plate, "uramaki") for plate in plates], (open_place(race),))
        return [points + more for points, more in zip(race, left, strict=True)]
    if type_ == "edamame":
        eaters = sum(number > 0 for number in numbers)
        return [number * min(eaters - 1, 4) for number in numbers]
    if type_ == "soy-sauce":
        most = max(len(colours(plate)) for plate in plates)
        return [
            4 * number * (len(colours(plate)) == most)
            for number, plate in zip(numbers, plates, strict=True)
        ]
    return [alone(type_, plate) for plate in plates]


def plain_round(plates: Plates, menu: list[str] | None, race: list[int] | None) -> list[int]:
    """Every seat's points of a round."""
    words = [word for plate in plates for card in plate for word in card.split(":")]
    types = {type_of(word) for word in words} if menu is None else set(menu)
    types |= {"nigiri"} | ({"uramaki"} if race else set())
    brought = [2 * colours(plate)["face-down"] for plate in plates]
    for type_ in types:
        more = compared(type_, plates, race or [0] * len(plates))
        brought = [sum(both) for both in zip(brought, more, strict=True)]
    return brought


# The race


def open_place(race: list[int]) -> int:
    """What the next place brings: all races are tried."""
    return plain_races(len(race))[tuple(race)]


def plain_can_lie(plates: Plates, race: list[int] | None) -> bool:
    """Whether the uramaki can lie there: ten rolls take a place as long as one is open."""
    most = max(icons(plate, "uramaki") for plate in plates)
    return most < 10 or open_place(race or [0] * len(plates)) == 0


@cache
def plain_races(seats: int) -> dict[tuple[int, ...], int]:
    """All points that a race can bring, each with what the next place is worth."""
    found: dict[tuple[int, ...], int] = {}
    places = (8, 5, 2)

    def run(points: tuple[int, ...], place: int) -> None:
        found[points] = places[place] if place < 3 else 0
        if place >= 3:
            return
        for number in range(1, seats + 1):
            for takers in combinations(range(seats), number):
                after = tuple(
                    old + places[place] * (seat in takers) for seat, old in enumerate(points)
                )
                run(after, place + (1 if number == 1 else 2))

    run((0,) * seats, 0)
    return found


# The end of the game


def plain_desserts(dessert: str, desserts: Plates) -> list[int]:
    """Every seat's points for desserts."""
    if dessert == "pudding":
        return extremes([len(plate) for plate in desserts], 6, 6)
    if dessert == "fruit":
        return [sum(map(fruit, "wop", [plate] * 3)) for plate in desserts]
    return [len(plate) // 4 * 12 for plate in desserts]


def fruit(which: str, plate: list[str]) -> int:
    number = sum(last_word(card).removeprefix("fruit-").count(which) for card in plate)
    return [-2, 0, 1, 3, 6, 10][min(number, 5)]


# The box


def plain_fits_box(plates: Plates) -> bool:
    """Whether the box holds all these cards."""
    used: Counter[str] = Counter()
    for card in (card for plate in plates for card in plate):
        name = {"mussel": "dumpling", "tuna-nigiri": "squid-nigiri"}.get(
            last_word(card), last_word(card)
        )
        used["special-order" if "special-order" in card else name] += 1
    numbers = {name: used.pop(name, 0) for name in NUMBERED}
    for name, type_ in NUMBERED.items():
        used[type_] += numbers[name]
    del used["face-down"]
    return max(numbers.values()) < 2 and all(used[name] <= BOX[name] for name in used)
