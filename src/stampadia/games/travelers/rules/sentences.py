"""Abilities of Hero Cards, sentence by sentence. Manual: "Reading the cards"; rulings A6 to A12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.effects import OPS
from stampadia.games.travelers.rules.agenda import AbilityOffered, WaysOffered
from stampadia.games.travelers.rules.ending import ACT
from stampadia.games.travelers.rules.fight import half, holds
from stampadia.games.travelers.rules.steps import Question, Step

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


class Speak(Step):
    """Sentences that are still to be read; each looks at what the earlier ones brought (A8)."""

    name = "speak"

    def __init__(self, sentences: tuple[say.Sentence, ...]) -> None:
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


class Act(Step):
    """Actions of one sentence that are still to be done."""

    name = ACT

    def __init__(self, actions: tuple[say.AnyAction, ...]) -> None:
        self.actions = actions

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        action, rest = self.actions[0], self.actions[1:]
        if rest:
            position.agenda.append(Act(rest))
        match action:
            case say.Choose():
                _choose(position, action)
            case say.RepeatAbility():
                _repeat(position)
            case _:
                OPS[type(action)].carry_out(position, "", action)

    def __repr__(self) -> str:
        return f"act {self.actions}"


# What the player decides


def _choose(position: Position, action: say.Choose) -> None:
    """Ruling A45: what cannot be paid cannot be chosen, and where one way is left it is taken; what
    may be done is offered only where it changes anything."""
    ways = [way for way in (action.first, action.second) if way and _payable(position, way)]
    if len(ways) == 2 or (ways and not action.second and _possible(position, action.first)):
        position.agenda.append(Question("choose", [n.YES, n.NO], WaysOffered(action), _chosen))
    elif ways and action.second:
        position.agenda.append(Act(ways[0]))
    else:
        position.news.append(("nothing-offered",))


def _payable(position: Position, actions: tuple[say.PlainAction, ...]) -> bool:
    """Its first price; what comes before a later one may bring the points for it."""
    first = actions[0]
    return not isinstance(first, say.Pay) or position.points()[first.of] >= first.amount


def _possible(position: Position, actions: tuple[say.PlainAction, ...]) -> bool:
    return any(OPS[type(action)].possible(position, "", action) for action in actions)


def _chosen(position: Position, about: WaysOffered, choice: int) -> None:
    actions = about.choice.first if choice == n.YES else about.choice.second
    if actions:
        position.agenda.append(Act(actions))
    else:
        position.news.append(("not-chosen",))


def ability_before(position: Position) -> say.HeroAbility | None:
    """What could be repeated now, if it can be paid (ruling A11)."""
    spoken = position.cross.spoken[-2:-1]
    if not spoken:
        return None
    card, side, number = spoken[0]
    before = half(position.hero, (card, side)).abilities[number]
    return before if before.repeatable() and before.cost <= position.mana else None


def _repeat(position: Position) -> None:
    before = ability_before(position)
    if before is None:
        position.news.append(("nothing-offered",))
    else:
        position.agenda.append(Question("repeat", [n.YES, n.NO], AbilityOffered(before), _repeated))


def _repeated(position: Position, about: AbilityOffered, choice: int) -> None:
    """It is read as if it stood on the card that repeats it."""
    if choice == n.NO:
        position.news.append(("not-chosen",))
        return
    card, _, number = position.cross.spoken[-2]
    position.mana -= about.ability.cost
    position.news.append(("repeated", card, number))
    position.agenda.append(Speak(about.ability.sentences))
