"""Cuts the block of each animal as its file in `animals/` says, layer by layer. Every line is a
knife's or a gouge's.

A layer begins with its tool and the form that it follows: pairs of numbers as text, the name of an
outline above the layers, a circle, or a list of points as they are. `at`: the form stands at each
of these places; `half`: it is the left half of a whole; `both`: it comes again, mirrored.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from math import cos, dist, pi, sin
from typing import Any, Final

from stampadia.press.draw.stampede.crocodile import crocodile
from stampadia.press.draw.stampede.gouge import (
    SIZE,
    Block,
    Line,
    Point,
    Shape,
    at,
    circle,
    curve,
    inside,
    mirror,
    mirrored,
    net,
)

_AREAS: Final = ("mass", "patch", "hole", "dark")


def carved(animal: str) -> Block:
    file = files(__package__).joinpath("animals", f"{animal}.toml")
    told = tomllib.loads(file.read_text("utf-8"))
    block = Block(animal)
    _carve(block, told["layers"], told)
    return block


def _carve(
    b: Block, layers: Sequence[Mapping[str, Any]], told: Mapping[str, Any], side: int = 1
) -> None:
    for layer in layers:
        how = dict(layer)
        both = how.pop("both", None)
        if both:
            for one in (1, -1):
                _carve(b, [how] if both is True else both, told, one)
            continue
        tool = next(iter(how))
        form = how.pop(tool)
        form = told[form] if isinstance(form, str) and form in told else form
        if tool in _OWN:
            _OWN[tool](b, form, **how)
            continue
        half, middle = how.pop("half", False), told.get("middle", SIZE / 2)
        for place in how.pop("at", [(0, 0)]):
            if half:
                shape: Shape = mirrored(form, middle)
            else:
                shape = _shape(form, place, middle, side, closed=tool in _AREAS)
            getattr(b, tool)(shape, **how)


def _shape(form: Any, place: Sequence[float], middle: float, side: int, *, closed: bool) -> Shape:
    if isinstance(form, str):
        return form if side > 0 else mirror(curve(form, closed=closed), middle)
    if isinstance(form, dict):
        return circle(**(form | {"x": middle + side * (form["x"] - middle)}))
    points = [(place[0] + x, place[1] + y) for x, y in form]
    return points if side > 0 else mirror(points, middle)


# What only one of them has


def _rings(b: Block, spine: str) -> None:
    """Around an elephant's trunk."""
    line = curve(spine)
    for number in range(11):
        t = 0.03 + number * 0.087
        (x, y), (dx, dy) = at(line, t)
        long = 10.4 - 4.2 * t
        start = (x - dy * long, y + dx * long)
        middle = (x - dy * long * 0.3 + dx * 2.2, y + dx * long * 0.3 + dy * 2.2)
        b.cut([start, middle, (x + dy * long * 0.55, y - dx * long * 0.55)], 3, "in")


def _rivets(b: Block, area: str, step: float) -> None:
    """In the plates of a rhino."""
    plate = curve(area, closed=True)
    for row in range(30):
        for column in range(30):
            x, y = column * step + (step / 2 if row % 2 else 0), row * step * 0.86
            if inside((x, y), plate):
                rivet = [(x - 1.9, y - 0.8), (x, y + 0.5), (x + 2.2, y + 1)]
                b.cut(rivet, 2.7 * b.between(0.8, 1.1))


