"""Secrets measured by the content itself: what nobody has seen is swapped, and nothing may change.

`leaks.py` asks `imagine` for other worlds, so it cannot see what `imagine` itself gives away. Here
no game is asked what is hidden. A game's own tests say it in their words, reading the bare position
(`tests/games/<game>/swaps.py`): which printed content, which order of a deck the asked seat has not
seen. That is swapped for something else, and then whatever this program hands to the seat must be
the same to the byte: views, choices, notation, texts, observation, what was told on the way, the
hint, and what each of the players chooses with the same luck.

A game's hook is a module with

* `SECRETS`: what can be hidden, each by its name;
* `beginnings()`: named starts; each is called with no argument and gives a first position;
* `swaps(table, dealer)`: the table's twins, each with another kind of secret swapped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from leaks import Leak
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.event import Event, told_to
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.matches.match import Match
from stampadia.players import make_player
from stampadia.table import saves
from stampadia.table.session import Session
from stampadia.words import LANGUAGES

PLAYERS: Final = ("random", "greedy", "search:4")
IMAGINED: Final = 4
IMAGINED_PLIES: Final = 25
"""So many imagined positions are played on, so far."""
EXPLAINED: Final = 8
"""So many of a long list of choices are explained."""

Begin = Callable[[], Position]


class Table(Struct):
    """A game at a moment at which a seat is asked, with all that led there."""

    begin: Begin
    history: list[Any]
    """Every choice and every outcome of chance since."""
    occasions: list[str]
    """What each outcome of chance was for; nothing where a seat chose."""
    position: Any
    seat: int
    told: list[Event]
    """What the seat was told of the last step that led here."""


class Twin(Struct):
    """The same table to the seat, as its game says: only something hidden is another."""

    what: str
    """What was swapped."""
    position: Position
    told: list[Event] | None = None
    """What the seat was told there, where the game was played again."""


class Hook(Protocol):
    SECRETS: tuple[str, ...]

    def beginnings(self) -> Mapping[str, Begin]: ...
    def swaps(self, table: Table, dealer: Dealer) -> Iterable[Twin]: ...


def hook_of(name: str) -> Hook:
    return import_module(f"games.{name}.swaps")


# Playing


def tables(game: Game, begin: Begin, dealer: Dealer, every: int, plies: int) -> Iterator[Table]:
    """About one in `every` decisions of a game, played now by instinct and now at random."""
    position = begin()
    history: list[Any] = []
    occasions: list[str] = []
    told: list[Event] = []
    taste = dealer.child("taste")
    for _ in range(plies):
        pending = position.pending()
        if isinstance(pending, Over):
            return
        if isinstance(pending, Ask):
            if taste.below(every) == 0:
                yield Table(begin, history[:], occasions[:], position, pending.seat, told)
            choice = _chosen(game, position, pending, dealer)
        else:
            choice = dealer.answer(pending)
        history.append(choice)
        occasions.append("" if isinstance(pending, Ask) else pending.what)
        events = position.play(choice)
        later = position.pending()
        told = told_to(later.seat, events) if isinstance(later, Ask) else []


def _chosen(game: Game, position: Position, ask: Ask, dealer: Dealer) -> Any:
    if dealer.below(3) == 0:
        return dealer.one_of(ask.choices)
    world = position.imagine(ask.seat, dealer.child("imagined"))
    imagined = world.pending()
    assert isinstance(imagined, Ask)
    return game.instinct(world, imagined, dealer)


def played_again(table: Table, begin: Begin, history: Sequence[Any]) -> Twin | None:
    """The same game from another beginning, or with another luck; None where a choice that was
    made here cannot be made there: then something was seen."""
    position = begin()
    events: Sequence[Event] = ()
    for choice in history:
        try:
            events = position.play(choice)
        except IllegalChoice:
            return None
    return Twin("", position, told_to(table.seat, events))


def exchanged_in_shuffle(table: Table, what: str, one: Any, other: Any) -> list[Any]:
    """The same luck, but for two cards that the last such shuffle laid the other way round."""
    changed = table.history[:]
    for at in range(len(changed) - 1, -1, -1):
        if table.occasions[at].endswith(what) and {one, other} <= {*changed[at]}:
            swap = {one: other, other: one}
            changed[at] = tuple(swap.get(card, card) for card in changed[at])
            return changed
    raise AssertionError("no shuffle has laid these cards")


# What is handed to a seat


def handed_out(game: Game, position: Position, seat: int, save: Path) -> dict[str, bytes]:
    """Everything, by its name."""
    asked = position.pending()
    assert isinstance(asked, Ask)
    found = {
        "the view": position.view(seat),
        "the spectator's view": position.view(None),
        "the choices": [asked.seat, list(asked.choices), asked.skip],
        "the observation": list(game.observe(position.view(seat))),
    }
    for language in LANGUAGES:
        words = game.words(language)
        view = position.view(seat)
        found[f"the notation ({language})"] = [
            game.write(position, choice, language) for choice in asked.choices
        ]
        found[f"the text ({language})"] = [
            game.show(view, words), game.show(position.view(None), words),
            game.question(view, words),
        ]  # fmt: skip
        found[f"an explanation ({language})"] = [
            game.explain(view, choice, words) for choice in asked.choices[:EXPLAINED]
        ]
    for name in PLAYERS:
        player = make_player(name, Dealer(f"swapped {name}"))
        found[f"what {name} chooses"] = player.choose(Perspective(game, position.clone(), seat))
    for number in range(IMAGINED):
        found[f"an imagined game ({number})"] = imagined_game(position, seat, number)
    found["the hint"] = hint(game, position, save)
    return {what: msgspec.json.encode(told) for what, told in found.items()}


def imagined_game(position: Position, seat: int, number: int) -> list[Any]:
    """What a program learns that plays an imagined position on, whatever it tries there."""
    dealer = Dealer(f"imagined {number}")
    world = position.imagine(seat, dealer)
    learned: list[Any] = []
    for _ in range(IMAGINED_PLIES):
        pending = world.pending()
        if isinstance(pending, Over):
            learned.append(pending.returns)
            break
        if isinstance(pending, Ask):
            choice = dealer.one_of(pending.choices)
        else:
            choice = dealer.answer(pending)
        learned.append(told_to(seat, world.play(choice)))
    return [*learned, world.view(seat)]


def hint(game: Game, position: Position, save: Path) -> Any:
    """As the terminal gives it, and with its own numbers."""
    match = Match(game, getattr(position, "seats", game.seats[0]))
    session = Session(match, (), "hints", saves.Kept(save))
    match.position = position.clone()
    return session.hint()()


def told_words(game: Game, table: Table, told: list[Event]) -> bytes:
    sentences = [
        game.tell(event, table.seat, game.words(language))
        for event in told
        for language in LANGUAGES
    ]
    return msgspec.json.encode([told, sentences])


# The measure


class Measure:
    def __init__(self, game: Game, hook: Hook, save: Path, only: str | None = None) -> None:
        self.game = game
        self.hook = hook
        self.save = save
        self.only = only
        """The one kind of secret to swap, if not all."""
        self.compared: dict[str, int] = {}
        """How many twins of each kind were compared."""

    def leaks_at(self, table: Table, dealer: Dealer) -> list[Leak]:
        here: dict[str, bytes] | None = None
        leaks: list[Leak] = []
        for twin in self.hook.swaps(table, dealer):
            if self.only not in (None, twin.what):
                continue
            here = here or handed_out(self.game, table.position, table.seat, self.save)
            there = handed_out(self.game, twin.position, table.seat, self.save)
            if twin.told is not None:
                here["what was told"] = told_words(self.game, table, table.told)
                there["what was told"] = told_words(self.game, table, twin.told)
            self.compared[twin.what] = self.compared.get(twin.what, 0) + 1
            leaks += [
                Leak(f"{what} (swapped: {twin.what})", table.seat, table.position.turn, here[what],
                     told)
                for what, told in there.items()
                if told != here[what]
            ]  # fmt: skip
        return leaks

    def leaks_in(self, begin: Begin, seed: str, every: int, plies: int) -> list[Leak]:
        dealer = Dealer(seed)
        for table in tables(self.game, begin, dealer, every, plies):
            leaks = self.leaks_at(table, dealer.child(f"swaps {len(table.history)}"))
            if leaks:
                return leaks
        return []
