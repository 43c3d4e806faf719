"""A perspective gives a seat its own things and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from matches.begun import begin, play_on
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadNotation, WrongSeat
from stampadia.kernel.pending import Ask
from stampadia.kernel.perspective import Perspective
from stampadia.matches.match import Match


@pytest.fixture
def match() -> Match:
    return play_on(begin(3), choices=30)


def asked_seat(match: Match) -> int:
    pending = match.pending()
    assert isinstance(pending, Ask)
    return pending.seat


def reachable(start: object, depth: int) -> Iterator[object]:
    """Whatever public attributes lead to, over containers too."""
    seen: dict[int, object] = {}
    front = [start]
    for _ in range(depth):
        following: list[object] = []
        for thing in front:
            public = (name for name in dir(thing) if not name.startswith("_"))
            following += [getattr(thing, name, None) for name in public]
            if isinstance(thing, list | tuple | set | frozenset):
                following += thing
            if isinstance(thing, dict):
                following += [*thing.keys(), *thing.values()]
        front = [thing for thing in following if id(thing) not in seen]
        seen |= {id(thing): thing for thing in front}
    yield from seen.values()


def held_by(position: Any) -> set[int]:
    """The real position and every list of it that a view or a world may not share."""
    lists = (position.hands, position.pile, position.agenda, position.chosen)
    return {id(position), *map(id, lists), *map(id, position.hands)}


def test_no_public_path_leads_to_the_real_position(match: Match) -> None:
    real = held_by(match.position)
    for seat in range(3):
        perspective = match.perspective(seat)
        world = perspective.imagine(Dealer("walk"))
        for start in (perspective, perspective.view(), perspective.choices(), world):
            assert not real & {id(thing) for thing in reachable(start, 4)}


def test_the_walk_would_find_a_path(match: Match) -> None:
    class Leaky(Perspective):
        __slots__ = ("behind",)
        behind: object

    leaky = Leaky(match.game, match.position, 0)
    leaky.behind = [{"the truth": match.position}]
    assert id(match.position) in {id(thing) for thing in reachable(leaky, 4)}


def test_a_perspective_has_no_dictionary_and_no_new_attributes(match: Match) -> None:
    perspective = match.perspective(0)
    assert not hasattr(perspective, "__dict__")
    with pytest.raises(AttributeError):
        perspective.position = match.position  # type: ignore[attr-defined]


def test_choices_go_only_to_the_seat_that_is_asked(match: Match) -> None:
    asked = asked_seat(match)
    for seat in range(3):
        assert bool(match.perspective(seat).choices()) == (seat == asked)


def test_the_asked_seat_reads_and_writes(match: Match) -> None:
    perspective = match.perspective(asked_seat(match))
    for choice in perspective.choices():
        assert perspective.read(perspective.write(choice)) == choice
        assert perspective.read(perspective.write(choice, "it")) == choice
    with pytest.raises(BadNotation):
        perspective.read("sing loudly")


def test_nobody_probes_another_hand_by_reading_choices(match: Match) -> None:
    """Whether `play lion` is legal, or needs its back, would tell what another seat holds."""
    asked = asked_seat(match)
    for seat in set(range(3)) - {asked}:
        told = set()
        for animal in ("elephant", "hippo", "lion", "crocodile", "giraffe", "rhino", "baboon"):
            with pytest.raises(WrongSeat) as caught:
                match.perspective(seat).read(f"play {animal}")
            told.add(str(caught.value))
        assert told == {"It is not you who must choose now."}
        with pytest.raises(WrongSeat):
            match.perspective(seat).write(match.perspective(asked).choices()[0])


def test_playing_in_an_imagined_world_leaves_the_real_one(match: Match) -> None:
    before = match.position.digest()
    dealer = Dealer("world")
    world = match.perspective(asked_seat(match)).imagine(dealer)
    for _ in range(20):
        pending = world.pending()
        assert isinstance(pending, Ask)
        world.play(dealer.one_of(pending.choices))
    assert match.position.digest() == before
