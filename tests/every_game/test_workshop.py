"""The workshop of every game that has files: it begins a good one, tells what is wrong where it
stands, and draws what can be drawn, whatever somebody writes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, Final

import pytest

from every_game.test_files import HOSTILE, NO_FILES, WITH_FILES, places
from stampadia import press
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StampadiaError
from stampadia.words import LANGUAGES
from stampadia.workbench.json_places import Steps, found, scanned
from stampadia.workbench.margin import marks
from stampadia.workbench.workshop import Drawing, Workshop

CHANGES: Final = 12
NONSENSE: Final = {"nonsense": [True]}
"""Is right nowhere."""


def bench_of(name: str) -> Workshop:
    found: Workshop = registry.load(name).workshop()
    return found


@cache
def begun(name: str, language: str = "en") -> str:
    return bench_of(name).begin(language)


def every_leaf(value: Any, way: Steps = ()) -> Iterator[Steps]:
    if isinstance(value, dict | list):
        for step, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from every_leaf(part, (*way, step))
    else:
        yield way


def put(text: str, way: Steps, value: Any) -> str:
    """The same text, with this value at the end of the way; no other character is touched."""
    place, _ = found(scanned(text), way)
    return text[: place.begin] + json.dumps(value) + text[place.end :]


def drawing(name: str, text: str, piece: str, language: str = "en") -> Drawing | None:
    return bench_of(name).drawn(text, piece, registry.load(name).words(language))


def test_whoever_reads_files_has_a_workshop() -> None:
    assert [n for n in registry.names() if registry.load(n).workshop() is not None] == WITH_FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_FILES)
def test_a_new_file_is_good_and_can_be_played_and_printed(name: str, language: str) -> None:
    game, bench, text = registry.load(name), bench_of(name), begun(name, language)
    proof = bench.proof(text, game.words(language))
    assert proof.good and not [one for one in proof.problems if not one.fault.warning]
    assert proof.title and proof.about and proof.pieces and proof.read and not proof.unread
    assert bench.printed(text, game.words(language)).game == name
    carried = "0" * 32 + ".json"
    options = game.read_options(bench.played(text, carried))
    assert carried in game.content_names(options)
    content = {
        one: game.read_content(one, text) if one == carried else game.own_content(one)
        for one in game.content_names(options)
    }
    game.start(game.seat_count(options), options, content)


@pytest.mark.parametrize("name", WITH_FILES)
def test_every_piece_is_drawn_and_stands_in_the_text(name: str) -> None:
    game, text = registry.load(name), begun(name)
    whole = scanned(text)
    pieces = bench_of(name).proof(text, game.words("en")).pieces
    assert len({piece.name for piece in pieces}) == len(pieces)
    for piece in pieces:
        assert found(whole, piece.steps)[1] == len(piece.steps)
        assert drawing(name, text, piece.name) is not None
    first = drawing(name, text, pieces[0].name)
    assert first is not None
    style = press.Style(card=game.card_mm)
    assert "<path" in press.svg(first.face, name, style, "a4" if first.page else "")


@pytest.mark.parametrize("name", WITH_FILES)
def test_what_is_wrong_is_marked_on_the_way_to_where_it_stands(name: str) -> None:
    """On the value that was spoiled, or on the key or the beginning of what holds it."""
    game, bench, text = registry.load(name), bench_of(name), begun(name)
    ways = Dealer("spoiled").shuffled(every_leaf(json.loads(text)))
    for way in ways[:40]:
        spoiled = put(text, way, NONSENSE)
        proof = bench.proof(spoiled, game.words("en"))
        assert not proof.good or proof.problems, way
        whole = scanned(spoiled)
        marked = set()
        for mark in marks(spoiled, proof.problems, bench.most_bytes):
            assert 0 <= mark.begin <= mark.end <= len(spoiled)
            marked.add(mark.begin)
        spot, _ = found(whole, way)
        allowed = {*range(spot.begin, spot.end)}
        for length in range(1, len(way) + 1):
            place, _ = found(whole, way[:length])
            allowed |= {place.begin, place.key[0] if place.key else place.begin}
        assert marked & allowed, way


@pytest.mark.parametrize("name", WITH_FILES)
def test_anything_is_looked_at_and_drawn_or_not(name: str) -> None:
    game, bench, good = registry.load(name), bench_of(name), json.loads(begun(name))
    dealer = Dealer(f"workshop {name}")
    pieces = [one.name for one in bench.proof(begun(name), game.words("en")).pieces]
    texts = [*NO_FILES.values()]
    for _ in range(CHANGES):
        data = deepcopy(good)
        holder, key = dealer.one_of(list(places(data)))
        holder[key] = dealer.one_of(HOSTILE)
        texts.append(json.dumps(data))
    for text in texts:
        proof = bench.proof(text, game.words("it"))
        assert proof.good == (not any(not one.fault.warning for one in proof.problems))
        marks(text, proof.problems, bench.most_bytes)
        for piece in (*pieces[:3], "", "0", "999999", "hero ²", "../x"):
            face = drawing(name, text, piece, "it")
            if face is not None:
                style = press.Style(card=game.card_mm)
                press.svg(face.face, name, style, "a4" if face.page else "")
        if not proof.good:
            with pytest.raises(StampadiaError):
                bench.printed(text, game.words("it"))
            with pytest.raises(StampadiaError):
                bench.played(text, "x.json")


@pytest.mark.parametrize("name", WITH_FILES)
def test_a_picture_that_can_be_drawn_is_one_text_of_the_known_signs(name: str) -> None:
    bench, text = bench_of(name), begun(name)
    pieces = bench.proof(text, registry.load(name).words("en")).pieces
    drawn = [piece.canvas for piece in pieces if piece.canvas]
    assert bool(drawn) == (bench.paints is not None)
    if bench.paints is not None:
        signs = {sign for sign, _ in bench.paints.colours}
        for way in drawn:
            place, _ = found(scanned(text), way)
            picture = json.loads(text[place.begin : place.end])
            assert len(picture) == bench.paints.wide * bench.paints.high
            assert set(picture) <= signs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_FILES)
def test_whoever_counts_tells_a_good_file_in_numbers(name: str, language: str) -> None:
    bench, voice = bench_of(name), registry.load(name).words(language)
    counted = bench.numbers(begun(name, language), voice)
    assert (counted is not None) == bench.counts
    if counted is not None:
        assert len({topic.title for topic in counted.topics}) == len(counted.topics) > 0
        for topic in counted.topics:
            assert any(count for _, count in topic.counts)
            assert len({name for name, _ in topic.counts}) == len(topic.counts)
