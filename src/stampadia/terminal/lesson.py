"""Lessons: at each moment of a first game one page, which says what there is to try now and why.

A game plugs in by a line in `LESSONS`: the module of its `page` and its `last_words`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from msgspec import Struct

from stampadia.kernel.event import Event, told_to
from stampadia.kernel.pending import Ask
from stampadia.kernel.words import Words
from stampadia.terminal.session import Session

LESSONS: Final = {"travelers": "stampadia.terminal.notes.travelers_lesson"}


class Page(Struct, frozen=True):
    key: str
    """The same key is not shown twice."""
    title: str
    text: str
    task: str
    """What to try now, in a sentence or two."""


def page_now(session: Session, words: Words) -> Page | None:
    """Nothing where no lesson is given, and nothing when it is over."""
    if (module := LESSONS.get(session.game.name)) is None or session.over:
        return None
    seat = session.onlooker()
    told = import_module(module).page(session.view(seat), session.heard(seat), words)
    return Page(*told) if told else None


def pages_read(session: Session, words: Words) -> set[str]:
    """The keys of the pages that whoever goes on with a match has read before, up to the one they
    left it at."""
    if (module := LESSONS.get(session.game.name)) is None or not session.resumed:
        return set()
    page, seat = import_module(module).page, session.onlooker()
    position, events = session.match.start(), list[Event]()
    read: set[str] = set()
    lines = session.match.lines
    happened = [line.text for line in lines if line.kind in ("choice", "chance")]
    for text in (*happened, None):
        if isinstance(position.pending(), Ask):
            told = page(position.view(seat), list(told_to(seat, events)), words)
            read |= {told[0]} if told else set()
        if text is not None:
            events += position.play(session.game.read(position, text))
    return read


def last_words(session: Session, words: Words) -> list[str]:
    """What a lesson says when it is over."""
    if (module := LESSONS.get(session.game.name)) is None or not session.over:
        return []
    return list(import_module(module).last_words(session.view(session.onlooker()), words))
