"""A view as a row of numbers, for learning programs.

Only the view goes in, so nothing hidden can come out. What a seat cannot see is told as it may be
expected from all that it has seen: each way in which the fronts can lie counts as often as it
weighs (`knowledge.py`). Seats are told from the viewer's chair:
block 0 is the viewer, block 1 the player on the left, and so on; empty chairs are zeros.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from stampadia.games.stampede.content import NAMES
from stampadia.games.stampede.view import FaceDown, InPile, StampedeView

STEPS: Final = (
    "play", "give-from-hand", "give-from-album", "take-from-own-album", "take-for-hand",
    "take-for-album", "take-from-exchange", "swap-hands", "giraffe-order", "rhino-order",
    "return-from-album", "return-from-album-below-top", "return-former-hand", "give-up",
)  # fmt: skip
SEATS: Final = 6
PER_SEAT: Final = 9 + 18 + 5
FOLLOWED: Final = 8


def observe(view: StampedeView) -> list[float]:
    row = [float(view.step == step) for step in STEPS]
    for stamps in (view.hand, view.aside, view.chosen, view.exchange, view.given_up):
        row += _fronts(stamps)
    row += _fronts((view.played,) if view.played else ())
    row += [view.pile / 90, min(view.turn, 100) / 100]
    chair = view.seat or 0
    for offset in range(SEATS):
        if offset >= len(view.seats):
            row += [0.0] * PER_SEAT
            continue
        seat = (chair + offset) % len(view.seats)
        there = view.seats[seat]
        row += _fronts(there.album)
        row += _hidden((*there.hand, *there.aside))
        row += [
            1.0,
            float(seat == view.active),
            float(seat == view.asked),
            float(bool(there.met)),
            float(there.team == view.seats[chair].team),
        ]
    # the places at the top of the pile, where they can be followed
    for place in range(1, FOLLOWED + 1):
        card = next((known for known in view.followed if known.place == place), None)
        chances = _chances(card) if card else {}
        row += [chances.get(name, 0.0) for name in NAMES]
    return row


def _fronts(stamps: Iterable[str]) -> list[float]:
    counts = [0.0] * 9
    for stamp in stamps:
        counts[NAMES.index(stamp.split("/")[0])] += 0.2
    return counts


def _hidden(groups: Iterable[FaceDown]) -> list[float]:
    """Nine expected counts, exact for what the viewer knows; nine counts of the backs."""
    expected, backs = [0.0] * 9, [0.0] * 9
    for group in groups:
        for fronts, chance in _chances(group).items():
            for name in fronts:
                expected[NAMES.index(name)] += 0.2 * chance
        for name in group.back:
            backs[NAMES.index(name)] += 0.2 * group.count
    return expected + backs


def _chances(hidden: FaceDown | InPile) -> dict[Any, float]:
    """How likely each thing is that these cards could be."""
    whole = sum(hidden.weights)
    return {
        what: weight / whole for what, weight in zip(hidden.could_be, hidden.weights, strict=True)
    }
