"""The quests, events and places that Worlds are made of, as content/worlds/*.toml lists them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.generate.cast import Called, Ground, Role, VillainForm, Wanted
from stampadia.games.travelers.generate.strength import Tier
from stampadia.workbench.bilingual import Text
from stampadia.workbench.tables import content_table

Side = Literal["A", "B"]

MISSION: Final = "mission"
ENDING: Final = "ending"
SPARE: Final = "spare"
"""The label of a half that something in the World still has to reveal."""

Raw = dict[str, Any]
"""A passage before its labels are codes: a story with `en` and `it`, the words of the `foe`, or an
instruction."""


class EnemyModel(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    tier: Tier | None = None
    villain: VillainForm | None = None
    lock: bool = False
    trap: bool = False
    roles: tuple[Role, ...] = ()
    """Whom the story can speak of: one of these."""
    called: Called | None = None
    """Somebody of the story's own instead."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a card."""

    label: str
    title: Text
    side: Side | None = None
    back_of: str = field(default="", name="with")
    """The label of the step on the other half of the card."""
    above: tuple[Raw, ...] = ()
    enemy: EnemyModel | None = None
    below: tuple[Raw, ...] = ()
    draw: dict[str, tuple[Any, ...]] = {}
    joins: bool = False
    """The hero face of its card can join the player's deck."""
    ground: tuple[Ground, ...] = ()
    """Where it is, for enemies that speak with their own words."""

    @property
    def wanted(self) -> Wanted:
        """The enemy that fits here."""
        assert self.enemy is not None
        called = self.enemy.called
        speaks = any("foe" in passage for passage in self.above + self.below)
        return Wanted(
            roles=self.enemy.roles,
            ground=self.ground if speaks else (),
            face=None if called is None else called.face,
        )

    def reveals(self) -> Iterator[str]:
        """What it reveals whatever cards the hero has: what has a price may never be paid."""
        for instruction in self._instructions():
            if "price" not in instruction:
                yield from _labels(instruction["do"], "reveal")

    def needs(self) -> Iterator[tuple[str, str]]:
        """What it reveals, and what must be mapped for that."""
        for instruction in self._instructions():
            for revealed in _labels(instruction["do"], "reveal"):
                for condition in instruction.get("when", ()):
                    if condition["if"] == "mapped" and not condition.get("none"):
                        yield revealed, condition["place"].lstrip("$#")

    def empty_until_gone(self) -> Iterator[str]:
        """While these are mapped there is nothing here."""
        for instruction in self._instructions():
            if any(act["do"] == "stop-reading" for act in instruction["do"]):
                yield from (one["place"].removeprefix("#") for one in instruction["when"])

    @property
    def asks_for_a_half(self) -> bool:
        return SPARE in self.reveals()

    def _instructions(self) -> Iterator[Raw]:
        return (passage for passage in self.above + self.below if "do" in passage)


class Quest(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    step: tuple[Step, ...]
    titles: tuple[Text, ...] = ()
    """What a World with this main quest may be called; they speak of nobody but the villain."""

    @property
    def joins(self) -> bool:
        return any(step.joins for step in self.step)

    def on_grid(self) -> tuple[Step, ...]:
        """The steps that need a card of their own: mission and ending are the first card."""
        return tuple(step for step in self.step if step.label not in (MISSION, ENDING))


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where an enemy without a story is met."""

    title: Text
    ground: tuple[Ground, ...]


class WorldModels(Struct, frozen=True):
    main: tuple[Quest, ...]
    side: tuple[Quest, ...]
    events: tuple[Step, ...]
    spoils: tuple[Raw, ...]
    """What a defeated enemy leaves behind where it reveals nothing."""
    places: tuple[Place, ...]


@cache
def world_models() -> WorldModels:
    others = content_table(PACKAGE, "worlds", "events")
    rows = {
        "main": content_table(PACKAGE, "worlds", "main")["quest"],
        "side": content_table(PACKAGE, "worlds", "side")["quest"],
        "events": others["event"],
        "spoils": others["spoil"],
        "places": others["place"],
    }
    return msgspec.convert(rows, WorldModels)


def _labels(acts: list[Raw], kind: str) -> Iterator[str]:
    return (act["place"].removeprefix("$") for act in acts if act["do"] == kind)
