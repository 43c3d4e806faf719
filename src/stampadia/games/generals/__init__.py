"""Generals of Stampadia: a solo lane battler with card stacking, whose card sets anyone can
make. Game design by Francesco "KesieV" Cottone; words, cards, drawings and code here are our
own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, cast

from stampadia.games.generals import bots, notation, text
from stampadia.games.generals import effects as effects  # enters what every op does
from stampadia.games.generals.choices import CHOICES
from stampadia.games.generals.coach import Coach
from stampadia.games.generals.content import PACKAGE
from stampadia.games.generals.deck import Deck
from stampadia.games.generals.instinct import instinct
from stampadia.games.generals.match_sets import (
    OPTION,
    OpenedSet,
    deck_of,
    opened,
    own_set,
    read_set,
    wishes_in,
)
from stampadia.games.generals.numbers import observe
from stampadia.games.generals.position import Position
from stampadia.games.generals.view import GeneralsView
from stampadia.games.generals.writing import write_set
from stampadia.kernel import position as contract
from stampadia.kernel.carried import bare_names
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import View
from stampadia.kernel.words import Words

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
    choice_count: ClassVar[int] = CHOICES
    effort: ClassVar[int] = 20
    worlds: ClassVar[int] = 1
    horizon: ClassVar[int | None] = 1

    def begin(self, seats: int, options: Options | None = None) -> Position:
        options = options or GeneralsOptions()
        return self.start(seats, options, self.own_contents(options))

    def start(self, seats: int, options: Options, content: Mapping[str, Any]) -> Position:
        self.check_seats(seats)
        wish = cast(GeneralsOptions, options)
        deck = self._deck(options, content)
        if seats > 1 and not deck.full:
            raise BadOption("coop-needs-full", package=PACKAGE, count=deck.units)
        random_events = wish.events == "random"
        return Position(deck, seats, wish.ink, wish.rules, random_events)

    def _deck(self, options: Options, content: Mapping[str, Any]) -> Deck:
        sets = tuple(content[name] for name in self.content_names(options))
        return deck_of(sets, with_events=cast(GeneralsOptions, options).events != "none")

    def content(self, options: Options) -> dict[str, OpenedSet]:
        sets = map(opened, wishes_in(cast(GeneralsOptions, options).sets))
        return dict(zip(self.content_names(options), sets, strict=True))

    def content_names(self, options: Options) -> list[str]:
        return bare_names(wishes_in(cast(GeneralsOptions, options).sets))

    def unread_texts(self, options: Options) -> tuple[int, int]:
        deck = self._deck(options, self.content(options))
        return deck.unread_texts, deck.texts

    def own_content(self, name: str) -> OpenedSet:
        return own_set(name)

    def write_content(self, thing: Any) -> str:
        return write_set(thing.cards)

    def read_content(self, name: str, text: str) -> OpenedSet:
        return read_set(name, text)

    def write_options(self, options: Options) -> dict[str, str]:
        return super().write_options(options) | {OPTION: ",".join(self.content_names(options))}

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:  # noqa: ARG002
        """Two generals fight side by side."""
        return (0,) * seats

    def write(self, position: contract.Position, choice: Any, language: str = "en") -> str:
        return notation.write(cast(Position, position), choice, language)

    def read(self, position: contract.Position, text: str) -> Any:
        return notation.read(cast(Position, position), text)

    def tell(self, event: Event, seat: int | None, words: Words) -> str:
        return text.tell(event, seat, words)

    def show(self, view: View, words: Words) -> str:
        return text.show(cast(GeneralsView, view), words)

    def question(self, view: View, words: Words) -> str:
        return text.question(cast(GeneralsView, view), words)

    def explain(self, view: View, choice: Any, words: Words) -> str:
        return text.explain(cast(GeneralsView, view), choice, words)

    def appraise(self, position: contract.Position) -> Sequence[float]:
        return bots.appraise(cast(Position, position))

    def glance(self, position: contract.Position) -> Sequence[float]:
        return bots.glance(cast(Position, position))

    def candidates(self, position: contract.Position, ask: Ask) -> Sequence[Any]:
        return bots.candidates(cast(Position, position), ask)

    def instinct(self, position: contract.Position, ask: Ask, dealer: Dealer) -> Any:
        return instinct(cast(Position, position), ask, dealer)

    def observe(self, view: View) -> Sequence[float]:
        return observe(cast(GeneralsView, view))


GAME = Generals()
