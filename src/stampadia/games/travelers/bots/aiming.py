"""What a fight is about: every way to end a Combat Turn, measured by what it leads to."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from stampadia.games.travelers.bots.charting import anything_elsewhere
from stampadia.games.travelers.bots.footing import Footing, footings, stand
from stampadia.games.travelers.bots.hands import LIFE, MANY, REMOVED, Wear, wear_of
from stampadia.games.travelers.bots.lives import in_life, lives
from stampadia.games.travelers.bots.prospects import fight_cost, foe_of, risk
from stampadia.games.travelers.bots.routes import fear_left
from stampadia.games.travelers.bots.texts import prize_of_victory

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

DEATH: Final = 2000.0
FLIGHT: Final = 45.0
"""Nobody runs away from less."""
STEP: Final = 0.2
MORE_TURNS: Final = 3.0
"""What another turn costs besides its losses."""
PATIENCE: Final = 3
WHIMS: Final = 11
STALL: Final = 4.0
"""How much worse it gets with every turn after so many, while nothing changes."""


class Aim:
    """The fight, as every way to end this turn is measured by it."""

    def __init__(self, position: Position, *, modified: bool = False) -> None:
        """With `modified` the Modifier is counted on the enemy's side: Plan is over."""
        fight = position.fight
        assert fight is not None
        self.position = position
        self.foe = foe_of(fight.enemy, fight.bonus)
        self.attack = max(0, fight.enemy.attack + fight.bonus[1])
        self.defense = fight.enemy.defense
        if self.defense is not None:
            self.defense = max(0, self.defense + fight.bonus[2])
        if modified:
            self.attack, self.defense = fight.attack, fight.defense
        self.trap = fight.trap
        self.lives = lives(position)
        self.uppers = self.lives - len(in_life(position))
        self.turns = fight.turns
        self.stall = STALL * max(0, fight.turns - PATIENCE) ** 2
        self.ground: list[Footing] = []
        if position.dungeon is not None:
            self.ground = footings(position.dungeon, fight.place)
        self.may_leave = fight.may_leave
        self._later: dict[tuple[int, int], float] = {}

    @property
    def goal(self) -> int:
        """The Attack that defeats it, the steps to its symbol included."""
        if self.defense is None:
            return MANY
        away = min((one.steps for one in self.ground if one.far == 0), default=0)
        return self.defense + away

    @cached_property
    def leaving(self) -> float:
        """The price of not winning at all: what the victory would have brought."""
        lost = prize_of_victory(self.position)
        if not self.ground or self.may_leave:
            return lost
        # whoever has no better place to go would only come back, and so would the desperate
        if not fear_left(self.position) or not anything_elsewhere(self.position):
            return DEATH
        return max(lost, FLIGHT)

    def price(self, attack: int, defense: int, loss: int) -> float:
        """Of ending the turn with so much Attack and Defense, at that loss."""
        if sum(wear_of(loss)) >= self.lives:
            return DEATH
        # the fewer lives are left, the more each of them counts
        price = loss * (1 + loss / (LIFE * self.lives))
        if self.ground:
            ends = (self.on(one, attack, defense, loss) for one in self.in_reach(attack))
            return price + min(ends)
        if self.defense is not None and attack >= self.defense:
            return price
        hits = max(0, self.attack - defense)
        if self.trap and not hits:
            return price
        return price + self.after(hits, loss)

    def in_reach(self, attack: int) -> list[Footing]:
        return [one for one in self.ground if one.steps <= max(0, attack)]

    def on(self, footing: Footing, attack: int, defense: int, loss: int) -> float:
        left = attack - footing.steps
        if footing.far == 0 and self.defense is not None and left >= self.defense:
            return 0.0
        end = stand(footing, self.attack, defense, trap=self.trap)
        if end.won:
            return 0.0
        if end.escaped:
            return min(self.leaving, self.after(0, loss)) + STEP * footing.steps
        return self.after(end.hits, loss) + STEP * end.far

    def whim(self, choices: tuple[int, ...]) -> float:
        """In a long fight the same would come again and again, if each turn had not its own taste;
        what is far better stays better."""
        taste = sum(choices) * (self.turns + 1) % WHIMS / WHIMS
        return min(LIFE, max(0, self.turns - PATIENCE)) * taste

    def after(self, hits: int, loss: int) -> float:
        """Of going on after so many hits."""
        key = hits, loss
        found = self._later.get(key)
        if found is None:
            found = self._later[key] = self._going_on(hits, wear_of(loss))
        return found

    def _going_on(self, hits: int, wear: Wear) -> float:
        lost = hits + wear.turned + wear.removed
        if lost >= self.lives:
            return DEATH + hits
        # hits turn upper halves as long as there are any
        turned = min(hits, max(0, self.uppers - wear.turned))
        whole = Wear(wear.turned + turned, wear.removed + hits - turned)
        cost = fight_cost(self.position, self.foe, wear=whole)
        pain = LIFE * turned + REMOVED * (hits - turned)
        # the same cards come again: where nothing changed, nothing will
        stall = 0.0 if lost else self.stall
        return pain + risk(self.position, cost, lost) + MORE_TURNS + stall
