"""Folders of the user, and a package that needs no particular operating system."""

import subprocess
import sys
from pathlib import Path

import pytest

from sushibar.folders import cache_folder, config_folder, data_folder

linux = pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")

FOLDERS = {
    "XDG_DATA_HOME": (data_folder, ".local/share"),
    "XDG_CONFIG_HOME": (config_folder, ".config"),
    "XDG_CACHE_HOME": (cache_folder, ".cache"),
}


@linux
@pytest.mark.parametrize("variable", FOLDERS)
def test_folders_are_where_they_have_always_been(
    variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, usual = FOLDERS[variable]
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(variable, str(tmp_path / "own"))
    assert folder() == tmp_path / "own" / "sushibar"
    for useless in ("", "here"):
        monkeypatch.setenv(variable, useless)
        assert folder() == tmp_path / usual / "sushibar"


@linux
def test_compiled_code_is_found_where_only_numpy_and_numba_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for base in (str(tmp_path / "own"), "", "here"):
        monkeypatch.setenv("XDG_CACHE_HOME", base)
        usual = cache_folder()
        with monkeypatch.context() as bare:
            bare.setitem(sys.modules, "platformdirs", None)
            assert cache_folder() == usual


def test_nothing_is_imported_that_windows_lacks() -> None:
    script = """
import sys
sys.modules["fcntl"] = None
import sushibar, sushibar.games.readiness, sushibar.terminal.session, sushibar.store.lock
"""
    subprocess.run([sys.executable, "-c", script], check=True)
