"""Ruling A41: what may be done is offered where it would change something, and only there; what is
not offered uses nothing up. For every act there is, at tables where it can do something and at
tables where it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, get_args

import pytest

from games.travelers.adventure_strategies import ACTS as KINDS
from rulebook.travelers.heroes import half, hero
from rulebook.travelers.table import dungeon, in_dungeon, in_world, meets, region, says, world
from stampadia.games.travelers import choices as n
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import LOWER, UPPER
from stampadia.games.travelers.effects import OPS
from stampadia.games.travelers.instructions import AnyAct, PlainAction
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.reading import Acts, Reading
from stampadia.games.travelers.rules.world import EMPTY
from stampadia.kernel.pending import Ask

HERE: Final = "1A"

SAMPLES: Final[dict[type, tuple[AnyAct, ...]]] = {
    say.Reveal: (say.Reveal("3B"), say.Reveal("3A"), say.Reveal("1B")),
    say.RemoveThis: (say.RemoveThis(),),
    say.StopReading: (say.StopReading(),),
    say.FillBox: (say.FillBox(("A", "B")), say.FillBox(("",))),
    say.Migrate: (say.Migrate(),),
    say.Teleport: (say.Teleport("5A"), say.Teleport("3A")),
    say.JoinHero: (say.JoinHero(5), say.JoinHero(5, 2)),
    say.AllowLeaving: (say.AllowLeaving(),),
    say.FulfilMission: (say.FulfilMission(),),
    say.Win: (say.Win(),),
    say.GainPoints: tuple(say.GainPoints(track) for track in ("attack", "defense", "mana")),
    say.TurnCards: tuple(
        say.TurnCards(count, tips, where, up_to)
        for count in (1, 3)
        for tips in (None, 1, 2)
        for where in ("hand", "deck", "either")
        for up_to in (False, True)
    ),
    say.SwapCards: (say.SwapCards(), say.SwapCards(2, 1), say.SwapCards(1, 2)),
    say.RecoverCards: (say.RecoverCards(), say.RecoverCards(2, 1)),
    say.RecoverFromHand: (say.RecoverFromHand(), say.RecoverFromHand(2, 1)),
    say.DiscardCards: (
        say.DiscardCards(2),
        say.DiscardCards(1, 2),
        say.DiscardCards(1, None, "fire"),
        say.DiscardCards(9, 1),
    ),
    say.DiscardRow: (say.DiscardRow((2, 2), "same"), say.DiscardRow((1, 2), "rising")),
    say.DrawCards: (say.DrawCards(2),),
    say.ExhaustHeroCards: tuple(
        say.ExhaustHeroCards(count, where) for count in (1, 9) for where in ("hand", "deck")
    ),
    say.RemoveHeroCards: tuple(
        say.RemoveHeroCards(count, where) for count in (1, 9) for where in ("hand", "deck")
    ),
    say.Gamble: (say.Gamble("higher"), say.Gamble("same")),
    say.Curse: (say.Curse(),),
}


# Tables, from the usual to the bare


def usual(position: Position) -> None:
    """As it begins: five in hand, three in the deck, all on their upper halves."""


def worn(position: Position) -> None:
    position.sides = [LOWER if card % 2 else UPPER for card in range(len(position.sides))]
    position.removed = [position.hand.pop(), position.deck.pop()]


def all_lower(position: Position) -> None:
    position.sides = [LOWER] * len(position.sides)


def no_hand(position: Position) -> None:
    position.deck += position.hand
    position.hand = []


def no_deck(position: Position) -> None:
    position.hand += position.deck
    position.deck = []


def full_of_everything(position: Position) -> None:
    """Nothing is left to be done but with the hero's cards."""
    position.mana = position.level
    position.leaving_allowed = True
    adventure = position.adventure
    adventure.fulfilled = True
    position.ticks = {f"{adventure.serial}:{HERE}": 9}
    position.joined = True
    if position.world is not None:
        position.world.grid = [EMPTY] * len(position.world.grid)
    if position.dungeon is not None:
        position.dungeon.gone = frozenset((4,))


