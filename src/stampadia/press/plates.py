"""Plates: pictures that were cut once, and go into a PDF as they are.

A look that draws the same pictures day after day keeps them beside its template, in `plates.bin`,
each as the compressed drawing that Typst made of it. Typst is then given a mere patch, as large as
the picture, and in the file that it makes the plate takes the place of the patch's drawing. On a
screen, in pixels, and where there is no plate, a picture is drawn as always.
"""

from __future__ import annotations

import re
import zlib
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import accumulate, pairwise
from typing import Final

import msgspec

FILE: Final = "plates.bin"
ISOLATED: Final = ' style="isolation:isolate"'
"""A part of an SVG that Typst keeps as an object of its own in a PDF."""
_MAGIC: Final = b"stampadia plates 1\n"
_LENGTH: Final = 4
"""Bytes of the number that says how long the index is."""
_ROW: Final = 100
_FORM: Final = re.compile(
    rb"<</Length (?P<length>[0-9]+)(?P<told>/Type/XObject/Subtype/Form/Filter/FlateDecode[^\n]*)\n"
    rb"stream\n"
)
_PATCH: Final = re.compile(
    rb"q/c0 cs 1 scn [^\n]*\nh\nf\nQ\n"
    rb"q/c1 cs [0-9. ]+ scn 0 0 m ([0-9]+) 0 l \1 ([0-9]+) l\nh\nf\nQ"
)
_TABLE: Final = re.compile(rb"xref\n0 [0-9]+\n")
_START: Final = re.compile(rb"startxref\n([0-9]+)\n%%EOF\s*\Z")
_ENTRY: Final = 20
_DIGITS: Final = 10
_IN_USE: Final = b"n"
_TRAILER: Final = b"trailer"


Box = tuple[int, int, int, int]
"""Left, top, width and height, in tenths of a millimetre."""


class Picture:
    """One that may have a plate: by which name, of whose, as large as what, and how to draw it."""

    __slots__ = ("box", "draw", "ink", "name", "package")

    def __init__(
        self, package: str, name: str, box: Box, ink: str, draw: Callable[[], str]
    ) -> None:
        self.package, self.name, self.box = package, name, box
        self.ink, self.draw = ink, draw


def drawn(picture: object) -> str:
    """What JSON is told of a picture where plates are of no use."""
    if not isinstance(picture, Picture):
        raise NotImplementedError(type(picture))
    return picture.draw()


class Plates:
    """Those of one file."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}
        self._plates: list[bytes] = []

    def __bool__(self) -> bool:
        return bool(self._plates)

    def told(self, picture: object) -> str:
        """The patch that stands for a picture; without a plate, the picture."""
        if not isinstance(picture, Picture):
            return drawn(picture)
        plate = plates_of(picture.package).get(picture.name)
        if plate is None:
            return picture.draw()
        number = self._numbers.setdefault((picture.package, picture.name), len(self._plates))
        if number == len(self._plates):
            self._plates.append(plate)
        return _patch(number, picture.box, picture.ink)

    def put_into(self, pdf: bytes) -> bytes | None:
        """The file with plates where it has patches; None if they are not all found, because it is
        built in another way."""
        patches = [(number, form) for form in _FORM.finditer(pdf) if (number := _known(pdf, form))]
        start = _START.search(pdf)
        table = start and _TABLE.match(pdf, int(start[1]))
        if not start or not table or {number for number, _ in patches} != self._wanted():
            return None
        parts: list[bytes] = []
        ends, moves, at = [], [0], 0
        for number, form in patches:
            plate, end = self._plates[number - 1], form.end() + int(form["length"])
            head = b"<</Length %d%b\nstream\n" % (len(plate), form["told"])
            parts += (pdf[at : form.start()], head, plate)
            ends.append(end)
            moves.append(moves[-1] + len(head) + len(plate) - (end - form.start()))
            at = end
        last = pdf.index(_TRAILER, table.end())
        entries = _moved(pdf[table.end() : last], ends, moves)
        begin = b"%d" % (int(start[1]) + moves[-1])
        parts += (pdf[at : table.end()], *entries, pdf[last : start.start(1)], begin)
        return b"".join(parts) + pdf[start.end(1) :]

    def _wanted(self) -> set[int]:
        return set(range(1, len(self._plates) + 1))


def _moved(entries: bytes, ends: list[int], moves: list[int]) -> Iterator[bytes]:
    """The table of where each object begins, when what ends at `ends` has grown."""
    for begin in range(0, len(entries), _ENTRY):
        entry = entries[begin : begin + _ENTRY]
        if entry.rstrip().endswith(_IN_USE):
            offset = int(entry[:_DIGITS])
            entry = b"%010d%b" % (offset + moves[bisect_left(ends, offset)], entry[_DIGITS:])
        yield entry


def _patch(number: int, box: Box, ink: str) -> str:
    """Paper as large as the picture, and a corner by which it is known again."""
    left, top, width, height = box
    across, down = divmod(number, _ROW)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{width / 10}mm" height="{height / 10}mm"><g{ISOLATED}>'
        f'<path d="M{left} {top}h{width}v{height}h-{width}Z" fill="#fff"/>'
        f'<path d="M0 0H{across + 1}V{down + 1}Z" fill="{ink}"/></g></svg>'
    )


def _known(pdf: bytes, form: re.Match[bytes]) -> int:
    """The number of a patch, from one; nothing for whatever else is drawn once."""
    found = _PATCH.fullmatch(zlib.decompress(_drawing(pdf, form)))
    return (int(found[1]) - 1) * _ROW + int(found[2]) if found else 0


def _drawing(pdf: bytes, form: re.Match[bytes]) -> bytes:
    return pdf[form.end() : form.end() + int(form["length"])]


# Cutting and keeping


def isolated(svg: str) -> str:
    """A drawing of which Typst makes one object."""
    head, inside = svg.removesuffix("</svg>").split(">", 1)
    return f"{head}><g{ISOLATED}>{inside}</g></svg>"


def plate_in(pdf: bytes) -> bytes:
    """The drawing of the one isolated picture in a file."""
    (form,) = _FORM.finditer(pdf)
    return _drawing(pdf, form)


@cache
def plates_of(package: str) -> Mapping[str, bytes]:
    """The plates of a look, by their names; none where the file is not whole."""
    try:
        data = files(package).joinpath(FILE).read_bytes()
    except OSError:
        return {}
    at = len(_MAGIC) + _LENGTH
    size = int.from_bytes(data[len(_MAGIC) : at], "big")
    try:
        lengths = msgspec.json.decode(data[at : at + size], type=dict[str, int])
    except msgspec.DecodeError:
        return {}
    ends = list(accumulate(lengths.values(), initial=at + size))
    if not data.startswith(_MAGIC) or ends[-1] != len(data):
        return {}
    return {
        name: data[begin:end] for name, (begin, end) in zip(lengths, pairwise(ends), strict=True)
    }


def written(plates: Mapping[str, bytes]) -> bytes:
    """These plates as one file."""
    index = msgspec.json.encode({name: len(plate) for name, plate in plates.items()})
    return b"".join((_MAGIC, len(index).to_bytes(_LENGTH, "big"), index, *plates.values()))
