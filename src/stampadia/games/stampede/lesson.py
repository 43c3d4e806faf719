"""A first game of Stampede, topic by topic, as they come up on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from stampadia.games.stampede.view import StampedeView
from stampadia.kernel.coach import Page
from stampadia.kernel.event import Event
from stampadia.words import Words
from stampadia.workbench.coaching import Topic, page_on

TRADES: Final = (
    "give-from-hand", "give-from-album", "take-from-own-album", "take-for-hand", "take-for-album",
    "take-from-exchange", "swap-hands", "giraffe-order", "rhino-order", "return-from-album",
    "return-from-album-below-top", "return-former-hand",
)  # fmt: skip
TOPICS: Final = (
    Topic("stick", ("play",), ("played",)),
    Topic("trade", TRADES, ("exchanged", "swapped-hands", "returned")),
    Topic("win", ("play",), ("played",), times=2),
    Topic("trade-again", TRADES, ("exchanged", "swapped-hands", "returned"), times=3),
    Topic("backs", ("play",), ("played",), times=3),
    Topic("plan", ("play",), ("played",), times=5),
    Topic("empty", ("give-up",), ("gave-up",), times=2),
)


def page(view: StampedeView, heard: Sequence[Event], words: Words) -> Page | None:
    own = Counter(event.name for event in heard if event.about.get("seat") == view.seat)
    return page_on(TOPICS, view.step, own, words, seats=len(view.seats))
