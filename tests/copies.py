"""A copy of the package that a test may change, and scripts that run with it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from sushibar.texts import ENTRY

ROOT = Path(__file__).parents[1]
KIT = '        "sushi-go": Kit("sushi-go"),\n'
PAGE_TEXTS = "web.ftl"


def copied(folder: Path, changes: Iterable[str] = ()) -> Path:
    """A copy of the package and its drawings, changed."""
    leave = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave)
    shutil.copytree(ROOT / "frontend" / "src" / "art", folder / "frontend" / "src" / "art")
    for change in changes:
        subprocess.run(
            ["git", "apply", "-"],
            cwd=folder,
            input=change,
            text=True,
            check=True,
            env={**os.environ, "GIT_DIR": str(folder / "none")},
        )
    return folder


def with_another_game(folder: Path) -> Path:
    """A copy with one more game, as CONTRIBUTING.md says: Sushi Go! once more, by another name."""
    house = copied(folder)
    package = house / "src" / "sushibar"
    home = package / "games" / "sushi_go_two"
    shutil.copytree(package / "games" / "sushi_go", home)
    for file in home.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(renamed(text), encoding="utf-8")
    for language in (package / "texts").glob("??"):
        messages = [
            renamed(message)
            for file in sorted(language.glob("*.ftl"))
            for message in ENTRY.split(file.read_text(encoding="utf-8"))
            if "sushi-go" in message.partition("=")[0]
        ]
        own = [message for message in messages if not message.startswith("web-")]
        (language / "sushi-go-two.ftl").write_text("".join(own), encoding="utf-8")
        with (language / PAGE_TEXTS).open("a", encoding="utf-8") as page:
            page.writelines(message for message in messages if message.startswith("web-"))
    kit = package / "games" / "kit.py"
    text = kit.read_text(encoding="utf-8")
    assert text.count(KIT) == 1
    kit.write_text(text.replace(KIT, KIT + renamed(KIT)), encoding="utf-8")
    return house


def renamed(text: str) -> str:
    return text.replace("sushi_go", "sushi_go_two").replace("sushi-go", "sushi-go-two")


def run(folder: Path, script: str) -> str:
    """What a script prints that runs with the copy."""
    home = {"PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **home, "SUSHIBAR_RULES": "plain"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
