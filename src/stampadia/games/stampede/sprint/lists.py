"""The lists of a row: cards moved from one to another, and the choices that they offer."""

from __future__ import annotations

from stampadia.games.stampede.choices import PLACES, RETURN
from stampadia.games.stampede.content import PARROT
from stampadia.games.stampede.sprint.row import (
    ALBUMS,
    ANIMALS,
    ASK,
    ASKED,
    CARD_KINDS,
    COUNTS,
    ENTRIES,
    ENTRY_COUNT,
    FIRST_LIST,
    LENGTHS,
    PARROTS,
    PENDING,
    PER_ENTRY,
    PILE,
    ROOM,
)
from stampadia.workbench.compiled import Ints, compiled

# Lists


@compiled
def begins(which: int) -> int:
    return FIRST_LIST + which * ROOM


@compiled
def push(row: Ints, which: int, value: int) -> None:
    row[begins(which) + row[LENGTHS + which]] = value
    row[LENGTHS + which] += 1


@compiled
def pop(row: Ints, which: int) -> int:
    row[LENGTHS + which] -= 1
    return row[begins(which) + row[LENGTHS + which]]


@compiled
def remove(row: Ints, which: int, value: int) -> None:
    at = begins(which)
    while row[at] != value:
        at += 1
    row[LENGTHS + which] -= 1
    end = begins(which) + row[LENGTHS + which]
    while at < end:
        row[at] = row[at + 1]
        at += 1


@compiled
def holds(row: Ints, which: int, value: int) -> bool:
    for at in range(begins(which), begins(which) + row[LENGTHS + which]):
        if row[at] == value:
            return True
    return False


@compiled
def find(row: Ints, which: int, kind: int, but: int) -> int:
    """The first card of this kind in a list, other than one."""
    for at in range(begins(which), begins(which) + row[LENGTHS + which]):
        card = row[at]
        if row[CARD_KINDS + card] == kind and card != but:
            return card
    return -1


@compiled
def replace(row: Ints, which: int, other: int) -> None:
    """One list gets all that the other holds."""
    for index in range(row[LENGTHS + other]):
        row[begins(which) + index] = row[begins(other) + index]
    row[LENGTHS + which] = row[LENGTHS + other]


@compiled
def stick(row: Ints, seat: int, card: int) -> None:
    push(row, ALBUMS + seat, card)
    front = row[CARD_KINDS + card] >> 3
    row[COUNTS + seat * ANIMALS + front] += 1
    if front == PARROT and row[COUNTS + seat * ANIMALS + front] == 4:
        row[PARROTS] = seat


@compiled
def peel(row: Ints, seat: int, card: int) -> None:
    remove(row, ALBUMS + seat, card)
    row[COUNTS + seat * ANIMALS + (row[CARD_KINDS + card] >> 3)] -= 1


# What is offered


@compiled
def offer_one(row: Ints, entry: int) -> None:
    """Entries stand in order, each once."""
    count = row[ENTRY_COUNT]
    at = count
    while at > 0 and row[ENTRIES + at - 1] > entry:
        at -= 1
    if at > 0 and row[ENTRIES + at - 1] == entry:
        return
    for index in range(count, at, -1):
        row[ENTRIES + index] = row[ENTRIES + index - 1]
    row[ENTRIES + at] = entry
    row[ENTRY_COUNT] = count + 1


@compiled
def ask(row: Ints, seat: int) -> None:
    row[PENDING] = ASK
    row[ASKED] = seat
    row[ENTRY_COUNT] = 0
    row[PER_ENTRY] = 1


@compiled
def offer(row: Ints, which: int, base: int) -> None:
    """The kinds in a list, as choices from `base` on."""
    for at in range(begins(which), begins(which) + row[LENGTHS + which]):
        offer_one(row, base + row[CARD_KINDS + row[at]])


@compiled
def offer_returns(row: Ints, which: int, but: int, first_place: int) -> None:
    """The kinds in a list, but for one card, each to any place from this one on."""
    row[PER_ENTRY] = row[LENGTHS + PILE] + 1 - first_place
    if row[PER_ENTRY] < 1:
        return
    for at in range(begins(which), begins(which) + row[LENGTHS + which]):
        if row[at] != but:
            offer_one(row, RETURN + row[CARD_KINDS + row[at]] * PLACES + first_place)


@compiled
def choice_count(row: Ints) -> int:
    return row[ENTRY_COUNT] * row[PER_ENTRY]


@compiled
def choice_at(row: Ints, index: int) -> int:
    """The legal choices by number, in the order in which the position lists them."""
    if row[PER_ENTRY] == 1:
        return row[ENTRIES + index]
    return row[ENTRIES + index // row[PER_ENTRY]] + index % row[PER_ENTRY]
