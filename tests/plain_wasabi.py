"""Wasabi! played the long way: lists, sets and counters, written from the rules and nothing else.

Every cell is a list of tiles, every pile a list of recipes, and a recipe is looked for along every
line of the whole board. The game asks its questions one after the other; tests compare the rulebook
with it, question by question. It shares no code with the rulebook.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

ROWS = 6
COLUMNS = {2: 5, 3: 6, 4: 7}
TOKENS = {2: 4, 3: 3, 4: 2, 5: 1}
"""How many tokens of each length a player has."""
POINTS = {2: 2, 3: 3, 4: 5, 5: 8}
STYLE = {2: 0, 3: 1, 4: 2, 5: 3}
"""The cubes for a recipe with style."""
KITCHEN = {
    2: {"chop": 1, "spicy": 1, "switch": 1, "stack": 1, "wasabi": 1},
    3: {"chop": 1, "spicy": 2, "switch": 1, "stack": 1, "wasabi": 2},
    4: {"chop": 2, "spicy": 2, "switch": 2, "stack": 2, "wasabi": 2},
}
BARRED = ("base", "unique")
"""The categories that no starting hand may have tiles of."""


class Question(NamedTuple):
    """What is asked: "first" and "recipe" of chance, everything else of a seat."""

    about: str
    seat: int | None
    legal: set[str]


Game = Generator[Question, str, Any]


@dataclass(frozen=True)
class Recipes:
    """The tiles and recipes of a box."""

    tiles: dict[str, int]
    categories: dict[str, str]
    recipes: dict[str, list[str]]


@dataclass
class Plain:
    """A game in progress."""

    box: Recipes
    players: int
    board: dict[str, list[str]] = field(default_factory=dict)
    """The tiles of every cell, from the bottom to the top."""
    lines: list[list[str]] = field(default_factory=list)
    """Every row from left to right and every column from top to bottom."""
    wasabis: list[str] = field(default_factory=list)
    """The upper left cell of every Wasabi! on the board."""
    pantry: Counter[str] = field(default_factory=Counter)
    kitchen: Counter[str] = field(default_factory=Counter)
    tiles: list[Counter[str]] = field(default_factory=list)
    cards: list[Counter[str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    """The recipes of every seat."""
    served: list[list[tuple[str, bool]]] = field(default_factory=list)
    """The completed recipes of every seat in order, and whether with style."""
    wasabi_cubes: list[int] = field(default_factory=list)
    shuffled: dict[int, set[str]] = field(default_factory=dict)
    """The recipes of every pile that nobody has touched yet."""
    returned: dict[int, list[str]] = field(default_factory=dict)
    """The recipes under every pile, those that are drawn first first."""
    returned_by: dict[str, int] = field(default_factory=dict)
    """Who put each of them there, and so knows it."""
    first: int = 0
    player: int = 0
    part: int = 0
    """0 for the preparation, 1 for the game itself, 2 when it is over."""
    number: int = 0
    """Which turn of that part it is, from 0."""
    passes: int = 0

    changed: set[str] = field(default_factory=set)
    placed: int = 0
    played: str | None = None
    kept: str | None = None
    """The chopped tile that must be placed this turn."""
    claims: int = 0
    barred: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        rows = range(1, ROWS + 1)
        columns = "abcdefg"[: COLUMNS[self.players]]
        self.board = {f"{column}{row}": [] for row in rows for column in columns}
        self.lines = [[f"{column}{row}" for column in columns] for row in rows]
        self.lines += [[f"{column}{row}" for row in rows] for column in columns]
        self.pantry = Counter(self.box.tiles)
        self.kitchen = Counter(KITCHEN[self.players])
        self.tiles = [Counter() for _ in self.seats]
        self.cards = [Counter() for _ in self.seats]
        self.hands = [[] for _ in self.seats]
        self.served = [[] for _ in self.seats]
        self.wasabi_cubes = [0 for _ in self.seats]
        self.returned = {length: [] for length in TOKENS}
        self.shuffled = {
            length: {name for name, wants in self.box.recipes.items() if len(wants) == length}
            for length in TOKENS
        }

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def over(self) -> bool:
        return self.part == 2

    # The course of the game

    def game(self) -> Game:
        """Play from the choice of the first player to the end."""
        self.first = int((yield Question("first", None, {str(seat) for seat in self.seats})))
        clockwise = [(self.first + place) % self.players for place in self.seats]
        for self.player in clockwise:
            yield from self.give_start_hand()
            self.number += 1
        for self.player in clockwise:
            yield from self.draw_recipes()
            self.number += 1
        self.part, self.number, self.player = 1, 0, self.first
        yield from self.turns()

    def turns(self) -> Game:
        """Play on to the end, turn after turn."""
        while not self.over:
            yield from self.turn()
            self.number += 1
            self.player = (self.player + 1) % self.players

    def turn(self) -> Game:
        """Let the player take one turn."""
        self.changed, self.placed, self.played, self.kept = set(), 0, None, None
        self.claims, self.barred = 0, Counter()
        yield from self.phase_one()
        if self.over:
            return
        yield from self.take_rewards()
        yield from self.refill_tiles()
        yield from self.draw_recipes()
        if self.empty_cells() == set() or self.passes == 2 * self.players:
            self.part = 2

    def ask(self, about: str, legal: set[str]) -> Game:
        """Ask the player."""
        answer = yield Question(about, self.player, legal)
        assert answer in legal
        return answer

    # Preparation

    def give_start_hand(self) -> Game:
        """Three tiles of three categories for the seat to the left."""
        left = (self.player + 1) % self.players
        categories: set[str] = set(BARRED)
        for _ in range(3):
            legal = {name for name in +self.pantry if self.box.categories[name] not in categories}
            tile = yield from self.ask("gift", legal)
            categories.add(self.box.categories[tile])
            self.pantry[tile] -= 1
            self.tiles[left][tile] += 1

    # Phase 1

    def phase_one(self) -> Game:
        """Place a tile and play a card, or pass."""
        while not self.over:
            legal = self.moves()
            if legal == {"done"}:
                break
            action = yield from self.ask("act", legal)
            if action == "done":
                break
            if action == "pass":
                yield from self.discard_recipes()
                self.passes += 1
                return
            if action == "claim":
                yield from self.claim()
            elif action.startswith("play:"):
                yield from self.play(action.removeprefix("play:"))
            else:
                cell = yield from self.ask("cell", self.empty_cells())
                self.put(action, cell)
        self.passes = 0

    def moves(self) -> set[str]:
        """What the player may begin with now."""
        legal: set[str] = set()
        if self.kept is not None:
            legal.add(self.kept)
        else:
            if self.placed < (2 if self.played == "spicy" else 1) and self.empty_cells():
                legal |= set(+self.tiles[self.player])
            if self.played is None:
                cards = +self.cards[self.player]
                legal |= {f"play:{card}" for card in cards if self.is_playable(card)}
            if self.placed > 0:
                legal.add("done")
            elif self.played is None:
                legal.add("pass")
        if self.claimable():
            legal.add("claim")
        return legal

    def put(self, tile: str, cell: str) -> None:
        """Lay a tile of the hand on a cell."""
        self.tiles[self.player][tile] -= 1
        self.board[cell].append(tile)
        self.changed.add(cell)
        self.placed += 1
        self.kept = None

    def discard_recipes(self) -> Game:
        """Put one recipe or more under their piles."""
        hand, discarded = self.hands[self.player], 0
        while hand:
            legal = set(hand) | ({"done"} if discarded > 0 else set())
            recipe = yield from self.ask("discard", legal)
            if recipe == "done":
                break
            hand.remove(recipe)
            self.returned[len(self.box.recipes[recipe])].append(recipe)
            self.returned_by[recipe] = self.player
            discarded += 1

    # Action cards

    def can_place_then(self, *covered: str) -> bool:
        """Whether, after another card, the tile that has to be placed this turn still can be."""
        if self.placed > 0:
            return True
        return (+self.tiles[self.player]).total() > 0 and self.empty_cells() - set(covered) != set()

    def is_playable(self, card: str) -> bool:
        if card == "chop":
            return self.choppable() != set()
        if card == "spicy":
            return self.can_place_then()
        if card == "switch":
            return self.pairs() != set() and self.can_place_then()
        if card == "stack":
            has_tile = (+self.tiles[self.player]).total() > 0
            return self.placed == 0 and has_tile and self.tops() != {}
        return self.blocks() != set()

    def play(self, card: str) -> Game:
        """Play a card; all but Wasabi! go back to the kitchen."""
        self.cards[self.player][card] -= 1
        if card == "wasabi":
            corner = yield from self.ask("cover", self.blocks())
            self.wasabis.append(corner)
            self.wasabi_cubes[self.player] += 1
        if card == "switch":
            pairs = self.pairs()
            one = yield from self.ask("switch", {one for one, _ in pairs})
            other = yield from self.ask("other", {two for first, two in pairs if first == one})
            self.board[one], self.board[other] = self.board[other], self.board[one]
            self.changed |= {one, other}
        if card == "stack":
            tile = yield from self.ask("tile", set(+self.tiles[self.player]))
            cell = yield from self.ask("on", set(self.tops()))
            self.put(tile, cell)
        if card == "chop":
            cell = yield from self.ask("chopping", self.choppable())
            fates = self.fates(cell)
            fate = (yield from self.ask("fate", fates)) if len(fates) > 1 else fates.pop()
            tile = self.board[cell].pop()
            self.changed.add(cell)
            if fate == "keep":
                self.tiles[self.player][tile] += 1
                self.kept = tile
            else:
                self.pantry[tile] += 1
        if card != "wasabi":
            self.kitchen[card] += 1
        self.played = card

    def choppable(self) -> set[str]:
        return {cell for cell in self.tops() if self.fates(cell)}

    def fates(self, cell: str) -> set[str]:
        """What can become of the tile on this cell when it is chopped."""
        if self.placed > 0:
            return {"pantry"}
        opened = {cell} if len(self.board[cell]) == 1 else set()
        fates = set()
        if self.empty_cells() | opened:
            fates.add("keep")
            if (+self.tiles[self.player]).total() > 0:
                fates.add("pantry")
        return fates

    def pairs(self) -> set[tuple[str, str]]:
        """Every two neighbours that can be switched."""
        open_cells = set(self.board) - self.covered()
        return {
            (one, other)
            for one in open_cells
            for other in open_cells
            if is_next_to(one, other) and (self.board[one] or self.board[other])
        }

    def blocks(self) -> set[str]:
        """The upper left cells of all blocks that a Wasabi! can be laid on."""
        corners = set()
        for corner in self.board:
            block = block_at(corner)
            if set(block) <= set(self.board) - self.covered() and self.can_place_then(*block):
                corners.add(corner)
        return corners

    # The board

    def covered(self) -> set[str]:
        return {cell for corner in self.wasabis for cell in block_at(corner)}

    def empty_cells(self) -> set[str]:
        """The cells that are neither filled nor covered."""
        return {cell for cell, tiles in self.board.items() if not tiles} - self.covered()

    def tops(self) -> dict[str, str]:
        """The tiles that are in play: those on top, and not covered."""
        hidden = self.covered()
        return {
            cell: tiles[-1] for cell, tiles in self.board.items() if tiles and cell not in hidden
        }

    # Completing

    def runs(self, recipe: str) -> Iterator[list[str]]:
        """Every run of cells that has the tiles of the recipe and one that was changed."""
        wants, tops = self.box.recipes[recipe], self.tops()
        for line in self.lines:
            for begin in range(len(line) - len(wants) + 1):
                run = line[begin : begin + len(wants)]
                if (
                    all(cell in tops for cell in run)
                    and Counter(tops[cell] for cell in run) == Counter(wants)
                    and self.changed.intersection(run)
                ):
                    yield run

    def is_stylish(self, recipe: str) -> bool:
        """Whether one of the runs has the tiles in the order of the recipe, from either end."""
        wants, tops = self.box.recipes[recipe], self.tops()
        orders = [[tops[cell] for cell in run] for run in self.runs(recipe)]
        return wants in orders or wants[::-1] in orders

    def free_tokens(self, seat: int, length: int) -> int:
        used = [name for name, _ in self.served[seat] if len(self.box.recipes[name]) == length]
        return TOKENS[length] - len(used)

    def claimable(self) -> set[str]:
        """The recipes that the player can claim now."""
        return {
            recipe
            for recipe in self.hands[self.player]
            if self.free_tokens(self.player, len(self.box.recipes[recipe])) > 0
            and list(self.runs(recipe))
        }

    def claim(self) -> Game:
        """Complete a recipe; the tenth one ends the game."""
        legal = self.claimable()
        recipe = (yield from self.ask("serve", legal)) if len(legal) > 1 else legal.pop()
        self.served[self.player].append((recipe, self.is_stylish(recipe)))
        self.hands[self.player].remove(recipe)
        self.claims += 1
        if len(self.served[self.player]) == 10:
            self.part = 2

    # Phase 2

    def take_rewards(self) -> Game:
        """Take a card for every recipe completed this turn."""
        for _ in range(self.claims):
            legal = self.rewards()
            if not legal:
                continue
            reward = yield from self.ask("reward", legal | {"nothing"})
            if reward == "nothing":
                continue
            if reward == "lift":
                corners = set(self.wasabis)
                if len(corners) > 1:
                    corner = yield from self.ask("lifting", corners)
                else:
                    corner = corners.pop()
            mine, card = self.cards[self.player], reward.removeprefix("take:")
            if mine.total() == 2:
                dropped = yield from self.ask("room", {f"drop:{kind}" for kind in +mine})
                kind = dropped.removeprefix("drop:")
                mine[kind] -= 1
                self.kitchen[kind] += 1
                self.barred[kind] += 1
            if reward == "lift":
                self.wasabis.remove(corner)
                mine["wasabi"] += 1
            else:
                self.kitchen[card] -= 1
                mine[card] += 1

    def rewards(self) -> set[str]:
        """The cards that can be had; one of the kind played only if there is no other."""
        available = {f"take:{card}": card for card in self.kitchen - self.barred}
        if self.wasabis:
            available["lift"] = "wasabi"
        others = {reward for reward, card in available.items() if card != self.played}
        return others or set(available)

    def refill_tiles(self) -> Game:
        """Three tiles again, as far as the pantry goes."""
        mine = self.tiles[self.player]
        while mine.total() < 3 and +self.pantry:
            tile = yield from self.ask("refill", set(+self.pantry))
            self.pantry[tile] -= 1
            mine[tile] += 1

    def draw_recipes(self) -> Game:
        """Three recipes again, as far as the piles go."""
        hand = self.hands[self.player]
        while len(hand) < 3:
            legal = {
                f"draw:{length}"
                for length in TOKENS
                if self.shuffled[length] or self.returned[length]
            }
            if not legal:
                break
            length = int((yield from self.ask("draw", legal)).removeprefix("draw:"))
            if self.shuffled[length]:
                recipe = yield Question("recipe", None, set(self.shuffled[length]))
                self.shuffled[length].remove(recipe)
            else:
                recipe = self.returned[length].pop(0)
                del self.returned_by[recipe]
            hand.append(recipe)

    # The end

    def style_cubes(self, seat: int) -> int:
        return sum(STYLE[len(self.box.recipes[name])] for name, style in self.served[seat] if style)

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by where they come from."""
        points = {f"length-{length}": 0 for length in TOKENS}
        for name, _ in self.served[seat]:
            length = len(self.box.recipes[name])
            points[f"length-{length}"] += POINTS[length]
        return {**points, "style": self.style_cubes(seat), "wasabi": self.wasabi_cubes[seat]}

    def winners(self) -> list[int]:
        """Who has placed ten tokens; else most points, then most cubes."""
        for seat in self.seats:
            if len(self.served[seat]) == 10:
                return [seat]
        cubes = [self.style_cubes(seat) + self.wasabi_cubes[seat] for seat in self.seats]
        ranks = [(sum(self.sheet(seat).values()), cubes[seat]) for seat in self.seats]
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]


def is_next_to(one: str, other: str) -> bool:
    """Whether two cells share an edge."""
    across, down = abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))
    return across + down == 1


def block_at(corner: str) -> list[str]:
    """The cells of the block of two by two with this upper left cell, on the board or not."""
    column, row = corner[0], int(corner[1])
    right = chr(ord(column) + 1)
    return [f"{column}{row}", f"{right}{row}", f"{column}{row + 1}", f"{right}{row + 1}"]
