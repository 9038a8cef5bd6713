"""A second, slow implementation of Sushi Go Party!, written from the rules alone, card by card.

It keeps every card as an object and asks its questions one after the other; tests compare the
rulebook with it, question by question. It shares no code with the rulebook.
"""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from party_referee_score import (
    NIGIRI,
    PLACES,
    Laid,
    Served,
    number_of,
    score_desserts,
    score_round,
)

HANDS = {2: 10, 3: 10, 4: 9, 5: 9, 6: 8, 7: 8, 8: 7}

Question = tuple[str, dict[int, set[str]]]
"""What is asked: deal, picks, blind, copy, second, ask, give, menu, card or turn; of whom; and
what each may begin the answer with."""
Game = Generator[Question, Any, None]


def is_type(card: str, *types: str) -> bool:
    """Whether a card is one of these numbered types."""
    return card.rpartition("-")[0] in types


@dataclass
class Referee(Served):
    """A game in progress."""

    hands: list[Counter[str]] = field(default_factory=list)
    gone: Counter[str] = field(default_factory=Counter)
    blind: set[int] = field(default_factory=set)
    blind_next: set[int] = field(default_factory=set)
    soups: list[tuple[int, Laid]] = field(default_factory=list)

    # The course of the game

    def game(self) -> Game:
        """Play three rounds."""
        self.kept = [[] for _ in self.seats]
        for _ in range(3):
            self.gone, self.place = Counter(), 0
            self.plates = [[] for _ in self.seats]
            self.rows.append([Counter() for _ in self.seats])
            dealt = yield "deal", {}
            self.hands = [Counter(hand) for hand in dealt]
            for _ in range(HANDS[self.players]):
                yield from self.turn()
            score_round(self)
            for seat in self.seats:
                self.kept[seat] += [
                    laid
                    for laid in self.plates[seat]
                    if self.is_dessert(laid.shows) and not laid.down
                ]
        score_desserts(self)

    def turn(self) -> Game:
        """Play one turn and pass the hands on."""
        self.soups = []
        last = sum(self.hands[0].values()) == 1
        legal = {
            seat: {"blind"} if seat in self.blind else set(+self.hands[seat]) for seat in self.seats
        }
        answers = yield "picks", legal
        calls: dict[int, Laid] = {}
        chosen: dict[int, str] = {}
        copied: dict[int, str] = {}
        for seat in self.seats:
            words = list(answers[seat])
            chosen[seat] = words.pop(0)
            assert chosen[seat] in legal[seat]
            for word in words:
                what, _, name = word.partition(":")
                if what == "copy":
                    assert name in self.targets(seat)
                    copied[seat] = name
                elif what == "call":
                    assert not last
                    assert name in self.callable(seat)
                    calls[seat] = next(laid for laid in self.plates[seat] if str(laid) == name)
                else:
                    assert word == "no-call"
        if self.blind:
            drawn = yield "blind", {}
            for seat, (card,) in zip(sorted(self.blind), drawn, strict=True):
                chosen[seat] = card
            asked = {
                seat: {f"copy:{name}" for name in self.targets(seat)}
                for seat in self.blind
                if chosen[seat] == "special-order" and len(self.targets(seat)) > 1
            }
            if asked:
                answers = yield "copy", asked
                for seat in asked:
                    copied[seat] = answers[seat][0].removeprefix("copy:")
        for seat in self.seats:
            assert self.hands[seat][chosen[seat]] > 0
            self.hands[seat][chosen[seat]] -= 1
            self.put(seat, chosen[seat], copied.get(seat))
        self.race_together()
        yield from self.numbered_cards(calls)
        self.hands = [self.hands[seat - 1] for seat in self.seats]
        self.blind, self.blind_next = self.blind_next, set()
        if last:
            self.blind = set()

    def numbered_cards(self, calls: dict[int, Laid]) -> Game:
        """Let the called and revealed cards act by their numbers."""
        while True:
            waiting = list(calls.items())
            for seat in self.seats:
                waiting += [
                    (seat, laid)
                    for laid in self.plates[seat]
                    if not laid.down and is_type(laid.shows, "menu", "takeout-box")
                ]
            if not waiting:
                return
            seat, laid = min(
                waiting, key=lambda entry: (number_of(entry[1].shows), entry[1].is_copy, entry[0])
            )
            if calls.get(seat) is laid:
                del calls[seat]
            self.plates[seat].remove(laid)
            act: dict[str, Callable[[int, Laid], Game]] = {
                "chopsticks": self.use_chopsticks,
                "spoon": self.use_spoon,
                "menu": self.use_menu,
                "takeout-box": self.use_box,
            }
            yield from act[laid.shows.rpartition("-")[0]](seat, laid)

    def use_chopsticks(self, seat: int, laid: Laid) -> Game:
        """Choose a second card; the chopsticks go into the hand."""
        legal = set(+self.hands[seat])
        words = list((yield "second", {seat: legal})[seat])
        assert words[0] in legal
        self.hands[seat][words[0]] -= 1
        self.hands[seat][laid.printed] += 1
        self.fetch(seat, words[0], words[1].removeprefix("copy:") if words[1:] else None)

    def use_spoon(self, seat: int, laid: Laid) -> Game:
        """Ask for a card; the first to the left who has it gives it."""
        kinds = [kind for variants in self.types.values() for kind in variants]
        variants = [name for name, kinds_ in self.types.items() if len(kinds_) > 1]
        legal = {f"ask:{name}" for name in (*kinds, *variants)}
        (word,) = (yield "ask", {seat: legal})[seat]
        asked = word.removeprefix("ask:")
        fitting = (asked,) if asked in kinds else self.types[asked]
        for step in range(1, self.players):
            giver = (seat + step) % self.players
            has = {f"give:{card}" for card in fitting if self.hands[giver][card] > 0}
            if not has:
                continue
            gift = next(iter(has))
            if len(has) > 1:
                (gift,) = (yield "give", {giver: has})[giver]
                assert gift in has
            card = gift.removeprefix("give:")
            self.hands[giver][card] -= 1
            self.hands[giver][laid.printed] += 1
            copied = None
            targets = self.targets(seat)
            if card == "special-order" and len(targets) > 1:
                (word,) = (yield "copy", {seat: {f"copy:{name}" for name in targets}})[seat]
                copied = word.removeprefix("copy:")
            self.fetch(seat, card, copied)
            return
        self.gone[laid.printed] += 1

    def use_menu(self, seat: int, laid: Laid) -> Game:
        """Look at cards of the pile and play one that is not a menu."""
        shown = (yield "menu", {})[0]
        self.gone[laid.printed] += 1
        legal = {card for card in shown if not is_type(card, "menu")}
        if not legal:
            return
        words = list((yield "card", {seat: legal})[seat])
        assert words[0] in legal
        self.fetch(seat, words[0], words[1].removeprefix("copy:") if words[1:] else None)

    def use_box(self, seat: int, laid: Laid) -> Game:
        """Turn cards face down."""
        self.gone[laid.printed] += 1
        legal = self.turnable(seat)
        if not legal:
            return
        words = list((yield "turn", {seat: set(legal) | {"done"}})[seat])
        assert words.pop() == "done"
        for word in words:
            self.turn_down(seat, self.turnable(seat)[word], word)

    # Cards

    def put(self, seat: int, card: str, copied: str | None) -> None:
        """Lay a card; a special order copies what was chosen, or the only card there is."""
        if card != "special-order":
            self.lay(seat, Laid(card, card))
            return
        targets = self.targets(seat)
        if not targets:
            self.gone[card] += 1
            return
        shows = copied if copied is not None else next(iter(targets))
        assert shows in targets
        if shows == "face-down":
            self.plates[seat].append(Laid(card, card, down=True))
            self.gone[card] += 1
        else:
            self.lay(seat, Laid(card, shows))

    def lay(self, seat: int, laid: Laid) -> None:
        """Lay a card that shows something."""
        free = [
            other
            for other in self.plates[seat]
            if other.shows == "wasabi" and not other.used and not other.down
        ]
        self.plates[seat].append(laid)
        if laid.shows in NIGIRI and free:
            laid.wasabi = free[0]
            free[0].used = True
        elif laid.shows == "sake":
            self.blind_next.add(seat)
        elif laid.shows == "miso-soup":
            self.soups.append((seat, laid))
            if len(self.soups) > 1:
                for owner, soup in self.soups:
                    if soup in self.plates[owner]:
                        self.plates[owner].remove(soup)
                        self.gone[soup.printed] += 1

    def fetch(self, seat: int, card: str, copied: str | None) -> None:
        """Lay a card that came by a numbered action; uramaki score at once."""
        self.put(seat, card, copied)
        if self.icons(seat, "uramaki") >= 10 and self.place < 3:
            self.take_place([seat])

    def targets(self, seat: int) -> set[str]:
        """What a special order can copy."""
        return {"face-down" if laid.down else laid.shows for laid in self.plates[seat]}

    def callable(self, seat: int) -> set[str]:
        """The chopsticks and spoons in front of a seat, as a call names them."""
        return {
            str(laid)
            for laid in self.plates[seat]
            if not laid.down and is_type(laid.shows, "chopsticks", "spoon")
        }

    def turnable(self, seat: int) -> dict[str, Laid]:
        """What a takeout box can turn, by what the player says."""
        found: dict[str, Laid] = {}
        up = [laid for laid in self.plates[seat] if not laid.down]
        for laid in sorted(up, key=lambda laid: laid.is_copy):
            if laid.wasabi is not None:
                found.setdefault(f"turn:dipped:{laid.shows}", laid)
                found.setdefault(f"turn:under:{laid.shows}", laid.wasabi)
            elif laid.used:
                if not any(other.wasabi is laid for other in up):
                    found.setdefault("turn:spent-wasabi", laid)
            elif self.is_dessert(laid.shows) or is_type(laid.shows, "chopsticks", "spoon"):
                found.setdefault(f"turn:{laid}", laid)
            else:
                found.setdefault(f"turn:{laid.shows}", laid)
        return found

    def turn_down(self, seat: int, laid: Laid, word: str) -> None:
        """Turn a card face down; of two that show the same the printed one is taken."""
        if not word.startswith("turn:special-order:"):
            for other in self.plates[seat]:
                if not other.down and other.shows == laid.shows and not other.is_copy:
                    other.printed, laid.printed = laid.printed, other.printed
                    break
        for nigiri in self.plates[seat]:
            if nigiri.wasabi is laid:
                nigiri.wasabi = None
        laid.wasabi = None
        laid.down = True
        self.gone[laid.printed] += 1

    # The race

    def race_together(self) -> None:
        """Those who have reached ten icons at a reveal take places, more icons first."""
        while self.place < 3:
            icons = {seat: self.icons(seat, "uramaki") for seat in self.seats}
            best = max(icons.values())
            if best < 10:
                return
            self.take_place([seat for seat in self.seats if icons[seat] == best])

    def take_place(self, tied: list[int]) -> None:
        """Give the next place to all tied and set their uramaki aside."""
        for seat in tied:
            self.rows[-1][seat]["uramaki"] += PLACES[self.place]
            for laid in list(self.plates[seat]):
                if not laid.down and laid.shows in self.types["uramaki"]:
                    self.plates[seat].remove(laid)
                    self.gone[laid.printed] += 1
        self.place += 2 if len(tied) > 1 else 1
