"""Sheets that lie on top of the table: the curtain between two people, help, a page of
a lesson, and the end."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from stampadia.kernel.coach import Page
from stampadia.kernel.pending import Over
from stampadia.table.session import Session
from stampadia.table.telling import how_ended, outcome
from stampadia.terminal.screens.parts import TooSmall
from stampadia.words import Words


class Curtain(ModalScreen[None]):
    """Nothing of the table is seen until the next person has the device."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, words: Words, seat: int) -> None:
        super().__init__()
        self.words = words
        self.seat = seat

    def compose(self) -> ComposeResult:
        yield TooSmall(self.words)
        with Vertical(classes="sheet"):
            sentence = self.words.say("term-curtain", number=self.seat + 1)
            yield Static(sentence, classes="headline", markup=False)
            yield Static(self.words.say("term-curtain-enter"), markup=False)

    def on_click(self) -> None:
        self.dismiss()


class Help(ModalScreen[None]):
    """The rules in short, the keys, and what the printed things do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,q", "dismiss", show=False),
    ]

    def __init__(self, words: Words, guide: Content) -> None:
        super().__init__()
        self.words = words
        self.guide = guide

    def compose(self) -> ComposeResult:
        say = self.words.say
        yield TooSmall(self.words)
        with VerticalScroll(classes="sheet wide"):
            yield Static(say("term-help-title"), classes="headline", markup=False)
            if (rules := say("rules")) != "rules":
                yield Static(rules, id="rules", markup=False)
            yield Static(say("term-help-keys"), markup=False)
            yield Static(self.guide, id="guide")
            yield Static(say("term-help-close"), classes="faint", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class End(ModalScreen[str]):
    """Who won and how; dismissed with what to do next."""

    AUTO_FOCUS = "#table"  # one Enter too many must not begin another match
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('table')", show=False),
        Binding("q", "dismiss('quit')", show=False),
        Binding("n", "dismiss('new')", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, words: Words, session: Session) -> None:
        super().__init__()
        self.words = words
        self.session = session

    def compose(self) -> ComposeResult:
        say = self.words.say
        session = self.session
        over = session.over
        assert over is not None
        yield TooSmall(self.words)
        with Vertical(classes="sheet"):
            turn = session.match.position.turn
            first, *_ = outcome(over, session.onlooker(), turn, self.words)
            yield Static(first, classes="headline", markup=False)
            for line in how_ended(session, self.words):
                yield Static(line, classes="score", markup=False)
            if session.seed is not None:
                seed = say(self._seed_key(over), seed=session.seed)
                yield Static(seed, classes="faint", markup=False)
            # a match that began elsewhere cannot be dealt again
            dealt_again = () if session.resumed else ("cards",)
            for names in (("again", *dealt_again, "new"), ("table", "save", "quit")):
                with Horizontal(classes="buttons"):
                    for name in names:
                        yield Button(self._label(name), id=name, compact=True)

    def _label(self, name: str) -> str:
        """A game may have its own word for it."""
        own = f"end-{name}"
        said = self.words.say(own)
        return said if said != own else self.words.say(f"term-end-{name}")

    def _seed_key(self, over: Over) -> str:
        """Only people who lost are told to play it better."""
        people = set(self.session.people)
        lost = people and not people & set(over.winners)
        return "term-end-seed-better" if lost else "term-end-seed"

    def on_button_pressed(self, pressed: Button.Pressed) -> None:
        self.dismiss(pressed.button.id or "table")


class LessonSheet(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space,q", "dismiss", show=False),
    ]

    def __init__(self, words: Words, heading: str, page: Page) -> None:
        super().__init__()
        self.words = words
        self.heading = heading
        self.page = page

    def compose(self) -> ComposeResult:
        yield TooSmall(self.words)
        with VerticalScroll(classes="sheet"):
            yield Static(self.heading, classes="headline", markup=False)
            yield Static(self.page.text, id="lesson", markup=False)
            yield Static(self.page.task, id="task", classes="headline", markup=False)
            yield Static(self.words.say("term-lesson-keys"), classes="faint", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        self.dismiss()
