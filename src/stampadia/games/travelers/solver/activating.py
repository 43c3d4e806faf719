"""What an ability does to the tracks and to the cards in play, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.hero_instructions import (
    AnyAction,
    Choose,
    Empty,
    Gain,
    GainTick,
    IgnoreModifier,
    Pay,
    PlainAction,
    RepeatAbility,
    TakeBack,
    Transfer,
)
from stampadia.games.travelers.solver.compiled import NONE, Cards, Met, PreparedSentence, Scene


class Doing(NamedTuple):
    """In the middle of an ability."""

    scene: Scene
    attack: int
    defense: int
    mana: int
    choices: tuple[int, ...]


class Activating:
    def __init__(self, cards: Cards, level: int) -> None:
        self.cards = cards
        self.level = level

    def ends(self, doing: Doing, sentences: tuple[PreparedSentence, ...]) -> list[Doing]:
        """All ways in which these sentences can end: several, where cards may be taken back."""
        found = [doing]
        for when, do in sentences:
            found = [
                end for one in found for end in (self._done(one, do) if _met(one, when) else (one,))
            ]
        return found

    def _done(self, doing: Doing, actions: tuple[AnyAction, ...]) -> list[Doing]:
        for at, action in enumerate(actions):
            match action:
                case Gain() | GainTick():
                    doing = self._gained(doing, action)
                case Pay():
                    if _points(doing, action.of) < action.amount:
                        break
                    doing = _changed(doing, action.of, -action.amount)
                case Empty():
                    doing = _changed(doing, action.of, -_points(doing, action.of))
                case Transfer():
                    amount = _points(doing, action.source)
                    doing = _changed(doing, action.source, -amount)
                    doing = _changed(doing, action.to, amount)
                case IgnoreModifier():
                    doing = doing._replace(scene=doing.scene._replace(ignored=True))
                case Choose():
                    rest = actions[at + 1 :]
                    ends = self._chosen(doing, action)
                    return [end for one in ends for end in self._done(one, rest)]
                case RepeatAbility():
                    rest = actions[at + 1 :]
                    ends = self._repeated(doing)
                    return [end for one in ends for end in self._done(one, rest)]
                case TakeBack():
                    rest = actions[at + 1 :]
                    taken = self._taken_back(doing, action.count)
                    return [end for one in taken for end in self._done(one, rest)]
        return [doing]

    def _chosen(self, doing: Doing, choice: Choose) -> list[Doing]:
        """Asked as the rules ask (ruling A45)."""
        ways = [way for way in (choice.first, choice.second) if way and _payable(doing, way)]
        if len(ways) == 2:
            yes, no = (doing._replace(choices=(*doing.choices, one)) for one in (n.YES, n.NO))
            return self._done(yes, choice.first) + self._done(no, choice.second)
        if choice.second:
            return self._done(doing, ways[0]) if ways else [doing]
        if not ways or not any(self._possible(doing, action) for action in choice.first):
            return [doing]
        yes, no = (doing._replace(choices=(*doing.choices, one)) for one in (n.YES, n.NO))
        return [*self._done(yes, choice.first), no]

    def _repeated(self, doing: Doing) -> list[Doing]:
        """Ruling A11; whoever can may."""
        spoken = doing.scene.spoken
        if spoken == NONE:
            return [doing]
        before = self.cards.numbered(spoken)
        if not before.repeatable or before.cost > doing.mana:
            return [doing]
        yes, no = (doing._replace(choices=(*doing.choices, one)) for one in (n.YES, n.NO))
        paid = yes._replace(mana=yes.mana - before.cost)
        return [*self.ends(paid, before.sentences), no]

    def _possible(self, doing: Doing, action: PlainAction) -> bool:
        """Would it change anything?"""
        match action:
            case Gain():
                return action.amount > 0 and (action.of != "mana" or doing.mana < self.level)
            case Pay():
                return 0 < action.amount <= _points(doing, action.of)
            case Empty():
                return _points(doing, action.of) > 0
            case Transfer():
                return _points(doing, action.source) > 0
            case TakeBack():
                return bool(action.count and doing.scene.infuse)
            case GainTick():
                return True
            case IgnoreModifier():
                return not doing.scene.ignored

    def _gained(self, doing: Doing, action: Gain | GainTick) -> Doing:
        if isinstance(action, GainTick):
            scene = doing.scene._replace(ticked=doing.scene.ticked + 1)
            filled = min(len(action.boxes), self.cards.cards[scene.last].ticks + scene.ticked)
            doing = doing._replace(scene=scene)
            return _changed(doing, action.of, (*action.boxes, action.end)[filled])
        if action.of == "mana":
            return doing._replace(mana=min(self.level, doing.mana + action.amount))
        return _changed(doing, action.of, action.amount)

    def _taken_back(self, doing: Doing, count: int) -> Iterator[Doing]:
        """Up to so many Infuse cards; who takes fewer than he could says so."""
        scene = doing.scene
        cards = [one for one in self.cards.cards if one.bit & scene.infuse]
        for many in range(min(count, len(cards)) + 1):
            for chosen in combinations(cards, many):
                bits = sum(one.bit for one in chosen)
                row = scene.row
                if self.cards.rows:
                    row = (*(at for at in row[:-1] if not bits >> at & 1), row[-1])
                choices = tuple(n.TAKE + one.card[0] for one in chosen)
                if many < count and many < len(cards):
                    choices = (*choices, n.END)
                there = scene._replace(hand=scene.hand | bits, infuse=scene.infuse ^ bits, row=row)
                yield doing._replace(scene=there, choices=doing.choices + choices)


def _met(doing: Doing, when: tuple[Met, ...]) -> bool:
    scene, attack, defense = doing.scene, doing.attack, doing.defense
    return all(met(scene, attack, defense) for met in when)


def _payable(doing: Doing, actions: tuple[PlainAction, ...]) -> bool:
    first = actions[0]
    return not isinstance(first, Pay) or _points(doing, first.of) >= first.amount


def _points(doing: Doing, track: str) -> int:
    return doing.attack if track == "attack" else doing.defense


def _changed(doing: Doing, track: str, by: int) -> Doing:
    scene, attack, defense, mana, choices = doing
    if track == "attack":
        return Doing(scene, attack + by, defense, mana, choices)
    return Doing(scene, attack, defense + by, mana, choices)
