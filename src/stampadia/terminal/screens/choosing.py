"""The list of legal choices and the line that filters it; runs of places take two steps.

The list and the line lie in different corners of the screen, so this is not a widget: it owns
both and speaks through messages of the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from stampadia.kernel.errors import ChoiceError
from stampadia.kernel.pending import Dice
from stampadia.table.menu import (
    Entry,
    entries,
    fitting,
    in_order,
    noted,
    printed,
    shortest_run,
)
from stampadia.table.session import Session
from stampadia.terminal.draw.table import Table
from stampadia.terminal.voice import refused
from stampadia.words import Words


class ChoiceList(OptionList):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,ctrl+left", "walk(-1, 0)", show=False),
        Binding("right,ctrl+right", "walk(1, 0)", show=False),
        Binding("ctrl+up", "walk(0, -1)", show=False),
        Binding("ctrl+down", "walk(0, 1)", show=False),
    ]
    """The arrows up and down go through the list, as in any list; those that walk on a map are
    told above it."""

    def __init__(self, owner: Choosing) -> None:
        super().__init__(id="choices", compact=True, markup=False)
        self.owner = owner

    def on_option_list_option_selected(self, selected: OptionList.OptionSelected) -> None:
        selected.stop()
        self.owner.pick(selected.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.owner.point(event.option_index)

    def action_walk(self, across: int, down: int) -> None:
        self.owner.walk(across, down)

    def action_select(self) -> None:
        if not self.option_count:
            raise SkipAction  # the screen has its own use for Enter
        super().action_select()

    def key_escape(self) -> None:
        self.owner.back()

    def on_key(self, event: events.Key) -> None:
        if event.key.isdecimal() and self.owner.pick_place(int(event.key)):
            event.stop()


class ChoiceLine(Input):
    def __init__(self, owner: Choosing) -> None:
        super().__init__(id="typed", compact=True, max_length=200, select_on_focus=False)
        self.owner = owner

    def on_input_changed(self, changed: Input.Changed) -> None:
        changed.stop()
        self.owner.filter(changed.value)

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        submitted.stop()
        self.owner.submit(submitted.value)

    def on_focus(self) -> None:
        self.placeholder = self.owner.invitation(typing=True)

    def on_blur(self) -> None:
        self.placeholder = self.owner.invitation()

    async def on_key(self, event: events.Key) -> None:
        moves = {"up": "cursor_up", "down": "cursor_down"}
        if event.key in moves:
            event.stop()
            await self.owner.list.run_action(moves[event.key])
        elif event.key == "escape":
            event.stop()
            self.owner.back()


class Choosing:
    class Picked(Message, namespace="choosing"):
        def __init__(self, choice: Any) -> None:
            super().__init__()
            self.choice = choice

    class Pointed(Message, namespace="choosing"):
        """The cursor is on this choice, or on a run of choices."""

        def __init__(self, choice: Any, run: dict[int, Any]) -> None:
            super().__init__()
            self.choice = choice
            self.run = run

    class Puzzled(Message, namespace="choosing"):
        """What was typed is no choice here: why."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class AskedPlace(Message, namespace="choosing"):
        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, words: Words, table: Table) -> None:
        self.words = words
        self.table = table
        self.list = ChoiceList(self)
        self.line = ChoiceLine(self)
        self.session: Session | None = None
        self.menu: list[Entry] = []
        self.shown: Sequence[Entry] = ()
        self.run: Entry | None = None
        """The entry whose place is being chosen."""
        self.hinted: Any = None
        """The choice a hint leans to, as long as the hint is shown."""
        self._lit = -1
        self.line.placeholder = self.invitation()

    def invitation(self, *, typing: bool = False) -> str:
        """What the empty line says."""
        dice = self.session is not None and isinstance(self.session.rolling, Dice)
        key = "term-dice-here" if dice else "term-typing-here" if typing else "term-type-here"
        return self.words.say(key)

    # Opening and closing

    def open(self, session: Session, language: str) -> None:
        self.session = session
        choices: Sequence[Any] = session.choices()
        if not session.rolling and self.table.view is not None:
            choices = in_order(session.game, self.table.view, choices)
        self.menu = entries(
            choices,
            lambda choice: session.write(choice, language),
            shortest_run(session.game.pace),
        )
        if not session.rolling:
            self.menu = [self._noted(entry) for entry in self.menu]
        self.run = self.hinted = None
        self._start_over()
        rolls = isinstance(session.rolling, Dice)
        self.line.placeholder = self.invitation()
        (self.line if rolls else self.list).focus()  # who has just rolled wants to type

    def _noted(self, entry: Entry) -> Entry:
        assert self.session is not None and self.table.view is not None
        return noted(entry, self.session.game, self.table.view, self.words)

    def narrow_to(self, choices: Sequence[Any]) -> None:
        """Show only these; Esc shows all again."""
        self._show([entry for entry in self.shown if entry.choice in choices])

    def close(self) -> None:
        self.session = None
        self.menu, self.run, self.hinted = [], None, None
        self._show(())

    def _start_over(self) -> None:
        with self.line.prevent(Input.Changed):
            self.line.value = ""
        self._show(self.places() if self.run else self.menu)

    def places(self) -> list[Entry]:
        assert self.run is not None
        run = self.run.run
        return [
            Entry(self.table.place_text(run, place), choice)
            for place, choice in sorted(run.items())
        ]

    def _show(self, shown: Sequence[Entry]) -> None:
        self.shown = shown
        self._lit = -1
        self.list.clear_options()
        self.list.add_options(Option(self._prompt(entry)) for entry in shown)
        if shown:
            self.list.highlighted = self._first()

    def _first(self) -> int:
        """Where the cursor begins: one Enter too many must not end a phase, and still less give
        something away."""
        if self.session is not None and self.session.rolling:
            return 0
        return min(range(len(self.shown)), key=lambda index: self._rashness(self.shown[index]))

    def _rashness(self, entry: Entry) -> int:
        choice = entry.run[entry.first] if entry.run else entry.choice
        return 2 if self.table.costs(choice) else int(self.table.is_final(choice))

    def _prompt(self, entry: Entry) -> Content:
        text = Content(entry.text)
        if entry.note:
            text += Content.styled(f"  {entry.note}", "$faint")
        return self._sign(entry) + text

    def _sign(self, entry: Entry) -> Content:
        if self.session is not None and self.session.rolling:
            return Content("  ")
        return self.table.mark(entry.run[entry.first] if entry.run else entry.choice)

    # The cursor

    def point(self, index: int) -> None:
        if not 0 <= index < len(self.shown):
            return
        self._light(index)
        entry = self.shown[index]
        choice = entry.run[entry.first] if entry.run else entry.choice
        self.list.post_message(self.Pointed(choice, entry.run))

    def _light(self, index: int) -> None:
        """Under the cursor a sign loses its colour, which the cursor's bar would drown, and gets
        an arrow, so that the bar's colour is not all that tells."""
        if 0 <= self._lit < len(self.shown):
            before = self._prompt(self.shown[self._lit])
            self.list.replace_option_prompt_at_index(self._lit, before)
        entry = self.shown[index]
        sign = self._sign(entry).plain[:-1]
        self.list.replace_option_prompt_at_index(index, Content(f"{sign}▸{entry.line}"))
        self._lit = index

    def walk(self, across: int, down: int) -> None:
        """To the choice that lies next in this direction on the table, where places matter."""
        index = self.list.highlighted
        if index is None or index >= len(self.shown) or self.session is None:
            return
        here = self.shown[index].choice
        if here is None or self.session.rolling:
            return
        there = self.table.beside(here, [entry.choice for entry in self.shown], across, down)
        places = [at for at, entry in enumerate(self.shown) if entry.choice == there]
        if there is not None and places:
            self.list.highlighted = places[0]

    def lean_to(self, choice: Any) -> None:
        """Put the cursor on a hinted choice: of a run first on the run, then on the place."""
        self.hinted = choice
        for index, entry in enumerate(self.shown):
            if entry.choice == choice or choice in entry.run.values():
                self.list.highlighted = index
                return

    def pick(self, index: int) -> None:
        if not 0 <= index < len(self.shown):
            return
        entry = self.shown[index]
        if entry.run:
            self.run = entry
            self._start_over()
            if self.hinted is not None:
                self.lean_to(self.hinted)
            self.list.post_message(self.AskedPlace(self.table.ask_place(entry.run)))
        else:
            self.list.post_message(self.Picked(entry.choice))

    def pick_place(self, place: int) -> bool:
        """A digit takes that place of the run under the cursor, or of the one that was picked,
        where one digit is enough to name it."""
        index = self.list.highlighted
        run = self.run
        if run is None and index is not None and index < len(self.shown):
            run = self.shown[index]
        if run is None or place not in run.run or run.last > 9:
            return False
        self.list.post_message(self.Picked(run.run[place]))
        return True

    def back(self) -> None:
        """From typing to the list; from the places to the stamps; a hint has been read."""
        self.hinted = None
        if self.run and not self.line.has_focus:
            self.run = None
            if self.session:
                session = self.session
                view = session.view(session.asked)
                self.list.post_message(self.AskedPlace(session.game.question(view, self.words)))
        self._start_over()
        self.list.focus()

    # Typing

    def start_typing(self) -> None:
        if self.menu:
            # at once: what is typed right behind the key belongs to the line
            self.line.screen.set_focus(self.line)

    def filter(self, typed: str) -> None:
        everything = self.places() if self.run else self.menu
        self._show(fitting(everything, typed))

    def submit(self, typed: str) -> None:
        if self.session is None:
            return
        if self.run and typed.strip().isdecimal() and int(typed) in self.run.run:
            self.list.post_message(self.Picked(self.run.run[int(typed)]))
            return
        if typed.strip() and not self.run:
            entry = None if self.session.rolling else printed(self.menu, typed)
            if entry is not None and not entry.run:
                self.list.post_message(self.Picked(entry.choice))
                return
            try:
                choice = (
                    self.session.read(typed)
                    if self.session.rolling
                    else self.session.understand(typed)[0]
                )
            except ChoiceError as error:
                why = refused(error, typed, self.menu, self.session, self.words)
            else:
                self.list.post_message(self.Picked(choice))
                return
        else:
            why = self.words.say("term-nothing-fits", text=typed)
        if len(self.shown) == 1 or (self.shown and not typed.strip()):
            self.pick(self.list.highlighted or 0)
        elif self.shown:
            self.list.post_message(self.Puzzled(self.words.say("term-several-fit", text=typed)))
        else:
            self.list.post_message(self.Puzzled(why))
