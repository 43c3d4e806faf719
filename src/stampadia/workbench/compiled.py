"""Functions over flat rows of numbers that run as machine code where numba is installed (extra
`sprint`), and as they are written where it is not. Both give the same numbers.

    @compiled
    def total(row: Ints) -> int:
        ...

    @entry(package)
    def play_many(...) -> int:  # called from ordinary Python; its machine code is kept
        ...

What is compiled may use numbers, rows of them, constants of its module and other compiled
functions, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, Final, TypeVar

from stampadia.workbench.machine_code import kept_in

try:
    import numba
    import numpy
except ImportError:
    numba = None

_numpy: Any = numba and numpy

COMPILED: Final = numba is not None
"""Is there anything to compile with?"""

Ints = MutableSequence[int]
Floats = MutableSequence[float]
F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """A function that other compiled ones call."""
    if numba is None:
        return function
    made: F = numba.njit(error_model="numpy")(function)
    return made


def entry(*packages: str) -> Callable[[F], F]:
    """A function that ordinary Python calls, made of the sources of these packages. Its machine
    code is kept in the person's cache."""

    def make(function: F) -> F:
        if numba is None:
            return function
        usual = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(kept_in(*packages))
        try:
            made: F = numba.njit(cache=True, error_model="numpy", nogil=True)(function)
        finally:
            numba.config.CACHE_DIR = usual
        return made

    return make


# Rows: NumPy's where there is numba, which brings it; else lists.


def small_ints(size: int) -> Ints:
    """Whole numbers within 16 bits, all 0."""
    return [0] * size if numba is None else _numpy.zeros(size, _numpy.int16)


def ints(size: int) -> Ints:
    return [0] * size if numba is None else _numpy.zeros(size, _numpy.int64)


def floats(size: int) -> Floats:
    return [0.0] * size if numba is None else _numpy.zeros(size, _numpy.float64)


def constants(values: Sequence[float]) -> Any:
    """Numbers that compiled functions look up and that never change."""
    return tuple(values) if numba is None else _numpy.array(values)


def room_for_ints(size: int) -> Ints:
    """Whole numbers that nobody reads before they are written."""
    return [0] * size if numba is None else _numpy.empty(size, _numpy.int64)


def room_for_floats(size: int) -> Floats:
    return [0.0] * size if numba is None else _numpy.empty(size, _numpy.float64)


def rows_of_small_ints(count: int, size: int) -> MutableSequence[Ints]:
    if numba is None:
        return [small_ints(size) for _ in range(count)]
    rows: MutableSequence[Ints] = _numpy.zeros((count, size), _numpy.int16)
    return rows


def rows_of_ints(count: int, size: int) -> MutableSequence[Ints]:
    if numba is None:
        return [ints(size) for _ in range(count)]
    rows: MutableSequence[Ints] = _numpy.zeros((count, size), _numpy.int64)
    return rows


def rows_of_floats(count: int, size: int) -> MutableSequence[Floats]:
    if numba is None:
        return [floats(size) for _ in range(count)]
    rows: MutableSequence[Floats] = _numpy.zeros((count, size), _numpy.float64)
    return rows
