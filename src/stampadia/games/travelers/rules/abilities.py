"""Reading an ability, sentence by sentence. Manual: "Reading the cards"; rulings A6 to A12."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.combat import half, holds
from stampadia.games.travelers.content import box_key
from stampadia.games.travelers.hero_instructions import (
    AnyAction,
    Choose,
    Empty,
    Gain,
    GainTick,
    HeroAbility,
    IgnoreModifier,
    Pay,
    PlainAction,
    RepeatAbility,
    Sentence,
    TakeBack,
    Transfer,
)
from stampadia.games.travelers.rules.cards import gain
from stampadia.kernel.agenda import Question, Step
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
        ACTIONS[type(action)].carry_out(position, action)

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


def _choose(position: Position, action: Choose) -> None:
    """Ruling A45: what cannot be paid cannot be chosen, and where one way is left it is taken; what
    may be done is offered only where it changes anything."""
    ways = [way for way in (action.first, action.second) if way and _payable(position, way)]
    if len(ways) == 2 or (ways and not action.second and _possible(position, action.first)):
        position.agenda.append(Question("choose", 0, [n.YES, n.NO], action, _chosen))
    elif ways and action.second:
        position.agenda.append(Act(ways[0]))
    else:
        position.news.append(("nothing-offered",))


def _payable(position: Position, actions: tuple[PlainAction, ...]) -> bool:
    """Its first price; what comes before a later one may bring the points for it."""
    first = actions[0]
    return not isinstance(first, Pay) or position.points()[first.of] >= first.amount


def _possible(position: Position, actions: tuple[PlainAction, ...]) -> bool:
    return any(ACTIONS[type(action)].possible(position, action) for action in actions)


def _chosen(position: Position, action: Choose, choice: int) -> None:
    actions = action.first if choice == n.YES else action.second
    if actions:
        position.agenda.append(Act(actions))
    else:
        position.news.append(("not-chosen",))


def ability_before(position: Position) -> HeroAbility | None:
    """What could be repeated now, if it can be paid (ruling A11)."""
    spoken = position.cross.spoken[-2:-1]
    if not spoken:
        return None
    card, side, number = spoken[0]
    before = half(position.hero, (card, side)).abilities[number]
    return before if before.repeatable() and before.cost <= position.mana else None


def _repeat(position: Position, action: RepeatAbility) -> None:  # noqa: ARG001
    before = ability_before(position)
    if before is None:
        position.news.append(("nothing-offered",))
    else:
        position.agenda.append(Question("repeat", 0, [n.YES, n.NO], before, _repeated))


def _repeated(position: Position, before: HeroAbility, choice: int) -> None:
    """It is read as if it stood on the card that repeats it."""
    if choice == n.NO:
        position.news.append(("not-chosen",))
        return
    card, _, number = position.cross.spoken[-2]
    position.mana -= before.cost
    position.news.append(("repeated", card, number))
    position.agenda.append(Speak(before.sentences))


class Way(NamedTuple):
    """How an action is carried out, and whether it would change anything now."""

    carry_out: Callable[[Position, Any], None]
    possible: Callable[[Position, Any], bool]


def _can_gain(position: Position, action: Gain) -> bool:
    """Ruling A14: Mana never exceeds the Level."""
    return action.amount > 0 and (action.of != "mana" or position.mana < position.level)


def _can_take_back(position: Position, action: TakeBack) -> bool:
    return bool(action.count and position.cross.infuse)


def _can_ignore(position: Position, action: IgnoreModifier) -> bool:  # noqa: ARG001
    return position.fight is not None and position.fight.modifier is not None


ACTIONS: Final[dict[type, Way]] = {
    Gain: Way(_gain, _can_gain),
    Pay: Way(_pay, lambda position, action: 0 < action.amount <= position.points()[action.of]),
    Empty: Way(_empty, lambda position, action: position.points()[action.of] > 0),
    Transfer: Way(_transfer, lambda position, action: position.points()[action.source] > 0),
    TakeBack: Way(_take_back, _can_take_back),
    GainTick: Way(_gain_tick, lambda position, action: True),  # noqa: ARG005
    IgnoreModifier: Way(_ignore_modifier, _can_ignore),
    Choose: Way(_choose, lambda position, action: True),  # noqa: ARG005
    RepeatAbility: Way(_repeat, lambda position, action: ability_before(position) is not None),  # noqa: ARG005
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
