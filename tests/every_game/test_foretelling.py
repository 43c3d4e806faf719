"""What a choice is said to change comes true, whatever is hidden; in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from every_game.moments import asking
from every_game.swapping import hook_of, tables
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.coach import Foretold
from stampadia.kernel.pending import Ask
from stampadia.kernel.perspective import Perspective
from stampadia.table.foresight import foresight
from stampadia.words import LANGUAGES

CHOICES: Final = 6
"""So many of a long list are tried."""


def tried(choices: object) -> list[object]:
    return Dealer("foretelling").shuffled(list(choices))[:CHOICES]  # type: ignore[call-overload]


@pytest.mark.parametrize("name", registry.names())
def test_what_is_foretold_comes_true(name: str) -> None:
    game, words, told = registry.load(name), registry.load(name).words("en"), 0
    for moment, ask in asking(name):
        here = Perspective(game, moment.position, ask.seat)
        choices = tried(ask.choices)
        foretold = foresight(here, words, Dealer("worlds"))
        for choice in choices:
            said = foretold(choice)
            then = moment.position.clone()
            then.play(choice)
            true = set(game.foretell(here.view(), then.view(ask.seat), words))
            assert set(said) <= true, (moment.seats, game.write(moment.position, choice))
            told += len(said)
    assert told, "something was foretold"


@pytest.mark.parametrize("name", registry.names())
def test_what_is_foretold_speaks_the_language_of_the_cards(name: str) -> None:
    """Names of cards too, where they are printed in several languages."""
    game = registry.load(name)
    words = game.words("it")
    for moment, ask in asking(name):
        here = Perspective(game, moment.position, ask.seat)
        choices = tried(ask.choices)
        printed = game.in_language(moment.position, "it")
        foretold = foresight(here, words, Dealer("worlds"))
        for choice in choices:
            said = foretold(choice)
            then = moment.position.clone()
            then.play(choice)
            after = game.in_language(then, "it").view(ask.seat)
            assert set(said) <= set(game.foretell(printed.view(ask.seat), after, words))


def differences(name: str) -> Iterator[bool]:
    """Is something else foretold once what the seat has not seen is swapped?"""
    game, hook = registry.load(name), hook_of(name)
    words = game.words("en")

    def told(position: Any, choices: Any, seat: int) -> list[tuple[Foretold, ...]]:
        foretold = foresight(Perspective(game, position, seat), words, Dealer("worlds"))
        return [foretold(choice) for choice in choices]

    for number, begin in enumerate(hook.beginnings().values()):
        dealer = Dealer(f"foretold {name} {number}")
        for table in tables(game, begin, dealer, every=10, plies=90):
            ask = table.position.pending()
            assert isinstance(ask, Ask)
            choices = tried(ask.choices)
            here = told(table.position, choices, table.seat)
            for twin in hook.swaps(table, dealer.child(f"swaps {len(table.history)}")):
                yield told(twin.position, choices, table.seat) != here


@pytest.mark.parametrize("name", registry.names())
def test_nothing_is_foretold_from_what_the_seat_has_not_seen(name: str) -> None:
    assert not any(differences(name))


def test_foretelling_from_the_real_table_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Perspective, "imagine", lambda self, _: self._Perspective__position.clone())
    assert any(different for name in registry.names() for different in differences(name))


@pytest.mark.parametrize("name", registry.names())
def test_every_number_has_a_name_in_every_language(name: str) -> None:
    game = registry.load(name)
    for moment, ask in asking(name)[::4]:
        here = Perspective(game, moment.position, ask.seat)
        choices = tried(ask.choices)
        for language in LANGUAGES:
            foretold = foresight(here, game.words(language), Dealer("worlds"))
            for choice in choices:
                for one in foretold(choice):
                    assert one.name and not one.name.startswith("foretell-"), one


def test_a_number_is_told_as_it_was_and_as_it_will_be() -> None:
    assert str(Foretold("gold", "Gold", 19, 18)) == "Gold 19 → 18"
