"""A view as a row of numbers, for learning programs.

Only the view goes in, so nothing hidden can come out. Seats are told from the viewer's chair:
block 0 is the viewer, block 1 the player on the left, and so on; empty chairs are zeros.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stampadia.games.stampede.content import NAMES
from stampadia.games.stampede.view import FaceDown, StampedeView

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
        row += [
            float(name in card.could_be) / len(card.could_be) if card else 0.0 for name in NAMES
        ]
    return row


def _fronts(stamps: Iterable[str]) -> list[float]:
    counts = [0.0] * 9
    for stamp in stamps:
        counts[NAMES.index(stamp.split("/")[0])] += 0.2
    return counts


def _hidden(groups: Iterable[FaceDown]) -> list[float]:
    """Nine expected counts from what the cards could be, nine counts of the backs."""
    expected, backs = [0.0] * 9, [0.0] * 9
    for group in groups:
        for fronts in group.could_be:
            for name in fronts:
                expected[NAMES.index(name)] += 0.2 / len(group.could_be)
        for name in group.back:
            backs[NAMES.index(name)] += 0.2 * group.count
    return expected + backs
