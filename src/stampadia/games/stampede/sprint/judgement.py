"""What a good player looks at, over a row: the same judgements, candidates and instinct as in
`bots.py`, number for number and draw for draw."""

from __future__ import annotations

from math import exp
from typing import Final

from stampadia.games.stampede import bots
from stampadia.games.stampede.bots import (
    BUFFALO,
    DONE,
    ELEPHANT,
    FOURTH_IN_HAND,
    LAST_CARD,
    LION,
    LION_IN_HAND,
    PARROT_MORE,
    WAITING,
)
from stampadia.games.stampede.choices import (
    GIVE,
    GIVE_UP,
    PLACES,
    RETURN,
    SWAP_WITH,
    TAKE,
    TAKE_FROM,
)
from stampadia.games.stampede.content import KINDS, PARROT
from stampadia.games.stampede.sprint.lists import begins, choice_at, choice_count
from stampadia.games.stampede.sprint.row import (
    ACTIVE,
    AGENDA,
    ANIMALS,
    ASKED,
    CARD_KINDS,
    COUNTS,
    ENTRIES,
    ENTRY_COUNT,
    EXCHANGE,
    FORMER,
    GIVE_FROM_ALBUM,
    GIVE_FROM_HAND,
    GIVE_UP_CARD,
    HANDS,
    IN_TEAMS,
    LENGTHS,
    MET,
    OVER,
    PENDING,
    PILE,
    PLAY_STEP,
    PLAYED,
    SEATS,
    TAKE_FOR_ALBUM,
    TAKE_FOR_HAND,
    TAKE_FROM_OWN,
    TEAMS,
    WINNER,
)
from stampadia.workbench.compiled import Floats, Ints, compiled, constants
from stampadia.workbench.flat_dealer import below, uniform

GLANCE_SAME: Final = constants(bots.GLANCE_SAME)
GLANCE_DIFFERENT: Final = constants(bots.GLANCE_DIFFERENT)
GLANCE_PARROTS: Final = constants(bots.GLANCE_PARROTS)
SAME: Final = constants(bots.SAME)
DIFFERENT: Final = constants(bots.DIFFERENT)
PARROTS_WORTH: Final = constants(bots.PARROTS)
CAN_FINISH: Final = constants(bots.CAN_FINISH)
LAST_ONES: Final = constants(bots.LAST_ONES)

MOST_CANDIDATES: Final = 64
"""Nine fronts from five albums, or to five places in the pile."""


@compiled
def largest(row: Ints, seat: int) -> int:
    most = 0
    for animal in range(ANIMALS):
        most = max(most, row[COUNTS + seat * ANIMALS + animal])
    return most


@compiled
def missing_in(row: Ints, seat: int) -> int:
    missing = 0
    for animal in range(ANIMALS):
        if row[COUNTS + seat * ANIMALS + animal] == 0:
            missing += 1
    return missing


@compiled
def completes(had: int, front: int, missing: int) -> bool:
    return had >= 4 or (had == 0 and missing == 1) or (front == PARROT and had == 3)


@compiled
def front_in_hand(row: Ints, seat: int, index: int) -> int:
    return row[CARD_KINDS + row[begins(HANDS + seat) + index]] >> 3


@compiled
def holds_animal(row: Ints, seat: int, front: int) -> bool:
    for index in range(row[LENGTHS + HANDS + seat]):
        if front_in_hand(row, seat, index) == front:
            return True
    return False


@compiled
def can_complete(row: Ints, seat: int, missing: int) -> bool:
    """With a card of the hand, straight into the album."""
    for index in range(row[LENGTHS + HANDS + seat]):
        front = front_in_hand(row, seat, index)
        if completes(row[COUNTS + seat * ANIMALS + front], front, missing):
            return True
    return False


@compiled
def lion_finishes(row: Ints, seat: int) -> bool:
    mine = COUNTS + seat * ANIMALS
    missing = missing_in(row, seat)
    if row[mine + LION] == 0:
        missing -= 1
    for front in range(ANIMALS):
        had = row[mine + front] + (1 if front == LION else 0)
        if completes(had, front, missing):
            for other in range(row[SEATS]):
                if other != seat and row[COUNTS + other * ANIMALS + front] > 0:
                    return True
    return False


