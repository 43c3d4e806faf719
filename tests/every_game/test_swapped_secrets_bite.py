"""The measure of swapped secrets can fail: each planted leak is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, structs

from every_game.swapping import Measure, hook_of
from stampadia.games.chronicles import position as chronicles
from stampadia.games.generals import position as generals
from stampadia.games.stampede import position as stampede
from stampadia.games.travelers import position as travelers
from stampadia.games.travelers.bots import prospects
from stampadia.games.travelers.bots.hands import hands_of
from stampadia.games.travelers.rules.dungeon import DungeonState
from stampadia.games.travelers.rules.world import WorldState
from stampadia.kernel import registry
from stampadia.kernel.event import Event, Happened


class Plant(Struct, frozen=True):
    what: str
    game: str
    secret: str
    """What the leak gives away, as the hook names it."""
    places: tuple[tuple[Any, str, Any], ...]
    """Where it is planted: an object, one of its names, and what is put there."""


def the_real_one(position: Any, seat: int, dealer: Any) -> Any:  # noqa: ARG001
    return position.clone()


def nothing(_: Any) -> None:
    """Nothing is forgotten."""


def every_front(position: Any, seat: int, dealer: Any) -> Any:  # noqa: ARG001
    world = position.clone()
    world.imagined_by = seat
    return world


def with_every_card(position: Any) -> Any:
    """Judged by hands with a card that the hero does not have."""
    return prospects.Prospects(hands_of(position.hero, len(position.hero.cards)))


def with_the_whole_hero(imagine: Callable[..., Any]) -> Callable[..., Any]:
    def leaking(position: Any, seat: int, dealer: Any) -> Any:
        world = imagine(position, seat, dealer)
        world.hero, world.sides = position.hero, position.sides[:]
        return world

    return leaking


def shown(field: str, tell: Callable[[Any], Any]) -> Callable[[Any], Callable[..., Any]]:
    """A view that tells more than it should."""

    def plant(view: Callable[..., Any]) -> Callable[..., Any]:
        return lambda position, seat: structs.replace(
            view(position, seat), **{field: tell(position)}
        )

    return plant


def told_of(tell: Callable[[Any], int]) -> Callable[[Any], Callable[..., Any]]:
    """Events that tell more than they should."""

    def plant(play: Callable[..., Any]) -> Callable[..., Any]:
        def leaking(position: Any, choice: Any) -> Any:
            events = play(position, choice)
            more = Event("shuffled", {"card": tell(position)})
            return Happened([*events, more], lambda told: told)

        return leaking

    return plant


def first_choice_by(tell: Callable[[Any], bool]) -> Callable[[Any], Callable[..., Any]]:
    """Notation that tells more than it should."""

    def plant(write: Callable[..., Any]) -> Callable[..., Any]:
        return lambda position, choice, language="en": (
            write(position, choice, language) + "!" * tell(position)
        )

    return plant


def odd_deck(position: Any) -> bool:
    return bool(position.deck) and bool(position.deck[0] & 1)


PLANTS = [
    Plant("imagine keeps the card that may join", "travelers", "the card that may join",
          ((travelers.Position, "imagine", with_the_whole_hero(travelers.Position.imagine)),
           (prospects, "prospects_of", with_every_card))),
    Plant("imagine keeps unseen halves", "travelers", "halves never up",
          ((WorldState, "only_known", nothing),)),
    Plant("imagine keeps unseen rooms", "travelers", "entries never read",
          ((DungeonState, "only_known", nothing),)),
    Plant("imagine keeps the deck's order", "travelers", "the order of the Discard Deck",
          ((travelers.Position, "imagine", the_real_one),)),
    Plant("imagine keeps the sheet", "chronicles", "rows never discovered",
          ((chronicles.Position, "imagine", the_real_one),)),
    Plant("imagine keeps every deck", "generals", "the order of the Printer Deck",
          ((generals.Position, "imagine", the_real_one),)),
    Plant("imagine keeps every front", "stampede", "fronts that lie face down",
          ((stampede.Position, "imagine", every_front),)),
    Plant("the view tells", "travelers", "the order of the Discard Deck",
          ((travelers.Position, "view",
            shown("deck", lambda one: tuple(one.deck))(travelers.Position.view)),)),
    Plant("an event tells", "travelers", "the order of the Discard Deck",
          ((travelers.Position, "play",
            told_of(lambda one: one.deck[0] if one.deck else -1)(travelers.Position.play)),)),
    Plant("the notation tells", "travelers", "the order of the Discard Deck",
          ((type(registry.load("travelers")), "write",
            staticmethod(first_choice_by(odd_deck)(type(registry.load("travelers")).write))),)),
]  # fmt: skip


@pytest.mark.sources  # no leak can be planted in machine code
@pytest.mark.usefixtures("hurried_hints")
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.what)
def test_a_planted_leak_is_found(
    plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place, name, instead in plant.places:
        monkeypatch.setattr(place, name, instead)
    hook = hook_of(plant.game)
    measure = Measure(registry.load(plant.game), hook, tmp_path / "save", only=plant.secret)
    assert any(
        measure.leaks_in(begin, f"planted {number}", every=3, plies=60)
        for number, begin in enumerate(hook.beginnings().values())
    )
