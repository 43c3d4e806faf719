"""A first game of Chronicles, topic by topic, as they come up on the sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel.coach import Page
from stampadia.kernel.event import Event
from stampadia.words import Words
from stampadia.workbench.coaching import Topic, page_on

TOPICS: Final = (
    Topic("door", ("explore",), ("crossed-door",)),
    Topic("room", ("explore",), ("crossed-door",), times=2),
    Topic("gold", ("explore",), ("crossed-door",), times=4),
    Topic("dice", ("placement",), ("placed",)),
    Topic("order", ("placement",), ("placed",), times=2),
    Topic("enemies", ("placement",), ("placed",), times=4),
    Topic("move", ("move",), ("battle-over",)),
    Topic("offer", ("offer",), ("crossed-door",), times=8),
    Topic("xp", ("explore",), ("column-enabled",), after=("killed",)),
)


def page(view: ChroniclesView, heard: Sequence[Event], words: Words) -> Page | None:
    tried = Counter(event.name for event in heard)
    facts: dict[str, str | int] = {"gold": view.gold, "hp": view.hero.hp_left, "room": view.room}
    return page_on(TOPICS, view.step, tried, words, **facts)
