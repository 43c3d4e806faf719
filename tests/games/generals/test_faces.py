"""What is printed on the cards of a set."""

from __future__ import annotations

import msgspec
import pytest

from stampadia.games.generals.content import TOKENS, CardSet, Event, Part, Place, Unit
from stampadia.games.generals.faces import (
    BackFace,
    CardFaces,
    DeckList,
    EventFace,
    PlaceFace,
    TextFace,
    UnitFace,
    back,
    card_faces,
    deck_list,
    elements_of,
    event_face,
    faces,
    place_face,
    printed,
    unit_face,
)
from stampadia.games.generals.files.house_sets import HOUSE_LANGUAGES, HOUSE_SETS, house_set
from stampadia.words import LANGUAGES, words
from stampadia.workbench.faces import Run, plain

OURS = [house_set(id_, language) for id_ in HOUSE_SETS for language in HOUSE_LANGUAGES]
each_set = pytest.mark.parametrize("found", OURS, ids=lambda found: found.meta.code)


@each_set
def test_every_card_has_its_faces_and_they_decode_back(found: CardSet) -> None:
    made = faces(found)
    assert len(made) == len(found.cards)
    for card, face in zip(found.cards, made, strict=True):
        assert face.code == card.sides[0].id
        assert (face.turned is None) == (len(card.sides) == 1)
    assert msgspec.json.decode(msgspec.json.encode(made), type=tuple[CardFaces, ...]) == made


@each_set
def test_every_place_of_ours_shows_where_it_prints(found: CardSet) -> None:
    for card in found.units:
        face = place_face(card.place, found.meta.language)
        assert face.slots is not None and face.slots.ink
        assert [slot.column for slot in face.slots.columns] == [1, 2, 3, 4]
        assert any(slot.prints for slot in face.slots.columns)


@each_set
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_a_row_for_every_card(found: CardSet, language: str) -> None:
    made = deck_list(found, words(language))
    assert (len(made.units), len(made.events)) == (len(found.units), len(found.events))
    assert [row.other for row in made.units] == [card.place.name for card in found.units]
    encoded = msgspec.json.encode(made)
    assert b"print-" not in encoded
    assert msgspec.json.decode(encoded, type=DeckList) == made


def test_the_back_is_the_same_for_every_card() -> None:
    assert back(words("en")) == back(words("it")) == BackFace("Generals", "court")


# Words and signs


def test_tokens_become_icons_and_hyphens_minuses() -> None:
    assert printed("{fire}: -1{attack} to {front}") == (
        Run(icon="fire"),
        Run(": −1"),
        Run(icon="attack"),
        Run(" to\xa0"),
        Run(icon="front"),
    )


def test_a_hyphen_inside_a_word_stays_one() -> None:
    assert printed("half-dead, -{x}{life}, -2")[0] == Run("half-dead, −")
    assert plain(printed("half-dead, -{x}{life}, -2")) == "half-dead, −x, −2"


def test_marks_set_the_style_of_what_follows() -> None:
    assert printed("{bold}Now{endbold} then") == (Run("Now", style="bold"), Run(" then"))
    assert printed("a {x+1} b") == (
        Run("a\xa0"),
        Run("("),
        Run("x", style="italic"),
        Run("+1)"),
        Run(" b"),
    )
    assert printed("{level-2}") == (Run(icon="level"), Run("−2"))


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_is_printed_or_a_mark(token: str) -> None:
    line = printed(f"{{{token}}}")
    assert line or token in ("bold", "endbold", "italic", "enditalic")
    assert "{" not in plain(line)


# Faces by hand


def test_a_face_is_about_what_it_brings_and_asks_for() -> None:
    header = Part(condition="{air}{air}", text="+1{attack}")
    unit = Unit("1", "U1", 1, "Owl", "0" * 576, header, Part(element="fire", amount=2))
    assert elements_of(unit) == ("fire", "air")
    face = unit_face(unit)
    assert (face.level, face.body.element, face.body.amount) == ("1", "fire", 2)
    assert (face.header.trigger, face.body.trigger) == ("any", "")
    assert face.body.attack is None


def test_numbers_below_zero_have_a_minus() -> None:
    event = Event("1", "E1", -2, "Jam", "0" * 576, Part(attack=-1), flavor_text="Oh.")
    face = event_face(event, dot=True)
    assert (face.level, face.header.attack, face.tally, face.dot) == ("−2", "−1", True, True)
    assert face.flavour == (Run("Oh.", style="italic"),)


def test_a_place_that_nobody_understands_is_printed_in_words_alone() -> None:
    place = Place("1", "U1", 2, "Fog", body=Part(text="Sing until the rain stops."))
    face = place_face(place, "EN")
    assert face.slots is None
    assert plain(face.instruction) == "Sing until the rain stops."


def test_a_place_without_columns_prints_on_all() -> None:
    text = "Print a level {level+1} Unit on all Incoming Row empty spaces."
    face = place_face(Place("1", "U1", 2, "Flood", body=Part(text=text)), "EN")
    assert face.slots is not None
    assert [slot.prints for slot in face.slots.columns] == [True] * 4
    assert (face.slots.ink, face.slots.plus) == (True, "+1")


def test_kinds_of_faces_stand_where_they_belong() -> None:
    kinds = set()
    for found in OURS:
        for card in found.cards:
            made = card_faces(card, found.meta.language)
            kinds.add((type(made.upright), type(made.turned)))
    assert kinds == {(UnitFace, PlaceFace), (EventFace, EventFace), (TextFace, type(None))}
