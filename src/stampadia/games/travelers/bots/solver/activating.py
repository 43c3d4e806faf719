"""What an ability does to the tracks and to the cards in play, sentence by sentence."""

from __future__ import annotations

from itertools import combinations

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.solver.prepared import (
    FIVE_BITS,
    FOUR_BITS,
    IGNORED,
    INFUSE,
    MOST_TICKED,
    NONE,
    SET,
    SPOKEN,
    TICKED,
    Cards,
    Met,
    PreparedSentence,
    Scene,
    last_of,
)
from stampadia.games.travelers.instructions import (
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


class Doing:
    """In the middle of an ability."""

    __slots__ = ("attack", "choices", "defense", "mana", "scene")

    def __init__(
        self, scene: Scene, attack: int, defense: int, mana: int, choices: tuple[int, ...]
    ) -> None:
        self.scene = scene
        self.attack = attack
        self.defense = defense
        self.mana = mana
        self.choices = choices

    def at(self, scene: Scene) -> Doing:
        return Doing(scene, self.attack, self.defense, self.mana, self.choices)

    def choosing(self, *choices: int) -> Doing:
        chosen = (*self.choices, *choices)
        return Doing(self.scene, self.attack, self.defense, self.mana, chosen)

    def with_mana(self, mana: int) -> Doing:
        return Doing(self.scene, self.attack, self.defense, mana, self.choices)

    def changed(self, track: str, by: int) -> Doing:
        attack, defense = self.attack, self.defense
        if track == "attack":
            return Doing(self.scene, attack + by, defense, self.mana, self.choices)
        return Doing(self.scene, attack, defense + by, self.mana, self.choices)

    def points(self, track: str) -> int:
        return self.attack if track == "attack" else self.defense


class Activating:
    __slots__ = ("cards", "level")

    def __init__(self, cards: Cards, level: int) -> None:
        self.cards = cards
        self.level = level

    def ends(self, doing: Doing, sentences: tuple[PreparedSentence, ...]) -> list[Doing]:
        """All ways in which these sentences can end: several, where cards may be taken back."""
        found = [doing]
        for sentence in sentences:
            ends: list[Doing] = []
            for one in found:
                if _met(one, sentence.when):
                    ends += self._done(one, sentence.do)
                else:
                    ends.append(one)
            found = ends
        return found

    def _done(self, doing: Doing, actions: tuple[AnyAction, ...]) -> list[Doing]:
        for at, action in enumerate(actions):
            match action:
                case Gain() | GainTick():
                    doing = self._gained(doing, action)
                case Pay():
                    if doing.points(action.of) < action.amount:
                        break
                    doing = doing.changed(action.of, -action.amount)
                case Empty():
                    doing = doing.changed(action.of, -doing.points(action.of))
                case Transfer():
                    amount = doing.points(action.source)
                    doing = doing.changed(action.source, -amount)
                    doing = doing.changed(action.to, amount)
                case IgnoreModifier():
                    doing = doing.at(doing.scene | IGNORED)
                case Choose():
                    return self._all_done(self._chosen(doing, action), actions[at + 1 :])
                case RepeatAbility():
                    return self._all_done(self._repeated(doing), actions[at + 1 :])
                case TakeBack():
                    taken = self._taken_back(doing, action.count)
                    return self._all_done(taken, actions[at + 1 :])
        return [doing]

    def _all_done(self, ends: list[Doing], rest: tuple[AnyAction, ...]) -> list[Doing]:
        return [end for one in ends for end in self._done(one, rest)]

    def _chosen(self, doing: Doing, choice: Choose) -> list[Doing]:
        """Asked as the rules ask (ruling A45)."""
        ways = [way for way in (choice.first, choice.second) if way and _payable(doing, way)]
        if len(ways) == 2:
            yes, no = doing.choosing(n.YES), doing.choosing(n.NO)
            return self._done(yes, choice.first) + self._done(no, choice.second)
        if choice.second:
            return self._done(doing, ways[0]) if ways else [doing]
        if not ways or not any(self._possible(doing, action) for action in choice.first):
            return [doing]
        return [*self._done(doing.choosing(n.YES), choice.first), doing.choosing(n.NO)]

    def _repeated(self, doing: Doing) -> list[Doing]:
        """Ruling A11; whoever can may."""
        spoken = (doing.scene >> SPOKEN & FIVE_BITS) - 1
        if spoken == NONE:
            return [doing]
        before = self.cards.numbered(spoken)
        if not before.repeatable or before.cost > doing.mana:
            return [doing]
        paid = doing.choosing(n.YES).with_mana(doing.mana - before.cost)
        return [*self.ends(paid, before.sentences), doing.choosing(n.NO)]

    def _possible(self, doing: Doing, action: PlainAction) -> bool:
        """Would it change anything?"""
        match action:
            case Gain():
                return action.amount > 0 and (action.of != "mana" or doing.mana < self.level)
            case Pay():
                return 0 < action.amount <= doing.points(action.of)
            case Empty():
                return doing.points(action.of) > 0
            case Transfer():
                return doing.points(action.source) > 0
            case TakeBack():
                return bool(action.count and doing.scene >> INFUSE & SET)
            case GainTick():
                return True
            case IgnoreModifier():
                return not doing.scene & IGNORED

    def _gained(self, doing: Doing, action: Gain | GainTick) -> Doing:
        if isinstance(action, GainTick):
            scene = doing.scene
            if scene >> TICKED & FOUR_BITS < MOST_TICKED:
                scene += 1 << TICKED
            ticked = scene >> TICKED & FOUR_BITS
            filled = min(len(action.boxes), self.cards.cards[last_of(scene)].ticks + ticked)
            return doing.at(scene).changed(action.of, (*action.boxes, action.end)[filled])
        if action.of == "mana":
            return doing.with_mana(min(self.level, doing.mana + action.amount))
        return doing.changed(action.of, action.amount)

    def _taken_back(self, doing: Doing, count: int) -> list[Doing]:
        """Up to so many Infuse cards; who takes fewer than he could says so."""
        scene = doing.scene
        cards = [one for one in self.cards.cards if one.bit << INFUSE & scene]
        found: list[Doing] = []
        for many in range(min(count, len(cards)) + 1):
            for chosen in combinations(cards, many):
                bits = sum([one.bit for one in chosen])
                there = scene ^ (bits | bits << INFUSE)
                if self.cards.rows:
                    row = self.cards.row_of(scene)
                    row = (*[at for at in row[:-1] if not bits >> at & 1], row[-1])
                    there = self.cards.with_row(there, row)
                choices = [n.TAKE + one.card[0] for one in chosen]
                if many < count and many < len(cards):
                    choices.append(n.END)
                found.append(doing.at(there).choosing(*choices))
        return found


def _met(doing: Doing, when: tuple[Met, ...]) -> bool:
    scene, attack, defense = doing.scene, doing.attack, doing.defense
    return all(condition.holds(scene, attack, defense) for condition in when)


def _payable(doing: Doing, actions: tuple[PlainAction, ...]) -> bool:
    first = actions[0]
    return not isinstance(first, Pay) or doing.points(first.of) >= first.amount
