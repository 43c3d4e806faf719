"""What a set is made of, counted: to lay beside the core sets, and to see what it leaves out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from statistics import fmean
from typing import Final, Literal, get_args

from msgspec import Struct

from stampadia.games.generals.content import (
    ELEMENTS,
    PACKAGE,
    TRIGGERS,
    CardSet,
    Event,
    Part,
    Place,
    Side,
    Unit,
    tokens_in,
)
from stampadia.games.generals.faces import card_faces
from stampadia.games.generals.language import skill_of
from stampadia.games.generals.language.skills import Print, Skill
from stampadia.games.generals.paper import settings
from stampadia.games.generals.text.cards import signed, token_word
from stampadia.words import Words
from stampadia.workbench.faces import Setting
from stampadia.workbench.problems import shortened

Slot = Literal["name", "header", "unit", "place", "event"]
SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)
"""Texts of a card, the last three being bodies."""
COLUMNS: Final = ("1", "2", "3", "4")
NONE: Final = "none"
"""The trigger of a part that has no skill."""
AREA: Final = "area"

Counts = dict[str, int]

DOMAINS: Final[dict[str, tuple[str, ...]]] = {
    "levels": ("1", "2", "3"),
    "elements-header": ELEMENTS,
    "elements-body": ELEMENTS,
    "elements-condition": ELEMENTS,
    "attack-solo": (), "attack-header": (), "attack-body": (),
    "life-solo": (), "life-header": (), "life-body": (),
    "triggers-header": (*TRIGGERS, NONE),
    "triggers-body": (*TRIGGERS, NONE, AREA),
    "columns": COLUMNS,
    "prints": (),
    "place-levels": (),
    "place-elements": ELEMENTS,
    "event-levels": (),
}  # fmt: skip
"""What is counted, in the order in which it is shown, and the values that are always shown."""

_CONDITION: Final = re.compile(r"(?:\s*\{(?:fire|air|earth|water)\})+\s*(?=:)")


class Lengths(Struct, frozen=True):
    """The texts of one slot: how many, and how much of their room on the card they take, in
    hundredths, when they are printed as small as may be."""

    count: int
    mean: int
    fullest: int


class Remark(Struct, frozen=True):
    """Something its maker may not have meant."""

    key: str
    facts: dict[str, str | int]

    def tell(self, words: Words) -> str:
        words = words.also(PACKAGE)
        facts = dict(self.facts)
        if "element" in facts:
            facts["element"] = words.say(f"token-{facts['element']}")
        return words.say(f"remark-{self.key}", **facts)


class Statistics(Struct, frozen=True):
    code: str
    name: str
    units: int
    events: int
    texts: int
    counts: dict[str, Counts]
    """By topic: how often each value occurs. The topics and their order are those of DOMAINS."""
    lengths: dict[Slot, Lengths]
    remarks: tuple[Remark, ...]

    def total(self, topic: str) -> int:
        """Of what a topic's counts are shares. A banner stands beside a trigger."""
        return sum(count for value, count in self.counts[topic].items() if value != AREA)


def share(one: Statistics, topic: str, value: str) -> float:
    return one.counts[topic].get(value, 0) / (one.total(topic) or 1)


def greatest_share(topic: str, all_statistics: Sequence[Statistics]) -> float:
    """What the longest bar stands for; 0 when no set has anything of this."""
    found = (share(one, topic, value) for one in all_statistics for value in one.counts[topic])
    return max(found, default=0.0)


def values_of(topic: str, all_statistics: Sequence[Statistics]) -> list[str]:
    """Every value of a topic that should be shown, in order."""
    found = {value for one in all_statistics for value in one.counts[topic]}
    fixed = DOMAINS[topic]
    return [*fixed, *sorted(found - set(fixed), key=int)]


def statistics_of(found: CardSet) -> Statistics:
    units = [card.unit for card in found.units]
    places = [card.place for card in found.units]
    events = [side for card in found.events for side in (card.upright, card.turned)]
    prints = [_prints(place, found.meta.language) for place in places]
    counts = _of_units(units) | _of_places(places, prints)
    counts["event-levels"] = _counted(event.level for event in events)
    texts = list(_texts(found))
    return Statistics(
        code=found.meta.code,
        name=found.meta.name,
        units=len(units),
        events=len(found.events),
        texts=len(found.texts),
        counts={topic: counts[topic] for topic in DOMAINS},
        lengths={slot: _lengths(slot, texts) for slot in SLOTS},
        remarks=(*_left_out(counts, prints), *_too_long(texts)),
    )


# Units


