"""Chronicles of Stampadia: a solo dungeon on one printed sheet, a new one every day. Game design by
Francesco "KesieV" Cottone; words, quests, drawings and code here are our own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from stampadia.workbench.native import compile_modules, use_compiled

use_compiled(__name__)  # before any of its modules is imported

from stampadia.games.chronicles import notation, text
from stampadia.games.chronicles.adventures import ADVENTURES, OPTION, read_specs
from stampadia.games.chronicles.bots import honest
from stampadia.games.chronicles.choices import CHOICES, TABLE
from stampadia.games.chronicles.coach import Coach, rounds_waited
from stampadia.games.chronicles.compiled import MODULES
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.events import events_from
from stampadia.games.chronicles.files.reading import read_bytes, usable
from stampadia.games.chronicles.files.writing import write_sheet
from stampadia.games.chronicles.language.names import keywords_from
from stampadia.games.chronicles.on_paper import WISHES, printed
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.rules.ending import Variant
from stampadia.games.chronicles.view import ChroniclesView, observe
from stampadia.kernel.chance import Dealer
from stampadia.kernel.choices import Choices
from stampadia.kernel.coach import Advice
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.pending import Ask
from stampadia.matches.carried import bare_names
from stampadia.words import Words
from stampadia.workbench.printing import Printed

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
    choice_table: ClassVar[Choices | None] = TABLE
    choice_count: ClassVar[int] = CHOICES
    effort: ClassVar[int] = 60
    worlds: ClassVar[int] = 1
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "careless:6",
        "fair": "careless:10",
        "strong": "greedy",
    }
    adventures: ClassVar[Any] = ADVENTURES
    print_wishes: ClassVar[Mapping[str, str]] = WISHES

    def begin(self, seats: int, options: ChroniclesOptions | None = None) -> Position:
        options = options or ChroniclesOptions()
        return self.start(seats, options, self.own_contents(options))

    def start(self, seats: int, options: ChroniclesOptions, content: Mapping[str, Any]) -> Position:
        self.check_seats(seats)
        sheets = tuple(content[name] for name in self.content_names(options))
        known = keywords_from(options.memory, (one.sheet for one in sheets))
        return Position(sheets, known, options.variant)

    def opening(self, position: Position) -> Sequence[Event]:
        return events_from((position.sheets, 0, list(position.opening)))

    def exact(self, options: ChroniclesOptions) -> Options:
        sheet = options.sheet
        return replace(options, sheet=ADVENTURES.settled(sheet, ADVENTURES.certify))

    def content(self, options: ChroniclesOptions) -> dict[str, Prepared]:
        specs = read_specs(options.sheet)
        sheets = (ADVENTURES.adventure(str(spec)) for spec in specs)
        return dict(zip(self.content_names(options), sheets, strict=True))

    def content_names(self, options: ChroniclesOptions) -> list[str]:
        return bare_names([str(spec) for spec in read_specs(options.sheet)])

    def own_content(self, name: str) -> Prepared:
        found = ADVENTURES.own(name)
        if found is None:
            raise BadOption("not-carried", name=OPTION, text=name)
        return found

    def write_content(self, thing: Any) -> str:
        return write_sheet(thing.sheet)

    def read_content(self, name: str, text: str) -> Prepared:
        return _read(name, text)

    def write_options(self, options: ChroniclesOptions) -> dict[str, str]:
        written = super().write_options(options)
        return written | {OPTION: ",".join(self.content_names(options))}

    def advice(self, position: Position, heard: Sequence[Event], dealer: Dealer) -> Advice:
        ask = position.pending()
        assert isinstance(ask, Ask)
        return Advice((honest.advised(position, ask, dealer, rounds_waited(heard)),))

    def printed(self, wishes: Mapping[str, str], words: Words) -> Printed:
        return printed(wishes, words)

    def compile(self) -> bool:
        return compile_modules(self.package, MODULES)

    def workshop(self) -> Any:
        from stampadia.games.chronicles.workshop import WORKSHOP

        return WORKSHOP

    # Said and judged elsewhere

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    tell = staticmethod(text.tell)
    show = staticmethod(text.show)
    question = staticmethod(text.question)
    explain = staticmethod(text.explain)
    appraise = staticmethod(honest.appraise)
    candidates = staticmethod(honest.candidates)
    instinct = staticmethod(honest.instinct)
    observe = staticmethod(observe)


@lru_cache(maxsize=64)
def _read(name: str, text: str) -> Prepared:
    return Prepared(usable(read_bytes(text.encode(), name)))


GAME = Chronicles()
