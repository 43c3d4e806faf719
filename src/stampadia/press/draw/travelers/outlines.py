"""Where an SVG path lies: enough of the notation to know how far a drawing reaches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import Final

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
Bounds = tuple[float, float, float, float]

UNMOVED: Final[Matrix] = (1, 0, 0, 1, 0, 0)
_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_MOVE: Final = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
_TAKES: Final = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


def bounds(path: str, at: Matrix = UNMOVED) -> Bounds:
    """A box around a path and the points that bend it."""
    xs, ys = zip(*(moved(point, at) for point in _points(path)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(maxsize=512)
def matrix(transform: str) -> Matrix:
    """A chain of moves as one."""
    found = UNMOVED
    for verb, told in _MOVE.findall(transform):
        found = _after(found, _move(verb, [float(one) for one in _NUMBER.findall(told)]))
    return found


def moved(point: Point, at: Matrix) -> Point:
    (x, y), (a, b, c, d, e, f) = point, at
    return a * x + c * y + e, b * x + d * y + f


def scale_of(at: Matrix) -> float:
    return hypot(at[0], at[1])


def _move(verb: str, numbers: list[float]) -> Matrix:
    match verb, numbers:
        case "translate", [x, y]:
            return (1, 0, 0, 1, x, y)
        case "scale", [x]:
            return (x, 0, 0, x, 0, 0)
        case "scale", [x, y]:
            return (x, 0, 0, y, 0, 0)
        case "rotate", [degrees]:
            turn = radians(degrees)
            return (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
        case _:
            raise ValueError(f"{verb}{numbers}")


def _after(first: Matrix, then: Matrix) -> Matrix:
    """What is moved by `then`, moved by `first`."""
    a, b, c, d, _, _ = first
    e, f = moved((then[4], then[5]), first)
    return (
        a * then[0] + c * then[1],
        b * then[0] + d * then[1],
        a * then[2] + c * then[3],
        b * then[2] + d * then[3],
        e,
        f,
    )


def _points(path: str) -> Iterator[Point]:
    x = y = 0.0
    for letter, told in _COMMAND.findall(path):
        verb, numbers = letter.upper(), [float(one) for one in _NUMBER.findall(told)]
        takes = _TAKES[verb] or 1
        for start in range(0, len(numbers), takes):
            part = numbers[start : start + takes]
            around = list(_reached(verb, part, (x, y), relative=letter.islower()))
            yield from around
            x, y = around[-1]


def _reached(verb: str, part: list[float], here: Point, *, relative: bool) -> Iterator[Point]:
    x, y = here if relative else (0.0, 0.0)
    match verb:
        case "H":
            yield x + part[0], here[1]
        case "V":
            yield here[0], y + part[0]
        case "A":
            # An arc reaches no farther than its radius from where it ends.
            end, radius = (x + part[5], y + part[6]), max(part[0], part[1])
            yield end[0] - radius, end[1] - radius
            yield end[0] + radius, end[1] + radius
            yield end
        case _:
            for k in range(0, len(part), 2):
                yield x + part[k], y + part[k + 1]
