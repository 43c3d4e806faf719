"""The enemies' turns. Manual: "Battle round — the enemy turn"; rulings 54 to 57."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from stampadia.games.chronicles.choices import CELL, FOE
from stampadia.games.chronicles.content import DICE, OWNED
from stampadia.games.chronicles.instructions import Ability, AbilityKind, Activates
from stampadia.games.chronicles.moments import ENEMY_ROLL, THREAT
from stampadia.games.chronicles.prepared import FAR, Plus
from stampadia.games.chronicles.rules.conditions import all_hold
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
from stampadia.games.chronicles.rules.harm import ThreatWindow, abilities_of, suffer
from stampadia.games.chronicles.rules.hero import bound_to_room, counts
from stampadia.games.chronicles.rules.items import PROTECT, ItemWindow
from stampadia.games.chronicles.rules.lines import happens
from stampadia.games.chronicles.rules.moving import DOOR_PRICE, occupied, step_onto
from stampadia.games.chronicles.rules.questions import Pulled, Waiting
from stampadia.games.chronicles.rules.steps import Later, Reading, Step, ask, do_all
from stampadia.kernel.pending import Dice, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


QUEUE: Final = "queue"
"""The step that holds the enemies whose turn is still to come."""
ENEMY_DICE: Final = tuple(Dice.of("enemy-roll", count) for count in range(1, DICE + 1))
ACTIVATED: Final[dict[str, Activates]] = {
    kind: Activates("enemy", kind) for kind in get_args(AbilityKind)
}


def begin_foe_phase(position: Position) -> None:
    """Ruling 54: distances are measured once, after the hero's turn."""
    battle = position.battle
    if battle is None:
        return
    battle.hero_turn = False
    distances = position.prepared.reach(position.drawn, position.cell)
    cells = position.prepared.foe_cells
    waiting = [
        (distances.get(cells[foe], FAR), foe) for foe in battle.active if counts(position, foe)
    ]
    if len(waiting) > 1:
        waiting.sort()
    _next_in_queue(position, tuple(waiting))


def _next_in_queue(position: Position, queue: tuple[tuple[int, int], ...]) -> None:
    """Manual: "starting from the nearest to the farthest — the player decides the ties"."""
    if position.battle is None:
        return
    waiting = tuple([one for one in queue if counts(position, one[1])])
    if waiting:
        least = waiting[0][0]
        nearest = [FOE + foe for far, foe in waiting if far == least]
        ask(position, "which-enemy", nearest, Waiting(waiting), _next_foe)


def _next_foe(position: Position, about: Waiting, choice: int) -> None:
    foe = choice - FOE
    queue = tuple([one for one in about.enemies if one[1] != foe])
    position.agenda.append(Later(QUEUE, _next_in_queue, queue))
    position.agenda.append(FoeTurn(foe))


class FoeTurn(Step):
    """One enemy: roll, lines and items, then its dice. Ruling 51: what it had set is over now."""

    name = "enemy-roll"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def values(self) -> tuple[Any, ...]:
        return (self.foe,)

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

    def take(self, position: Position, choice: Any) -> None:
        battle = position.battle
        assert battle is not None
        battle.begin_turn(self.foe)
        battle.dice = choice
        position.foe_defense[self.foe] = 0
        position.news.append(("enemy-rolled", self.foe, choice, position.cell))
        position.agenda.append(Later("enemy-acts", _foe_acts, self.foe))
        room = position.prepared.foe_rooms[self.foe]
        if OWNED in position.items:
            position.agenda.append(ENEMY_WINDOW)
        for _, acts in position.coming:  # items that said "next 3 enemy turn rolls"
            do_all(position, acts, Reading(room))
        position.coming = tuple([(left - 1, acts) for left, acts in position.coming if left > 1])
        happens(position, ENEMY_ROLL, room)


class EnemyWindow(ItemWindow):
    """An enemy has rolled. Ruling 64: what only protects the hero is offered where the dice that
    lie there would harm him; before others, the next roll is as good a moment."""

    def offered(self, position: Position) -> list[int]:
        battle = position.battle
        if battle is None or not counts(position, battle.foe):
            return []
        found = super().offered(position)
        if found and not would_harm(position, battle.foe):
            items = position.prepared.items
            return [one for one in found if any(type(act) not in PROTECT for act in items[one].do)]
        return found


ENEMY_WINDOW: Final = EnemyWindow(ENEMY_ROLL)
"""The same for everybody."""


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
    if not lower:
        return False
    then = sight.at(sight.distances[decision.spaces :])
    for _, ability in boxes_for_the_lower_die(boxes, decision.box):
        if hits_hero(then, lower, ability):
            return True
    return False


def _foe_acts(position: Position, foe: int) -> None:
    """The enemy plays its dice, the highest first."""
    battle = position.battle
    if battle is None or not counts(position, foe):
        return
    dice = tuple([die for die in battle.dice if die > 1])
    battle.dice = dice
    if battle.one_ability:
        dice = dice[:1]
    _play_die(position, foe, dice, abilities_of(position, foe))


