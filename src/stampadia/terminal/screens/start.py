"""The start screen: which game, who plays, with which wishes; or a game that waits."""

from __future__ import annotations

import asyncio
from datetime import date
from functools import partial
from typing import Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from stampadia.adventures.calendar import today
from stampadia.adventures.certify import Adventures
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.coach import SEED, TODAY
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.players import LEVELS
from stampadia.table import saves
from stampadia.table.memory import has_memory, remembers
from stampadia.table.seating import Seating, arrange, option_values, playable
from stampadia.table.seats import OPPONENT, YOU
from stampadia.table.telling import player_name
from stampadia.terminal.screens.parts import KeyLine, TooSmall, in_background
from stampadia.terminal.voice import voice
from stampadia.words import LANGUAGES

PLAYERS = (YOU, *reversed(LEVELS), "search", "search:100", "search:2000", "greedy", "random")
YES_FIRST = ("yes", "no")
TRAINING = "training"
"""An adventure that is a lesson, which begins at once."""
MAKING_BAR = 30
"""Characters of the bar while an adventure is made."""
KEYS = (
    ("Tab", "app.focus_next", "next"),
    ("F5", "screen.start", "start"),
    ("F2", "app.light", "theme"),
    ("q", "app.leave", "quit"),
)


class StartScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.leave", show=False),
        Binding("f5", "start", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    first_focus = "#go"
    """Where the cursor begins: on the game that was just chosen, if one was."""

    def __init__(self, language: str, game: Game | None, *, study: bool = False) -> None:
        super().__init__()
        self.language = language
        self.game = game or registry.load(registry.names()[0])
        self.study = study
        self.words = voice(language, self.game)
        self.saves = list(saves.unfinished())

    def compose(self) -> ComposeResult:
        say = self.words.say
        yield TooSmall(self.words)
        yield Static(say("term-house"), id="house", markup=False)
        with Horizontal(id="start"):
            with VerticalScroll(id="form", can_focus=False) as form:
                form.border_title = say("term-start-title")
                yield from self._form()
            with Vertical(id="waiting") as waiting:
                waiting.border_title = say("term-start-go-on")
                if self.saves:
                    yield OptionList(*map(self._offer, self.saves), id="saves", markup=False)
                else:
                    yield Static(say("term-start-none"), classes="faint", markup=False)
        yield Static(id="explain", markup=False)
        yield KeyLine(self.words, KEYS)

    def _form(self) -> ComposeResult:
        say = self.words.say
        games = [(voice(self.language, registry.load(name)).say("title"), name)
                 for name in registry.names()]  # fmt: skip
        yield from self._row("game", say("term-start-game"), games, self.game.name)
        counts = [(str(count), count) for count in self.game.seats]
        seats = self.game.seat_count(self.game.options())
        yield from self._row("seats", say("term-start-seats"), counts, seats)
        for name, values in option_values(self.game).items():
            wishes = [(self._called(name, value), value) for value in values]
            default = str(getattr(self.game.options(), name))
            if self.game.adventures is not None and name in self.game.adventures.options:
                default = values[0]
            yield from self._row(f"option-{name}", say(f"option-{name}"), wishes, default)
        specs = [(say(f"player-choice-{spec.replace(':', '-')}"), spec) for spec in PLAYERS]
        for seat in range(self.game.seats[-1]):
            spec = YOU if seat == 0 else OPPONENT
            label = say("term-start-seat", number=seat + 1)
            yield from self._row(f"seat-{seat}", label, specs, spec)
        for name in self._ways():
            ways = [(say(f"term-start-{name}-{answer}"), answer == "yes") for answer in YES_FIRST]
            yield from self._row(name, say(f"term-start-{name}"), ways, name == "memory")
        with Horizontal(classes="row"):
            yield Label(say("term-start-seed"))
            yield Input(placeholder=say("term-start-seed-hint"), id="seed", compact=True)
        languages = [(say(f"term-language-{code}"), code) for code in LANGUAGES]
        yield from self._row("language", say("term-start-language"), languages, self.language)
        ways = [(say("term-start-study-no"), False), (say("term-start-study-yes"), True)]
        yield from self._row("study", say("term-start-study"), ways, self.study)
        with Horizontal(classes="buttons"):
            yield Button(say("term-start-button"), id="go", compact=True)
        yield Static(say("tagline"), id="tagline", markup=False)

    def _ways(self) -> list[str]:
        """Ways to play that not every game has."""
        ways = ["memory"] if has_memory(self.game) else []
        return [*ways, "dice"] if self.game.own_dice else ways

    def _called(self, option: str, value: str) -> str:
        return self.game.value_name(option, value, self.words)

    def _row(
        self, name: str, label: str, values: list[tuple[str, Any]], value: Any
    ) -> ComposeResult:
        with Horizontal(classes="row", id=f"row-{name}"):
            yield Label(label)
            yield Select(values, value=value, allow_blank=False, id=name, compact=True)

    def _offer(self, save: saves.Save) -> Option:
        head = save.header
        game = _installed(head.game)
        words = voice(self.language, game)
        lately = save.changed.date() == date.today()
        when = f"{save.changed:%H:%M}" if lately else f"{save.changed:%Y-%m-%d %H:%M}"
        line = self.words.say(
            "term-start-save", title=words.say("title"), turn=save.turn, when=when
        )
        who = ", ".join(player_name(spec, self.words) for spec in head.players)
        setting = ", ".join(game.setting(head.options, words)) if game else ""
        told = " · ".join(one for one in (setting, who) if one)
        # no colour of its own: under the cursor's bar it would drown
        return Option(Content.assemble((line, "bold"), "\n", told))

    def on_mount(self) -> None:
        self._fit_seats()
        self.query_one(self.first_focus).focus()

    # What was chosen

    def _seating(self, adventures: dict[str, str]) -> Seating:
        """`adventures`: by option, where the game has any."""
        seats = int(self._value("seats"))
        options = {name: str(self._value(f"option-{name}")) for name in option_values(self.game)}
        options |= adventures
        ways = {name: bool(self._value(name)) for name in self._ways()}
        return arrange(
            self.game,
            seats=seats,
            players=[str(self._value(f"seat-{seat}")) for seat in range(seats)],
            options=self.game.spoken(options, self.language),
            seed=self._seed(),
            study=bool(self._value("study")),
            own_dice=ways.get("dice", False),
            remember=ways.get("memory", False) and remembers(self.game, options),
        )

    def _seed(self) -> str | None:
        return self.query_one("#seed", Input).value.strip() or None

    def _value(self, name: str) -> Any:
        return self.query_one(f"#{name}", Select).value

    def on_select_changed(self, changed: Select.Changed) -> None:
        name = changed.select.id
        if name == "seats":
            self._fit_seats()
        elif name == "language" and changed.value != self.language:
            self.app.call_later(self.app.run_action, f"app.speak('{changed.value}')")
        elif name == "game" and changed.value != self.game.name:
            self.app.call_later(self.app.run_action, f"app.choose_game('{changed.value}')")

    def _fit_seats(self) -> None:
        """Show only the seats that are filled, and only wishes that this many can play."""
        seats = int(self._value("seats"))
        self.query_one("#row-seats").display = len(self.game.seats) > 1
        for seat in range(self.game.seats[-1]):
            self.query_one(f"#row-seat-{seat}").display = seat < seats
        for name, values in option_values(self.game).items():
            select: Select[str] = self.query_one(f"#option-{name}", Select)
            possible = [value for value in values if playable(self.game, seats, name, value)]
            before = select.value
            select.set_options((self._called(name, value), value) for value in possible)
            select.value = before if before in possible else possible[0]
            self.query_one(f"#row-option-{name}").display = len(possible) > 1

    # Going

    def on_button_pressed(self, _: Button.Pressed) -> None:
        self.action_start()

    def action_start(self) -> None:
        try:
            if self.game.adventures is None:
                self._begin({})
            else:
                self._make(self.game.adventures, self._adventures(self.game.adventures))
        except StampadiaError as error:
            self._refuse(error)

    def _begin(self, adventures: dict[str, str]) -> None:
        self.app.begin(self._seating(adventures))  # type: ignore[attr-defined]

    # An adventure that has to be made first

    def _adventures(self, days: Adventures[Any]) -> dict[str, str]:
        wished = {name: self._adventure(days, name) for name in days.options}
        if TRAINING not in wished.values():
            return wished
        return {name: one if one == TRAINING else days.at_hand(one) for name, one in wished.items()}

    def _adventure(self, days: Adventures[Any], name: str) -> str:
        wish = str(self._value(f"option-{name}"))
        if wish == TODAY:
            return days.spec(today().isoformat(), {})
        return days.spec(self._seed() or Dealer.fresh().seed, {}) if wish == SEED else wish

    @work(exclusive=True, group="making")
    async def _make(self, days: Adventures[Any], wished: dict[str, str]) -> None:
        """Certify what never was, which takes its time, and begin."""
        loop = asyncio.get_running_loop()

        def progress(attempt: int, played: int, games: int) -> None:
            loop.call_soon_threadsafe(self._tell_progress, attempt, played, games)

        try:
            certify = partial(days.certify, progress=progress)
            self._begin(
                {
                    name: await in_background(partial(days.settled, spec, certify))
                    for name, spec in wished.items()
                }
            )
        except StampadiaError as error:
            self._refuse(error)

    def _tell_progress(self, attempt: int, played: int, games: int) -> None:
        done = "█" * (MAKING_BAR * played // max(games, 1))
        bar = done.ljust(MAKING_BAR, "░")
        self._notice(self.words.say("term-making", attempt=attempt + 1, bar=bar))

    def on_option_list_option_selected(self, selected: OptionList.OptionSelected) -> None:
        if selected.option_list.id == "saves":
            try:
                self.app.go_on(self.saves[selected.option_index].path)  # type: ignore[attr-defined]
            except StampadiaError as error:
                self._refuse(error)

    def _refuse(self, error: StampadiaError) -> None:
        self._notice(error.tell(self.words))

    def _notice(self, text: str) -> None:
        panel = self.query_one("#explain", Static)
        panel.set_class(True, "notice")
        panel.update(text)


def _installed(name: str) -> Game | None:
    return registry.load(name) if name in registry.names() else None
