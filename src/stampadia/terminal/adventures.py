"""Which adventure is played."""

from __future__ import annotations


def is_campaign(options: dict[str, str]) -> bool:
    """Several sheets in a row: such a match begins with a blank memory (manual, "Vs. Campaign")."""
    return "," in options.get("sheet", "")
