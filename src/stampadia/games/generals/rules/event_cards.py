"""Event cards: when they may be activated, and what follows (manual: "Event Cards"; rulings
E1–E11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.choices import ACTIVATE, PASS, SKIP
from stampadia.games.generals.evaluating import table_passes, tallied
from stampadia.games.generals.rules.asking import NOWHERE, Cause, Unread, ask, do_all
from stampadia.games.generals.rules.payable import demands_of, meets
from stampadia.games.generals.skills import Skill, TableTest, Tally
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


def can_activate(position: Position, moment: str, serial: int = -1) -> bool:
    """Whether the face-up event may be used now (rulings E1–E3). `moment` is the special window
    that is open, or nothing."""
    deck = position.deck
    number = position.event_pile[-1] - deck.units
    if deck.moments[number] != moment or number in position.activated:
        return False
    text = deck.happenings[number]
    for test in deck.tests[number]:
        if isinstance(test, TableTest) and not table_passes(position, test):
            return False
    if not isinstance(text, Skill):
        return True  # read and applied by hand
    if not _times_met(position, number, serial):
        return False
    demands = deck.demands.get(number)
    if demands is None:
        demands = deck.demands[number] = demands_of((*text.cost, *text.do))
    return not demands or meets(position, demands, serial)


def _times_met(position: Position, number: int, serial: int) -> int:
    """How often what the event counts is there: for the unit whose moment it is."""
    tallies = [test for test in position.deck.tests[number] if isinstance(test, Tally)]
    found = position.find(serial) if serial >= 0 else None
    at = NOWHERE if found is None else found[:2]
    return min((tallied(position, tally, at) for tally in tallies), default=1)


def offer(position: Position, moment: str, serial: int = -1) -> None:
    """Ask whether to use the face-up event in this window; one event after the other."""
    if not position.event_pile or (position.quiet and not moment) or position.active_event >= 0:
        return
    if can_activate(position, moment, serial):
        choices = [PASS, ACTIVATE] if moment else [PASS, SKIP, ACTIVATE]
        ask(position, "event", choices, (moment, serial), _answer)


def _answer(position: Position, about: tuple[str, int], choice: int) -> None:
    if choice == SKIP:
        position.quiet = True
    elif choice == ACTIVATE:
        position.agenda.append(Window(*about))
        activate(position, position.to_act, about[1])


class Window(Step["Position"]):
    """A moment at which the face-up event may be used."""

    __slots__ = ("moment", "serial")

    name = "window"

    def __init__(self, moment: str = "", serial: int = -1) -> None:
        self.moment = moment
        self.serial = serial

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        offer(position, self.moment, self.serial)

    def __repr__(self) -> str:
        return f"{self.name}{self.moment}{self.serial}"


WINDOW: Final = Window()


def activate(position: Position, seat: int, serial: int = -1) -> None:
    face = position.event_pile.pop()
    position.known_events = min(position.known_events, len(position.event_pile))
    position.activated += (face - position.deck.units,)
    position.active_event = face
    position.selected = serial
    position.declared = -1
    position.paid = 0
    position.news.append(("activated", seat, face))
    position.agenda.append(FINISH)
    text = position.deck.happening(face)
    x = _times_met(position, face - position.deck.units, serial)
    cause = Cause(face, "event", that=serial, x=x, this=serial)
    if isinstance(text, Skill):
        do_all(position, (*text.cost, *text.do), cause)
    else:
        do_all(position, (Unread(),), cause)


class FinishEvent(Step["Position"]):
    """Ruling E4: the card joins the Place Stack, unless its text sent it elsewhere."""

    name = "finish-event"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.selected = -1
        face = position.active_event
        if face >= 0:
            position.active_event = -1
            position.add_place(face)
            position.news.append(("joined-places", face, position.place_level))

    def __repr__(self) -> str:
        return self.name


FINISH: Final = FinishEvent()
