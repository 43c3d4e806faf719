"""Travelers' table: what it answers to the screen around it; `drawing.py` draws it. And its story:
what happened, set so that what follows from something stands under it.

`m` shows everything that lies on the table, `i` cards, texts and piles in full.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, cast

from textual.content import Content

from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.event import Event
from stampadia.kernel.position import View
from stampadia.terminal.draw.pieces import styled
from stampadia.terminal.draw.table import Table as AnyTable
from stampadia.terminal.draw.travelers.closer import card_index, closer
from stampadia.terminal.draw.travelers.drawing import Drawing
from stampadia.terminal.draw.travelers.focus import NOWHERE, beside
from stampadia.terminal.draw.travelers.grid import GridDrawing
from stampadia.terminal.draw.travelers.rooms import RoomsDrawing, islands_of

UNDER: Final = frozenset(
    (
        "gained", "paid", "could-not-pay", "emptied", "transferred", "took-back", "ticked",
        "modifier-ignored", "nothing-offered", "not-chosen", "repeated", "condition-not-met",
        "turned",        "discarded", "removed", "drew", "shuffled", "took",
        "recovered", "cursed", "price-not-payable", "nothing-to-do", "declined", "already-done",
        "revealed", "card-removed", "migrated", "joined", "box-filled", "level-up", "stepped",
        "pulled",
    )
)  # fmt: skip
"""What follows from something else."""
STYLES: Final = {
    "fight-begun": "bold $spot",
    "enemy-defeated": "bold $spot",
    "level-up": "bold $spot",
    "mission-fulfilled": "bold $spot",
    "won": "bold $spot",
    "enemy-attacked": "bold",
    "revealed": "bold",
    "joined": "bold",
    "removed": "bold $error",
    "hero-defeated": "bold $error",
    "story": "italic",
    "moved": "$faint",
    "shuffled": "$faint",
    "restored": "$faint",
    "read": "$faint",
}


def story(events: Sequence[Event], tell: Callable[[Event], str]) -> list[Content]:
    """A line for each event that has a sentence."""
    lines = []
    for event in events:
        if text := tell(event):
            indent = "· " if event.name in UNDER else ""
            lines.append(styled(f"{indent}{text}", STYLES.get(event.name, "")))
    return lines


NARROWEST_GRID: Final = 60
"""Characters that a poster of the World needs."""


class Table(AnyTable):
    shares: ClassVar[str] = "even"
    large: ClassVar[bool] = True
    _last: Drawing | None = None

    def draw(self, view: View, width: int, height: int) -> Content:
        return self._drawing(cast(TravelersView, view), width, height).whole()

    def beside(self, choice: Any, choices: Sequence[Any], across: int, down: int) -> Any:
        return beside(cast(TravelersView, self.view), choice, choices, across, down)

    def choices_at(self, x: int, y: int) -> list[Any]:
        return self.drawing().choices_at(x, y)

    def thing_at(self, x: int, y: int) -> int | None:
        card = self.drawing().card_at(x, y)
        if card == NOWHERE:
            return None
        return card_index(cast(TravelersView, self.view), card) + (self.lesson is not None)

    def story(self, events: Sequence[Event], seat: int | None) -> list[Content]:
        return story(events, lambda event: self.game.tell(event, seat, self.words))

    def closer(self, view: View) -> list[tuple[Content, Content]]:
        things = closer(cast(TravelersView, view), self.words)
        if (page := self.lesson) is None:
            return things
        told = Content(f"{page.text}\n\n") + styled(page.task, "bold $spot")
        return [(styled(page.title, "bold"), told), *things]

    def poster(self, view: View) -> Content | None:
        """All that lies on the table of the adventure."""
        here = cast(TravelersView, view)
        if here.dungeon is not None:
            rows = [RoomsDrawing(island).lines() for island in islands_of(here.dungeon)]
            return Content("\n\n").join(Content("\n").join(lines) for lines in rows)
        if here.world is None:
            return None
        width, height = self.app.size
        grid = GridDrawing(here.world, self.words, max(width - 8, NARROWEST_GRID), height - 6)
        return Content("\n").join(grid.lines(frozenset(), None))

    def headline(self, view: View) -> list[str]:
        here = cast(TravelersView, view)
        adventure = here.world or here.dungeon
        hero = here.hero.name.in_language(self.words.language)
        if adventure is None:
            return [self.words.say("term-travelers-training"), hero]
        return [adventure.title.in_language(self.words.language), hero]

    def guide(self) -> Content:
        return Content(self.words.say("term-travelers-signs"))

    def drawing(self) -> Drawing:
        """What is seen now, to ask what lies where."""
        drawing = self._drawing(cast(TravelersView, self.view), *self.app.size)
        drawing.whole()
        return drawing

    def _drawing(self, view: TravelersView, width: int, height: int) -> Drawing:
        """The last one, as long as a new one would show the same: a mouse asks often."""
        shown = (view, self.words, self.focused_choice, self.lesson, (width - 2, height))
        if self._last is None or not self._last.shows(*shown):
            self._last = Drawing(*shown)
        return self._last
