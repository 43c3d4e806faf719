"""The table being played at: the game's own table above, choices and log below."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.event import Event
from stampadia.terminal.screens.choosing import Choosing
from stampadia.terminal.screens.parts import KeyLine, TooSmall, in_background
from stampadia.terminal.screens.sheets import Curtain, End, Help
from stampadia.terminal.session import Session
from stampadia.terminal.tables import table_for
from stampadia.terminal.voice import hint_sentences, voice

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
        Binding("q", "app.leave", show=False),
        Binding("slash", "type", show=False),
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
        self.choosing = Choosing(self.words, self.table.mark)
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
                yield Static(id="told", markup=False)
        yield Static(id="explain", markup=False)
        yield self.choosing.line
        yield KeyLine(self.words, KEYS if self.session.people else WATCH_KEYS)

    def on_mount(self) -> None:
        self.query_one("#log").border_title = self.words.say("term-log")
        self.choosing.list.border_title = self.words.say("term-choices")
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
        """Between two people's turns nobody's hand is seen."""
        if self.session.several_people and self.seat != asked:
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
        told = self.session.told(self.seat, self.words)
        for left in range(len(events) - 1, -1, -1):
            self._tell(told[: len(told) - left])
            await asyncio.sleep(0 if self._hurry else self.pace)
        self._look()

    def _ask(self) -> None:
        self._hurry = False
        session = self.session
        self._question(session.game.question(session.view(self.seat), self.words))
        self.choosing.open(session, self.language)

    def _end(self) -> None:
        self._look()
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

    def _look(self) -> None:
        session, say = self.session, self.words.say
        view = session.view(self.seat)
        self.table.lay(view)
        self._tell(session.told(self.seat, self.words))
        parts = [say("title"), say("term-turn", turn=view.turn)]
        if session.seed is not None:
            parts.append(say("term-seed", seed=session.seed))
        if session.match.study:
            parts.append(say("term-study"))
        self.query_one("#title", Static).update(" ┊ ".join(parts))

    def _tell(self, sentences: Sequence[str]) -> None:
        self.query_one("#told", Static).update("\n".join(sentences[-200:]))
        # only after the new text is laid out does the log know where its end is
        self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)

    def _question(self, text: str) -> None:
        self.query_one("#question", Static).update(text)

    def _notice(self, text: str) -> None:
        self._explain(text, notice=True)

    def _explain(self, text: str, *, notice: bool = False) -> None:
        panel = self.query_one("#explain", Static)
        panel.set_class(notice, "notice")
        panel.update(text)

    # What the person does

    def on_choosing_pointed(self, pointed: Choosing.Pointed) -> None:
        self.table.point_at(pointed.choice)
        session = self.session
        if self.choosing.hinted is not None:
            return  # the hint stays to be read until something is chosen
        if pointed.text:
            self._explain(pointed.text)
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
        try:
            session.play(choice)
        except StampadiaError as error:
            self._notice(error.tell(self.words))
            return
        self._explain("")
        if session.unsaved:
            self._notice(session.unsaved.tell(self.words))
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
        seen = len(session.match.lines)
        self._notice(self.words.say("term-hint-thinks"))
        considered = await in_background(session.hint())
        if seen != len(session.match.lines):
            return  # the person has chosen meanwhile
        self.choosing.lean_to(considered[0].choice)
        self._notice("\n".join(hint_sentences(considered, session, self.language)))

    def action_undo(self) -> None:
        try:
            self.session.undo()
        except StampadiaError as error:
            self._notice(error.tell(self.words))
            return
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

    def action_new(self) -> None:
        self.app.call_later(self.app.run_action, "app.after_end('new')")
