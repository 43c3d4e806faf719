"""Printed instructions with icons in place of the words that cards draw."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.language.phrases import phrases
from stampadia.workbench.faces import Line, Run
from stampadia.workbench.phrases import phrase_table, said

_PLACE: Final = "\x02{}\x03"
"""A code between characters that no text may have."""
_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")
_FIGURE: Final = re.compile(r"(?<=\d) $")


def place_mark(code: str) -> str:
    """How a place is written into a text that is drawn afterwards."""
    return _PLACE.format(code)


def drawn(text: str, language: str, symbols: dict[str, str] | None = None) -> Line:
    """A written instruction as words and icons: tracks, Elements, Banners, Constellations, boxes to
    tick, and places by the symbols of their rooms or by their codes. A figure and its icon never
    part."""
    runs: list[Run] = []
    at = 0
    for found in _signs(language).finditer(text):
        before = _MINUS.sub("−", text[at : found.start()])
        if before:
            runs.append(Run(_FIGURE.sub("", before)))
        runs.append(_icon(found, language, symbols or {}))
        at = found.end()
    if at < len(text):
        runs.append(Run(_MINUS.sub("−", text[at:])))
    return tuple(runs)


def _icon(found: re.Match[str], language: str, symbols: dict[str, str]) -> Run:
    match found.lastgroup:
        case "place":
            code = found[0][1:-1]
            return Run(icon=symbols[code]) if code in symbols else Run(code, icon="code")
        case "box":
            return Run(found[0][1:-1].strip(), icon="box")
        case "constellation":
            return Run(icon=f"constellation-{found[0].split()[-1]}")
        case "name":
            return Run(icon=_names(language)[found[0]])
        case group:
            return Run(icon=str(group).replace("_", "-"))


@cache
def _signs(language: str) -> re.Pattern[str]:
    own = said(phrase_table(PACKAGE)["signs"], language)
    words = {key.replace("-", "_"): pattern for key, pattern in own.items()}
    words["name"] = "|".join(map(re.escape, _names(language)))
    patterns = [rf"(?P<{key}>\b(?:{pattern})\b)" for key, pattern in words.items()]
    return re.compile("|".join((r"(?P<place>\x02[^\x03]*\x03)", r"(?P<box>\[[^\]]*\])", *patterns)))


@cache
def _names(language: str) -> dict[str, str]:
    """The words of tracks and Elements, and their icons."""
    known = phrases(language).names
    return {word: key for kind in ("track", "element") for key, word in known[kind].items()}
