"""What every sentence of the game has in common, and games that are told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from games.catalogues import sentences
from games.travelers.handmade import small_set
from stampadia.games.travelers.content import PACKAGE, CardSet
from stampadia.games.travelers.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Over
from stampadia.words import KERNEL, LANGUAGES, Words, words


def said_in(language: str) -> Words:
    return words(language, KERNEL, PACKAGE)


KEYS: Final = {language: sentences(PACKAGE, language) for language in LANGUAGES}
ENGLISH: Final = said_in("en")
ITALIAN: Final = said_in("it")


def assert_readable(text: str) -> None:
    """No catalogue key and no variable is left in a sentence, and its marks stand where they
    should."""
    assert text
    assert not re.search(r"[{}$]", text), text
    for word in re.findall(r"[a-z]+(?:-[a-z]+)+", text):
        assert word not in KEYS["en"], text
    assert ".." not in text, text
    assert not re.search(r" [,.;:](?:\s|$)", text), text
    assert "  " not in text, text
    assert "\n" not in text, text
    assert text[0] == text[0].upper(), text


def assert_readable_question(text: str) -> None:
    """One line, and perhaps one of small print."""
    asked, *small = text.split("\n")
    assert len(small) < 2, text
    for line in (asked, *small):
        assert_readable(line)


def assert_same_facts(english: str, italian: str) -> None:
    """Both languages name the same numbers, codes and symbols."""
    for text in (english, italian):
        assert_readable(text)
    assert _facts(english) == _facts(italian), (english, italian)


def assert_same_question(english: str, italian: str) -> None:
    for text in (english, italian):
        assert_readable_question(text)
    assert _facts(english) == _facts(italian), (english, italian)


def _facts(text: str) -> list[str]:
    return sorted(re.findall(r"\d+[A-D]?|[♛☥✺✑♪☛][↑→↓←]", text))


def random_games(
    *seeds: str, card_set: CardSet | None = None, most: int = 250
) -> Iterator[tuple[Position, list[Event]]]:
    """Positions of random games, each with the events that led to it."""
    for seed in seeds:
        for one in [card_set] if card_set else [small_set("world"), small_set("dungeon")]:
            yield from _random_game(Position(one.hero, one), Dealer(seed), most)


def _random_game(
    position: Position, dealer: Dealer, most: int
) -> Iterator[tuple[Position, list[Event]]]:
    yield position, []
    for _ in range(most):
        pending = position.pending()
        if isinstance(pending, Over):
            return
        if isinstance(pending, Ask):
            choice = dealer.one_of(pending.choices)
        else:
            choice = pending.sample(dealer)
        yield position, list(position.play(choice))
