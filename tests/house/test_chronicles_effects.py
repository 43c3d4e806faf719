"""What room lines and items of Chronicles may say has three corners: a meaning, words in every
language, and a rulebook test that names it.

`test_act_draw_cell_…` names the act `draw-cell`, `test_part_no_foes_…` the part `no-foes`; one test
may name several (`test_part_know_and_part_dont_know_…`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from house.files import ROOT, modules, nodes
from stampadia.games.chronicles import instructions
from stampadia.games.chronicles.effects import OPS
from stampadia.games.chronicles.instructions import (
    Act,
    AnyAct,
    AnyPart,
    Narrate,
    Part,
    State,
)
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.rules.conditions import STATES
from stampadia.words import LANGUAGES

pytestmark = pytest.mark.xdist_group("source")

ACTS = get_args(AnyAct)
PARTS = get_args(AnyPart)
RULEBOOK = ROOT / "tests" / "rulebook" / "chronicles"


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def printed_classes(kind: Any) -> Iterator[type]:
    """The classes that a sheet can hold: those with a tag of their own."""
    for one in kind.__subclasses__():
        yield from printed_classes(one)
        if one.__module__ == instructions.__name__ and not one.__subclasses__():
            yield one


def test_no_class_is_left_out_of_the_language() -> None:
    assert set(printed_classes(Act)) == set(ACTS)
    assert set(printed_classes(Part)) == set(PARTS)


def test_every_act_has_a_meaning() -> None:
    assert set(OPS) == set(ACTS)


def test_every_state_has_a_meaning() -> None:
    assert set(STATES) == {kind for kind in PARTS if issubclass(kind, State)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*ACTS, *PARTS], ids=tag)
def test_everything_has_words(kind: Any, language: str) -> None:
    """Narrative is its own words."""
    assert kind is Narrate or phrases(language).printed[kind]


@cache
def rulebook_tests() -> str:
    """The names of all tests of the rulebook."""
    return "\n".join(
        node.name
        for path in modules()
        if path.is_relative_to(RULEBOOK)
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@pytest.mark.parametrize("kind", [*ACTS, *PARTS], ids=tag)
def test_everything_is_named_by_a_test(kind: Any) -> None:
    side = "act" if issubclass(kind, Act) else "part"
    assert re.search(rf"_{side}_{tag(kind).replace('-', '_')}(?:_|$)", rulebook_tests(), re.M)
