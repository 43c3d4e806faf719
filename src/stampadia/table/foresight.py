"""What a choice will change, as far as that is certain.

The choice is played on copies of imagined worlds, never on the real one, up to the first chance.
What comes out the same in all of them does not hang on anything that the seat cannot know; only
that is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.coach import Foretold
from stampadia.kernel.perspective import Perspective
from stampadia.words import Words

WORLDS: Final = 8
"""With so many, what is as likely as not is taken for certain once in 128 times."""


def foresight(
    perspective: Perspective, words: Words, dealer: Dealer
) -> Callable[[Any], tuple[Foretold, ...]]:
    """What tells of a choice of the asked seat what it changes for certain."""
    worlds = [perspective.imagine(dealer.child(world)) for world in range(WORLDS)]
    game = perspective.game

    def look(world: Any) -> Any:
        """As the seat sees it, cards in the reader's language, too."""
        return game.in_language(world, words.language).view(perspective.seat)

    before = look(worlds[0])

    def certain(choice: Any) -> tuple[Foretold, ...]:
        told: tuple[Foretold, ...] | None = None
        for world in worlds:
            then = world.clone()
            then.play(choice)
            here = tuple(game.foretell(before, look(then), words))
            told = here if told is None else tuple(one for one in told if one in here)
            if not told:
                break
        return told or ()

    return certain
