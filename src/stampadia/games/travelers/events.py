"""Facts into events, when somebody reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.travelers.instructions import Instruction
from stampadia.games.travelers.language import write_instruction, write_sentences
from stampadia.kernel.event import Event, Told
from stampadia.workbench.bilingual import Text

if TYPE_CHECKING:
    from stampadia.games.travelers.content import Hero, HeroHalf

_FIGURES: Final = ("level", "attack", "defense")
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "fight-begun": ("place", "enemy", *_FIGURES, "more-level", "more-attack", "more-defense"),
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
    "modifier-ignored": ("modifier",),
    "nothing-offered": (),
    "repeated": ("card", "ability"),
    "not-chosen": (),
    "condition-not-met": (),
    "plan-ended": (),
    "exhausted": ("card", "paid"),
    "turned": ("card",),
    "discarded": ("card", "bottom"),
    "removed": ("card",),
    "enemy-attacked": ("attack", "defense", "hits"),
    "enemy-defeated": ("attack", "defense"),
    "level-up": ("level",),
    "restored": (),
    "hero-defeated": (),
    "left-fight": (),
    "escaped": (),
    # reading
    "read": ("place",),
    "story": ("place", "text"),
    "sentence": ("place", "text"),
    "already-done": ("place",),
    "price-not-payable": (),
    "nothing-to-do": (),
    "declined": ("place",),
    "nothing-here": ("place",),
    # the adventure's cards
    "grid-laid": (),
    "moved": ("way",),
    "revealed": ("place",),
    "card-removed": ("place",),
    "migrated": ("first", "second"),
    "joining": ("card",),
    "joined": ("card", "half"),
    "box-filled": ("place", "boxes"),
    "mission-fulfilled": (),
    "won": ("score",),
    # the hero's cards
    "took": ("card",),
    "recovered": ("card", "half"),
    "gambled": ("card", "drawn", "won"),
    "cursed": ("cards",),
    # rooms
    "room-placed": ("room",),
    "crossed": ("room",),
    "teleported": ("room",),
    "no-such-room": ("room",),
    "stepped-back": ("room",),
    "lost-the-way": (),
    "stepped": ("way", "room"),
    "pulled": ("way", "room"),
    "out-of-reach": (),
}
"""What is told of each fact, in its order."""
REVEALING: Final = frozenset(
    (
        "drew",
        "plan-ended",
        "left-fight",
        "exhausted",
        "enemy-attacked",
        "enemy-defeated",
        "revealed",
        "room-placed",
        "gambled",
        "joining",
        "joined",
    )
)
"""What shows something new, and all that begins Exhaust: nobody takes back what came before (ruling
A13)."""

Facts = list[tuple[Any, ...]]


def events_from(about: tuple[Hero, list[int], Facts]) -> list[Event]:
    """The hero, the half of each card that was up before, and what happened since."""
    hero, sides, facts = about
    writer = _Writer(hero, sides[:])
    return [writer.event(fact) for fact in facts]


class _Writer:
    """Cards are named by the half that is up when something happens to them."""

    def __init__(self, hero: Hero, sides: list[int]) -> None:
        self.hero = hero
        self.sides = sides

    def event(self, fact: tuple[Any, ...]) -> Event:
        name, *values = fact
        known = dict(zip(FACTS[name], values, strict=True))
        if "half" in known:
            self.sides[known["card"]] = known["half"]
        told = {field: _told(value) for field, value in known.items()} | self._names(known)
        if name in ("activated", "repeated"):
            told |= self._ability(known["card"], known["ability"])
        elif name == "exhausted":
            told["cost"] = _told(self._up(known["card"]).exhaust.cost)
        elif name == "turned":
            self._turn((known["card"],))
            told["now"] = _told(self._up(known["card"]).name)
        elif name == "cursed":
            self._turn(known["cards"])
        return Event(name, told, reveals=name in REVEALING)

    def _names(self, known: dict[str, Any]) -> dict[str, Told]:
        names = {
            f"{field}-name": _told(self._up(known[field]).name)
            for field in ("card", "drawn")
            if field in known
        }
        if "cards" in known:
            halves = [self._up(card) for card in known["cards"]]
            names["names-en"] = tuple(half.name.in_language("en") for half in halves)
            names["names-it"] = tuple(half.name.in_language("it") for half in halves)
        return names

    def _ability(self, card: int, number: int) -> dict[str, Told]:
        ability = self._up(card).abilities[number]
        said = (write_sentences(ability.sentences, language) for language in ("en", "it"))
        return {"cost": ability.cost, "text": tuple(said)}

    def _up(self, card: int) -> HeroHalf:
        return self.hero.cards[card].halves[self.sides[card]]

    def _turn(self, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.sides[card] = 1 - self.sides[card]


def _told(value: Any) -> Told:
    """What people read in both languages; -1 for a Defense that cannot be reached, and for a price
    that is not asked."""
    if isinstance(value, Text):
        return value.in_language("en"), value.in_language("it")
    if isinstance(value, Instruction):
        return write_instruction(value, "en"), write_instruction(value, "it")
    return -1 if value is None else value
