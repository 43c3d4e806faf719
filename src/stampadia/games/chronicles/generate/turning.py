"""Which parts of lines are printed upside-down: the answers to riddles, and few others.

Blueprints mark all that could be a surprise. A sheet keeps about three of them, as many as a hand
likes to turn the paper for; the others are printed upright.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from stampadia.games.chronicles.generate.plans import MOST_ANSWERS
from stampadia.games.chronicles.generate.rows import Rows
from stampadia.games.chronicles.instructions import Clause, Narrate
from stampadia.kernel.chance import Dealer

WISHED: Final = 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6
"""How many parts a sheet turns, answers among them; never more than MOST_ANSWERS."""


def straighten(rows: Rows, answers: Collection[Clause], dealer: Dealer) -> None:
    turned = [
        (room, clause)
        for room, lines in enumerate(rows.lines)
        for line in lines
        for clause in line
        if clause.upside_down is not None
    ]
    kept = [each for each in turned if each[1] in answers]
    others = [each for each in dealer.shuffled(turned) if each not in kept]
    others.sort(key=lambda each: not _surprises(each[1]))
    kept += others[: max(0, min(dealer.one_of(WISHED), MOST_ANSWERS) - len(kept))]
    for room, lines in enumerate(rows.lines):
        rows.lines[room] = tuple(
            tuple(
                clause if (room, clause) in kept else replace(clause, upside_down=None)
                for clause in line
            )
            for line in lines
        )


def _surprises(clause: Clause) -> bool:
    """Does more than words hide in it?"""
    return any(not isinstance(act, Narrate) for act in clause.do[clause.upside_down :])
