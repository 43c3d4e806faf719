"""The enemies' turns. Manual: "Battle round — the enemy turn"; rulings 54 to 57."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from msgspec.structs import replace

from stampadia.games.chronicles.choices import FOE
from stampadia.games.chronicles.content import DICE
from stampadia.games.chronicles.instructions import Ability, AbilityKind, Activates
from stampadia.games.chronicles.prepared import FAR
from stampadia.games.chronicles.rules.asking import ask
from stampadia.games.chronicles.rules.conditions import all_hold
from stampadia.games.chronicles.rules.doing import Reading, do_all
from stampadia.games.chronicles.rules.foe_decision import (
    Boxed,
    Decision,
    Sight,
    decide,
    hits_hero,
    in_range,
)
from stampadia.games.chronicles.rules.foe_decision import (
    boxes_for_the_lower_die as boxes_for_the_lower_die,
)
from stampadia.games.chronicles.rules.foes import abilities_of
from stampadia.games.chronicles.rules.harm import ThreatWindow, suffer
from stampadia.games.chronicles.rules.hero import counts
from stampadia.games.chronicles.rules.items import ENEMY_ROLL, ItemWindow
from stampadia.games.chronicles.rules.lines import happens
from stampadia.games.chronicles.rules.pulling import Pull, layers
from stampadia.games.chronicles.rules.use_now import PROTECT
from stampadia.games.chronicles.spoken import Plus
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Dice, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

ENEMY_DICE: Final = tuple(Dice.of("enemy-roll", count) for count in range(1, DICE + 1))
ACTIVATED: Final = {kind: Activates("enemy", kind) for kind in get_args(AbilityKind)}


class FoePhase(Step["Position"]):
    """Ruling 54: distances are measured once, after the hero's turn."""

    __slots__ = ()

    name = "foe-phase"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        battle = position.battle
        if battle is None:
            return
        battle.hero_turn = False
        distances = position.prepared.reach(position.drawn, position.cell)
        cells = position.prepared.foe_cells
        waiting = sorted(
            [
                (distances.get(cells[foe], FAR), foe)
                for foe in battle.active
                if counts(position, foe)
            ]
        )
        position.agenda.append(FoeQueue(tuple(waiting)))

    def __repr__(self) -> str:
        return self.name


class FoeQueue(Step["Position"]):
    """Manual: "starting from the nearest to the farthest — the player decides the ties"."""

    __slots__ = ("waiting",)

    name = "foe-queue"

    def __init__(self, waiting: tuple[tuple[int, int], ...]) -> None:
        self.waiting = waiting

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.battle is None:
            return
        waiting = tuple([one for one in self.waiting if counts(position, one[1])])
        if waiting:
            nearest = [FOE + foe for far, foe in waiting if far == waiting[0][0]]
            ask(position, "which-enemy", nearest, waiting, _next_foe)

    def __repr__(self) -> str:
        return f"queue {self.waiting}"


def _next_foe(position: Position, waiting: tuple[tuple[int, int], ...], choice: int) -> None:
    foe = choice - FOE
    position.agenda.append(FoeQueue(tuple([one for one in waiting if one[1] != foe])))
    position.agenda.append(FoeTurn(foe))


class FoeTurn(Step["Position"]):
    """One enemy: roll, lines and items, then its dice. Ruling 51: what it had set is over now."""

    __slots__ = ("foe",)

    name = "enemy-roll"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def proceed(self, position: Position) -> Pending | None:
        battle = position.battle
        if battle is not None and counts(position, self.foe):
            dice = DICE - battle.locked
            if dice > 0:
                return ENEMY_DICE[dice - 1]
            position.foe_defense[self.foe] = 0
            position.news.append(("enemy-passed", self.foe))
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        battle = position.battle
        assert battle is not None
        battle.begin_turn(self.foe)
        battle.dice = choice
        position.foe_defense[self.foe] = 0
        position.news.append(("enemy-rolled", self.foe, choice))
        position.agenda.append(FoeActs(self.foe))
        room = position.prepared.foe_rooms[self.foe]
        if 1 in position.items:
            position.agenda.append(EnemyWindow(ENEMY_ROLL))
        _what_was_to_come(position, room)
        happens(position, ENEMY_ROLL, room)

    def __repr__(self) -> str:
        return f"enemy-roll {self.foe}"


