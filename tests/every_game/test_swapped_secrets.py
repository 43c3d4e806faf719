"""What nobody has seen can be swapped, and everything told stays the same: in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from every_game.swapping import Measure, hook_of
from examples import DEEP
from stampadia.kernel import registry

EVERY = 14 if DEEP else 21
PLIES = 90


@pytest.mark.usefixtures("hurried_hints")
@pytest.mark.parametrize("name", registry.names())
def test_nothing_depends_on_what_nobody_has_seen(name: str, tmp_path: Path) -> None:
    hook = hook_of(name)
    measure = Measure(registry.load(name), hook, tmp_path / "save")
    for number, begin in enumerate(hook.beginnings().values()):
        leaks = measure.leaks_in(begin, f"swapped {name} {number}", EVERY, PLIES)
        assert not leaks, "\n".join(map(str, leaks))
    assert set(measure.compared) == set(hook.SECRETS), "each kind of secret was swapped"
