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
from stampadia.games.generals.content import Part
from stampadia.games.generals.language import said as words_of
from stampadia.games.generals.language import skills, write
from stampadia.games.generals.language.placement import Holder, never_acts
from stampadia.games.generals.language.skills import OP_TYPES, AnyOp, Op, Skill
from stampadia.games.generals.language.units import (
    FRONT,
    ONE,
    SELF,
    Amount,
    Chosen,
    Every,
    Extreme,
    Spaces,
    That,
    Units,
)
from stampadia.games.generals.prepared import deck
from stampadia.games.generals.rules.cards import activate
from stampadia.games.generals.rules.texts import UNIT_FIELDS

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
    *((holder, moment) for holder in ("body", "header", "banner", "place") for moment in MOMENTS),
    ("event", "attack"),
    ("idle event", ""),
    ("instruction", ""),
)
"""Where a text is printed, and the trigger or the moment it has there. An idle event is used when
nobody attacks."""
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

    def unit(body: str, header: str = "1/1 earth |") -> Laid:
        return stack(header, body, wounds=1, exhausted=exhausted)

    columns = (1, 2, 3) if exhausted else (1, 2, 3, 4)
    headed = f"1/1 earth {line} |" if holder == "header" else "1/1 earth |"
    return Board(
        player={1: unit("1/4 air"), 2: unit(speaking, headed), 3: unit("1/4 water")},
        front={column: unit(f"{column}/{6 - column} fire") for column in columns},
        hand=["1/1 fire", "1/1 water"],
        shields=["1/1", "1/1"],
        pile=[f"1/1 // L0 | > {text}"] if holder == "instruction" else [],
        places=[f"1/1 // L2 fire {line if holder == 'place' else ''} | "],
        events=[f"1/1 water | > {text}"] if "event" in holder else [],
        life=3,
        full=True,
        wait_for_chance=True,
        unread=True,
    )


SPEAKING: Final = ("used", "activated", "evolved")


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
    with pytest.MonkeyPatch.context() as patch:
        # at its word, even where nobody could be sure, or it could never act
        patch.setattr(deck, "skill_of", lambda part, language, _: said_at_all(part, language))
        board = table(text, moment, holder, exhausted=exhausted)
    before = shown(board)
    if moment == "defeat":
        troop = board.unit("player 2")
        assert troop is not None
        troop.wounds = 9
    if holder == "instruction":
        board.run("check")
    elif holder == "idle event":
        activate(board.position, 0)
        board._go_on()
    else:
        board.attack("player 2" if moment in ("attack", "any") else "front 2")
        if board.asked == "event":  # ruling E3: not where it could do nothing
            board.play("event")
    return before, shown(board)


def said_at_all(part: Part, language: str) -> Skill:
    found = words_of(part.text, part.condition, language)
    assert found is not None, part.text
    return found


def skill_with(op: AnyOp, holder: str) -> Skill:
    need = (skills.Moment("unit-attacks"),) if holder == "event" else ()
    is_cost = isinstance(op, skills.DiscardCards)
    return Skill(need, cost=(op,)) if is_cost else Skill(need, do=(op,))


def printed(op: AnyOp, holder: str) -> str:
    condition, text = write(skill_with(op, holder), "EN")
    return f"{condition}: {text}" if condition else text


def is_silent(op: AnyOp, moment: str, holder: str) -> bool:
    """Whether the words, taken at their word, leave everything as it was."""
    text = printed(op, holder)
    blank = printed(RITUAL, holder) if holder not in ("body", "header", "banner", "place") else ""
    return all(
        played(text, moment, holder, exhausted) == played(blank, moment, holder, exhausted)
        for exhausted in (False, True)
    )


HOLDERS: Final[dict[str, Holder]] = {
    "body": "body", "header": "header", "banner": "banner", "place": "place", "event": "event",
    "idle event": "event", "instruction": "instruction",
}  # fmt: skip
TRIGGERS: Final = {
    "attack": "onAttack", "any": "onAll", "front": "onFront", "defend": "onDefend",
    "life": "onLife", "defeat": "onDefeat", "": "onAll",
}  # fmt: skip


def why_not(op: AnyOp, moment: str, holder: str) -> str | None:
    trigger: Any = TRIGGERS[moment]
    return never_acts(skill_with(op, holder), HOLDERS[holder], trigger)