@compiled
def buffalo_finishes(row: Ints, seat: int) -> bool:
    mine = COUNTS + seat * ANIMALS
    size = row[LENGTHS + EXCHANGE]
    own, missing = 1, missing_in(row, seat)
    for animal in range(ANIMALS):
        own += row[mine + animal]
    if row[mine + BUFFALO] == 0:
        missing -= 1
    new = 0
    for index in range(size):
        front = row[CARD_KINDS + row[begins(EXCHANGE) + index]] >> 3
        had = row[mine + front] + (1 if front == BUFFALO else 0)
        there, before = 0, 0
        for other in range(size):
            if row[CARD_KINDS + row[begins(EXCHANGE) + other]] >> 3 == front:
                there += 1
                if other < index:
                    before += 1
        if had + there >= (4 if front == PARROT else 5):
            return own - had >= size
        if had == 0 and before == 0:
            new += 1
    return missing == new and own - (9 - new) >= size


@compiled
def can_finish(row: Ints, seat: int, most: int, missing: int) -> bool:
    if most < 2 and missing > 4:
        return False
    if can_complete(row, seat, missing):
        return True
    if holds_animal(row, seat, LION) and lion_finishes(row, seat):
        return True
    return holds_animal(row, seat, BUFFALO) and buffalo_finishes(row, seat)


@compiled
def appraise(row: Ints, chances: Floats) -> None:
    following = row[ACTIVE] + (1 if row[PLAYED] >= 0 else 0)
    for seat in range(row[SEATS]):
        most, missing = largest(row, seat), missing_in(row, seat)
        worth = SAME[most] + DIFFERENT[9 - missing]
        worth += PARROTS_WORTH[row[COUNTS + seat * ANIMALS + PARROT]]
        for index in range(row[LENGTHS + HANDS + seat]):
            if row[COUNTS + seat * ANIMALS + front_in_hand(row, seat, index)] == 3:
                worth += FOURTH_IN_HAND
                break
        if holds_animal(row, seat, LION):
            worth += LION_IN_HAND
        if can_finish(row, seat, most, missing):
            worth += CAN_FINISH[(seat - following) % row[SEATS]]
        chances[seat] = worth
    share(row, chances)


@compiled
def glance(row: Ints, chances: Floats) -> None:
    for seat in range(row[SEATS]):
        most, missing = largest(row, seat), missing_in(row, seat)
        worth = GLANCE_SAME[most] + GLANCE_DIFFERENT[9 - missing]
        worth += GLANCE_PARROTS[row[COUNTS + seat * ANIMALS + PARROT]]
        if can_complete(row, seat, missing):
            worth += LAST_CARD
        chances[seat] = worth - WAITING * ((seat - row[ACTIVE]) % row[SEATS])
    share(row, chances)


@compiled
def returns(row: Ints, chances: Floats) -> None:
    """What each seat gets where the game is over."""
    for seat in range(row[SEATS]):
        chances[seat] = 1.0 if row[TEAMS + seat] == row[TEAMS + row[WINNER]] else 0.0


@compiled
def share(row: Ints, chances: Floats) -> None:
    """Worths as shares of one."""
    if row[PENDING] == OVER:
        returns(row, chances)
        return
    total = 0.0
    if row[IN_TEAMS] == 0:
        for seat in range(row[SEATS]):
            chances[seat] = exp(chances[seat])
            total += chances[seat]
        for seat in range(row[SEATS]):
            chances[seat] /= total
        return
    for team in range(row[SEATS]):
        own, members = 0.0, 0
        for seat in range(row[SEATS]):
            if row[TEAMS + seat] == team:
                own += DONE if row[MET + seat] > 0 else chances[seat]
                members += 1
        if members:
            side = exp(own / members)
            total += side
            for seat in range(row[SEATS]):
                if row[TEAMS + seat] == team:
                    chances[seat] = side
    for seat in range(row[SEATS]):
        chances[seat] /= total


@compiled
def candidates(row: Ints, found: Ints) -> int:
    """The choices worth thinking about; how many there are."""
    count = row[ENTRY_COUNT]
    first = row[ENTRIES]
    if first >= RETURN:
        return candidate_returns(row, found)
    if first >= SWAP_WITH:
        for index in range(count):
            found[index] = row[ENTRIES + index]
        return count
    kept, group = 0, -1
    for index in range(count):
        choice = row[ENTRIES + index]
        if choice >> 3 != group:
            group = choice >> 3
            found[kept] = choice
            kept += 1
    return kept


