"""Every skill that can be said: each op with every kind of argument, in normal form.

Normal form is what `language` promises to give back: see there.
"""

from __future__ import annotations

from functools import cache
from string import ascii_letters
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import structs

from stampadia.games.generals.content import ELEMENTS
from stampadia.games.generals.language import skills
from stampadia.games.generals.language.skills import (
    OP_TYPES,
    AnyOp,
    CardsOf,
    DiscardCards,
    Elements,
    Later,
    Moment,
    Need,
    Op,
    Skill,
    TableTest,
    Tally,
)
from stampadia.games.generals.language.terms import GROUPS
from stampadia.games.generals.language.units import (
    SELF,
    Amount,
    Chosen,
    Every,
    Extreme,
    Spaces,
    Stat,
    Test,
    That,
    Units,
)

Some = SearchStrategy[Any]

STATS: Final = st.sampled_from(("attack", "life"))
SIDES: Final = st.sampled_from(("enemy", "ally", "unit", "yours"))
COMPARISONS: Final = st.sampled_from(("<", "<=", "=", ">=", ">"))
ELEMENT: Final = st.sampled_from(ELEMENTS)
NUMBERS: Final = st.integers(1, 9)
FLAGS: Final = st.booleans()

COMMON_AMOUNTS: Final = st.sampled_from(
    [
        *(Amount(number) for number in range(10)),
        *(Amount(plus, x=1) for plus in (0, 1, 2)),
        *(Amount(plus, ink=1) for plus in (-2, -1, 0, 1, 2, 3)),
        Amount(paid=1),
    ]
)
ANY_AMOUNTS: Final = st.builds(
    Amount, st.integers(-9, 9), st.integers(-3, 3), st.integers(-3, 3), st.integers(-2, 2)
)
CHANGES: Final = COMMON_AMOUNTS | ANY_AMOUNTS
"""Only a change may be less than nothing."""
AMOUNTS: Final = COMMON_AMOUNTS | ANY_AMOUNTS.filter(
    lambda amount: max(structs.astuple(amount)) > 0 or amount == Amount()
)

PLACES: Final = st.sampled_from([SELF, *(Spaces(at) for at in GROUPS.values())])
# Into one direction, in which there is more than one space.
DIRECTIONS: Final = [GROUPS[name] for name in ("left", "right", "frontleft", "frontright")]
REACHING: Final = st.builds(Spaces, st.sampled_from(DIRECTIONS), AMOUNTS)
TESTS: Final = st.builds(
    Test, st.sampled_from(("attack", "life", "level", "wounds")), COMPARISONS, AMOUNTS
)
UNITS: Final[SearchStrategy[Units]] = st.one_of(
    PLACES,
    REACHING,
    st.builds(Extreme, st.sampled_from(("highest", "lowest")), STATS, SIDES),
    st.builds(Every, SIDES, st.lists(TESTS, max_size=2).map(tuple)),
    st.builds(Chosen, SIDES, NUMBERS, st.lists(TESTS, max_size=2).map(tuple)),
    # "in front of 1 Enemy with …": nobody knows who must pass the test.
    st.builds(Chosen, SIDES, NUMBERS, facing=FLAGS),
    st.just(That()),
)
MANY_UNITS: Final = st.lists(UNITS, min_size=1, max_size=3, unique=True).map(tuple)
SOME_ELEMENTS: Final = st.lists(ELEMENT, max_size=4).map(tuple)
COLUMNS: Final = st.lists(st.integers(1, 4), max_size=4, unique=True).map(tuple)
RITUALS: Final = st.sampled_from(
    ("Touch the Printer Deck", "Accept your destiny", "Tear up this card", "Salute the cook")
) | st.text(ascii_letters + " ,.:'-", min_size=1, max_size=30).map(
    lambda words: "A" + " ".join(words.split())
)


