"""What each seat has been told since the match began: the past of an information state.

A view holds what a seat knows now. An information state must also tell apart the ways that led
here, so a seat's story lists, in order, every event as that seat heard it, and every choice it
made, with a fingerprint of the view it made it from. From that follow all earlier information
states and choices of the seat: perfect recall. Nothing in it comes from anywhere but
`Event.told_to`, `view` and the seat's own choices, so it cannot say more than the seat knows.

Stories are written only when somebody asks for them; play notes nothing but its moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from stampadia.kernel.event import Event, told_to
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import Position, View

_encoder = msgspec.json.Encoder(order="deterministic")


class Story:
    """The stories of all seats up to one position, the spectator's last. Never changed once
    made: clones of a table share it."""

    __slots__ = ("_told", "position")

    def __init__(self, position: Position, told: Sequence[tuple[str, ...]]) -> None:
        self.position = position
        self._told = tuple(told)

    @classmethod
    def at_start(cls, position: Position, seats: int) -> Story:
        return cls(position.clone(), [()] * (seats + 1))

    def told(self, seat: int | None) -> tuple[str, ...]:
        return self._told[-1 if seat is None else seat]

    def after(self, game: Game, moves: Iterable[Any]) -> Story:
        position = self.position.clone()
        told = [list(lines) for lines in self._told]
        for move in moves:
            pending = position.pending()
            if isinstance(pending, Ask):
                seen = fingerprint(position.view(pending.seat))
                told[pending.seat].append(f"{seen} > {game.write(position, move)}")
            events = position.play(move)
            for seat, lines in enumerate(told):
                hearer = seat if seat < len(told) - 1 else None
                lines += [line(event) for event in told_to(hearer, events)]
        return Story(position, [tuple(lines) for lines in told])

    def imagined_by(self, seat: int, world: Position) -> Story:
        """The stories that go with an imagined world: this seat heard what it heard, and the
        others what everybody heard, for the rest is not this seat's to know."""
        others = self._told[-1]
        return Story(
            world.clone(),
            [lines if who == seat else others for who, lines in enumerate(self._told)],
        )


def line(event: Event) -> str:
    return f"{event.name} {_encoder.encode(event.about).decode()}"


def text_of(seen: View | dict[str, Any]) -> str:
    return _encoder.encode(seen).decode()


def fingerprint(view: View) -> str:
    return blake2b(_encoder.encode(view), digest_size=6).hexdigest()
