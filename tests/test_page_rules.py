"""The score pad without a network: the page scores by rules translated from Python, and alike."""

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.page_build import ROOT, build_page
from sushibar.codegen.page_rules import folder_of, page_rules
from sushibar.codegen.rule_translation import translated
from sushibar.games.kit import KITS
from sushibar.games.party.rules.dishes import COURSES, TYPES
from sushibar.games.party.rules.plate import RACE_POINTS
from sushibar.games.sushi_go.rules.dishes import CARDS, EDITIONS
from sushibar.games.wasabi.rules.tokens import LENGTHS, TOKENS
from sushibar.table.pad import Pad

GAMES = ROOT / "frontend" / "src" / "games"
NIGIRI = ("egg-nigiri", "salmon-nigiri", "squid-nigiri")
ON_WASABI = "wasabi+"
NEVER_LAID = ("menu", "takeout-box", "special-order")

Counts = dict[str, int]
"""How many of each row of a pad, as the page counts them."""


@pytest.mark.parametrize("game", KITS)
def test_the_page_has_the_rules_as_they_are(game: str) -> None:
    written = (GAMES / folder_of(game) / "rules.ts").read_text(encoding="utf-8")
    assert written == page_rules(game), "run: python -m sushibar.codegen"


def differences(one: Any, other: Any) -> int:
    count = 0
    for place in range(3):
        count += int(one[place] != other[place])
    return count


def search_without_end(number: int) -> int:
    while number > 0:
        number -= 1
    else:
        number = 7
    return number


def test_a_comparison_counts_as_a_number() -> None:
    assert "count = (count + Number(one[place] !== other[place]));" in translated([differences])


def test_what_cannot_be_translated_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="search_without_end"):
        translated([search_without_end])


@pytest.mark.parametrize("pads", [600, pytest.param(5_000, marks=pytest.mark.long)])
def test_the_page_gives_the_points_that_the_server_gives(tmp_path: Path, pads: int) -> None:
    """For plates, boards and races at random, in all games, editions and numbers of players."""
    chance = random.Random(pads)
    told = [tell(chance) for _ in range(pads)]
    path = tmp_path / "pads.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    build_page()
    npm = shutil.which("npm", path=str(Path(sys.executable).parent)) or shutil.which("npm")
    assert npm is not None
    run = subprocess.run(
        [npm, "exec", "--", "vitest", "run", "src/pad/scored.test.ts"],
        cwd=ROOT / "frontend",
        env={**os.environ, "PADS": str(path), "PATH": f"{Path(npm).parent}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3_000:] + run.stderr[-1_000:]


def tell(chance: random.Random) -> dict[str, Any]:
    """A pad as the page has it, and what Python makes of it."""
    game = chance.choice(["sushi-go", "party", "party", "wasabi"])
    least, most = {"sushi-go": (3, 5), "party": (2, 8), "wasabi": (2, 4)}[game]
    seats = chance.randint(least, most)
    edition = chance.choice([*EDITIONS]) if game == "sushi-go" else ""
    types = menu(chance, seats) if game == "party" else []
    rounds = 1 if game == "wasabi" else 3
    played = [chance.random() < 0.8 for _ in range(rounds)]
    counts: list[list[Counts]] = [
        [board(chance) if game == "wasabi" else plate(chance, types) for _ in range(seats)]
        if is_played
        else [{} for _ in range(seats)]
        for is_played in played
    ]
    pad = Pad(game, players=seats, edition=edition or None, menu=types or None)
    for number, plates in enumerate(counts, start=1):
        race = [0] * seats
        if "uramaki" in types and played[number - 1]:
            race = run_race(chance, seats)
            for one, points in zip(plates, race, strict=True):
                one["race"] = points
        if any(count for one in plates for count in one.values()):
            words = [written(one) if game == "wasabi" else in_words(one) for one in plates]
            pad.lay_round(number, words, race if any(race) else None)
    told = {"game": game, "edition": edition, "menu": "", "types": types, "names": [""] * seats}
    return {"pad": {**told, "counts": counts}, "answer": pad.answer()}


def menu(chance: random.Random, seats: int) -> list[str]:
    """Dishes for this many players, as many of each group as a menu has."""
    return [
        dish.name
        for group, number in COURSES.items()
        for dish in chance.sample(
            [
                one
                for one in TYPES
                if one.group == group and one.players[0] <= seats <= one.players[1]
            ],
            number,
        )
    ]


def plate(chance: random.Random, types: list[str]) -> Counts:
    """What was counted of a plate of Sushi Go!, or of one with cards of a menu."""
    if not types:
        rows = [card for card in CARDS if card not in ("wasabi", "chopsticks")]
    else:
        rows = ["face-down"] if "takeout-box" in types else []
        for dish in TYPES:
            if dish.name in (*types, "nigiri") and dish.name not in NEVER_LAID:
                is_numbered = dish.name in ("chopsticks", "spoon")
                rows += [dish.name] if is_numbered else dish.kinds
    if not types or "wasabi" in types:
        rows += [ON_WASABI + card for card in NIGIRI]
    return {row: chance.choice([0, 0, 1, 1, 2, 3]) for row in rows if chance.random() < 0.6}


def board(chance: random.Random) -> Counts:
    """What was counted of a board of Wasabi!: never all tokens, which only one can have."""
    tokens = {
        f"length-{length}": chance.randint(0, most - (length == LENGTHS[0]))
        for length, most in zip(LENGTHS, TOKENS, strict=True)
    }
    return {**tokens, "cubes": chance.randint(0, 9)}


def run_race(chance: random.Random, seats: int) -> list[int]:
    """Points from a race of uramaki that can have been run: a tie closes the next place."""
    points, place = [0] * seats, 0
    while place < len(RACE_POINTS) and chance.random() < 0.6:
        takers = chance.sample(range(seats), chance.choice([1, 1, 1, 2]))
        for seat in takers:
            points[seat] += RACE_POINTS[place]
        place += 2 if len(takers) > 1 else 1
    return points


def in_words(counts: Counts) -> str:
    """A plate as the page tells it to the server: loose nigiri before any wasabi."""
    return " ".join(laid(counts)) or "-"


def laid(counts: Counts) -> Iterator[str]:
    for row, number in counts.items():
        if not row.startswith("wasabi") and row != "race":
            yield from [row] * number
    for card in NIGIRI:
        yield from ["wasabi", card] * counts.get(ON_WASABI + card, 0)
    yield from ["wasabi"] * counts.get("wasabi", 0)


def written(counts: Counts) -> str:
    """A board of Wasabi! as the page tells it."""
    tokens = [str(length) for length in LENGTHS for _ in range(counts[f"length-{length}"])]
    return f"{','.join(tokens)}+{counts['cubes']}"
