"""What every sentence of the game has in common."""

from __future__ import annotations

import re
from typing import Final

from games.catalogues import sentences
from stampadia.games.chronicles.content import PACKAGE
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
