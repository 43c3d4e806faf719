"""What a good player of Stampede looks at: sets in albums, threats, parrots, hands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from stampadia.games.stampede.agenda import (
    GIVE_UP,
    PLACES,
    RETURN,
    SWAP_WITH,
    TAKE_FIRST,
)
from stampadia.games.stampede.content import KINDS, PARROT
from stampadia.games.stampede.position import Position
from stampadia.kernel.pending import Ask, Over

# How much a collection is worth, by its size: five of a kind, nine different, four parrots.
SAME: Final = (0.0, 0.0, 0.4, 1.3, 2.8, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0)
DIFFERENT: Final = (0.0, 0.0, 0.0, 0.0, 0.1, 0.4, 0.9, 1.8, 3.2, 5.0)
PARROTS: Final = (0.0, 0.3, 1.0, 2.6, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0)
IN_HAND: Final = 1.2
"""What the finishing card in the hand is worth."""
WAITING: Final = 0.25
"""What each turn of waiting costs."""


def appraise(position: Position) -> list[float]:
    """Each seat's chances to win, from a full position."""
    over = position.pending()
    if isinstance(over, Over):
        return list(over.returns)
    seats = position.seats
    kinds = position.kinds
    layout = position.layout
    weights = []
    for seat in range(seats):
        count = position.counts[seat]
        same = max(count)
        missing = count.count(0)
        parrots = count[PARROT]
        worth = SAME[same] + DIFFERENT[9 - missing] + PARROTS[parrots]
        if same >= 4 or missing <= 1 or parrots >= 3:
            hand = {kinds[card] >> 3 for card in position.hands[seat]}
            if any(count[front] == 4 or (not count[front] and missing == 1) for front in hand) or (
                parrots >= 3 and PARROT in hand
            ):
                worth += IN_HAND
        worth -= WAITING * ((seat - position.active) % seats)
        weights.append(exp(worth))
    if layout.in_teams:
        return _team_chances(position, weights)
    total = sum(weights)
    return [weight / total for weight in weights]


def _team_chances(position: Position, weights: list[float]) -> list[float]:
    """A team is as near as its members who have not met a condition yet; members who have met
    one count as done."""
    teams = position.layout.teams
    done = exp(SAME[5])
    strength: dict[int, float] = {}
    for seat, weight in enumerate(weights):
        own = done if position.met[seat] else weight
        strength[teams[seat]] = strength.get(teams[seat], 1.0) * own
    sizes = {team: teams.count(team) for team in strength}
    roots = {team: value ** (1.0 / sizes[team]) for team, value in strength.items()}
    total = sum(roots.values())
    return [roots[team] / total for team in teams]


def candidates(position: Position, ask: Ask) -> Sequence[Any]:
    """Leave out twins: stamps that differ only in the back, and places in the pile that nobody
    will reach before the next turn of this seat."""
    choices = ask.choices
    first = choices[0]
    if first >= RETURN:
        return _returns(position, choices)
    if first in (TAKE_FIRST,) or SWAP_WITH <= first < RETURN:
        return choices
    one_each: dict[int, int] = {}
    for choice in choices:
        one_each.setdefault(choice >> 3, choice)  # blocks of KINDS are multiples of 8
    return list(one_each.values())


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


assert GIVE_UP % 8 == 0 and KINDS % 8 == 0
