"""Every text is where the game's boxes say, whole and large enough: read from the PDF itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from examples import DEEP
from press.letters import Letter
from press.travelers.boxes import EDGE, TextBox, boxes_of
from press.travelers.slips import TWIN, faces_of, letters_of, printed_of
from stampadia.adventures.recheck import published_days
from stampadia.games.travelers import GAME
from stampadia.games.travelers.faces import CardFaces, Face, IndexFace
from stampadia.games.travelers.on_paper import set_faces
from stampadia.games.travelers.plans import code_pieces, index_step, settings
from stampadia.press.draw import travelers as look
from stampadia.words import LANGUAGES
from stampadia.workbench.faces import overfull

SETS = [f"fit {number}" for number in range(500 if DEEP else 8)]
SLACK_MM = 0.3
LEAN_MM = 0.2
"""How far an italic f, and what is tied to it, reaches beyond its own width."""
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"/>'


@pytest.fixture(autouse=True)
def without_pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words alone are looked at here; slips that were set without pictures are forgotten."""
    monkeypatch.setattr(look, "picture", lambda *_, **__: EMPTY)
    look.dressed.cache_clear()
    yield
    look.dressed.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SETS)
def test_texts_fit(seed: str, language: str) -> None:
    told = faces_of(seed, language)
    for face, letters in letters_of(printed_of(told, language)):
        _check(face, letters, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_published_day_has_a_box_that_holds_it(language: str) -> None:
    days = published_days(GAME.package)
    for day in days if DEEP else days[::40]:
        made = GAME.adventures.adventure(day)
        told = set_faces(made, made, GAME.words(language), TWIN)
        assert list(_too_full(told.cards)) == [], day


@pytest.mark.parametrize("seed", SETS)
def test_texts_that_are_longer_fit(seed: str) -> None:
    """Smaller by half a point at most."""
    language = LANGUAGES[SETS.index(seed) % len(LANGUAGES)]
    told = faces_of(seed, language, lengthened=True)
    assert list(_too_full(told.cards)) == []
    for face, letters in letters_of(printed_of(told, language)):
        _check(face, letters, 0.5)


def _too_full(cards: Iterable[CardFaces]) -> Iterator[str]:
    for card in cards:
        for face in (card.hero, card.adventure):
            yield from (one.where for one in overfull(settings(face)))


def _check(face: Face, letters: list[Letter], smaller_pt: float) -> None:
    """Letters that no box holds are numbers of tracks, doors and corners; the left edge has the
    credit."""
    left = [one for one in letters if one.area.right > EDGE]
    assert all(one.size_pt >= 5.99 for one in letters)
    # a sign at the edge of two boxes belongs to the longer text
    for box in sorted(boxes_of(face), key=lambda box: -len(box.text)):
        inside = [one for one in left if _lies_in(one, box)]
        least = max(6.0, box.least_pt - smaller_pt) if box.where != "scroll" else 7.0
        assert all(one.size_pt >= least - 0.01 for one in inside), (face.code, box)
        said = Counter("".join(box.text.replace("-", "").split()))
        found = Counter(one.text for one in inside)
        assert found == said, (face.code, box, said - found, found - said)
        held = set(map(id, inside))
        left = [one for one in left if id(one) not in held]
    assert all(one.size_pt >= 6.99 for one in left), face.code
    assert all(one.text.isalnum() for one in left), (face.code, [one.text for one in left])


def _lies_in(one: Letter, box: TextBox) -> bool:
    lean = LEAN_MM if one.text in "fijl" else 0.0
    return (
        one.area.left >= box.left - SLACK_MM - lean
        and one.area.right <= box.right + SLACK_MM + lean
        and one.area.top >= box.top - SLACK_MM
        and one.area.bottom <= box.bottom + SLACK_MM
    )


def test_a_code_keeps_clear_of_doors_and_tabs() -> None:
    whole = parted = 0
    for seed in SETS[:20]:
        for card in faces_of(seed, "en").cards:
            pieces = code_pieces(card.adventure)
            assert "-".join(piece for piece, _ in pieces) == card.adventure.code
            whole, parted = whole + (len(pieces) == 1), parted + (len(pieces) > 1)
    assert whole > parted > 0


def test_the_entries_of_all_index_cards_have_one_size() -> None:
    seen = 0
    for seed in SETS[:12]:
        sides = [card.adventure for card in faces_of(seed, "it").cards]
        pages = [face for face in sides if isinstance(face, IndexFace)]
        if pages:
            seen += 1
            step = index_step(pages)
            assert step is not None
            assert {page.set_in for page in pages} == {(step.size_pt, step.line_em)}
    assert seen


def test_entries_move_to_the_next_card_before_type_becomes_small() -> None:
    """One of its Index Cards would need 7 points for six entries."""
    pages = [
        card.adventure
        for card in faces_of("fit 98", "it").cards
        if isinstance(card.adventure, IndexFace)
    ]
    assert [len(page.entries) for page in pages] != [6, 6, 6]
    assert {page.set_in and page.set_in[0] for page in pages} == {7.5}


def test_an_index_card_that_is_too_full_gives_to_the_next() -> None:
    told = faces_of("fit 98", "it", lengthened=True)
    pages = [card.adventure for card in told.cards if isinstance(card.adventure, IndexFace)]
    counts = [len(page.entries) for page in pages]
    assert sum(counts) == 18 and counts != [6, 6, 6]
    assert list(_too_full(told.cards)) == []
    assert index_step(pages) is not None
