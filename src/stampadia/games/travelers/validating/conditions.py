"""Conditions of texts: one that is always met, or never, is no condition."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from stampadia.games.travelers.adventure_instructions import (
    AnyAdventureCondition,
    BoxesFilled,
    BoxShows,
    FillBox,
    FulfilMission,
    HasHeroCards,
    Instruction,
    JoinHero,
    Mapped,
    MissionFulfilled,
    RemoveThis,
    Reveal,
    Teleport,
)
from stampadia.games.travelers.content import HERO_CARDS, Adventure, World
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating.found import Found, Told, error
from stampadia.workbench.problems import Fault

_WORLD_PLACE: Final = re.compile("[1-9][AB]?")
_DUNGEON_PLACE: Final = re.compile("[1-6][A-D]")


def check(adventure: Adventure, texts: Sequence[Told]) -> Iterator[Found]:
    scene = _Scene(adventure, texts)
    for told in texts:
        moved = False
        for where, instruction in told.instructions():
            for number, condition in enumerate(instruction.when, 1):
                here = where.inside("when").entry(number)
                if condition in instruction.when[: number - 1]:
                    yield here, error("said-twice")
                    continue
                for fault in scene.condition(condition, told, moved):
                    yield here, fault
            yield from _contradiction(instruction, where)
            moved = moved or _moves(instruction)


def _contradiction(instruction: Instruction, where: Where) -> Iterator[Found]:
    wanted = {one.place for one in instruction.when if isinstance(one, Mapped) and not one.none}
    unwanted = {one.place for one in instruction.when if isinstance(one, Mapped) and one.none}
    if wanted & unwanted:
        yield where.inside("when"), error("never-so")


def _moves(instruction: Instruction) -> bool:
    """Whether this text's own card may be gone or turned when the rest is read."""
    acts = instruction.do + instruction.otherwise
    return any(isinstance(act, Reveal | RemoveThis | JoinHero | Teleport) for act in acts)


class _Scene:
    """What there is in the whole adventure to ask for."""

    def __init__(self, adventure: Adventure, texts: Sequence[Told]) -> None:
        self.world = isinstance(adventure, World)
        self.rows: dict[str, FillBox] = {}
        for told in texts:
            for _, act in told.acts():
                if isinstance(act, FillBox):
                    self.rows.setdefault(told.place, act)
        self.mission = any(
            isinstance(act, FulfilMission) for told in texts for _, act in told.acts()
        )

    def condition(self, it: AnyAdventureCondition, told: Told, moved: bool) -> Iterator[Fault]:
        match it:
            case Mapped():
                yield from self._mapped(it, told, moved)
            case BoxShows(letter):
                row = self.rows.get(told.place)
                if row is None:
                    yield error("no-boxes", place=told.place)
                elif letter not in (*row.boxes, row.end):
                    yield error("never-shown", letter=letter or "–")
            case BoxesFilled(place):
                if place not in self.rows:
                    yield error("no-boxes", place=place)
            case HasHeroCards(how="fewer", count=0):
                yield error("never-so")
            case HasHeroCards(how="more", count=count) if count > HERO_CARDS:
                yield error("never-so")
            case MissionFulfilled() if not self.mission:
                yield error("no-mission")

    def _mapped(self, it: Mapped, told: Told, moved: bool) -> Iterator[Fault]:
        form = _WORLD_PLACE if self.world else _DUNGEON_PLACE
        if not form.fullmatch(it.place):
            yield error("no-such-half" if self.world else "no-such-room", found=it.place)
        elif not moved and it.place in (told.place, told.card):
            yield error("never-so" if it.none else "always-so")
