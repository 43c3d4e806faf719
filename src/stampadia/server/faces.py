"""The printed faces of a match for the screen: the press's drawing, as SVG.

An address holds what is to be drawn and a signature of it. Only this server can sign, and it signs
only what a seat's own view shows: a face that nobody was told of cannot be asked for, guessed or
tried out. Any worker can answer any address, without remembering it, and since nothing behind an
address ever changes, a browser may keep it for good.
"""

from __future__ import annotations

import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from stampadia.kernel import registry
from stampadia.kernel.chance import unguessable
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.press.document import one_card
from stampadia.press.look import Style, look_of
from stampadia.press.screen import for_screen
from stampadia.press.typesetter import typeset
from stampadia.server import PACKAGE
from stampadia.server.tokens import SECRET

if TYPE_CHECKING:
    from stampadia.server.room import Room

_SIGNATURE: Final = 32
MOST_KNOWN: Final = 20_000
"""Addresses that are kept as they were signed."""


class Wanted(Struct, frozen=True, array_like=True):
    """What is to be drawn: of which game, played with which content, in which language."""

    game: str
    edition: str
    options: dict[str, str]
    language: str
    name: str
    match: str = ""
    """Where the match carries content of its own."""


def address_of(room: Room, language: str, name: str) -> str:
    """Of the face that the game calls so; only for whoever has a view that shows it."""
    carries = room.id if room.row.carried != "{}" else ""
    return _address(room.game.name, room.game.edition, room.row.options, language, name, carries)


@lru_cache(maxsize=MOST_KNOWN)
def _address(game: str, edition: str, options: str, language: str, name: str, carries: str) -> str:
    """The same at all tables that are played with what comes with the game."""
    face = Wanted(game, edition, msgspec.json.decode(options), language, name, carries)
    told = msgspec.json.encode(face)
    of = urlsafe_b64encode(told).rstrip(b"=").decode()
    return f"/faces/{_signed(told)}.svg?of={of}"


def wanted(signature: str, of: str) -> Wanted:
    """What an address stands for; an error where this server did not sign it."""
    try:
        told = urlsafe_b64decode(of + "=" * (-len(of) % 4))
        if not hmac.compare_digest(_signed(told).encode(), signature.encode()):
            raise ValueError
        return msgspec.json.decode(told, type=Wanted)
    except (NotBase64, ValueError):
        raise StampadiaError("no-such-match", package=PACKAGE) from None


def _signed(told: bytes) -> str:
    key = os.environ.setdefault(SECRET, unguessable())
    return hmac.new(key.encode(), told, "sha256").hexdigest()[:_SIGNATURE]


def drawn(face: Wanted, content: Mapping[str, Any] | None) -> bytes:
    """The face as SVG; `content` where the match carries its own."""
    if content is None:
        return _drawn(face.game, msgspec.json.encode(face.options), face.language, face.name)
    return _draw(registry.load(face.game), face, content)


@lru_cache(maxsize=400)
def _drawn(game: str, options: bytes, language: str, name: str) -> bytes:
    found = registry.load(game)
    given = msgspec.json.decode(options)
    own = found.own_contents(found.read_options(given))
    return _draw(found, Wanted(game, found.edition, given, language, name), own)


def _draw(game: Game, asked: Wanted, content: Mapping[str, Any]) -> bytes:
    options = game.read_options(asked.options)
    printed = game.face(asked.name, options, content, game.words(asked.language))
    look = look_of(game)
    style = Style(lang=asked.language, card=game.card_mm)
    if drawing := look.drawing(printed, style):
        return drawing.encode()
    data = one_card(printed, asked.name, style, look)
    return for_screen(typeset(look, data, "svg", game=game.name)[0])
