"""A first game of Generals, topic by topic, as they come up on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from stampadia.games.generals.view import GeneralsView
from stampadia.kernel.coach import Page
from stampadia.kernel.event import Event
from stampadia.words import Words
from stampadia.workbench.coaching import Topic, page_on

TOPICS: Final = (
    Topic("board", ("play",), ("added",)),
    Topic("stack", ("play",), ("added",), times=2),
    Topic("attack", ("play",), ("ended-play",)),
    Topic("printer", ("play",), ("ended-play",), times=2),
    Topic("goal", ("play",), ("ended-play",), times=3),
    Topic("direct-hit", ("direct-hit",), ("lost-life", "spent-shields")),
    Topic("heal", ("heal",), ("raised-ink",), times=2),
    Topic("event", ("event",), ("activated",)),
)


def page(view: GeneralsView, heard: Sequence[Event], words: Words) -> Page | None:
    tried = Counter(event.name for event in heard)
    return page_on(TOPICS, view.step, tried, words, ink=view.ink, life=view.life)
