"""Facts into events, when somebody reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.kernel.event import Event, Told

if TYPE_CHECKING:
    from stampadia.games.travelers.content import Hero

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "fight-begun": ("level", "attack", "defense"),
    "shuffled": (),
    "drew": ("cards",),
    "opened": ("card",),
    "charged": ("card",),
    "infused": ("card",),
    "added": ("card",),
    "strained": ("card",),
    "activated": ("card", "ability"),
    "gained": ("track", "amount"),
    "paid": ("track", "amount"),
    "could-not-pay": ("track", "amount"),
    "emptied": ("track",),
    "transferred": ("source", "to", "amount"),
    "took-back": ("card",),
    "ticked": ("card", "boxes"),
    "condition-not-met": (),
    "exhausted": ("card", "paid"),
    "turned": ("card",),
    "discarded": ("card", "bottom"),
    "removed": ("card",),
    "enemy-attacked": ("attack", "defense", "hits"),
    "enemy-defeated": ("attack", "defense"),
    "level-up": ("level",),
    "restored": (),
    "hero-defeated": (),
}
"""What is told of each fact, in its order."""


def events_from(about: tuple[Hero, list[tuple[Any, ...]]]) -> list[Event]:
    _, facts = about
    return [_event(fact) for fact in facts]


def _event(fact: tuple[Any, ...]) -> Event:
    name, *values = fact
    told: dict[str, Told] = dict(zip(FACTS[name], values, strict=True))
    return Event(name, told, reveals=name == "drew")
