"""What bots need compiled: at most once, without keeping anybody waiting."""

import threading
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

import pytest

from sushibar.bots import compiled_part
from sushibar.bots.compiled_part import CompiledPart

PATIENCE_SECONDS = 60.0


def test_another_process_compiles_before_this_one_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    done: SimpleQueue[str] = SimpleQueue()
    monkeypatch.delenv("SUSHIBAR_RULES")
    monkeypatch.setattr(compiled_part, "compiled_apart", lambda module, game: done.put(module))
    part = CompiledPart(done.put, "some.module")
    for _ in range(2):
        part.soon("wasabi")
    assert done.get(timeout=PATIENCE_SECONDS) == "some.module"
    assert done.get(timeout=PATIENCE_SECONDS) == "wasabi"
    part.now("wasabi")  # waits for the other thread, and has nothing left to do
    assert part.is_ready("wasabi")
    assert done.empty()


def test_nothing_is_compiled_soon_where_plain_rules_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(threading, "Thread", None)
    CompiledPart(lambda game: None, "some.module").soon("wasabi")


def test_a_part_is_ready_only_when_it_is_compiled() -> None:
    """A second thread waits for the first one; and if compiling fails, it is tried again."""
    compiling, go_on, asked = threading.Event(), threading.Event(), []

    def compile_slowly(game: str) -> None:
        asked.append(part.is_ready(game))
        compiling.set()
        assert go_on.wait(PATIENCE_SECONDS)
        if len(asked) == 1:
            raise MemoryError

    part = CompiledPart(compile_slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(part.now, "wasabi")
        assert compiling.wait(PATIENCE_SECONDS)
        second = threads.submit(part.now, "wasabi")
        go_on.set()
        assert isinstance(first.exception(), MemoryError)
        second.result()
    assert asked == [False, False]
    assert part.is_ready("wasabi")
