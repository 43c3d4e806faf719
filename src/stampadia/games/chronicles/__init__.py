"""Chronicles of Stampadia: a solo dungeon on one printed sheet, a new one every day. Game design by
Francesco "KesieV" Cottone; words, quests, drawings and code here are our own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, cast

from msgspec.structs import replace

from stampadia.games.chronicles import bots, notation, text
from stampadia.games.chronicles.adventures import ADVENTURES, OPTION, read_specs
from stampadia.games.chronicles.choices import CHOICES
from stampadia.games.chronicles.coach import Coach
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.keywords import keywords_from
from stampadia.games.chronicles.numbers import observe
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.sheet_file import read_bytes, usable
from stampadia.games.chronicles.sheet_writing import write_sheet
from stampadia.games.chronicles.variants import Variant
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel import position as contract
from stampadia.kernel.carried import bare_names
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
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
    adventures: ClassVar[Any] = ADVENTURES

    def begin(self, seats: int, options: Options | None = None) -> Position:
        options = options or ChroniclesOptions()
        return self.start(seats, options, self.own_contents(options))

    def start(self, seats: int, options: Options, content: Mapping[str, Any]) -> Position:
        self.check_seats(seats)
        wish = cast(ChroniclesOptions, options)
        sheets = tuple(content[name] for name in self.content_names(wish))
        known = keywords_from(wish.memory, (one.sheet for one in sheets))
        return Position(sheets, known, wish.variant)

    def exact(self, options: Options) -> Options:
        sheet = cast(ChroniclesOptions, options).sheet
        return replace(options, sheet=ADVENTURES.settled(sheet, ADVENTURES.certify))

    def content(self, options: Options) -> dict[str, Prepared]:
        specs = read_specs(cast(ChroniclesOptions, options).sheet)
        sheets = (ADVENTURES.adventure(str(spec)) for spec in specs)
        return dict(zip(self.content_names(options), sheets, strict=True))

    def content_names(self, options: Options) -> list[str]:
        return bare_names(
            [str(spec) for spec in read_specs(cast(ChroniclesOptions, options).sheet)]
        )

    def own_content(self, name: str) -> Prepared:
        found = ADVENTURES.own(name)
        if found is None:
            raise BadOption("not-carried", name=OPTION, text=name)
        return found

    def write_content(self, thing: Any) -> str:
        return write_sheet(thing.sheet)

    def read_content(self, name: str, text: str) -> Prepared:
        return _read(name, text)

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


@lru_cache(maxsize=64)
def _read(name: str, text: str) -> Prepared:
    return Prepared(usable(read_bytes(text.encode(), name)))


GAME = Chronicles()