@compiled
def candidate_returns(row: Ints, found: Ints) -> int:
    last = row[LENGTHS + PILE]
    first_place = (row[ENTRIES] - RETURN) % PLACES
    again = row[LENGTHS + FORMER] > 0 and row[LENGTHS + HANDS + row[ACTIVE]] == 0
    soon = min(row[SEATS] - 1, last)
    kept, group = 0, -1
    for index in range(row[ENTRY_COUNT]):
        kind = (row[ENTRIES + index] - RETURN) // PLACES
        if kind >> 3 != group:
            group = kind >> 3
            place = first_place
            while place <= last:
                found[kept] = RETURN + kind * PLACES + place
                kept += 1
                if again and place < 2:
                    place = min(place + 1, last) if place < last else last + 1
                elif place < soon:
                    place = soon
                else:
                    place = last if place < last else last + 1
    return kept


# Without thinking


@compiled
def gain(had: int, front: int, missing: int) -> float:
    if completes(had, front, missing):
        return 100.0
    if had == 0:
        return LAST_ONES[missing]  # type: ignore[no-any-return]
    return had + PARROT_MORE if front == PARROT else had * 1.0


@compiled
def loss(had: int, front: int, missing: int) -> float:
    if had == 1:
        return LAST_ONES[missing]  # type: ignore[no-any-return]
    if had == 2:
        return 0.7
    return had + 1.0 if front == PARROT else had - 0.5


@compiled
def instinct(row: Ints, dealer: Ints) -> int:
    step = row[begins(AGENDA) + row[LENGTHS + AGENDA] - 1]
    if step == PLAY_STEP:
        choice = finishing(row)
        if choice >= 0:
            return choice
    elif step == GIVE_FROM_HAND:
        if row[CARD_KINDS + row[PLAYED]] >> 3 == ELEPHANT:
            return best_one(row, dealer, GIVE, True)
    elif step == GIVE_FROM_ALBUM:
        return best_one(row, dealer, GIVE, False)
    elif step == TAKE_FROM_OWN:
        return best_one(row, dealer, TAKE, False)
    elif step >= GIVE_UP_CARD:
        return best_one(row, dealer, GIVE_UP, False)
    elif step in (TAKE_FOR_ALBUM, TAKE_FOR_HAND):
        return best_taken(row, dealer)
    return choice_at(row, below(dealer, choice_count(row)))


@compiled
def finishing(row: Ints) -> int:
    """A card that ends the game if it is played, or -1."""
    seat = row[ASKED]
    missing = missing_in(row, seat)
    for index in range(row[ENTRY_COUNT]):
        choice = row[ENTRIES + index]
        front = choice >> 3
        if (
            completes(row[COUNTS + seat * ANIMALS + front], front, missing)
            or (front == LION and lion_finishes(row, seat))
            or (front == BUFFALO and buffalo_finishes(row, seat))
        ):
            return choice
    return -1


@compiled
def best_one(row: Ints, dealer: Ints, base: int, gains: bool) -> int:
    """The stamp by which the album gains most, or without which it loses least."""
    seat = row[ASKED]
    missing = missing_in(row, seat)
    best, best_worth = -1, 0.0
    for index in range(row[ENTRY_COUNT]):
        choice = row[ENTRIES + index]
        front = (choice - base) >> 3
        had = row[COUNTS + seat * ANIMALS + front]
        if gains:
            worth = gain(had, front, missing) + uniform(dealer)
        else:
            worth = -(loss(had, front, missing) + uniform(dealer))
        if best < 0 or worth > best_worth:
            best, best_worth = choice, worth
    return best


@compiled
def best_taken(row: Ints, dealer: Ints) -> int:
    seat = row[ASKED]
    missing = missing_in(row, seat)
    best, best_worth = -1, 0.0
    for index in range(row[ENTRY_COUNT]):
        choice = row[ENTRIES + index]
        other = (choice - TAKE_FROM) // KINDS
        front = ((choice - TAKE_FROM) % KINDS) >> 3
        theirs = loss(row[COUNTS + other * ANIMALS + front], front, missing_in(row, other))
        worth = gain(row[COUNTS + seat * ANIMALS + front], front, missing) + theirs
        worth += uniform(dealer)
        if best < 0 or worth > best_worth:
            best, best_worth = choice, worth
    return best
