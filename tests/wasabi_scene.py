"""A game of Wasabi! in the hands of the rulebook, its numbers in words."""

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

import numpy as np

from plain_wasabi import COLUMNS, POINTS, Plain, Recipes
from sushibar.games.wasabi.rules import GAME
from sushibar.games.wasabi.rules.board import NOTHING
from sushibar.games.wasabi.rules.book import CATEGORIES, Book
from sushibar.games.wasabi.rules.masks import mask_of
from sushibar.rulebook.rule import Record, new
from tables import chance

CARDS = ("chop", "spicy", "switch", "stack", "wasabi")
SHEET = ("length-2", "length-3", "length-4", "length-5", "style", "wasabi")

# Books


def box_of(book: Book) -> Recipes:
    """A book of the rulebook in plain words."""
    return Recipes(
        dict(zip(book.ingredients, book.tiles, strict=True)),
        {
            name: CATEGORIES[category]
            for name, category in zip(book.ingredients, book.categories, strict=True)
        },
        {
            name: [book.ingredients[kind] for kind in wants]
            for name, wants in zip(book.recipes, book.lists, strict=True)
        },
    )


# A game in the hands of the rulebook


class Scene:
    """A game of the rulebook, played answer by answer."""

    def __init__(
        self, players: int, book: Book, seed: int = 1, *, first: int | None = None
    ) -> None:
        """Start a game; `first` says who has the first turn, else chance does."""
        self.players, self.book = players, book
        self.config = GAME.configure(players, book=book)
        self.names = GAME.names(self.config)
        self.luck = chance(seed)
        self.state: Record = new(GAME.state)
        GAME.start(self.config, self.state)
        if first is not None:
            GAME.enter_chance(self.config, self.state, ((first,),))
        self.play_on()

    def play_on(self) -> None:
        while GAME.advance(self.config, self.state, self.luck):
            pass

    @property
    def seats(self) -> range:
        return range(self.players)

    # What is asked

    @property
    def pending(self) -> list[int]:
        bits = int(GAME.pending(self.config, self.state))
        return [seat for seat in range(8) if bits >> seat & 1]

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        (seat,) = self.pending
        return seat

    def mask(self, seat: int) -> list[int]:
        mask = np.full(GAME.actions, 7, np.int8)
        GAME.legal(self.config, self.state, seat, mask)
        assert set(mask.tolist()) <= {0, 1}
        return [action for action in range(GAME.actions) if mask[action]]

    @property
    def legal(self) -> set[str]:
        """What the seat that is asked may do."""
        names = [self.names.actions[action] for action in self.mask(self.seat)]
        assert "" not in names
        assert len(names) == len(set(names))
        return set(names)

    @property
    def legal_cells(self) -> set[str]:
        return {action for action in self.legal if is_cell(action)}

    @property
    def legal_tiles(self) -> set[str]:
        return self.legal & set(self.book.ingredients)

    @property
    def over(self) -> bool:
        return bool(GAME.over(self.state))

    def claimable(self) -> set[str]:
        """The recipes that the player can claim now."""
        if "claim" not in self.legal:
            return set()
        trial = self.copy()
        trial.act("claim")
        served = trial.served(self.player)[len(self.served(self.player)) :]
        return {recipe for recipe, _ in served} or trial.legal

    def copy(self) -> "Scene":
        """The same scene, which can be played another way."""
        other = copy(self)
        other.state, other.luck = self.state.copy(), self.luck.copy()
        return other

    # What happens

    def act(self, action: str) -> None:
        """Take one step of an answer and play on."""
        assert action in self.legal, f"{action} is not legal: {sorted(self.legal)}"
        number = self.names.actions.index(action)
        GAME.act(self.config, self.state, self.seat, number, self.luck)

    def play(self, *answers: str) -> "Scene":
        """Let the seats that are asked give these answers, one after the other."""
        for answer in answers:
            for action in answer.split():
                self.act(action)
        return self

    def choose(self, action: str) -> None:
        """Take one step of an answer without playing on."""
        GAME.choose(self.config, self.state, self.seat, self.names.actions.index(action))

    def done(self) -> "Scene":
        """Let the player end the first phase, where it has not ended by itself."""
        if "done" in self.legal:
            self.act("done")
        return self

    def finish_turn(self) -> "Scene":
        """Let the player end the turn: no claim, no reward, any tiles and recipes."""
        player = self.player
        while not self.over and self.player == player:
            legal = self.legal
            self.act("done" if "done" in legal else "nothing" if "nothing" in legal else min(legal))
        return self

    def pass_turn(self) -> "Scene":
        """Let the player pass and discard one recipe, if there is any."""
        player, hand = self.player, self.recipes(self.player)
        self.play("pass", *hand[:1])
        return self.finish_turn() if self.player == player else self

    # What lies on the table

    @property
    def player(self) -> int:
        return int(self.state.player)

    @property
    def played(self) -> str | None:
        """The card played this turn."""
        return None if self.state.played == NOTHING else CARDS[int(self.state.played)]

    def stack(self, cell: str) -> list[str]:
        """The tiles of a cell, from the bottom to the top."""
        return self.board[cell]

    @property
    def board(self) -> dict[str, list[str]]:
        """The tiles of every cell in use."""
        state, names = self.state, self.book.ingredients
        stacks: dict[str, list[str]] = {cell: [] for cell in cells(self.players)}
        for place in range(int(state.buried)):
            stacks[cell_name(int(state.buried_cell[place]))].append(names[state.buried_kind[place]])
        filled = cells_of(state.filled)
        assert all(cell in filled for cell, buried in stacks.items() if buried)
        for number, kind in enumerate(state.top.tolist()):
            assert (kind != NOTHING) == (cell_name(number) in filled)
            if kind != NOTHING:
                stacks[cell_name(number)].append(names[kind])
        return stacks

    @property
    def wasabis(self) -> set[str]:
        return {cell_name(int(cell)) for cell in self.state.wasabis if cell != NOTHING}

    @property
    def covered(self) -> set[str]:
        return cells_of(self.state.covered)

    @property
    def changed(self) -> set[str]:
        """The filled cells that were changed this turn."""
        return cells_of(self.state.changed) & cells_of(self.state.filled)

    def counter(self, counts: Sequence[int], names: Sequence[str]) -> Counter[str]:
        assert not any(counts[len(names) :])
        return +Counter({name: int(counts[kind]) for kind, name in enumerate(names)})

    @property
    def pantry(self) -> Counter[str]:
        return self.counter(self.state.pantry, self.book.ingredients)

    @property
    def kitchen(self) -> Counter[str]:
        return self.counter(self.state.kitchen, CARDS)

    def tiles(self, seat: int) -> Counter[str]:
        """The tiles in a seat's hand, with one that was chopped and is to be placed."""
        held = self.counter(self.state.tiles[seat], self.book.ingredients)
        if seat == self.player and self.state.chopped != NOTHING:
            held[self.book.ingredients[self.state.chopped]] += 1
        return held

    def cards(self, seat: int) -> Counter[str]:
        return self.counter(self.state.cards[seat], CARDS)

    def recipes(self, seat: int) -> list[str]:
        """The recipes in a seat's hand."""
        numbers = self.state.hands[seat].tolist()
        held = [number for number in numbers if number != NOTHING]
        assert numbers == sorted(held) + [NOTHING] * (3 - len(held))
        return [self.book.recipes[number] for number in held]

    def served(self, seat: int) -> list[tuple[str, bool]]:
        """The completed recipes of a seat in order, and whether with style."""
        numbers = [int(number) for number in self.state.served[seat] if number != NOTHING]
        stylish = int(self.state.stylish[seat])
        assert stylish >> len(numbers) == 0
        return [
            (self.book.recipes[number], bool(stylish >> place & 1))
            for place, number in enumerate(numbers)
        ]

    def pile(self, length: int) -> list[str]:
        """The recipes of a pile: those that are shuffled, then those under it in their order."""
        first = int(self.config.pile_first[length])
        size = int(self.state.shuffled[length]) + int(self.state.returned[length])
        return [self.book.recipes[number] for number in self.state.deck[first : first + size]]

    def shuffled(self, length: int) -> set[str]:
        return set(self.pile(length)[: int(self.state.shuffled[length])])

    def returned(self, length: int) -> list[str]:
        return self.pile(length)[int(self.state.shuffled[length]) :]

    def returned_by(self) -> dict[str, int]:
        """Who put each recipe under its pile."""
        found = {}
        for length in POINTS:
            first = int(self.config.pile_first[length])
            for place, recipe in enumerate(self.pile(length), start=first):
                if recipe in self.returned(length):
                    found[recipe] = int(self.state.returner[place])
                else:
                    assert self.state.returner[place] == NOTHING
        return found

    def points(self, seat: int) -> dict[str, int]:
        return dict(zip(SHEET, map(int, self.state.sheet[0, seat]), strict=True))

    def total(self, seat: int) -> int:
        return int(GAME.total(self.state, seat))

    @property
    def winners(self) -> list[int]:
        bits = int(GAME.winners(self.config, self.state))
        return [seat for seat in range(8) if bits >> seat & 1]

    def picture(self) -> dict[str, Any]:
        """Everything that lies on the table, in plain words."""
        return {
            "board": self.board,
            "wasabis": self.wasabis,
            "covered": self.covered,
            "pantry": self.pantry,
            "kitchen": self.kitchen,
            "tiles": [self.tiles(seat) for seat in self.seats],
            "cards": [self.cards(seat) for seat in self.seats],
            "hands": [sorted(self.recipes(seat)) for seat in self.seats],
            "served": [self.served(seat) for seat in self.seats],
            "sheet": [self.points(seat) for seat in self.seats],
            "shuffled": {length: self.shuffled(length) for length in POINTS},
            "returned": {length: self.returned(length) for length in POINTS},
            "returned by": self.returned_by(),
            "first": int(self.state.first_seat),
        }


