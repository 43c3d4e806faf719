"""A language in which every word is 40 % longer."""

from __future__ import annotations

import re
from math import ceil

from stampadia.words import Fact, Words

_WORD = re.compile(r"[^\W\d_]{2,}")


def longer(text: str) -> str:
    """Each word with its own beginning once more at its end."""
    return _WORD.sub(lambda word: word[0] + word[0][: ceil(0.4 * len(word[0]))].lower(), text)


class LongerWords(Words):
    """Everything that is said, longer."""

    def say(self, key: str, **facts: Fact) -> str:
        return longer(super().say(key, **facts))

    def also(self, *packages: str) -> Words:
        return LongerWords(self.language, *self.packages, *packages)
