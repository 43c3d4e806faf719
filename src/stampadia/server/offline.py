"""The worker that keeps the pages' own files in a browser: which files, and of which version."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from stampadia.web import FOLDER

WORKER: Final = FOLDER / "worker.js"
KINDS: Final = frozenset((".js", ".css", ".svg", ".woff2", ".ftl", ".json"))
ASIDE: Final = ("tsconfig.json", WORKER.name)


def kept_files() -> list[Path]:
    """What a page needs before it has asked for anything; a game's own table is not among it."""
    found = (path for path in sorted(FOLDER.rglob("*")) if path.suffix in KINDS)
    return [
        path
        for path in found
        if not path.is_relative_to(FOLDER / "games") and path.name not in ASIDE
    ]


@cache
def worker() -> str:
    """The script, with the addresses of these files and a version that changes with any of them."""
    files = [FOLDER / "index.html", *kept_files(), WORKER]
    version = sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]
    addresses = ["/", *(f"/{path.relative_to(FOLDER).as_posix()}" for path in kept_files())]
    told = msgspec.json.encode(addresses).decode()
    return f'const VERSION = "{version}";\nconst FILES = {told};\n{WORKER.read_text("utf-8")}'