Excuse = Callable[[Any, str, str], bool]


def _never(_op: Any, _moment: str, _holder: str) -> bool:
    return False


def _always(_op: Any, _moment: str, _holder: str) -> bool:
    return True


SILENT: Final[dict[type[Op], Excuse]] = {
    # of the units in front none can jump to another
    skills.JumpTo: lambda _op, moment, _holder: moment == "front",
    # another card covers this one
    skills.AttackAgainMerged: lambda _op, _moment, holder: holder == "header",
    # ruling D19: not for its own unit
    skills.Guard: _always,
    # nobody jumps, and there is no text in front
    skills.JumpsMaySwap: _always,
    skills.CopyText: _always,
    # every event does
    skills.ThisToPlaceStack: lambda _op, _moment, holder: "event" in holder,
    # the Printer Deck has no Event Cards
    skills.ReprintThis: lambda _op, _moment, holder: "event" in holder,
    # nothing else is said of the unit: as a text, it would be unread
    skills.SelectUnit: lambda op, _moment, _holder: not isinstance(op.of, Chosen),
    skills.TurnThis: _always,
    skills.Ritual: _always,
}
"""What is silent at this table, and not at every one."""


@pytest.mark.parametrize("kind", OP_TYPES, ids=lambda kind: kind.__name__)
def test_a_text_does_something_or_is_said_to_be_misplaced(kind: type[Op]) -> None:
    excused = SILENT.get(kind, _never)
    wrong = [
        (op, moment, holder)
        for op in said(kind)
        for holder, moment in SPOKEN
        if not excused(op, moment, holder)
        and why_not(op, moment, holder) is None
        and is_silent(op, moment, holder)
    ]
    assert not wrong, "\n".join(str(one) for one in wrong)


ACT_IN_VAIN: Final[dict[type[Op], Excuse]] = {
    # a number that nobody counts any more
    skills.Change: lambda _op, moment, _holder: moment == "defend",
    # it is exhausted after its attack
    skills.Restore: lambda _op, moment, _holder: moment == "attack",
    # the columns of an attack that is over
    skills.AttackPlaces: _always,
    # of any unit at all, whichever the text names
    skills.ReplaceCard: _always,
    # the game goes on anyway
    skills.KeepPlaying: _always,
}
"""What is misplaced, and yet told or done: to no avail, or to the wrong unit."""


def of_the_fallen(op: AnyOp, moment: str) -> bool:
    return moment == "defeat" and set(skills.units_named(op)) <= {SELF, That()}


@pytest.mark.parametrize("kind", OP_TYPES, ids=lambda kind: kind.__name__)
def test_nothing_is_said_to_be_misplaced_that_does_something(kind: type[Op]) -> None:
    wrong = [
        (op, moment, holder)
        for op in said(kind)
        for holder, moment in SPOKEN
        if why_not(op, moment, holder) in ("kind", "trigger")
        and not of_the_fallen(op, moment)
        and not ACT_IN_VAIN.get(kind, _never)(op, moment, holder)
        and not is_silent(op, moment, holder)
    ]
    assert not wrong, "\n".join(str(one) for one in wrong)


@pytest.mark.parametrize(
    ("holder", "moment", "text"),
    [
        ("body", "attack", "On defeat: draw 1 card"),
        ("body", "attack", "When 1 of your Units attacks: draw 1 card"),
        ("banner", "front", "Exhaust {front}"),
        ("body", "front", "Swap this Unit {attack} and {life} column values"),
        ("header", "any", "This text is the same as {front}"),
        ("body", "defend", "Any Ally: do not get any {wound}, lose 1 Life"),
        ("body", "attack", "From now on: {level} is 7"),
    ],
)
def test_a_misplaced_text_is_applied_by_hand(holder: str, moment: str, text: str) -> None:
    board = table(text, moment, holder, exhausted=False)
    board.attack("front 2" if moment in ("front", "defend") else "player 2")
    assert board.asked == "by-hand"


def test_a_misplaced_event_is_applied_by_hand() -> None:
    for text in (
        "-1{attack} to all Enemies",
        "Draw 1 card. On defeat: draw 1 card",
        "Exhaust {left}",
    ):
        board = table(text, "", "idle event", exhausted=False)
        activate(board.position, 0)
        board._go_on()
        assert board.asked == "by-hand", text
