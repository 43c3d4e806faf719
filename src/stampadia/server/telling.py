"""What a moment of a match tells several listeners alike, in one language: it is worked out and
encoded once for all of them."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Over
from stampadia.matches.match import Match
from stampadia.server import wire
from stampadia.words import Words

EVERYBODY: Final = -1
"""In place of a seat: whoever hears the same as all who are not told apart."""
_encoder: Final = msgspec.json.Encoder()


class Telling:
    def __init__(self, match: Match, language: str, words: Words) -> None:
        self.match = match
        self.sequence = match.sequence
        pending = match.pending()
        self.over = pending if isinstance(pending, Over) else None
        self.asked = pending.seat if isinstance(pending, Ask) else None
        """The seat that must choose now."""
        self.words = words
        self._language = language
        self._heard: dict[tuple[int, int | None], msgspec.Raw] = {}
        """Events as they go over the wire, by their numbers and by who hears them so."""

    def is_of(self, match: Match, words: Words) -> bool:
        """Is it of this very moment, with people called as they are now?"""
        return self.match is match and self.sequence == match.sequence and self.words is words

    def heard(self, seat: int | None, since: int) -> list[wire.Heard]:
        """What happened after this number, as this seat (None: a spectator) may know it."""
        found = []
        for event in self.match.happenings(since):
            apart = self.match.tells_apart(event)
            own = apart is None or seat in event.audience or seat in apart
            key = event.number, seat if own else EVERYBODY
            told = self._heard.get(key)
            if told is None:
                told = self._heard[key] = self._told(event, seat)
            found.append(told)
        return cast("list[wire.Heard]", found)  # encoded already

    def _told(self, event: Event, seat: int | None) -> msgspec.Raw:
        event = event.told_to(seat)
        event = self.match.game.event_in_language(event, self.match.position, self._language)
        told = self.match.tell(event, seat, self.words) if event.name else ""
        heard = wire.Heard(event.number, event.name, event.about, told)
        return msgspec.Raw(_encoder.encode(heard))
