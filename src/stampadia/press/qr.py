"""A QR code as one SVG path."""

from __future__ import annotations

from functools import lru_cache
from typing import Any


@lru_cache(maxsize=256)
def _path(text: str) -> tuple[int, str]:
    import segno

    rows = tuple(segno.make(text, error="m", micro=False, boost_error=False).matrix)
    path = ""
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            if row[x]:
                end = next((stop for stop in range(x, len(row)) if not row[stop]), len(row))
                path += f"M{x} {y}h{end - x}v1h-{end - x}z"
                x = end
            x += 1
    return len(rows), path


def drawn(text: str) -> dict[str, Any]:
    """What `qr` of the house's templates draws: how many modules a side has, and the dark ones."""
    size, path = _path(text)
    return {"size": size, "path": path, "text": text}
