"""What a decision may take."""

from __future__ import annotations

from time import monotonic


class Budget:
    """So many iterations, or so many seconds from now on; with neither, no end."""

    __slots__ = ("_iterations", "_seconds", "_start", "spent")

    def __init__(self, iterations: int | None, seconds: float | None) -> None:
        self._iterations = iterations
        self._seconds = seconds
        self._start = monotonic()
        self.spent = 0
        """Iterations."""

    def allows(self, iterations: int, share: float = 1.0) -> bool:
        """Whether so many more stay within this share of the budget. Time is never so short that
        nothing is tried at all."""
        if self._iterations is not None and self.spent + iterations > share * self._iterations:
            return False
        if self._seconds is None or not self.spent:
            return True
        return monotonic() - self._start < share * self._seconds
