"""Seats and links: secrets of 128 bits, kept as their hashes only.

A *seat token* is its holder's alone and stands in no link. An *invitation* lets people take a seat,
a *spectator link* lets them watch; both are made to be sent around.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final

from stampadia.kernel.chance import unguessable

SECRET: Final = "STAMPADIA_SECRET"
"""Where workers find what addresses are signed with; servers that share a database share it too."""
NOBODY: Final = b""
"""The hash where nobody holds a seat: no token has it."""


def new_token() -> str:
    return unguessable()


def hashed(token: str) -> bytes:
    return sha256(token.encode()).digest()


def is_token(token: str, kept: bytes) -> bool:
    """In a time that tells nothing."""
    return compare_digest(hashed(token), kept)
