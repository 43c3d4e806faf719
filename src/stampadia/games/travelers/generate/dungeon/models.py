"""What Dungeons are made of, as content/dungeons/*.toml lists it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, Trigger
from stampadia.games.travelers.generate.cast import Called, Role, Wanted
from stampadia.workbench.bilingual import Text
from stampadia.workbench.tables import content_table

Depth = Literal["near", "middle", "far", "farthest", "any"]
"""How far from the entrance a step is, by doors."""
Said = Literal["met", "beaten"]
"""What the enemy that was drawn has to say for itself."""
MARK: Final = "$"
"""Begins a label or a roll in an instruction."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """The walls of a Room Card, with its A side up."""

    key: str
    rows: tuple[str, ...]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the Index before its room, its enemy and its names are known.

    Passages are stories ({en, it}), sentences of the enemy ("met", "beaten") or instructions, in
    which "$label" stands for a step's room and "$name" for one of the `rolls`. Every text may also
    speak of self, entrance, somewhere-near and somewhere-middle."""

    label: str = "self"
    depth: Depth = "middle"
    trigger: Trigger = "immediate"
    enemy: str = ""
    """ "villain", "final", "lock", "trap", or a tier and a variant: "3 hard"."""
    roles: tuple[Role, ...] = ()
    """Whom the story can speak of: one of these."""
    called: Called | None = None
    """Somebody of the story's own instead."""
    above: tuple[Any, ...] = ()
    below: tuple[Any, ...] = ()
    beyond: tuple[str, ...] = ()
    """Steps whose rooms must still be mapped when the hero comes here from them."""
    covered_before: str = ""
    """A step, placed before, whose hero comes through here and must lay this card again after."""
    joins: bool = False
    """It stands on the card that may join the hero."""
    rolls: dict[str, tuple[Any, ...]] = {}
    """What the text leaves to chance: one of each is drawn."""

    @property
    def wanted(self) -> Wanted:
        """The enemy that fits here: its own words must be such as can be said in a room."""
        speaks = any(passage in get_args(Said) for passage in self.above + self.below)
        return Wanted(
            roles=self.roles,
            ground=("indoors",) if speaks else (),
            face=None if self.called is None else self.called.face,
        )


class Quest(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    step: tuple[Step, ...]

    @property
    def joins(self) -> bool:
        return any(step.joins for step in self.step)


class MainQuest(Quest, frozen=True, forbid_unknown_fields=True):
    titles: tuple[Text, ...]
    """What a Dungeon with this quest may be called; they speak of nobody but the villain."""
    mission: Text


class DungeonModels(Struct, frozen=True):
    tiles: tuple[Tile, ...]
    main: tuple[MainQuest, ...]
    side: tuple[Quest, ...]
    events: tuple[Quest, ...]
    """Quests of a single step."""


@cache
def dungeon_models() -> DungeonModels:
    rows = {
        "tiles": content_table(PACKAGE, "dungeons", "tiles")["tile"],
        "main": content_table(PACKAGE, "dungeons", "main-quests")["quest"],
        "side": content_table(PACKAGE, "dungeons", "side-quests")["quest"],
        "events": content_table(PACKAGE, "dungeons", "events")["event"],
    }
    return msgspec.convert(rows, DungeonModels)
