"""The rulebook's Wasabi! and the plain one in lockstep: the same questions, tables and points."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Self

from plain_wasabi import Game, Plain, Question
from sushibar.games.wasabi.rules.book import Book
from wasabi_scene import Scene, box_of, plain_of, plain_picture

POLICIES: Mapping[str, Mapping[str, float]] = {
    "random": {},
    "claiming": {"claim": 50, "pass": 0.05, "play:": 3, "done": 0.2, "nothing": 0.1},
    "playing-cards": {"claim": 20, "play:": 20, "pass": 0.05, "take:": 5, "lift": 5, "done": 0.1},
    "passing": {"claim": 5, "pass": 6, "done": 0.5},
    "stacking": {"claim": 30, "play:stack": 50, "take:stack": 30, "pass": 0.05, "nothing": 0.1},
    "covering": {"claim": 30, "play:wasabi": 40, "take:wasabi": 30, "lift": 30, "pass": 0.02},
    "lifting": {"claim": 30, "play:": 5, "lift": 60, "take:wasabi": 5, "pass": 0.05, "done": 0.3},
    "hoarding": {"claim": 40, "play:": 0.1, "take:": 9, "nothing": 0.05, "pass": 0.02, "done": 0.3},
    "declining": {"claim": 2, "nothing": 9, "done": 3, "play:": 2, "pass": 0.2},
}
"""What a player likes: how much more often an action is taken whose name starts like that."""


def liking(likes: Mapping[str, float], action: str) -> float:
    return next((weight for start, weight in likes.items() if action.startswith(start)), 1)


class Duel:
    """A game of the rulebook and the plain game, each step compared."""

    def __init__(self, scene: Scene, plain: Plain, game: Game, seed: int) -> None:
        self.scene, self.plain, self.game = scene, plain, game
        self.luck = random.Random(seed)
        self.asked = Counter[str]()
        self.last = ""
        self.question: Question | None = next(self.game)
        self.settle()
        self.compare()

    @classmethod
    def new(cls, players: int, book: Book, seed: int) -> Self:
        """A game from its start."""
        plain = Plain(box_of(book), players)
        return cls(Scene(players, book, seed), plain, plain.game(), seed)

    @classmethod
    def of(cls, scene: Scene, seed: int) -> Self:
        """A game from the start of a turn on."""
        plain = plain_of(scene)
        return cls(scene, plain, plain.turns(), seed)

    def send(self, action: str) -> None:
        try:
            self.question = self.game.send(action)
        except StopIteration:
            self.question = None

    def settle(self) -> None:
        """Let chance decide in the plain game what it has decided in the other."""
        while self.question is not None and self.question.seat is None:
            if self.question.about == "first":
                self.send(str(int(self.scene.state.first_seat)))
            else:
                player = self.plain.player
                held = set(self.scene.recipes(player)) - set(self.plain.hands[player])
                (recipe,) = held & self.question.legal
                self.send(recipe)

    def compare(self) -> None:
        """Check that the same is asked, and at the same table if an answer starts."""
        if self.question is None:
            assert self.scene.over
            assert self.scene.pending == []
        else:
            assert not self.scene.over
            assert self.scene.pending == [self.question.seat]
            assert self.scene.legal == self.question.legal, self.question.about
            assert int(self.scene.state.turn) == self.plain.number
        assert int(self.scene.state.this_round) == self.plain.part
        if self.question is None or int(self.scene.state.steps) == 0:
            assert self.scene.picture() == plain_picture(self.plain)
        if self.question is not None and self.question.about == "act":
            self.compare_turn()

    def compare_turn(self) -> None:
        """Check what the player has done so far this turn, and can claim."""
        scene, plain, state = self.scene, self.plain, self.scene.state
        assert scene.changed == {cell for cell in plain.changed if plain.board[cell]}
        if plain.placed == 0 and plain.played is None:
            assert int(state.passes) == plain.passes
        assert int(state.placed) == plain.placed
        assert scene.played == plain.played
        hand, claimable = scene.recipes(scene.player), plain.claimable()
        assert {name for place, name in enumerate(hand) if state.claims >> place & 1} == claimable
        assert {name for place, name in enumerate(hand) if state.styles >> place & 1} == {
            name for name in claimable if plain.is_stylish(name)
        }

    def step(self, likes: Mapping[str, float]) -> None:
        """Let the player take a step, and compare."""
        assert self.question is not None
        self.asked[self.question.about] += 1
        action = self.choose(likes, sorted(self.question.legal))
        self.asked[action] += 1
        self.last = action
        self.scene.act(action)
        self.send(action)
        self.settle()
        self.compare()

    def choose(self, likes: Mapping[str, float], legal: list[str]) -> str:
        """Choose by what the player likes, and often what completes a recipe."""
        assert self.question is not None
        about = self.question.about
        if about == "cell" and self.luck.random() < 0.8:
            legal = [cell for cell in legal if self.completes(self.last, cell)] or legal
        if about == "act" and "claim" not in legal and self.luck.random() < 0.4:
            tiles = set(legal) & set(self.plain.box.tiles)
            legal = [tile for tile in sorted(tiles) if self.completes_somewhere(tile)] or legal
        return self.luck.choices(legal, [liking(likes, action) for action in legal])[0]

    def completes_somewhere(self, tile: str) -> bool:
        return any(self.completes(tile, cell) for cell in sorted(self.plain.empty_cells()))

    def completes(self, tile: str, cell: str) -> bool:
        """Whether the tile would complete a recipe on this cell."""
        plain = self.plain
        changed, plain.changed = plain.changed, {cell}
        plain.board[cell].append(tile)
        complete = plain.claimable() != set()
        plain.board[cell].pop()
        plain.changed = changed
        return complete

    def play_turns(self, number: int, likes: Mapping[str, float]) -> None:
        """Play some turns."""
        for _ in range(number):
            player = self.plain.player
            while self.question is not None and self.plain.player == player:
                self.step(likes)

    def play(self, likes: Mapping[str, float]) -> Self:
        """Play to the end and compare the winners."""
        while self.question is not None:
            self.step(likes)
        scene, plain = self.scene, self.plain
        assert scene.winners == plain.winners()
        for seat in scene.seats:
            assert scene.total(seat) == sum(plain.sheet(seat).values())
        return self
