"""Is what a seat knows exactly what can be known? Held against the slow witness:

* the real position is among those that the seat cannot tell apart, and all of them tell the seat
  the same events and views (nothing leaks);
* what the view says could be is exactly what is so in some of them (nothing is forgotten, and
  nothing impossible is feared);
* `imagine` reaches exactly these positions, all of them and no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from chunks import chunks
from games.stampede.witness import WitnessedGame
from stampadia.games.stampede.knowledge import Knowledge


def witness_games(first: int, count: int) -> int:
    """Choices after which the seat was not sure."""
    unsure = 0
    for number in range(first, first + count):
        game = WitnessedGame(f"witness {number}")
        game.go_on(45)
        unsure += game.unsure
    return unsure


@chunks(60, normally=1)
def test_a_seat_knows_exactly_what_it_can_know(chunk: int) -> None:
    # a witness who always knew everything would prove nothing
    assert witness_games(chunk * 12, 12) > 60


# The witness is put to the test, too: knowledge that is a little wrong must not pass.


class Forgetful(Knowledge):
    """After a crocodile, does not remember the hand that went away."""

    __slots__ = ()

    def _swapped_hands(self, kinds: list[int], seat: int, other: int) -> None:
        size = len(self.deck.families)
        for observer in (seat, other):
            self.weights[observer * size : (observer + 1) * size] = self.weights[
                self.seats * size :
            ]
        super()._swapped_hands(kinds, seat, other)


class Nosy(Knowledge):
    """Can tell twins apart in a hand that is not its own."""

    __slots__ = ()

    def _join_hand(self, owner: int, cards: Iterable[int]) -> None:
        self.hands[owner].extend(cards)


class Clairvoyant(Knowledge):
    """Knows the order of cards that were shuffled."""

    __slots__ = ()

    def _reshuffled(self, _kinds: list[int], pile: Sequence[int], top: int) -> None:
        self.lost = set(pile) - {top}


class Dull(Knowledge):
    """Does not remember what it put back into the pile itself."""

    __slots__ = ()

    def _returned(
        self, kinds: list[int], seat: int, source: str, card: int, place: int, top: int
    ) -> None:
        super()._returned(kinds, seat, source, card, place, top)
        self.lost.add(card)
        self.lost.discard(top)


@pytest.mark.parametrize("wrong", [Forgetful, Nosy, Clairvoyant, Dull])
def test_the_witness_notices_knowledge_that_is_a_little_wrong(
    wrong: type[Knowledge], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stampadia.games.stampede.knowledge.Knowledge", wrong)
    monkeypatch.setattr("stampadia.games.stampede.position.Knowledge", wrong)
    with pytest.raises(AssertionError):
        witness_games(0, 40)
