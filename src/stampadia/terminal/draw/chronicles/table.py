"""Chronicles' table: the Gold Bar, the Map as far as it is drawn, and the sheets beside it.

A low terminal shows the Map with a line for each cell; `m` shows all of it, `i` the rows of the
Rooms Table that were found, items, enemies and both sheets in full.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, cast

from msgspec import Struct
from textual.content import Content

from stampadia.games.chronicles.choices import GO_ON, NO, PLACE, USE
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.games.chronicles.view.map import ShownMap
from stampadia.kernel.event import Event
from stampadia.kernel.position import View
from stampadia.terminal.draw.chronicles.closer import closer, foe_index
from stampadia.terminal.draw.chronicles.focus import beside, focus_on, place_of_choice
from stampadia.terminal.draw.chronicles.map import MapDrawing, Window, whole_map, window_on
from stampadia.terminal.draw.chronicles.side import Side
from stampadia.terminal.draw.pieces import fit, styled
from stampadia.terminal.draw.table import Table as AnyTable

AROUND: Final = 8
"""Lines of the screen that are neither table nor list: title, question, explanation, keys."""
FEWEST_IN_LIST: Final = 5
BAR: Final = 1
"""Lines of the Gold Bar."""
HIGH_MAP: Final = 17
"""From so many lines on, walls between the cells have lines of their own."""
EDGE: Final = 2
"""Characters between the Map and what lies beside it."""
TEN: Final = 10


class Space(Struct, frozen=True):
    """How much of the screen there is for what."""

    map: int
    side: int
    lines: int

    @property
    def high(self) -> int:
        return 2 if self.lines >= HIGH_MAP else 1


def space_in(width: int, height: int) -> Space:
    """How a terminal of this size is shared out; `width` is what the table may use of it."""
    spare = height - AROUND
    lines = spare - max(FEWEST_IN_LIST, spare * 3 // 10) - BAR
    side = 34 if width < 96 else 38 if width < 110 else 46 if width < 132 else 54
    return Space(width - side - EDGE, side, lines)


class Table(AnyTable):
    shares: ClassVar[str] = "even"
    large: ClassVar[bool] = True

    def draw(self, view: View, width: int, height: int) -> Content:
        here = cast(ChroniclesView, view)
        return Drawing(here, self, space_in(width - 2, height)).whole()

    def is_final(self, choice: Any) -> bool:
        """One Enter too many neither passes nor refuses; it uses no item up and flees from no
        battle."""
        view = cast(ChroniclesView, self.view)
        if USE <= choice < GO_ON or view.step == "item-window":
            return bool(choice != GO_ON)
        place = place_of_choice(view, choice)
        if place is not None and view.step == "move":
            return not ShownMap(view).here.holds(place)
        return bool(choice in (GO_ON, NO, PLACE))

    def beside(self, choice: Any, choices: Sequence[Any], across: int, down: int) -> Any:
        return beside(cast(ChroniclesView, self.view), choice, choices, across, down)

    def choices_at(self, x: int, y: int) -> list[Any]:
        view = cast(ChroniclesView, self.view)
        return self._drawing().choices_at(view, x, y)

    def story(self, events: Sequence[Event], seat: int | None) -> list[Content]:
        return story(events, lambda event: self.game.tell(event, seat, self.words))

    def closer(self, view: View) -> list[tuple[Content, Content]]:
        return closer(cast(ChroniclesView, view), self.words)

    def thing_at(self, x: int, y: int) -> int | None:
        """An enemy on the Map."""
        view = cast(ChroniclesView, self.view)
        place = self._drawing().window.place_at(x, y - BAR)
        return None if place is None else foe_index(view, place)

    def poster(self, view: View) -> Content:
        """The whole Map."""
        shown = ShownMap(cast(ChroniclesView, view))
        high = 2 if self.app.size.height > 44 else 1
        return Content("\n").join(MapDrawing(shown, whole_map(high)).lines())

    def headline(self, view: View) -> list[str]:
        here = cast(ChroniclesView, view)
        return [here.title.in_language(self.words.language)]

    def guide(self) -> Content:
        return Content(self.words.say("term-chronicles-signs"))

    def _drawing(self) -> Drawing:
        view = cast(ChroniclesView, self.view)
        return Drawing(view, self, space_in(self.app.size.width - 2, self.app.size.height))


class Drawing:
    """One drawing of one view."""

    def __init__(self, view: ChroniclesView, table: Table, space: Space) -> None:
        self.view = view
        self.words = table.words
        self.space = space
        self.shown = ShownMap(view)
        self.focus = focus_on(view, table.focused_choice)
        places = (place_of_choice(view, choice) for choice in view.choices)
        self.open_cells = frozenset(place for place in places if place is not None)
        self.window: Window = window_on(
            self.shown, space.map, space.lines, space.high, self.open_cells
        )
        self.side = Side(self.shown, self.words, self.focus, space.side)

    def whole(self) -> Content:
        left = MapDrawing(self.shown, self.window, self.open_cells, self.focus.cells).lines()
        right = self.side.lines(len(left))
        edge = styled("┊ ", "$faint")
        rows = [
            fit(one, self.space.map) + edge + other for one, other in zip(left, right, strict=True)
        ]
        return Content("\n").join([self._gold(), *rows])

    def _gold(self) -> Content:
        """The Gold Bar: fifty circles, ten by ten; those that are left come first."""
        view = self.view
        label = self.words.say("term-chronicles-gold")
        pieces = [styled(f"{label} ", "$faint")]
        for ten in range(0, GOLD, TEN):
            left = min(max(view.gold - ten, 0), TEN)
            pieces += [styled("●" * left, "bold $spot"), styled("○" * (TEN - left), "$faint")]
            pieces.append(Content(" "))
        pieces.append(styled(str(view.gold), "bold"))
        said = self.words.say(
            "term-chronicles-status", hp=view.hero.hp_left, defense=view.hero.defense
        )
        return Content("").join(pieces) + styled(f"  {said}", "")

    def choices_at(self, view: ChroniclesView, x: int, y: int) -> list[int]:
        """The choices that have to do with what is drawn here."""
        place = self.window.place_at(x, y - BAR)
        if place is not None and x < self.window.width:
            return [one for one in view.choices if place_of_choice(view, one) == place]
        beyond = x - self.space.map - EDGE
        box = self.side.sheets.box_at(beyond, y - BAR - self.side.hero_starts())
        return [] if box is None else [c for c in view.choices if box in focus_on(view, c).dice]


# Chronicles' story: what happened, set so that a turn of a battle reads as one paragraph.


PARAGRAPHS: Final = frozenset(
    (
        "round-started", "hero-rolled", "enemy-rolled", "battle-over",
        "line", "moved", "used-item", "died", "dreamed", "adventure-over", "sheet-begun",
        "drew-room",
    )
)  # fmt: skip
"""What begins something; all else is told under it. So does a payment that says what for."""
TRIGGER: Final = "»"
STYLES: Final = {
    "drew-room": "bold $spot",
    "line": "bold",
    "round-started": "bold $spot",
    "battle-over": "bold",
    "killed": "bold",
    "lost-hp": "bold $error",
    "died": "bold $error",
    "learned": "bold",
    "got-item": "bold",
    "column-enabled": "bold",
    "adventure-over": "bold $spot",
    "sheet-begun": "bold $spot",
    "dreamed": "bold $spot",
    "moved": "$faint",
}


def story(events: Sequence[Event], tell: Callable[[Event], str]) -> list[Content]:
    """A line for each event that has a sentence."""
    lines = []
    for event in events:
        if text := tell(event):
            indent = "" if event.name in PARAGRAPHS or event.about.get("why") else "· "
            # a line of a room that triggers nothing only tells a story
            tells = event.name == "line" and TRIGGER not in text
            style = "italic" if tells else STYLES.get(event.name, "")
            lines.append(styled(f"{indent}{text}", style))
    return lines
