"""What a general does without thinking: fast enough to play a whole battle in the mind.

Each column is judged by itself and by printed numbers alone: who strikes first kills, who is
killed strikes no more, a space without a unit lets blows through, an unopposed unit earns a
Shield. The card that changes most for the better is laid, as long as it is worth its price.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.generals.choices import (
    ADD,
    COLUMNS,
    LEAVE,
    LIFE_UP,
    LOSE_LIFE,
    NO,
    NUMBER,
    PASS,
    PAY_LIFE,
    PICK,
    POWER_UP,
    SACRIFICE,
    SHIELDS,
    SKIP,
    YES,
)
from stampadia.games.generals.content import FRONT, INCOMING, LAST_INK, PLAYER

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop
    from stampadia.kernel.chance import Dealer
    from stampadia.kernel.pending import Ask


# What counts, chosen by trying: a hill was climbed over whole games played by instinct alone.
SHIELD: Final = 1.5
OWN_NUMBER: Final = 0.28
"""For each point of attack or life that still stands at the end of the turn."""
KILL: Final = 1.7
"""For each number of an Enemy that falls, who counts for one himself."""
PROGRESS: Final = 0.9
"""For an Enemy wounded to death; less for a part of it."""
HIT: Final = 1.2
HIT_BY_LIFE: Final = 2.5
"""A blow that nobody wards off is worse the less Life is left."""
CARD: Final = 0.66
CARD_BY_WORTH: Final = 0.1
NO_MORE_PLACES: Final = 0.8
LAST_BATTLE: Final = 0.1
"""What a card is still worth in the hand when nothing comes any more that it could be kept for."""
CROWDED: Final = 6
CROWDED_DISCOUNT: Final = 0.4
"""With so many cards in hand there is hardly room for what Shields bring."""
LIFE_DISCOUNT: Final = 0.5
"""A Life buys the top card when that gains more than a blow costs, less this much."""


class Column:
    __slots__ = ("behind", "foe", "own", "value")

    def __init__(
        self, own: Troop | None, foe: Troop | None, behind: Troop | None, value: float
    ) -> None:
        self.own = own
        self.foe = foe
        """Who stands opposite, or will this turn."""
        self.behind = behind
        """Who comes when the foe falls."""
        self.value = value
        """As it is now."""


def instinct(position: Position, ask: Ask, dealer: Dealer) -> Any:
    if ask.skip is not None:
        return ask.skip
    choices = ask.choices
    name = position.agenda[-1].name
    if name == "play":
        return _play(position, choices, dealer)
    if name == "direct-hit":
        return SHIELDS if SHIELDS in choices else LOSE_LIFE
    if name == "heal":
        if LIFE_UP in choices and position.lives() < 4:
            return LIFE_UP
        return POWER_UP if POWER_UP in choices else LEAVE
    if name in ("recover-shield", "which-looked"):
        return _best_pick(position, choices, name)
    if name == "event":
        return SKIP if SKIP in choices else dealer.one_of(choices)
    if name == "swap":
        return dealer.one_of((YES, NO))
    if choices[0] >= NUMBER:
        return choices[0]
    return dealer.one_of(choices)


def _best_pick(position: Position, choices: Sequence[int], name: str) -> int:
    pile = position.shields if name == "recover-shield" else position.looked
    worth = position.deck.worth
    return max((one for one in choices if one >= PICK), key=lambda one: worth[pile[one - PICK]])


def _play(position: Position, choices: Sequence[int], dealer: Dealer) -> int:
    """Lay the card that does most good, if it does any; buy one that does more than a Life."""
    hit = HIT + HIT_BY_LIFE / (1 + position.lives())
    columns = _columns(position, hit)
    price = _price(position)
    hand, worth = position.hands[position.to_act], position.deck.worth
    best, found = 0.0, PASS
    for choice in choices:
        if ADD <= choice < SACRIFICE:
            card = hand[(choice - ADD) // COLUMNS]
            gain = _gain(position, columns[(choice - ADD) % COLUMNS], card) - price
            # twins are told apart by a hair
            gain += 0.001 * dealer.uniform() - CARD_BY_WORTH * worth[card]
            if gain > best:
                best, found = gain, choice
    if found == PASS and PAY_LIFE in choices and position.lives() and position.pile:
        ink, card = position.ink_level(), position.pile[-1]
        growing = [one for one in columns if one.own is None or one.own.stack.level < ink]
        if any(_gain(position, one, card) > hit - LIFE_DISCOUNT for one in growing):
            return PAY_LIFE
    return found


def _columns(position: Position, hit: float) -> list[Column]:
    found: list[Column] = []
    rows = position.rows
    for column in range(COLUMNS):
        own, front, incoming = rows[PLAYER][column], rows[FRONT][column], rows[INCOMING][column]
        foe, behind = front or incoming, incoming if front is not None else None
        if own is None:
            value = -hit if foe is not None and foe.stack.attack > 0 else 0.0
        else:
            value = _value(own.stack.attack, own.stack.life - own.wounds, foe, behind)
        found.append(Column(own, foe, behind, value))
    return found


def _value(attack: int, life: int, foe: Troop | None, behind: Troop | None) -> float:
    """Of a column with a unit of these numbers, at the end of the turn."""
    if foe is None:
        return SHIELD * (attack > 0) + OWN_NUMBER * (attack + life)
    left = foe.stack.life - foe.wounds
    value = 0.0
    blow = max(0, foe.stack.attack)
    if 0 < attack >= left:
        value = KILL * (1 + blow + max(0, left))
        if behind is None:
            return value + SHIELD / 2 + OWN_NUMBER * (attack + life)
        blow = max(0, behind.stack.attack)
    else:
        value = PROGRESS * max(0, attack) / max(1, left)
    return value + OWN_NUMBER * (attack + life - blow) if life > blow else value


def _gain(position: Position, column: Column, card: int) -> float:
    """What a card changes there, by its printed numbers and those that it covers."""
    deck = position.deck
    header, body = deck.header_numbers[card], deck.body_numbers[card]
    attack, life = header[0] + body[0], header[1] + body[1]
    own = column.own
    if own is not None:
        covered = deck.body_numbers[own.stack.cards[-1]]
        attack += own.stack.attack - covered[0]
        life += own.stack.life - own.wounds - covered[1]
    return _value(attack, life, column.foe, column.behind) - column.value


def _price(position: Position) -> float:
    """Of laying a card instead of keeping it."""
    more_to_come = position.place_level < position.ink_level()
    price = CARD if more_to_come else CARD * NO_MORE_PLACES
    if position.ink_level() >= LAST_INK:
        price *= (1 + LAST_BATTLE) / 2 if more_to_come else LAST_BATTLE
    if len(position.hands[position.to_act]) >= CROWDED:
        price -= CROWDED_DISCOUNT
    return price
