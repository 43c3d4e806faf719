"""The graver: cuts a picture of two colours as SVG. No masks, no gradients; the light comes from
the upper left, and a picture is the same for ever: its luck is seeded by its name.

With little ink it prints what was cut away instead of what stood: a mass is paper within a thin
line, and the cuts in it are printed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import Final

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.press.draw.travelers.layers import Colour, Figure, Point, Shape, silhouettes
from stampadia.press.draw.travelers.outlines import Bounds, bounds, matrix, scale_of

PAPER: Final = "#fff"
HORIZON: Final = 108
"""Of every picture of the World, at both edges: neighbours join."""
_OUTLINE: Final = 1.7
_CARVED_TWICE: Final = 36
"""So many lines must cross a figure that has two depths of light."""
_SPARE: Final = 1.6
"""How much farther lines are from each other where ink is little."""
_FINE: Final = 2.0
"""So wide a stroke of the gouge, between the points that bend it, has straight sides."""
_STRAIGHT: Final = 0.6
"""Where their corners are, so that the stroke is as heavy as a bent one."""
_EVERYWHERE: Final = "M-900-900H1500V1500H-900Z"


class Inks(Struct, frozen=True):
    key: str = "#221c15"
    low: bool = False

    def tone(self, colour: Colour) -> str:
        """Of a form."""
        if self.low:
            return self.key if colour == "paper" else PAPER
        return self.key if colour == "ink" else PAPER

    def line(self, colour: Colour) -> str:
        """With little ink, every line is printed: there is no mass that it could be cut into."""
        if self.low:
            return PAPER if colour == "clear" else self.key
        return self.tone(colour)


def lens(start: Point, end: Point, width: float, at: float = 0.45) -> str:
    """One stroke of the gouge: thin, thick, thin. A fine one has straight sides, which are within
    0.02 mm of the bent ones and a third of the work, here and in the file."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = x2 - x1, y2 - y1
    length = hypot(dx, dy) or 1
    swell = (_STRAIGHT if width <= _FINE else 1) * width / length
    px, py = -dy * swell, dx * swell
    mx, my = x1 + dx * at, y1 + dy * at
    # Numbers into words are what takes time here: each once.
    if width <= _FINE:
        return (
            f"M{x1:.1f} {y1:.1f}L{mx + px:.1f} {my + py:.1f} "
            f"{x2:.1f} {y2:.1f} {mx - px:.1f} {my - py:.1f}Z"
        )
    begin = f"{x1:.1f} {y1:.1f}"
    return (
        f"M{begin}Q{mx + px:.1f} {my + py:.1f} {x2:.1f} {y2:.1f}"
        f"Q{mx - px:.1f} {my - py:.1f} {begin}Z"
    )


