"""Games of Generals from seeds, in every form that the box allows: by random players, and by
steady ones that get far enough to see what random players never see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from stampadia.games.generals import GAME, GeneralsOptions
from stampadia.games.generals import choices as n
from stampadia.games.generals.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

LONGEST_BATTLE: Final = 50
"""Ruling C8: edition 0.1 knows battles without end. Whoever plays here gives up after so many
turns of one."""


class Form(Struct, frozen=True):
    """How a match is set up; Ink 2 and Ink 3 take turns."""

    sets: str
    rules: Literal["0.1", "0.2"]
    events: Literal["dot", "random", "none"]
    seats: int = 1

    def __str__(self) -> str:
        sets = self.sets.replace(",", "+")
        return f"{sets}-{self.rules}-{self.events}{'-coop' if self.seats > 1 else ''}"

    def options(self, number: int = 1) -> GeneralsOptions:
        ink: tuple[Literal[2], Literal[3]] = (2, 3)
        return GeneralsOptions(
            sets=self.sets, ink=ink[number % 2], rules=self.rules, events=self.events
        )


EDITIONS: Final[tuple[Literal["0.1", "0.2"], ...]] = ("0.1", "0.2")
LITE: Final = tuple(
    form
    for rules in EDITIONS
    for form in (
        Form("STLITE", rules, "none"),  # it brings no events
        Form("STLITE,STTOLL", rules, "dot"),
        Form("STLITE,STTOLL", rules, "none"),
        Form("STLITE,STRETURN", rules, "random"),
    )
)
"""With both expansions at once the deck has 44 units and is Full."""
FULL: Final = tuple(
    form
    for rules in EDITIONS
    for seats in (1, 2)
    for form in (
        Form("STFULL", rules, "dot", seats),
        Form("STFULL", rules, "none", seats),
        Form("STFULL,STRETURN,STTOLL", rules, "random", seats),
        Form("STFULL,STRETURN,STTOLL", rules, "none", seats),
    )
)
FORMS: Final = LITE + FULL

Chooser = Callable[[Position, Sequence[int], Dealer], int]


def at_random(_position: Position, choices: Sequence[int], dealer: Dealer) -> int:
    return dealer.one_of(choices)


def steadily(position: Position, choices: Sequence[int], dealer: Dealer) -> int:
    """Lays cards where enemies stand or come, never sacrifices, spends Life with care: reaches
    later battles, tall stacks, high Ink and, now and then, a win."""
    if position.agenda[-1].name == "play":
        return _play_steadily(position, choices, dealer)
    for wish in (n.SHIELDS, n.LIFE_UP, n.POWER_UP):
        if wish in choices:
            return wish
    return dealer.one_of(choices)


def _play_steadily(position: Position, choices: Sequence[int], dealer: Dealer) -> int:
    if n.ACTIVATE in choices and dealer.below(3) == 0:
        return n.ACTIVATE
    adds = [choice for choice in choices if n.ADD <= choice < n.SACRIFICE]
    if adds and dealer.below(12):
        _, front, incoming = position.rows
        facing = [c for c in adds if front[(c - n.ADD) % 4] or incoming[(c - n.ADD) % 4]]
        return dealer.one_of(facing or adds)
    if n.PAY_LIFE in choices and position.lives() > 2 and dealer.below(2):
        return n.PAY_LIFE
    return n.PASS


def begin(form: Form, number: int = 1) -> Position:
    return GAME.begin(form.seats, form.options(number))


def decisions(
    position: Position, dealer: Dealer, chooser: Chooser = at_random
) -> Iterator[tuple[Ask, int]]:
    """Play to the end, or until a battle leads nowhere; each decision with what is about to be
    chosen, before it is."""
    while not isinstance(pending := position.pending(), Over) and not is_endless(position):
        if isinstance(pending, Ask):
            choice = chooser(position, pending.choices, dealer)
            yield pending, choice
            position.play(choice)
        else:
            position.play(dealer.answer(pending))


def is_endless(position: Position) -> bool:
    return position.battle_turns > LONGEST_BATTLE


def sampled(
    form: Form, seed: str, *, every: int, chooser: Chooser = at_random
) -> Iterator[Position]:
    """About one in `every` positions of a game where a seat is asked; always the same position
    object, as play moves it on."""
    dealer = Dealer(seed)
    taste = dealer.child("taste")
    position = begin(form)
    for _ in decisions(position, dealer, chooser):
        if taste.below(every) == 0:
            yield position
