"""What a table says beside Chronicles' choices, when the hero comes into another room, and at the
end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, cast

from stampadia.games.chronicles.adventures import OPTION
from stampadia.games.chronicles.coach.changes import changes, map_of
from stampadia.games.chronicles.coach.notes import note
from stampadia.games.chronicles.keywords import check_keywords, house_keywords, keywords_from
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel.coach import SEED, TODAY, Pace, Spot
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Over
from stampadia.kernel.position import View
from stampadia.kernel.words import Words

__all__ = ["Coach"]


class Coach(Game):
    # cells of a map make no runs: each says in its line where it leads
    pace: ClassVar[Pace] = Pace(run=None, terse=True)
    spot: ClassVar[Spot | None] = Spot("#8DB8DE", "#23527C")
    advises: ClassVar[bool] = True

    def note(self, view: View, choice: Any, words: Words) -> str:
        return note(cast(ChroniclesView, view), choice, words)

    def changes(self, before: View, now: View, words: Words) -> Iterator[str]:
        return changes(cast(ChroniclesView, before), cast(ChroniclesView, now), words)

    def map_lines(self, view: View, words: Words, *, whole: bool = False) -> Iterator[str]:  # noqa: ARG002
        return map_of(cast(ChroniclesView, view), whole=whole)

    def chapter(self, view: View) -> int:
        """The table is too long to be shown every turn: once for each sheet is enough."""
        return cast(ChroniclesView, view).sheet

    def score(self, view: View, over: Over, words: Words) -> Sequence[str]:  # noqa: ARG002
        return score(cast(ChroniclesView, view), words)

    def wishes(self) -> dict[str, tuple[str, ...]]:
        return {OPTION: (TODAY, "first-day", SEED)}

    def begins_blank(self, options: Mapping[str, str]) -> bool:
        """Manual, "Vs. Campaign": several sheets in a row."""
        return "," in options.get(OPTION, "")

    def keywords_meant(self, text: str) -> frozenset[str]:
        return keywords_from(text)

    def keyword_name(self, key: str, language: str) -> str:
        """A word of one's own sheet stands as it is."""
        return house_keywords().keyword(key, language)

    def check_memory(self, keywords: str, options: Mapping[str, str]) -> None:
        if OPTION in options:
            played = self.content(self.read_options({OPTION: options[OPTION]}))
            check_keywords(keywords, (one.sheet for one in played.values()))


def score(view: ChroniclesView, words: Words) -> list[str]:
    """The gold that is left; of the Apprentice Monk what it adds up (manual, "Variants")."""
    if not sum(view.scores):
        return []
    if len(view.scores) > 1:
        listed = ", ".join(map(str, view.scores))
        return [words.say("final-scores", scores=listed, total=sum(view.scores))]
    monk = "monk" in view.variant.split("+")
    return [
        words.say(
            "final-score",
            score=view.scores[0],
            monk="yes" if monk else "no",
            gold=view.gold,
            hp=view.hero.hp_left,
            xp=view.extra_xp,
            rooms=sum(row.room is not None for row in view.rows),
            cells=sum(cell.crossed for cell in view.cells),
            kills=sum(not foe.alive for foe in view.foes),
            ticks=sum(row.ticked for row in view.rows),
        )
    ]
