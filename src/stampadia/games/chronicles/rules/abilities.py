"""What abilities do in the hero's turn. Manual: "Battle round — the hero turn"; rulings 46 to
53."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles.choices import CELL, FOE, FOE_BOX, GO_ON
from stampadia.games.chronicles.content import COLUMNS
from stampadia.games.chronicles.instructions import Ability, Activates
from stampadia.games.chronicles.rules.asking import ask
from stampadia.games.chronicles.rules.foes import strike, wound
from stampadia.games.chronicles.rules.hero import counts, foes_within, gain_hp, spend_gold
from stampadia.games.chronicles.rules.items import HERO_TURN, open_window
from stampadia.games.chronicles.rules.lines import happens
from stampadia.games.chronicles.rules.moving import reachable, special, step_onto
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

__all__ = ["Activate", "Perform", "wound"]


class Activate(Step["Position"]):
    """A covered box comes to its turn."""

    __slots__ = ("asked", "box", "dice", "value")

    name = "activate"

    def __init__(self, box: int, value: int, dice: int = 1, *, asked: bool = False) -> None:
        self.asked = asked
        self.box = box
        self.value = value
        self.dice = dice

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if not self.asked:  # ruling 64: between two activations
            position.agenda.append(Activate(self.box, self.value, self.dice, asked=True))
            open_window(position, HERO_TURN)
            return
        ability = position.boxes[self.box]
        battle = position.battle
        if ability is None or battle is None:
            return
        if ability.pay > position.gold:  # ruling 47: unaffordable, so it is lost
            position.news.append(("ability-too-dear", self.box, ability))
            return
        if ability.pay:
            spend_gold(position, ability.pay)
        battle.effect = 0
        position.news.append(("activated", self.box, self.value, ability))
        position.agenda.append(Perform(ability, self.value, self.box % 2, self.dice))
        happens(position, Activates("hero", ability.kind))

    def __repr__(self) -> str:
        return f"activate {self.box} {self.value} {self.dice} {self.asked}"


class Perform(Step["Position"]):
    """An ability with the value that activates it."""

    __slots__ = ("ability", "dice", "row", "value")

    name = "perform"

    def __init__(self, ability: Ability, value: int, row: int, dice: int) -> None:
        self.ability = ability
        self.value = value
        self.row = row
        self.dice = dice

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        battle = position.battle
        if battle is None:
            return
        ability = self.ability
        # ruling 48: a negative result counts as 0
        value = max(0, self.value + ability.plus + battle.effect)
        match ability.kind:
            case "move":
                position.agenda.append(MoveOn(value, position.cell))
            case "atk":
                attack(position, ability, value)
            case "def":
                battle.defense = value  # manual: "set and not increased"
                position.news.append(("set-defense", value))
            case "gain-hp":
                gain_hp(position, value)
            case "copy":
                self._copy(position, value)
            case "lock":
                self._lock(position, value)

    def _copy(self, position: Position, value: int) -> None:
        """Ruling 52: the same row of a column enabled for a living active enemy."""
        choices = [FOE_BOX + 2 * column + self.row for column in copyable(position, self.row)]
        ask(position, "copy", choices, (value, self.row, self.dice), _copied)

    def _lock(self, position: Position, value: int) -> None:
        """Ruling 53: a die that does its work here is missing for all enemies this round."""
        battle = position.battle
        if battle is not None and value > 0 and self.dice:
            battle.locked += self.dice
            position.news.append(("locked", battle.locked))

    def __repr__(self) -> str:
        return f"perform {self.ability} {self.value} {self.row} {self.dice}"


def copyable(position: Position, row: int) -> list[int]:
    """Columns of the Enemy Sheet whose ability in this row can be copied."""
    battle = position.battle
    assert battle is not None
    circles = {position.prepared.circles[foe] for foe in battle.active if counts(position, foe)}
    foes = position.prepared.sheet.foes
    return [
        column
        for column in range(COLUMNS)
        if (foes[column].circles is None or foes[column].circles in circles)
        and foes[column].abilities[row] is not None
    ]


def _copied(position: Position, about: tuple[int, int, int], choice: int) -> None:
    value, row, dice = about
    ability = position.prepared.sheet.foes[(choice - FOE_BOX) // 2].abilities[row]
    assert ability is not None and position.battle is not None
    position.news.append(("copied", choice - FOE_BOX))
    if ability.pay > position.gold:
        return
    if ability.pay:
        spend_gold(position, ability.pay)
    position.battle.effect = 0
    position.agenda.append(Perform(ability, value, row, dice))
    happens(position, Activates("hero", ability.kind))


# Move


class MoveOn(Step["Position"]):
    """Spaces left to move. Where something happens the way ends for the moment, and the rest may
    be walked afterwards; ruling 10: after a door in a room that was already drawn."""

    __slots__ = ("cell", "left")

    name = "move"

    def __init__(self, left: int, cell: int) -> None:
        self.left = left
        self.cell = cell

    def proceed(self, position: Position) -> Pending | None:
        if self.left > 0 and position.cell == self.cell and position.battle is not None:
            cells = reachable(position, self.left)
            if cells:
                return Ask(0, (*(CELL + cell for cell in sorted(cells)), GO_ON))
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        if choice == GO_ON:
            return
        cell = choice - CELL
        left = self.left - reachable(position, self.left)[cell]
        beyond = position.prepared.room_at.get(cell, -1)
        # elsewhere in the room he might have gone further at once
        stopped = special(position, cell) if beyond == position.room else beyond >= 0
        if stopped and position.drawn >> beyond & 1:
            position.agenda.append(MoveOn(left, cell))
        step_onto(position, cell)

    def __repr__(self) -> str:
        return f"move {self.left} {self.cell}"


# ATK


def attack(position: Position, ability: Ability, value: int) -> None:
    """Manual: "Attack one enemy that's distant at most RNG squares", or all of them."""
    targets = foes_within(position, ability.range, exactly=ability.exactly)
    if not targets:
        position.news.append(("no-target",))
    elif ability.all:
        for foe in targets:
            strike(position, foe, value)
    else:
        ask(position, "target", [FOE + foe for foe in targets], value, _strike_chosen)


def _strike_chosen(position: Position, value: int, choice: int) -> None:
    strike(position, choice - FOE, value)
