"""Whom "it", "them" and "that Unit" mean.

In play, "that Unit" is the one that was struck, guarded, selected, or whose moment it is. A text
may also mean one that it has just named: then the data name it once more, or select it first.
Where it could be one or another, the text is unread.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs

from stampadia.games.generals.language.marks import Meaningless
from stampadia.games.generals.skills import (
    SELF,
    AddWounds,
    AnyOp,
    Change,
    Chosen,
    Defeat,
    DiscardFromUnit,
    Every,
    Exhaust,
    Extreme,
    Guard,
    Infuse,
    InfuseAny,
    Moment,
    OnHit,
    RemoveWounds,
    Repeat,
    Restore,
    SelectUnit,
    Skill,
    Spaces,
    TakeFromUnit,
    That,
    Units,
    units_named,
)

THAT: Final = That()
_OF_A_UNIT: Final = (Moment("unit-attacks"), Moment("unit-defeated"))
_LEAVES_IT: Final = (
    AddWounds, Change, DiscardFromUnit, Exhaust, Infuse, InfuseAny, RemoveWounds, Repeat, Restore,
)  # fmt: skip
"""Ops after which their unit is still where it was, to be spoken of again."""


def settled(skill: Skill, *, plural: bool, named: bool) -> Skill:
    """The skill with every pronoun settled. `plural`: it says "them"; `named`: it says "that
    Unit" and never "it"."""
    reader = _Reader(plural=plural, named=named)
    if any(need in _OF_A_UNIT for need in skill.need):
        reader.spoken_of = THAT
    cost = reader.ops(skill.cost)
    do = reader.ops(skill.do)
    later = [structs.replace(one, do=_Reader(plural, named).ops(one.do)) for one in skill.later]
    if reader.chosen is not None:
        raise Meaningless  # several were selected, and nothing is done with them
    return structs.replace(skill, cost=cost, do=do, later=tuple(later))


class _Reader:
    def __init__(self, plural: bool, named: bool) -> None:
        self.plural = plural
        self.named = named
        self.spoken_of: Units | None = None
        """Whom a pronoun would mean now; `That`, where play knows it."""
        self.doubtful = False
        """Whether others have been named since."""
        self.chosen: Units | None = None
        """Several units that were selected, and are to be spoken of once."""

    def ops(self, ops: Sequence[AnyOp]) -> tuple[AnyOp, ...]:
        made: list[AnyOp] = []
        for op in ops:
            self._op(op, made)
        return tuple(made)

    def _op(self, op: AnyOp, made: list[AnyOp]) -> None:
        if isinstance(op, OnHit | Guard):
            inner = _Reader(self.plural, self.named)
            inner.spoken_of = THAT
            made.append(structs.replace(op, do=inner.ops(op.do)))
        elif isinstance(op, SelectUnit):
            self._select(op, made)
        elif THAT in units_named(op):
            made.append(self._spoken(op, made))
        else:
            made.append(op)
            self._name(op)

    def _select(self, op: SelectUnit, made: list[AnyOp]) -> None:
        if op.of == THAT:
            raise Meaningless
        self.doubtful = False
        if _is_several(op.of):
            self.chosen = op.of
        else:
            made.append(op)
            self.spoken_of = THAT

    def _name(self, op: AnyOp) -> None:
        """Remember whom it names; the Unit that play spoke of is no longer the only one."""
        units = [one for one in units_named(op) if one != THAT]
        if not units:
            return
        if self.spoken_of == THAT:
            self.doubtful = self.doubtful or not self.named or any(one != SELF for one in units)
        else:
            lasting = isinstance(op, _LEAVES_IT) and len(units) == 1
            self.spoken_of = units[0] if lasting else None

    def _spoken(self, op: AnyOp, made: list[AnyOp]) -> AnyOp:
        """An op with a pronoun in it."""
        if self.chosen is not None:
            if not self.plural or units_named(op) != (THAT,):
                raise Meaningless
            chosen, self.chosen, self.spoken_of = self.chosen, None, None
            return _meaning(op, chosen)
        meant = self.spoken_of
        if meant is None or self.doubtful or self.plural != _is_several(meant):
            raise Meaningless
        if meant == THAT:
            self._name(op)
            if isinstance(op, Defeat) or (isinstance(op, TakeFromUnit) and op.amount is None):
                self.spoken_of = None  # it is gone
            return op
        if isinstance(meant, Chosen | Extreme) and not isinstance(made[-1], Repeat):
            # chosen once: it is the same unit the second time
            made[-1:] = [SelectUnit(meant), _meaning(made[-1], THAT, instead_of=meant)]
            self.spoken_of = THAT
            return op
        if isinstance(meant, Spaces | Every):
            return _meaning(op, meant)
        raise Meaningless


def _is_several(units: Units) -> bool:
    match units:
        case Chosen(count=count):
            return count > 1
        case Every():
            return True
        case Spaces(at=at, reach=reach):
            return len(at) > 1 or reach is not None
    return False


def _meaning(op: AnyOp, units: Units, instead_of: Units = THAT) -> AnyOp:
    """The op, said of these units where it spoke of others."""
    changed: dict[str, Any] = {}
    for name in op.__struct_fields__:
        value = getattr(op, name)
        if value == instead_of:
            changed[name] = units
        elif isinstance(value, tuple) and instead_of in value:
            changed[name] = tuple(units if one == instead_of else one for one in value)
    if not changed:
        raise Meaningless  # it stands deeper, in an op within this one
    return structs.replace(op, **changed)
