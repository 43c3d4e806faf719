"""What stands in a text only until its neighbours are known, and how neighbours become one op.

"draw 3 cards, pick 1, discard the other 2" is three things to do in the grammar and one in the
data. A mark that finds no neighbour makes the whole text unread.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs

from stampadia.games.generals.skills import (
    ONE,
    OPS,
    SELF,
    AddDrawn,
    Amount,
    AnyOp,
    AttackAgainMerged,
    AttackPlaces,
    CardToLife,
    Change,
    DiscardPlace,
    Draw,
    DrawAndPick,
    DrawToRow,
    Infuse,
    InfuseAny,
    InfuseLike,
    JoinUnit,
    Need,
    Print,
    RemoveWounds,
    ReplaceCard,
    Stat,
    Units,
    units_named,
)


class Meaningless(Exception):
    """Words that follow the grammar and yet say nothing."""


class Mark(Struct, frozen=True):
    """A piece of an op, by its name in the grammar."""

    name: str
    amount: Amount | None = None


class BareChange(Struct, frozen=True):
    """A change that does not say of whom: of the unit itself, or as its neighbours say."""

    stat: Stat
    by: Amount
    minus: bool
    verb: bool = False
    """ "gain 1{attack}": whose verb it is, only a subject of its own would say."""


class SubjectChange(Struct, frozen=True):
    """ "All Allies gain +1{attack}": whose it is stands before it, and holds for what follows."""

    stat: Stat
    by: Amount
    to: tuple[Units, ...]


class Subject(Struct, frozen=True):
    """ "All Enemies: …": for whom the rest is."""

    units: tuple[Units, ...]


class SelectedCard(Struct, frozen=True):
    of: Units
    infusing: bool


class SelectedPlace(Struct, frozen=True):
    level: int | None
    infusing: bool


class PrintThere(Struct, frozen=True):
    level: Amount


Piece = (
    AnyOp | Need | Mark | BareChange | SubjectChange | Subject | SelectedCard | SelectedPlace
    | PrintThere
)  # fmt: skip

_DRAW_AND: Final[dict[tuple[str, ...], AnyOp]] = {
    ("put_on_row",): DrawToRow(),
    ("add_it",): AddDrawn(),
    ("add_it", "ignore_effects"): AddDrawn(),
    ("add_it", "apply_effects"): AddDrawn(apply=True),
}


def joined(pieces: list[Piece]) -> list[Piece]:
    """The pieces of one sentence, with neighbours that are one op made one."""
    made: list[Piece] = []
    rest = list(pieces)
    while rest:
        first = rest.pop(0)
        names = _names(rest)
        if isinstance(first, Draw) and names[:1] == ("pick",):
            made.append(_draw_and_pick(first, rest))
        elif isinstance(first, Draw) and (following := _longest(names)):
            if first.amount != ONE:
                raise Meaningless
            made.append(_DRAW_AND[following])
            del rest[: len(following)]
        elif first == Mark("draw_place") and names[:1] == ("attack_print_spaces",):
            made.append(AttackPlaces())
            del rest[: 2 if names[1:2] in (("discard_place_card",), ("discard_it",)) else 1]
        else:
            made.append(first)
    return _aimed(made)


def _names(pieces: list[Piece]) -> tuple[str, ...]:
    """The names of the marks that come first."""
    names = []
    for piece in pieces:
        if not isinstance(piece, Mark):
            break
        names.append(piece.name)
    return tuple(names)


def _longest(names: tuple[str, ...]) -> tuple[str, ...]:
    fitting = [pattern for pattern in _DRAW_AND if names[: len(pattern)] == pattern]
    return max(fitting, key=len, default=())


def _draw_and_pick(draw: Draw, rest: list[Piece]) -> DrawAndPick:
    pick = rest.pop(0)
    others = rest.pop(0) if rest else None
    look, kept = draw.amount, pick.amount if isinstance(pick, Mark) else None
    if not (isinstance(others, Mark) and others.name == "discard_others") or kept is None:
        raise Meaningless
    if not (look.fixed and kept.fixed):
        raise Meaningless
    if others.amount is not None and others.amount.plus != look.plus - kept.plus:
        raise Meaningless
    return DrawAndPick(look.plus, kept.plus)


def _aimed(pieces: list[Piece]) -> list[Piece]:
    """The changes of a sentence, each with whom it is for. What could be for one or for another
    makes the text unread."""
    made: list[Piece] = []
    run: list[_Change] = []
    for piece in pieces:
        if isinstance(piece, BareChange | SubjectChange | Change):
            run.append(piece)
            continue
        made += [*_aimed_run(run, made), piece]
        run = []
    return [*made, *_aimed_run(run, made)]


_Change = BareChange | SubjectChange | Change


def _aimed_run(run: list[_Change], before: list[Piece]) -> list[Change]:
    """Changes that stand together. "All Allies gain +1{attack} and +1{life}" is for the subject,
    "-1{attack}, -1{life} to {front}" for {front}; where all are bare, and no other unit has
    been named, they are the unit's own."""
    bare = [change for change in run if isinstance(change, BareChange)]
    to: tuple[Units, ...] = (SELF,)
    match run:
        case [SubjectChange(to=whose), *rest] if rest == bare:
            if whose != (SELF,) and any(change.verb for change in bare):
                raise Meaningless
            to = whose
        case [*rest, Change(to=whose, by=by)] if rest == bare:
            less = _is_less(by)
            if whose != (SELF,) and any(c.verb or c.minus != less for c in bare):
                raise Meaningless
            to = whose
        case _ if bare and (bare != run or any(map(_names_others, before))):
            raise Meaningless
    return [
        Change(change.stat, change.by, to if isinstance(change, BareChange) else change.to)
        for change in run
    ]


