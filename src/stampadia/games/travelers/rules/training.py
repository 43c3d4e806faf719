"""The manual's own tutorial: one enemy, from Level 4. Manual: "Training"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.travelers.content import Enemy
from stampadia.games.travelers.rules.combat_turn import begin_fight
from stampadia.games.travelers.rules.ending import Finished
from stampadia.kernel.bilingual import Text

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

TRAINING_LEVEL: Final = 4
DUMMY: Final = Enemy(Text("the Training Dummy", "il Manichino"), level=4, attack=3, defense=5)
"""Manual: "Can you defeat a Defense 5 enemy?", "block the enemy Attack 3"; whoever defeats it gains
a Level, so its own is not lower than the hero's."""


def begin(position: Position) -> None:
    position.agenda = [Finished("won", 1.0)]
    begin_fight(position, DUMMY)
