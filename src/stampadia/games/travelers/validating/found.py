"""What a check finds, and the texts of an adventure with the places where they stand."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stampadia.games.travelers.adventure_instructions import AnyAct, Instruction, Passage
from stampadia.games.travelers.content import WORLD_SIDES, Adventure, Meeting, World
from stampadia.games.travelers.problems import Where
from stampadia.workbench.problems import Fault

Found = tuple[Where, Fault]
Fact = str | int


class Told(Struct, frozen=True):
    """One text: the half or the room it belongs to, and where it stands in the file."""

    place: str
    where: Where
    meeting: Meeting

    @property
    def card(self) -> str:
        return self.place[0]

    def passages(self) -> Iterator[tuple[Where, Passage]]:
        for part, passages in (("above", self.meeting.above), ("below", self.meeting.below)):
            for number, passage in enumerate(passages, 1):
                yield self.where.inside(part).entry(number), passage

    def instructions(self) -> Iterator[tuple[Where, Instruction]]:
        for where, passage in self.passages():
            if isinstance(passage, Instruction):
                yield where, passage

    def acts(self) -> Iterator[tuple[Where, AnyAct]]:
        """All that may happen, prices too."""
        for where, one in self.instructions():
            for part, acts in (("do", one.do), ("price", one.price), ("otherwise", one.otherwise)):
                for number, act in enumerate(acts, 1):
                    yield where.inside(part).entry(number), act


def texts_of(adventure: Adventure) -> list[Told]:
    where = Where("adventure")
    if isinstance(adventure, World):
        return [
            Told(
                f"{number}{side}",
                where.within(f"/cards/{number}/{side.lower()}/meeting"),
                half.meeting,
            )
            for number, card in enumerate(adventure.cards, 1)
            for side, half in zip(WORLD_SIDES, card.halves, strict=True)
        ]
    return [
        Told(entry.room, where.within(f"/pages/{page}/{number}/meeting"), entry.meeting)
        for page, entries in enumerate(adventure.pages, 1)
        for number, entry in enumerate(entries, 1)
    ]


def error(key: str, near: str = "", **facts: Fact) -> Fault:
    return Fault(key, near, facts)


def warning(key: str, **facts: Fact) -> Fault:
    return Fault(key, facts=facts, warning=True)
