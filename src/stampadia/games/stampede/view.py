"""What a seat may know: an allow-list (ruling 13).

Stamps are told as "lion/hippo": the front, then the other animal on the back. A back alone is
told as the pair of its animals in the circle's order, which says nothing about the front.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from stampadia.games.stampede.content import (
    BACK,
    FRONT,
    KINDS,
    NAMES,
    OTHER,
    Deck,
    Family,
    Weights,
)
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
MOST_KNOWN: Final = 2_000
"""Groups of cards face down that are kept, with all that was told of each."""
BACK_NAMES: Final = tuple(tuple(NAMES[animal] for animal in BACK[kind]) for kind in range(KINDS))
BACK_FACES: Final = {pair: "+".join(pair) for pair in BACK_NAMES}
"""How the printed faces of the backs are called."""


class FaceDown(Struct, frozen=True, gc=False):
    """Cards of one back that lie together face down.

    `could_be` lists each set of fronts they can have, as far as the viewer knows; a single
    entry means the viewer knows them. `weights` says how likely each of them is beside the
    others.
    """

    back: tuple[str, ...]
    count: int
    could_be: tuple[tuple[str, ...], ...]
    weights: tuple[int, ...]


class InPile(Struct, frozen=True, gc=False):
    """A card of the pile that can be followed; place 1 is the top."""

    place: int
    back: tuple[str, ...]
    could_be: tuple[str, ...]
    weights: tuple[int, ...]


class SeatView(Struct, frozen=True, gc=False):
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


class StampedeView(View, frozen=True, kw_only=True, dict=True):
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

    @property
    def open_faces(self) -> frozenset[str]:
        """The stamps that lie open for everybody, and the backs of all others on the table: the
        names of their printed faces. All who look at one moment share them."""
        shared: list[frozenset[str]] = self.__dict__.setdefault(_SHARED, [])
        if not shared:
            backs = [one.back for seat in self.seats for one in (*seat.hand, *seat.aside)]
            backs += [card.back for card in self.followed]
            found = {BACK_FACES[back] for back in backs}
            found.update(self.exchange, self.given_up, *[seat.album for seat in self.seats])
            if self.played:
                found.add(self.played)
            shared.append(frozenset(found))
        return shared[0]


_SHARED: Final = "open faces"
"""Where a view keeps them; they are in no JSON."""


class Group:
    """Cards of one family that lie together, as all see them: where what somebody knows of the
    family is found, and how they are told to whoever has these weights for it."""

    __slots__ = ("family", "in_pile", "told")

    def __init__(self, family: int, back: tuple[str, ...], all_: Family, places: tuple[int, ...]):
        self.family = family
        self.told: Final = LookedUp(lambda weights: _face_down(back, all_, places, weights))
        self.in_pile: Final = LookedUp(lambda known: _in_pile(known[0], self.told[known[1]]))
        """The same for a card that lies by itself in the pile: its place there, and weights."""


class LookedUp(dict[Any, Any]):
    """What was worked out once is looked up: all seats are told most of it, again and again."""

    def __init__(self, work_out: Callable[[Any], Any]) -> None:
        self._work_out = work_out

    def __missing__(self, known: Any) -> Any:
        found = self[known] = self._work_out(known)
        return found


class Alike(Struct, frozen=True, gc=False):
    """What a position tells everybody alike, so that it is put together once for all who look."""

    albums: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[Group, ...], ...]
    aside: tuple[Group, ...]
    exchange: tuple[str, ...]
    followed: tuple[tuple[int, Group], ...]
    """The cards of the pile that can be followed, each with its place."""
    given_up: tuple[str, ...]
    faces: list[frozenset[str]]
    """The open faces, once somebody has asked for them."""


def view_of(position: Position, seat: int | None) -> StampedeView:
    known = position.known()
    alike = position.alike
    if alike is None:
        alike = position.alike = _alike(position, known)
    kinds = position.kinds
    pending = position.pending()
    asked = pending.seat if isinstance(pending, Ask) else None
    active, teams, met = position.active, position.layout.teams, position.met
    mine = seat is not None and seat == active
    weights = known.of(seat)
    view = StampedeView(
        game="stampede",
        seat=seat,
        turn=position.turn,
        asked=asked,
        step=position.agenda[-1].name,
        question=_question(position) if asked is not None and asked == seat else None,
        over=pending if isinstance(pending, Over) else None,
        active=active,
        played=STAMP[kinds[position.played]] if position.played >= 0 else "",
        seats=tuple(
            [
                SeatView(
                    album,
                    tuple([one.told[weights[one.family]] for one in hand]),
                    tuple([one.told[weights[one.family]] for one in alike.aside])
                    if alike.aside and other == active
                    else (),
                    teams[other],
                    met[other],
                )
                for other, (album, hand) in enumerate(zip(alike.albums, alike.hands, strict=True))
            ]
        ),
        hand=stamps_of(position.hands[seat], kinds) if seat is not None else (),
        aside=stamps_of(position.former_hand, kinds) if mine else (),
        chosen=stamps_of(position.chosen, kinds) if mine else (),
        exchange=alike.exchange,
        pile=len(position.pile),
        followed=tuple([one.in_pile[place, weights[one.family]] for place, one in alike.followed]),
        given_up=alike.given_up,
    )
    view.__dict__[_SHARED] = alike.faces
    return view


def _alike(position: Position, known: Knowledge) -> Alike:
    kinds, deck, lost = position.kinds, known.deck, known.lost
    return Alike(
        albums=tuple([stamps_of(album, kinds) for album in position.albums]),
        hands=tuple([_groups(deck, tuple(hand)) for hand in position.hands]),
        aside=_groups(deck, tuple(position.former_hand)),
        exchange=stamps_of(position.exchange, kinds),
        followed=tuple(
            [
                (place, _groups(deck, (card,))[0])
                for place, card in enumerate(reversed(position.pile), start=1)
                if card not in lost
            ]
        ),
        given_up=stamps_of(position.given_up, kinds),
        faces=[],
    )


@lru_cache(maxsize=MOST_KNOWN)
def _groups(deck: Deck, cards: tuple[int, ...]) -> tuple[Group, ...]:
    """By their backs, in the order of the circle."""
    families: dict[int, list[int]] = {}
    for card in cards:
        families.setdefault(deck.family_of[card], []).append(deck.place_in_family[card])
    return tuple([_group(deck, at, tuple(sorted(families[at]))) for at in sorted(families)])


@lru_cache(maxsize=MOST_KNOWN)
def _group(deck: Deck, at: int, places: tuple[int, ...]) -> Group:
    family = deck.families[at]
    return Group(at, BACK_NAMES[deck.kinds[family.cards[0]]], family, places)


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


def _face_down(
    back: tuple[str, ...], family: Family, places: tuple[int, ...], weights: Weights
) -> FaceDown:
    found = likely(family, places, weights)
    return FaceDown(
        back=back,
        count=len(places),
        could_be=tuple(tuple(NAMES[FRONT[kind]] for kind in kinds) for kinds, _ in found),
        weights=tuple(weight for _, weight in found),
    )


def _in_pile(place: int, card: FaceDown) -> InPile:
    return InPile(place, card.back, tuple([front for (front,) in card.could_be]), card.weights)


def stamps_of(cards: Sequence[int], kinds: Sequence[int]) -> tuple[str, ...]:
    if not cards:
        return ()
    return tuple([STAMP[kind] for kind in sorted(map(kinds.__getitem__, cards))])