class EnemyWindow(ItemWindow):
    """An enemy has rolled. Ruling 64: what only protects the hero is offered where the dice that
    lie there would harm him; before others, the next roll is as good a moment."""

    __slots__ = ()

    def offered(self, position: Position) -> list[int]:
        battle = position.battle
        if battle is None or not counts(position, battle.foe):
            return []
        found = super().offered(position)
        if found and not would_harm(position, battle.foe):
            items = position.prepared.items
            return [
                index
                for index in found
                if not all(isinstance(act, PROTECT) for act in items[index].clause.do)
            ]
        return found


def would_harm(position: Position, foe: int) -> bool:
    """Would its dice, as they lie there, strike the hero, or make him pay for a door?"""
    battle = position.battle
    assert battle is not None
    dice = tuple([die for die in battle.dice if die > 1])
    if battle.one_ability:
        dice = dice[:1]
    boxes = abilities_of(position, foe)
    if not dice or not boxes:
        return False
    lower = dice[1] if len(dice) > 1 else 0
    sight = sight_of(position, foe, dice[0], boxes)
    decision = decide(sight, dice[0], boxes, lower)
    if decision is None or decision.kind == "atk":
        return decision is not None
    if decision.kind == "move" and position.prepared.foe_rooms[foe] != position.room:
        return True
    then = replace(sight, distances=sight.distances[decision.spaces :])
    left = boxes_for_the_lower_die(boxes, decision.box) if lower else ()
    return any(hits_hero(then, lower, ability) for _, ability in left)


def _what_was_to_come(position: Position, room: int) -> None:
    """Items that said "next 3 enemy turn rolls"."""
    for _, acts in position.coming:
        do_all(position, acts, Reading(room))
    position.coming = tuple((count - 1, acts) for count, acts in position.coming if count > 1)


class FoeActs(Step["Position"]):
    """The enemy plays its dice, the highest first."""

    __slots__ = ("foe",)

    name = "enemy-acts"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        battle = position.battle
        if battle is None or not counts(position, self.foe):
            return
        dice = tuple([die for die in battle.dice if die > 1])
        battle.dice = dice
        if battle.one_ability:
            dice = dice[:1]
        position.agenda.append(FoeDie(self.foe, dice, abilities_of(position, self.foe)))

    def __repr__(self) -> str:
        return f"enemy-acts {self.foe}"


class FoeDie(Step["Position"]):
    """One die after the other; a die that serves no purpose ends the turn."""

    __slots__ = ("boxes", "dice", "foe")

    name = "enemy-die"

    def __init__(self, foe: int, dice: tuple[int, ...], boxes: tuple[Boxed, ...]) -> None:
        self.foe = foe
        self.dice = dice
        self.boxes = boxes

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.battle is None or not counts(position, self.foe):
            return
        decision = None
        if self.dice and self.boxes:
            lower = self.dice[1] if len(self.dice) > 1 else 0
            sight = sight_of(position, self.foe, self.dice[0], self.boxes)
            decision = decide(sight, self.dice[0], self.boxes, lower)
        if decision is None:
            position.news.append(("enemy-passed", self.foe))
            return
        die, rest = self.dice[0], self.dice[1:]
        if rest:
            left = boxes_for_the_lower_die(self.boxes, decision.box)
            if left:
                position.agenda.append(FoeDie(self.foe, rest, left))
        ability = next(ability for box, ability in self.boxes if box == decision.box)
        position.battle.effect = 0
        position.news.append(("enemy-activated", self.foe, decision.box, die))
        position.agenda.append(FoePerforms(self.foe, decision, die + ability.plus))
        happens(position, ACTIVATED[ability.kind], position.prepared.foe_rooms[self.foe])

    def __repr__(self) -> str:
        return f"enemy-die {self.foe} {self.dice} {self.boxes}"


