"""Every value of a file is found in its text: in nested lists, behind escapes, under odd keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stampadia.kernel import registry
from stampadia.workbench.json_places import (
    Steps,
    character_spans,
    found,
    scanned,
    steps_along,
)

ODD = {"a.b": [{"[0]": [[], [[1, 'x\\"]']]]}], "": {"é\n": "\U0001f426 {,}:"}, "a": {"b": -1.5e3}}


def every_way(value: Any, way: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    yield way, value
    if isinstance(value, dict | list):
        for step, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from every_way(part, (*way, step))


def assert_all_found(text: str) -> int:
    whole = scanned(text)
    ways = list(every_way(json.loads(text)))
    for way, value in ways:
        place, done = found(whole, way)
        assert done == len(way)
        assert json.loads(text[place.begin : place.end]) == value
        if way and isinstance(way[-1], str):
            assert place.key is not None
            assert json.loads(text[slice(*place.key)]) == way[-1]
    return len(ways)


@pytest.mark.parametrize("name", [n for n in registry.names() if registry.load(n).workshop()])
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_value_of_a_games_own_file(name: str, language: str) -> None:
    assert assert_all_found(registry.load(name).workshop().begin(language)) > 100


@pytest.mark.parametrize("indent", [None, 1, "\t"])
@pytest.mark.parametrize("ascii_only", [True, False])
def test_odd_values(indent: int | str | None, ascii_only: bool) -> None:
    assert assert_all_found(json.dumps(ODD, indent=indent, ensure_ascii=ascii_only)) == 13


_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(_values, st.sampled_from([None, 0, 2]))
def test_any_value(value: Any, indent: int | None) -> None:
    assert_all_found(json.dumps(value, indent=indent))


def test_what_is_not_there_is_told_as_far_as_it_leads() -> None:
    text = '{"a": [1, {"b": 2}]}'
    place, done = found(scanned(text), ("a", 1, "c", "d"))
    assert (text[place.begin : place.end], done) == ('{"b": 2}', 2)


@pytest.mark.parametrize(
    ("path", "first", "steps"),
    [
        ("a.b", 0, ("a.b",)),  # a key with a mark in it goes before two keys
        ("a.b[0]", 0, ("a.b", 0)),
        ("a/b", 0, ("a", "b")),
        ("a.b/1", 1, ("a.b", 0)),
        ("a.b[0]", 1, ("a.b", 0)),  # brackets count from 0 wherever they stand
        ("a.b[7]", 0, ("a.b",)),
        ("nowhere.at.all", 0, ()),
        ("", 0, ()),
        ("a.b[0].[0][1][0][1]", 0, ("a.b", 0)),
    ],
)
def test_paths(path: str, first: int, steps: Steps) -> None:
    assert steps_along(ODD, path, first) == steps


@given(st.text())
def test_each_character_of_a_string_is_found(text: str) -> None:
    for ascii_only in (True, False):
        literal = json.dumps(text, ensure_ascii=ascii_only)
        spans = character_spans(literal)
        assert len(spans) == len(text)
        for (begin, end), letter in zip(spans, text, strict=True):
            assert json.loads(f'"{literal[begin:end]}"') == letter


def test_depth_and_length_are_no_matter() -> None:
    deep = "[" * 50_000 + "]" * 50_000
    assert found(scanned(deep), (0,) * 40_000)[1] == 40_000
