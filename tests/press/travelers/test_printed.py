"""What a wish for paper comes to."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from msgspec import structs

from press.travelers.slips import letters_of
from stampadia.adventures.code import opened
from stampadia.games.travelers import GAME
from stampadia.games.travelers.faces import (
    HeroFace,
    ReadingFace,
    ScoreFace,
    SpoilerFace,
    StatusFace,
    WorldFace,
)
from stampadia.games.travelers.paper import LARGE_SLIP_MM, READING_COLUMN_MM, SLIP_MM
from stampadia.games.travelers.plans import reading_mm
from stampadia.kernel.errors import BadOption
from stampadia.press import Style
from stampadia.words import LANGUAGES
from stampadia.workbench.printing import Printed

WORLD, DUNGEON = "2026-11-17", "2026-11-18"
EDGE_MM = 3.2
WITHOUT_A_DOOR = "2026-11-15"
"""A day whose text sets the hero down in another room."""


def printed(language: str = "en", **wishes: str) -> Printed:
    made: Printed = GAME.printed(wishes, GAME.words(language))
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_day_is_nine_cards_with_two_sides(language: str) -> None:
    made = printed(language, date=WORLD)
    assert [type(card.front) for card in made.cards] == [HeroFace] * 8 + [StatusFace]
    assert [type(card.back) for card in made.cards] == [WorldFace] * 9
    assert [card.name for card in made.cards] == [f"card-{number}" for number in range(1, 10)]
    assert (made.card_mm, made.pages, made.language) == (SLIP_MM, (), language)


def test_the_code_opens_the_same_adventure() -> None:
    made = printed(date=WORLD)
    found = opened(made.code)
    assert (found.game, found.options) == ("travelers", {"hero": WORLD, "adventure": WORLD})
    status = made.cards[8].front
    assert isinstance(status, StatusFace) and status.twin == made.code


def test_a_hero_of_another_day() -> None:
    made, other = printed(date=WORLD, hero=DUNGEON), printed(date=DUNGEON)
    assert [card.front for card in made.cards[:8]] == [card.front for card in other.cards[:8]]
    assert [card.back for card in made.cards] == [card.back for card in printed(date=WORLD).cards]
    assert opened(made.code).options == {"hero": DUNGEON, "adventure": WORLD}


def test_pages_come_by_wish() -> None:
    made = printed("it", date=DUNGEON, score="yes", large="yes", spoiler="yes")
    kinds = [type(page.face) for page in made.pages]
    assert kinds[0] is ScoreFace and kinds[-1] is SpoilerFace
    assert set(kinds[1:-1]) == {ReadingFace}
    spoiler = made.pages[-1].face
    assert isinstance(spoiler, SpoilerFace) and len(spoiler.steps) > 3


@pytest.mark.parametrize("day", [WORLD, DUNGEON])
def test_large_slips_have_nothing_small_on_them(day: str) -> None:
    made = printed(date=day, large="yes")
    assert made.card_mm == LARGE_SLIP_MM
    for face, letters in letters_of(structs.replace(made, pages=()), Style(large=True)):
        # codes and credits stand beyond the border, on the slip's edge
        inside = [
            letter.size_pt
            for letter in letters
            if letter.area.left > EDGE_MM and letter.area.right < LARGE_SLIP_MM[0] - EDGE_MM
        ]
        assert min(inside, default=11) >= 10.99, face


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("day", [WORLD, DUNGEON])
def test_columns_in_large_type_are_evenly_filled(day: str, language: str) -> None:
    faces = [page.face for page in printed(language, date=day, large="yes").pages]
    columns: dict[str, list[float]] = {}
    for face in faces:
        assert isinstance(face, ReadingFace)
        high = [sum(map(reading_mm, column)) for column in face.columns]
        columns.setdefault(face.serial, []).extend(high)
    for heights in columns.values():
        assert max(heights) <= READING_COLUMN_MM[1]
        assert min(heights) > 0.6 * max(heights)


@pytest.mark.parametrize("day", [DUNGEON, WITHOUT_A_DOOR])
def test_the_way_through_a_dungeon_goes_from_cell_to_cell_and_around_symbols(day: str) -> None:
    made = printed(date=day, spoiler="yes").pages[-1].face
    assert isinstance(made, SpoilerFace)
    floor = {cell: room for room in made.rooms for cell in room.floor}
    assert sum(len(room.floor) for room in made.rooms) == len(floor)  # no room lies on another
    doors = {door for room in made.rooms for door in room.doors}
    for here, there in (pair for stretch in made.way for pair in pairwise(stretch)):
        apart = abs(here[0] - there[0]) + abs(here[1] - there[1])
        assert apart <= 1
        assert floor[here] is floor[there] or (here, there) in doors
    assert len(made.way) == (2 if day == WITHOUT_A_DOOR else 1)
    walked = [cell for stretch in made.way for cell in stretch]
    entered = [room for room, _ in groupby(floor[cell].code for cell in walked)]
    steps = {step: room.code for room in made.rooms for step in room.steps}
    assert entered == [steps[number] for number in sorted(steps)]
    stepped_on = [cell for cell in dict.fromkeys(walked) if cell == floor[cell].symbol]
    assert len(stepped_on) == sum("simbol" in text or "symbol" in text for text in made.steps)


def test_the_way_through_a_world_is_numbered_on_its_cards() -> None:
    made = printed(date=WORLD, spoiler="yes").pages[-1].face
    assert isinstance(made, SpoilerFace)
    assert [one.half.code for one in made.halves] == [f"{n}{s}" for n in range(1, 10) for s in "AB"]
    steps = {step: one.half for one in made.halves for step in one.steps}
    told = [f"{steps[number].code}, “{steps[number].title}”" for number in sorted(steps)]
    assert all(one in step for one, step in zip(told, made.steps, strict=True))


def test_a_wish_that_is_neither_yes_nor_no_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        printed(date=WORLD, score="perhaps")
    assert refused.value.key == "bad-option"


def test_a_day_that_never_was_is_refused() -> None:
    with pytest.raises(BadOption):
        printed(date="2026-13-01")
