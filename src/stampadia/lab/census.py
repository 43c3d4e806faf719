"""Perft with chance: how many nodes of each kind a game tree has."""

from __future__ import annotations

from msgspec import Struct

from stampadia.kernel.pending import Ask, Chance
from stampadia.kernel.position import Position


class Census(Struct, frozen=True):
    chance: int
    decision: int
    final: int
    information_sets: int


def census(position: Position) -> Census:
    """Count the whole tree below a position. Two decision nodes of a seat belong to one
    information set when the seat's views are equal."""
    counts = {"chance": 0, "decision": 0, "final": 0}
    known: set[object] = set()

    def walk(here: Position) -> None:
        pending = here.pending()
        if isinstance(pending, Ask):
            counts["decision"] += 1
            known.add((pending.seat, here.view(pending.seat)))
            branches = pending.choices
        elif isinstance(pending, Chance):
            counts["chance"] += 1
            branches = [outcome for outcome, _ in pending.odds()]
        else:
            counts["final"] += 1
            return
        for choice in branches:
            there = here.clone()
            there.play(choice)
            walk(there)

    walk(position)
    return Census(**counts, information_sets=len(known))
