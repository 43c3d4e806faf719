"""What a table says beside Travelers' choices, when the table has changed, in the Training, and at
the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, cast

from stampadia.games.travelers.adventures import ADVENTURE, HERO, TRAINING
from stampadia.games.travelers.coach import advice as planning
from stampadia.games.travelers.coach.changes import changes, map_of
from stampadia.games.travelers.coach.lesson import last_words, page
from stampadia.games.travelers.coach.notes import note
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.coach import SEED, TODAY, Advice, Pace, Page, Spot
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Over
from stampadia.kernel.position import Position, View
from stampadia.kernel.words import Words

__all__ = ["Coach"]


class Coach(Game):
    # Hero Cards make no runs: each says in its line what it would do, as long as they are few
    pace: ClassVar[Pace] = Pace(run=None, longest_list=12, terse=True)
    spot: ClassVar[Spot | None] = Spot("#F0987F", "#9C2F1F")
    own_dice: ClassVar[bool] = False
    advises: ClassVar[bool] = True

    def note(self, view: View, choice: Any, words: Words) -> str:
        return note(cast(TravelersView, view), choice, words)

    def changes(self, before: View, now: View, words: Words) -> Iterator[str]:
        return changes(cast(TravelersView, before), cast(TravelersView, now), words)

    def map_lines(self, view: View, words: Words, *, whole: bool = False) -> Iterable[str] | None:  # noqa: ARG002
        """All that lies on the table; nothing more is printed anywhere."""
        return map_of(cast(TravelersView, view), words)

    def chapter(self, view: View) -> int:  # noqa: ARG002
        """The table is too long to be shown every turn."""
        return 1

    def score(self, view: View, over: Over, words: Words) -> Sequence[str]:
        here = cast(TravelersView, view)
        if not (here.scoring and over.winners):
            return ()
        return [words.say("final-score", score=here.score)]

    def lesson(self, view: View, heard: Sequence[Event], words: Words) -> Page | None:
        return page(cast(TravelersView, view), heard, words)

    def last_words(self, view: View, words: Words) -> Sequence[str]:
        return last_words(cast(TravelersView, view), words)

    def advice(self, position: Position, heard: Sequence[Event], dealer: Dealer) -> Advice:
        line, exact = planning.line_of_play(position, heard, dealer)
        return Advice(line, exact) if line else super().advice(position, heard, dealer)

    def wishes(self) -> dict[str, tuple[str, ...]]:
        return {HERO: (TODAY, SEED), ADVENTURE: (TODAY, TRAINING, SEED)}
