"""If a check does not catch the leak that was planted for it, the check is worth nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from games.stampede import lawful
from games.stampede.plants import (
    CardInLog,
    ChoicesByHiddenFront,
    ChoicesInTellingOrder,
    FrontInView,
    OrderOfBack,
    PickInView,
    PileOrderInView,
    Planted,
    PlantedGame,
    SeedHashInView,
    SeedInEvent,
    TalkativeErrors,
    TellingNotation,
    TellingUndoMark,
)
from games.stampede.random_play import begin, sampled
from leaks import Leak, choice_leaks, differing, event_leaks, luck_leaks, view_leaks, worlds_of
from stampadia.kernel import position as contract
from stampadia.kernel.chance import Dealer, Luck
from stampadia.kernel.errors import IllegalChoice


def see(before: Planted, choice: Any, after: Planted, seat: int | None) -> Any:
    return lawful.see(before.real, choice, after.real, seat)


Check = Callable[[Planted, int, Sequence[Planted], Dealer], list[Leak]]


def by_view(position: Planted, seat: int, worlds: Sequence[Planted], _dealer: Dealer) -> list[Leak]:
    return view_leaks(position, seat, worlds)


def by_choices(
    position: Planted, seat: int, worlds: Sequence[Planted], _dealer: Dealer
) -> list[Leak]:
    return choice_leaks(PlantedGame(), position, seat, worlds)


def by_notation(
    position: Planted, seat: int, worlds: Sequence[Planted], _dealer: Dealer
) -> list[Leak]:
    return choice_leaks(TellingNotation(), position, seat, worlds)


def by_errors(
    position: Planted, seat: int, worlds: Sequence[Planted], _dealer: Dealer
) -> list[Leak]:
    def tell(world: contract.Position) -> bytes:
        with pytest.raises(IllegalChoice) as caught:
            TalkativeErrors().read(world, "take parrot")
        return str(caught.value).encode()

    return differing("a refusal", seat, tell, position, worlds)


def by_events(
    position: Planted, seat: int, worlds: Sequence[Planted], dealer: Dealer
) -> list[Leak]:
    return event_leaks(position, seat, worlds, see, dealer)


def found(plant: type[Planted], check: Check) -> Iterator[Leak]:
    for position in sampled((3, "none"), "planted", every=4):
        for seat in range(position.seats):
            dealer = Dealer(f"planted {position.turn} {seat}")
            planted = plant(position.clone())
            yield from check(planted, seat, worlds_of(planted, seat, dealer), dealer)


@pytest.mark.parametrize(
    ("plant", "check"),
    [
        (FrontInView, by_view),
        (OrderOfBack, by_view),
        (PileOrderInView, by_view),
        (PickInView, by_view),
        (ChoicesByHiddenFront, by_choices),
        (ChoicesInTellingOrder, by_choices),
        (Planted, by_notation),
        (Planted, by_errors),
        (CardInLog, by_events),
        (TellingUndoMark, by_events),
    ],
)
def test_a_planted_leak_is_caught(plant: type[Planted], check: Check) -> None:
    assert next(found(plant, check), None) is not None


@pytest.mark.parametrize("check", [by_view, by_choices, by_events])
def test_without_a_plant_the_same_checks_find_nothing(check: Check) -> None:
    assert next(found(Planted, check), None) is None


@pytest.mark.parametrize("plant", [SeedInEvent, SeedHashInView])
def test_a_planted_seed_is_caught(plant: type[SeedInEvent]) -> None:
    def start(luck: Luck) -> Planted:
        return plant(begin((2, "none")), luck)

    assert luck_leaks(PlantedGame(), start, 2, "canary-4711")
