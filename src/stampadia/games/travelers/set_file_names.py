"""What the cards of a set's file are called, for problems that are told."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from stampadia.games.travelers.problems import Report
from stampadia.kernel.words import LANGUAGES
from stampadia.workbench.bilingual import Text

_ON_CARDS: Final = ("cards", "pages")
"""Where cards lie in a file. Room Cards have no names but their numbers."""


def name_cards(source: object, report: Report) -> None:
    """In place: each problem that stands on a card gets its name."""
    report.problems = [
        structs.replace(
            problem,
            where=structs.replace(problem.where, card=_name(source, problem.where.path)),
        )
        for problem in report.problems
    ]


def _name(source: object, path: str) -> Text | None:
    """A half's own name, or the room that an entry is about."""
    here = source
    on_card = False
    for step in path.split("/"):
        if isinstance(here, dict):
            here = here.get(step)
        elif isinstance(here, list) and step.isdecimal() and 0 < int(step) <= len(here):
            here = here[int(step) - 1]
        else:
            return None
        on_card |= step in _ON_CARDS
        if on_card and isinstance(here, dict):
            for field in ("name", "title", "room"):
                if (name := _written(here.get(field))) is not None:
                    return name
    return None


def _written(value: object) -> Text | None:
    if isinstance(value, str) and value.strip():
        return Text(value, value)
    if not isinstance(value, dict):
        return None
    words = [word for language in LANGUAGES if isinstance(word := value.get(language), str)]
    return Text(*words) if len(words) == len(LANGUAGES) and all(map(str.strip, words)) else None
