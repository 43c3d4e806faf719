"""Generals of Stampadia: a solo lane battler with card stacking, whose card sets anyone can
make. Game design by Francesco "KesieV" Cottone; words, cards, drawings and code here are our
own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from stampadia.workbench.native import compile_modules, use_compiled

use_compiled(__name__)  # before any of its modules is imported

from stampadia.games.generals import bots, notation, text
from stampadia.games.generals.choices import CHOICES, TABLE
from stampadia.games.generals.coach import Coach
from stampadia.games.generals.compiled import MODULES
from stampadia.games.generals.content import PACKAGE
from stampadia.games.generals.files.match_sets import (
    OPTION,
    OpenedSet,
    deck_in_language,
    deck_of,
    opened,
    own_set,
    prints_in_language,
    read_set,
    set_in_language,
    wishes_in,
)
from stampadia.games.generals.files.writing import write_set
from stampadia.games.generals.position import Position
from stampadia.games.generals.prepared.deck import Deck
from stampadia.games.generals.stages import stages
from stampadia.games.generals.view import GeneralsView, observe
from stampadia.kernel.choices import Choices
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event, Told
from stampadia.kernel.game import Options
from stampadia.matches.carried import bare_names
from stampadia.words import Words
from stampadia.workbench.printing import Printed

__all__ = ["GAME", "Generals", "GeneralsOptions", "GeneralsView"]


class GeneralsOptions(Options, frozen=True):
    sets: str = "STFULL"
    """Sets by id (STFULL, STTOLL-IT) or file, between commas."""
    ink: Literal[2, 3] = 3
    rules: Literal["0.1", "0.2"] = "0.1"
    events: Literal["dot", "random", "none"] = "dot"
    """Ruling B14: the side with the grey dot up, either side at random, or no events."""


class Generals(Coach):
    name: ClassVar[str] = "generals"
    edition: ClassVar[str] = "1"
    seats: ClassVar[range] = range(1, 3)
    options: ClassVar[type[Options]] = GeneralsOptions
    package: ClassVar[str] = PACKAGE
    choice_table: ClassVar[Choices | None] = TABLE
    choice_count: ClassVar[int] = CHOICES
    effort: ClassVar[int] = 20
    worlds: ClassVar[int] = 1
    horizon: ClassVar[int | None] = 1
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "careless:6",
        "fair": "greedy",
        "strong": "search:60",
    }
    print_wishes: ClassVar[Mapping[str, str]] = {
        OPTION: "STFULL,STTOLL",
        "cards": "3,7",
        "backs": "court",
        "list": "yes",
        "score": "yes",
    }

    def begin(self, seats: int, options: GeneralsOptions | None = None) -> Position:
        options = options or GeneralsOptions()
        return self.start(seats, options, self.own_contents(options))

    def start(self, seats: int, options: GeneralsOptions, content: Mapping[str, Any]) -> Position:
        self.check_seats(seats)
        deck = self._deck(options, content)
        if seats > 1 and not deck.full:
            raise BadOption("coop-needs-full", package=PACKAGE, count=deck.units)
        random_events = options.events == "random"
        return Position(deck, seats, options.ink, options.rules, random_events)

    def _deck(self, options: GeneralsOptions, content: Mapping[str, Any]) -> Deck:
        sets = tuple(content[name] for name in self.content_names(options))
        return deck_of(sets, with_events=options.events != "none")

    def content(self, options: GeneralsOptions) -> dict[str, OpenedSet]:
        sets = map(opened, wishes_in(options.sets))
        return dict(zip(self.content_names(options), sets, strict=True))

    def content_names(self, options: GeneralsOptions) -> list[str]:
        return bare_names(wishes_in(options.sets))

    def unread_texts(self, options: GeneralsOptions, content: Mapping[str, Any]) -> tuple[int, int]:
        deck = self._deck(options, content)
        return deck.unread_texts, deck.texts

    def own_content(self, name: str) -> OpenedSet:
        return own_set(name)

    def write_content(self, thing: Any) -> str:
        return write_set(thing.cards)

    def read_content(self, name: str, text: str) -> OpenedSet:
        return read_set(name, text)

    def seen(self, view: GeneralsView) -> Iterable[str]:
        from stampadia.games.generals.on_paper import seen

        return seen(view)

    def face(
        self, name: str, options: GeneralsOptions, content: Mapping[str, Any], words: Words
    ) -> Struct:
        from stampadia.games.generals.on_paper import face_named

        sets = [
            set_in_language(content[one].cards, words.language)
            for one in self.content_names(options)
        ]
        with_events = options.events != "none"
        if (face := face_named(name, sets, words, with_events=with_events)) is None:
            raise BadOption("no-such-face", game=self.name, text=name)
        return face

    def content_title(self, thing: OpenedSet, language: str) -> str:  # noqa: ARG002
        return thing.cards.meta.name

    def write_options(self, options: GeneralsOptions) -> dict[str, str]:
        return super().write_options(options) | {OPTION: ",".join(self.content_names(options))}

    def printed(self, wishes: Mapping[str, str], words: Words) -> Printed:
        from stampadia.games.generals.on_paper import printed

        return printed(wishes, words, self.name, wishes.get(OPTION, GeneralsOptions().sets))

    def sides(self, seats: int, options: GeneralsOptions) -> tuple[int, ...]:  # noqa: ARG002
        """Two generals fight side by side."""
        return (0,) * seats

    def workshop(self) -> Any:
        from stampadia.games.generals.workshop.galley import SetWorkshop

        return SetWorkshop(self.name)

    boxed: ClassVar[bool] = True

    def boxes(self, words: Words) -> Sequence[Any]:
        from stampadia.games.generals.workshop.boxes import house_boxes

        return house_boxes(words)

    def box_of(self, thing: OpenedSet, name: str, words: Words) -> Any:
        from stampadia.games.generals.workshop.boxes import boxed

        return boxed(thing.cards, name, words)

    def in_language(self, position: Position, language: str) -> Position:
        deck = deck_in_language(position.deck, language)
        if deck is position.deck:
            return position
        told = position.clone()
        told.deck = deck
        return told

    def event_in_language(self, event: Event, position: Position, language: str) -> Event:
        deck = position.deck
        if deck_in_language(deck, language) is deck:
            return event
        printed = prints_in_language(deck, language)
        about = {name: _reprinted(fact, printed) for name, fact in event.about.items()}
        if "text" in about and about["text"] != event.about["text"]:
            about["language"] = language.upper()
        return replace(event, about=about)

    def compile(self) -> bool:
        return compile_modules(self.package, MODULES)

    # Said and judged elsewhere

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    tell = staticmethod(text.tell)
    show = staticmethod(text.show)
    question = staticmethod(text.question)
    explain = staticmethod(text.explain)
    stages = staticmethod(stages)
    appraise = staticmethod(bots.appraise)
    glance = staticmethod(bots.glance)
    candidates = staticmethod(bots.candidates)
    instinct = staticmethod(bots.habit)
    observe = staticmethod(observe)


def _reprinted(fact: Told, printed: Mapping[str, str]) -> Told:
    if isinstance(fact, tuple):
        return tuple(printed.get(one, one) if isinstance(one, str) else one for one in fact)
    return printed.get(fact, fact) if isinstance(fact, str) else fact


GAME = Generals()
