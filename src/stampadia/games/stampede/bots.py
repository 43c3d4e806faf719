"""What a good player of Stampede looks at, at a glance and with care, and what one does without
thinking.

A glance sees sets in albums, parrots, and a last card that waits in a hand. With care, what counts
above all is who can finish on the next turn, by a lion or a buffalo too: albums change so fast
that half a set is worth little until its owner can complete it.

Instinct is cheap, and good enough to play a game on in the mind: finish if you can; collect what
you have most of; part with what you need least; take from the album that would miss it most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.stampede.choices import (
    GIVE,
    GIVE_UP,
    PLACES,
    RETURN,
    SWAP_WITH,
    TAKE,
    TAKE_FROM,
)
from stampadia.games.stampede.content import KINDS, NAMES, PARROT
from stampadia.games.stampede.position import Position
from stampadia.kernel.pending import Ask, Over

if TYPE_CHECKING:
    from stampadia.kernel.chance import Dealer

LION: Final = NAMES.index("lion")
BUFFALO: Final = NAMES.index("buffalo")

# At a glance: what a collection is worth by its size, a last card in the hand, a turn of waiting.
GLANCE_SAME: Final = (0.0, 0.0, 0.4, 1.3, 2.8, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0)
GLANCE_DIFFERENT: Final = (0.0, 0.0, 0.0, 0.0, 0.1, 0.4, 0.9, 1.8, 3.2, 5.0)
GLANCE_PARROTS: Final = (0.0, 0.3, 1.0, 2.6, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0)
LAST_CARD: Final = 1.2
WAITING: Final = 0.25

# With care: fitted to who won 1,800 games between greedy players (a conditional logit over the
# seats, at the moment of playing a card). The largest set, different animals, parrots:
SAME: Final = (0.0, 0.0, 0.2, 0.4, 1.2, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0)
DIFFERENT: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.25, 0.45, 1.2, 4.0)
PARROTS: Final = (0.0, 0.05, 0.2, 0.7, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0)
# What it is worth to be able to finish, by how many turns away the own turn is.
CAN_FINISH: Final = (3.8, 1.7, 1.3, 0.8, 0.6, 0.5)
DONE: Final = 5.0
"""What a partner is worth who has met a condition already."""
FOURTH_IN_HAND: Final = 0.6
LION_IN_HAND: Final = 0.2


def glance(position: Position) -> list[float]:
    """Each seat's chances as a hurried player sees them."""
    kinds = position.kinds
    worths = []
    for seat, count in enumerate(position.counts):
        missing = count.count(0)
        worth = GLANCE_SAME[max(count)] + GLANCE_DIFFERENT[9 - missing]
        worth += GLANCE_PARROTS[count[PARROT]]
        if any(completes(count, kinds[card] >> 3, missing) for card in position.hands[seat]):
            worth += LAST_CARD
        worths.append(worth - WAITING * ((seat - position.active) % position.seats))
    return _chances(position, worths)


def appraise(position: Position) -> list[float]:
    """Each seat's chances as a careful player sees them."""
    kinds = position.kinds
    next_seat = position.active + (position.played >= 0)
    worths = []
    for seat, count in enumerate(position.counts):
        hand = {kinds[card] >> 3 for card in position.hands[seat]}
        worth = SAME[max(count)] + DIFFERENT[9 - count.count(0)] + PARROTS[count[PARROT]]
        if any(count[front] == 3 for front in hand):
            worth += FOURTH_IN_HAND
        if LION in hand:
            worth += LION_IN_HAND
        if can_finish(position, seat, hand):
            worth += CAN_FINISH[(seat - next_seat) % position.seats]
        worths.append(worth)
    return _chances(position, worths)


def _chances(position: Position, worths: list[float]) -> list[float]:
    """Worths as shares of one. A team is worth what its members are on average, and one who has
    met a condition is done."""
    over = position.pending()
    if isinstance(over, Over):
        return list(over.returns)
    if not position.layout.in_teams:
        weights = [exp(worth) for worth in worths]
        total = _added(weights)
        return [weight / total for weight in weights]
    teams = position.layout.teams
    shares: dict[int, list[float]] = {}
    for seat, worth in enumerate(worths):
        shares.setdefault(teams[seat], []).append(DONE if position.met[seat] else worth)
    sides = {team: exp(_added(own) / len(own)) for team, own in shares.items()}
    total = _added(sides.values())
    return [sides[team] / total for team in teams]


