"""Small heroes for tests: eight cards with plain abilities, changed where a test needs it."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Hero, HeroCard, HeroHalf
from stampadia.games.travelers.instructions import (
    AnyAction,
    AnyCondition,
    Element,
    Exhaust,
    Gain,
    HeroAbility,
    Sentence,
)
from stampadia.games.travelers.position import Position
from stampadia.kernel.pending import Ask, Shuffle
from stampadia.workbench.bilingual import Text


def says(cost: int, *do: AnyAction, when: tuple[AnyCondition, ...] = ()) -> HeroAbility:
    return HeroAbility(cost, (Sentence(do, when),))


ATTACK = says(1, Gain("attack", 2))
DEFEND = says(1, Gain("defense", 1))


def half(
    *abilities: HeroAbility,
    value: int = 3,
    element: Element | None = None,
    exhaust: Exhaust | None = None,
) -> HeroHalf:
    return HeroHalf(
        name=Text("Card"),
        value=value,
        exhaust=exhaust or Exhaust(1),
        abilities=abilities or (ATTACK, DEFEND),
        element=element,
    )


def hero(**cards: HeroHalf) -> Hero:
    """Eight plain cards; `a3=` gives the upper, `b3=` the lower half of card 3 (from 1)."""
    made = []
    for number in range(1, 9):
        upper = cards.get(f"a{number}", half())
        made.append(HeroCard(upper, cards.get(f"b{number}", half(value=5, exhaust=Exhaust(2)))))
    return Hero("test", "tester", Text("Tester"), Text("for tests"), tuple(made))


def at_the_table(who: Hero, *, hand: tuple[int, ...] = (1, 2, 3, 4, 5), level: int = 4) -> Position:
    """A Training fight with these cards in hand, counted from 1."""
    position = Position(who, level=level)
    pending = position.pending()
    assert isinstance(pending, Shuffle)
    wanted = [card - 1 for card in hand]
    position.play(tuple(wanted + [card for card in range(8) if card not in wanted]))
    assert isinstance(position.pending(), Ask)
    return position


def play(position: Position, *steps: tuple[int, int] | int) -> list[str]:
    """Steps as (action, card from 1) or a bare choice; gives the names of what happened. Decks that
    are shuffled keep their order."""
    told: list[str] = []
    for step in steps:
        choice = step if isinstance(step, int) else step[0] + step[1] - 1
        told += [event.name for event in position.play(choice)]
        while isinstance(position.pending(), Shuffle):
            told += [event.name for event in position.play(tuple(position.deck))]
    return told


def choices(position: Position) -> list[int]:
    pending = position.pending()
    assert isinstance(pending, Ask)
    return list(pending.choices)


def asked(position: Position) -> str:
    """The name of what must be decided."""
    return position.agenda[-1].name


def exhaust_all(position: Position, *, pay: bool = False) -> list[str]:
    told: list[str] = []
    while asked(position) == "exhaust":
        offered = choices(position)
        paid = [choice for choice in offered if n.PAY <= choice < n.HIT]
        told += play(position, paid[0] if pay and paid else offered[0])
    return told


def with_fight(position: Position, **changes: Any) -> Position:
    """The same fight against another enemy."""
    assert position.fight is not None
    position.fight.enemy = structs.replace(position.fight.enemy, **changes)
    return position
