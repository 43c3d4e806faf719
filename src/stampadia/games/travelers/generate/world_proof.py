"""A World → proof that it can be won, and that nothing a player does spoils it.

The search goes over what the grid can become (world_search.py). It lets the hero read the cards in
any order. Walking there he reads others on the way; that does no harm where cards only turn from A
to B and leave: each reading then changes nothing or brings him further along a way that ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.adventure_instructions import FillBox, Instruction
from stampadia.games.travelers.content import PACKAGE, WORLD_CARDS, WORLD_SIDES, World
from stampadia.games.travelers.generate.world_grid import B_UP, REMOVED, standing
from stampadia.games.travelers.generate.world_readings import WON, Clause
from stampadia.games.travelers.generate.world_search import MOST_STATES, Search, Unproven

__all__ = ["Unproven", "WorldProof", "prove_world"]

MOST_BOX_CONTENTS: Final = 64


class WorldProof(Struct, frozen=True):
    plan: tuple[str, ...]
    """The halves of a shortest way to the ending, in order; the first is where the hero starts."""
    states: int
    """How many different grids were looked at."""
    always: tuple[Clause, ...]
    """Conditions that are met whenever they are read."""
    never: tuple[Clause, ...]


def prove_world(world: World) -> WorldProof:
    """Raises Unproven for a World that cannot be won, can be spoilt, or has a half that never
    comes up."""
    plans: list[tuple[str, ...]] = []
    states = 0
    shown: set[int] = set()
    answers: dict[Clause, set[bool]] = {}
    for letters in box_contents(world):
        search = Search(world, letters)
        plans.append(_plan(search))
        states += len(search.edges)
        shown.update(_shown(search))
        for half in search.halves.values():
            for clause, found in half.reading.answers.items():
                answers.setdefault(clause, set()).update(found)
    for card in range(WORLD_CARDS):
        if card not in shown:
            raise Unproven("world-half-hidden", package=PACKAGE, half=f"{card + 1}B")
    return WorldProof(
        plan=plans[0],
        states=states,
        always=tuple(sorted(clause for clause, found in answers.items() if found == {True})),
        never=tuple(sorted(clause for clause, found in answers.items() if found == {False})),
    )


def _plan(search: Search) -> tuple[str, ...]:
    steps = search.steps_to_win()
    if not any(state in steps for state in search.first):
        raise Unproven("world-no-ending", package=PACKAGE)
    for state in search.edges:
        if state not in steps:
            raise Unproven("world-dead-end", package=PACKAGE, grid=_told(state))
    return search.plan(steps)


def _shown(search: Search) -> Iterator[int]:
    """The cards whose B half can be up."""
    for card in range(WORLD_CARDS):
        if any(state != WON and standing(card, state) == B_UP for state in search.edges):
            yield card


def box_contents(world: World) -> Iterator[Mapping[str, str]]:
    """What the leftmost free box may show once one was filled: boxes last between games."""
    shown = {
        code: sorted({*act.boxes[1:], act.end})
        for code, meeting in world.meetings().items()
        for passage in meeting.passages
        if isinstance(passage, Instruction)
        for act in passage.do
        if isinstance(act, FillBox)
    }
    if prod(len(letters) for letters in shown.values()) > MOST_BOX_CONTENTS:
        raise Unproven("world-too-wide", package=PACKAGE, most=MOST_STATES)
    for letters in product(*shown.values()):
        yield dict(zip(shown, letters, strict=True))


def _told(state: int) -> str:
    return " ".join(
        f"{card + 1}{WORLD_SIDES[standing(card, state)]}"
        for card in range(WORLD_CARDS)
        if standing(card, state) != REMOVED
    )
