"""Where the platform keeps what can be made again, and how a file gets there whole."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import get_ident


def cache_folder() -> Path:
    """The place for what can be worked out again."""
    home = Path.home()
    if sys.platform == "darwin":
        cache = home / "Library" / "Caches"
    elif sys.platform == "win32":
        cache = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return cache / "stampadia"


def write_whole(path: Path, data: bytes) -> None:
    """The old file stays until the new one is whole: it is written beside it, then renamed."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
