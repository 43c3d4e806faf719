"""What is odd about one or two rooms with foes, or about all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.games.chronicles.generate.plans import START_ROOM, Character, Library
from stampadia.games.chronicles.generate.quests import Placed
from stampadia.games.chronicles.generate.rows import Rows
from stampadia.games.chronicles.generate.wishes import Difficulty
from stampadia.games.chronicles.instructions import Activates, Line, RolledOne, TurnRoll
from stampadia.games.chronicles.walking import renumbered
from stampadia.kernel.chance import Dealer

MIXES: Final[dict[Difficulty, tuple[tuple[Character, ...], ...]]] = {
    "easy": (("good",), ("good", "balanced"), ("good", "good"), ("balanced",)),
    "normal": (
        ("good",), ("bad",), ("balanced",), ("good", "bad"),
        ("good", "balanced"), ("bad", "balanced"), ("balanced", "balanced"), ("bad", "good"),
    ),
    "hard": (("bad",), ("bad", "balanced"), ("bad", "bad"), ("balanced",)),
}  # fmt: skip


def add_modifiers(
    quests: Sequence[Placed],
    numbers: Sequence[int],
    rows: Rows,
    library: Library,
    difficulty: Difficulty,
    dealer: Dealer,
) -> None:
    rooms = [
        room
        for placed in quests
        for room, plan in placed.plans()
        if plan.foes and not _odd_already(room, rows)
    ]
    wild = next((placed for placed in quests if placed.quest.wild is not None), None)
    if wild is not None:
        line = _wild_line(wild, numbers)
        for room in rooms:
            rows.add(room, line)
        return
    left = dealer.shuffled(library.modifiers)
    for kind in dealer.one_of(MIXES[difficulty]):
        modifier = next((each for each in left if each.kind == kind), None)
        if modifier is None:
            continue
        left.remove(modifier)
        for room in dealer.shuffled(rooms):
            if rows.add(room, modifier.line):
                rooms.remove(room)
                break


def _wild_line(placed: Placed, numbers: Sequence[int]) -> Line:
    """What holds in all rooms with foes, as long as the quest's rooms say so."""
    quest = placed.quest
    assert quest.wild is not None
    own = dict(zip(quest.numbers(), (numbers[room] for room in placed.rooms), strict=True))
    return tuple(renumbered(clause, {START_ROOM: numbers[0], **own}) for clause in quest.wild)


def _odd_already(room: int, rows: Rows) -> bool:
    """Two effects on the same dice are one too many for a player to keep in mind."""
    return any(
        isinstance(part, TurnRoll | RolledOne | Activates)
        for clause in rows.clauses(room)
        for part in clause.when
    )
