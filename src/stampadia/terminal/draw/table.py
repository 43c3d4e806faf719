"""The table as a widget: what every drawing of a game answers to the screen around it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, ClassVar

from textual.content import Content
from textual.widgets import Static

from stampadia.kernel.coach import Page
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game
from stampadia.kernel.position import View
from stampadia.terminal.draw import drawing_of
from stampadia.words import Words


class Table(Static):
    """What lies on the table, drawn from a view. This one reads the game's plain text."""

    def __init__(self, game: Game, words: Words, players: Sequence[str]) -> None:
        super().__init__(id="table", markup=False)
        self.game = game
        self.words = words
        self.players = players
        self.view: View | None = None
        self.lesson: Page | None = None
        """What a lesson says now."""
        self.focused_choice: Any = None
        self.focused_run: tuple[Any, ...] = ()

    def lay(self, view: View) -> None:
        self.view = view
        self.focused_choice, self.focused_run = None, ()
        self._redraw()

    def point_at(self, choice: Any, run: tuple[Any, ...] = ()) -> None:
        """Show where the cards of this choice lie, or of each choice of a run."""
        self.focused_choice, self.focused_run = choice, run
        self._redraw()

    def on_resize(self) -> None:
        # a drawing of another height asks for a new layout, which the one under way would drop
        self.call_after_refresh(self._redraw)

    def _redraw(self) -> None:
        if self.view is not None:
            self.update(self.draw(self.view, *self.app.size))

    # What a game's own table says otherwise

    large: ClassVar[bool] = False
    """Is there a `poster`?"""
    shares: ClassVar[str] = ""
    """How the list and the log share the screen, as classes of `app.tcss`: `even`, and `log-wide`
    where a wide screen gives more to the log."""

    def draw(self, view: View, width: int, height: int) -> Content:  # noqa: ARG002
        return Content(self.game.show(view, self.words))

    def mark(self, choice: Any) -> Content:  # noqa: ARG002
        """A small sign before a choice in the list; its last column is for the cursor."""
        return Content("  ")

    def is_final(self, choice: Any) -> bool:
        """Does this choice end something for good? The cursor does not begin there: one Enter too
        many neither ends a phase nor declines."""
        return self.game.closes(self.view, choice)

    def costs(self, choice: Any) -> bool:  # noqa: ARG002
        """Does this choice give something away that does not come back? The cursor begins there
        last of all."""
        return False

    def place_text(self, run: dict[int, Any], place: int) -> str:
        """A place of a run as a line of the list."""
        key = {1: "-top", max(run): "-bottom"}.get(place, "")
        return self.words.say(f"term-place{key}", place=place)

    def ask_place(self, run: dict[int, Any]) -> str:
        return self.words.say("term-which-place", first=min(run), last=max(run))

    def about_run(self, run: dict[int, Any]) -> Content:
        """What is explained while the cursor is on a run."""
        return Content(self.words.say("term-explain-run", first=min(run), last=max(run)))

    def story(self, events: Sequence[Event], seat: int | None) -> list[Content]:
        """What happened, line by line, to this seat."""
        return [Content(self.game.tell(event, seat, self.words)) for event in events]

    def closer(self, view: View) -> list[tuple[Content, Content]]:  # noqa: ARG002
        """All that can be looked at in full: a line for a list, and what there is to know."""
        return []

    def thing_at(self, x: int, y: int) -> int | None:  # noqa: ARG002
        """Which thing of `closer` is drawn at this place of the table, if any."""
        return None

    def beside(self, choice: Any, choices: Sequence[Any], across: int, down: int) -> Any:  # noqa: ARG002
        """The choice that lies next on the table in this direction; None where places do not
        matter."""
        return None

    def choices_at(self, x: int, y: int) -> list[Any]:  # noqa: ARG002
        """The choices that have to do with what is drawn at this place."""
        return []

    def poster(self, view: View) -> Content | None:  # noqa: ARG002
        """What is too large for the table, to be looked at whole."""
        return None

    def headline(self, view: View) -> list[str]:  # noqa: ARG002
        """What the title line says besides the game, such as what is played."""
        return []

    def guide(self) -> Content:
        """What the printed things do, for the help sheet."""
        return Content("")


def table_for(game: Game, words: Words, players: Sequence[str]) -> Table:
    """The game's own table, or one that reads its plain text."""
    drawing = drawing_of(game)
    if drawing is None:
        return Table(game, words, players)
    own: type[Table] = import_module(f"{drawing}.table").Table
    return own(game, words, players)
