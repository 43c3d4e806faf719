"""Manual: "Setup", "Training" and the setups of the two adventures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.travelers.content import Enemy
from stampadia.games.travelers.fight import Fight
from stampadia.games.travelers.rules.cards import draw_to
from stampadia.games.travelers.rules.combat_turn import begin_fight
from stampadia.games.travelers.rules.ending import Finished
from stampadia.games.travelers.rules.regions import LayGrid, Travel
from stampadia.games.travelers.rules.rooms import Explore
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Pending, Shuffle
from stampadia.workbench.bilingual import Text

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

TRAINING_LEVEL: Final = 4
DUMMY: Final = Enemy(Text("the Training Dummy", "il Manichino"), level=4, attack=3, defense=5)
"""Manual: "Can you defeat a Defense 5 enemy?", "block the enemy Attack 3"; whoever defeats it gains
a Level, so its own is not lower than the hero's."""


def begin(position: Position) -> None:
    if position.world is not None:
        position.agenda = [Travel(), LayGrid(), FirstHand()]
    elif position.dungeon is not None:
        position.agenda = [Explore(), FirstHand()]
    else:
        position.agenda = [Finished("won", 1.0)]
        begin_fight(position, Fight(DUMMY))


class FirstHand(Step["Position"]):
    """Manual: shuffle the Hero Cards face up, slide 5 from the bottom."""

    __slots__ = ()

    name = "first-hand"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("shuffle", False, tuple(sorted(position.deck)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        position.deck = list(choice)
        position.unordered = frozenset(choice)
        position.news.append(("shuffled",))
        draw_to(position)

    def __repr__(self) -> str:
        return self.name
