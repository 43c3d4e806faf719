"""The contract's checks can fail: each planted fault is found."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Self

import pytest

from every_game.contract import check_random_game, setups
from kernel.kuhn import KUHN, Kuhn, KuhnPosition, KuhnView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import ChoiceError, IllegalChoice
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.pending import Ask, Pending
from stampadia.kernel.position import Position

ticks = count()


class SharesItsClone(KuhnPosition):
    def clone(self) -> Self:
        return self


class AcceptsAnything(KuhnPosition):
    def play(self, choice: Any) -> Sequence[Event]:
        try:
            return super().play(choice)
        except IllegalChoice:
            return []


class ChangesBeforeItRefuses(KuhnPosition):
    def play(self, choice: Any) -> Sequence[Event]:
        try:
            return super().play(choice)
        except IllegalChoice:
            self.bets += ("pass",)
            raise


class RaisesSomethingElse(KuhnPosition):
    def play(self, choice: Any) -> Sequence[Event]:
        try:
            return super().play(choice)
        except IllegalChoice as error:
            raise RuntimeError("crashed") from error


class ShowsBothCards(KuhnPosition):
    def view(self, seat: int | None) -> KuhnView:
        return KuhnView("kuhn", seat, self.turn, self.cards, self.bets)


class LooksDifferentEachTime(KuhnPosition):
    def view(self, seat: int | None) -> KuhnView:
        return KuhnView("kuhn", seat, self.turn, str(next(ticks)), self.bets)


class ImaginesAnotherOwnCard(KuhnPosition):
    def imagine(self, seat: int, dealer: Dealer) -> Self:
        return type(self)(super().imagine(seat, dealer).cards[::-1], self.bets)


class OffersByTheOthersCard(KuhnPosition):
    def pending(self) -> Pending:
        pending = super().pending()
        if isinstance(pending, Ask) and self.cards[1 - pending.seat] == "K":
            return Ask(pending.seat, ("bet", "pass"))
        return pending


class OffersTwice(KuhnPosition):
    def pending(self) -> Pending:
        pending = super().pending()
        return Ask(pending.seat, ("bet", "bet")) if isinstance(pending, Ask) else pending


class OffersNothing(KuhnPosition):
    def pending(self) -> Pending:
        pending = super().pending()
        return Ask(pending.seat, ()) if isinstance(pending, Ask) else pending


class TellsOfAClock(KuhnPosition):
    def play(self, choice: Any) -> Sequence[Event]:
        return [*super().play(choice), Event("ticked", {"at": next(ticks)})]


class Faulty(Kuhn):
    def __init__(self, position: type[KuhnPosition]) -> None:
        self.position = position

    def begin(self, seats: int, options: Options | None = None) -> KuhnPosition:  # noqa: ARG002
        return self.position()


class SaysTheSame(Kuhn):
    def write(self, position: Position, choice: Any, language: str = "en") -> str:
        return super().write(position, choice, language).replace("pass", "bet")


class SpeaksOneLanguage(Kuhn):
    def write(self, position: Position, choice: Any, language: str = "en") -> str:
        return super().write(position, choice) + ("!" if language == "it" else "")


class BreaksTheLine(Kuhn):
    def write(self, position: Position, choice: Any, language: str = "en") -> str:
        return super().write(position, choice, language) + "\n"


FAULTS = [
    *map(Faulty, KuhnPosition.__subclasses__()),
    *(game() for game in (SaysTheSame, SpeaksOneLanguage, BreaksTheLine)),
]


def name_of(game: Kuhn) -> str:
    return game.position.__name__ if isinstance(game, Faulty) else type(game).__name__


def play_some(game: Kuhn) -> None:
    for number in range(20):
        check_random_game(game, setups(game)[0], Dealer("faults").child(number))


@pytest.mark.parametrize("game", FAULTS, ids=name_of)
def test_a_planted_fault_is_found(game: Kuhn) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception, ChoiceError, RuntimeError)):
        play_some(game)


def test_the_sound_game_passes() -> None:
    assert len(FAULTS) == 14
    play_some(KUHN)
