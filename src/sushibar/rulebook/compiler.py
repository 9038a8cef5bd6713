"""Getting the rulebook compiled, and never from a stale cache."""

import atexit
import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import threading
from pathlib import Path

import numpy as np

from sushibar import folders
from sushibar.extras import need
from sushibar.rulebook import rule

PACKAGE = Path(rule.__file__).parents[1]
COMPILED = (
    "rulebook",
    "games/bot_rules.py",
    "games/features.py",
    "games/drafting",
    "games/*/rules",
    "games/*/bot",
    "games/*/features*",
    "bots",
    "batch",
    "envs/cpu.py",
    "envs/cuda.py",
    "envs/episodes.py",
    "envs/stepping.py",
    "records/parse_kernel.py",
)
"""The parts of the package whose functions and numbers end up in kernels."""
KEPT = 8
"""Versions of the compiled code that stay on the disk, such as those of several branches."""


_preparing = threading.Lock()
_prepared = False


def cache_home() -> Path:
    """Where compiled code is kept between runs."""
    return folders.cache_folder() / "compiled"


def compiled_sources() -> list[Path]:
    """All files whose functions end up in kernels."""
    parts = [part for pattern in COMPILED for part in PACKAGE.glob(pattern)]
    return sorted(
        {path for part in parts for path in (part, *part.rglob("*")) if path.suffix == ".py"}
    )


def sources_digest() -> str:
    """A digest of everything that compiled code is made from, and how.

    Numba's own cache looks only at the kernel's file and would run an old rule after a change to
    another module.
    """
    import numba

    # The level too: tests compile with less optimization, and must not leave their code to others.
    # And the place: Numba finds code again by the path of the file, so that what one copy of the
    # package has compiled is not ready for another.
    made_with = f"{numba.__version__} {np.__version__} {numba.config.OPT} {PACKAGE}"
    digest = hashlib.sha256(made_with.encode())
    for path in compiled_sources():
        digest.update(f"\n{path.relative_to(PACKAGE)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def prepare() -> None:
    """Make the rules compilable and choose the cache folder; call before defining a kernel."""
    global _prepared
    need("fast")
    import numba

    with _preparing:
        if not _prepared:
            load_wide_division()
            numba.config.CACHE_DIR = str(cache_folder())
            _prepared = True
        rule.enable()  # modules may have been imported since
        part_names_of_files()


def part_names_of_files() -> None:
    """Let a process find the kernels again that the one before it has compiled.

    Numba knows a kernel by what it pickles of the functions in it, and pickle writes a string once
    if it meets the same object again. A module that was read from its source shares the name of its
    file with its functions, one that was read from bytecode does not; so the process that came
    first, and left the bytecode, would compile for itself alone.
    """
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name.partition(".")[0] == PACKAGE.name and file is not None:
            module.__file__ = "".join(list(file))  # equal, and another object


def load_wide_division() -> None:
    """Let compiled code find the C compiler's own functions, on Linux in a library of their own.

    LLVM calls them to divide numbers of 128 bits, which it makes of ours where it likes: on Python
    3.14 it does, and aborts the process where it does not find them.
    """
    from llvmlite import binding

    with contextlib.suppress(RuntimeError):  # elsewhere they are part of the system's libraries
        binding.load_library_permanently("libgcc_s.so.1")


def cache_folder() -> Path:
    """The folder for code compiled from these sources; one for this run if none can be kept.

    Numba must never choose the folder itself: it would find code that older rules left there.
    """
    try:
        folder = cache_home() / sources_digest()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # `forget_old` keeps what was used last
        if not os.access(folder, os.W_OK):
            raise PermissionError
    except (OSError, RuntimeError):  # RuntimeError: nobody knows where home is
        folder = Path(tempfile.mkdtemp(prefix="sushibar-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    else:
        forget_old(folder.parent)
    return folder


def forget_old(home: Path) -> None:
    """Keep the compiled code of the last few versions only."""
    with contextlib.suppress(OSError):  # another process may be tidying up too
        folders = sorted(home.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in folders[KEPT:]:
            shutil.rmtree(folder, ignore_errors=True)
