"""The contract, checked on one random game at a time, for any game.

`walk` plays a game to its end through the bare position and checks every position on the way;
`check_record` plays the same game again as a match from a tape, and replays its record.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption, IllegalChoice
from stampadia.kernel.event import Event, told_to
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Chance, Draw, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position, View
from stampadia.matches.match import Match
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.words import LANGUAGES
from tape import Tape

LONGEST: Final = 1_500
"""Random play need not end; a game this long has shown enough."""
CLOSELY: Final = 12
"""The first so many positions of a game, and then one in so many, are looked at closely."""
READ_BACK: Final = 100
"""How many of a long list of choices have their notation read back."""
NEVER_LEGAL: Final = (None, "", "no such choice", -1, 10**9, 0.5, (), (-1, -1), frozenset[int]())


class Setup(Struct, frozen=True):
    seats: int
    options: Options


def setups(game: Game) -> list[Setup]:
    """Every number of seats with every combination of the options that are short lists."""
    hints = get_type_hints(game.options)
    ranges = {
        name: get_args(hint) if get_origin(hint) is Literal else (False, True)
        for name, hint in hints.items()
        if name in game.options.__struct_fields__ and (get_origin(hint) is Literal or hint is bool)
    }
    found = []
    for seats in game.seats:
        for values in product(*ranges.values()):
            options = game.options(**dict(zip(ranges, values, strict=True)))
            try:
                game.begin(seats, options)
            except BadOption:
                continue
            found.append(Setup(seats, options))
    return found


def check_random_game(game: Game, setup: Setup, dealer: Dealer) -> None:
    position = game.begin(setup.seats, setup.options)
    done = list(walk(game, position, setup.seats, dealer))
    check_record(game, setup, done, position.digest())


def walk(game: Game, position: Position, seats: int, dealer: Dealer) -> Iterator[tuple[str, Any]]:
    """Play at random to the end, checking; yields each step as its kind and choice."""
    earlier: list[Any] = []
    for number in count():
        pending = position.pending()
        closely = number < CLOSELY or number % CLOSELY == 0 or not isinstance(pending, Ask)
        check_illegal(position, [*NEVER_LEGAL, *earlier[-5:]])
        if closely:
            check_views(position, seats, dealer)
        if isinstance(pending, Over):
            assert len(pending.returns) == seats
            assert all(0 <= value <= 1 for value in pending.returns)
            return
        if isinstance(pending, Ask):
            if number >= LONGEST:
                return
            check_choices(pending, seats)
            if closely:
                check_notation(game, position, pending, dealer)
            choice = dealer.one_of(pending.choices)
            earlier.append(choice)
        else:
            choice = dealer.answer(pending)
            check_chance(pending, choice)
            assert game.read(position, game.write(position, choice)) == choice
        if closely:
            check_seats(game, position, seats, dealer)
            check_clones(position, choice, seats)
        position.play(choice)
        yield ("choice" if isinstance(pending, Ask) else "chance"), choice


def check_choices(ask: Ask, seats: int) -> None:
    assert ask.seat in range(seats)
    assert len(ask.choices) > 0
    assert len(set(ask.choices)) == len(ask.choices)


def check_chance(chance: Chance, outcome: Any) -> None:
    assert chance.admits(outcome)
    if isinstance(chance, Draw):
        assert sum(share for _, share in chance.odds()) == 1
        assert len({listed for listed, _ in chance.odds()}) == len(chance.odds())


def check_illegal(position: Position, wrong: list[Any]) -> None:
    """What is not legal raises IllegalChoice and changes nothing."""
    pending = position.pending()
    before = position.digest()
    for choice in wrong:
        if isinstance(pending, Ask) and choice in pending.choices:
            continue
        if isinstance(pending, Chance) and pending.admits(choice):
            continue
        with pytest.raises(IllegalChoice):
            position.play(choice)
    assert position.digest() == before
    assert position.pending() == pending


def check_notation(game: Game, position: Position, ask: Ask, dealer: Dealer) -> None:
    """One line for each choice, in every language, and back."""
    sample = ask.choices
    if len(sample) > READ_BACK:
        sample = dealer.shuffled(sample)[:READ_BACK]
    for language in LANGUAGES:
        texts = [game.write(position, choice, language) for choice in sample]
        assert len(set(texts)) == len(texts)
        for text, choice in zip(texts, sample, strict=True):
            assert text.split() and " ".join(text.splitlines()).strip() == text
            assert game.read(position, text) == choice


def check_views(position: Position, seats: int, dealer: Dealer) -> None:
    """A view has a head and a JSON form; asking twice, or imagining in between, gives the same."""
    everyone = (*range(seats), None)
    for seat in everyone:
        check_head(position.view(seat), position.pending())
        check_json(position.view(seat))
    written = [msgspec.json.encode(position.view(seat)) for seat in everyone]
    position.imagine(dealer.below(seats), dealer)
    for seat, text in zip(everyone, written, strict=True):
        assert position.view(seat).seat == seat
        assert msgspec.json.encode(position.view(seat)) == text
        assert msgspec.json.decode(text)["turn"] == position.turn


def check_head(view: View, pending: Ask | Chance | Over) -> None:
    """What every view says in the same words."""
    assert view.asked == (pending.seat if isinstance(pending, Ask) else None)
    assert view.over == (pending if isinstance(pending, Over) else None)
    assert view.how == (pending.how if isinstance(pending, Over) else "")


def check_json(view: View) -> None:
    """A view decodes to an equal one, and that one has the same bytes."""
    text = msgspec.json.encode(view)
    again = msgspec.json.decode(text, type=type(view))
    assert again == view
    assert msgspec.json.encode(again) == text


def check_seats(game: Game, position: Position, seats: int, dealer: Dealer) -> None:
    """What a seat imagines, it cannot tell from the truth; and it gets only its own choices."""
    pending = position.pending()
    before = position.digest()
    for seat in range(seats):
        asked = isinstance(pending, Ask) and pending.seat == seat
        perspective = Perspective(game, position, seat)
        world = perspective.imagine(dealer)
        assert world.view(seat) == position.view(seat)
        imagined = world.pending()
        assert type(imagined) is type(pending)
        if isinstance(pending, Ask) and isinstance(imagined, Ask):
            assert imagined.seat == pending.seat
            assert list(perspective.choices()) == (list(pending.choices) if asked else [])
            if asked:
                assert list(imagined.choices) == list(pending.choices)
            world.play(dealer.one_of(imagined.choices))
    assert position.digest() == before


def check_clones(position: Position, choice: Any, seats: int) -> None:
    """A clone goes its own way, and the same choice leads it to the same place."""
    first, second, still = position.clone(), position.clone(), position.clone()
    before = standing(position, seats)
    events = list(first.play(choice))
    assert standing(position, seats) == before
    check_events(events, seats)
    assert list(second.play(choice)) == events
    assert standing(second, seats) == standing(first, seats) != before
    assert standing(still, seats) == before


def standing(position: Position, seats: int) -> object:
    views = [position.view(seat) for seat in range(seats)]
    return position.digest(), position.pending(), views


def check_events(events: list[Event], seats: int) -> None:
    for seat in (*range(seats), None):
        for event in told_to(seat, events):
            assert not event.secret
            assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def check_record(game: Game, setup: Setup, done: list[tuple[str, Any]], digest: str) -> None:
    """The same steps as a match from a tape; its record, written and read, replays to the same
    position."""
    tape = Tape([choice for kind, choice in done if kind == "chance"])
    match = Match(game, setup.seats, setup.options, luck=tape, date="2026-11-15")
    match.deal()
    for kind, choice in done:
        if kind == "choice":
            match.play(choice)
    assert match.position.digest() == digest
    text = str(match.record())
    again = replay(game, parse(text))
    assert again.position.digest() == digest
    assert str(again.record()) == text
