"""Does anything told to a seat depend on what the seat cannot know?

The measure is imagination: `position.imagine(seat)` is a full position that the seat cannot tell
from the real one. So whatever a program hands to that seat must be the same, byte for byte, in
the real position and in every imagined one. Which comparisons are valid, and why:

* **The view** of the seat: always. It is a function of what the seat knows, and every imagined
  world shares exactly that. The spectator's view as well: a spectator knows a part of what any
  seat knows, so no seat's imagination may change it.
* **The choices and their notation**: when the seat itself is asked. Another seat's choices tell
  of that seat's hand, and lawfully differ from world to world; nobody may hand them out.
* **Events**: a choice may lawfully reveal something (a card is drawn, a stamp is played), and
  then the worlds lawfully part. So each game says in its own words, reading the bare position
  and none of its views or events, what a seat *sees* of a choice. Worlds in which the seat has
  seen the same are still the same to it: they must tell it the same events, and (once the back
  of the pile's new top card is the same, too) show it the same view.
* **Sources of luck** (a seed) are alike in all imagined worlds, so imagination cannot find them.
  For them the match is played again from its outcomes alone, with no dealer anywhere: what was
  told must be the same to the byte.

What imagination itself gives away it cannot find: `every_game/swapping.py` swaps what is hidden in
the content instead.

Each check returns the leaks it found; none is good.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from stampadia.kernel.chance import Dealer, Luck
from stampadia.kernel.event import told_to
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.kernel.position import Position
from tape import Tape

WORLDS = 20


class Leak(Struct, frozen=True):
    """Something told to a seat that is not the same in a world which looks the same to it."""

    what: str
    seat: int | None
    turn: int
    real: bytes
    elsewhere: bytes

    def __str__(self) -> str:
        who = "the spectator" if self.seat is None else f"seat {self.seat}"
        apart = next(
            (n for n, (a, b) in enumerate(zip(self.real, self.elsewhere, strict=False)) if a != b),
            min(len(self.real), len(self.elsewhere)),
        )
        around = slice(max(0, apart - 60), apart + 60)
        return (
            f"{self.what} told to {who} in turn {self.turn}:\n"
            f"  here  ...{self.real[around]!r}\n  there ...{self.elsewhere[around]!r}"
        )


P = TypeVar("P", bound=Position)
Tell = Callable[[Position], bytes]


def worlds_of(position: P, seat: int, dealer: Dealer, count: int = WORLDS) -> list[P]:
    return [position.imagine(seat, dealer.child(number)) for number in range(count)]


def differing(
    what: str, seat: int | None, tell: Tell, position: Position, worlds: Iterable[Position]
) -> list[Leak]:
    """The general check: is this telling the same in all these worlds? Bridges use it with
    their own observations."""
    real = tell(position)
    return [
        Leak(what, seat, position.turn, real, elsewhere)
        for elsewhere in map(tell, worlds)
        if elsewhere != real
    ][:1]


# What a seat is shown


def view_leaks(position: Position, seat: int, worlds: Sequence[Position]) -> list[Leak]:
    return [
        leak
        for viewer in (seat, None)
        for leak in differing("the view", viewer, _view_bytes(viewer), position, worlds)
    ]


def _view_bytes(viewer: int | None) -> Tell:
    return lambda position: msgspec.json.encode(position.view(viewer))


# What a seat may choose


def choice_leaks(
    game: Game, position: Position, seat: int, worlds: Sequence[Position]
) -> list[Leak]:
    """Choices, notation in all languages, and what a thinking player looks at first."""
    pending = position.pending()
    if not (isinstance(pending, Ask) and pending.seat == seat):
        return []

    def tell(world: Position) -> bytes:
        asked = world.pending()
        assert isinstance(asked, Ask)
        return msgspec.json.encode(
            [
                asked.seat,
                list(asked.choices),
                [game.write(world, choice, code) for choice in asked.choices for code in _CODES],
            ]
        )

    return differing("the choices", seat, tell, position, worlds)


_CODES = ("en", "it")


# What a seat is told of what happens


class See(Protocol):
    """What a seat sees of a choice by the rules of the game: all of it but the pile's new top,
    then that top."""

    def __call__(
        self, before: Any, choice: Any, after: Any, seat: int | None
    ) -> tuple[Hashable, Hashable]: ...


class Outcome(Struct):
    """A world after a choice, and what the seat was told on the way."""

    seen: Hashable
    top: Hashable
    told: bytes
    view: bytes


def event_leaks(
    position: Position, seat: int, worlds: Sequence[Position], see: See, dealer: Dealer
) -> list[Leak]:
    """One more choice in every world. Another seat may choose differently there; outcomes that
    look the same to this seat are compared, the others are not."""
    leaks: list[Leak] = []
    pending = position.pending()
    if not isinstance(pending, Ask):
        return []
    choice = dealer.one_of(pending.choices)
    for viewer in (seat, None):
        first_told: dict[Hashable, Outcome] = {}
        first_view: dict[Hashable, Outcome] = {}
        for world in [position, *worlds]:
            for chosen in _choices_there(world, choice, dealer):
                here = _outcome(world, chosen, viewer, see)
                told = first_told.setdefault(here.seen, here).told
                view = first_view.setdefault((here.seen, here.top), here).view
                if told != here.told:
                    leaks.append(Leak("events", viewer, position.turn, told, here.told))
                if view != here.view:
                    leaks.append(Leak("the next view", viewer, position.turn, view, here.view))
    return leaks[:1]


def _choices_there(world: Position, choice: Any, dealer: Dealer) -> list[Any]:
    pending = world.pending()
    assert isinstance(pending, Ask)
    if choice in pending.choices:
        return [choice]
    return [dealer.one_of(pending.choices)]


def _outcome(world: Position, choice: Any, seat: int | None, see: See) -> Outcome:
    after = world.clone()
    told = told_to(seat, after.play(choice))
    seen, top = see(world, choice, after, seat)
    return Outcome(seen, top, msgspec.json.encode(told), msgspec.json.encode(after.view(seat)))


# Where the luck comes from


Begin = Callable[[Luck], Position]
"""A match's first position. A program may keep whatever deals; it may not tell of it."""


