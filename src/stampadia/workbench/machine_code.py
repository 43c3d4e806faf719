"""Where machine code is kept that was compiled from sources of ours, and whether it is there.

Nothing is compiled while somebody waits for something else: `stampadia compile` does it, once, and
whoever finds nothing goes the usual way, to the same results.
"""

from __future__ import annotations

import platform
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import Final

from stampadia.workbench.folders import cache_folder

COMPILER: Final = "numba"
READY: Final = "ready"


@cache
def kept_in(*packages: str) -> Path | None:
    """The folder for what is made of these packages' sources, where they are, by this compiler on
    such a machine, so that no part of it is ever older than they are, and nobody takes what was
    made of another copy for their own: the compiler would not; None without a compiler."""
    try:
        made_by = version(COMPILER)
    except PackageNotFoundError:
        return None
    found = blake2b(digest_size=8)
    told = (made_by, platform.python_version(), platform.machine(), platform.processor())
    found.update(repr(told).encode())
    for package in packages:
        found.update(str(files(package)).encode())
        sources = [one for one in files(package).iterdir() if one.name.endswith(".py")]
        for source in sorted(sources, key=lambda one: one.name):
            found.update(source.read_bytes())
    return cache_folder() / "compiled" / found.hexdigest()


@cache
def is_ready(*packages: str) -> bool:
    folder = kept_in(*packages)
    return folder is not None and (folder / READY).exists()


def note_ready(*packages: str) -> None:
    """All that can be called is compiled."""
    folder = kept_in(*packages)
    assert folder is not None
    (folder / READY).touch()
    is_ready.cache_clear()
