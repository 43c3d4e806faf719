"""A World without the waiting that is never needed.

A reveal waits until the half that it would cover has nothing left to reveal ("if 3A is not
mapped"). Where this is so anyway, the words would only cost room on the card. Conditions that a
story asks for are another matter: one that is always met means that the story does not work.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from stampadia.games.travelers.adventure_instructions import Instruction, Mapped, Passage
from stampadia.games.travelers.content import WORLD_SIDES, World, WorldCard, WorldHalf
from stampadia.games.travelers.generate.world_readings import Clause


def only_waiting(world: World, idle: Collection[Clause]) -> bool:
    meetings = world.meetings()
    for clause in idle:
        meeting = meetings[clause.half]
        passage = (meeting.below if clause.below else meeting.above)[clause.passage]
        assert isinstance(passage, Instruction)
        condition = passage.when[clause.condition]
        if not (isinstance(condition, Mapped) and condition.none):
            return False
    return True


def pruned(world: World, idle: Collection[Clause]) -> World:
    touched = {clause.half for clause in idle}
    cards = [
        WorldCard(
            *(
                _half(half, f"{number}{side}", idle) if f"{number}{side}" in touched else half
                for side, half in zip(WORLD_SIDES, card.halves, strict=True)
            )
        )
        for number, card in enumerate(world.cards, start=1)
    ]
    return replace(world, cards=tuple(cards))


def _half(half: WorldHalf, code: str, idle: Collection[Clause]) -> WorldHalf:
    meeting = replace(
        half.meeting,
        above=_passages(half.meeting.above, code, False, idle),
        below=_passages(half.meeting.below, code, True, idle),
    )
    return replace(half, meeting=meeting)


def _passages(
    passages: tuple[Passage, ...], code: str, below: bool, idle: Collection[Clause]
) -> tuple[Passage, ...]:
    return tuple(
        _without(passage, [Clause(code, below, place, number) in idle for number in range(9)])
        if isinstance(passage, Instruction)
        else passage
        for place, passage in enumerate(passages)
    )


def _without(instruction: Instruction, idle: list[bool]) -> Instruction:
    when = tuple(condition for number, condition in enumerate(instruction.when) if not idle[number])
    return replace(instruction, when=when)
