"""Facts of the rules as events: what everyone hears, and what only some may hear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stampadia.games.stampede.content import Layout
from stampadia.games.stampede.view import BACK_NAMES, STAMP, stamps_of
from stampadia.kernel.event import Event, Told


def events_from(happened: tuple[Layout, list[int], list[tuple[Any, ...]], int, int]) -> list[Event]:
    """What a choice came to: the facts between these two places."""
    layout, kinds, facts, first, last = happened
    return [_EVENTS[fact[0]](layout, kinds, *fact[1:]) for fact in facts[first:last]]


def _plain(name: str, *fields: str, reveals: bool = False) -> Callable[..., Event]:
    """Of a fact whose values are told in this order, as they are, and a card by its stamp."""

    with_stamp = "stamp" in fields

    def event(_layout: Layout, kinds: list[int], *values: Any) -> Event:
        about = dict(zip(fields, values, strict=False))  # what follows is not for everyone
        if with_stamp:
            about["stamp"] = STAMP[kinds[about["stamp"]]]
        return Event(name, about, reveals=reveals)

    return event


def _dealt(
    layout: Layout,
    _kinds: list[int],
    hands: Sequence[Sequence[int]],
    _albums: Any,
    _exchange: Any,
    _pile: Any,
    _top: int,
) -> Event:
    return Event("dealt", {"seats": len(hands), "cards": layout.hand}, reveals=True)


def _drew(_layout: Layout, kinds: list[int], seat: int, card: int, _top: int) -> Event:
    kind = kinds[card]
    return Event(
        "drew",
        {"seat": seat, "back": BACK_NAMES[kind]},
        {"stamp": STAMP[kind]},
        (seat,),
        reveals=True,
    )


def _exchanged(
    _layout: Layout,
    kinds: list[int],
    seat: int,
    source: str,
    given: Sequence[int],
    other: int,
    taken: Sequence[int],
) -> Event:
    """`other` is the seat whose album gave, or -1 for the exchange area."""
    about: dict[str, Told] = {
        "seat": seat,
        "source": source,
        "given": stamps_of(given, kinds),
        "other": other,
        "taken": stamps_of(taken, kinds),
    }
    return Event("exchanged", about, reveals=source == "hand")


def _ordered(_layout: Layout, _kinds: list[int], seat: int, take_first: bool) -> Event:
    return Event("ordered", {"seat": seat, "first": "take" if take_first else "return"})


def _returned(
    _layout: Layout, kinds: list[int], seat: int, source: str, card: int, place: int, _top: int
) -> Event:
    kind = kinds[card]
    about: dict[str, Told] = {"seat": seat, "place": place + 1, "back": BACK_NAMES[kind]}
    if source == "album":
        return Event("returned", about | {"stamp": STAMP[kind]})
    return Event("returned", about, {"stamp": STAMP[kind]}, (seat,))


def _reshuffled(_layout: Layout, _kinds: list[int], pile: Sequence[int], _top: int) -> Event:
    return Event("reshuffled", {"cards": len(pile)}, reveals=True)


_EVENTS: Final[dict[str, Callable[..., Event]]] = {
    "dealt": _dealt,
    "began-turn": _plain("began-turn", "seat", "turn"),
    "drew": _drew,
    "played": _plain("played", "seat", "stamp", reveals=True),
    "exchanged": _exchanged,
    "swapped-hands": _plain("swapped-hands", "seat", "other", reveals=True),
    "ordered": _ordered,
    "took-top": _plain("took-top", "seat", "stamp", reveals=True),
    "set-aside": _plain("set-aside", "seat"),
    "returned": _returned,
    "ran-out": _plain("ran-out"),
    "gave-up": _plain("gave-up", "seat", "stamp"),
    "reshuffled": _reshuffled,
    "met": _plain("met", "seat", "how"),
    "won": _plain("won", "seats", "how"),
}