def _names_others(piece: Piece) -> bool:
    return isinstance(piece, OPS) and any(units != SELF for units in units_named(piece))


def _is_less(by: Amount) -> bool:
    return next((part < 0 for part in (by.x, by.ink, by.paid, by.plus) if part), False)


# Across a colon: "Select 1 Incoming Row empty space: print a level 6 Unit there"


def across(cost: list[Piece], do: list[Piece]) -> tuple[list[Piece], list[Piece]]:
    """What is selected before a colon and used behind it, made one."""
    chosen = cost[-1] if cost else None
    made: Piece | None = None
    used = 1
    names = _names(do)
    if chosen == Mark("select_space") and do and isinstance(do[0], PrintThere):
        made = Print(do[0].level, chosen=True)
    elif chosen == Mark("select_hand_card") and names[:1] == ("add_it_to_life",):
        made = CardToLife()
    elif isinstance(chosen, SelectedPlace) and names[:1] == ("discard_it",):
        made = DiscardPlace(chosen.level, chosen.infusing)
    elif isinstance(chosen, SelectedCard) and "replace_it" in names[:2]:
        used = names.index("replace_it") + 1
        if names[: used - 1] in ((), ("discard_it",)):
            made = ReplaceCard(chosen.of, chosen.infusing)
    return (cost, do) if made is None else (cost[:-1], [made, *do[used:]])


def meant_for(units: tuple[Units, ...], pieces: list[Piece]) -> list[Piece]:
    """What follows "All Enemies:", if all of it can be done to units and names none."""
    made: list[Piece] = []
    for piece in pieces:
        match piece:
            case Change(to=(only,)) | Infuse(to=(only,)) if only == SELF:
                made.append(structs.replace(piece, to=units))
            case InfuseLike(to=(only,)) | InfuseAny(to=(only,)) if only == SELF:
                made.append(structs.replace(piece, to=units))
            case RemoveWounds(of=(only,)) if only == SELF:
                made.append(structs.replace(piece, of=units))
            case _:
                raise Meaningless
    return made


def merged_again(pieces: list[Piece]) -> AttackAgainMerged:
    if pieces != [JoinUnit(SELF, "merge"), Mark("attack_again")]:
        raise Meaningless
    return AttackAgainMerged()
