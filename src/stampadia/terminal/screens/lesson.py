"""A page of a lesson, on top of the table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from stampadia.kernel.coach import Page
from stampadia.kernel.words import Words
from stampadia.terminal.screens.parts import TooSmall


class LessonSheet(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space,q", "dismiss", show=False),
    ]

    def __init__(self, words: Words, page: Page) -> None:
        super().__init__()
        self.words = words
        self.page = page

    def compose(self) -> ComposeResult:
        yield TooSmall(self.words)
        with VerticalScroll(classes="sheet"):
            yield Static(self.page.title, classes="headline", markup=False)
            yield Static(self.page.text, id="lesson", markup=False)
            yield Static(self.page.task, id="task", classes="headline", markup=False)
            yield Static(self.words.say("term-lesson-keys"), classes="faint", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        self.dismiss()
