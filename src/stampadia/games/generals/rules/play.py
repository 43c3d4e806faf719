"""Manual: "Play Phase". Co-op: the generals take turns until one declares the end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.battlefield import FRONT, INCOMING, MOST_IN_HAND, PLAYER
from stampadia.games.generals.choices import (
    ACTIVATE,
    ADD,
    COLUMNS,
    PASS,
    PAY_LIFE,
    SACRIFICE,
    SEAT,
    TALLEST,
)
from stampadia.games.generals.evaluating import count
from stampadia.games.generals.prepared import ATTACK, LIFE
from stampadia.games.generals.rules.asking import ask
from stampadia.games.generals.rules.drawing import (
    LOSE_LIFE,
    DrawFor,
    Finished,
    to_hand,
)
from stampadia.games.generals.rules.event_cards import activate, can_activate
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop


class PlayPhase(Step["Position"]):
    name = "play-phase"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.phase = "play"
        position.plays = 0
        position.agenda.append(PLAY)
        if position.seats > 1:
            seats = [SEAT + seat for seat in range(position.seats)]
            ask(position, "who-begins", seats, None, _begin, seat=0)

    def __repr__(self) -> str:
        return self.name


def _begin(position: Position, _about: object, choice: int) -> None:
    position.first = position.to_act = choice - SEAT


class Play(Step["Position"]):
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
            sacrifice(position, seat, *divmod(choice - SACRIFICE, TALLEST + 1))
        else:
            add(position, seat, *divmod(choice - ADD, COLUMNS))

    def __repr__(self) -> str:
        return self.name


PLAY: Final = Play()


def legal(position: Position) -> list[int]:
    row = position.rows[PLAYER]
    ink = position.ink_level()
    # ruling D1: the check is made before adding; an empty space is always open
    open_columns = tuple(
        [column for column, troop in enumerate(row) if troop is None or troop.stack.level < ink]
    )
    cards = len(position.hands[position.to_act])
    choices = [PASS, *adds(cards, open_columns)]
    has_room = cards < MOST_IN_HAND
    if has_room and position.lives() > 0 and (position.pile or position.deck.full):
        choices.append(PAY_LIFE)
    for column, troop in enumerate(row):
        if troop is not None:
            first = SACRIFICE + column * (TALLEST + 1)
            choices.append(first)
            if has_room:
                choices += [first + 1 + place for place in troop.stack.savable]
    if position.event_pile and can_activate(position, ""):
        choices.append(ACTIVATE)
    return choices


@cache
def adds(cards: int, open_columns: tuple[int, ...]) -> tuple[int, ...]:
    """Each of so many cards in hand to each open column; there are but 128 such tables."""
    return tuple(ADD + slot * COLUMNS + column for slot in range(cards) for column in open_columns)


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
    return not any(
        troop is not None and (_hurts(position, column, troop) or _falls(position, column, troop))
        for column, troop in enumerate(rows[FRONT])
    )


def _hurts(position: Position, column: int, enemy: Troop) -> bool:
    return count(position, FRONT, column, enemy, ATTACK, []) > 0


def _falls(position: Position, column: int, enemy: Troop) -> bool:
    """Ruling D4: one that does not attack is checked all the same."""
    return enemy.wounds >= count(position, FRONT, column, enemy, LIFE, [])