def _play_die(
    position: Position, foe: int, dice: tuple[int, ...], boxes: tuple[Boxed, ...]
) -> None:
    """One die after the other; a die that serves no purpose ends the turn."""
    if position.battle is None or not counts(position, foe):
        return
    if not dice or not boxes:
        position.news.append(("enemy-passed", foe))
        return
    die, rest = dice[0], dice[1:]
    sight = sight_of(position, foe, die, boxes)
    decision = decide(sight, die, boxes, rest[0] if rest else 0)
    weighed = (sight, die, boxes)
    if decision is None:
        position.news.append(("enemy-passed", foe, weighed))
        return
    if rest:
        left = boxes_for_the_lower_die(boxes, decision.box)
        if left:
            position.agenda.append(Later("enemy-die", _play_die, foe, rest, left))
    ability = boxed(boxes, decision.box)
    position.battle.effect = 0
    position.news.append(("enemy-activated", foe, decision.box, die, weighed))
    position.agenda.append(
        Later("enemy-performs", _foe_performs, foe, decision, die + ability.plus)
    )
    happens(position, ACTIVATED[ability.kind], position.prepared.foe_rooms[foe])


def _foe_performs(position: Position, foe: int, decision: Decision, value: int) -> None:
    """What it decided to do, after the lines that speak of it."""
    battle = position.battle
    if battle is None or not counts(position, foe):
        return
    value += battle.effect
    match decision.kind:
        case "move":
            _pull(position, foe, min(decision.spaces, value))
        case "def":
            position.foe_defense[foe] = max(0, value)
            position.news.append(("enemy-set-defense", foe, max(0, value)))
        case _:
            ability = boxed(abilities_of(position, foe), decision.box)
            if value > battle.final_defense and OWNED in position.items:
                position.agenda.append(Later("blow", _blow, foe, ability, value))
                position.agenda.append(ThreatWindow(THREAT, 1, blow=True))
            else:
                _blow(position, foe, ability, value)


def boxed(boxes: tuple[Boxed, ...], box: int) -> Ability:
    """What this box says."""
    for at, ability in boxes:
        if at == box:
            return ability
    raise LookupError(box)


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
        min([reach.get(there, FAR) for there in layer]) for layer in layers(position, foe, most)[1:]
    ]
    return sight.at(sight.distances + tuple(distances))


def _total(position: Position, plus: tuple[Plus, ...]) -> int:
    """What the lines of its room will do to such an ability; an enemy knows its own ground, but
    not what the hero may decide."""
    total = 0
    for one, by in plus:
        if all_hold(position, one.states, one.room, or_one=one.any_of):
            total += by
    return total


def _blow(position: Position, foe: int, ability: Ability, strength: int) -> None:
    """A strike at the hero, unless an item has taken him or the enemy away."""
    battle = position.battle
    if battle is None or not counts(position, foe):
        return
    if not in_range(ability, position.distance(position.cell, position.prepared.foe_cells[foe])):
        return
    position.news.append(("hero-attacked", foe, strength, battle.final_defense))
    if strength > battle.final_defense:
        suffer(position, 1)


# An enemy's Move: it attracts the hero. Manual: "Attract the Hero Token toward the shorter path
# to the enemy"; ruling 56.


Layers = list[frozenset[int]]


def layers(position: Position, foe: int, most: int) -> Layers:
    """Where the hero can be after 0, 1, 2 … spaces, up to so many, on a shortest way to this enemy:
    around walls and living enemies, through doors that he can pay and may cross."""
    ways = ways_to(position, foe)
    room_at = position.prepared.room_at
    here = {position.cell: 0}
    found: Layers = [frozenset(here)]
    while len(found) <= most:
        following: dict[int, int] = {}
        for cell, doors in here.items():
            for there in nearer(position, ways, cell, doors):
                crossed = doors + (room_at[there] != room_at[cell])
                if ways[there] > 0:
                    following[there] = min(crossed, following.get(there, crossed))
        if not following:
            break
        found.append(frozenset(following))
        here = following
    return found


def ways_to(position: Position, foe: int) -> dict[int, int]:
    """How many spaces from each cell to the enemy, around the other living ones: as far as to the
    hero."""
    prepared = position.prepared
    drawn = position.drawn
    hero = position.cell
    goal = prepared.foe_cells[foe]
    taken = occupied(position)
    found = {goal: 0}
    edge = [goal]
    far = 0
    while edge and hero not in found:
        far += 1
        following = []
        for here in edge:
            for there in prepared.beside(drawn, here):
                if there not in found and there not in taken:
                    found[there] = far
                    following.append(there)
        edge = following
    return found


def nearer(position: Position, ways: dict[int, int], cell: int, doors: int = 0) -> list[int]:
    """The next cells of all shortest ways from here, when so many doors must be paid before."""
    prepared = position.prepared
    far = ways.get(cell, FAR)
    room = prepared.room_at[cell]
    found = []
    for there in prepared.beside(position.drawn, cell):
        if ways.get(there, FAR) != far - 1:
            continue
        through_door = prepared.room_at[there] != room
        price = (doors + 1) * DOOR_PRICE
        if through_door and (position.gold < price or bound_to_room(position, room)):
            continue
        found.append(there)
    return found


def _pull(position: Position, foe: int, spaces: int) -> None:
    """So many spaces, one at a time: "the player decides on multiple paths"."""
    if position.battle is None or not counts(position, foe) or spaces <= 0:
        return
    ways = ways_to(position, foe)
    there = [CELL + cell for cell in nearer(position, ways, position.cell) if ways[cell] > 0]
    ask(position, "pulled", sorted(there), Pulled(foe, spaces - 1), _pulled)


def _pulled(position: Position, about: Pulled, choice: int) -> None:
    cell = choice - CELL
    position.news.append(("pulled", about.foe, cell))
    position.agenda.append(Later("still-pulled", _pull_on, about.foe, about.left, cell))
    step_onto(position, cell)


def _pull_on(position: Position, foe: int, left: int, cell: int) -> None:
    """Unless something moved the hero elsewhere."""
    if position.cell == cell:
        _pull(position, foe, left)
