"""What is asked, besides the choices that are legal: a small Struct for each kind of question."""

from __future__ import annotations

from msgspec import structs

from stampadia.games.travelers import instructions as say
from stampadia.kernel.agenda import About


class Asked(About, frozen=True):
    @property
    def number(self) -> int:
        """The first number in it: how many are left, or the card or room that was chosen."""
        return next((value for value in structs.astuple(self) if type(value) is int), 0)


# Offers


class TextOffered(Asked, frozen=True, tag="text"):
    place: str


class SentenceOffered(Asked, frozen=True, tag="sentence"):
    place: str
    sentence: say.Instruction


class WaysOffered(Asked, frozen=True, tag="ways"):
    """The two ways of an ability."""

    choice: say.Choose


class AbilityOffered(Asked, frozen=True, tag="ability"):
    """What may be repeated."""

    ability: say.HeroAbility


# In a fight


class CardsToTakeBack(Asked, frozen=True, tag="cards-to-take-back"):
    left: int


class HitsLeft(Asked, frozen=True, tag="hits"):
    left: int


class PullLeft(Asked, frozen=True, tag="pull"):
    attack: int


# On the way


class WayPaid(Asked, frozen=True, tag="way"):
    """A card is discarded for a move in a World."""

    way: int


class DoorPaid(Asked, frozen=True, tag="door"):
    """A card is discarded to place the room behind a door."""

    room: str


class RegionsToSwap(Asked, frozen=True, tag="regions-to-swap"):
    first: int | None


class CardJoining(Asked, frozen=True, tag="card-joining"):
    card: int


class RoomToPlace(Asked, frozen=True, tag="room-to-place"):
    room: int


class RoomToEnter(Asked, frozen=True, tag="room-to-enter"):
    """In which of its cells?"""

    room: int


# Hero Cards that a text asks for


class CardsToTurn(Asked, frozen=True, tag="cards-to-turn"):
    act: say.TurnCards
    done: tuple[int, ...]


class CardsToDiscard(Asked, frozen=True, tag="cards-to-discard"):
    act: say.DiscardCards
    left: int


class RowToDiscard(Asked, frozen=True, tag="row-to-discard"):
    rows: tuple[tuple[int, ...], ...]
    """All that are still possible."""
    at: int


class CardsToSwap(Asked, frozen=True, tag="cards-to-swap"):
    act: say.SwapCards
    left: int


class CardGiven(Asked, frozen=True, tag="card-given"):
    """What is taken for it?"""

    act: say.SwapCards
    left: int
    given: int


class CardsToRecover(Asked, frozen=True, tag="cards-to-recover"):
    act: say.RecoverCards | say.RecoverFromHand
    left: int


class CardBack(Asked, frozen=True, tag="card-back"):
    """What is removed instead of it, and which half of it is up?"""

    act: say.RecoverCards | say.RecoverFromHand
    left: int
    back: int


class CardsToExhaust(Asked, frozen=True, tag="cards-to-exhaust"):
    act: say.ExhaustHeroCards
    left: int


class CardsToRemove(Asked, frozen=True, tag="cards-to-remove"):
    act: say.RemoveHeroCards
    left: int


class CardToShow(Asked, frozen=True, tag="card-to-show"):
    act: say.Gamble


AnyAsked = (
    TextOffered
    | SentenceOffered
    | WaysOffered
    | AbilityOffered
    | CardsToTakeBack
    | HitsLeft
    | PullLeft
    | WayPaid
    | DoorPaid
    | RegionsToSwap
    | CardJoining
    | RoomToPlace
    | RoomToEnter
    | CardsToTurn
    | CardsToDiscard
    | RowToDiscard
    | CardsToSwap
    | CardGiven
    | CardsToRecover
    | CardBack
    | CardsToExhaust
    | CardsToRemove
    | CardToShow
)
