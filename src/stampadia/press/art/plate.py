"""The plate of one picture: black, white lines cut into it, and one spot colour.

Light comes from the upper left. Everything is a filled outline: no stroke but the rim of a shape,
no gradient, no clip, no id.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, cast
from xml.sax.saxutils import quoteattr

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.press.art.shapes import (
    HEIGHT,
    WIDTH,
    Point,
    Points,
    Shape,
    flat,
    moved,
    path_data,
    ring_data,
    strip,
)

T = TypeVar("T")

INK: Final = "k"
PAPER: Final = "p"
SPOT: Final = "s"

Tone = Callable[[float, float], float]
"""How dark it is at a place, from 0 to 1."""
_Wedge = Callable[[float, float, float], "list[tuple[float, float]] | None"]
_TURNED: Final = ("ink", "paper", "spot", "cut", "line", "hole", "halo", "gouge", "shade", "hatch")


class Inks(Struct, frozen=True):
    """The colours of a print; without a spot colour it is printed in one ink."""

    ink: str = "#000000"
    paper: str = "#FFFFFF"
    spot: str | None = None


class Hand:
    """The unsteadiness of whoever cuts, the same for the same picture."""

    def __init__(self, seed: str) -> None:
        self._dealer = Dealer(seed)
        self.random = self._dealer.uniform

    def uniform(self, least: float, most: float) -> float:
        return least + (most - least) * self.random()

    def choice(self, things: Sequence[T]) -> T:
        return self._dealer.one_of(things)

    def below(self, limit: int) -> int:
        return self._dealer.below(limit)


class Plate:
    """One picture being cut. `coarse` widens lines for a small print."""

    turned = False
    """Is what is drawn on it mirrored?"""

    def __init__(self, seed: str, *, one_ink: bool = False, coarse: float = 1.0) -> None:
        self.hand = Hand(seed)
        self.one_ink, self.coarse = one_ink, coarse
        self._layers: list[tuple[str, str, float, list[str]]] = []

    def put(self, fill: str, shape: Shape, stroke: str = "", width: float = 0.0) -> None:
        self._put(fill, path_data(shape), stroke, width)

    def _put(self, fill: str, data: str, stroke: str = "", width: float = 0.0) -> None:
        if not data:
            return
        if self._layers and self._layers[-1][:3] == (fill, stroke, width) and not width:
            self._layers[-1][3].append(data)
        else:
            self._layers.append((fill, stroke, width, [data]))

    def svg(
        self, inks: Inks, label: str, view: tuple[float, float, float, float], size: str = ""
    ) -> str:
        colour = {INK: inks.ink, PAPER: inks.paper, SPOT: inks.spot or inks.ink}
        body = [f'<path fill="{inks.paper}" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>']
        for fill, stroke, width, data in self._layers:
            rim = (
                f' stroke="{colour[stroke]}" stroke-width="{width:g}" stroke-linejoin="round"'
                if stroke
                else ""
            )
            body.append(f'<path fill="{colour[fill]}"{rim} d="{"".join(data)}"/>')
        role = f'role="img" aria-label={quoteattr(label)}' if label else 'aria-hidden="true"'
        seen = " ".join(f"{value:g}" for value in view)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}viewBox="{seen}" '
            f'preserveAspectRatio="xMidYMid slice" {role}>{"".join(body)}</svg>'
        )

    # What a hand does

    def cut(self, points: Points, *widths: float) -> None:
        """A white line."""
        self.put(PAPER, strip(points, *self._wider(widths or (0.4, 3.2, 0.4))))

    def line(self, points: Points, *widths: float, c: str = INK) -> None:
        self.put(self._printed(c), strip(points, *self._wider(widths or (1.6, 3.4, 1.6))))

    def hole(self, shape: Shape) -> None:
        self.put(PAPER, shape)

    def halo(self, shape: Shape, width: float = 5.0) -> None:
        self.put(PAPER, shape, PAPER, round(width * 2 * (1 + (self.coarse - 1) * 0.25), 1))

    def ink(
        self,
        shape: Shape,
        halo: float = 5.0,
        lit: float = 0.0,
        ang: float = 28,
        pitch: float = 5.2,
        reach: float = 26,
    ) -> None:
        """A black shape with a white rim; `lit` > 0 carves light into its left side."""
        if halo:
            self.halo(shape, halo)
        self.put(INK, shape)
        if lit:
            self.gouge(shape, lit, ang, pitch, reach)

    def gouge(
        self,
        shape: Shape,
        lit: float = 1.0,
        ang: float = 28,
        pitch: float = 5.2,
        reach: float = 26,
    ) -> None:
        self.put(PAPER, self.wedges(shape, ang, pitch * self.coarse, lit, reach, 2.4))

    def paper(
        self,
        shape: Shape,
        line: float = 3.0,
        shade: float = 0.0,
        ang: float = 208,
        pitch: float = 4.6,
        reach: float = 40,
        halo: float = 0.0,
        tone: float = 1.0,
    ) -> None:
        """A white shape with a black outline, hatched from its right side."""
        if halo:
            self.halo(shape, halo)
        self.put(PAPER, shape, INK, round(line * (1 + (self.coarse - 1) * 0.5), 1))
        if shade:
            self.put(INK, self.wedges(shape, ang, pitch * self.coarse, shade * tone, reach, 0))

    def spot(
        self,
        shape: Shape,
        halo: float = 4.0,
        lit: float = 0.0,
        line: float = 0.0,
        ang: float = 28,
        pitch: float = 5.2,
        reach: float = 26,
        dense: float = 0.62,
    ) -> None:
        """A shape in the game's colour; in one ink it becomes a screen of lines with an outline."""
        if halo:
            self.halo(shape, halo)
        if self.one_ink:
            self.put(PAPER, shape, INK, 3.4)
            self.put(INK, self.screen(shape, -ang, 5.6 * self.coarse, dense))
            return
        if line:
            self.put(SPOT, shape, INK, line)
        else:
            self.put(SPOT, shape)
        if lit:
            self.gouge(shape, lit, ang, pitch, reach)

    def hatch(
        self,
        shape: Shape,
        ang: float = 208,
        pitch: float = 5.0,
        w: float = 1.0,
        reach: float = 40,
        c: str = INK,
    ) -> None:
        """Black wedges from the side that `ang` points away from."""
        self.put(self._printed(c), self.wedges(shape, ang, pitch * self.coarse, w, reach, 0))

    def shade(
        self, shape: Shape, tone: float = 0.5, ang: float = 0, pitch: float = 6.0, c: str = INK
    ) -> None:
        self.put(self._printed(c), self.screen(shape, ang, pitch * self.coarse, tone))

    def engrave(
        self, lines: Sequence[Points], tone: Tone, pitch: float | Tone, c: str = INK
    ) -> None:
        """Lines that swell where it is dark."""
        # a sky has thousands of points: they become path data without a shape between
        cut = ""
        random, uniform = self.hand.random, self.hand.uniform
        for points in lines:
            up: list[Point] = []
            down: list[Point] = []
            heavy = uniform(0.96, 1.04)
            last = len(points) - 1
            for number, (x, y) in enumerate(points):
                apart = pitch(x, y) if callable(pitch) else pitch
                dark = tone(x, y)
                dark = 0.0 if dark < 0 else 1.0 if dark > 1 else dark
                thick = dark * apart * 0.96 * heavy * (0.95 + (1.05 - 0.95) * random())
                if thick > 0.4:
                    ax, ay = points[number - 1 if number else 0]
                    bx, by = points[number + 1 if number < last else last]
                    long = math.hypot(bx - ax, by - ay) or 1
                    aside, along = -(by - ay) / long * (thick / 2), (bx - ax) / long * (thick / 2)
                    up.append((x + aside, y + along))
                    down.append((x - aside, y - along))
                if up and (thick <= 0.4 or number == last):
                    if len(up) > 1:
                        cut += ring_data(up + down[::-1])
                    up, down = [], []
        self._put(self._printed(c), cut)

    # Cut to an outline by scan lines

    def screen(self, shape: Shape, ang: float, pitch: float, tone: float) -> Shape:
        """Even lines across a shape."""
        half = pitch * tone / 2

        def bar(a: float, b: float, y: float) -> list[tuple[float, float]]:
            return [(a, y - half), (b, y - half), (b, y + half), (a, y + half)]

        return self._scanned(shape, ang, pitch, bar)

    def wedges(
        self, shape: Shape, ang: float, pitch: float, wide: float, reach: float, inset: float
    ) -> Shape:
        """Tapering cuts that begin at one side of a shape."""
        hand = self.hand

        def wedge(a: float, b: float, y: float) -> list[tuple[float, float]] | None:
            long = min(reach * hand.uniform(0.55, 1.15), (b - a) * 0.55)
            if long < pitch * 0.5:
                return None
            half = pitch * 0.36 * wide * hand.uniform(0.8, 1.1)
            a += inset
            near = a + long * 0.45
            return [
                (a, y - half),
                (near, y - half * 0.62),
                (a + long, y),
                (near, y + half * 0.62),
                (a, y + half),
            ]

        return self._scanned(shape, ang, pitch, wedge)

    def _scanned(self, shape: Shape, ang: float, pitch: float, cut: _Wedge) -> Shape:
        cosine, sine = math.cos(math.radians(ang)), math.sin(math.radians(ang))
        rings = [
            [(x * cosine + y * sine, -x * sine + y * cosine) for x, y in ring]
            for ring in flat(shape)
        ]
        heights = [point[1] for ring in rings for point in ring]
        if not heights:
            return []
        found: Shape = []
        y, lowest = min(heights) + pitch * self.hand.uniform(0.3, 0.7), max(heights)
        edges = [
            (*point, *following)
            for ring in rings
            for point, following in zip(ring, ring[1:] + ring[:1], strict=True)
        ]
        while y < lowest:
            crossings = sorted(
                x0 + (y - y0) / (y1 - y0) * (x1 - x0)
                for x0, y0, x1, y1 in edges
                if (y0 <= y) != (y1 <= y)
            )
            for a, b in zip(crossings[::2], crossings[1::2], strict=False):
                points = cut(a, b, y)
                if points:
                    back = [(px * cosine - py * sine, px * sine + py * cosine) for px, py in points]
                    found.append([("M", back[0]), *(("L", point) for point in back[1:])])
            y += pitch
        return found

    def _wider(self, widths: Sequence[float]) -> list[float]:
        return [width * (1 + (self.coarse - 1) * 0.5) for width in widths]

    def _printed(self, colour: str) -> str:
        return INK if self.one_ink and colour == SPOT else colour


class _Mirror:
    """Turns shapes before they are carved, not the result: the light stays where it is."""

    turned = True

    def __init__(self, plate: Plate) -> None:
        self._plate = plate

    def __getattr__(self, name: str) -> Any:
        tool = getattr(self._plate, name)
        if name not in _TURNED:
            return tool
        return lambda thing, *rest, **how: tool(moved(thing, WIDTH, 0, flip=True), *rest, **how)


def mirrored(plate: Plate) -> Plate:
    """The same plate, drawn on the other way round."""
    return cast(Plate, _Mirror(plate))
