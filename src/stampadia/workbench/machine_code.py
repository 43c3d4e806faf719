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

ROWS: Final = "numba"
"""The compiler of functions over flat rows of numbers."""
READY: Final = "ready"


@cache
def kept_in(*packages: str, compiler: str = ROWS) -> Path | None:
    """The folder for what is made of these packages' sources, where they are, by this compiler on
    such a machine, so that no part of it is ever older than they are, and nobody takes what was
    made of another copy for their own: the compiler would not; None without a compiler."""
    try:
        made_by = version(compiler)
    except PackageNotFoundError:
        return None
    found = blake2b(digest_size=8)
    told = [compiler, made_by, platform.python_version(), platform.machine()]
    if compiler == ROWS:  # it knows the very processor; to ask for it takes a process
        told.append(platform.processor())
    found.update(repr(told).encode())
    for package in packages:
        folder = folder_of(package)
        found.update(str(folder).encode())
        for source in sorted(folder.glob("*.py")):
            found.update(source.read_bytes())
    return _folder() / found.hexdigest()


def folder_of(package: str) -> Path:
    """Where its sources are, below the outermost package: to ask for an inner one by its name would
    import those around it, and what they import could no longer be found as machine code."""
    outermost, *inner = package.split(".")
    return Path(str(files(outermost)), *inner)


def _folder() -> Path:
    return cache_folder() / "compiled"


def anything_kept() -> bool:
    """Was anything ever compiled here? Where nothing was, no source has to be read to know it."""
    return _folder().is_dir()


@cache
def is_ready(*packages: str, compiler: str = ROWS) -> bool:
    folder = kept_in(*packages, compiler=compiler)
    return folder is not None and (folder / READY).exists()


def note_ready(*packages: str, compiler: str = ROWS) -> None:
    """All that can be called is compiled."""
    folder = kept_in(*packages, compiler=compiler)
    assert folder is not None
    (folder / READY).touch()
    is_ready.cache_clear()
