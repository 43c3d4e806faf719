"""A printed side for the screen: the same drawing, made so that a browser reads it quickly.

Typst writes every picture inside a drawing as a document of its own, and every letter as a copy of
a symbol. On paper that costs nothing; a browser reads all those documents and makes all those
copies at once, while something may be moving. Here the pictures stand in the drawing itself, the
letters of a line are one path, and nothing is said more exactly than a screen can show.
"""

from __future__ import annotations

import re
from base64 import b64decode
from functools import lru_cache
from itertools import count
from typing import Final

from stampadia.press.plates import ISOLATED

FINENESS: Final = 100
"""Letters stand on a grid of so many units a point."""
DECIMALS: Final = 2
"""Of a point, in all other places."""

_IMAGE: Final = re.compile(
    r'<image( transform="[^"]*")? xlink:href="data:image/svg\+xml;base64,([^"]*)"'
    r' width="([^"]*)" height="([^"]*)" preserveAspectRatio="none"/>'
)
_PICTURE: Final = re.compile(r"\s*(?:<\?xml[^>]*\?>\s*)?<svg\b([^>]*)>(.*)</svg>\s*", re.DOTALL)
_VIEW_BOX: Final = re.compile(r"viewBox=[\"']([^\"']*)[\"']")
_KEPT: Final = re.compile(r" (?:fill|stroke)[a-z-]*=(?:\"[^\"]*\"|'[^']*')")
"""What a picture's own outermost element says for all inside it."""
_ID: Final = re.compile(r"(\bid=[\"']|url\(#|href=[\"']#)")
_SYMBOL: Final = re.compile(
    r'<symbol id="(g[0-9A-F]+)" overflow="visible">'
    r'<path d="M 0 0([mlhvqcZ \d.-]*)"/></symbol>'
)
_LINE: Final = re.compile(
    r'<g transform="(matrix\([^)]*\))">((?:<use xlink:href="#g[0-9A-F]+"'
    r' x="[^"]*" y="[^"]*" fill="[^"]*" fill-rule="nonzero"/>)+)</g>'
)
_LETTER: Final = re.compile(r'#(g[0-9A-F]+)" x="([^"]*)" y="([^"]*)" fill="([^"]*)"')
_STEP: Final = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_LONG: Final = re.compile(rf"-?\d*\.\d{{{DECIMALS + 1},}}")
_ALONG: Final = {"h": (1, 0), "v": (0, 1)}


def for_screen(svg: bytes) -> bytes:
    """The same picture; what is not as Typst writes it stays as it is."""
    text = svg.decode()
    outlines = dict(_SYMBOL.findall(text))
    known = not _left_over(text, outlines)
    text = _LONG.sub(_rounded, _SYMBOL.sub("", text) if known else text)
    if known:
        text = _LINE.sub(lambda line: _as_path(line, outlines), text)
    numbers = count()
    return _IMAGE.sub(lambda image: _inside(image, f"p{next(numbers)}"), text).encode()


def _left_over(text: str, outlines: dict[str, str]) -> bool:
    """Is a letter used in a way that is not known here?"""
    in_lines = sum(line[2].count("<use ") for line in _LINE.finditer(text))
    return in_lines != text.count("<use ") or len(outlines) != text.count("<symbol ")


def _as_path(line: re.Match[str], outlines: dict[str, str]) -> str:
    """A line of letters; one path as long as they have one colour."""
    place, letters = line.groups()
    paths: list[tuple[str, list[str]]] = []
    for letter, x, y, fill in _LETTER.findall(letters):
        if not paths or paths[-1][0] != fill:
            paths.append((fill, []))
        paths[-1][1].append(_moved(outlines[letter], float(x), float(y)))
    at = f"{place}scale({1 / FINENESS:g})"
    return "".join(
        f'<path transform="{at}" fill="{fill}" d="{"".join(drawn)}"/>' for fill, drawn in paths
    )


def _moved(outline: str, x: float, y: float) -> str:
    """A letter at its place in the line."""
    first, rest = _on_grid(outline)
    if first is None:
        return ""
    return f"M{round(x * FINENESS) + first[0]} {round(y * FINENESS) + first[1]}{rest}"


@lru_cache(maxsize=4000)
def _on_grid(outline: str) -> tuple[tuple[int, int] | None, str]:
    """Where a letter's outline begins, and its further steps, in whole units. Each point is rounded
    for itself, so that nothing adds up."""
    x = y = 0.0
    begun = (0.0, 0.0)
    first: tuple[int, int] | None = None
    steps: list[str] = []
    for name, told in _STEP.findall(outline):
        numbers = [float(number) for number in told.split()]
        here = (round(x * FINENESS), round(y * FINENESS))
        if name in _ALONG:
            across, up = _ALONG[name]
            points = [(x + across * numbers[0], y + up * numbers[0])]
        elif name == "Z":
            points = [begun]
        else:
            points = [(x + a, y + b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        x, y = points[-1]
        if name == "m":
            begun = (x, y)
        if name == "m" and first is None:
            first = (round(x * FINENESS), round(y * FINENESS))
            continue
        steps.append("z" if name == "Z" else _step(name, here, points))
    return first, "".join(steps)


def _step(name: str, here: tuple[int, int], points: list[tuple[float, float]]) -> str:
    ways = [(round(a * FINENESS) - here[0], round(b * FINENESS) - here[1]) for a, b in points]
    if name in _ALONG:
        across, up = _ALONG[name]
        return f"{name}{across * ways[0][0] + up * ways[0][1]}"
    return name + _close([number for way in ways for number in way])


def _close(numbers: list[int]) -> str:
    """A minus parts two numbers, too."""
    told = " ".join(str(number) for number in numbers)
    return told.replace(" -", "-")


def _rounded(number: re.Match[str]) -> str:
    told = f"{float(number[0]):.{DECIMALS}f}".rstrip("0").rstrip(".")
    return "0" if told == "-0" else told


def _inside(image: re.Match[str], name: str) -> str:
    """A picture as a part of the drawing, under names of its own."""
    transform, told, width, height = image.groups()
    found = _PICTURE.fullmatch(b64decode(told).decode())
    box = found and _VIEW_BOX.search(found[1])
    if not found or not box or "<style" in found[2]:
        return image[0]
    # What is isolated, so that a PDF holds it once, a screen would draw apart for nothing.
    inside = _ID.sub(rf"\g<1>{name}-", found[2].replace(ISOLATED, ""))
    kept = "".join(_KEPT.findall(found[1]))
    drawn = (
        f'<svg width="{width}" height="{height}" viewBox="{box[1]}"'
        f' preserveAspectRatio="none"{kept}>{inside}</svg>'
    )
    return f"<g{transform}>{drawn}</g>" if transform else drawn
