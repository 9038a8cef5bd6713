"""Bots by their specs: a name and a limit, spelled in one way."""

import pytest

from sushibar import UnknownName
from sushibar.bots.bot import Limit
from sushibar.bots.specs import Spec, parse_spec


@pytest.mark.parametrize(
    ("words", "spec", "spelled"),
    [
        ("greedy", Spec("greedy"), "greedy"),
        ("search:50ms", Spec("search", Limit(seconds=0.05)), "search:50ms"),
        ("search:0.05s", Spec("search", Limit(seconds=0.05)), "search:50ms"),
        ("search:2s", Spec("search", Limit(seconds=2)), "search:2s"),
        ("search:2000ms", Spec("search", Limit(seconds=2)), "search:2s"),
        ("search:1.5s", Spec("search", Limit(seconds=1.5)), "search:1.5s"),
        ("search:0.5ms", Spec("search", Limit(seconds=0.0005)), "search:0.5ms"),
        ("search:5000", Spec("search", Limit(playouts=5000)), "search:5000"),
        ("search:007", Spec("search", Limit(playouts=7)), "search:7"),
        ("search:2000s", Spec("search", Limit(seconds=2000)), "search:2000s"),
    ],
)
def test_a_spec_names_a_bot_and_its_limit(words: str, spec: Spec, spelled: str) -> None:
    assert parse_spec(words) == spec
    assert spec.spelled == spelled
    assert parse_spec(spelled) == spec


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "error-bot-spec"),
        (":50ms", "error-bot-spec"),
        ("two words", "error-bot-spec"),
        ("search:", "error-bot-limit"),
        ("search:0", "error-bot-limit"),
        ("search:0ms", "error-bot-limit"),
        ("search:-5", "error-bot-limit"),
        ("search:50 ms", "error-bot-spec"),
        ("search:50m", "error-bot-limit"),
        ("search:1e3", "error-bot-limit"),
        ("search:50ms:2", "error-bot-limit"),
        ("search:٣", "error-bot-limit"),
        ("search:" + "9" * 5_000, "error-bot-limit"),
    ],
)
def test_a_wrong_spec_is_refused(words: str, key: str) -> None:
    with pytest.raises(UnknownName) as refused:
        parse_spec(words)
    assert refused.value.key == key
    assert str(refused.value)
