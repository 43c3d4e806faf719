"""Leaks planted on purpose, as a careless change could: each plant wraps the real position, or
the game's words, and spoils one thing it tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stampadia.games.stampede import Stampede
from stampadia.games.stampede.choices import SWAP_WITH, TAKE_FIRST, TAKE_FROM
from stampadia.games.stampede.content import BACK, FRONT, KINDS, NAMES, OTHER, PARROT
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import STAMP, InPile, StampedeView
from stampadia.kernel import position as contract
from stampadia.kernel.chance import Dealer, Luck
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Pending


class Planted:
    """A real position with a hole in it."""

    def __init__(self, real: Position) -> None:
        self.real = real

    @property
    def turn(self) -> int:
        return self.real.turn

    def pending(self) -> Pending:
        return self.real.pending()

    def play(self, choice: Any) -> Sequence[Event]:
        return self.real.play(choice)

    def clone(self) -> Planted:
        return type(self)(self.real.clone())

    def view(self, seat: int | None) -> StampedeView:
        return self.real.view(seat)

    def imagine(self, seat: int, dealer: Dealer) -> Planted:
        return type(self)(self.real.imagine(seat, dealer))

    def digest(self) -> str:
        return self.real.digest()


class PlantedGame(Stampede):
    def write(self, position: contract.Position, choice: Any, language: str = "en") -> str:
        assert isinstance(position, Planted)
        return super().write(position.real, choice, language)


def change(view: StampedeView, **parts: Any) -> StampedeView:
    return msgspec.structs.replace(view, **parts)


# In the view


class FrontInView(Planted):
    """A neighbour's hand is shown as if it were known."""

    def view(self, seat: int | None) -> StampedeView:
        view = self.real.view(seat)
        other = ((seat or 0) + 1) % self.real.seats
        hand = tuple(
            msgspec.structs.replace(group, could_be=(self._truth(other, group.back),), weights=(1,))
            for group in view.seats[other].hand
        )
        seats = list(view.seats)
        seats[other] = msgspec.structs.replace(seats[other], hand=hand)
        return change(view, seats=tuple(seats))

    def _truth(self, seat: int, back: tuple[str, ...]) -> tuple[str, ...]:
        kinds = sorted(self.real.kinds[card] for card in self.real.hands[seat])
        shown = tuple(NAMES.index(name) for name in back)
        return tuple(NAMES[FRONT[kind]] for kind in kinds if BACK[kind] == shown)


class OrderOfBack(Planted):
    """The back of the pile's top names the front first."""

    def view(self, seat: int | None) -> StampedeView:
        view = self.real.view(seat)
        if not view.followed:
            return view
        kind = self.real.kinds[self.real.top()]
        first = msgspec.structs.replace(
            view.followed[0], back=(NAMES[FRONT[kind]], NAMES[OTHER[kind]])
        )
        return change(view, followed=(first, *view.followed[1:]))


class PileOrderInView(Planted):
    """The second card of the pile is listed with the first."""

    def view(self, seat: int | None) -> StampedeView:
        view = self.real.view(seat)
        if len(self.real.pile) < 2 or any(card.place == 2 for card in view.followed):
            return view
        back = BACK[self.real.kinds[self.real.pile[-2]]]
        names = tuple(NAMES[animal] for animal in back)
        return change(view, followed=(*view.followed, InPile(2, names, names, (1, 1))))


class PickInView(Planted):
    """Everyone sees which stamp the active player is about to give."""

    def view(self, seat: int | None) -> StampedeView:
        chosen = tuple(STAMP[self.real.kinds[card]] for card in self.real.chosen)
        return change(self.real.view(seat), chosen=chosen)


# In the choices


class ChoicesByHiddenFront(Planted):
    """A crocodile may not choose whoever holds a parrot, when somebody else is left."""

    def pending(self) -> Pending:
        pending = self.real.pending()
        if not (isinstance(pending, Ask) and SWAP_WITH <= pending.choices[0] < TAKE_FIRST):
            return pending
        return Ask(pending.seat, self._without_parrots(pending.choices) or pending.choices)

    def _without_parrots(self, choices: Sequence[int]) -> list[int]:
        fronts = [{FRONT[self.real.kinds[c]] for c in hand} for hand in self.real.hands]
        return [choice for choice in choices if PARROT not in fronts[choice - SWAP_WITH]]


class ChoicesInTellingOrder(Planted):
    """The same choices, in an order that depends on the top card of the pile."""

    def pending(self) -> Pending:
        pending = self.real.pending()
        kind = self.real.kinds[self.real.top()]
        if isinstance(pending, Ask) and FRONT[kind] < OTHER[kind]:
            return Ask(pending.seat, list(reversed(pending.choices)))
        return pending


class TellingNotation(Stampede):
    """Names the back of a stamp whenever the pile's top shows that animal's face."""

    def write(self, position: contract.Position, choice: Any, language: str = "en") -> str:
        assert isinstance(position, Planted)
        real = position.real
        text = super().write(real, choice, language)
        front = FRONT[real.kinds[real.top()]]
        return f"{text}!" if choice < TAKE_FROM and FRONT[choice % KINDS] == front else text


class TalkativeErrors(Stampede):
    """A refusal names what the pile's top card really is."""

    def read(self, position: contract.Position, text: str) -> Any:  # noqa: ARG002
        assert isinstance(position, Planted)
        real = position.real
        raise IllegalChoice("choice-not-legal", text=NAMES[FRONT[real.kinds[real.top()]]])


# In the events


class CardInLog(Planted):
    """The log names the card that somebody draws."""

    def play(self, choice: Any) -> Sequence[Event]:
        return [
            Event("drew", event.about | event.secret) if event.name == "drew" else event
            for event in self.real.play(choice)
        ]


class TellingUndoMark(Planted):
    """An event is marked as revealing by what lies on top of the pile, not by what it is."""

    def play(self, choice: Any) -> Sequence[Event]:
        kind = self.real.kinds[self.real.top()]
        events = list(self.real.play(choice))
        last = events[-1:]
        return events + [Event("noted", {}, reveals=FRONT[kind] < OTHER[kind]) for _ in last]


class SeedInEvent(Planted):
    """The deal is told with the seed it came from."""

    def __init__(self, real: Position, luck: Luck | None = None) -> None:
        super().__init__(real)
        self.luck = luck

    def play(self, choice: Any) -> Sequence[Event]:
        events = list(self.real.play(choice))
        seed = getattr(self.luck, "seed", "")
        return [Event(e.name, e.about | {"seed": seed}) if e.name == "dealt" else e for e in events]


class SeedHashInView(SeedInEvent):
    """A number made from the seed stands in every view; the seed itself does not."""

    def view(self, seat: int | None) -> StampedeView:
        number = sum(map(ord, getattr(self.luck, "seed", "")))
        return change(self.real.view(seat), pile=number)

    def play(self, choice: Any) -> Sequence[Event]:
        return self.real.play(choice)
