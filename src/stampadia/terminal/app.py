"""The Textual app: a start screen, a table, and the way between them."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from stampadia.kernel import registry
from stampadia.kernel.game import Game
from stampadia.table import saves
from stampadia.table.seating import Seating
from stampadia.table.session import Session
from stampadia.terminal.palette import theme_for
from stampadia.terminal.screens.play import PlayScreen
from stampadia.terminal.screens.start import StartScreen
from stampadia.terminal.voice import voice, where_kept

PACE: Final = 0.35
"""Seconds between two events of the others' turns."""


class StampadiaApp(App[str]):
    CSS_PATH = "app.tcss"
    TITLE = "Stampadia"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-broad"), (118, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-high"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("f2", "light", show=False),
    ]

    def __init__(
        self,
        language: str,
        *,
        session: Session | None = None,
        game: Game | None = None,
        study: bool = False,
        save: Path | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.light = False
        self.language = language
        self.session = session
        self.chosen_game = game
        self.study = study
        self.save_to = save
        self.pace = pace
        self._dress()

    def on_mount(self) -> None:
        if self.session is not None:
            self.open_table(self.session)
        else:
            self.push_screen(self._start())

    def _dress(self) -> None:
        """Each game has its own spot colour."""
        game = self.session.game if self.session else self.chosen_game
        theme = theme_for(game, light=self.light)
        self.register_theme(theme)
        self.theme = theme.name

    def _start(self) -> StartScreen:
        self._dress()
        return StartScreen(self.language, self.chosen_game, study=self.study)

    # Between the screens

    def open_table(self, session: Session) -> None:
        self.session = session
        self._dress()
        screen = PlayScreen(session, self.language, self.pace)
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def begin(self, seating: Seating) -> None:
        self.open_table(Session.begin(seating, self._save_path()))

    def go_on(self, path: Path) -> None:
        record, kept = saves.opened(path)
        game = registry.load(record.header.game)
        self.open_table(Session.resume(game, record, save=kept))

    def _save_path(self) -> Path | None:
        """The path from the command line is for the first match only."""
        path, self.save_to = self.save_to, None
        return path

    def action_after_end(self, wish: str) -> None:
        session = self.session
        if wish == "quit" or session is None:
            self.action_leave()
        elif wish in ("again", "cards"):
            match = session.match
            seed = session.seed if wish == "cards" else None
            options = match.header.options
            self.begin(
                Seating(
                    session.game,
                    session.players,
                    options,
                    seed,
                    match.study,
                    session.own_dice,
                    session.lesson,
                    session.remembers,
                    match.content,
                )
            )
        else:
            self.session = None
            self.chosen_game = session.game
            self.switch_screen(self._start())

    def action_speak(self, language: str) -> None:
        self.language = language
        self.switch_screen(self._start())

    def action_choose_game(self, name: str) -> None:
        self.chosen_game = registry.load(name)
        screen = self._start()
        screen.first_focus = "#game"
        self.switch_screen(screen)

    def action_light(self) -> None:
        self.light = not self.light
        self._dress()

    def action_leave(self) -> None:
        """Leave, keeping the match; the last line on the terminal says where it is."""
        session = self.session
        if session is None:
            self.exit()
            return
        session.keep()
        self.exit(where_kept(session, voice(self.language, session.game)))
