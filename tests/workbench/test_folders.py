"""Files that are whole or not there."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from stampadia.workbench.folders import cache_folder, config_folder, data_folder, write_whole


def test_the_cache_is_where_the_platform_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache_folder() == tmp_path / ".cache" / "stampadia"
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert cache_folder() == Path("/somewhere/stampadia")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_folder() == tmp_path / "Library" / "Caches" / "stampadia"


def test_settings_and_data_are_where_the_platform_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert config_folder() == tmp_path / ".config" / "stampadia"
    assert data_folder() == tmp_path / ".local" / "share" / "stampadia"
    monkeypatch.setattr(sys, "platform", "darwin")
    support = tmp_path / "Library" / "Application Support" / "stampadia"
    assert config_folder() == data_folder() == support
    monkeypatch.setattr(sys, "platform", "win32")
    assert config_folder() == tmp_path / "AppData" / "Roaming" / "stampadia"
    assert data_folder() == tmp_path / "AppData" / "Local" / "stampadia"
    monkeypatch.setenv("APPDATA", "/roams")
    assert config_folder() == Path("/roams/stampadia")


def test_a_file_is_written_and_written_over(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for data in (b"one", b"another"):
        write_whole(path, data)
        assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("fails", ["fsync", "replace"])
@pytest.mark.parametrize("how", [OSError, KeyboardInterrupt])
def test_what_fails_half_way_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str, how: type[BaseException]
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")

    def broken(*_: object) -> None:
        raise how

    monkeypatch.setattr(os, fails, broken)
    with pytest.raises(how):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "no" / "file", b"")
