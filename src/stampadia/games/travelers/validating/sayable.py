"""Whether the words for a thing say what it is: what is printed must be read as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from stampadia.games.travelers.language import BadLine
from stampadia.games.travelers.validating.found import error
from stampadia.kernel.words import LANGUAGES
from stampadia.workbench.problems import Fault

T = TypeVar("T")


def said_as_it_is(
    it: T, write: Callable[[T, str], str], read: Callable[[str, str], T]
) -> Iterator[Fault]:
    for language in LANGUAGES:
        try:
            text = write(it, language)
            again = read(text, language)
        except (BadLine, LookupError):
            yield error("unsayable")
            return
        if again != it:
            yield error("reads-otherwise", text=text)
            return
