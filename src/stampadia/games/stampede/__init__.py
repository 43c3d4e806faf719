"""Stampede: a card game of trading stamps for 2 to 6 players, with hidden hands and telling
backs. Game design by Jeroen Geenen; words, drawings and code here are our own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from stampadia.workbench.native import compile_modules, use_compiled

use_compiled(__name__)  # before any of its modules is imported

from stampadia.games.stampede import bots, faces, notation, text
from stampadia.games.stampede.choices import CHOICES, TABLE
from stampadia.games.stampede.coach import Coach
from stampadia.games.stampede.compiled import MODULES
from stampadia.games.stampede.content import SEATS, TeamsWish, standard_layout
from stampadia.games.stampede.numbers import observe
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.sprint import SOURCES
from stampadia.games.stampede.view import StampedeView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.choices import Choices
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Options
from stampadia.kernel.mind import Mind, RandomPlay
from stampadia.words import Words
from stampadia.workbench.machine_code import is_ready, kept_in
from stampadia.workbench.printing import Printed

__all__ = ["GAME", "Stampede", "StampedeOptions", "StampedeView"]


class StampedeOptions(Options, frozen=True):
    teams: TeamsWish = "none"


class Stampede(Coach):
    name: ClassVar[str] = "stampede"
    edition: ClassVar[str] = "1"
    seats: ClassVar[range] = SEATS
    options: ClassVar[type[Options]] = StampedeOptions
    package: ClassVar[str] = "stampadia.games.stampede"
    choice_table: ClassVar[Choices | None] = TABLE
    choice_count: ClassVar[int] = CHOICES
    print_wishes: ClassVar[Mapping[str, str]] = {"what": "deck"}
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "greedy",
        "fair": "careful",
        "strong": "search:2000",
    }
    """Each wins about seven of ten games against the one before."""

    def begin(self, seats: int, options: StampedeOptions | None = None) -> Position:
        self.check_seats(seats)
        wish = (options or StampedeOptions()).teams
        layout = standard_layout(seats, wish)
        if layout is None:
            raise BadOption("bad-teams", package=self.package, teams=wish, seats=seats)
        return Position(layout)

    def seat_count(self, options: StampedeOptions) -> int:
        return {"none": 2, "two": 4, "three": 6}[options.teams]

    def printed(self, wishes: Mapping[str, str], words: Words) -> Printed:
        return faces.printed(wishes, words, self.name)

    def face(self, name: str, options: Any, content: Mapping[str, Any], words: Words) -> Struct:  # noqa: ARG002
        if (face := faces.named(name, words)) is None:
            raise BadOption("no-such-face", game=self.name, text=name)
        return face

    def sides(self, seats: int, options: StampedeOptions) -> tuple[int, ...]:
        return self.begin(seats, options).layout.teams

    def write_all(
        self, position: Position, choices: Sequence[Any], language: str = "en"
    ) -> list[str]:
        if type(self).write is not Stampede.write:  # another maker's, who writes otherwise
            return super().write_all(position, choices, language)
        return notation.write_all(position, choices, language)

    # Faster, where it is compiled. Another maker's game that judges otherwise goes the usual way.

    def mind(
        self,
        imagine: Callable[[], Position],
        seat: int,
        dealer: Dealer,
        a_turn_later: float,
        longest: int,
    ) -> Mind | None:
        if type(self) is not Stampede or not is_ready(*SOURCES):
            return None
        from stampadia.games.stampede.sprint import mind

        return mind.Mind(imagine(), seat, dealer, a_turn_later, longest)

    def random_play(self, seats: int, options: StampedeOptions) -> RandomPlay | None:
        if type(self) is not Stampede or not is_ready(*SOURCES):
            return None
        from stampadia.games.stampede.sprint.random_play import RandomGames

        return RandomGames(self.begin(seats, options).layout)

    def compile(self) -> bool:
        native = compile_modules(self.package, MODULES)
        if kept_in(*SOURCES) is None:
            return native
        from stampadia.games.stampede.sprint.compiling import compile_all

        compile_all()
        return True

    # Said and judged elsewhere

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    tell = staticmethod(text.tell)
    tells_apart = staticmethod(text.tells_apart)
    show = staticmethod(text.show)
    seen = staticmethod(faces.seen)
    question = staticmethod(text.question)
    explain = staticmethod(text.explain)
    appraise = staticmethod(bots.appraise)
    glance = staticmethod(bots.glance)
    candidates = staticmethod(bots.candidates)
    instinct = staticmethod(bots.instinct)
    conceal = staticmethod(bots.conceal)
    observe = staticmethod(observe)


GAME = Stampede()
