"""What tests of words need not wait for."""

from __future__ import annotations

import pytest

from stampadia.press import typesetter
from stampadia.press.draw import chronicles

BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"></svg>'


@pytest.fixture
def words_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters stand where they stand without a picture on the stamp, and without the tags for
    screen readers: both together take more time than all the rest."""
    monkeypatch.setattr(chronicles, "day_picture", lambda *_: BLANK)
    monkeypatch.setattr(typesetter, "TAGGED", "1.7")
