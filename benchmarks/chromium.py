"""Debian's Chromium, in which the pages are tested and measured."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium")
"""Without a window it does a quarter less, and draws the same: nothing of a browser's own bars is
laid out for each visitor."""
ARGUMENTS = ("--no-sandbox", "--font-render-hinting=none")
"""Letters are set as in a window, not moved to whole pixels."""


def found() -> str | None:
    """Where it is, if it is there."""
    return next((path for path in map(shutil.which, NAMES) if path), None)