def _of_units(units: Sequence[Unit]) -> dict[str, Counts]:
    parts = {"header": [unit.header for unit in units], "body": [unit.body for unit in units]}
    counts = {"levels": _counted(unit.level for unit in units)}
    for name, these in parts.items():
        counts[f"elements-{name}"] = _elements(these)
        counts[f"attack-{name}"] = _counted(part.attack or 0 for part in these)
        counts[f"life-{name}"] = _counted(part.life or 0 for part in these)
        counts[f"triggers-{name}"] = _counted(part.when if part.skill else NONE for part in these)
    if banners := sum(part.area for part in parts["body"]):
        counts["triggers-body"][AREA] = banners
    both = list(zip(*parts.values(), strict=True))
    counts["attack-solo"] = _counted((one.attack or 0) + (two.attack or 0) for one, two in both)
    counts["life-solo"] = _counted((one.life or 0) + (two.life or 0) for one, two in both)
    asked = (_asked(part) for pair in both for part in pair)
    counts["elements-condition"] = _counted(element for elements in asked for element in elements)
    return counts


def _elements(parts: Iterable[Part]) -> Counts:
    return _counted(
        element for part in parts if (element := part.element) for _ in range(part.amount)
    )


def _asked(part: Part) -> list[str]:
    """The elements before the colon, in whichever of its two fields a maker has put them."""
    condition = _CONDITION.match(part.skill)
    return [name for name, is_token in tokens_in(condition[0]) if is_token] if condition else []


# Places


def _of_places(places: Sequence[Place], prints: Sequence[list[Print] | None]) -> dict[str, Counts]:
    printed = [one for these in prints for one in these or ()]
    return {
        "place-levels": _counted(place.level for place in places),
        "place-elements": _elements(place.header for place in places),
        "columns": _counted(column for one in printed for column in _columns(one)),
        "prints": _counted(one.level.plus for one in printed if one.level.ink == 1),
    }


def _prints(place: Place, language: str) -> list[Print] | None:
    """What a place prints; None if it cannot be told."""
    skill = skill_of(place.body, language, "instruction")
    if not isinstance(skill, Skill):
        return None
    return [op for op in skill.do if isinstance(op, Print)]


def _columns(op: Print) -> Sequence[int]:
    return op.columns if op.columns or op.chosen else range(1, len(COLUMNS) + 1)


# Texts


class _Printed(Struct, frozen=True):
    """A text where it stands."""

    card: int
    name: str
    slot: Slot
    setting: Setting


def _texts(found: CardSet) -> Iterator[_Printed]:
    for number, card in enumerate(found.cards, 1):
        for setting in settings(card_faces(card, found.meta.language)):
            side, _, field = setting.where.partition(".")
            face = card.sides[int(side) - 1] if side in ("1", "2") else None
            if face is not None and (slot := _slot(face, field)):
                yield _Printed(number, face.name, slot, setting)


def _slot(side: Side, field: str) -> Slot | None:
    match field, side:
        case "name", _:
            return "name"
        case "header", _:
            return "header"
        case "body", Unit():
            return "unit"
        case "body", Place():
            return "place"
        case "body", Event() if side.body.skill:
            return "event"
    return None


def _lengths(slot: Slot, texts: Sequence[_Printed]) -> Lengths:
    shares = [text.setting.fullness for text in texts if text.slot == slot]
    mean = round(100 * fmean(shares)) if shares else 0
    return Lengths(len(shares), mean, ceil(100 * max(shares, default=0) - 1e-9))


# Remarks


def _left_out(counts: dict[str, Counts], prints: Sequence[list[Print] | None]) -> Iterator[Remark]:
    """What a set with units should not do without; elements may come in headers or in bodies."""
    if not prints:
        return
    infused = counts["elements-header"] | counts["elements-body"]
    for element in ELEMENTS:
        if element not in infused:
            yield Remark("element-missing", {"element": element})
    for element in ELEMENTS:
        if element not in counts["elements-condition"]:
            yield Remark("condition-missing", {"element": element})
    if unread := prints.count(None):
        yield Remark("places-unread", {"count": unread})
        return
    for column in COLUMNS:
        if column not in counts["columns"]:
            yield Remark("column-missing", {"column": column})


def _too_long(texts: Iterable[_Printed]) -> Iterator[Remark]:
    for text in texts:
        if text.setting.box is None:
            box = text.setting.boxes[-1]
            facts: dict[str, str | int] = {
                "card": str(text.card),
                "name": shortened(text.name),
                "slot": text.slot,
                "lines": box.lines,
                "width": f"{box.width_mm:.3g}",
                "size": f"{box.size_pt:g}",
            }
            yield Remark("text-long", facts)


def _counted(values: Iterable[object]) -> Counts:
    return dict(Counter(map(str, values)))


# What the numbers are called


LENGTHS = "lengths"
"""The topic of how long texts are, which is measured and not counted."""


def title_of(topic: str, voice: Words) -> str:
    return voice.also(PACKAGE).say(f"topic-{topic}")


def value_label(topic: str, value: str, voice: Words) -> str:
    voice = voice.also(PACKAGE)
    if value in ELEMENTS:
        return token_word(value, voice)
    if topic.startswith("triggers"):
        return voice.say("value-trigger", value=value)
    if topic == LENGTHS:
        return voice.say("value-slot", value=value)
    if topic == "prints":
        return "L" if value == "0" else f"L{int(value):+d}".replace("-", "−")
    return signed(int(value))
