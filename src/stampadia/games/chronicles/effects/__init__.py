"""What each act does: one small function each, entered into the table in `rules/doing.py`."""

from stampadia.games.chronicles.effects import dice, marks, travels

__all__ = ["dice", "marks", "travels"]
