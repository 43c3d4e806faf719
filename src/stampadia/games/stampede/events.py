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


def _began_turn(_layout: Layout, _kinds: list[int], seat: int, turn: int) -> Event:
    return Event("began-turn", {"seat": seat, "turn": turn})


def _drew(_layout: Layout, kinds: list[int], seat: int, card: int, _top: int) -> Event:
    kind = kinds[card]
    return Event(
        "drew",
        {"seat": seat, "back": BACK_NAMES[kind]},
        {"stamp": STAMP[kind]},
        (seat,),
        reveals=True,
    )


def _played(_layout: Layout, kinds: list[int], seat: int, card: int) -> Event:
    return Event("played", {"seat": seat, "stamp": STAMP[kinds[card]]}, reveals=True)


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


def _swapped_hands(_layout: Layout, _kinds: list[int], seat: int, other: int) -> Event:
    return Event("swapped-hands", {"seat": seat, "other": other}, reveals=True)


def _ordered(_layout: Layout, _kinds: list[int], seat: int, take_first: bool) -> Event:
    return Event("ordered", {"seat": seat, "first": "take" if take_first else "return"})


def _took_top(_layout: Layout, kinds: list[int], seat: int, card: int, _top: int) -> Event:
    return Event("took-top", {"seat": seat, "stamp": STAMP[kinds[card]]}, reveals=True)


def _set_aside(_layout: Layout, _kinds: list[int], seat: int) -> Event:
    return Event("set-aside", {"seat": seat})


def _returned(
    _layout: Layout, kinds: list[int], seat: int, source: str, card: int, place: int, _top: int
) -> Event:
    kind = kinds[card]
    about: dict[str, Told] = {"seat": seat, "place": place + 1, "back": BACK_NAMES[kind]}
    if source == "album":
        return Event("returned", about | {"stamp": STAMP[kind]})
    return Event("returned", about, {"stamp": STAMP[kind]}, (seat,))


def _ran_out(_layout: Layout, _kinds: list[int]) -> Event:
    return Event("ran-out", {})


def _gave_up(_layout: Layout, kinds: list[int], seat: int, card: int) -> Event:
    return Event("gave-up", {"seat": seat, "stamp": STAMP[kinds[card]]})


def _reshuffled(_layout: Layout, _kinds: list[int], pile: Sequence[int], _top: int) -> Event:
    return Event("reshuffled", {"cards": len(pile)}, reveals=True)


def _met(_layout: Layout, _kinds: list[int], seat: int, how: str) -> Event:
    return Event("met", {"seat": seat, "how": how})


def _won(_layout: Layout, _kinds: list[int], team: tuple[int, ...], how: str) -> Event:
    return Event("won", {"seats": team, "how": how})


_EVENTS: Final[dict[str, Callable[..., Event]]] = {
    "dealt": _dealt,
    "began-turn": _began_turn,
    "drew": _drew,
    "played": _played,
    "exchanged": _exchanged,
    "swapped-hands": _swapped_hands,
    "ordered": _ordered,
    "took-top": _took_top,
    "set-aside": _set_aside,
    "returned": _returned,
    "ran-out": _ran_out,
    "gave-up": _gave_up,
    "reshuffled": _reshuffled,
    "met": _met,
    "won": _won,
}
