"""Whether everything printed has its place on the page."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.chronicles.test_faces import each_day, each_language, made
from stampadia.games.chronicles.faces import faces, sheet_face
from stampadia.games.chronicles.paper import PAGES, PaperName, settings, table_size_pt
from stampadia.words import words
from stampadia.workbench.faces import overfull

CODES = ("serial", "door_sum", "colophon")
each_paper = pytest.mark.parametrize("paper", list(PAGES))


@each_paper
@each_language
@each_day
def test_every_text_fits_its_box_and_can_be_read(day: str, language: str, paper: PaperName) -> None:
    for face in faces(made(day), words(language)):
        for setting in settings(face, paper):
            box = setting.box
            assert box is not None and not setting.lacking, setting
            assert box.size_pt >= (6 if setting.where in CODES else 7)
            assert box.width_mm < PAGES[paper].width_mm


@each_paper
@each_language
@each_day
def test_the_rooms_table_fits_the_page(day: str, language: str, paper: PaperName) -> None:
    size = table_size_pt(sheet_face(made(day), words(language)), paper)
    assert size is not None
    assert 7.25 <= size <= 9


def test_a_table_that_is_too_long_has_no_size() -> None:
    face = sheet_face(made("2026-11-15"), words("en"))
    longer = tuple(structs.replace(room, lines=room.lines * 3) for room in face.rooms)
    assert table_size_pt(structs.replace(face, rooms=longer)) is None


def test_what_does_not_fit_is_reported() -> None:
    face = sheet_face(made("2026-11-15"), words("en"))
    assert list(overfull(settings(face))) == []
    long = structs.replace(face, title="A Title That Nobody Could Ever Print on One Line " * 3)
    assert [at.where for at in overfull(settings(long))] == ["title"]
