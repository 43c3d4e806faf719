"""Nothing on the page tells a decoy from the real thing: not its place in the file, nor its type,
nor anything else that a program could look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from msgspec import structs

from press.chronicles.leaves import (
    PUBLISHED,
    face_of,
    letters,
    letters_of,
    printed,
    sheet_of,
    way_of,
)
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.faces import sheet_face
from stampadia.games.chronicles.paper.plans import sheet_plan
from stampadia.press import Style
from stampadia.press.draw.chronicles import dressed
from stampadia.words import words
from stampadia.workbench.faces import plain

pytestmark = [pytest.mark.usefixtures("words_alone"), pytest.mark.xdist_group("sheets")]

CHANCE = 0.05
"""How far from a toss-up a telltale may be over a hundred sheets, of which each has a handful of
decoys among its nineteen rows."""


def innocent(sheet: Sheet) -> Sheet:
    """The same paper without anybody's knowledge of what is real, listed the other way round."""

    def honest(things: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(structs.replace(thing, decoy=False) for thing in reversed(things))

    rooms = (structs.replace(room, decoy=False, hidden=False) for room in reversed(sheet.rooms))
    return structs.replace(
        sheet,
        rooms=tuple(rooms),
        doors=honest(sheet.doors),
        enemies=honest(sheet.enemies),
        cells=honest(sheet.cells),
        numbers=sheet.numbers[::-1],
        items=tuple(structs.replace(item, decoy=False) for item in sheet.items),
    )


@pytest.mark.parametrize("day", PUBLISHED[2:100:16])
def test_the_file_does_not_know_what_is_a_decoy(day: str) -> None:
    known, unknown = sheet_of(day), innocent(sheet_of(day))
    assert known != unknown
    faces = [sheet_face(one, words("en"), stars=2, code=day) for one in (known, unknown)]
    assert printed(faces[0]) == printed(faces[1])


def test_what_the_template_is_given_has_no_word_on_decoys() -> None:
    for large in (False, True):
        told = keys_in(dressed(face_of(PUBLISHED[0], "en"), Style(large=large)))
        assert told.isdisjoint({"decoy", "hidden", "kind"})
    assert b"decoy" not in printed(face_of(PUBLISHED[0], "en"))[0]


def keys_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*map(keys_in, value.values()))
    return set().union(*map(keys_in, value)) if isinstance(value, list | tuple) else set()


# A classifier, for what the eye could see


def test_no_telltale_tells_decoys_over_a_hundred_sheets() -> None:
    seen: dict[str, list[tuple[float, bool]]] = {}
    for day in PUBLISHED[:100]:
        decoys = {room.number for room in sheet_of(day).rooms if room.decoy}
        for number, telltales in rows_of(day):
            for name, value in telltales.items():
                seen.setdefault(name, []).append((value, number in decoys))
    assert sum(decoy for _, decoy in seen["size"]) > 100
    for name, pairs in seen.items():
        assert abs(separation(pairs) - 0.5) <= CHANCE, name


def rows_of(day: str) -> list[tuple[int, dict[str, float]]]:
    """The rows of the Rooms Table as they are drawn, each with what might give it away: beginning,
    type, order of drawing against order on the page."""
    language, paper = way_of(day)
    face = face_of(day, language)
    plan = sheet_plan(face, paper)
    table = plan.tables[0]
    areas = [table.text(row) for row in table.rows]
    held: list[list[Any]] = [[] for _ in areas]
    at = 0
    drawn = [one for one in letters_of(day) if one.left > table.area.x]
    for place, letter in enumerate(drawn):
        for step in range(len(areas)):
            if letter.middle_in(areas[(at + step) % len(areas)]):
                at = (at + step) % len(areas)
                held[at].append((place, letter))
                break
    found = []
    order = sorted(range(len(areas)), key=lambda row: held[row][0][0])
    for row, inside in enumerate(held):
        upright = [letter for _, letter in inside if not letter.turned]
        area = areas[row]
        above = min(letter.top for letter in upright) - area.y
        below = area.bottom - max(letter.bottom for letter in upright)
        telltales = {
            "order": float(order.index(row) - row),
            "begins": round(min(letter.left for letter in upright) - area.x, 0),
            "size": round(min(letter.size for letter in upright) - table.size_pt, 2),
            "turned size": max(
                (letter.size for _, letter in inside if letter.turned), default=table.size_pt
            )
            - table.size_pt,
            "hangs": round(above - below, 0),
        }
        found.append((face.rooms[table.rows[row].room].number, telltales))
    return found


def separation(pairs: Sequence[tuple[float, bool]]) -> float:
    """How often a decoy has more of it than a real row; a half where nothing is to be learnt."""
    decoys = [value for value, decoy in pairs if decoy]
    others = [value for value, decoy in pairs if not decoy]
    more = sum((a > b) + (a == b) / 2 for a in decoys for b in others)
    return more / (len(decoys) * len(others))


def test_the_classifier_finds_a_real_telltale() -> None:
    """It can fail: rows of decoys that were drawn last are found out."""
    day = PUBLISHED[0]
    decoys = {room.number for room in sheet_of(day).rooms if room.decoy}
    pairs = [
        (telltales["order"] + 5 * (row in decoys), row in decoys) for row, telltales in rows_of(day)
    ]
    assert separation(pairs) > 0.9


# Drawn in the order of the page


def test_marks_of_the_map_are_drawn_row_by_row() -> None:
    face = face_of(PUBLISHED[0], "en")
    plan = sheet_plan(face, "a4")
    inside = [one for one in letters(printed(face)[0]) if one.middle_in(plan.map)]
    cells = [
        (int((one.top - plan.map.y) / plan.cell), int((one.left - plan.map.x) / plan.cell))
        for one in inside
    ]
    # numbers first, then the digits of grey cells: each in reading order
    turns = [number for number in range(1, len(cells)) if cells[number] < cells[number - 1]]
    assert len(turns) == 1


def test_the_file_tells_nothing_about_itself_but_its_title() -> None:
    document = pypdfium2.PdfDocument(printed(face_of(PUBLISHED[0], "en"))[0])
    told = document.get_metadata_dict(skip_empty=True)
    assert set(told) <= {"Title", "Author", "Creator", "Producer", "CreationDate", "ModDate"}
    assert told["Title"] == "A day"
    assert pdfium.FPDFDoc_GetAttachmentCount(document) == 0


@pytest.mark.parametrize("day", PUBLISHED[:40:8])
def test_answers_of_one_riddle_are_equally_wide(day: str) -> None:
    """They are equally long in letters; letter-spaced, they are in print too."""
    language, paper = way_of(day)
    face = face_of(day, language)
    table = sheet_plan(face, paper).tables[0]
    turned = iter([one for one in letters_of(day) if one.turned and one.left > table.area.x])
    for room in face.rooms:
        for line in room.lines:
            wide = []
            for clause in line:
                told = "".join(plain(clause.upside_down).split())
                inside = [next(turned) for _ in told]
                assert "".join(one.text for one in inside) == told
                if inside:
                    wide.append(max(one.right for one in inside) - min(one.left for one in inside))
            assert max(wide, default=0) - min(wide, default=0) <= 0.3
