"""Every text of every card lies whole on its area, read back from the PDF."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from games.generals.samples import REAL_SETS, event, good, place, text, unit
from press.letters import Letter, letters_on_cards
from press.longer import longer
from stampadia.games.generals import GAME
from stampadia.games.generals.content import CardSet
from stampadia.games.generals.faces import (
    CardFace,
    CardFaces,
    EventFace,
    PlaceFace,
    TextFace,
    UnitFace,
    faces,
)
from stampadia.games.generals.files.house_sets import HOUSE_LANGUAGES, HOUSE_SETS, house_set
from stampadia.games.generals.files.reading import load_set, make_set
from stampadia.games.generals.paper import BAND_MM, CARD_MM
from stampadia.games.generals.paper.halves import on_paper, placed, shown_code
from stampadia.workbench.areas import Area
from stampadia.workbench.faces import Line, plain
from stampadia.workbench.lettering import curled
from stampadia.workbench.printing import Card, Printed

SLACK_MM = 0.3
SMALLEST_PT = 7.5
WHOLE_CARD = Area(0, 0, *CARD_MM)
CODE_PT = 6.0
SENTENCE = "If this Unit attacks and adds 1{wound} to a Unit, exhaust that Unit and {defeat} it. "

OURS = [house_set(id_, language) for id_ in HOUSE_SETS for language in HOUSE_LANGUAGES]
SETS = [*OURS, *map(load_set, REAL_SETS)]


def job(found: Iterable[CardFaces]) -> Printed:
    words = GAME.words("en")
    cards = tuple(Card(one.code, one) for face in found for one in on_paper(face, words))
    return Printed(game="generals", title="Generals", language="en", cards=cards)


def told(face: CardFace | None) -> Iterable[str]:
    """Every word that belongs on a face."""
    lines: tuple[Line, ...] = ()
    match face:
        case TextFace(title=title, lines=lines):
            yield title
        case UnitFace() | EventFace() | PlaceFace():
            yield from (face.level, face.name)
            parts = [face.header] if isinstance(face, PlaceFace) else [face.header, face.body]
            for part in parts:
                yield from (
                    number for number in (part.attack, part.life) if number and number != "0"
                )
                lines += (part.skill,)
            if isinstance(face, PlaceFace):
                lines += (face.instruction,)
            if isinstance(face, EventFace):
                lines += (face.flavour,)
    yield from map(plain, lines)


def assert_whole(front: CardFaces, letters: list[Letter]) -> None:
    areas = dict(placed(front))
    for letter in letters:
        around = [
            where
            for where, at in areas.items()
            if letter.lies_in(at.area, SLACK_MM) and abs(letter.size_pt - at.box.size_pt) < 0.06
        ]
        assert around, (front.code, letter)
        least = CODE_PT if around == ["code"] else SMALLEST_PT
        assert letter.size_pt > least - 0.01, (front.code, letter)
    texts = map(curled, (*told(front.upright), *told(front.turned)))
    wanted = Counter("".join((*texts, shown_code(front.code))))
    for where, at in areas.items():
        if ".slot." in where:
            found = [one.text for one in letters if one.lies_in(at.area, SLACK_MM)]
            assert found, (front.code, where)
            if not where.endswith("level"):
                wanted[where[-1]] += 1
            else:
                wanted += Counter(_level(front))
    for space in " \xa0":
        del wanted[space]
    assert Counter(letter.text for letter in letters) == wanted, front.code


def _level(front: CardFaces) -> str:
    assert isinstance(front.turned, PlaceFace) and front.turned.slots
    return front.turned.slots.plus


@pytest.mark.parametrize("found", SETS, ids=lambda found: found.meta.code)
def test_every_text_lies_whole_on_its_area(found: CardSet) -> None:
    printed = job(faces(found))
    assert len(printed.cards) == len(found.cards), "no card needs another for its words"
    count = 0
    for card, letters in letters_on_cards(printed):
        assert isinstance(card.front, CardFaces)
        assert_whole(card.front, letters)
        count += 1
    assert count == len(found.cards)


def lengthened(thing: Any, key: str = "") -> Any:
    """A face in words that are 40 % longer."""
    if isinstance(thing, dict):
        return {name: lengthened(value, name) for name, value in thing.items()}
    if isinstance(thing, list):
        return [lengthened(value, key) for value in thing]
    return longer(thing) if key in ("text", "name", "title") and isinstance(thing, str) else thing


@pytest.mark.parametrize("found", [OURS[3], SETS[-2]], ids=lambda found: found.meta.code)
def test_words_that_are_longer_by_two_fifths_are_whole_too(found: CardSet) -> None:
    made = msgspec.convert(
        lengthened(msgspec.to_builtins(faces(found))), tuple[CardFaces, ...], strict=False
    )
    for card, letters in letters_on_cards(job(made)):
        assert isinstance(card.front, CardFaces)
        assert_whole(card.front, letters)


LONG = [
    [unit(description=SENTENCE * 4), place(description=SENTENCE * 2)],
    [unit(boostDescription=SENTENCE), place(boostDescription="Infuse " * 20)],
    [unit(boostDescription=SENTENCE * 2, description=SENTENCE * 2), place(name="Lane " * 15)],
    [unit(boostDescription=(SENTENCE * 6)[:500], description=(SENTENCE * 6)[:500]), place()],
    [event(description=SENTENCE * 3, flavorText="O tempora. " * 20), event(boostAttack=1)],
    [event(description=(SENTENCE * 6)[:500], flavorText="O. " * 150), event()],
    [unit(name="Donaudampfschifffahrtsgesellschaftskapitaen"), place()],
    [unit(boostDescription="{fire}" * 60), place()],
    [text(text=[SENTENCE] * 24)],
]


def test_what_is_too_long_for_its_place_is_printed_whole_all_the_same() -> None:
    raw = good() | {"deck": LONG}
    raw["meta"]["cardsCount"] = len(LONG)
    printed = job(faces(make_set(raw)))
    assert len(printed.cards) > len(LONG), "some words have a card of their own"
    for card, letters in letters_on_cards(printed):
        assert isinstance(card.front, CardFaces)
        assert_whole(card.front, letters)
        assert all(letter.lies_in(WHOLE_CARD, -1) for letter in letters)
    whole = "".join(letter.text for _, letters in letters_on_cards(printed) for letter in letters)
    assert whole.count("exhaust") >= sum(str(card).count("exhaust") for card in LONG)


@pytest.mark.parametrize("found", [OURS[2], OURS[3]], ids=lambda found: found.meta.code)
def test_a_covered_card_still_shows_its_whole_header(found: CardSet) -> None:
    """Of both halves: in a stack a card lies either way up."""
    assert pytest.approx(13.1, abs=0.01) == BAND_MM
    for face in faces(found):
        for where, at in placed(face):
            part = where.split(".")[1] if "." in where else ""
            if part in ("level", "name", "header"):
                edge = at.area if where.startswith("1.") else at.area.turned(*CARD_MM)
                assert edge.bottom <= BAND_MM + 0.01, (face.code, where)
