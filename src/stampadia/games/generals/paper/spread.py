"""What takes more than one card or page: words that have no room, and the list of a set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from stampadia.games.generals.content import PACKAGE
from stampadia.games.generals.faces import (
    CardFace,
    CardFaces,
    DeckList,
    EventFace,
    ListHeading,
    ListPage,
    ListRow,
    PartFace,
    PlaceFace,
    TextFace,
    UnitFace,
)
from stampadia.games.generals.paper import LIST_HEAD_MM, LIST_MM, entry_mm
from stampadia.games.generals.paper.halves import half, text_half
from stampadia.kernel.words import Words
from stampadia.workbench.faces import Line, Run, words


def on_paper(faces: CardFaces, words_: Words) -> tuple[CardFaces, ...]:
    """A card, and after it cards with those of its words for which it has no room."""
    if isinstance(faces.upright, TextFace):
        return tuple(_split(faces, faces.upright))
    said = words_.also(PACKAGE)
    more: list[CardFaces] = []
    kept: list[CardFace] = []
    for face in (faces.upright, faces.turned):
        if face is None or isinstance(face, TextFace):
            continue
        homeless = half(face).homeless
        if homeless:
            lines = tuple(line for part in homeless for line in _lines_of(face, part))
            text = TextFace(face.name, lines)
            more += _split(CardFaces(faces.code, text, None), text)
            elsewhere = words(said.say("print-elsewhere"), "italic")
            for part in homeless:
                face = _without(face, part, elsewhere)
        kept.append(face)
    upright, turned = kept
    return (CardFaces(faces.code, upright, turned), *more)


def _lines_of(face: UnitFace | PlaceFace | EventFace, part: str) -> Iterator[Line]:
    if part == "header":
        yield _with_trigger(face.header)
    elif isinstance(face, PlaceFace):
        yield face.instruction
    else:
        yield _with_trigger(face.body)
        if isinstance(face, EventFace) and face.flavour:
            yield face.flavour


def _with_trigger(part: PartFace) -> Line:
    first = (Run(icon=f"phase-{part.trigger}"), Run(" ")) if part.trigger else ()
    return (*first, *part.skill)


def _without(
    face: UnitFace | PlaceFace | EventFace, part: str, instead: Line
) -> UnitFace | PlaceFace | EventFace:
    if part == "header":
        return structs.replace(face, header=structs.replace(face.header, skill=instead))
    if isinstance(face, PlaceFace):
        return structs.replace(face, instruction=instead)
    face = structs.replace(face, body=structs.replace(face.body, skill=instead))
    return structs.replace(face, flavour=()) if isinstance(face, EventFace) else face


def _split(faces: CardFaces, text: TextFace) -> Iterator[CardFaces]:
    """Words over as many cards as they need."""
    page: list[Line] = []
    for line in text.lines:
        if page and text_half(TextFace(text.title, (*page, line))).homeless:
            yield CardFaces(faces.code, TextFace(text.title, tuple(page)), None)
            page = []
        page.append(line)
    yield CardFaces(faces.code, TextFace(text.title, tuple(page)), None)


def list_pages(face: DeckList) -> tuple[ListPage, ...]:
    """A list over as many pages as it needs: two columns of rows, Units first."""
    entries: list[ListRow | ListHeading] = []
    for title, note, rows in (
        (face.units_title, face.units_note, face.units),
        (face.events_title, face.events_note, face.events),
    ):
        if rows:
            entries += (ListHeading(title, note), *rows)
    columns = _columns(entries, LIST_MM[1])
    if len(columns) % 2 == 0 or len(columns) == 1:
        columns = columns[:-2] + _level([one for column in columns[-2:] for one in column])
    pages = []
    for first in range(0, len(columns), 2):
        left, right = (*columns[first : first + 2], [])[:2]
        last = first + 2 >= len(columns)
        author, texts = (face.author, face.texts) if last else ("", ())
        pages.append(ListPage(face.title, face.code, tuple(left), tuple(right), author, texts))
    return tuple(pages)


def _columns(
    entries: Sequence[ListRow | ListHeading], bottom: float
) -> list[list[ListRow | ListHeading]]:
    """Entries one below the other; a heading goes with its first row."""
    columns: list[list[ListRow | ListHeading]] = [[]]
    high = LIST_HEAD_MM
    for number, entry in enumerate(entries):
        together = [entry, *entries[number + 1 : number + 2]]
        needed = sum(map(entry_mm, together)) if isinstance(entry, ListHeading) else entry_mm(entry)
        if columns[-1] and high + needed > bottom:
            columns.append([])
            high = LIST_HEAD_MM
        columns[-1].append(entry)
        high += entry_mm(entry)
    return columns


def _level(entries: Sequence[ListRow | ListHeading]) -> list[list[ListRow | ListHeading]]:
    """The same in two columns that end at about the same height."""
    bottom = LIST_HEAD_MM + sum(map(entry_mm, entries)) / 2
    while len(columns := _columns(entries, bottom)) > 2:
        bottom += 1
    return columns
