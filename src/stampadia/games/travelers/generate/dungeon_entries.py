"""A step in its room → an entry of the Index: names, enemy, chance and places filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec

from stampadia.games.travelers.adventure_instructions import Instruction, Passage, Story
from stampadia.games.travelers.content import Entry, Meeting
from stampadia.games.travelers.generate.cast import (
    Cast,
    Foe,
    Scale,
    Tier,
    Variant,
    VillainForm,
    draw_enemy,
    draw_lock,
    draw_trap,
    draw_villain,
    fill,
)
from stampadia.games.travelers.generate.dungeon_models import MARK, Step
from stampadia.games.travelers.generate.dungeon_plan import Site
from stampadia.games.travelers.generate.index_boxes import entry_fits
from stampadia.games.travelers.ground import code_of
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text

_TRIES: Final = 12
"""Enemies that are drawn until their words have room."""


class TooLong(Exception):
    """No enemy of this kind says it short enough."""


class Scribe:
    """Writes the entries of one Dungeon; nobody is met twice while there are others."""

    def __init__(self, cast: Cast, scale: Scale, dealer: Dealer) -> None:
        self.cast = cast
        self.scale = scale
        self.dealer = dealer
        self.used: set[str] = set()

    def entry(self, site: Site) -> Entry:
        mine = self.dealer.child(code_of(site.room))
        rolls = mine.child("rolls")
        drawn = {name: rolls.one_of(choices) for name, choices in site.step.rolls.items()}
        tries = _TRIES if site.step.enemy else 1
        for number in range(tries):
            used = set(self.used)
            foe = self._foe(site.step, mine.child(number), used)
            meeting = self._meeting(site, foe, drawn)
            if entry_fits(meeting):
                self.used = used
                return Entry(code_of(site.room), site.step.trigger, meeting)
        raise TooLong(site.step.label)

    def _foe(self, step: Step, dealer: Dealer, used: set[str]) -> Foe | None:
        match step.enemy.split():
            case []:
                return None
            case ["villain"]:
                return draw_villain(self.cast, dealer, self.scale)
            case ["first" | "final" as form]:
                return draw_villain(self.cast, dealer, self.scale, cast(VillainForm, form))
            case ["lock"]:
                return draw_lock(dealer, self.scale, step.wanted)
            case ["trap"]:
                return draw_trap(dealer, self.scale, step.wanted)
            case [tier, variant]:
                return draw_enemy(
                    dealer,
                    cast(Tier, tier),
                    cast(Variant, variant),
                    self.scale,
                    used,
                    step.wanted,
                )
            case _:
                raise ValueError(f"no such enemy: {step.enemy}")

    def _meeting(self, site: Site, foe: Foe | None, drawn: Mapping[str, Any]) -> Meeting:
        def passages(listed: tuple[Any, ...]) -> tuple[Passage, ...]:
            return tuple(self._passage(one, foe, {**site.places, **drawn}) for one in listed)

        enemy = foe.enemy if foe else None
        return Meeting(passages(site.step.above), enemy, passages(site.step.below))

    def _passage(self, model: Any, foe: Foe | None, names: Mapping[str, Any]) -> Passage:
        if model == "met" and foe:
            return Story(foe.face.met)
        if model == "beaten" and foe:
            return Story(foe.face.beaten)
        if "do" in model:
            return msgspec.convert({"kind": "instruction", **resolved(model, names)}, Instruction)
        return Story(fill(msgspec.convert(model, Text), self.cast, foe))


def resolved(model: Any, names: Mapping[str, Any], key: str = "") -> Any:
    """The same data with labels and rolls replaced; a card is the number of a room's card."""
    if isinstance(model, dict):
        return {name: resolved(part, names, name) for name, part in model.items()}
    if isinstance(model, list | tuple):
        return [resolved(part, names) for part in model]
    if isinstance(model, str) and model.startswith(MARK):
        value = names[model.removeprefix(MARK)]
        return int(value[0]) if key == "card" else value
    return model
