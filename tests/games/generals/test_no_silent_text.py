"""A text that is read does something: each op, said of each kind of units, at each moment.

Every text is printed on a card of a well-furnished table, the unit it speaks of acts, and the
table is compared with the same one without the text: what lies where, the numbers, what was told
and what is asked. Where nothing differs, SILENT says why that is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import pytest
from msgspec import structs

from rulebook.generals.board import Board, Laid, stack
from stampadia.games.generals import skills
from stampadia.games.generals.language import write
from stampadia.games.generals.rules.payable import UNIT_FIELDS
from stampadia.games.generals.skills import (
    FRONT,
    ONE,
    OPS,
    SELF,
    Amount,
    AnyOp,
    Chosen,
    Every,
    Extreme,
    Op,
    Skill,
    Spaces,
    That,
    Units,
)

TARGETS: Final[tuple[Units, ...]] = (
    SELF,
    FRONT,
    Spaces(("left",)),
    Spaces(("frontleft", "frontright")),
    Spaces(("right",), ONE),
    Extreme("highest", "attack"),
    Every("enemy"),
    Every("ally"),
    Chosen("enemy"),
    Chosen("yours"),
    That(),
)
MOMENTS: Final = ("attack", "any", "front", "defend", "life", "defeat")
SPOKEN: Final = (
    *(("body", moment) for moment in MOMENTS),
    # neither a banner nor a place stands in front of anybody
    *(
        (holder, moment)
        for holder in ("banner", "place")
        for moment in MOMENTS
        if moment != "front"
    ),
    ("event", "attack"),
)
RITUAL: Final = skills.Ritual("Touch the Printer Deck")
ONLY: Final[dict[type[Op], AnyOp]] = {
    skills.Change: skills.Change("attack", ONE),
    skills.Repeat: skills.Repeat(Amount(2), (skills.AddWounds(ONE, (FRONT,)),)),
    skills.AddWounds: skills.AddWounds(ONE, (FRONT,)),
    skills.MoveWounds: skills.MoveWounds(ONE, (Spaces(("right",)),), (Spaces(("left",)),)),
    skills.Jump: skills.Jump(Amount(2), "right"),
    skills.JumpTo: skills.JumpTo(Extreme("lowest", "life")),
    skills.Infuse: skills.Infuse(("fire",)),
    skills.InfuseLike: skills.InfuseLike((FRONT,)),
    skills.AttackTimes: skills.AttackTimes(Amount(2)),
    skills.AttackSpaces: skills.AttackSpaces((Spaces(("frontleft",)),)),
    skills.OnHit: skills.OnHit((skills.Exhaust((That(),)),)),
    skills.Guard: skills.Guard("wounds", (skills.Exhaust(),)),
    skills.Print: skills.Print(ONE, (1,)),
    skills.Draw: skills.Draw(ONE),
    skills.DrawAndPick: skills.DrawAndPick(2),
    skills.IfTopInfuses: skills.IfTopInfuses((skills.LoseLife(),), (skills.Draw(ONE),)),
    skills.SetInk: skills.SetInk(Amount(5)),
    skills.SelectUnit: skills.SelectUnit(Chosen("enemy")),
    skills.DiscardFromUnit: skills.DiscardFromUnit(FRONT, "bottom"),
    skills.TakeFromUnit: skills.TakeFromUnit(FRONT, ONE),
    skills.MoveUnit: skills.MoveUnit(SELF),
    skills.JoinUnit: skills.JoinUnit(FRONT),
    skills.ReplaceCard: skills.ReplaceCard(FRONT, False),
    skills.Ritual: RITUAL,
}
"""How an op is said, where it cannot be said with nothing more."""


ONE_WAY: Final = (
    skills.JumpTo, skills.AttackSpaces, skills.MoveOrMerge, skills.CopyText, skills.SetInk,
)  # fmt: skip
"""Ops that mean a space, or a number, and not any unit."""


def said(kind: type[Op]) -> Iterator[AnyOp]:
    """The op, of each kind of units."""
    first: Any = ONLY[kind] if kind in ONLY else kind()
    fields = [name for name in (*UNIT_FIELDS[kind], "like") if name in kind.__struct_fields__]
    if kind in ONE_WAY or not fields:
        yield first
        return
    for name in fields:
        many = isinstance(getattr(first, name), tuple)
        for units in TARGETS:
            yield structs.replace(first, **{name: (units,) if many else units})


def table(text: str, moment: str, holder: str, *, exhausted: bool) -> Board:
    """The text speaks for the unit in the middle of the Player Row."""
    line = f"{moment}> {text}" if text else ""
    banner = "banner" if holder == "banner" else ""
    speaking = f"2/3 fire {banner} {line}" if holder in ("body", "banner") else "2/3 fire"

    def unit(body: str) -> Laid:
        return stack("1/1 earth |", body, wounds=1, exhausted=exhausted)

    columns = (1, 2, 3) if exhausted else (1, 2, 3, 4)
    return Board(
        player={1: unit("1/4 air"), 2: unit(speaking), 3: unit("1/4 water")},
        front={column: unit(f"{column}/{6 - column} fire") for column in columns},
        hand=["1/1 fire", "1/1 water"],
        shields=["1/1", "1/1"],
        places=[f"1/1 // L2 fire {line if holder == 'place' else ''} | "],
        events=[f"1/1 water | > {text}"] if holder == "event" else [],
        life=3,
        full=True,
        wait_for_chance=True,
    )


SPEAKING: Final = ("used", "activated")


def shown(board: Board) -> object:
    """All that can be seen, without what merely says that a text spoke."""
    position = board.position
    units = [
        troop and (troop.stack.cards, troop.wounds, troop.exhausted)
        for row in position.rows
        for troop in row
    ]
    cells = [f"{row} {column}" for row in ("player", "front") for column in (1, 2, 3, 4)]
    numbers = [
        (board.attack_of(cell), board.life_of(cell), board.elements(cell))
        for cell in cells
        if board.unit(cell)
    ]
    cards = (
        position.pile, position.discard, position.hands, position.shields, position.places,
        position.event_pile,
    )  # fmt: skip
    told = [str(event) for event in board.events if event.name not in SPEAKING]
    return units, numbers, [list(some) for some in cards], board.life, board.ink, told, board.asked


@cache
def played(text: str, moment: str, holder: str, exhausted: bool) -> object:
    board = table(text, moment, holder, exhausted=exhausted)
    before = shown(board)
    if moment == "defeat":
        troop = board.unit("player 2")
        assert troop is not None
        troop.wounds = 9
    board.attack("player 2" if moment in ("attack", "any") else "front 2")
    if board.asked == "event":  # ruling E3: not where it could do nothing
        board.play("event")
    return before, shown(board)


def printed(op: AnyOp, holder: str) -> str:
    need = (skills.Moment("unit-attacks"),) if holder == "event" else ()
    is_cost = isinstance(op, skills.DiscardCards)
    skill = Skill(need, cost=(op,)) if is_cost else Skill(need, do=(op,))
    condition, text = write(skill, "EN")
    return f"{condition}: {text}" if condition else text


def is_silent(op: AnyOp, moment: str, holder: str) -> bool:
    text = printed(op, holder)
    blank = printed(RITUAL, holder) if holder == "event" else ""
    return all(
        played(text, moment, holder, exhausted) == played(blank, moment, holder, exhausted)
        for exhausted in (False, True)
    )


Excuse = Callable[[Any, str, str], bool]
STRUCK: Final = ("defend", "life", "defeat")


def _never(_op: Any, _moment: str, _holder: str) -> bool:
    return False


def _always(_op: Any, _moment: str, _holder: str) -> bool:
    return True


def _not_its_attack(_op: Any, moment: str, _holder: str) -> bool:
    return moment in STRUCK


SILENT: Final[dict[type[Op], Excuse]] = {
    # from a unit to itself
    skills.MoveWounds: lambda op, _moment, _holder: (
        op.source[0].at == op.to[0].at
        if isinstance(op.source[0], Spaces) and isinstance(op.to[0], Spaces)
        else False
    ),
    # of the units in front none can jump to another
    skills.JumpTo: lambda _op, moment, _holder: moment == "front",
    # how to attack is said to the attacker
    skills.AttackTimes: _not_its_attack,
    skills.AttackSpaces: _not_its_attack,
    # … and by a card that lies on the table when it hits
    skills.OnHit: lambda _op, moment, holder: moment in STRUCK or holder == "event",
    # in a Place Stack it speaks to the attacker, too, whose life is checked
    skills.AttackPlaces: lambda _op, moment, holder: (
        moment in STRUCK and (moment, holder) != ("life", "place")
    ),
    # only the attacker has this card
    skills.AttackAgainMerged: lambda _op, moment, holder: (
        moment not in ("attack", "any") or holder not in ("body", "banner")
    ),
    # ruling D19: not for its own unit
    skills.Guard: _always,
    # it falls already
    skills.Defeat: lambda op, moment, _holder: moment == "defeat" and op.of[0] in (SELF, That()),
    # nobody falls
    skills.KeepUnit: lambda _op, moment, _holder: moment != "defeat",
    # no number of its own unit is counted
    skills.SwapColumns: lambda _op, moment, holder: (
        moment in ("front", "defend", "defeat") or holder == "event"
    ),
    # nobody jumps, and there is no text in front
    skills.JumpsMaySwap: _always,
    skills.CopyText: _always,
    # Ink is a matter of the Place Stack
    skills.SetInk: lambda _op, _moment, holder: holder not in ("place", "event"),
    # every event does
    skills.ThisToPlaceStack: lambda _op, _moment, holder: holder == "event",
    # the Printer Deck has no Event Cards
    skills.ReprintThis: lambda _op, _moment, holder: holder == "event",
    # without a choice, and nothing else said of the unit
    skills.SelectUnit: lambda op, _moment, _holder: not isinstance(op.of, Chosen),
    skills.TurnThis: _always,
    skills.Ritual: _always,
}


@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_a_text_that_is_read_does_something(kind: type[Op]) -> None:
    excused = SILENT.get(kind, _never)
    wrong = [
        (op, moment, holder)
        for op in said(kind)
        for holder, moment in SPOKEN
        if is_silent(op, moment, holder) != excused(op, moment, holder)
    ]
    assert not wrong, "\n".join(str(one) for one in wrong)
