"""Shapes made from types: what types say, what tables say for them, and what nobody says."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct

from stampadia.games.chronicles.files.problems import Report, Where
from stampadia.workbench.file_shapes import Fields, one_of, whole
from stampadia.workbench.forms import Forms, Limits, of_shape


class Leaf(Struct, tag_field="kind", tag="leaf"):
    size: Annotated[int, Meta(ge=1, le=3)]
    colour: Annotated[str, of_shape(one_of("red", "green"))] = "green"


class Branch(Struct, tag_field="kind", tag="branch"):
    """A type that holds itself."""

    holds: tuple[Leaf | Branch, ...]


class Tree(Struct):
    trunk: Branch
    age: int
    name: str | None


LIMITS = Limits({"Tree.age": whole(0, 900), "Tree.name": one_of("oak")}, {"Branch.holds": (0, 4)})


def faults(source: Any) -> list[tuple[str, str]]:
    report = Report("", Where())
    Fields(Forms(LIMITS).fields(Tree)).look(source, Where(), report)
    return [(problem.where.field or problem.where.name, problem.fault.key)
            for problem in report.problems]  # fmt: skip


def tree(**fields: Any) -> dict[str, Any]:
    leaf = {"kind": "leaf", "size": 3}
    trunk = {"kind": "branch", "holds": [leaf, {"kind": "branch", "holds": [leaf]}]}
    return {"trunk": trunk, "age": 80, "name": "oak"} | fields


def test_what_the_types_take_has_no_faults() -> None:
    assert faults(tree()) == []
    assert msgspec.convert(tree(), Tree).trunk.holds[0] == Leaf(3)


def test_only_what_must_be_there_can_be_null() -> None:
    assert faults(tree(name=None)) == []
    assert faults(tree(age=None)) == [("age", "not-whole")]


@pytest.mark.parametrize(
    ("leaf", "fault"),
    [
        ({"kind": "leaf", "size": 4}, "not-whole"),
        ({"kind": "leaf", "size": 1, "colour": "blue"}, "not-one-of"),
        ({"kind": "leaf", "size": 1, "smell": 1}, "key-misspelt"),
        ({"kind": "root"}, "not-one-of"),
        ({"size": 1}, "kind-missing"),
        (3, "not-an-object"),
    ],
)
def test_what_lies_deep_is_looked_at_too(leaf: Any, fault: str) -> None:
    inner = {"kind": "branch", "holds": [leaf]}
    found = faults(tree(trunk={"kind": "branch", "holds": [inner]}))
    assert [key for _, key in found] == [fault]


def test_a_type_that_holds_itself_is_described_once() -> None:
    forms = Forms(LIMITS)
    forms.fields(Tree)
    assert set(forms.named) == {"Branch", "Leaf"}


@pytest.mark.parametrize("lacking", ["Tree.age", "Tree.name"])
def test_what_nobody_bounds_is_a_mistake(lacking: str) -> None:
    leaves = {key: shape for key, shape in LIMITS.leaves.items() if key != lacking}
    with pytest.raises(TypeError, match=lacking):
        Forms(Limits(leaves, LIMITS.lengths)).fields(Tree)
    with pytest.raises(TypeError, match=r"Branch\.holds"):
        Forms(Limits(LIMITS.leaves)).fields(Tree)
