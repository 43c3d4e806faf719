"""What the tests of every game share."""

from __future__ import annotations

from functools import partial

import pytest

from stampadia.players.search import Search
from stampadia.table import session


@pytest.fixture
def hurried_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is a glance: whoever looks for leaks asks for hundreds of them."""
    monkeypatch.setattr(session, "Search", partial(Search, iterations=6))
