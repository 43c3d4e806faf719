"""How much one visitor may ask for: so many requests, matches and open sockets for each address, so
many messages for each socket. Whoever asks for more is told so and may try again a little later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.server import PACKAGE

Clock = Callable[[], float]


class Rate(Struct, frozen=True):
    at_once: int
    """What may come in one burst."""
    a_second: float
    """What may come in the long run."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """A club that sits behind one address shares what an address may have."""

    sockets: int = 200
    """Open at a time, for each address."""
    requests: int = 40
    """A second for each address, in the long run; ten times as many at once."""
    matches: int = 60
    """New ones, and files brought along, a minute for each address; all may come at once."""
    prints: int = 90
    """Proofs, their pages and files a minute for each address; all of them may come at once."""
    messages: int = 20
    """A second for each socket, in the long run; twice as many at once."""
    drafts: int = 6
    """Texts of the workshop and codes to be looked at, a second for each address, in the long run;
    ten times as many at once."""


def read_limits(text: str) -> Limits:
    """`sockets=500,messages=50`; nothing leaves all as it is."""
    given: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        given[name.strip()] = value.strip()
    try:
        limits = msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError:
        limits = None
    if limits is None or min(getattr(limits, name) for name in Limits.__struct_fields__) < 1:
        known = ", ".join(
            f"{name}={value}" for name, value in msgspec.structs.asdict(Limits()).items()
        )
        raise BadOption("not-a-limit", package=PACKAGE, text=text, known=known)
    return limits


class Bucket:
    """Holds what may still come at once, and fills up again as time goes by."""

    __slots__ = ("_clock", "_left", "_rate", "_then")

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.at_once)
        self._then = clock()

    def take(self) -> bool:
        """Whether one more may come."""
        if self.level() < 1:
            return False
        self._left -= 1
        return True

    def level(self) -> float:
        now = self._clock()
        self._left = min(self._rate.at_once, self._left + (now - self._then) * self._rate.a_second)
        self._then = now
        return self._left

    @property
    def full(self) -> bool:
        return self.level() >= self._rate.at_once


class Visitors:
    """What each address has asked for lately. Those who ask for nothing are forgotten."""

    MOST_REMEMBERED: Final = 10_000

    def __init__(self, limits: Limits, clock: Clock = monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._requests: dict[str, Bucket] = {}
        self._matches: dict[str, Bucket] = {}
        self._drafts: dict[str, Bucket] = {}
        self._prints: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def may_request(self, address: str) -> bool:
        rate = Rate(self.limits.requests * 10, self.limits.requests)
        return self._take(self._requests, address, rate)

    def may_make(self, address: str) -> bool:
        return self._take(
            self._matches, address, Rate(self.limits.matches, self.limits.matches / 60)
        )

    def may_draft(self, address: str) -> bool:
        return self._take(self._drafts, address, Rate(self.limits.drafts * 10, self.limits.drafts))

    def may_print(self, address: str) -> bool:
        return self._take(self._prints, address, Rate(self.limits.prints, self.limits.prints / 60))

    def may_open(self, address: str) -> bool:
        """Whether one more socket may be opened; `closed` has to follow where it may."""
        if self._sockets[address] >= self.limits.sockets:
            return False
        self._sockets[address] += 1
        return True

    def closed(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def messages(self) -> Bucket:
        """For the messages of one socket."""
        return Bucket(Rate(self.limits.messages * 2, self.limits.messages), self._clock)

    def _take(self, buckets: dict[str, Bucket], address: str, rate: Rate) -> bool:
        bucket = buckets.get(address)
        if bucket is None:
            if len(buckets) >= self.MOST_REMEMBERED:
                for other in [key for key, one in buckets.items() if one.full]:
                    del buckets[other]
            bucket = buckets[address] = Bucket(rate, self._clock)
        return bucket.take()


class TooFast(StampadiaError):
    def __init__(self) -> None:
        super().__init__("too-fast", package=PACKAGE)
