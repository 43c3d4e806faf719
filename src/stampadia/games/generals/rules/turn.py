"""The turn and its phases (manual: "How to play", "Check Phase", "Advance Phase", "Recover
Phase"; edition 0.2: Pressure)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.battlefield import FRONT, INCOMING, LAST_INK, MOST_LIFE, PLAYER
from stampadia.games.generals.choices import LEAVE, LIFE_UP, PASS, PICK, POWER_UP
from stampadia.games.generals.evaluating import table_passes
from stampadia.games.generals.rules.asking import Cause, Unread, ask, do_all
from stampadia.games.generals.rules.attack import AttackRow
from stampadia.games.generals.rules.drawing import (
    DrawCards,
    Finished,
    gain_life,
    put_away,
    room_in_hand,
    to_hand,
)
from stampadia.games.generals.rules.event_cards import WINDOW, offer
from stampadia.games.generals.rules.payable import demands_of, meets
from stampadia.games.generals.rules.play import PlayPhase
from stampadia.games.generals.skills import Skill, TableTest
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


class Phase(Step["Position"]):
    """A step that needs no decision of its own."""

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        self.run(position)

    def run(self, position: Position) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.name


class Check(Phase):
    """A new turn. Ruling C8: edition 0.1 knows battles that never end, and no rule ends them."""

    name = "check"

    def run(self, position: Position) -> None:
        position.turn += 1
        position.battle_turns += 1
        position.quiet = False
        position.activated = ()
        position.news.append(("began-turn", position.turn, position.ink_level()))
        position.agenda += TURN
        position.agenda.append(CHECK_AGAIN)


class CheckAgain(Phase):
    """The Check Phase proper, which a new battle repeats within the turn."""

    name = "check-again"

    def run(self, position: Position) -> None:
        position.phase = "check"
        if position.place_level < position.ink_level():
            evolve(position)
        elif any(position.rows[FRONT]) or any(position.rows[INCOMING]):
            if position.edition == "0.2":
                press(position)
        else:
            end_battle(position)


def evolve(position: Position) -> None:
    """Ruling C2: exactly one Place card; the instructions of older ones are not repeated."""
    if not position.pile:
        return
    card = position.pile.pop()
    position.add_place(card)
    position.news.append(("evolved", card, position.place_level))
    carry_out_place(position, card)


def carry_out_place(position: Position, card: int) -> None:
    """What it asks for before its colon, it must have; what it costs is paid in full, or nothing
    of it is done."""
    instruction = position.deck.instructions[card]
    if not all(table_passes(position, n) for n in instruction.need if isinstance(n, TableTest)):
        return
    if isinstance(instruction, Skill):
        if not instruction.cost:
            do_all(position, instruction.do, Cause(card, "place"))
        elif meets(position, demands_of(instruction.cost)):
            position.paid = 0
            do_all(position, (*instruction.cost, *instruction.do), Cause(card, "place"))
    else:
        do_all(position, (Unread(),), Cause(card, "place"))


def press(position: Position) -> None:
    """Edition 0.2, ruling C10: as many safe steps as the Place Stack has cards."""
    position.pressure += 1
    if position.pressure <= len(position.places):
        position.news.append(("pressed", position.pressure, len(position.places)))
        return
    position.pressure = 0
    position.news.append(("crushed",))
    position.scrap(clear_player_row(position))


def clear_player_row(position: Position) -> list[int]:
    """Take all units off the Player Row; their cards."""
    cards: list[int] = []
    for column in range(4):
        troop = position.rows[PLAYER][column]
        if troop is not None:
            position.put(PLAYER, column, None)
            cards += troop.stack.cards
    return cards


def end_battle(position: Position) -> None:
    """Rulings C5, C6."""
    ink = position.ink_level()
    position.news.append(("won-battle", ink))
    cards = [*clear_player_row(position), *position.places]
    position.places = []
    position.refresh_places()
    promised = [(card, put_away(position, card, "battle-won")) for card in cards]
    if ink >= LAST_INK:
        position.agenda.append(Finished(1.0, "won"))
        return
    position.ink += 1
    position.battle_turns = 1
    position.pressure = 0
    position.news.append(("raised-ink", position.ink))
    position.agenda += [CHECK_AGAIN, HEAL, HEAL]
    for card, ops in promised:
        do_all(position, ops, Cause(card, "loose"))


class Heal(Phase):
    """Manual: "Healing Action"; ruling C7."""

    name = "heal"

    def run(self, position: Position) -> None:
        position.phase = "heal"
        choices = []
        full = position.deck.full
        if position.lives() < MOST_LIFE and (position.pile or not full):
            choices.append(LIFE_UP)
        if position.pile and any(room_in_hand(position, s) for s in range(position.seats)):
            choices.append(POWER_UP)
        ask(position, "heal", [*choices, LEAVE], None, _heal)


def _heal(position: Position, _about: object, choice: int) -> None:
    if choice == LIFE_UP:
        gain_life(position)
    elif choice == POWER_UP:
        position.agenda.append(DrawCards(1))
    elif position.pile:
        card = position.pile.pop()
        position.discard.append(card)
        position.news.append(("left", card))


class Advance(Phase):
    """Manual: "Advance Phase"; ruling A4."""

    name = "advance"

    def run(self, position: Position) -> None:
        position.phase = "advance"
        for column in range(4):
            troop = position.rows[INCOMING][column]
            if troop is not None and position.rows[FRONT][column] is None:
                position.put(INCOMING, column, None)
                position.put(FRONT, column, troop)
                position.news.append(("advanced", column, troop.stack.cards[-1]))


class Recover(Phase):
    """Manual: "Recover Phase"; ruling D32. In co-op each general may take one."""

    name = "recover"

    def run(self, position: Position) -> None:
        position.phase = "recover"
        position.agenda.append(LOSE_SHIELDS)
        generals = [(position.first + turn) % position.seats for turn in range(position.seats)]
        position.agenda += [TakeShield(seat) for seat in reversed(generals)]
        offer(position, "recover-phase")


class TakeShield(Step["Position"]):
    __slots__ = ("seat",)

    name = "recover-shield"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.shields and room_in_hand(position, self.seat):
            choices = [PASS, *(PICK + index for index in range(len(position.shields)))]
            ask(position, self.name, choices, self.seat, _take_shield, self.seat)

    def __repr__(self) -> str:
        return f"{self.name}{self.seat}"


def _take_shield(position: Position, seat: int, choice: int) -> None:
    if choice >= PICK:
        card = position.shields.pop(choice - PICK)
        to_hand(position, seat, card)
        position.news.append(("kept-shield", seat, card))


class LoseShields(Phase):
    name = "lose-shields"

    def run(self, position: Position) -> None:
        if position.shields:
            position.news.append(("lost-shields", len(position.shields)))
            shields, position.shields = position.shields, []
            position.scrap(shields)


CHECK: Final = Check()
CHECK_AGAIN: Final = CheckAgain()
HEAL: Final = Heal()
LOSE_SHIELDS: Final = LoseShields()
TURN: Final[tuple[Step[Position], ...]] = (
    CHECK,
    WINDOW,
    Recover(),
    WINDOW,
    AttackRow(FRONT),
    WINDOW,
    Advance(),
    WINDOW,
    AttackRow(PLAYER),
    PlayPhase(),
)
"""From the last step to the first. Ruling E2: events between phases; the Play Phase offers
them itself."""
