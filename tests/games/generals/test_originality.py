"""Our cards are our own design: the game's facts may be used, nobody else's cards."""

from __future__ import annotations

from datetime import date

import pytest
from msgspec import structs

from games.generals.originals import designs, known, known_of, passages, skills, texts
from games.generals.samples import REAL_SETS, needs_real_sets
from stampadia.games.generals.content import CardSet
from stampadia.games.generals.files.house_sets import HOUSE_SETS, house_set
from stampadia.games.generals.files.reading import load_set
from stampadia.games.generals.workshop.new_set import starting_set

OURS = (
    *(house_set(id_, "EN") for id_ in HOUSE_SETS),
    starting_set("MYSET", "EN", date(2026, 11, 15)),
)
each_set = pytest.mark.parametrize("ours", OURS, ids=lambda ours: ours.meta.id)


@each_set
def test_no_text_holds_one_of_theirs(ours: CardSet) -> None:
    there = known()
    for part, words in texts(ours):
        assert there.texts.isdisjoint(passages(words, there.lengths)), part.skill


@each_set
def test_no_skill_does_what_one_of_theirs_does(ours: CardSet) -> None:
    """At the same moment, whatever its numbers."""
    there = known()
    for part, mark in skills(ours):
        assert mark not in there.skills, part.skill


@each_set
def test_no_card_mirrors_one_of_theirs(ours: CardSet) -> None:
    there = known()
    for face, mark in designs(ours):
        assert mark not in there.designs, face.name


@needs_real_sets
def test_all_of_theirs_are_known() -> None:
    here, there = known_of(map(load_set, REAL_SETS)), known()
    for name in there.__struct_fields__:
        assert getattr(here, name) == getattr(there, name), name


@needs_real_sets
def test_their_own_cards_would_be_found_out() -> None:
    there = known()
    for found in map(load_set, REAL_SETS):
        assert all(mark in there.skills for _, mark in skills(found))
        assert all(mark in there.designs for _, mark in designs(found))


@needs_real_sets
def test_other_numbers_do_not_make_another_text() -> None:
    """Five of their cards instead of two are drawn: the words give it away."""
    there = known()
    found = load_set(REAL_SETS[0])
    changed = [
        words
        for event in found.events
        for _, words in texts(_with_text(found, event.upright.body.text.replace("2", "5")))
    ]
    assert any(not there.texts.isdisjoint(passages(words, there.lengths)) for words in changed)


def _with_text(found: CardSet, text: str) -> CardSet:
    card = found.events[0]
    body = structs.replace(card.upright.body, text=text, effect=None)
    upright = structs.replace(card.upright, body=body)
    return structs.replace(found, cards=(structs.replace(card, upright=upright),))
