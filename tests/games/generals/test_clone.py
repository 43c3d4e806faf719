"""A copy has all that the original has, and shares nothing that changes in place: the position
writes its fields out, so somebody could forget one."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.generals.random_play import FORMS, Form, sampled, steadily
from stampadia.games.generals.position import Position
from stampadia.games.generals.rules.steps import Action

SHARED: Final = {"columns"}
"""Lists that never change in place."""


def _plain(value: Any) -> Any:
    """Units and actions by what they hold."""
    if isinstance(value, Action):
        return value.told()
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if hasattr(value, "wounds"):
        return value.serial, value.stack, value.wounds, value.exhausted
    return value


@pytest.mark.sources  # they say which fields there are
@pytest.mark.parametrize("form", FORMS[::5], ids=str)
def test_a_clone_has_every_field_and_shares_no_list(form: Form) -> None:
    seen = 0
    for position in sampled(form, "clones", every=4, chooser=steadily):
        twin = position.clone()
        seen += 1
        for name in Position.__annotations__:
            if name in ("ops", "demands", "news"):  # of the class; empty in a copy
                continue
            here, there = getattr(position, name), getattr(twin, name)
            assert _plain(here) == _plain(there), name
            if isinstance(here, list) and name not in SHARED:
                assert here is not there, name
                for one, other in zip(here, there, strict=True):
                    assert one is not other or not isinstance(one, list), name
        assert twin.news == []
        if position.action is not None:
            for name in ("used", "lasting", "infused"):
                assert getattr(position.action, name) is not getattr(twin.action, name)
    assert seen