@cache
def ops(depth: int = 1) -> SearchStrategy[AnyOp]:
    """Any op; those that hold others hold some to this depth."""
    held = [kind for kind in OP_TYPES if depth or not holds_ops(kind)]
    return st.one_of([of_kind(kind, depth) for kind in held])


def holds_ops(kind: type[Op]) -> bool:
    return "do" in kind.__struct_fields__


def of_kind(kind: type[Op], depth: int = 1) -> Some:
    """An op with every field drawn from all that it can be."""
    fields = {field.name: _field(kind, field, depth) for field in structs.fields(kind)}
    made: Some = st.fixed_dictionaries(fields).map(lambda given: kind(**given))
    if kind is skills.Print:
        # "All empty spaces", "one of them" and "these columns" exclude each other.
        return made.filter(lambda op: not (op.chosen and op.columns))
    if kind is skills.MoveWounds:
        # "Up to all" says no more than "all".
        return made.filter(lambda op: not (op.up_to and op.amount is None))
    return made


def _field(kind: type[Op], field: structs.FieldInfo, depth: int) -> Some:
    if (special := _SPECIAL.get((kind, field.name))) is not None:
        return special
    if field.name in ("do", "otherwise"):
        return st.lists(ops(depth - 1), min_size=field.name == "do", max_size=3).map(tuple)
    return _BY_TYPE[str(field.type)]


_BY_TYPE: Final[dict[str, Some]] = {
    str(Amount): AMOUNTS,
    str(Amount | None): st.none() | AMOUNTS,
    str(tuple[Units, ...]): MANY_UNITS,
    str(Units): UNITS,
    str(Spaces): PLACES,
    str(Stat): STATS,
    str(bool): FLAGS,
    str(int): NUMBERS,
    str(int | None): st.none() | st.integers(0, 3),
    str(str): RITUALS,
}
_SPECIAL: Final[dict[tuple[type[Op], str], Some]] = {
    (skills.Change, "by"): CHANGES,
    (skills.Jump, "toward"): st.sampled_from(("left", "right")),
    (skills.Infuse, "elements"): SOME_ELEMENTS,
    (skills.Guard, "against"): st.sampled_from(("wounds", "defeat")),
    (skills.Print, "columns"): COLUMNS,
    (skills.DiscardCards, "cards"): st.lists(
        st.builds(CardsOf, NUMBERS, st.none() | ELEMENT), max_size=3
    ).map(tuple),
    (skills.DiscardFromUnit, "which"): st.sampled_from(("top", "bottom", "any")),
    (skills.JoinUnit, "how"): st.sampled_from(("add", "merge")),
}

NEEDS: Final[SearchStrategy[Need]] = (
    st.builds(TableTest, st.sampled_from(("life", "ink", "shields", "hand")), COMPARISONS, AMOUNTS)
    | st.builds(Tally, st.sampled_from(("allies", "gaps", "wounds", "cards", "places")))
    | st.builds(
        Moment,
        st.sampled_from(("unit-attacks", "unit-defeated", "you-are-defeated", "recover-phase")),
    )
)
ELEMENT_NEEDS: Final = st.builds(Elements, st.lists(ELEMENT, min_size=1, max_size=4).map(tuple))
LATERS: Final = st.builds(
    Later,
    st.sampled_from(("defeat", "lost", "battle-won")),
    st.lists(ops(), min_size=1, max_size=3).map(tuple),
)


@st.composite
def all_skills(draw: st.DrawFn) -> Skill:
    """Any skill in normal form."""
    need = draw(st.lists(ELEMENT_NEEDS, max_size=1)) + draw(st.lists(NEEDS, max_size=2))
    cost = draw(st.lists(ops(), max_size=2))
    do = draw(st.lists(ops(), max_size=3))
    later = draw(st.lists(LATERS, max_size=2))
    if not do and (need or cost):
        cost = [draw(of_kind(DiscardCards))]
    if do and not cost and all(isinstance(op, DiscardCards) for op in do):
        cost, do = do, []
    return Skill(tuple(need), tuple(cost), tuple(do), tuple(later))
