"""What the abilities of Hero Cards do. Rulings A6, A12, A14 and A44."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import box_key
from stampadia.games.travelers.rules.agenda import CardsToTakeBack
from stampadia.games.travelers.rules.cards import gain
from stampadia.games.travelers.rules.ending import end_sentence
from stampadia.games.travelers.rules.steps import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


def can_gain(position: Position, _place: str, action: say.Gain | say.GainPoints) -> bool:
    """Ruling A14: Mana never exceeds the Level."""
    return action.amount > 0 and (action.of != "mana" or position.mana < position.level)


def gain_points(position: Position, _place: str, action: say.Gain | say.GainPoints) -> None:
    gain(position, action.of, action.amount)


def can_pay(position: Position, _place: str, action: say.Pay) -> bool:
    return 0 < action.amount <= position.points()[action.of]


def pay(position: Position, _place: str, action: say.Pay) -> None:
    """Ruling A6: what cannot be paid ends the sentence; the Mana is not given back."""
    if position.points()[action.of] < action.amount:
        end_sentence(position)
        position.news.append(("could-not-pay", action.of, action.amount))
        return
    _set(position, action.of, position.points()[action.of] - action.amount)
    position.news.append(("paid", action.of, action.amount))


def _set(position: Position, track: str, value: int) -> None:
    if track == "attack":
        position.attack = value
    else:
        position.defense = value


def can_empty(position: Position, _place: str, action: say.Empty) -> bool:
    return position.points()[action.of] > 0


def empty(position: Position, _place: str, action: say.Empty) -> None:
    _set(position, action.of, 0)
    position.news.append(("emptied", action.of))


def can_transfer(position: Position, _place: str, action: say.Transfer) -> bool:
    return position.points()[action.source] > 0


def transfer(position: Position, _place: str, action: say.Transfer) -> None:
    amount = position.points()[action.source]
    _set(position, action.source, 0)
    _set(position, action.to, position.points()[action.to] + amount)
    position.news.append(("transferred", action.source, action.to, amount))


def gain_tick(position: Position, _place: str, action: say.GainTick) -> None:
    card = position.cross.column[-1]
    key = box_key(position.hero, *card)
    filled = min(len(action.boxes), position.ticks.get(key, 0) + 1)
    position.ticks = {**position.ticks, key: filled}
    amount = action.boxes[filled] if filled < len(action.boxes) else action.end
    position.news.append(("ticked", card[0], filled))
    gain(position, action.of, amount)


def can_ignore(position: Position, _place: str, _action: say.IgnoreModifier) -> bool:
    return position.fight is not None and position.fight.modifier is not None


def ignore_modifier(position: Position, _place: str, _action: say.IgnoreModifier) -> None:
    """Ruling A44: nothing happens where there is no Modifier, or none any more."""
    fight = position.fight
    if fight is not None and fight.modifier is not None:
        position.news.append(("modifier-ignored", fight.modifier.name))
        fight.ignored = True


def can_take_back(position: Position, _place: str, action: say.TakeBack) -> bool:
    return bool(action.count and position.cross.infuse)


def take_back(position: Position, _place: str, action: say.TakeBack) -> None:
    position.agenda.append(TakeBackStep(action.count))


class TakeBackStep(Step):
    """Ruling A12: the player chooses which Infuse cards; the others close up."""

    name = "take-back"

    def __init__(self, left: int) -> None:
        self.about = CardsToTakeBack(left)

    def proceed(self, position: Position) -> Pending | None:
        cards = sorted(card for card, _ in position.cross.infuse)
        if self.about.left > 0 and cards:
            return Ask(0, [*(n.TAKE + card for card in cards), n.END])
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        if choice == n.END:
            return
        if self.about.left > 1:
            position.agenda.append(TakeBackStep(self.about.left - 1))
        card = choice - n.TAKE
        position.cross.infuse = [one for one in position.cross.infuse if one[0] != card]
        position.hand.append(card)
        position.news.append(("took-back", card))

    def __repr__(self) -> str:
        return f"take-back {self.about.left}"
