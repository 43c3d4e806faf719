"""What a position is made of: each game writes its fields out, for the compiler's sake, at the
start, in a copy and in a fingerprint, so that one could be forgotten."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

import pytest

import stampadia.games
from every_game.moments import moments
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

GAMES: Final = registry.names()
CHOICES: Final = 6
UNTOLD: Final = {
    "chronicles": {"columns", "chain", "dirty", "sheets", "imagined", "news", "opening"},
    "generals": {
        "seats", "random_events", "fresh_pile", "seen_life", "serials", "fixed_ink", "place_level",
        "place_infusion", "place_pure", "place_acts", "place_acting", "place_infusers", "news",
    },
    "stampede": {
        "layout", "seats", "counts", "played", "refilling", "parrots", "news", "knowledge",
        "imagined_by", "alike", "fronts",
    },
    "travelers": {"scoring", "news"},
}  # fmt: skip
"""What a fingerprint does not know: it follows from the rest, or belongs to the table."""


def fields(position: Any) -> list[str]:
    declared = type(position).__annotations__
    return [name for name, kind in declared.items() if not str(kind).startswith("ClassVar")]


def held(value: Any) -> Any:
    """What a field holds, so that it can be compared later."""
    match value:
        case list() | tuple():
            return type(value).__name__, [held(one) for one in value]
        case dict():
            return [(held(key), held(one)) for key, one in value.items()]
        case set() | frozenset():
            return sorted(map(repr, value))
        case None | int() | str():
            return value
    told = getattr(value, "told", None) or getattr(value, "known", None)
    return held(told()) if callable(told) and hasattr(value, "clone") else type(value).__name__


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_has_every_field_and_goes_its_own_way(name: str) -> None:
    dealer = Dealer(f"fields of {name}")
    for moment in moments(name):
        position = moment.position
        before = {field: held(getattr(position, field)) for field in fields(position)}
        twin = position.clone()
        assert {field: held(getattr(twin, field)) for field in before} == before
        for _ in range(CHOICES):
            pending = twin.pending()
            if isinstance(pending, Over):
                break
            asked = isinstance(pending, Ask)
            twin.play(dealer.one_of(pending.choices) if asked else dealer.answer(pending))
        assert {field: held(getattr(position, field)) for field in before} == before


@pytest.mark.sources  # machine code takes no odd value for a field
@pytest.mark.parametrize("name", GAMES)
def test_a_fingerprint_knows_every_field_but_what_follows_from_others(name: str) -> None:
    found = {field for field in fields(moments(name)[0].position) if not field.startswith("_")}
    assert UNTOLD[name] <= found
    assert found - told_of(name) == UNTOLD[name]


def told_of(name: str) -> set[str]:
    """The fields that the fingerprint of a position reads."""
    (folder,) = stampadia.games.__path__
    module = ast.parse((Path(folder) / name / "position.py").read_text("utf-8"))
    (position,) = (
        one for one in module.body if isinstance(one, ast.ClassDef) and one.name == "Position"
    )
    methods = (one for one in position.body if getattr(one, "name", "") in ("told", "_told"))
    read = (node for method in methods for node in ast.walk(method))
    return {node.attr for node in read if isinstance(node, ast.Attribute)}
