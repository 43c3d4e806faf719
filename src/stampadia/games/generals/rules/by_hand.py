"""Texts that only people can read: shown at their moment, applied by hand or skipped.

The player may change values, add or remove wounds, infuse, draw, discard, move units, gain or lose
Life and Shields, change the Ink Level and the Place Stack; nothing is checked but that the cards
stay on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.choices import (
    ADJUSTMENTS,
    BY_HAND,
    BY_HAND_DRAW,
    CELLS,
    CHANGE,
    HAND,
    INFUSE,
    MOVE,
    PASS,
    TABLE,
    TABLE_CHANGES,
)
from stampadia.games.generals.content import INCOMING, MOST_IN_HAND, MOST_LIFE
from stampadia.games.generals.language.skills import DiscardPlace
from stampadia.games.generals.prepared.skills import ATTACK, LIFE
from stampadia.games.generals.rules.attack import Fall
from stampadia.games.generals.rules.cards import (
    LOSE_LIFE,
    DiscardShields,
    draw_one,
    gain_life,
    gain_shield,
    room_in_hand,
)
from stampadia.games.generals.rules.causes import ApplyByHand, Cause
from stampadia.games.generals.rules.steps import Step
from stampadia.games.generals.rules.texts import do_all
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop

LEAST_INK: Final = 2
MOST_INK: Final = 7
MOST_ADJUSTMENTS: Final = 12
"""For one text at one moment, so that no moment is endless."""


def by_hand(position: Position, cause: Cause, _unread: ApplyByHand) -> None:
    position.news.append(("unread", cause.face, cause.part))
    position.agenda.append(ByHand(cause))


class ByHand(Step):
    name = "by-hand"

    def __init__(self, cause: Cause, done: int = 0) -> None:
        self.cause = cause
        self.done = done
        """How many adjustments have been made for this text."""

    def proceed(self, position: Position) -> Pending | None:
        if self.done >= MOST_ADJUSTMENTS:
            position.agenda.pop()
            return None
        return Ask(position.to_act, [PASS, *_adjustments(position)], skip=PASS)

    def take(self, position: Position, choice: int) -> None:
        if choice == PASS:
            if not self.done:
                position.news.append(("skipped-text", self.cause.face, self.cause.part))
            return
        position.agenda.append(ByHand(self.cause, self.done + 1))
        _adjust(position, choice)

    def __repr__(self) -> str:
        return f"{self.name}{self.cause}{self.done}"


def _adjustments(position: Position) -> list[int]:
    found = []
    cells = [(row, column) for row in range(3) for column in range(4)]
    filled = [cell for cell in cells if position.rows[cell[0]][cell[1]] is not None]
    empty = [cell for cell in cells if position.rows[cell[0]][cell[1]] is None]
    for number, name in enumerate(ADJUSTMENTS):
        for row, column in filled:
            troop = position.rows[row][column]
            assert troop is not None
            if _fits(position, name, troop, row):
                found.append(BY_HAND + number * CELLS + row * 4 + column)
    if position.pile and room_in_hand(position, position.to_act):
        found.append(BY_HAND_DRAW)
    first = HAND + position.to_act * MOST_IN_HAND
    found += [first + slot for slot in range(len(position.hands[position.to_act]))]
    found += [MOVE + (a * 4 + b) * CELLS + c * 4 + d for a, b in filled for c, d in empty]
    found += [CHANGE + number for number, name in enumerate(TABLE_CHANGES) if _can(position, name)]
    if position.action is not None:
        here = [row * 4 + column for row, column in filled if row < INCOMING]
        found += [INFUSE + number * CELLS + cell for number in range(4) for cell in here]
    return found


def _can(position: Position, name: str) -> bool:
    """Whether the table can be changed like this; what the rules forbid does not happen either."""
    match name:
        case "gain-life":
            return position.lives() < MOST_LIFE and bool(position.pile or not position.deck.full)
        case "gain-shield" | "add-place":
            return bool(position.pile)
        case "lose-shield":
            return bool(position.shields)
        case "raise-ink":
            return position.ink < MOST_INK
        case "lower-ink":
            return position.ink > LEAST_INK
        case "discard-place":
            return bool(position.places)
    return True


def _fits(position: Position, name: str, troop: Troop, row: int) -> bool:
    if name == "heal":
        return troop.wounds > 0
    if name == "exhaust":
        return not troop.exhausted
    if name == "restore":
        # once in a phase, as by a skill: no phase is endless
        return troop.exhausted and troop.serial not in position.restored
    if name == "defeat":
        return row < 2
    return position.action is not None or not name.endswith(("-up", "-down"))


def _adjust(position: Position, choice: int) -> None:
    meant = TABLE.meaning(choice)
    match meant.verb:
        case "by-hand":
            name = ADJUSTMENTS[meant["adjustment"]]
            _adjust_unit(position, name, meant["row"], meant["column"])
        case "by-hand-draw":
            draw_one(position, position.to_act)
        case "by-hand-move":
            start = meant["row"], meant["column"]
            goal = meant["goal_row"], meant["goal_column"]
            troop = position.rows[start[0]][start[1]]
            assert troop is not None
            position.put(*start, None)
            position.put(*goal, troop)
            told = (start[0] * 4 + start[1], goal[0] * 4 + goal[1], troop.stack.cards[-1])
            position.news.append(("moved", *told))
        case "by-hand-table":
            _change_table(position, TABLE_CHANGES[meant["change"]])
        case "by-hand-infuse":
            fire, air, earth, water = (int(number == meant["element"]) for number in range(4))
            position.pour((meant["row"], meant["column"]), (fire, air, earth, water))
        case _:
            seat = meant["seat"]
            card = position.hands[seat].pop(meant["slot"])
            position.discard.append(card)
            position.news.append(("discarded", seat, card))


def _adjust_unit(position: Position, name: str, row: int, column: int) -> None:
    troop = position.rows[row][column]
    assert troop is not None
    position.news.append(("adjusted", name, row * 4 + column, troop.stack.cards[-1]))
    if name in ("wound", "heal"):
        troop.wounds += 1 if name == "wound" else -1
    elif name == "exhaust":
        troop.exhausted = True
    elif name == "restore":
        troop.exhausted = False
        position.restored += (troop.serial,)
    elif name == "defeat":
        position.agenda.append(Fall(troop.serial))
    elif name == "discard-bottom":
        cards = troop.stack.cards
        if len(cards) > 1:
            position.restack(troop, cards[:-1])
        else:
            position.put(row, column, None)
        position.scrap(cards[-1:])
    elif position.action is not None:
        stat = ATTACK if name.startswith("attack") else LIFE
        key = (troop.serial, stat)
        by = 1 if name.endswith("-up") else -1
        position.action.lasting[key] = position.action.lasting.get(key, 0) + by


def _change_table(position: Position, name: str) -> None:
    """By the same steps that a text would take that says so."""
    match name:
        case "gain-life":
            gain_life(position)
        case "lose-life":
            position.agenda.append(LOSE_LIFE)
        case "gain-shield":
            gain_shield(position)
        case "lose-shield":
            position.agenda.append(DiscardShields(1))
        case "raise-ink" | "lower-ink":
            position.ink += 1 if name == "raise-ink" else -1
            position.refresh_places()
            position.news.append(("raised-ink", position.ink_level()))
        case "add-place":
            card = position.pile.pop()
            position.add_place(card)
            position.news.append(("joined-places", card, position.place_level))
        case "discard-place":
            do_all(position, (DiscardPlace(),), Cause(-1))
