"""What the coaches of all games write with: pages that come up as somebody plays, refusals that
name their rule, numbers that change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from stampadia.kernel.coach import Foretold, Page
from stampadia.words import Words


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
    for topic in topics:
        done = sum(tried.get(name, 0) for name in topic.until) >= topic.times
        begun = not topic.after or any(tried.get(name) for name in topic.after)
        if step in topic.steps and begun and not done:
            title = words.say(f"lesson-{topic.name}-title")
            text = words.say(f"lesson-{topic.name}", **facts)
            return Page(topic.name, title, text, words.say(f"lesson-{topic.name}-task", **facts))
    return None


def with_rule(told: str, chapter: str, words: Words) -> str:
    """A refusal and where it can be read up: a chapter of the game's rule book."""
    return words.say("refusal-rule", told=told, chapter=words.say(f"chapter-{chapter}"))


def changed(place: str, name: str, was: int, now: int, short: str = "") -> Iterator[Foretold]:
    """A number, if it is another one now."""
    if was != now:
        yield Foretold(place, name, was, now, short)