class FoePerforms(Step["Position"]):
    """What it decided to do, after the lines that speak of it."""

    __slots__ = ("decision", "foe", "value")

    name = "enemy-performs"

    def __init__(self, foe: int, decision: Decision, value: int) -> None:
        self.foe = foe
        self.decision = decision
        self.value = value

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        battle = position.battle
        if battle is None or not counts(position, self.foe):
            return
        value = self.value + battle.effect
        match self.decision.kind:
            case "move":
                position.agenda.append(Pull(self.foe, min(self.decision.spaces, value)))
            case "def":
                position.foe_defense[self.foe] = max(0, value)
                position.news.append(("enemy-set-defense", self.foe, max(0, value)))
            case _:
                ability = dict(abilities_of(position, self.foe))[self.decision.box]
                position.agenda.append(Blow(self.foe, ability, value))
                if value > battle.final_defense and 1 in position.items:
                    position.agenda.append(ThreatWindow(1, blow=True))

    def __repr__(self) -> str:
        return f"enemy-performs {self.foe} {self.decision} {self.value}"


def sight_of(position: Position, foe: int, die: int, boxes: tuple[Boxed, ...]) -> Sight:
    """What it sees with this die in its hand, ways of a pull included if it may come to one."""
    battle = position.battle
    assert battle is not None
    prepared = position.prepared
    far = prepared.reach(position.drawn, position.cell).get(prepared.foe_cells[foe], FAR)
    plus = prepared.rooms[prepared.foe_rooms[foe]].foe_plus
    sight = Sight(
        attacks=prepared.foe_kinds[foe].attacks,
        distances=(far,),
        hero_defense=battle.final_defense,
        defense=position.foe_defense[foe],
        move_plus=_total(position, plus["move"]) if "move" in plus else 0,
        attack_plus=_total(position, plus["atk"]) if "atk" in plus else 0,
        defense_plus=_total(position, plus["def"]) if "def" in plus else 0,
    )
    most = _longest_pull(sight, die, boxes)
    return _with_pulls(position, foe, sight, most) if most > 0 else sight


def _longest_pull(sight: Sight, die: int, boxes: tuple[Boxed, ...]) -> int:
    """How many spaces are worth looking at: whoever has no Move, hits from where it is, or has its
    only attack in range pulls nobody."""
    if len(sight.attacks) == 1 and sight.distances[0] <= sight.attacks[0].range:
        return 0
    most = 0
    for _, ability in boxes:
        if ability.kind == "move":
            most = max(most, die + ability.plus + sight.move_plus)
        elif hits_hero(sight, die, ability):
            return 0
    return most


def _with_pulls(position: Position, foe: int, sight: Sight, most: int) -> Sight:
    prepared = position.prepared
    reach = prepared.reach(position.drawn, prepared.foe_cells[foe])
    distances = [
        min(reach.get(there, FAR) for there in layer) for layer in layers(position, foe, most)[1:]
    ]
    return replace(sight, distances=sight.distances + tuple(distances))


def _total(position: Position, plus: tuple[Plus, ...]) -> int:
    """What the lines of its room will do to such an ability; an enemy knows its own ground, but
    not what the hero may decide."""
    return sum(
        by for one, by in plus if all_hold(position, one.states, one.room, or_one=one.clause.any_of)
    )


class Blow(Step["Position"]):
    """A strike at the hero, unless an item has taken him or the enemy away."""

    __slots__ = ("ability", "foe", "strength")

    name = "blow"

    def __init__(self, foe: int, ability: Ability, strength: int) -> None:
        self.foe = foe
        self.ability = ability
        self.strength = strength

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        battle = position.battle
        if battle is None or not counts(position, self.foe):
            return
        prepared = position.prepared
        there = prepared.foe_cells[self.foe]
        far = prepared.reach(position.drawn, position.cell).get(there, FAR)
        if not in_range(self.ability, far):
            return
        position.news.append(("hero-attacked", self.foe, self.strength, battle.final_defense))
        if self.strength > battle.final_defense:
            suffer(position, 1)

    def __repr__(self) -> str:
        return f"blow {self.foe} {self.ability} {self.strength}"
