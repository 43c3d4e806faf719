"""Every booklet in both languages, as it lies on paper."""

from __future__ import annotations

from hashlib import sha256

import pytest

from hash_seeds import told_under_every_hash_seed
from press.booklets.reading import (
    BOTH,
    GAMES,
    LANGUAGES,
    booklet,
    chapters,
    collisions,
    inked,
    letters,
    pages,
    sizes,
    texts,
    words,
)
from stampadia.kernel.errors import BadOption
from stampadia.press import booklets
from stampadia.press.booklet import PAGE_MM
from stampadia.press.ink import coverages
from stampadia.press.typesetter import compiled

pytestmark = pytest.mark.xdist_group("booklets")

BODY = 7.5
COLOPHON = 6.0
EDGE_MM = 7.0
NEAR = 0.3
COLOPHON_MM = 193.0
"""What stands lower on the last page is the colophon."""


def test_every_game_of_the_house_has_one() -> None:
    assert GAMES == ("chronicles", "generals", "stampede", "travelers")


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_a_booklet_has_four_to_twelve_pages_that_fold(game: str, language: str) -> None:
    found = sizes(booklet(game, language))
    assert len(found) == booklets.pages(game)
    assert 4 <= len(found) <= 12
    assert len(found) % 4 == 0
    assert all(size == pytest.approx(PAGE_MM, abs=0.1) for size in found)


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_type_is_large_enough_and_no_letter_lies_in_the_margin(game: str, language: str) -> None:
    for number, page in enumerate(pages(booklet(game, language)), 1):
        for letter in letters(page):
            colophon = number == booklets.pages(game) and letter.top > COLOPHON_MM
            assert letter.size >= (COLOPHON if colophon else BODY) - 0.01, (number, letter)
            assert EDGE_MM <= letter.left < letter.right <= PAGE_MM[0] - EDGE_MM, (number, letter)
            assert EDGE_MM <= letter.top < letter.bottom <= PAGE_MM[1] - EDGE_MM, (number, letter)
        assert not collisions(page), number


def test_words_over_words_are_found() -> None:
    page = """#set document(title: "Two")
    #place(dx: 20mm, dy: 20mm)[under] #place(dx: {x}mm, dy: 20mm)[and over]"""
    for x, found in (("21", True), ("60", False)):
        (made,) = compiled(page.replace("{x}", x), {}, "pdf")
        assert bool(collisions(next(pages(made)))) == found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paper", [None, "letter"])
def test_folded_nothing_is_nearer_than_7_mm_to_an_edge(game: str, paper: str | None) -> None:
    for page in pages(booklet(game, "it", paper=paper, imposed=True)):
        assert min(inked(page)) >= EDGE_MM - NEAR, inked(page)


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_the_outline_has_every_chapter_in_order(game: str, language: str) -> None:
    outline = chapters(booklet(game, language))
    titles = [title for title, _ in outline]
    assert [page for _, page in outline] == sorted(page for _, page in outline)
    parts = [part["title"] for part in words(game, language).values() if "title" in part]
    assert [title for title in titles if title in parts] == parts
    assert len(parts) >= 7


def test_a_page_that_is_too_long_is_refused() -> None:
    page = """#import "/booklets/house.typ": leaf, given
    #set document(title: "Long")
    #leaf(2, "Long", none, v({length}mm))"""
    data = {"game": "stampede", "language": "en", "ink": "full", "figures": {}}
    assert compiled(page.replace("{length}", "169"), data, "pdf")
    with pytest.raises(BadOption, match=r"page 2 is too long by 5 mm"):
        compiled(page.replace("{length}", "175"), data, "pdf")


def test_low_ink_takes_half_of_it() -> None:
    for game in GAMES:
        full, low = (
            sum(coverages(booklets.pictures(game, "en", ppi=36, ink=ink)))
            for ink in ("full", "low")
        )
        assert low <= full / 2, (game, full, low)


PRINT = """
import hashlib
from stampadia.press import booklets
print(hashlib.sha256(booklets.pdf("{game}", "it")).hexdigest())
"""


def test_the_same_bytes_in_every_process() -> None:
    game = "travelers"
    made = told_under_every_hash_seed(PRINT.format(game=game))
    assert made == f"{sha256(booklet(game, 'it')).hexdigest()}\n"


def shape(value: object) -> object:
    """What is said where, without the words."""
    if isinstance(value, dict):
        return {key: shape(one) for key, one in value.items()}
    if isinstance(value, list):
        return [shape(one) for one in value]
    return type(value).__name__


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_as_much(game: str) -> None:
    english, italian = (shape(words(game, language)) for language in LANGUAGES)
    assert english == italian


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_quotation_marks_and_apostrophes_are_curved(game: str, language: str) -> None:
    told = "".join(texts(words(game, language)))
    assert "'" not in told
    assert '"' not in told
    assert "..." not in told
