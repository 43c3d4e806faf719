"""Chronicles of Stampadia: a solo dungeon on one printed sheet, a new one every day. Game design by
Francesco "KesieV" Cottone; words, quests, drawings and code here are our own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from msgspec.structs import replace

from stampadia.games.chronicles import bots, library, notation, text
from stampadia.games.chronicles.choices import CHOICES
from stampadia.games.chronicles.coach import Coach
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.daily import ChroniclesDays
from stampadia.games.chronicles.keywords import keywords_from
from stampadia.games.chronicles.numbers import observe
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.sheet_writing import write_sheet
from stampadia.games.chronicles.specs import OPTION
from stampadia.games.chronicles.variants import Variant
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel import position as contract
from stampadia.kernel.chance import Dealer
from stampadia.kernel.days import Days
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import View
from stampadia.kernel.words import Words

__all__ = ["GAME", "Chronicles", "ChroniclesOptions", "ChroniclesView"]


class ChroniclesOptions(Options, frozen=True):
    sheet: str = "first-day"
    """A date, a seed, a file, or first-day; several between commas make a Vs. Campaign."""
    variant: Variant = "none"
    memory: str = ""
    """Keywords that the hero already knows, by key or as they are printed, between commas."""


class Chronicles(Coach):
    name: ClassVar[str] = "chronicles"
    edition: ClassVar[str] = "2"
    seats: ClassVar[range] = range(1, 2)
    options: ClassVar[type[Options]] = ChroniclesOptions
    package: ClassVar[str] = PACKAGE
    choice_count: ClassVar[int] = CHOICES
    effort: ClassVar[int] = 60
    worlds: ClassVar[int] = 1
    days: ClassVar[Days | None] = ChroniclesDays()

    def begin(self, seats: int, options: Options | None = None) -> Position:
        self.check_seats(seats)
        options = options or ChroniclesOptions()
        return self.start(seats, options, self.content(options))

    def start(self, seats: int, options: Options, content: Mapping[str, Any]) -> Position:
        self.check_seats(seats)
        wish = cast(ChroniclesOptions, options)
        sheets = tuple(content[name] for name in self.content_names(wish))
        known = keywords_from(wish.memory, (one.sheet for one in sheets))
        return Position(sheets, known, wish.variant)

    def exact(self, options: Options) -> Options:
        return replace(options, sheet=library.exact(cast(ChroniclesOptions, options).sheet))

    def content(self, options: Options) -> dict[str, Prepared]:
        sheets = library.sheets_for(cast(ChroniclesOptions, options).sheet)
        return dict(zip(self.content_names(options), sheets, strict=True))

    def content_names(self, options: Options) -> list[str]:
        return library.names(cast(ChroniclesOptions, options).sheet)

    def own_content(self, name: str) -> Prepared:
        return library.own_sheet(name)

    def write_content(self, thing: Any) -> str:
        return write_sheet(thing.sheet)

    def read_content(self, name: str, text: str) -> Prepared:
        return library.read_sheet(name, text)

    def write_options(self, options: Options) -> dict[str, str]:
        written = super().write_options(options)
        return written | {OPTION: ",".join(self.content_names(options))}

    def write(self, position: contract.Position, choice: Any, language: str = "en") -> str:
        return notation.write(cast(Position, position), choice, language)

    def read(self, position: contract.Position, text: str) -> Any:
        return notation.read(cast(Position, position), text)

    def tell(self, event: Event, seat: int | None, words: Words) -> str:
        return text.tell(event, seat, words)

    def show(self, view: View, words: Words) -> str:
        return text.show(cast(ChroniclesView, view), words)

    def question(self, view: View, words: Words) -> str:
        return text.question(cast(ChroniclesView, view), words)

    def explain(self, view: View, choice: Any, words: Words) -> str:
        return text.explain(cast(ChroniclesView, view), choice, words)

    def appraise(self, position: contract.Position) -> Sequence[float]:
        return bots.appraise(cast(Position, position))

    def candidates(self, position: contract.Position, ask: Ask) -> Sequence[Any]:
        return bots.candidates(cast(Position, position), ask)

    def instinct(self, position: contract.Position, ask: Ask, dealer: Dealer) -> Any:
        return bots.instinct(cast(Position, position), ask, dealer)

    def observe(self, view: View) -> Sequence[float]:
        return observe(cast(ChroniclesView, view))


GAME = Chronicles()
