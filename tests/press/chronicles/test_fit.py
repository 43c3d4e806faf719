"""No text leaves its box: measured from the PDF, against the boxes that `paper` gives."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import get_args

import pytest

from examples import DEEP
from press.chronicles.leaves import (
    PUBLISHED,
    Letter,
    areas,
    face_of,
    leaning,
    lengthened,
    letters,
    letters_of,
    printed,
    way_of,
)
from press.letters import HYPHENS
from stampadia.adventures.recheck import published_days
from stampadia.games.chronicles.faces import RoomRow, SheetFace, sheet_face
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.paper import Area, PaperName, settings
from stampadia.games.chronicles.paper.plans import SheetPlan, sheet_plan
from stampadia.press import Style
from stampadia.words import words
from stampadia.workbench.faces import overfull, plain

pytestmark = [pytest.mark.usefixtures("words_alone"), pytest.mark.xdist_group("sheets")]

SMALLEST = 7.0
"""Of words; codes may have 6."""
LARGE = 11.0


def misfits(
    face: SheetFace,
    paper: PaperName,
    *,
    large: bool = False,
    seen: Iterable[Letter] | None = None,
) -> list[str]:
    """What is wrong with the page, in words: letters in no box, and rows that lack some."""
    if seen is None:
        seen = letters(printed(face, paper, Style(large=large))[0])
    plan = sheet_plan(face, paper, large=large)
    where = areas(plan)
    wrong: list[str] = []
    held: defaultdict[Area, Counter[str]] = defaultdict(Counter)
    last: Area | None = None
    for letter in seen:
        if last not in where[letter.page] or last is None or not letter.within(last):
            last = next((area for area in where[letter.page] if letter.within(area)), None)
        if last is None:
            wrong.append(f"{letter} in no box")
        else:
            held[last][letter.text] += letter.text not in HYPHENS
    for table in plan.tables:
        for row in table.rows:
            told = Counter(_told(face.rooms[row.room]).replace("-", ""))
            if held[leaning(table.text(row))] != told:
                wrong.append(f"{paper} room {face.rooms[row.room].number} is not whole")
    return wrong


def _told(room: RoomRow) -> str:
    text = ""
    for line in room.lines:
        text += "|" * (len(line) - 1)
        for clause in line:
            text += plain(clause.when) + ("»" if clause.when else "")
            text += plain(clause.does) + plain(clause.upside_down)
    return "".join(text.split())


DAYS = PUBLISHED[:24]


@pytest.mark.parametrize("day", DAYS)
def test_every_letter_is_in_its_box(day: str) -> None:
    """By turns in both languages and on both papers, and every third day in a language whose words
    are longer by two fifths."""
    language, paper = way_of(day)
    face = face_of(day, language)
    assert misfits(face, paper, seen=letters_of(day)) == []
    if DAYS.index(day) % 3 == 0:
        assert misfits(lengthened(face), paper) == []


@pytest.mark.parametrize("day", DAYS[::12])
def test_large_print_is_on_two_pages_and_fits(day: str) -> None:
    for language, paper in (("en", "letter"), ("it", "a4")):
        face = face_of(day, language)
        assert sheet_plan(face, paper, large=True).pages == 2  # type: ignore[arg-type]
        assert misfits(face, paper, large=True) == []  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_text_of_a_published_day_has_a_box_that_holds_it(language: str) -> None:
    days = published_days("stampadia.games.chronicles")
    for day in days if DEEP else days[::40]:
        for paper in get_args(PaperName):
            full = overfull(settings(face_of(day, language), paper))
            assert [one.where for one in full] == [], (day, paper)


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seed", range(250))
def test_every_letter_of_every_sheet_is_in_its_box(seed: int, language: str) -> None:
    face = sheet_face(make_sheet(f"fit {seed}"), words(language), stars=1 + seed % 5, code="x")
    paper: PaperName = "a4" if seed % 2 else "letter"
    assert misfits(face, paper) == []
    assert misfits(lengthened(face), paper) == []


# How large it is


def _sizes(plan: SheetPlan, face: SheetFace, paper: PaperName) -> dict[str, float]:
    """The smallest type on the stamp, and everywhere else."""
    found = {"code": 99.0, "words": 99.0}
    for letter in letters(printed(face, paper, Style(large=plan.large))[0]):
        on_stamp = (
            letter.page == 0 and letter.left > plan.stamp.x - 12 and letter.middle_in(plan.stamp)
        )
        postmark = (
            letter.page == 0
            and abs(letter.left - plan.stamp.x) < 11
            and (plan.stamp.y < letter.top < plan.stamp.bottom)
        )
        kind = "code" if on_stamp or postmark else "words"
        in_strip = letter.top > plan.strip.y - 0.6
        if plan.large and in_strip:
            continue
        found[kind] = min(found[kind], letter.size)
    return found


@pytest.mark.parametrize("day", PUBLISHED[3:100:24])
def test_no_type_is_too_small(day: str) -> None:
    for language, paper in (("en", "letter"), ("it", "a4")):
        face = face_of(day, language)
        plan = sheet_plan(face, paper)  # type: ignore[arg-type]
        sizes = _sizes(plan, face, paper)  # type: ignore[arg-type]
        assert sizes["words"] >= SMALLEST
        assert sizes["code"] >= 6


@pytest.mark.parametrize("day", PUBLISHED[:100:50])
def test_large_print_is_large(day: str) -> None:
    face = face_of(day, "it")
    plan = sheet_plan(face, "a4", large=True)
    assert _sizes(plan, face, "a4")["words"] >= LARGE


def test_a_page_that_is_too_full_is_found_out() -> None:
    """The measure itself can fail: a row that is made lower than its words does."""
    from msgspec.structs import replace

    face = face_of(PUBLISHED[0], "en")
    longer = replace(face.rooms[0], lines=face.rooms[0].lines * 3)
    printed_face = replace(face, rooms=(longer, *face.rooms[1:]))
    plan = sheet_plan(face, "a4")
    found = list(letters(printed(printed_face)[0]))
    where = areas(plan)
    assert any(not any(one.within(area) for area in where[0]) for one in found)
