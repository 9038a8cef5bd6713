"""Compiled code is never older than the rules that it was compiled from."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import sushibar
from modules import modules
from sushibar.rulebook import rule
from sushibar.rulebook.compiler import compiled_sources, prepare

PACKAGE = Path(sushibar.__file__).parent
TOY_RULE = """
from sushibar.rulebook.rule import rule

def pricing():
    @rule
    def price(cards):
        return cards * 5

    return price
"""
TOY_KERNEL = """
from sushibar.batch.toy_rule import pricing
from sushibar.rulebook.compiler import prepare

price = pricing()
prepare()
from numba import njit

def billing():
    rule = price

    @njit(cache=True)
    def bill(cards):
        return rule(cards)

    return bill

print(billing()(3))
"""


class Copy:
    """A copy of the package with a toy rule in one module and its kernel in another."""

    def __init__(self, folder: Path) -> None:
        self.source, self.cache = folder / "source", folder / "cache"
        ignored = shutil.ignore_patterns("static", "texts", "__pycache__")
        shutil.copytree(PACKAGE, self.source / "sushibar", ignore=ignored)
        self.batch = self.source / "sushibar" / "batch"
        (self.batch / "toy_rule.py").write_text(TOY_RULE)
        (self.batch / "toy_kernel.py").write_text(TOY_KERNEL)

    def bill(self, **more: str) -> int:
        """What the compiled rule says about three cards."""
        environment = {
            **os.environ,
            **more,
            "PYTHONPATH": str(self.source),
            "XDG_CACHE_HOME": str(self.cache),
            "PYTHONDONTWRITEBYTECODE": "",  # the first reads sources, the second bytecode
        }
        command = [sys.executable, "-m", "sushibar.batch.toy_kernel"]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        return int(done.stdout)

    def make_cards_dear(self) -> None:
        """Change the rule, in the module that holds no kernel."""
        (self.batch / "toy_rule.py").write_text(TOY_RULE.replace("cards * 5", "cards * 50"))

    def kept(self) -> set[Path]:
        """The files of compiled code."""
        return {*self.cache.rglob("*.nbc")} if self.cache.is_dir() else set()


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_a_changed_rule_is_compiled_again(copy: Copy) -> None:
    assert copy.bill() == 15
    kept = copy.kept()
    assert len(kept) == 1
    assert copy.bill() == 15
    assert copy.kept() == kept
    copy.make_cards_dear()
    assert copy.bill() == 150


def test_fully_optimized_or_not_it_says_the_same_and_is_kept_apart(copy: Copy) -> None:
    assert copy.bill(NUMBA_OPT="1") == 15
    quick = copy.kept()
    assert copy.bill(NUMBA_OPT="3") == 15
    assert len(copy.kept() - quick) == 1


def test_a_changed_rule_is_compiled_again_where_no_cache_can_be_kept(copy: Copy) -> None:
    copy.cache.write_text("a file where the folder should be")
    assert copy.bill() == 15
    copy.make_cards_dear()
    assert copy.bill() == 150
    assert not list(copy.source.rglob("*.nbi"))


def test_what_one_copy_has_compiled_is_not_ready_for_another(tmp_path: Path) -> None:
    one, other = Copy(tmp_path / "one"), Copy(tmp_path / "other")
    other.cache = one.cache
    assert one.bill() == other.bill() == 15
    assert len({path.parents[1] for path in one.kept()}) == 2


# What makes compiled code old

HARMLESS = {
    PACKAGE / name
    for name in (
        "errors.py",
        "games/kit.py",
        "games/notation.py",
        "games/setup.py",
        "games/view.py",
        "records/kernels.py",
        "table/policy.py",
    )
}
"""What files with rules import, but no rule reads."""


@pytest.fixture(scope="module")
def files_with_rules() -> set[Path]:
    """All files of the package that hold rules."""
    for name in modules():
        if "migrations" not in name:
            import_module(name)
    files = {Path(function.__code__.co_filename) for function, _ in rule._collected}
    return {file for file in files if file.is_relative_to(PACKAGE)}


def imported(file: Path) -> Iterator[Path]:
    """The files of the package that a file imports something from."""
    for statement in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(statement, ast.ImportFrom) and statement.module:
            folder = PACKAGE.parent.joinpath(*statement.module.split("."))
            for path in (folder, *(folder / name.name for name in statement.names)):
                candidates = path.with_suffix(".py"), path / "__init__.py"
                yield from filter(Path.exists, candidates)


def test_every_file_with_rules_makes_code_old_when_it_changes(files_with_rules: set[Path]) -> None:
    assert len(files_with_rules) > 20
    assert files_with_rules <= set(compiled_sources())


def test_so_does_every_file_that_rules_take_numbers_from(files_with_rules: set[Path]) -> None:
    read = {source for file in files_with_rules for source in imported(file)}
    packages = {path for path in read if path.name == "__init__.py"}
    assert read - packages - HARMLESS <= set(compiled_sources())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has them in a library of their own")
def test_compiled_code_finds_division_of_wide_numbers() -> None:
    from llvmlite import binding

    prepare()
    assert binding.address_of_symbol("__udivti3") is not None