TABLES: Final = (usual, worn, all_lower, no_hand, no_deck, full_of_everything)


def table(act: AnyAct, lay: Callable[[Position], None]) -> Position:
    """Where it could be read."""
    who = hero(a2=half(element="fire"), b3=half(value=1))
    if isinstance(act, say.Teleport):
        position = in_dungeon(dungeon(), who)
    else:
        position = in_world(world(a9=region(says(say.JoinHero(5)))), who)
    lay(position)
    if isinstance(act, say.FillBox):
        filled = position.ticks.items()
        position.ticks = {name: min(count, len(act.boxes)) for name, count in filled}
    return position


def samples() -> Iterator[tuple[AnyAct, Callable[[Position], None]]]:
    for kind in KINDS:
        for act in SAMPLES[kind]:
            for lay in TABLES:
                yield act, lay


def named(sample: Any) -> str:
    return repr(sample) if isinstance(sample, say.Act) else sample.__name__


def looks(position: Position) -> str:
    """All that an act can change, but for what is used up."""
    adventure = position.adventure
    marks = sorted(adventure.marks)
    whole = (
        position.level, position.attack, position.defense, position.mana, position.sides,
        position.deck, sorted(position.hand), position.removed, sorted(position.ticks.items()),
        position.joined, position.leaving_allowed, position.over is not None,
        [part for part in adventure.told() if part != marks],
    )  # fmt: skip
    return repr(whole)


def carried_out(position: Position) -> bool:
    """Whether some way to answer what is asked changes anything."""
    before = looks(position)
    open_ones = [position]
    for _ in range(400):
        if not open_ones:
            return False
        here = open_ones.pop()
        if looks(here) != before:
            return True
        pending = here.pending()
        if isinstance(pending, Ask) and here.agenda[-1].name not in ("travel", "explore"):
            for choice in pending.choices:
                there = here.clone()
                there.play(choice)
                open_ones.append(there)
    raise AssertionError("too many ways")


@pytest.mark.parametrize(("act", "lay"), list(samples()), ids=named)
def test_A41_an_act_is_offered_where_it_changes_something_and_only_there(
    act: AnyAct, lay: Callable[[Position], None]
) -> None:
    position, forced = table(act, lay), table(act, lay)
    before = looks(forced)
    forced.agenda += [Reading(HERE, ()), Acts(HERE, (act,))]
    forced.look_again()
    changes = looks(forced) != before or carried_out(forced) or isinstance(act, say.StopReading)
    position.agenda.append(Reading(HERE, (says(act, once=True, may=True),)))
    position.look_again()
    offered = position.agenda[-1].name == "may"
    assert offered == changes
    if not offered:
        assert not position.adventure.marks, "the one time is not used up"
        assert looks(position) == before


def test_every_act_has_its_check_and_its_samples() -> None:
    assert set(KINDS) == set(SAMPLES)
    assert set(OPS) == {*KINDS, *get_args(PlainAction)}


def test_both_kinds_of_tables_are_among_the_samples() -> None:
    """Each act is impossible at some table, but for those that always can be done."""
    always = {say.StopReading, say.Win, say.Curse}
    for kind in set(KINDS) - always:
        possible = {
            OPS[kind].possible(table(act, lay), HERE, act)
            for act in SAMPLES[kind]
            for lay in TABLES
        }
        assert possible == {True, False}, kind


@pytest.mark.parametrize("lay", TABLES, ids=named)
def test_a_symbol_that_offers_asks_only_where_it_would_change_something(
    lay: Callable[[Position], None],
) -> None:
    act = say.TurnCards(1, 2, "hand")
    cellars = dungeon(r1A=("choice", meets(says(act, once=True))))
    position = in_dungeon(cellars)
    while position.agenda[-1].name != "explore":
        position.agenda.pop()
    assert position.dungeon is not None
    position.dungeon.cell = (0, 0)
    lay(position)
    position.look_again()
    position.play(n.SYMBOL)
    lower = any(position.sides[card] == LOWER for card in position.hand)
    assert (position.agenda[-1].name == "offer") == lower
    assert not position.dungeon.marks
