"""Sheets for a closer look: everything on the table in full, and the story from its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from stampadia.terminal.screens.parts import TooSmall
from stampadia.words import Words


class Closer(ModalScreen[None]):
    """A list of things, and all there is to know of the one under the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,i,q", "dismiss", show=False),
        Binding("right,pagedown,space", "scroll_detail(1)", show=False, priority=True),
        Binding("left,pageup", "scroll_detail(-1)", show=False, priority=True),
    ]

    def __init__(
        self, words: Words, things: Sequence[tuple[Content, Content]], first: int = 0
    ) -> None:
        super().__init__()
        self.words = words
        self.things = things
        self.first = first

    def compose(self) -> ComposeResult:
        say = self.words.say
        yield TooSmall(self.words)
        with Vertical(classes="sheet wide full"):
            yield Static(say("term-closer-title"), classes="headline", markup=False)
            with Horizontal(id="closer"):
                yield OptionList(
                    *(Option(line) for line, _ in self.things), id="things", compact=True
                )
                with VerticalScroll(id="detail", can_focus=False):
                    yield Static(id="thing", markup=False)
            yield Static(say("term-closer-keys"), classes="faint", markup=False)

    def on_mount(self) -> None:
        things = self.query_one("#things", OptionList)
        things.highlighted = self.first
        things.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#thing", Static).update(self.things[event.option_index][1])
        self.query_one("#detail").scroll_home(animate=False)

    def action_scroll_detail(self, direction: int) -> None:
        detail = self.query_one("#detail")
        detail.scroll_relative(y=direction * max(detail.size.height - 1, 1), animate=False)


class Story(ModalScreen[None]):
    """All that happened; it opens where the news begin."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,l,q", "dismiss", show=False)]

    def __init__(self, words: Words, old: Sequence[Content], new: Sequence[Content]) -> None:
        super().__init__()
        self.words = words
        self.old = old
        self.new = new

    def compose(self) -> ComposeResult:
        say = self.words.say
        yield TooSmall(self.words)
        with Vertical(classes="sheet wide full"):
            yield Static(say("term-log"), classes="headline", markup=False)
            with VerticalScroll(id="story"):
                yield Static(Content("\n").join(self.old), id="old", markup=False)
                yield Static(Content("\n").join(self.new), id="new", markup=False)
            yield Static(say("term-story-keys"), classes="faint", markup=False)

    def on_mount(self) -> None:
        self.query_one("#old").display = bool(self.old)
        self.query_one("#story").focus()
        self.call_after_refresh(self._find_news)

    def _find_news(self) -> None:
        news = self.query_one("#new")
        self.query_one("#story").scroll_to(y=news.virtual_region.y, animate=False)


class Poster(ModalScreen[None]):
    """Something large, whole; it is scrolled where it does not fit."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,m,q", "dismiss", show=False)]

    def __init__(self, words: Words, poster: Content) -> None:
        super().__init__()
        self.words = words
        self.poster = poster

    def compose(self) -> ComposeResult:
        yield TooSmall(self.words)
        with Vertical(classes="sheet poster"):
            with ScrollableContainer(id="poster"):
                yield Static(self.poster, id="whole", markup=False)
            keys = self.words.say("term-poster-keys")
            yield Static(keys, id="poster-keys", classes="faint", markup=False)

    def on_mount(self) -> None:
        self.query_one("#poster").focus()
