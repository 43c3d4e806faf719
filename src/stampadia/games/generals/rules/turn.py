"""The turn and its phases (manual: "Setup", "How to play", "Check Phase", "Play Phase", "Advance
Phase", "Recover Phase"; edition 0.2: Pressure)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.choices import (
    ACTIVATE,
    ADD,
    COLUMNS,
    LEAVE,
    LIFE_UP,
    PASS,
    PAY_LIFE,
    PICK,
    POWER_UP,
    SACRIFICE,
    SEAT,
    TALLEST,
)
from stampadia.games.generals.content import (
    FRONT,
    INCOMING,
    LAST_INK,
    MOST_IN_HAND,
    MOST_LIFE,
    PLAYER,
)
from stampadia.games.generals.language.skills import Skill, TableTest
from stampadia.games.generals.prepared.deck import Deck
from stampadia.games.generals.prepared.skills import ATTACK, LIFE
from stampadia.games.generals.rules.attack import AttackRow
from stampadia.games.generals.rules.cards import (
    LOSE_LIFE,
    WINDOW,
    DrawCards,
    DrawFor,
    Finished,
    activate,
    can_activate,
    gain_life,
    offer,
    put_away,
    room_in_hand,
    to_hand,
)
from stampadia.games.generals.rules.causes import ApplyByHand, Cause
from stampadia.games.generals.rules.chances import ShuffleAndTurn
from stampadia.games.generals.rules.numbers import count, table_passes
from stampadia.games.generals.rules.questions import ShieldToKeep
from stampadia.games.generals.rules.steps import Step, ask
from stampadia.games.generals.rules.texts import demands_of, do_all, meets
from stampadia.kernel.pending import Ask, Pending, Shuffle

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


# Setup


def opening(deck: Deck) -> list[Step]:
    steps: list[Step] = [CHECK, Deal()]
    if deck.events:
        steps.append(ShuffleEvents())
    return steps


class Deal(Step):
    """Shuffle the Printer Deck; Life and columns from it in the Full version; the first hand."""

    name = "deal"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("shuffle", False, tuple(range(position.deck.units)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        pile = position.pile = list(reversed(choice))
        if position.deck.full:
            position.life_cards = [pile.pop() for _ in range(MOST_LIFE)]
            position.columns = [pile.pop() for _ in range(4)]
        else:
            position.life = MOST_LIFE
        # ruling "Two generals together": four cards each
        for seat, hand in enumerate(position.hands):
            for _ in range(5 if position.seats == 1 else 4):
                if pile:
                    to_hand(position, seat, pile.pop())
            position.news.append(("dealt", seat, tuple(hand)))


class ShuffleEvents(Step):
    """Ruling B14: the side with the grey dot up, or either at random."""

    name = "shuffle-events"

    def proceed(self, position: Position) -> Pending:
        count = position.deck.events
        if position.random_events:
            return ShuffleAndTurn("events", False, count)
        return Shuffle("events", False, tuple(range(0, 2 * count, 2)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        units = position.deck.units
        position.event_pile = [units + face for face in reversed(choice)]
        position.news.append(("laid-events", len(choice)))


# The Check Phase, and what ends a battle


class Phase(Step):
    """A step that needs no decision of its own."""

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        self.run(position)

    def run(self, position: Position) -> None:
        raise NotImplementedError


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
        elif meets(position, demands_of(position, instruction.cost)):
            position.paid = 0
            do_all(position, (*instruction.cost, *instruction.do), Cause(card, "place"))
    else:
        do_all(position, (ApplyByHand(),), Cause(card, "place"))


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


# The Play Phase. Co-op: the generals take turns until one declares the end


class PlayPhase(Step):
    name = "play-phase"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.phase = "play"
        position.plays = 0
        position.agenda.append(PLAY)
        if position.seats > 1:
            seats = [SEAT + seat for seat in range(position.seats)]
            ask(position, "who-begins", seats, None, _begin, seat=0)


def _begin(position: Position, _about: object, choice: int) -> None:
    position.first = position.to_act = choice - SEAT


class Play(Step):
    """One action at a time, until the player goes on to the Attack Phase."""

    name = "play"

    def proceed(self, position: Position) -> Pending | None:
        choices = legal(position)
        if len(choices) == 1 and is_deadlock(position):
            position.agenda.append(Finished(0.0, "deadlock"))
            return None
        return Ask(position.to_act, choices)

    def take(self, position: Position, choice: int) -> None:
        seat = position.to_act
        position.plays += 1
        if choice == PASS:
            position.to_act = position.first
            position.news.append(("ended-play", seat))
            return
        position.agenda.append(PLAY)
        if choice == ACTIVATE:
            # co-op: events may be used by either at any time, so one takes no turn away
            activate(position, seat)
            return
        position.to_act = (seat + 1) % position.seats
        if choice == PAY_LIFE:
            # ruling B12: lose first, then draw
            position.agenda += [DrawFor(seat), LOSE_LIFE]
        elif choice >= SACRIFICE:
            which = choice - SACRIFICE
            sacrifice(position, seat, which // (TALLEST + 1), which % (TALLEST + 1))
        else:
            which = choice - ADD
            add(position, seat, which // COLUMNS, which % COLUMNS)


PLAY: Final = Play()


def legal(position: Position) -> list[int]:
    row = position.rows[PLAYER]
    ink = position.ink_level()
    # ruling D1: the check is made before adding; an empty space is always open
    open_columns = 0
    for column, troop in enumerate(row):
        if troop is None or troop.stack.level < ink:
            open_columns |= 1 << column
    cards = len(position.hands[position.to_act])
    choices = PASS_OR_ADD[cards][open_columns][:]
    has_room = cards < MOST_IN_HAND
    if has_room and position.lives() > 0 and (position.pile or position.deck.full):
        choices.append(PAY_LIFE)
    for column, troop in enumerate(row):
        if troop is not None:
            first = SACRIFICE + column * (TALLEST + 1)
            choices.append(first)
            if has_room:
                for place in troop.stack.savable:
                    choices.append(first + 1 + place)
    if position.event_pile and can_activate(position, ""):
        choices.append(ACTIVATE)
    return choices


PASS_OR_ADD: Final = [
    [
        [PASS]
        + [
            ADD + slot * COLUMNS + column
            for slot in range(cards)
            for column in range(COLUMNS)
            if open_columns >> column & 1
        ]
        for open_columns in range(1 << COLUMNS)
    ]
    for cards in range(MOST_IN_HAND + 1)
]
"""Each of so many cards in hand to each open column, which are the bits of a number."""


def add(position: Position, seat: int, slot: int, column: int) -> None:
    card = position.hands[seat].pop(slot)
    troop = position.rows[PLAYER][column]
    if troop is None:
        position.muster(PLAYER, column, (card,))
    else:
        position.restack(troop, (*troop.stack.cards, card))
    position.news.append(("added", seat, card, column))


def sacrifice(position: Position, seat: int, column: int, saved: int) -> None:
    """Ruling D2: not a defeat; one Unit Card but the bottom one may be saved."""
    troop = position.rows[PLAYER][column]
    assert troop is not None
    position.put(PLAYER, column, None)
    cards = list(troop.stack.cards)
    card = cards.pop(saved - 1) if saved else -1
    position.news.append(("sacrificed", seat, column, troop.stack.cards[-1], card))
    if saved:
        to_hand(position, seat, card)
    position.scrap(cards)


def is_deadlock(position: Position) -> bool:
    """Ruling C9: no Life, no card, no unit, and no enemy that can ever hurt or fall: a loss."""
    rows = position.rows
    if position.lives() or any(position.hands) or any(rows[PLAYER]) or position.shields:
        return False
    if position.place_level < position.ink_level():
        return False
    if position.event_pile and can_activate(position, "recover-phase"):
        return False
    if any(rows[INCOMING][column] and not rows[FRONT][column] for column in range(4)):
        return False
    for column, enemy in enumerate(rows[FRONT]):
        if enemy is None:
            continue
        # ruling D4: one that does not attack is checked all the same
        hurts = count(position, FRONT, column, enemy, ATTACK, []) > 0
        if hurts or enemy.wounds >= count(position, FRONT, column, enemy, LIFE, []):
            return False
    return True


# Advance and Recover Phase


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


class TakeShield(Step):
    name = "recover-shield"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.shields and room_in_hand(position, self.seat):
            choices = [PASS, *(PICK + index for index in range(len(position.shields)))]
            ask(position, self.name, choices, ShieldToKeep(self.seat), _take_shield, self.seat)

    def __repr__(self) -> str:
        return f"{self.name}{self.seat}"


def _take_shield(position: Position, about: ShieldToKeep, choice: int) -> None:
    if choice >= PICK:
        card = position.shields.pop(choice - PICK)
        to_hand(position, about.seat, card)
        position.news.append(("kept-shield", about.seat, card))


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
TURN: Final[tuple[Step, ...]] = (
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
