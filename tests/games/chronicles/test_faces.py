"""What is printed on a sheet."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import structs

from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.faces import (
    BackFace,
    Face,
    SheetFace,
    back_face,
    clause_face,
    faces,
    set_in_type,
    sheet_face,
    spoiler_face,
)
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.instructions import Clause
from stampadia.games.chronicles.language import Names, read_clause
from stampadia.games.chronicles.language.writing import Writer
from stampadia.words import LANGUAGES, words
from stampadia.workbench.faces import Run, plain

FIRST = date(2026, 11, 15)
MONTH = [str(FIRST + timedelta(days)) for days in range(30)]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_day = pytest.mark.parametrize("day", MONTH)


@cache
def made(day: str) -> Sheet:
    """As the calendar draws it at first; the proof is not asked for."""
    return make_sheet(day)


@each_language
@each_day
def test_every_sheet_has_its_faces_and_they_decode_back(day: str, language: str) -> None:
    found = tuple(faces(made(day), words(language)))
    decoded = msgspec.json.decode(msgspec.json.encode(found), type=tuple[Face, ...])
    assert decoded == found
    assert b"print-" not in msgspec.json.encode(found)


@each_day
def test_the_page_has_all_that_is_on_the_sheet(day: str) -> None:
    sheet = made(day)
    face = sheet_face(sheet, words("en"))
    assert len(face.rooms) == len(sheet.rooms) == 19
    assert len(face.map.doors) == len(sheet.doors)
    assert len(face.map.enemies) == len(sheet.enemies)
    assert len(face.map.cells) == len(sheet.cells)
    assert len(face.items) == len(sheet.items)
    assert [room.number for room in face.rooms] == sorted(room.number for room in sheet.rooms)
    turned = sum(clause.upside_down is not None for room in sheet.rooms for clause in room.clauses)
    shown = [clause for room in face.rooms for line in room.lines for clause in line]
    assert sum(bool(clause.upside_down) for clause in shown) == turned


# Nothing betrays


def _without_decoys(sheet: Sheet) -> Sheet:
    """The same paper, with nobody's knowledge of what is real."""

    def honest(things: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(structs.replace(thing, decoy=False) for thing in things)

    rooms = (structs.replace(room, decoy=False, hidden=False) for room in sheet.rooms)
    return structs.replace(
        sheet,
        rooms=tuple(rooms),
        doors=honest(sheet.doors),
        enemies=honest(sheet.enemies),
        cells=honest(sheet.cells),
        items=honest(sheet.items),
    )


@each_day
def test_a_decoy_cannot_be_told_from_the_real(day: str) -> None:
    sheet = made(day)
    bare = _without_decoys(sheet)
    assert bare != sheet
    turned_round = structs.replace(
        bare,
        rooms=bare.rooms[::-1],
        doors=bare.doors[::-1],
        enemies=bare.enemies[::-1],
        cells=bare.cells[::-1],
        numbers=bare.numbers[::-1],
    )
    for other in (bare, turned_round):
        for face in (sheet_face, back_face):
            assert face(other, words("it")) == face(sheet, words("it"))


def _shape(value: Any) -> Any:
    """Names of fields and kinds of values, all the way down."""
    match value:
        case dict():
            return {key: _shape(inner) for key, inner in value.items()}
        case list() | tuple():
            return [_shape(value[0])] if value else []
        case _:
            return type(value).__name__


def test_rows_of_decoys_have_the_shape_of_others() -> None:
    shapes: dict[bool, list[Any]] = {True: [], False: []}
    for day in MONTH[:5]:
        sheet = made(day)
        decoys = {room.number for room in sheet.rooms if room.decoy}
        for row in sheet_face(sheet, words("en")).rooms:
            shape = _shape(msgspec.to_builtins(structs.replace(row, lines=())))
            shapes[row.number in decoys].append(shape)
    assert shapes[True] and shapes[False]
    assert all(shape == shapes[False][0] for shape in shapes[True] + shapes[False])


@each_day
def test_what_is_upside_down_has_one_style(day: str) -> None:
    for clause in _clauses(sheet_face(made(day), words("en"))):
        assert {run.style for run in clause.upside_down} <= {""}
        assert len(clause.upside_down) <= 1


def _clauses(face: SheetFace) -> Iterator[Any]:
    for room in face.rooms:
        for line in room.lines:
            yield from line


def test_those_who_give_up_are_told_everything() -> None:
    sheet = made(MONTH[0])
    face = spoiler_face(sheet, words("en"))
    assert sum(room.kind == "decoy" for room in face.rooms) == sum(
        room.decoy for room in sheet.rooms
    )
    assert [door.decoy for door in face.doors] == [door.decoy for door in sheet.doors]
    assert face.warning == "Not yet!"


# Words


def _clause(text: str) -> Clause:
    return read_clause(text, "en", Names())


def test_conditions_are_plain_deeds_bold_and_stories_in_italics() -> None:
    face = clause_face(_clause("enter room » x12, -1HP, A door slams."), Writer("en", Names()))
    assert face.when == (Run("enter room"),)
    assert face.does == (
        Run("x12, ", style="bold"),
        Run("−1HP, ", style="bold"),
        Run("A door slams.", style="italic"),
    )
    assert face.upside_down == ()


def test_an_upside_down_part_begins_where_the_line_says() -> None:
    face = clause_face(_clause("enter room » x12, {-1HP, A door slams.}"), Writer("en", Names()))
    assert face.does == (Run("x12, ", style="bold"),)
    assert plain(face.upside_down) == "−1HP, A door slams."


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("-1HP", "−1HP"),
        ("forget 'Sword'", "forget ‘Sword’"),
        ('"Let\'s go!"', "“Let’s go!”"),
        ("2~4 -1HP", "2–4 −1HP"),
        ("half-open", "half-open"),
        ("l'eroe", "l’eroe"),
    ],
)
def test_signs_are_set_as_a_compositor_sets_them(written: str, printed: str) -> None:
    assert set_in_type(written) == printed


def test_the_back_says_the_rules_of_the_game() -> None:
    for language in LANGUAGES:
        face = back_face(made(MONTH[0]), words(language))
        assert isinstance(face, BackFace)
        assert len(face.paragraphs) == 6
        assert all(paragraph[0].style == "bold" for paragraph in face.paragraphs)
        assert not any("_" in run.text for paragraph in face.paragraphs for run in paragraph)
