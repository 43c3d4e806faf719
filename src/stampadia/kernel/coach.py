"""What a game may tell a table besides its rules: how it is listed, a page of a lesson, advice, and
what a choice changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from stampadia.kernel.words import Words

TODAY: Final = "today"
SEED: Final = "seed"
"""What can be wished for in place of an adventure: today's, or the one of a seed."""


class Pace(Struct, frozen=True):
    """How a game's choices and its table are read, line by line."""

    run: int | None = 10
    """From so many choices on that differ only in a number, they are listed as one; None: never."""
    longest_list: int | None = None
    """A list longer than this is shortened after all where it is listened to."""
    terse: bool = False
    """Do choices of a word or two say little about what they do? Then they are explained."""
    shown_again: tuple[str, ...] = ()
    """Phases that begin with another table than the turn did."""


class Spot(Struct, frozen=True):
    """A game's one colour, on a dark ground and on paper."""

    night: str
    paper: str


class Page(Struct, frozen=True):
    """A page of a lesson."""

    key: str
    """The same key is not shown twice."""
    title: str
    text: str
    task: str
    """What to try now, in a sentence or two."""


class Topic(Struct, frozen=True):
    """Something that a first game teaches, when it comes up."""

    name: str
    """Its sentences are `lesson-NAME-title`, `lesson-NAME` and `lesson-NAME-task`."""
    steps: tuple[str, ...]
    """It is taught when one of these is asked."""
    until: tuple[str, ...]
    """Events after which it was tried."""
    times: int = 1
    """How often it is tried before the next comes."""
    after: tuple[str, ...] = ()
    """Events of which one must have happened."""


def page_on(
    topics: Sequence[Topic], step: str, tried: Mapping[str, int], words: Words, **facts: str | int
) -> Page | None:
    """The page on the first of these topics that comes up at this step and was not tried often
    enough; `tried` counts the reader's own events."""
    for number, topic in enumerate(topics, 1):
        done = sum(tried.get(name, 0) for name in topic.until) >= topic.times
        begun = not topic.after or any(tried.get(name) for name in topic.after)
        if step in topic.steps and begun and not done:
            title = words.say(f"lesson-{topic.name}-title", number=number, pages=len(topics))
            text = words.say(f"lesson-{topic.name}", **facts)
            return Page(topic.name, title, text, words.say(f"lesson-{topic.name}-task", **facts))
    return None


class Advice(Struct, frozen=True):
    """What a good player would choose now, and perhaps next."""

    line: tuple[Any, ...]
    exact: bool = False
    """Is nothing better?"""


class Foretold(Struct, frozen=True):
    """A number that a choice changes, short enough to stand beside it."""

    place: str
    """Where on the table it stands, as the game names its places; nothing where it has none."""
    name: str
    """What it counts, in the reader's language."""
    was: int
    now: int
    short: str = ""
    """The same where it stands at its place, which says of whom it is; nothing where the name is
    short enough."""

    def __str__(self) -> str:
        return f"{self.name} {self.was} → {self.now}"


def with_rule(told: str, chapter: str, words: Words) -> str:
    """A refusal and where it can be read up: a chapter of the game's rule book."""
    return words.say("refusal-rule", told=told, chapter=words.say(f"chapter-{chapter}"))


def changed(place: str, name: str, was: int, now: int, short: str = "") -> Iterator[Foretold]:
    """A number, if it is another one now."""
    if was != now:
        yield Foretold(place, name, was, now, short)
