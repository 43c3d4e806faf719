"""Dice and lots that the only person of a match throws at home: who is asked, what is offered, and
what becomes of the answer. What comes from this server stays sealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stampadia.kernel.chance import Luck
from stampadia.kernel.pending import Dice, Draw
from stampadia.matches.match import Match
from stampadia.matches.record import Line
from stampadia.server import wire
from stampadia.table.fair_luck import FairLuck
from stampadia.table.rolling import OwnDice, fallen, outcomes, written

if TYPE_CHECKING:
    from stampadia.server.room import Room


def luck_of(room: Room, match: Match) -> Luck:
    fair = FairLuck(room.row.luck, room.luck_words, match)
    return OwnDice(room.game, fair, lambda: bool(room.people)) if room.row.own_dice else fair


def rolling(room: Room, match: Match, seat: int | None) -> Draw | None:
    """What this seat has to roll or draw now, and tell us about."""
    pending = match.pending() if room.row.own_dice and seat in room.people else None
    return pending if isinstance(pending, Draw) else None


def chosen(room: Room, seat: int, text: str, after: int) -> Callable[[Match], Line]:
    """What a seat's text proposes: a choice, or what fell."""

    def propose(match: Match) -> Line:
        if rolling(room, match, seat):
            return fallen(match, seat, text, after)
        return match.propose_text(seat, text, after)

    return propose


def roll(chance: Draw) -> wire.Roll:
    return wire.Roll(chance.what, chance.count if isinstance(chance, Dice) else 0)


def offered(match: Match, chance: Draw, language: str) -> list[wire.OfferOf]:
    """All that can fall, as it is typed."""
    return [
        wire.OfferOf(
            written(match, chance, outcome, "en"),
            written(match, chance, outcome, language),
            "",
            None,
        )
        for outcome in outcomes(chance)
    ]
