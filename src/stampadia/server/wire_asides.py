"""What is asked and told beside a match, and changes nothing in it: hints, foretold numbers,
reasons, the pages of a lesson."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Sequence = Annotated[int, Meta(ge=0)]
"""The moment that is meant: after so many lines."""

# From the socket's client


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    after: Sequence


class AskForetold(Struct, frozen=True, tag="foretell", forbid_unknown_fields=True):
    """What these offers would do, and which numbers they would change."""

    after: Sequence
    texts: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=24)]


class AskWhy(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why nothing can be chosen at this place of the table."""

    after: Sequence
    place: Annotated[str, Meta(min_length=1, max_length=80)]


class AskLesson(Struct, frozen=True, tag="lesson", forbid_unknown_fields=True):
    """The page of a lesson that fits this moment."""

    after: Sequence


# To the socket's client


class OfferOf(Struct, frozen=True, gc=False):
    text: str
    """What to send back."""
    words: str
    note: str
    place: str | None


class Hint(Struct, frozen=True, tag="hint"):
    """What a good player would choose, in three degrees; the page tells one after the other, and
    marks the first of the line alone."""

    after: int
    line: list[OfferOf]
    """What to choose now, and perhaps what then."""
    also: list[OfferOf] = []
    """What would be nearly as good now."""
    where: str = ""
    """Which part of the table to look at; nothing where that would tell nothing."""
    kind: str = ""
    """What kind of choice it is."""


class ChangeOf(Struct, frozen=True):
    """A number that a choice changes for certain."""

    place: str
    """Where it stands, as the game names its places."""
    name: str
    short: str
    """The same at that place, which says of whom it is."""
    was: int
    now: int
    why: str = ""
    """What it is then made of, where that is not plain."""


class ForetoldOf(Struct, frozen=True):
    """What an offer does, and what it changes for certain."""

    text: str
    explanation: str
    changes: list[ChangeOf]


class Foretold(Struct, frozen=True, tag="foretold"):
    """The offers that were asked about; none of a moment that has passed."""

    after: int
    offers: list[ForetoldOf] = []


class Why(Struct, frozen=True, tag="why"):
    """The reason, in a sentence or two; nothing of a moment that has passed."""

    after: int
    place: str
    why: str = ""


class PageOf(Struct, frozen=True, tag="page"):
    """A page of a lesson; without a key where there is nothing to learn now."""

    after: int
    key: str = ""
    """The same key is not told twice."""
    title: str = ""
    text: str = ""
    task: str = ""
    """What to try now."""
