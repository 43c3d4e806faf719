"""What was worked out lately."""

from __future__ import annotations

from stampadia.workbench.recent import Itself, Recent


def test_what_was_asked_for_longest_ago_goes_first() -> None:
    recent: Recent[str] = Recent(2)
    recent.keep(1, "one")
    recent.keep(2, "two")
    assert recent.get(1) == "one"
    recent.keep(3, "three")
    assert recent.get(2) is None
    assert (recent.get(1), recent.get(3), len(recent)) == ("one", "three", 2)


def test_equal_objects_are_not_the_same_key() -> None:
    one, other = [1], [1]
    recent: Recent[str] = Recent(2)
    recent.keep(Itself(one), "one")
    assert recent.get(Itself(one)) == "one"
    assert recent.get(Itself(other)) is None
    assert Itself(one) != one
