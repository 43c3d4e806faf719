"""Effects are data with three corners: a meaning, words in every language, a test that names it."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from typing import get_args

import msgspec
import pytest

from house.files import ROOT, SOURCE, modules, nodes
from stampadia.games.stampede import GAME
from stampadia.games.stampede.content import ANIMALS, Op
from stampadia.games.stampede.effects import Step, steps_for
from stampadia.games.stampede.text import card_text
from stampadia.words import LANGUAGES

pytestmark = pytest.mark.xdist_group("source")

SHEET = SOURCE / "games" / "stampede" / "content" / "animals.toml"
PRINTED = tomllib.loads(SHEET.read_text(encoding="utf-8"))["animal"]
OPS = sorted({op["op"] for animal in PRINTED for op in animal["do"]})


@cache
def rulebook_tests() -> set[str]:
    """Every test of the rulebook by its name."""
    return {
        node.name
        for path in modules()
        if path.is_relative_to(ROOT / "tests" / "rulebook" / "stampede")
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_the_sheet_is_what_is_loaded() -> None:
    assert [animal["name"] for animal in PRINTED] == [animal.name for animal in ANIMALS]
    assert [animal["do"] for animal in PRINTED] == [
        [
            {name: value for name, value in msgspec.to_builtins(op).items() if name in printed}
            for op, printed in zip(animal.do, sheet["do"], strict=True)
        ]
        for animal, sheet in zip(ANIMALS, PRINTED, strict=True)
    ]


def test_no_op_is_without_a_card() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(Op)}
    assert tags == set(OPS)


@pytest.mark.parametrize("animal", ANIMALS, ids=lambda animal: animal.name)
def test_every_op_has_a_meaning(animal: msgspec.Struct) -> None:
    for op in animal.do:  # type: ignore[attr-defined]
        steps = steps_for(op)
        assert steps
        assert all(isinstance(step, Step) and step.name for step in steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("op", [*OPS, "nothing"])
def test_every_op_has_words(op: str, language: str) -> None:
    bundle = GAME.words(language)._bundles[0]
    assert bundle.has_message(f"op-{op}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_animal_reads_differently(language: str) -> None:
    """No two animals do the same, so no two texts may be the same, and none shows a raw key."""
    texts = [card_text(animal.name, GAME.words(language)) for animal in ANIMALS]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert not re.search(r"[{}$]|op-", text)


@pytest.mark.parametrize("animal", [animal.name for animal in ANIMALS])
def test_every_op_is_named_by_a_test(animal: str) -> None:
    """In the rulebook's tests an op goes by the animal that carries it."""
    assert [name for name in rulebook_tests() if re.search(rf"_{animal}(?:_|$)", name)]
