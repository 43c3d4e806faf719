"""What a player does without thinking: cheap, and good enough to play a game on in the mind.

Finish if you can; collect what you have most of; part with what you need least; take from the
album that would miss it most. It looks at full positions, imagined ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from stampadia.games.stampede.bots import (
    BUFFALO,
    LION,
    buffalo_finishes,
    completes,
    lion_finishes,
)
from stampadia.games.stampede.choices import GIVE, GIVE_UP, TAKE, TAKE_FROM
from stampadia.games.stampede.content import KINDS, NAMES, PARROT

if TYPE_CHECKING:
    from stampadia.games.stampede.position import Position
    from stampadia.kernel.chance import Dealer
    from stampadia.kernel.pending import Ask

ELEPHANT: Final = NAMES.index("elephant")
LAST_ONES: Final = (9.0, 6.0, 4.0, 2.0, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5)
"""What an animal that stands alone is worth, by how many animals the album still misses."""
PARROT_MORE: Final = 1.5
"""What a parrot is worth beyond its number: four are enough."""

Way = Callable[["Position", int, Sequence[int], "Dealer"], int | None]


def instinct(position: Position, ask: Ask, dealer: Dealer) -> int:
    way = _WAYS.get(position.agenda[-1].name)
    choice = way(position, ask.seat, ask.choices, dealer) if way else None
    return dealer.one_of(ask.choices) if choice is None else choice


def _play(position: Position, seat: int, choices: Sequence[int], _: Dealer) -> int | None:
    """Whatever finishes; else anything."""
    count = position.counts[seat]
    missing = count.count(0)
    for choice in choices:
        front = choice >> 3
        if (
            completes(count, front, missing)
            or (front == LION and lion_finishes(position, seat))
            or (front == BUFFALO and buffalo_finishes(position, seat))
        ):
            return choice
    return None


def _give_from_hand(
    position: Position, seat: int, choices: Sequence[int], dealer: Dealer
) -> int | None:
    if position.kinds[position.played] >> 3 != ELEPHANT:
        return None
    count = position.counts[seat]
    missing = count.count(0)
    return max(choices, key=lambda c: _gain(count, (c - GIVE) >> 3, missing) + dealer.uniform())


def _part_with(base: int) -> Way:
    def part(position: Position, seat: int, choices: Sequence[int], dealer: Dealer) -> int:
        count = position.counts[seat]
        missing = count.count(0)
        return min(choices, key=lambda c: _loss(count, (c - base) >> 3, missing) + dealer.uniform())

    return part


def _take_from_others(position: Position, seat: int, choices: Sequence[int], dealer: Dealer) -> int:
    counts = position.counts
    mine = counts[seat]
    missing = mine.count(0)

    def worth(choice: int) -> float:
        other, kind = divmod(choice - TAKE_FROM, KINDS)
        theirs = counts[other]
        loss = _loss(theirs, kind >> 3, theirs.count(0))
        return _gain(mine, kind >> 3, missing) + loss + dealer.uniform()

    return max(choices, key=worth)


def _gain(count: list[int], front: int, missing: int) -> float:
    if completes(count, front, missing):
        return 100.0
    had = count[front]
    if not had:
        return LAST_ONES[missing]
    return had + PARROT_MORE if front == PARROT else had


def _loss(count: list[int], front: int, missing: int) -> float:
    had = count[front]
    if had == 1:
        return LAST_ONES[missing]
    if had == 2:
        return 0.7
    return had + 1.0 if front == PARROT else had - 0.5


_WAYS: Final[dict[str, Way]] = {
    "play": _play,
    "give-from-hand": _give_from_hand,
    "give-from-album": _part_with(GIVE),
    "take-from-own-album": _part_with(TAKE),
    "take-for-album": _take_from_others,
    "take-for-hand": _take_from_others,
    "give-up": _part_with(GIVE_UP),
}
