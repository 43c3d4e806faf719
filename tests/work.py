"""How much work something is, counted in calls: the same on every machine, and no clock is read."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import pytest

AT_ONCE: Final = 5_000_000
"""What nobody waits for: about a second of calls."""
GENTLY: Final = 3
"""Twice the input may cost less than so many times the work."""


class Work:
    """The calls made so far, of Python's functions and of those written in C."""

    def __init__(self, most: int | None = None) -> None:
        self.calls = 0
        self._most = most

    def count(self, _frame: FrameType, event: str, _what: Any) -> None:
        if event in ("call", "c_call"):
            self.calls += 1
            if self._most is not None and self.calls > self._most:
                sys.setprofile(None)  # whoever never ends is stopped here
                pytest.fail(f"more than {self._most} calls")


@contextmanager
def counted(most: int | None = None) -> Iterator[Work]:
    """Count the calls in here; more than `most` of them fail the test at once."""
    work = Work(most)
    before = sys.getprofile()
    sys.setprofile(work.count)
    try:
        yield work
    finally:
        sys.setprofile(before)


def at_once() -> Any:
    return counted(AT_ONCE)


def calls_of(act: Callable[[], object]) -> int:
    with counted() as work:
        act()
    return work.calls


def assert_grows_gently(act: Callable[[int], object], size: int) -> None:
    """`act(n)` works on an input of size n; once it has run, so that nothing is made first."""
    act(size)
    once, twice = calls_of(lambda: act(size)), calls_of(lambda: act(2 * size))
    assert once < twice < GENTLY * once, (once, twice)
