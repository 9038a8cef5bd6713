"""The arena with compiled rules plays the games that it plays in CPython, only quicker."""

import pytest

from sushibar import GreedyPolicy, Table, View
from sushibar.arena import engine
from sushibar.arena.compiled import CompiledContest
from sushibar.arena.contest import play_contest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal, Stopped, play_deal
from sushibar.arena.engine import Engine
from sushibar.batch import compiling
from sushibar.bots.beginner import BeginnerPolicy
from sushibar.games.readiness import CHOICE
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record
from sushibar.table.policy import luck


def untimed(deal: Deal) -> Deal:
    """A deal without the time that it took."""
    return tuple(game._replace(seconds=()) for game in deal)


def contest_of(game: str, *bots: object, players: int = 2, **more: object) -> ContestSetup:
    return ContestSetup.checked(game, bots, players=players, **more)  # type: ignore[arg-type]


def assert_alike(contest: ContestSetup, deals: int) -> None:
    compiled = CompiledContest(contest)
    assert compiled.is_all_rules
    together = compiled.play_deals(range(deals))
    for deal in range(deals):
        plain = play_deal(contest, deal)
        assert untimed(together[deal]) == untimed(plain)
        for ours, theirs in zip(together[deal], plain, strict=True):
            assert len(ours.seconds) == len(theirs.seconds)
            assert min(ours.seconds) > 0


# Parity


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (2, {}),
        (2, {"options": ["dummy"]}),
        (3, {"edition": "zoch", "options": ["pass-both-ways"], "seed": "tea"}),
    ],
)
def test_rules_decide_compiled_as_they_do_in_cpython(players: int, more: dict[str, object]) -> None:
    assert_alike(contest_of("sushi-go", "greedy", "random", "beginner", players=players, **more), 1)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "more"),
    [
        ("sushi-go", 5, {}),
        ("party", 2, {}),
        ("party", 4, {"menu": "big-banquet"}),
        ("party", 3, {"menu": "random", "seed": 8}),
        ("wasabi", 2, {}),
        ("wasabi", 4, {}),
    ],
)
def test_all_games_are_alike(game: str, players: int, more: dict[str, object]) -> None:
    assert_alike(contest_of(game, "greedy", "beginner", field="random", players=players, **more), 4)


def test_a_bot_that_is_asked_at_a_compiled_table_sees_and_does_the_same() -> None:
    seen: list[tuple[str, bytes, bytes]] = []

    def watching(view: View) -> int:
        seen.append((str(view), view.record.tobytes(), view.mask.tobytes()))
        return GreedyPolicy()(view)

    contest = contest_of("sushi-go", watching, "beginner", players=3)
    compiled = CompiledContest(contest)
    assert not compiled.is_all_rules
    for deal in range(2):
        seen.clear()
        ours, at_compiled_tables = compiled.play_deal(deal), [*seen]
        seen.clear()
        assert untimed(ours) == untimed(play_deal(contest, deal))
        assert at_compiled_tables == seen
        assert all(seconds > 0 for game in ours for seconds in game.seconds)


def test_a_compiled_game_can_be_stopped_between_decisions() -> None:
    asked = iter([False] * 10 + [True])
    contest = contest_of("sushi-go", lambda view: view.legal[0], "greedy")
    with pytest.raises(Stopped):
        CompiledContest(contest).play_deal(0, lambda: next(asked))


def test_a_beginner_overlooks_what_it_always_overlooked() -> None:
    """The rule against the sentence that it was written from."""

    def overlooking(view: View, rng: Record) -> int:
        noticed = [one for one in view.legal if int(below(rng, 3)) > 0 or one in view.game.defaults]
        promise = view.setup.kit.bot.promise
        assert promise is not None
        return max(
            noticed or view.legal,
            key=lambda one: promise(view.config, view.record, view.seat, one.number),
        ).number

    for game, seed in (("sushi-go", "a"), ("party", "b")):
        policy, rng, overlooked = BeginnerPolicy(seed), luck(seed), 0

        def both(view: View) -> int:
            nonlocal overlooked
            chosen = policy(view)  # noqa: B023
            assert chosen == overlooking(view, rng)  # noqa: B023
            overlooked += chosen != GreedyPolicy()(view)
            return chosen

        assert Table(game, players=3, seed=seed).play(both).over
        assert overlooked > 5


