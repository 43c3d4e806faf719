"""What is printed on Stampede's cards."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from stampadia.games.stampede import faces
from stampadia.games.stampede.content import ANIMALS, BACK, KINDS, NAMES, STANDARD_KINDS
from stampadia.words import LANGUAGES, Words, words

PACKAGE = "stampadia.games.stampede"


@pytest.fixture(params=LANGUAGES)
def voice(request: pytest.FixtureRequest) -> Words:
    return words(request.param, PACKAGE)


def test_the_deck_has_ninety_cards_ten_of_each_animal(voice: Words) -> None:
    deck = faces.deck(voice)
    assert len(deck) == 90
    assert Counter(card.front.animal for card in deck) == dict.fromkeys(NAMES, 10)
    for card in deck:
        assert card.front.back == card.back.animals
        assert card.front.animal in card.back.animals


def test_a_back_says_nothing_of_its_front(voice: Words) -> None:
    backs = {BACK[kind]: faces.back(kind, voice) for kind in range(KINDS)}
    for kind in range(KINDS):
        assert faces.back(kind, voice) == backs[BACK[kind]]


def test_values_are_the_places_on_the_circle(voice: Words) -> None:
    seen = {card.front.animal: card.front.value for card in faces.deck(voice)}
    assert [seen[name] for name in NAMES] == list(range(1, 10))
    assert [row.animal for row in faces.animals(voice).rows] == list(NAMES)


def test_every_animal_has_a_scheme_of_its_own() -> None:
    assert len({faces.scheme(animal) for animal in ANIMALS}) == len(ANIMALS)


def test_the_exchange_card_has_those_who_trade_there(voice: Words) -> None:
    assert [row.animal for row in faces.exchange(voice).rows] == ["baboon", "buffalo"]


def test_no_sentence_is_missing(voice: Words) -> None:
    for face in faces.faces(voice):
        assert "print-" not in msgspec.json.encode(face).decode()


def test_italian_is_not_english() -> None:
    english, italian = (
        {face.sentence for face in faces.faces(words(code, PACKAGE))
         if isinstance(face, faces.StampFace)}
        for code in ("en", "it")
    )  # fmt: skip
    assert len(english) == len(italian) == 9
    assert not english & italian


def test_faces_decode_back(voice: Words) -> None:
    found = tuple(faces.faces(voice))
    assert len(found) == len(set(STANDARD_KINDS)) + 36 + 3
    decoded = msgspec.json.decode(msgspec.json.encode(found), type=tuple[faces.Face, ...])
    assert decoded == found
