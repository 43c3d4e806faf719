"""Where the platform keeps what is a person's own, and how a file gets there whole."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from threading import get_ident
from time import time
from typing import Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

UNFINISHED: Final = ".unfinished"
AN_HOUR: Final = 3600


def cache_folder() -> Path:
    """The place for what can be worked out again."""
    return _own_folder("Library/Caches", "LOCALAPPDATA", "XDG_CACHE_HOME", ".cache")


def config_folder() -> Path:
    """The place for what a person has set once and for all."""
    return _own_folder("Library/Application Support", "APPDATA", "XDG_CONFIG_HOME", ".config")


def data_folder() -> Path:
    """The place for a person's data."""
    return _own_folder(
        "Library/Application Support", "LOCALAPPDATA", "XDG_DATA_HOME", ".local/share"
    )


def _own_folder(mac: str, windows: str, variable: str, usual: str) -> Path:
    """Ours among those that the platform gives a person: below the home folder, or where a variable
    says."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / mac / "stampadia"
    if sys.platform == "win32":
        local = {"LOCALAPPDATA": "Local", "APPDATA": "Roaming"}[windows]
        return Path(os.environ.get(windows) or home / "AppData" / local) / "stampadia"
    return Path(os.environ.get(variable) or home / usual) / "stampadia"


def write_whole(path: Path, data: bytes, *, instead_of: bytes | None = None) -> None:
    """The old file stays until the new one is whole: it is written beside it, then renamed, and
    the folder is synced, so that a power cut takes neither. With `instead_of`, only a file that
    still holds what this digest was made of is replaced; else ChangedMeanwhile."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}{UNFINISHED}")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with _held(path.parent) as folder:
            if instead_of is not None and digest_of(path) != instead_of:
                raise ChangedMeanwhile(str(path))
            os.replace(unfinished, path)
            if folder is not None:
                os.fsync(folder)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


class ChangedMeanwhile(OSError):
    """Somebody else has written the file since it was looked at."""


NO_FILE: Final = b""
"""The digest of a file that is not there."""


def digest_of(path: Path) -> bytes:
    try:
        return blake2b(read_regular(path), digest_size=16).digest()
    except (FileNotFoundError, NotADirectoryError):
        return NO_FILE


def digest_of_bytes(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()


def read_regular(path: Path, most: int = -1) -> bytes:
    """What is in a file, up to so many bytes. A pipe or a device is refused instead of waited
    for."""
    with open(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        return file.read(most)


def sweep(folder: Path) -> None:
    """Remove what writers left behind that were killed a while ago."""
    oldest = time() - AN_HOUR
    with suppress(OSError):
        for path in folder.glob(f".*{UNFINISHED}"):
            with suppress(OSError):
                if path.lstat().st_mtime < oldest:
                    path.unlink()


@contextmanager
def _held(folder: Path) -> Iterator[int | None]:
    """No other process of ours renames anything in this folder meanwhile; where the system can
    hold folders."""
    try:
        held = os.open(folder, os.O_RDONLY)
    except OSError:  # Windows opens no folders
        yield None
        return
    try:
        if fcntl is not None:
            with suppress(OSError):  # some network disks know no locks
                fcntl.flock(held, fcntl.LOCK_EX)
        yield held
    finally:
        os.close(held)