# Switching


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A compiler that is asked for games and has not compiled any."""
    asked: list[str] = []
    monkeypatch.setattr(engine, "is_wanted", lambda: True)
    monkeypatch.setattr(engine, "is_ready", lambda name: False)
    monkeypatch.setattr(engine, "compile_soon", asked.append)
    return asked


def test_few_deals_ask_for_no_compiler(compiler: list[str]) -> None:
    playing = Engine(contest_of("sushi-go", "greedy", "random"))
    playing.look_ahead(engine.LOADING_SECONDS / 2)
    assert compiler == []
    playing.look_ahead(engine.LOADING_SECONDS * 2)
    assert compiler == ["sushi-go"]
    assert playing.compiled is None


def test_the_arena_plays_in_cpython_until_the_compiler_is_done(
    compiler: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = contest_of("sushi-go", "greedy", "random")
    plainly = [untimed(play_deal(contest, deal)) for deal in range(6)]
    played: list[int] = []

    def watched(contest: ContestSetup, deal: int, stopped: object) -> Deal:
        played.append(deal)
        if deal == 1:
            monkeypatch.setattr(engine, "is_ready", lambda name: True)
        return play_deal(contest, deal)

    monkeypatch.setattr(engine, "play_deal", watched)
    monkeypatch.setattr(engine, "LOADING_SECONDS", 0.0)
    monkeypatch.setattr(engine, "CHUNK_GAMES", 4)
    coming = Engine(contest).play_all(range(6), threads=2)
    assert [untimed(deal) for deal in coming] == plainly
    assert played == [0, 1]
    assert set(compiler) == {"sushi-go"}


@pytest.mark.long
def test_a_real_compiler_takes_over_in_the_middle_of_a_contest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(CHOICE)  # tests are played in CPython unless they say otherwise
    monkeypatch.setattr(compiling, "_ready", set())
    monkeypatch.setattr(compiling, "_begun", set())
    contest, after = contest_of("sushi-go", "greedy", "random"), 20
    playing = Engine(contest)
    coming = playing.play_all(range(1_000_000), threads=2)
    plainly = [next(coming)]
    while playing.compiled is None:  # another process compiles, or loads what was compiled
        plainly.append(next(coming))
    compiled = [next(coming) for _ in range(after)]
    coming.close()
    assert untimed(plainly[0]) == untimed(play_deal(contest, 0))
    for deal, played in enumerate(compiled, start=len(plainly)):
        assert untimed(played) == untimed(play_deal(contest, deal))


def test_compiled_or_not_the_standings_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = contest_of("sushi-go", "greedy", "beginner", field="random", players=3)
    plain = play_contest(contest, 3, processes=1)
    monkeypatch.setattr(engine, "is_wanted", lambda: True)
    monkeypatch.setattr(engine, "is_ready", lambda name: True)
    compiled = play_contest(contest, 3, processes=1)
    for ours, theirs in zip(compiled.bots, plain.bots, strict=True):
        assert ours.rating == theirs.rating
        assert ours.win_rate == theirs.win_rate
        assert ours.margin == theirs.margin
        assert ours.by_category == theirs.by_category
        assert ours.decisions == theirs.decisions


def test_leaving_early_leaves_no_thread_behind() -> None:
    import threading

    contest = contest_of("sushi-go", "greedy", "random")
    playing, before = Engine(contest), threading.active_count()
    playing.compiled = CompiledContest(contest)
    coming = playing.play_all(range(100_000), threads=2)
    next(coming)
    coming.close()
    assert threading.active_count() == before
