"""Reading an ability, sentence by sentence. Manual: "Reading the cards"; rulings A6 to A12."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.combat import holds
from stampadia.games.travelers.content import box_key
from stampadia.games.travelers.hero_instructions import (
    AnyAction,
    Empty,
    Gain,
    GainTick,
    IgnoreModifier,
    Pay,
    Sentence,
    TakeBack,
    Transfer,
)
from stampadia.games.travelers.rules.cards import gain
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


class Speak(Step["Position"]):
    """Sentences that are still to be read; each looks at what the earlier ones brought (A8)."""

    __slots__ = ("sentences",)

    name = "speak"

    def __init__(self, sentences: tuple[Sentence, ...]) -> None:
        self.sentences = sentences

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        sentence, rest = self.sentences[0], self.sentences[1:]
        if rest:
            position.agenda.append(Speak(rest))
        hand = position.hand_cards()
        met = all(
            holds(position.hero, position.cross, hand, position.points(), condition)
            for condition in sentence.when
        )
        if met:
            position.agenda.append(Act(sentence.do))
        else:
            position.news.append(("condition-not-met",))

    def __repr__(self) -> str:
        return f"speak {self.sentences}"


class Act(Step["Position"]):
    """Actions of one sentence that are still to be done."""

    __slots__ = ("actions",)

    name = "act"

    def __init__(self, actions: tuple[AnyAction, ...]) -> None:
        self.actions = actions

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        action, rest = self.actions[0], self.actions[1:]
        if rest:
            position.agenda.append(Act(rest))
        ACTIONS[type(action)](position, action)

    def __repr__(self) -> str:
        return f"act {self.actions}"


def _gain(position: Position, action: Gain) -> None:
    gain(position, action.of, action.amount)


def _pay(position: Position, action: Pay) -> None:
    """Ruling A6: what cannot be paid ends the sentence; the Mana is not given back."""
    if position.points()[action.of] < action.amount:
        if position.agenda and isinstance(position.agenda[-1], Act):
            position.agenda.pop()
        position.news.append(("could-not-pay", action.of, action.amount))
        return
    _set(position, action.of, position.points()[action.of] - action.amount)
    position.news.append(("paid", action.of, action.amount))


def _set(position: Position, track: str, value: int) -> None:
    if track == "attack":
        position.attack = value
    else:
        position.defense = value


def _empty(position: Position, action: Empty) -> None:
    _set(position, action.of, 0)
    position.news.append(("emptied", action.of))


def _transfer(position: Position, action: Transfer) -> None:
    amount = position.points()[action.source]
    _set(position, action.source, 0)
    _set(position, action.to, position.points()[action.to] + amount)
    position.news.append(("transferred", action.source, action.to, amount))


def _take_back(position: Position, action: TakeBack) -> None:
    position.agenda.append(TakeBackStep(action.count))


def _gain_tick(position: Position, action: GainTick) -> None:
    card = position.cross.column[-1]
    key = box_key(position.hero, *card)
    filled = min(len(action.boxes), position.ticks.get(key, 0) + 1)
    position.ticks = {**position.ticks, key: filled}
    amount = action.boxes[filled] if filled < len(action.boxes) else action.end
    position.news.append(("ticked", card[0], filled))
    gain(position, action.of, amount)


def _ignore_modifier(position: Position, action: IgnoreModifier) -> None:  # noqa: ARG001
    """Ruling A44: nothing happens where there is no Modifier, or none any more."""
    fight = position.fight
    if fight is not None and fight.modifier is not None:
        position.news.append(("modifier-ignored", fight.modifier.name))
        fight.ignored = True


ACTIONS: Final[dict[type, Callable[[Position, Any], None]]] = {
    Gain: _gain,
    Pay: _pay,
    Empty: _empty,
    Transfer: _transfer,
    TakeBack: _take_back,
    GainTick: _gain_tick,
    IgnoreModifier: _ignore_modifier,
}


class TakeBackStep(Step["Position"]):
    """Ruling A12: the player chooses which Infuse cards; the others close up."""

    __slots__ = ("left",)

    name = "take-back"

    def __init__(self, left: int) -> None:
        self.left = left

    def proceed(self, position: Position) -> Pending | None:
        cards = sorted(card for card, _ in position.cross.infuse)
        if self.left > 0 and cards:
            return Ask(0, [*(n.TAKE + card for card in cards), n.END])
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        if choice == n.END:
            return
        if self.left > 1:
            position.agenda.append(TakeBackStep(self.left - 1))
        card = choice - n.TAKE
        position.cross.infuse = [one for one in position.cross.infuse if one[0] != card]
        position.hand.append(card)
        position.news.append(("took-back", card))

    def __repr__(self) -> str:
        return f"take-back {self.left}"
