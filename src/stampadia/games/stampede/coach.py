"""What a table says beside Stampede's choices: whose album a stamp comes from, whose hand is
swapped."""

from __future__ import annotations

from typing import Any, ClassVar

from stampadia.games.stampede.notation import meaning
from stampadia.games.stampede.text import player
from stampadia.kernel.coach import Spot
from stampadia.kernel.game import Game
from stampadia.kernel.position import View
from stampadia.kernel.words import Words


class Coach(Game):
    spot: ClassVar[Spot | None] = Spot("#E2B456", "#7A5200")
    lots: ClassVar[tuple[str, ...]] = ("starter",)

    def note(self, view: View, choice: Any, words: Words) -> str:  # noqa: ARG002
        """A number in a line is a player's, and a player has a name."""
        meant = meaning(choice)
        if meant.verb not in ("take-from", "swap"):
            return ""
        return words.say(f"note-{meant.verb}", who=player(meant.seat, None, words))
