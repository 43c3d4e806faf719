"""A table laid as wished, so that a test can say a situation in one sentence.

    Table(3, hands={0: "lion/hippo baboon"}, albums={1: "parrot parrot parrot"}, pile="giraffe")

Stamps are named "front/other", or by the front alone when the back does not matter. The table
composes a shuffle that deals exactly this, with filler stamps where nothing is wished, and
plays it: so every situation is one that the rules themselves have laid out. Filler is never a
parrot, never completes a set, and has no back that the wish names: all other cards of a named
back lie in the pile, below the wished ones.

Albums are all as large as the largest wished, and at least `album`. A `whole_pile` means that the
pile is nothing but the wished cards, from a box that has only the cards on this table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from stampadia.games.stampede import GAME
from stampadia.games.stampede.content import (
    BACK,
    FRONT,
    NAMES,
    PARROT,
    STANDARD_KINDS,
    Deck,
    Layout,
    TeamsWish,
    kind_of,
    standard_deck,
    teams_for,
)
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import STAMP, FaceDown, StampedeView, stamps_of
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Over, Shuffle

HAND = 3
EXCHANGE = 3
PLAIN = [front for front in range(9) if front != PARROT]


def kind(stamp: str) -> int:
    """The kind of a stamp written "lion/hippo"."""
    front, _, other = stamp.partition("/")
    return kind_of(NAMES.index(front), NAMES.index(other))


class Box:
    """The cards of a deck that do not lie on the table yet."""

    def __init__(self, wishes: Iterable[str]) -> None:
        self.left = Counter(STANDARD_KINDS)
        exact = [word for wish in wishes for word in wish.split() if "/" in word]
        self.named = {BACK[kind(stamp)] for stamp in exact}

    def take(self, chosen: int) -> int:
        assert self.left[chosen], f"the box has no {STAMP[chosen]} left"
        self.left[chosen] -= 1
        return chosen

    def any_of(self, front: int) -> int | None:
        """A stamp of this animal with a back that nobody named."""
        for candidate in range(front * 8, front * 8 + 8):
            if self.left[candidate] and BACK[candidate] not in self.named:
                return self.take(candidate)
        return None

    def wished(self, wish: str) -> list[int]:
        cards = []
        for word in wish.split():
            found = self.take(kind(word)) if "/" in word else self.any_of(NAMES.index(word))
            assert found is not None, f"the box has no {word} left"
            cards.append(found)
        return cards

    def fill_album(self, cards: list[int], size: int) -> list[int]:
        """Filler up to a size: at most three of an animal that is not wished here, then the
        next one, so that no set comes to be and fronts name the wished stamps."""
        wished = {FRONT[card] for card in cards}
        while len(cards) < size:
            here = Counter(FRONT[card] for card in cards)
            fit = [front for front in PLAIN if 0 < here[front] < 3 and front not in wished]
            if len(here) < 8:
                fit += [front for front in PLAIN if not here[front]]
            fit += [front for front in PLAIN if 0 < here[front] < 3]
            cards.append(self._first_of(fit))
        return cards

    def fill_hand(self, cards: list[int], drawn: Sequence[int]) -> list[int]:
        """Filler of animals that no back here shows, nor the backs soon to be drawn, so that
        it tells nothing of the fronts and fronts name the wished stamps."""
        assert len(cards) <= HAND, f"{len(cards)} stamps wished for a hand"
        while len(cards) < HAND:
            here = {animal for card in cards for animal in BACK[card]}
            soon = {animal for card in drawn for animal in BACK[card]}
            fit = [front for front in PLAIN if front not in here | soon]
            fit += [front for front in PLAIN if front not in here]
            cards.append(self._first_of(fit))
        return cards

    def _first_of(self, animals: Iterable[int]) -> int:
        return next(card for front in animals if (card := self.any_of(front)) is not None)

    def rest(self) -> list[int]:
        return Dealer("rulebook").shuffled(self.left.elements())


class Table:
    def __init__(
        self,
        seats: int = 2,
        *,
        hands: Mapping[int, str] | None = None,
        albums: Mapping[int, str] | None = None,
        exchange: str = "",
        pile: str = "",
        whole_pile: bool = False,
        starter: int = 0,
        teams: TeamsWish = "none",
        album: int = 2,
        give_up: int = 2,
    ) -> None:
        hands, albums = hands or {}, albums or {}
        size = max(album, *(len(wish.split()) for wish in ("", *albums.values())))
        box = Box([*hands.values(), *albums.values(), exchange, pile])
        # exact wishes of every place first, then filler, so that filler never takes a wish away
        named_hands = [box.wished(hands.get(seat, "")) for seat in range(seats)]
        named_albums = [box.wished(albums.get(seat, "")) for seat in range(seats)]
        area, top = box.wished(exchange), box.wished(pile)
        order: list[int] = []
        for cards in named_hands:
            order += box.fill_hand(cards, top[:seats])
        for cards in named_albums:
            order += box.fill_album(cards, size)
        order += box.fill_album(area, EXCHANGE)
        order += top if whole_pile else [*top, *box.rest()]
        deck = Deck(tuple(sorted(order))) if whole_pile else standard_deck()
        sides = teams_for(seats, teams)
        assert sides is not None
        self.layout = Layout(deck, seats, sides, album=size, give_up=give_up)
        self.position = Position(self.layout)
        self.done: list[str] = []
        self.events: list[Event] = []
        self._carry_out(tuple(order))
        self._carry_out(starter)

    # Playing

    def _carry_out(self, choice: int | tuple[int, ...]) -> list[Event]:
        self.done.append(GAME.write(self.position, choice))
        events = list(self.position.play(choice))
        self.events += events
        return events

    def play(self, *texts: str) -> list[Event]:
        """Choices in notation, one after the other; what happened."""
        events: list[Event] = []
        for text in texts:
            events += self._carry_out(GAME.read(self.position, text))
        return events

    def reshuffle(self, order: str = "") -> list[Event]:
        """Let the given-up cards form a new pile: the wished ones on top, in this order."""
        pending = self.position.pending()
        assert isinstance(pending, Shuffle)
        left = Counter(pending.items)
        top = [kind(stamp) for stamp in order.split()]
        left.subtract(top)
        return self._carry_out((*top, *left.elements()))

    def replayed(self) -> Position:
        """The same match once more, from its notation alone."""
        again = Position(self.layout)
        for text in self.done:
            again.play(GAME.read(again, text))
        return again

    # Looking

    def hand(self, seat: int) -> tuple[str, ...]:
        return stamps_of(self.position.hands[seat], self.position.kinds)

    def album(self, seat: int) -> tuple[str, ...]:
        return stamps_of(self.position.albums[seat], self.position.kinds)

    @property
    def exchange(self) -> tuple[str, ...]:
        return stamps_of(self.position.exchange, self.position.kinds)

    @property
    def pile(self) -> list[str]:
        """The pile from its top."""
        return [STAMP[self.position.kinds[card]] for card in reversed(self.position.pile)]

    @property
    def asked(self) -> int:
        """The seat that must choose."""
        pending = self.position.pending()
        assert isinstance(pending, Ask), pending
        return pending.seat

    @property
    def choices(self) -> set[str]:
        """What the asked seat may choose, in notation."""
        pending = self.position.pending()
        assert isinstance(pending, Ask), pending
        return {GAME.write(self.position, choice) for choice in pending.choices}

    @property
    def over(self) -> Over | None:
        return self.position.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        return self.over.winners if self.over else ()

    def view(self, seat: int | None) -> StampedeView:
        return self.position.view(seat)

    def could_hold(self, viewer: int | None, holder: int, back: str) -> set[tuple[str, ...]]:
        """What the holder's cards of this back ("hippo/lion") can be, for the viewer."""
        group = self._group(self.view(viewer).seats[holder].hand, back)
        return {tuple(sorted(fronts)) for fronts in group.could_be}

    def could_lie(self, viewer: int | None, place: int) -> set[str] | None:
        """What the pile's card at this place can be; None where nobody can follow it."""
        for card in self.view(viewer).followed:
            if card.place == place:
                return set(card.could_be)
        return None

    @staticmethod
    def _group(groups: tuple[FaceDown, ...], back: str) -> FaceDown:
        return next(group for group in groups if set(group.back) == set(back.split("/")))


def fronts(stamps: Iterable[str]) -> Counter[str]:
    """The animals of these stamps, counted."""
    return Counter(stamp.split("/")[0] for stamp in stamps)
