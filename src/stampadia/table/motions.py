"""What people at a table decide together: to let somebody take a choice back, to let a program
play for somebody who is not there, to break the match off.

A take-back and a break-off need everybody else's yes, and one no ends them. Of those who are there,
more than half must agree that a program plays for one who is not; the one it is about ends that by
a no, or by coming back. When the moment has passed, a motion is void.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final, Literal

from msgspec import Struct

UNDO, HAND_OVER, ABANDON = "undo", "bot", "abandon"
State = Literal["asked", "granted", "refused", "void"]
ASKED: Final = "asked"


class Motion(Struct, frozen=True):
    what: str
    by: int
    seat: int
    """Whom it is about."""
    after: int
    """The sequence at which it was made."""


class Gathering(Struct, frozen=True):
    """Who can decide now."""

    people: Set[int]
    """Seats that a person plays, who has not given up and for whom no program stands in."""
    present: Set[int]
    """Those of them who are there."""
    sequence: int
    over: bool


def voters(motion: Motion, who: Gathering) -> Set[int]:
    if motion.what == HAND_OVER:
        return who.present - {motion.seat}
    return who.people - {motion.by}


def needed(motion: Motion, who: Gathering) -> int:
    count = len(voters(motion, who))
    return count // 2 + 1 if motion.what == HAND_OVER else count


def verdict(motion: Motion, votes: Mapping[int, bool], who: Gathering) -> State:
    """How a motion stands. Whoever makes one is for it."""
    if who.over or motion.by not in who.people:
        return "void"
    if motion.what == UNDO and motion.after != who.sequence:
        return "void"
    if motion.what == HAND_OVER:
        if motion.seat not in who.people or motion.seat in who.present:
            return "void"
        if votes.get(motion.seat) is False:
            return "refused"
    asked = voters(motion, who)
    against = {seat for seat in asked if votes.get(seat) is False}
    in_favour = {seat for seat in asked if votes.get(seat) or seat == motion.by}
    least = needed(motion, who)
    if len(asked - against) < least:
        return "refused"
    return "granted" if len(in_favour) >= least else ASKED