def plain_picture(plain: Plain) -> dict[str, Any]:
    """Everything that lies on the plain game's table, as `Scene.picture`."""
    return {
        "board": plain.board,
        "wasabis": set(plain.wasabis),
        "covered": plain.covered(),
        "pantry": +plain.pantry,
        "kitchen": +plain.kitchen,
        "tiles": [+tiles for tiles in plain.tiles],
        "cards": [+cards for cards in plain.cards],
        "hands": [sorted(hand) for hand in plain.hands],
        "served": plain.served,
        "sheet": [plain.sheet(seat) for seat in plain.seats],
        "shuffled": plain.shuffled,
        "returned": plain.returned,
        "returned by": plain.returned_by,
        "first": plain.first,
    }


def plain_of(scene: Scene) -> Plain:
    """The plain game at the start of the turn that the scene is at."""
    plain = Plain(box_of(scene.book), scene.players)
    plain.board = scene.board
    plain.wasabis = sorted(scene.wasabis)
    plain.pantry, plain.kitchen = scene.pantry, scene.kitchen
    for seat in plain.seats:
        plain.tiles[seat], plain.cards[seat] = scene.tiles(seat), scene.cards(seat)
        plain.hands[seat], plain.served[seat] = scene.recipes(seat), scene.served(seat)
        plain.wasabi_cubes[seat] = scene.points(seat)["wasabi"]
    plain.shuffled = {length: scene.shuffled(length) for length in POINTS}
    plain.returned = {length: scene.returned(length) for length in POINTS}
    plain.returned_by = scene.returned_by()
    plain.first, plain.player = int(scene.state.first_seat), scene.player
    plain.part, plain.number = int(scene.state.this_round), int(scene.state.turn)
    plain.passes = int(scene.state.passes)
    return plain


# Cells


def is_cell(word: str) -> bool:
    return len(word) == 2 and word[0] in "abcdefg" and word[1] in "123456"


def cell_number(cell: str) -> int:
    return (int(cell[1]) - 1) * 7 + "abcdefg".index(cell[0])


def cell_name(number: int) -> str:
    return "abcdefg"[number % 7] + str(number // 7 + 1)


def cells_of(words: Any) -> set[str]:
    """The cells of a mask."""
    bits = int(mask_of(words))
    return {cell_name(cell) for cell in range(bits.bit_length()) if bits >> cell & 1}


def mask(chosen: Iterable[str]) -> int:
    return sum(1 << cell_number(cell) for cell in chosen)


def cells(players: int) -> list[str]:
    """The cells in use."""
    columns = "abcdefg"[: COLUMNS[players]]
    return [f"{column}{row}" for row in range(1, 7) for column in columns]
