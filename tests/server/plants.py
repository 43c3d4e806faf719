"""Leaks planted on purpose, as a careless change could bring them in: `test_canaries` must find
each. Only a server that is started for it loads them: a game is spoiled when its name is asked for.
"""

from __future__ import annotations

import logging
from typing import Any

from msgspec import structs

from canaries import hook_of
from stampadia.games.chronicles import Chronicles
from stampadia.games.generals.position import Position as Battle
from stampadia.games.stampede import events
from stampadia.games.travelers.position import Position as Journey
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.event import Event


def __getattr__(name: str) -> Any:
    if name not in SPOILED:
        raise AttributeError(name)
    SPOILED[name]()
    return hook_of(name).GAME


def _a_view() -> None:
    """All Life Cards are shown as if they had been seen."""
    honest = Battle.view

    def view(self: Battle, seat: int | None) -> Any:
        faces = tuple(self.deck.card_views[card] for card in self.life_cards)
        return structs.replace(honest(self, seat), life_known=faces)

    Battle.view = view  # type: ignore[method-assign]


def _an_event() -> None:
    """Everybody is told which stamp was drawn."""
    honest = events._EVENTS["drew"]

    def drew(*facts: Any) -> Event:
        event = honest(*facts)
        return Event("drew", event.about | event.secret, reveals=True)

    events._EVENTS["drew"] = drew


def _a_log_line() -> None:
    """Whoever looks for a bug logs the whole adventure."""
    honest = Journey.view

    def view(self: Journey, seat: int | None) -> Any:
        state = self.world or self.dungeon
        logging.getLogger("stampadia.server").warning("looking at %r", state and vars_of(state))
        return honest(self, seat)

    Journey.view = view  # type: ignore[method-assign]


def vars_of(state: Any) -> Any:
    return getattr(state, "world", None) or state.dungeon


def _an_error() -> None:
    """A refusal quotes the sheet."""

    def read(position: Any, text: str) -> Any:  # noqa: ARG001
        rooms = position.prepared.sheet.rooms
        read = [str(room.lines)[:500] for room in rooms if room.lines and not room.start]
        raise IllegalChoice("impossible-outcome", what=read[-1])

    Chronicles.read = staticmethod(read)


SPOILED = {
    "chronicles": _an_error,
    "generals": _a_view,
    "stampede": _an_event,
    "travelers": _a_log_line,
}
