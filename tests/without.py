"""Python where some modules cannot be imported, as on a machine that does not have them."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

HOOK = """
import sys

class Without:
    names = frozenset({names!r})

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Without())
for name in Without.names:
    sys.modules.pop(name, None)
"""

COMMANDS = """
import contextlib, io
from sushibar.cli.__main__ import main

def sushibar(*arguments, said=""):
    printed, complaint = io.StringIO(), io.StringIO()
    sys.argv, sys.stdin = ["sushibar", *arguments], io.TextIOWrapper(io.BytesIO(said.encode()))
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(complaint):
        try:
            main()
        except SystemExit as end:
            status = end.code or 0
    return status, printed.getvalue(), complaint.getvalue().strip()
"""
"""What lets a program below run commands: (status, printed, complaint)."""


def run_without(
    modules: Iterable[str], program: str, folder: Path, *, commands: bool = True
) -> str:
    """What a program prints where these modules are missing; it must end well."""
    code = HOOK.format(names=sorted(modules)) + (COMMANDS if commands else "") + program
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=folder,
        env={**os.environ, "SUSHIBAR_LANG": "en", "XDG_DATA_HOME": str(folder / "data")},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
