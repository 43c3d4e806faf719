"""What a seat may know: an allow-list (ruling 13).

Stamps are told as "lion/hippo": the front, then the other animal on the back. A back alone is
told as the pair of its animals in the circle's order, which says nothing about the front.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stampadia.games.stampede.content import BACK, FRONT, KINDS, NAMES, OTHER, Family, Weights
from stampadia.games.stampede.effects import (
    GiveFromAlbum,
    GiveFromHand,
    ReturnFormerHand,
    ReturnFromAlbum,
)
from stampadia.games.stampede.knowledge import likely
from stampadia.kernel.agenda import About
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import View

if TYPE_CHECKING:
    from stampadia.games.stampede.knowledge import Knowledge
    from stampadia.games.stampede.position import Position

STAMP: Final = tuple(f"{NAMES[FRONT[kind]]}/{NAMES[OTHER[kind]]}" for kind in range(KINDS))
MOST_KNOWN: Final = 20_000
"""Cards face down that are kept as they were told: all seats are told most of them, again and
again."""
BACK_NAMES: Final = tuple(tuple(NAMES[animal] for animal in BACK[kind]) for kind in range(KINDS))


class FaceDown(Struct, frozen=True):
    """Cards of one back that lie together face down.

    `could_be` lists each set of fronts they can have, as far as the viewer knows; a single
    entry means the viewer knows them. `weights` says how likely each of them is beside the
    others.
    """

    back: tuple[str, ...]
    count: int
    could_be: tuple[tuple[str, ...], ...]
    weights: tuple[int, ...]


class InPile(Struct, frozen=True):
    """A card of the pile that can be followed; place 1 is the top."""

    place: int
    back: tuple[str, ...]
    could_be: tuple[str, ...]
    weights: tuple[int, ...]


class SeatView(Struct, frozen=True):
    album: tuple[str, ...]
    hand: tuple[FaceDown, ...]
    aside: tuple[FaceDown, ...]
    """A rhino's former hand, on its way back to the pile."""
    team: int
    met: str
    """How this seat has met a winning condition (team variant), or nothing."""


class Give(About, frozen=True, tag="give"):
    """Cards are picked for an exchange."""

    left: int
    """How many are still to be picked after this one."""


class PutBack(About, frozen=True, tag="put-back"):
    """A card goes back into the pile."""

    first: int
    """The highest place it may have; 1 is the top."""
    last: int


class StampedeView(View, frozen=True, kw_only=True):
    question: Give | PutBack | None = None
    """Said to the seat that is asked alone: how many cards it has picked is its own affair."""
    active: int
    played: str
    """The stamp played this turn, or nothing yet."""
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    """The viewer's own hand; empty for a spectator."""
    aside: tuple[str, ...]
    chosen: tuple[str, ...]
    """What the viewer has picked for an exchange that is not carried out yet."""
    exchange: tuple[str, ...]
    pile: int
    """How many cards the pile has."""
    followed: tuple[InPile, ...]
    given_up: tuple[str, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.over.winners if self.over else ()


def view_of(position: Position, seat: int | None) -> StampedeView:
    known = position.known()
    kinds = position.kinds
    pending = position.pending()
    mine = seat is not None and seat == position.active
    return StampedeView(
        game="stampede",
        seat=seat,
        turn=position.turn,
        asked=pending.seat if isinstance(pending, Ask) else None,
        step=position.agenda[-1].name,
        question=_question(position) if isinstance(pending, Ask) and pending.seat == seat else None,
        over=pending if isinstance(pending, Over) else None,
        active=position.active,
        played=STAMP[kinds[position.played]] if position.played >= 0 else "",
        seats=tuple([_seat_view(position, known, seat, other) for other in range(position.seats)]),
        hand=stamps_of(position.hands[seat], kinds) if seat is not None else (),
        aside=stamps_of(position.former_hand, kinds) if mine else (),
        chosen=stamps_of(position.chosen, kinds) if mine else (),
        exchange=stamps_of(position.exchange, kinds),
        pile=len(position.pile),
        followed=tuple(_followed(position, known, seat)),
        given_up=stamps_of(position.given_up, kinds),
    )


def _question(position: Position) -> Give | PutBack | None:
    match position.agenda[-1]:
        case GiveFromHand():
            return Give(0)
        case GiveFromAlbum():
            return Give(sum(step is position.agenda[-1] for step in position.agenda) - 1)
        case ReturnFromAlbum(first_place=first):
            return PutBack(first + 1, len(position.pile) + 1)
        case ReturnFormerHand():
            return PutBack(1, len(position.pile) + 1)
        case _:
            return None


def _seat_view(position: Position, known: Knowledge, viewer: int | None, seat: int) -> SeatView:
    aside = position.former_hand if seat == position.active else []
    return SeatView(
        album=stamps_of(position.albums[seat], position.kinds),
        hand=_face_down(position.hands[seat], position, known, viewer),
        aside=_face_down(aside, position, known, viewer),
        team=position.layout.teams[seat],
        met=position.met[seat],
    )


def _face_down(
    cards: Sequence[int], position: Position, known: Knowledge, viewer: int | None
) -> tuple[FaceDown, ...]:
    if not cards:
        return ()
    families: dict[tuple[int, ...], list[int]] = {}
    for card in cards:
        families.setdefault(BACK[position.kinds[card]], []).append(card)
    return tuple(_together(back, *known.lying(viewer, families[back])) for back in sorted(families))


@lru_cache(maxsize=MOST_KNOWN)
def _together(
    back: tuple[int, ...], family: Family, places: tuple[int, ...], weights: Weights
) -> FaceDown:
    found = likely(family, places, weights)
    return FaceDown(
        back=tuple(NAMES[animal] for animal in back),
        count=len(places),
        could_be=tuple(tuple(NAMES[FRONT[kind]] for kind in kinds) for kinds, _ in found),
        weights=tuple(weight for _, weight in found),
    )


def _followed(position: Position, known: Knowledge, viewer: int | None) -> Iterable[InPile]:
    for place, card in enumerate(reversed(position.pile), start=1):
        if card not in known.lost:
            back = BACK_NAMES[position.kinds[card]]
            yield _in_pile(place, back, *known.lying(viewer, [card]))


@lru_cache(maxsize=MOST_KNOWN)
def _in_pile(
    place: int, back: tuple[str, ...], family: Family, places: tuple[int, ...], weights: Weights
) -> InPile:
    found = likely(family, places, weights)
    return InPile(
        place,
        back,
        could_be=tuple(NAMES[FRONT[kind]] for (kind,), _ in found),
        weights=tuple(weight for _, weight in found),
    )


def stamps_of(cards: Iterable[int], kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple([STAMP[kind] for kind in sorted([kinds[card] for card in cards])])