def luck_leaks(game: Game, begin: Begin, seats: int, seed: str, plies: int = 120) -> list[Leak]:
    """A match dealt from this seed, and the same match from its outcomes alone. The seed should
    be a text that nothing else would say, for it is looked for as such, too."""
    dealt = _Match(game, begin, seats, Dealer(seed), Dealer(f"{seed}/choices"))
    dealt.go_on(plies)
    again = _Match(game, begin, seats, Tape(dealt.outcomes), Dealer(f"{seed}/choices"))
    again.go_on(plies)
    leaks = [
        Leak("something of the luck", None, ply, one, two)
        for ply, (one, two) in enumerate(zip(dealt.told, again.told, strict=True))
        if one != two
    ]
    leaks += [
        Leak("the seed", None, ply, told, b"")
        for ply, told in enumerate(dealt.told)
        if seed.encode() in told
    ]
    return leaks[:1]


class _Match:
    """Random play that notes all that anybody is told, ply by ply."""

    def __init__(self, game: Game, begin: Begin, seats: int, luck: Luck, chooser: Dealer) -> None:
        self.game = game
        self.position = begin(luck)
        self.everyone = (*range(seats), None)
        self.luck = luck
        self.chooser = chooser
        self.outcomes: list[Any] = []
        self.told: list[bytes] = []

    def go_on(self, plies: int) -> None:
        for _ in range(plies):
            pending = self.position.pending()
            texts: list[str] = []
            if isinstance(pending, Over):
                return
            if isinstance(pending, Chance):
                chosen = self.luck.answer(pending)
                self.outcomes.append(chosen)
            else:
                texts = [self.game.write(self.position, choice) for choice in pending.choices[:10]]
                chosen = self.chooser.one_of(pending.choices)
            events = self.position.play(chosen)
            told = [[told_to(seat, events), self.position.view(seat)] for seat in self.everyone]
            self.told.append(msgspec.json.encode([texts, told]))
