"""The bots by name: levels and characters, names at the table, limits, and who plays what."""

import pytest

from sushibar import Limit, Table, UnknownName, View
from sushibar.bots.bot import Closing, Seated, Thoughtless
from sushibar.bots.builtin import BUILTIN, CHAMPION_SECONDS, NAMES, builtin_kind
from sushibar.bots.guided.search import GUIDED, GuidedSearcher
from sushibar.bots.kinds import HIGHEST_LEVEL
from sushibar.bots.roster import (
    USUAL_BOT,
    all_bots,
    bot,
    bots_for,
    check_bot,
    display_names,
    first_names,
    kind_called,
)
from sushibar.bots.search.search import SEARCH, USUAL_SECONDS
from sushibar.bots.specs import split_specs
from sushibar.games.kit import KITS
from sushibar.table.policy import RandomPolicy

LEVELS = ("random", "beginner", "greedy", "nimble", "search", "champion")


@pytest.fixture(autouse=True)
def no_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine has, only the house's own bots are there."""
    monkeypatch.setattr("sushibar.bots.roster.listed_programs", dict)
    monkeypatch.setattr("sushibar.bots.roster.plugged_in", tuple)
    monkeypatch.setenv("SUSHIBAR_LANG", "en")


def opening(game: str, players: int = 4) -> View:
    table = Table(game, players=players, seed=1)
    return table.view(table.pending[0])


# Levels and characters


def test_the_house_has_a_bot_of_every_level() -> None:
    assert [(one.name, one.kind.level) for one in all_bots() if one.kind] == list(
        zip(LEVELS, range(HIGHEST_LEVEL + 1), strict=True)
    )


def test_every_bot_of_the_house_has_a_character_of_its_own() -> None:
    characters = [one.kind.character for one in all_bots() if one.kind]
    assert len(set(characters)) == len(LEVELS)
    assert "takes what shines brightest" in characters
    for character in characters:
        assert not character.endswith(".")


def test_the_bots_of_the_house_play_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in (GUIDED, SEARCH):
        monkeypatch.setattr(part, "is_ready", lambda game: False)
        monkeypatch.setattr(part, "soon", lambda game: None)
    for game in KITS:
        assert bots_for(game) == LEVELS
        assert USUAL_BOT in bots_for(game)
        view = opening(game)
        for kind in bots_for(game):
            assert bot(kind, "luck", game)(view) in {action.number for action in view.legal}


def test_only_those_that_think_take_a_limit() -> None:
    kinds = {name: builtin_kind(name) for name in BUILTIN}
    limited = [name for name, kind in kinds.items() if kind and kind.limited]
    assert limited == ["nimble", "search", "champion"]
    with pytest.raises(UnknownName, match="beginner bots do not think, so they have no limit"):
        check_bot("beginner:50ms", "sushi-go")
    assert check_bot("champion:5000", "wasabi") == "champion:5000"


def test_the_champion_thinks_longer_than_others_unless_it_is_told_not_to() -> None:
    champion = bot("champion", "luck", "sushi-go", threads=1).bot
    assert isinstance(champion, GuidedSearcher)
    assert champion.seconds == CHAMPION_SECONDS > USUAL_SECONDS


# Names


def test_bots_are_labelled_and_known_by_their_names() -> None:
    names = [name for kind in BUILTIN for name in display_names(kind)]
    assert len(set(names)) == len(BUILTIN) * NAMES
    for kind in BUILTIN:
        for name in display_names(kind):
            assert name.endswith("(bot)")
            assert kind_called(name) == kind
    assert kind_called("Robin") is None


def test_enough_bots_have_names_for_the_largest_table() -> None:
    assert max(kit.rules.seats for kit in KITS.values()) - 1 <= NAMES


def test_bots_without_names_are_called_by_their_kind() -> None:
    assert first_names("clever", None)[:3] == ("Clever", "Clever-2", "Clever-3")
    assert first_names("./my/hoarder.py", None)[0] == "Hoarder"
    assert len(first_names("clever", None)) == NAMES