def _added(numbers: Iterable[float]) -> float:
    """One after the other: from Python 3.12 on, `sum` rounds otherwise."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def can_finish(position: Position, seat: int, hand: set[int]) -> bool:
    """Could this seat complete a collection with one card of its hand, were it its turn?

    Played straight into the album; or by a lion, taking the last one from another album; or by
    a buffalo, taking it from the exchange area.
    """
    count = position.counts[seat]
    missing = count.count(0)
    if max(count) < 2 and missing > 4:
        return False
    if any(completes(count, front, missing) for front in hand):
        return True
    if LION in hand and lion_finishes(position, seat):
        return True
    return BUFFALO in hand and buffalo_finishes(position, seat)


def completes(count: list[int], front: int, missing: int) -> bool:
    """Would one more of this animal complete a collection?"""
    had = count[front]
    return had >= 4 or (had == 0 and missing == 1) or (front == PARROT and had == 3)


def lion_finishes(position: Position, seat: int) -> bool:
    count = position.counts[seat][:]
    count[LION] += 1
    missing = count.count(0)
    return any(
        completes(count, front, missing)
        and any(other[front] for chair, other in enumerate(position.counts) if chair != seat)
        for front in range(9)
    )


def buffalo_finishes(position: Position, seat: int) -> bool:
    count = position.counts[seat][:]
    count[BUFFALO] += 1
    own = sum(count)
    kinds = position.kinds
    area = [kinds[card] >> 3 for card in position.exchange]
    for front in area:
        if count[front] + area.count(front) >= (4 if front == PARROT else 5):
            return own - count[front] >= len(area)  # three others must go
    new = {front for front in area if not count[front]}
    return count.count(0) == len(new) and own - (9 - len(new)) >= len(area)


def candidates(position: Position, ask: Ask) -> Sequence[Any]:
    """Leave out twins: stamps that differ only in the back, and places in the pile that no
    player reaches before this seat's next turn."""
    choices = ask.choices
    first = choices[0]
    if first >= RETURN:
        return _returns(position, choices)
    if first >= SWAP_WITH:
        return choices
    one_each: dict[int, int] = {}
    for choice in choices:
        one_each.setdefault(choice >> 3, choice)  # eight kinds share a front
    return list(one_each.values())


assert GIVE_UP % 8 == KINDS % 8 == 0  # so that `choice >> 3` tells verb, seat and front apart


def _returns(position: Position, choices: Sequence[int]) -> list[int]:
    last = len(position.pile)
    first_place = (choices[0] - RETURN) % PLACES
    places = {first_place, min(position.seats - 1, last), last}
    if position.former_hand and not position.hands[position.active]:
        places |= {min(1, last), min(2, last)}  # a rhino that returns first can take them again
    useful = sorted(place for place in places if place >= first_place)
    fronts: dict[int, int] = {}
    for kind in dict.fromkeys((choice - RETURN) // PLACES for choice in choices):
        fronts.setdefault(kind >> 3, kind)
    return [RETURN + kind * PLACES + place for kind in fronts.values() for place in useful]


# What a seat does not see

SOON: Final = 4
"""Cards of the pile that somebody may reach within a turn."""


def conceal(position: Position, seat: int, dealer: Dealer) -> Position:
    """What lies hidden from the seat, otherwise: fronts among the cards of one back, and the order
    of the pile below the top, whose back shows. What it has seen before is forgotten."""
    world = position.clone()
    world.alike = world.fronts = None
    kinds = world.kinds = position.kinds[:]
    pile, deck = world.pile, world.layout.deck
    others = [card for other, hand in enumerate(world.hands) if other != seat for card in hand]
    hidden = {*pile, *others}

    def redraw(card: int) -> None:
        family = deck.families[deck.family_of[card]]
        twins = [twin for twin in family.cards if twin in hidden]
        if len(twins) > 1:
            twin = dealer.one_of(twins)
            kinds[card], kinds[twin] = kinds[twin], kinds[card]

    for card in others:
        redraw(card)
    for place in range(len(pile) - 2, max(0, len(pile) - 1 - SOON), -1):
        other = dealer.below(place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    for place in range(len(pile) - 1, max(-1, len(pile) - 1 - SOON), -1):
        redraw(pile[place])
    return world


# Without thinking


ELEPHANT: Final = NAMES.index("elephant")
LAST_ONES: Final = (9.0, 6.0, 4.0, 2.0, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5)
"""What an animal that stands alone is worth, by how many animals the album still misses."""
PARROT_MORE: Final = 1.5
"""What a parrot is worth beyond its number: four are enough."""

Way = Callable[[Position, int, Sequence[int], "Dealer"], int | None]


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
