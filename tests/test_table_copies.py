"""Copies of a table: independent of one another, whatever happens at either."""

from random import Random

import pytest

from sushibar import IllegalAction, SushibarError, Table

SETUPS: list[dict[str, object]] = [
    {"game": "sushi-go", "players": 2, "options": ["dummy"]},
    {"game": "sushi-go", "players": 4},
    {"game": "party", "players": 3, "menu": "temaki,tempura,sashimi,onigiri,menu,sake,fruit"},
    {"game": "party", "players": 5, "menu": "uramaki,tempura,tofu,onigiri,spoon,takeout-box,fruit"},
    {"game": "wasabi", "players": 2},
]
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup["game"]))


def picture(table: Table) -> tuple[object, ...]:
    """All that can be told from a table."""
    return (
        table.state.tobytes(),
        table.events,
        [(event.before.tobytes(), event.after.tobytes()) for event in table.events],
        [state.tobytes() for state in table.finished],
        table.told,
        repr(table),
    )


def step(table: Table, luck: Random) -> None:
    """Let somebody do something: act, change their mind, or make a mistake."""
    seat = luck.choice(table.pending)
    if luck.random() < 0.1:
        table.retract(seat)
    elif luck.random() < 0.1:
        with pytest.raises(SushibarError):
            table.answer(seat, f"{luck.choice(table.legal(seat))} nonsense")
    else:
        table.act(seat, luck.choice(table.legal(seat)))


@each_setup
def test_what_happens_at_a_copy_is_not_seen_at_the_table(setup: dict[str, object]) -> None:
    luck = Random(str(setup))
    for game in range(2):
        table = Table(**setup, seed=game)  # type: ignore[arg-type]
        while not table.over:
            twin = table.copy()
            assert picture(twin) == picture(table)
            for played, other in ((twin, table), (table, twin)):
                before = picture(other)
                for _ in range(luck.randrange(5, 30)):
                    if not played.over:
                        step(played, luck)
                assert picture(other) == before


@each_setup
def test_a_copy_deals_what_the_table_would_have_dealt(setup: dict[str, object]) -> None:
    table = Table(**setup, seed="soy")  # type: ignore[arg-type]
    luck = Random(5)
    for _ in range(20):
        step(table, luck)
    assert picture(table.copy().play()) == picture(table.play())


def test_a_mistake_leaves_the_history_as_it_was() -> None:
    table = Table(players=2, seed=7)
    twin = table.copy()
    with pytest.raises(IllegalAction):
        table.enter_answers([(0, "wasabi"), (1, "tempura"), (0, "chopsticks")])
    assert picture(table) == picture(twin)


def test_what_has_happened_since_is_told_without_the_rest() -> None:
    table = Table(players=3, seed=7)
    assert table.happened == len(table.events) == 1
    happened = table.happened
    assert table.events_since(happened) == ()
    table.enter_answers((seat, table.legal(seat)[0]) for seat in table.seats)
    assert table.events_since(happened) == table.events[happened:]
    assert table.events_since(0) == table.events