def _mane(b: Block, middle: Sequence[float]) -> None:
    """A lion's: a sun, longer below."""
    rays = 26

    def out(radius: float, turn: float) -> Point:
        return middle[0] + radius * cos(turn), middle[1] + radius * sin(turn)

    turns = [2 * pi * number / rays - pi / 2 for number in range(rays)]
    rim: list[tuple[float, float, bool]] = []
    for turn in turns:
        down = 1 + 0.13 * max(0, sin(turn))
        far, near = (76 + b.between(-4, 6)) * down, 59 * down
        rim.append((*out(near, turn - pi / rays), True))
        rim.append((*out((near + far) / 2, turn - 0.02), False))
        rim.append((*out(far, turn + 0.10), True))
    b.mass(curve(rim, closed=True))
    for number, turn in enumerate(turns):
        down = 1 + 0.13 * max(0, sin(turn))
        near, far = 43 * down, (66 + b.between(-5, 3)) * down
        lock = [out(near, turn - 0.02), out((near + far) / 2, turn + 0.02), out(far, turn + 0.10)]
        b.cut(lock, 4.6, level=1 if number % 2 else 2)
        turn += pi / rays
        near, far = 38 * down, (53 + b.between(-3, 2)) * down
        b.cut([out(near, turn), out(far, turn + 0.04)], 3.2)


def _net(b: Block, outline: str) -> None:
    """A giraffe's: every mesh one straight push."""
    body = curve(outline, closed=True)
    seeds = []
    for row in range(19):
        for column in range(15):
            x, y = column * 19.5 + (9.7 if row % 2 else 0) - 10, row * 16 - 6
            seeds.append((x + b.between(-4.6, 4.6), y + b.between(-3.8, 3.8)))

    def kept(p: Point) -> bool:
        """Well inside, above the shins, and not on the face."""
        if p[1] >= 196 or (p[0] > 146 and p[1] < 66):
            return False
        near = ((0, 0), (1.2, 0), (-1.2, 0), (0, 1.2), (0, -1.2))
        return all(inside((p[0] + dx, p[1] + dy), body) for dx, dy in near)

    done: set[tuple[tuple[int, int], ...]] = set()
    for mesh in net(seeds, (-20, -20, 260, 260)):
        for p, q in zip(mesh, [*mesh[1:], mesh[0]], strict=True):
            tag = tuple(sorted(((round(p[0]), round(p[1])), (round(q[0]), round(q[1])))))
            if tag in done or dist(p, q) < 4:
                continue
            done.add(tag)
            along = [
                (p[0] + (q[0] - p[0]) * k / 14, p[1] + (q[1] - p[1]) * k / 14) for k in range(15)
            ]
            run = [point for point in along if kept(point)]
            if len(run) > 3:
                b.cut([run[0], run[-1]], 3.7, "even", 1)


def _feathers(
    b: Block, root: Point, tips: Sequence[Point], width: float, bow: float, vein: float = 2.9
) -> None:
    """Of a wing or a tail, each from the same root."""
    for tip in tips:
        across, down = tip[0] - root[0], tip[1] - root[1]
        middle = ((root[0] + tip[0]) / 2 - down * bow, (root[1] + tip[1]) / 2 + across * bow)
        spine = curve([root, middle, tip])
        left: Line = []
        right: Line = []
        for number in range(27):
            t = number / 26
            p, d = at(spine, t)
            end = 1 if t < 0.84 else max(0, 1 - ((t - 0.84) / 0.16) ** 2) ** 0.5
            w = width / 2 * min(1, 0.5 + 1.1 * t) * end
            left.append((p[0] - d[1] * w, p[1] + d[0] * w))
            right.append((p[0] + d[1] * w, p[1] - d[0] * w))
        b.mass(left + right[::-1])
        b.cut([at(spine, t)[0] for t in (0.36, 0.6, 0.94)], vein)


def _rake(b: Block, ends: Sequence[str], **how: Any) -> None:
    start, end = ends
    b.rake(start, end, **how)


def _eye(b: Block, told: Sequence[float]) -> None:
    x, y, radius, *look = told
    b.eye(x, y, radius, (look[0], look[1]))


_OWN: Final[Mapping[str, Callable[..., None]]] = {
    "rake": _rake,
    "eye": _eye,
    "rings": _rings,
    "rivets": _rivets,
    "mane": _mane,
    "crocodile": crocodile,
    "net": _net,
    "feathers": _feathers,
}
"""Tools whose forms are of another kind."""