def test_an_unknown_bot_is_refused() -> None:
    told = "no “clever” bots; available: random, beginner, greedy, nimble, search, champion"
    with pytest.raises(UnknownName, match=told):
        check_bot("clever", "sushi-go")


# Luck and limits


@pytest.mark.parametrize("spec", ["random", "beginner", "greedy", "nimble", "search:30"])
def test_the_same_luck_gives_the_same_bot(spec: str) -> None:
    view = Table(players=4, seed=9).view(2)
    assert bot(spec, "luck", "sushi-go")(view) == bot(spec, "luck", "sushi-go")(view)


@pytest.mark.parametrize("kind", ["random", "beginner"])
def test_another_luck_may_choose_something_else(kind: str) -> None:
    view = Table(players=4, seed=9).view(2)
    assert len({bot(kind, f"{number}", "sushi-go")(view) for number in range(20)}) > 1


def test_specs_are_listed_with_commas_between() -> None:
    assert split_specs("greedy, search:50ms") == ["greedy", "search:50ms"]
    assert split_specs("./bot.py:20,greedy") == ["./bot.py:20", "greedy"]


# Bots as policies and policies as bots


class Watchful:
    """Notes its limits, and that it was closed."""

    def __init__(self) -> None:
        self.limits: list[Limit] = []
        self.closed = False

    def choose(self, observation: View, limit: Limit) -> str | int:
        self.limits.append(limit)
        return observation.legal[0]

    def close(self) -> None:
        self.closed = True


def test_a_seated_bot_has_the_same_limit_for_every_decision() -> None:
    watchful, limit = Watchful(), Limit(playouts=7)
    with Seated(watchful, limit) as seated:
        table = Table(players=2, seed=1).play({0: seated, 1: RandomPolicy(1)})
        assert table.over
        assert not watchful.closed
    assert watchful.closed
    assert set(watchful.limits) == {limit}
    assert len(watchful.limits) >= 27  # the last card of each round is no choice


def test_a_policy_can_be_a_bot() -> None:
    view = opening("sushi-go")
    thoughtless = Thoughtless(lambda view: view.legal[-1])
    assert thoughtless.choose(view, Limit(seconds=1)) == view.legal[-1]
    assert not isinstance(thoughtless, Closing)
    Seated(thoughtless).close()


# Beginners


def points(game: str, kinds: tuple[str, str], deals: int) -> list[int]:
    """The points of two kinds over some deals, each in both seats."""
    sums = [0, 0]
    for deal in range(deals):
        for swapped in (0, 1):
            table = Table(game, players=2, seed=deal)
            table.play(
                {
                    seat: bot(kinds[(seat + swapped) % 2], f"{deal} {seat}", game)
                    for seat in table.seats
                }
            )
            for seat in table.seats:
                sums[(seat + swapped) % 2] += table.points[seat]
    return sums


@pytest.mark.parametrize(("game", "deals"), [("sushi-go", 12), ("party", 6), ("wasabi", 2)])
def test_a_beginner_is_better_than_lots_and_worse_than_greed(game: str, deals: int) -> None:
    beginner, lots = points(game, ("beginner", "random"), deals)
    assert beginner > 1.2 * lots
    greed, beginner = points(game, ("greedy", "beginner"), deals)
    assert greed > 1.05 * beginner


def test_a_beginner_sometimes_forgets_the_chopsticks_but_never_uses_them_for_nothing() -> None:
    table = Table("sushi-go", players=2, stated=True)
    table.enter("deal 1 chopsticks 9*tempura | 10*sashimi")
    table.enter("1.1 chopsticks | sashimi")
    table.enter("1.2 sashimi | tempura")
    table.act(0, "tempura")
    assert "call-chopsticks" in table.legal(0)
    calls = [bot("beginner", str(number), "sushi-go")(table.view(0)) for number in range(40)]
    called = sum(table.called.actions[call] == "call-chopsticks" for call in map(int, calls))
    greed = table.called.actions[int(bot("greedy", "luck", "sushi-go")(table.view(0)))]
    assert called < 32
    assert called > 8 if greed == "call-chopsticks" else called == 0
