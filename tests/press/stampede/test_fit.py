"""Every text of a card lies whole on its area, read back from the PDF."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import structs

from press.letters import letters_on_cards
from press.longer import LongerWords
from stampadia.games.stampede import GAME
from stampadia.games.stampede.faces import (
    AnimalsFace,
    BackFace,
    ExchangeFace,
    Face,
    StampFace,
    faces,
)
from stampadia.games.stampede.paper import (
    CARD_MM,
    HOLE_MM,
    IMPRINT,
    picture_share,
    texts,
)
from stampadia.words import LANGUAGES, Words
from stampadia.workbench.printing import Card, Printed

SLACK_MM = 0.3
SMALLEST_PT = 7.5
TONGUES = [
    *map(GAME.words, LANGUAGES),
    LongerWords("en", GAME.package),
    LongerWords("it", GAME.package),
]
each_tongue = pytest.mark.parametrize(
    "words", TONGUES, ids=lambda words: f"{type(words).__name__}-{words.language}"
)


def job(words: Words) -> Printed:
    shown = [face for face in faces(words) if not isinstance(face, BackFace)]
    cards = tuple(Card(str(number), face) for number, face in enumerate(shown[::8] + shown[-3:]))
    return Printed(game="stampede", title="Stampede", language=words.language, cards=cards)


def counted(face: Face) -> str:
    """The figures within the signs."""
    schemes = [face.scheme] if isinstance(face, StampFace) else []
    if isinstance(face, AnimalsFace | ExchangeFace):
        schemes = [row.scheme for row in face.rows]
    return "".join(
        "4" if one.take == "win" else str(one.count) if one.count else "" for one in schemes
    )


@each_tongue
def test_every_text_lies_whole_on_its_area(words: Words) -> None:
    for card, letters in letters_on_cards(job(words)):
        found = list(texts(card.front))  # type: ignore[arg-type]
        assert not any(text.placed.loose for text in found), "a word is wider than its room"
        signs = counted(card.front)  # type: ignore[arg-type]
        for letter in letters:
            around = [
                text
                for text in found
                if letter.lies_in(text.area, SLACK_MM)
                and abs(letter.size_pt - text.placed.box.size_pt) < 0.06
            ]
            assert around or letter.text in signs, letter
            least = IMPRINT.size_pt if around and around[0].where == "imprint" else SMALLEST_PT
            assert letter.size_pt > least - 0.01, letter
        wanted = Counter("".join(text.text for text in found) + signs)
        del wanted[" "]
        assert Counter(letter.text for letter in letters) == wanted


@each_tongue
def test_words_stay_away_from_the_holes_and_from_each_other(words: Words) -> None:
    for face in faces(words):
        found = [text for text in texts(face) if text.text]
        for text in found:
            assert text.area.left >= HOLE_MM and text.area.right <= CARD_MM[0] - HOLE_MM
            assert text.area.top >= 2 * HOLE_MM and text.area.bottom <= CARD_MM[1] - 2 * HOLE_MM
        if isinstance(face, StampFace):
            rows = {text.where: text.area for text in found}
            assert rows["name"].bottom <= rows["sentence"].top
            assert rows["sentence"].bottom <= rows["imprint"].top + 0.3


def test_a_sentence_longer_than_any_takes_room_from_the_picture() -> None:
    stamps = [face for words in TONGUES for face in faces(words) if isinstance(face, StampFace)]
    assert {picture_share(face) for face in stamps} == {1}
    front = max(stamps, key=lambda face: len(face.sentence))
    long = structs.replace(front, sentence=f"{front.sentence} {front.sentence}"[:330])
    assert picture_share(long) < 1
    printed = Printed(game="stampede", title="S", language="en", cards=(Card("long", long),))
    ((_, letters),) = letters_on_cards(printed)
    area = next(text.area for text in texts(long) if text.where == "sentence")
    told = "".join(letter.text for letter in letters if letter.lies_in(area, SLACK_MM))
    assert told == long.sentence.replace(" ", "")
