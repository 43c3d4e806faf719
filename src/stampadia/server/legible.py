"""What strangers write, as others read it: names and talk without signs that nobody sees. Such a
sign turns the line around, imitates somebody else's name, or speaks to a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from unicodedata import category

from stampadia.kernel.errors import BadOption
from stampadia.matches.record import one_line
from stampadia.server import PACKAGE

_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that are no letters although Unicode calls them so, and no picture has anything in it."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""They join the parts of a picture, and letters of scripts that know no capitals."""
_JOINED: Final = frozenset(("So", "Sk", "Mn", "Mc", "Lo"))


def legible(text: str) -> str:
    """Without what cannot be seen; the lines stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_seen(text.replace("\r\n", "\n")))


def called(name: str) -> str:
    """A name as it is told to others; an error where nothing of it would be seen."""
    seen = one_line(legible(name))
    if name.strip() and not _is_seen(seen):
        raise BadOption("name-unseen", package=PACKAGE)
    return seen


def said(text: str) -> str:
    """The same of what somebody says."""
    seen = legible(text).strip()
    if not _is_seen(seen):
        raise BadOption("talk-unseen", package=PACKAGE)
    return seen


def _seen(text: str) -> Iterator[str]:
    before = ""
    for at, sign in enumerate(text):
        if sign in _JOINERS:
            after = text[at + 1 : at + 2]
            keep = _is_joined(before) and _is_joined(after)
        elif sign.isspace():
            sign, keep = "\n" if sign == "\n" else " ", True
        else:
            keep = category(sign) not in ("Cc", "Cf", "Co", "Cs") and sign not in _UNSEEN
        if keep:
            before = sign
            yield sign


def _is_joined(sign: str) -> bool:
    return bool(sign) and category(sign) in _JOINED


def _is_seen(text: str) -> bool:
    """Is there more than blanks, and marks that stand on nothing?"""
    return any(category(sign)[0] in "LNPSC" for sign in text if sign != "\n")
