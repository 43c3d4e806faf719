"""A stranger's file, in every game that reads one: it is taken, or refused in sentences with little
work; nothing else happens, whatever stands in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, Final

import pytest

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StampadiaError
from stampadia.words import LANGUAGES
from work import at_once

WITH_FILES: Final = [
    name for name in registry.names() if registry.load(name).content(registry.load(name).options())
]
CHANGES: Final = 15
HOSTILE: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 10**30, 1.5, 1e300, "", "a\u0007b", "\u202e", "{ $text }", "../x",
    "x" * 5000, [], {}, [[]], {"": 0}, [0] * 5000, {"key": {"key": 1}},
)  # fmt: skip
NO_FILES: Final = {
    "nothing": "",
    "a value": "null",
    "a list": "[]",
    "no JSON": "Dear diary,",
    "a number that is none": '{"a": NaN}',
    "a key twice": '{"a": 1, "a": 2}',
    "depth": "[" * 100_000,
    "depth in objects": '{"a":' * 100_000,
    "half a pair": '{"a": "\\ud800"}',
}


@cache
def source(name: str) -> str:
    """A good file of this game."""
    game = registry.load(name)
    return game.write_content(next(iter(game.content(game.options()).values())))


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in it: what holds it, and its key there."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(pairs):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


def assert_taken_or_refused(name: str, text: str) -> bool:
    """Whether it is taken."""
    game = registry.load(name)
    with at_once():
        try:
            game.read_content("file.json", text)
        except StampadiaError as error:
            refusal = error
        else:
            return True
    for language in LANGUAGES:
        said = refusal.tell(game.words(language))
        assert 0 < len(said) < 2_000
        assert "Traceback" not in said
        assert all(line.isprintable() for line in said.splitlines())
    return False


@pytest.mark.parametrize("name", WITH_FILES)
def test_a_good_file_is_taken(name: str) -> None:
    assert assert_taken_or_refused(name, source(name))


@pytest.mark.parametrize("what", NO_FILES)
@pytest.mark.parametrize("name", WITH_FILES)
def test_what_is_no_file_of_ours_is_refused(name: str, what: str) -> None:
    assert not assert_taken_or_refused(name, NO_FILES[what])


@pytest.mark.parametrize("share", [0.01, 0.3, 0.7, 0.999])
@pytest.mark.parametrize("name", WITH_FILES)
def test_half_a_file_is_refused(name: str, share: float) -> None:
    text = source(name)
    assert not assert_taken_or_refused(name, text[: int(share * len(text))])


@pytest.mark.parametrize("name", WITH_FILES)
def test_anything_anywhere_is_taken_or_refused(name: str) -> None:
    dealer = Dealer(f"hostile files {name}")
    good = json.loads(source(name))
    taken = 0
    for _ in range(CHANGES):
        data = deepcopy(good)
        holder, key = dealer.one_of(list(places(data)))
        holder[key] = dealer.one_of(HOSTILE)
        taken += assert_taken_or_refused(name, json.dumps(data))
    assert taken < CHANGES
