"""The table being played at: the game's own table above, choices and log below."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.event import Event
from stampadia.table.hints import hint_sentences
from stampadia.table.session import Session
from stampadia.table.telling import (
    page_heading,
    page_now,
    pages_read,
    question_now,
    texts_left_to_people,
)
from stampadia.terminal.draw.table import table_for
from stampadia.terminal.screens.choosing import Choosing
from stampadia.terminal.screens.closer import Closer, Poster, Story
from stampadia.terminal.screens.parts import KeyLine, TooSmall, in_background
from stampadia.terminal.screens.sheets import Curtain, End, Help, LessonSheet
from stampadia.terminal.voice import voice

MOST_TOLD = 200
"""Events in the log beside the list; the story's own sheet has more."""
KEYS = (
    ("/", "screen.type", "type"),
    ("h", "screen.hint", "hint"),
    ("u", "screen.undo", "undo"),
    ("s", "screen.save", "save"),
    ("F1", "screen.help", "help"),
    ("F2", "app.light", "theme"),
    ("n", "screen.new", "new"),
    ("q", "app.leave", "quit"),
)
CLOSER_KEYS = (
    ("h", "screen.hint", "hint"),
    ("u", "screen.undo", "undo"),
    ("i", "screen.closer", "closer"),
    ("l", "screen.story", "story"),
    ("F1", "screen.help", "help"),
    ("F2", "app.light", "theme"),
    ("n", "screen.new", "new"),
    ("q", "app.leave", "quit"),
)
"""Where there is more on the table than fits on it; the line below says how to type."""
LARGE_KEYS = (
    *CLOSER_KEYS[:2],
    ("m", "screen.poster", "map"),
    *(key for key in CLOSER_KEYS[2:] if key[2] != "theme"),
)
"""Where there is a poster; one key less, so that they fit in every language."""
WATCH_KEYS = (
    ("␣", "screen.space", "space"),
    ("⏎", "screen.run_on", "run"),
    ("s", "screen.save", "save"),
    ("F1", "screen.help", "help"),
    ("F2", "app.light", "theme"),
    ("n", "screen.new", "new"),
    ("q", "app.leave", "quit"),
)


class PlayScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h,question_mark", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("f1", "help", show=False),
        Binding("n", "new", show=False),
        Binding("g", "give_up", show=False),
        Binding("q", "app.leave", show=False),
        Binding("slash", "type", show=False),
        Binding("i", "closer", show=False),
        Binding("l", "story", show=False),
        Binding("m", "poster", show=False),
        Binding("shift+up", "scroll_log(-1)", show=False),
        Binding("shift+down", "scroll_log(1)", show=False),
        Binding("space", "space", show=False),
        Binding("enter", "run_on", show=False),
    ]

    def __init__(self, session: Session, language: str, pace: float) -> None:
        super().__init__()
        self.session = session
        self.language = language
        self.words = voice(language, session.game)
        self.pace = pace
        """Seconds between two events of the others' turns."""
        self.seat = session.onlooker()
        """Through whose eyes the table is shown now."""
        self.table = table_for(session.game, self.words, session.players)
        self.add_class(*self.table.shares.split())
        self.choosing = Choosing(self.words, self.table)
        self._taught = pages_read(session, self.words)
        """Pages of a lesson that were read, in their order."""
        self._news = 0
        """How much was told before the person chose last: what follows is news."""
        self._told_forked: Path | None = None
        self._unread = texts_left_to_people(session, self.words)
        """Told when a person is asked for the first time."""
        self._kept_notice: tuple[str, Any] = "", None
        """What is told with a question and stays until the cursor leaves the choice it began on."""
        self._hurry = False
        self._unpaused = asyncio.Event()
        self._unpaused.set()
        self._one_step = False

    def compose(self) -> ComposeResult:
        yield TooSmall(self.words)
        yield Static(id="title", markup=False)
        yield self.table
        yield Static(id="question", markup=False)
        with Horizontal(id="middle"):
            yield self.choosing.list
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="earlier", markup=False)
                yield Static(id="told", markup=False)
        yield Static(id="explain", markup=False)
        yield self.choosing.line
        yield KeyLine(self.words, self._keys())

    def _keys(self) -> Sequence[tuple[str, str, str]]:
        if not self.session.people:
            return WATCH_KEYS
        if self.table.large:
            return LARGE_KEYS
        return CLOSER_KEYS if self.table.closer(self.session.view(self.seat)) else KEYS

    def on_mount(self) -> None:
        if self.session.resumed:
            self._news = self._told_so_far()
        self.query_one("#log").border_title = self.words.say("term-log")
        on_map = "term-choices-and-map" if self.table.large else "term-choices"
        self.choosing.list.border_title = self.words.say(on_map)
        if not self.session.people:
            self._notice(self.words.say("term-watching"))
        self._look()
        self.play_on()

    # The course of the game

    @work(exclusive=True, group="game")
    async def play_on(self) -> None:
        """Let programs play until a person is asked or the match is over."""
        session = self.session
        while (asked := session.asked) is not None:
            if asked in session.people:
                await self._hand_over(asked)
                self._ask()
                return
            self.choosing.close()
            self._question(self.words.say("term-thinks", number=asked + 1))
            if not session.people:
                await self._until_running()
            choice = await in_background(session.thinking())
            await self._follow(session.play(choice))
        self._end()

    async def _hand_over(self, asked: int) -> None:
        """Between two people's turns no hand is seen."""
        if self.session.several_people and self.session.hides(self.seat, asked):
            self._see_as(None)
            self.choosing.close()
            await self.app.push_screen_wait(Curtain(self.words, asked))
        self._see_as(asked)

    async def _until_running(self) -> None:
        if not self._unpaused.is_set():
            self._notice(self.words.say("term-paused"))
        await self._unpaused.wait()
        if self._one_step:
            self._one_step = False
            self._unpaused.clear()

    async def _follow(self, events: Sequence[Event]) -> None:
        """The others' doings appear one after the other."""
        so_far = self._told_so_far()
        for left in range(len(events) - 1, -1, -1):
            self._tell(so_far - left, to_end=True)
            await asyncio.sleep(0 if self._hurry else self.pace)
        self._look(to_end=True)

    def _ask(self) -> None:
        self._hurry = False
        session = self.session
        self._question(question_now(session, self.words))
        self.choosing.open(session, self.language)
        if session.standstill.is_long:
            turns = session.standstill.turns
            self._kept_notice = self.words.say("term-standstill-key", turns=turns), None
        else:
            self._kept_notice = self._unread, None
            self._unread = ""
        self._teach()

    def _teach(self) -> None:
        """A page of the lesson, where there is one and it was not read yet."""
        page = page_now(self.session, self.words)
        if page is not None and page.key not in self._taught:
            self._taught.append(page.key)
            heading = page_heading(page, self._taught, self.words)
            self.app.push_screen(LessonSheet(self.words, heading, page))

    def _end(self) -> None:
        self._look(to_end=True)
        self.choosing.close()
        self._question(self.session.game.question(self.session.view(self.seat), self.words))
        self._show_end()

    def _show_end(self) -> None:
        self.app.push_screen(End(self.words, self.session), self._after_end)

    def _after_end(self, wish: str | None) -> None:
        if wish == "save":
            self.action_save()
        elif wish in ("again", "cards", "new", "quit"):
            self.app.call_later(self.app.run_action, f"app.after_end('{wish}')")

    # What is seen

    def _see_as(self, seat: int | None) -> None:
        self.seat = seat
        self._look()

    def _look(self, *, to_end: bool = False) -> None:
        session, say = self.session, self.words.say
        view = session.view(self.seat)
        self.table.lesson = page_now(session, self.words)
        self.table.lay(view)
        self._tell(self._told_so_far(), to_end=to_end)
        parts = [say("title"), *self.table.headline(view), say("term-turn", turn=view.turn)]
        if session.seed is not None:
            parts.append(say("term-seed", seed=session.seed))
        if session.match.study:
            parts.append(say("term-study"))
        self.query_one("#title", Static).update(" ┊ ".join(parts))

    def _told_so_far(self) -> int:
        return len(self.session.heard(self.seat))

    def _tell(self, count: int, *, to_end: bool) -> None:
        """The last events of the first `count`, old ones fainter. What came all at once is read
        from its beginning, what came step by step has been read up to its end."""
        heard = self.session.heard(self.seat)[:count]
        old = self.table.story(heard[max(0, self._news - MOST_TOLD) : self._news], self.seat)
        new = self.table.story(heard[self._news :][-MOST_TOLD:], self.seat)
        self.query_one("#earlier", Static).update(Content("\n").join(old))
        self.query_one("#earlier").display = bool(old)
        self.query_one("#told", Static).update(Content("\n").join(new))
        # only after the new text is laid out does the log know where it begins and ends
        self.call_after_refresh(self._scroll_log, to_end)

    def _scroll_log(self, to_end: bool) -> None:
        if not self.is_mounted or not self.query("#log"):
            return  # the table was left in the meantime
        log, news = self.query_one("#log"), self.query_one("#told")
        if to_end:
            log.scroll_end(animate=False)
        else:
            log.scroll_to(y=news.virtual_region.y, animate=False)

    def _question(self, text: str) -> None:
        self.query_one("#question", Static).update(text.replace("\n", " "))

    def _notice(self, text: str) -> None:
        self._explain(text, notice=True)

    def _explain(self, text: str | Content, *, notice: bool = False) -> None:
        panel = self.query_one("#explain", Static)
        panel.set_class(notice, "notice")
        panel.update(text)

    # What the person does

    def on_choosing_pointed(self, pointed: Choosing.Pointed) -> None:
        if self.session.rolling:
            return  # what fell touches nothing yet
        self.table.point_at(pointed.choice, tuple(pointed.run.values()))
        session = self.session
        if self.choosing.hinted is not None:
            return  # the hint stays to be read until something is chosen
        text, at = self._kept_notice
        if text and at in (None, pointed.choice):
            self._kept_notice = text, pointed.choice
            self._notice(text)
            return
        self._kept_notice = "", None
        if pointed.run:
            self._explain(self.table.about_run(pointed.run))
        elif pointed.choice is not None:
            view = session.view(self.seat)
            self._explain(session.game.explain(view, pointed.choice, self.words))

    def on_choosing_puzzled(self, puzzled: Choosing.Puzzled) -> None:
        self._notice(puzzled.text)

    def on_choosing_asked_place(self, asked: Choosing.AskedPlace) -> None:
        self._question(asked.text)

    def on_choosing_picked(self, picked: Choosing.Picked) -> None:
        self._play(picked.choice)

    def _play(self, choice: Any) -> None:
        session = self.session
        if session.asked not in session.people:
            return
        told = self._told_so_far()
        try:
            session.play(choice)
        except StampadiaError as error:
            self._notice(error.tell(self.words))
            return
        self._news = told
        self._explain("")
        if session.unsaved:
            self._notice(session.unsaved.tell(self.words))
        if session.forked and session.forked != self._told_forked:
            self._told_forked = session.forked
            self._notice(self.words.say("term-forked", file=str(session.forked)))
        self._look()
        self.play_on()

    # Keys

    def action_type(self) -> None:
        self.choosing.start_typing()

    def action_space(self) -> None:
        """For a person: do not wait for the others. For an onlooker: pause, then step."""
        if self.session.people:
            self._hurry = True
        elif self._unpaused.is_set():
            self._unpaused.clear()
            self._notice(self.words.say("term-paused"))
        else:
            self._one_step = True
            self._unpaused.set()

    def action_run_on(self) -> None:
        if self.session.over:
            self._show_end()
        elif not self.session.people and not self._unpaused.is_set():
            self._one_step = False
            self._notice(self.words.say("term-watching"))
            self._unpaused.set()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        session = self.session
        if session.asked not in session.people:
            self._notice(self.words.say("term-hint-none"))
            return
        if session.rolling:
            self._notice(self.words.say("term-hint-dice"))
            return
        seen = len(session.match.lines)
        self._notice(self.words.say("term-hint-thinks"))
        considered = await in_background(session.hint())
        if seen != len(session.match.lines):
            return  # the person has chosen meanwhile
        self.choosing.lean_to(considered[0].choice)
        self._notice("\n".join(hint_sentences(considered, session, self.words)))

    def action_undo(self) -> None:
        try:
            self.session.undo()
        except StampadiaError as error:
            self._notice(error.tell(self.words))
            return
        self._news = self._told_so_far()
        self._look()
        self._notice(self.words.say("term-undone"))
        self.play_on()

    def action_save(self) -> None:
        try:
            path = self.session.save()
        except StampadiaError as error:
            self._notice(error.tell(self.words))
        else:
            self._notice(self.words.say("term-saved", file=str(path)))

    def action_help(self) -> None:
        self.app.push_screen(Help(self.words, self.table.guide()))

    def action_closer(self, first: int = 0) -> None:
        """Everything on the table in full, where the table has more than it shows."""
        if things := self.table.closer(self.session.view(self.seat)):
            self.app.push_screen(Closer(self.words, things, first))

    def on_click(self, event: events.Click) -> None:
        if event.widget is self.table:
            self._point_on_table(event.x - self.table.gutter.left, event.y)

    def _point_on_table(self, x: int, y: int) -> None:
        """A click on what can be chosen chooses it, or leaves only what has to do with it; a click
        on anything else looks closer."""
        choosing = bool(self.choosing.menu) and not self.session.rolling
        wanted = self.table.choices_at(x, y) if choosing else []
        if len(wanted) == 1:
            self._play(wanted[0])
        elif wanted:
            self.choosing.narrow_to(wanted)
        elif (thing := self.table.thing_at(x, y)) is not None:
            self.action_closer(thing)

    def action_poster(self) -> None:
        """What is too large for the table."""
        if (poster := self.table.poster(self.session.view(self.seat))) is not None:
            self.app.push_screen(Poster(self.words, poster))

    def action_story(self) -> None:
        heard = self.session.heard(self.seat)
        old = self.table.story(heard[: self._news][-MOST_TOLD * 5 :], self.seat)
        new = self.table.story(heard[self._news :], self.seat)
        self.app.push_screen(Story(self.words, old, new))

    def action_scroll_log(self, lines: int) -> None:
        self.query_one("#log").scroll_relative(y=lines, animate=False)

    def action_give_up(self) -> None:
        """Only where it is offered: a slip of a finger must not end a game that moves."""
        if self.session.standstill.is_long and not self.session.over:
            self.session.give_up()
            self.action_new()

    def action_new(self) -> None:
        self.app.call_later(self.app.run_action, "app.after_end('new')")