class Block:
    """A piece of wood, and what has been cut into it so far."""

    def __init__(self, name: str, size: tuple[int, int], inks: Inks) -> None:
        self.name, self.inks = name, inks
        self.width, self.height = size
        self._uniform = Dealer(name).uniform
        self._defs: list[str] = []
        self._body: list[str] = []
        self._count = 0

    # Luck

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self._uniform()

    def chance(self, share: float) -> bool:
        return self._uniform() < share

    def one_of(self, values: tuple[float, ...]) -> float:
        return values[int(self._uniform() * len(values))]

    # Forms

    def fill(self, path: str, colour: Colour = "ink", at: str = "") -> None:
        where = f' transform="{at}"' if at else ""
        edge = ""
        if colour in ("ink", "light") and self.inks.low:
            width = _OUTLINE / scale_of(matrix(at))
            edge = f' stroke="{self.inks.key}" stroke-width="{width:.2f}" stroke-linejoin="round"'
        self._body.append(f'<path d="{path}" fill="{self.inks.tone(colour)}"{edge}{where}/>')

    def print(self, path: str) -> None:
        """Fine lines on paper, which every ink prints."""
        self._body.append(f'<path d="{path}" fill="{self.inks.key}"/>')

    def draw(
        self, path: str, width: float, colour: Colour, at: str = "", dash: str = "", cap: str = ""
    ) -> None:
        told = f' stroke-linecap="{cap}"' if cap else ""
        told += f' stroke-dasharray="{dash}"' if dash else ""
        told += f' transform="{at}"' if at else ""
        tone = self.inks.line(colour)
        self._body.append(
            f'<path d="{path}" fill="none" stroke="{tone}" stroke-width="{width:.2f}"{told}/>'
        )

    def trace(self, path: str, width: float, dash: str = "") -> None:
        """A line on paper, which every ink prints."""
        told = f' stroke-dasharray="{dash}"' if dash else ""
        self._body.append(
            f'<path d="{path}" fill="none" stroke="{self.inks.key}" '
            f'stroke-width="{width:.2f}"{told}/>'
        )

    def disc(self, x: float, y: float, radius: float, colour: Colour = "ink", at: str = "") -> None:
        self.fill(round_path(x, y, radius), colour, at)

    def star(
        self,
        x: float,
        y: float,
        radius: float,
        colour: Colour = "paper",
        points: int = 4,
        inner: float = 0.28,
    ) -> None:
        self.fill(star_path(x, y, radius, points, inner), colour)

    def rays(
        self,
        centre: Point,
        reach: Point,
        count: int,
        width: float,
        colour: Colour = "ink",
        spread: Point = (0, 360),
    ) -> None:
        (x, y), (near, far) = centre, reach
        path = ""
        for k in range(count):
            share = (k + self.between(-0.2, 0.2)) / count
            turn = radians(spread[0] + (spread[1] - spread[0]) * share)
            start, end = near * self.between(0.92, 1.15), far * self.between(0.75, 1.1)
            path += lens(
                (x + start * cos(turn), y + start * sin(turn)),
                (x + end * cos(turn), y + end * sin(turn)),
                width,
                0.6,
            )
        if colour == "ink":
            self.print(path)
        else:
            self.fill(path, colour)

    # Figures

    def figure(self, of: Figure, at: str = "") -> None:
        path, scale = silhouettes()[of.icon], of.size / 512

        def place(x: float = 0, y: float = 0) -> str:
            across = -scale if of.flip else scale
            return (
                f"{at}translate({of.x + x:.2f} {of.y + y:.2f}) rotate({of.turn:g}) "
                f"scale({across:.4f} {scale:.4f}) translate(-256 -256)"
            )

        if of.halo:
            self._halo(path, of.halo / scale, place())
        self.fill(path, of.colour, place())
        if of.colour != "ink":
            return
        half = of.size * 0.7
        around = (of.x - half, of.y - half, of.x + half, of.y + half)
        depths = ((of.light[0], of.gap, of.weight * 0.62), (of.light[1], of.gap * 0.62, of.weight))
        # On a small figure the finer cuts would only grey it, and they cost ink where it is little.
        twice = of.size >= _CARVED_TWICE * of.gap and not self.inks.low
        cuts = [
            (place(of.size * share * 0.8, of.size * share), gap, weight)
            for share, gap, weight in (depths if twice else depths[:1])
            if share
        ]
        if cuts:
            self._hatch(path, place(), cuts, around, of.angle, at)

    def shape(self, of: Shape, at: str = "") -> None:
        where = f"{at}{of.at}"
        if of.halo:
            self._halo(of.path, of.halo, where)
        self.fill(of.path, of.colour, where)
        if of.colour == "ink" and of.rim:
            shade = f"{at}translate({of.rim * 0.8:g} {of.rim:g}) {of.at}"
            around = bounds(of.path, matrix(of.at))
            self._hatch(of.path, where, [(shade, of.gap, of.weight)], around, -28, at)

    def _halo(self, path: str, width: float, at: str) -> None:
        self._body.append(
            f'<path d="{path}" fill="{PAPER}" stroke="{PAPER}" stroke-width="{width * 2:.1f}" '
            f'stroke-linejoin="round" transform="{at}"/>'
        )

    def _hatch(
        self,
        path: str,
        place: str,
        cuts: Iterable[tuple[str, float, float]],
        around: Bounds,
        angle: float,
        at: str,
    ) -> None:
        """Cuts along the lit edge: inside the form, and outside of the same form moved away from
        the light; of each depth where that is, how far its lines are apart, and how heavy."""
        inside = self._clip(f'<path d="{path}" transform="{place}"/>')
        where = f' transform="{at}"' if at else ""
        self._body.append(f'<g clip-path="url(#{inside})">')
        for shade, gap, weight in cuts:
            lit = self._clip(
                f'<path clip-rule="evenodd" d="{_EVERYWHERE}{path}" transform="{shade}"/>'
            )
            lines = self._parallels(around, gap * (_SPARE if self.inks.low else 1), angle)
            self._body.append(
                f'<g clip-path="url(#{lit})"><path d="{lines}"{where} fill="none" '
                f'stroke="{self.inks.tone("paper")}" stroke-width="{weight:.2f}"/></g>'
            )
        self._body.append("</g>")

    def _parallels(self, around: Bounds, gap: float, angle: float) -> str:
        left, top, right, bottom = around
        turn = radians(angle)
        ux, uy = cos(turn), sin(turn)
        cx, cy = (left + right) / 2, (top + bottom) / 2
        far = ((right - left) * abs(uy) + (bottom - top) * abs(ux)) / 2
        long = ((right - left) * abs(ux) + (bottom - top) * abs(uy)) / 2
        path, away, between = "", -far, self.between
        dx, dy = ux * long, uy * long
        while away < far:
            off = away + between(-0.4, 0.4)
            x, y = cx - uy * off, cy + ux * off
            path += f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}"
            away += gap * between(0.85, 1.2)
        return path

    # Land

    def land(self, points: Iterable[Point], cuts: int, slope: float, depth: float) -> None:
        """A black mass under a line, with cuts that follow the ground."""
        line = list(points)
        path = f"M{line[0][0]:g} {line[0][1]:g}"
        for (x0, y0), (x1, y1) in pairwise(line):
            middle = (x0 + x1) / 2
            path += f"C{middle:g} {y0:g} {middle:g} {y1:g} {x1:g} {y1:g}"
        path += f"L{line[-1][0]:g} {self.height}L{line[0][0]:g} {self.height}Z"
        self.fill(path)
        low, high = line[0][0], line[-1][0]
        cut = ""
        for _ in range(cuts // 2 if self.inks.low else cuts):
            x, deep = self.between(low, high), self._uniform() ** 1.7
            top, long = _height(line, x), self.between(10, 30)
            y = top + 3 + deep * depth
            rise = long * slope * self.between(0.3, 1.2)
            follow = (_height(line, min(high, x + long)) - top) * 0.8
            cut += lens((x, y), (x + long, y + rise + follow), 0.75 * (1.25 - deep * 0.7))
        inside = self._clip(f'<path d="{path}"/>')
        tone = self.inks.tone("paper")
        self._body.append(f'<g clip-path="url(#{inside})"><path d="{cut}" fill="{tone}"/></g>')

    def grass(
        self, across: Point, y: float, count: int, high: Point, colour: Colour = "ink"
    ) -> None:
        path = ""
        for _ in range(count):
            x, tall, lean = self.between(*across), self.between(*high), self.between(-5, 7)
            path += (
                f"M{x - 1.3:.1f} {y + 2:g}"
                f"Q{x + lean * 0.3:.1f} {y - tall * 0.6:.1f} {x + lean:.1f} {y - tall:.1f}"
                f"Q{x + lean * 0.5 + 1:.1f} {y - tall * 0.4:.1f} {x + 1.6:.1f} {y + 2:g}Z"
            )
        if colour == "ink":
            self.print(path)
        else:
            self.fill(path, colour)

    # The picture

    def _clip(self, inside: str) -> str:
        self._count += 1
        name = f"{self.name}-{self._count}"
        self._defs.append(f'<clipPath id="{name}">{inside}</clipPath>')
        return name

    def svg(self) -> str:
        whole = f"M0 0H{self.width}V{self.height}H0Z"
        frame = self._clip(f'<path d="{whole}"/>')
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width / 10}mm" height="{self.height / 10}mm">'
            f'<defs>{"".join(self._defs)}</defs><g clip-path="url(#{frame})">'
            f'<path d="{whole}" fill="{PAPER}"/>{"".join(self._body)}</g></svg>'
        )


def star_path(x: float, y: float, radius: float, points: int = 4, inner: float = 0.28) -> str:
    corners = []
    for k in range(points * 2):
        turn, reach = pi * k / points - pi / 2, radius if k % 2 == 0 else radius * inner
        corners.append(f"{x + reach * cos(turn):.1f} {y + reach * sin(turn):.1f}")
    return f"M{'L'.join(corners)}Z"


def round_path(x: float, y: float, radius: float) -> str:
    r = f"{radius:g}"
    wide = f"{2 * radius:g}"
    return f"M{x - radius:g} {y:g}a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0 -{wide} 0Z"


def _height(line: list[Point], x: float) -> float:
    """Where the ground is."""
    for (x0, y0), (x1, y1) in pairwise(line):
        if x0 <= x <= x1:
            share = (x - x0) / ((x1 - x0) or 1)
            return y0 + (y1 - y0) * (3 * share**2 - 2 * share**3)
    return line[-1][1]
