from __future__ import annotations

from table.conftest import new_session, own_saves

__all__ = ["new_session", "own_saves"]
