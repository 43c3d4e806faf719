"""Every question that an adventure can ask, with every answer: no word is missing anywhere, and
both languages say the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from games.travelers.readable import ENGLISH, ITALIAN, assert_same_facts, assert_same_question
from rulebook.travelers.heroes import half, hero, play, says
from rulebook.travelers.table import (
    DOORS,
    door,
    dungeon,
    enemy,
    in_dungeon,
    in_world,
    meets,
    region,
    to,
    world,
)
from stampadia.games.travelers import choices as n
from stampadia.games.travelers import text
from stampadia.games.travelers.bots.numbers import STEPS
from stampadia.games.travelers.instructions import (
    AllowLeaving,
    AnyAct,
    Choose,
    Curse,
    DiscardCards,
    DiscardRow,
    DrawCards,
    ExhaustHeroCards,
    Gain,
    Gamble,
    Instruction,
    JoinHero,
    Migrate,
    RecoverCards,
    RecoverFromHand,
    RemoveHeroCards,
    RepeatAbility,
    SwapCards,
    TakeBack,
    Teleport,
    TurnCards,
)
from stampadia.games.travelers.position import Position
from stampadia.kernel.pending import Ask

DEPTH: Final = 4
"""So many answers one after the other."""


def walked(position: Position, depth: int = DEPTH) -> Iterator[str]:
    """Tell the question, each answer and what comes of it; the names of the steps on the way."""
    view = position.view(0)
    assert_same_question(text.question(view, ENGLISH), text.question(view, ITALIAN))
    if view.step != "finished":
        yield view.step
    pending = position.pending()
    if depth == 0 or not isinstance(pending, Ask):
        return
    for choice in pending.choices:
        assert_same_facts(text.explain(view, choice, ENGLISH), text.explain(view, choice, ITALIAN))
    for choice in pending.choices[:: max(1, len(pending.choices) // 3)]:
        after = position.clone()
        for event in after.play(choice):
            assert_same_facts(text.tell(event, 0, ENGLISH), text.tell(event, 0, ITALIAN))
        yield from walked(after, depth - 1)


def reading(*do: AnyAct, price: tuple[AnyAct, ...] = (), may: bool = False) -> Position:
    """On 2A with this sentence: three cards in hand, one removed, the rest in the Discard Deck."""
    varied = hero(a1=half(says(1), value=1), a2=half(value=4), a3=half(value=2))
    position = in_world(world(a2=region(Instruction(do, price=price, may=may))), varied)
    position.removed.append(position.deck.pop())
    position.sides[1] = 1
    position.mana = 2
    play(position, n.GO + 1, (n.TAKE, 5))
    return position


ACTS: Final[dict[str, AnyAct]] = {
    "turn": TurnCards(2, up_to=True),
    "discard": DiscardCards(2),
    "discard-row": DiscardRow((2, 2), "falling"),
    "swap-give": SwapCards(2),
    "recover": RecoverCards(1),
    "recover-to-hand": RecoverFromHand(1),
    "exhaust-one": ExhaustHeroCards(2),
    "remove": RemoveHeroCards(2),
    "gamble": Gamble("lower"),
    "migrate": Migrate(),
    "join-half": JoinHero(5),
}


@pytest.mark.parametrize("step", ACTS)
def test_every_act_asks_in_both_languages(step: str) -> None:
    assert step in set(walked(reading(ACTS[step])))


def attaching() -> Position:
    """4A has doors to two rooms that lie on the table."""
    doors = {
        1: (*DOORS[1], door(5, 1, a="4A")),
        2: (*DOORS[2], door(5, 2, a="4A")),
        4: (door(0, 1, a="1A"), door(0, 2, a="2A")),
    }
    gate = meets(Instruction((Teleport("4A"),)))
    position = in_dungeon(dungeon(doors, r2A=("immediate", gate)))
    play(position, to("2A"), (n.TAKE, 1))
    return position


def fighting() -> Position:
    """In a room whose enemy is two steps away, with an Infuse card that may return."""
    foe = meets(Instruction((AllowLeaving(),)), enemy=enemy(2, 4, 6))
    who = hero(a2=half(says(1, TakeBack(1))))
    position = in_dungeon(dungeon(r2A=("immediate", foe)), who)
    play(position, to("2A"), (n.TAKE, 1), (n.OPEN, 2), (n.INFUSE, 3))
    position.attack = 2
    return position


def choosing() -> Position:
    who = hero(a2=half(says(1, Choose((Gain("attack", 1),), (Gain("mana", 1),)))))
    position = in_world(world(a2=region(enemy=enemy(2, 4, 6))), who)
    play(position, n.GO + 1, (n.TAKE, 1), (n.OPEN, 2), n.ACTIVATE)
    return position


def repeating() -> Position:
    who = hero(a2=half(says(1, Gain("attack", 1)), says(0, RepeatAbility())))
    position = in_world(world(a2=region(enemy=enemy(2, 4, 6))), who)
    play(position, n.GO + 1, (n.TAKE, 1), (n.OPEN, 2), n.ACTIVATE, n.ACTIVATE)
    return position


def offered() -> Position:
    return in_dungeon(dungeon(r1A=("choice", meets(Instruction((DrawCards(1), Curse()))))))


def test_no_question_is_never_asked() -> None:
    tables = [reading(act) for act in ACTS.values()]
    tables += [reading(DrawCards(2), price=(DiscardCards(1),), may=True)]
    tables += [
        attaching(),
        offered(),
        choosing(),
        repeating(),
        in_world(world()),
        in_dungeon(dungeon()),
    ]
    asked = {step for table in tables for step in walked(table)}
    fight = fighting()
    asked |= set(walked(fight))
    play(fight, n.END, (n.EXHAUST, 3), (n.EXHAUST, 2))
    asked |= set(walked(fight))
    play(fight, n.GO + 1, n.GO)
    asked |= set(walked(fight))
    assert asked - {"prepare"} == set(STEPS)
