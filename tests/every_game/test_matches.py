"""A match of every game: proposed and applied it is played, sent twice it is refused, and what a
seat has missed it gets, with nothing that is not its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from every_game.contract import Setup, setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StaleChoice, WrongSeat
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Chance
from stampadia.matches.match import Match
from stampadia.matches.record import Line, parse
from stampadia.matches.replay import replay
from stampadia.words import LANGUAGES

GAMES = registry.names()
LONG = 60
"""Choices of a random walk; a game may last for ever."""


def several(game: Game) -> list[Setup]:
    """Few, many, and with other options."""
    found = setups(game)
    return [found[0], found[len(found) // 2], found[-1]]


def proposals(match: Match, dealer: Dealer) -> Iterator[tuple[Line, int]]:
    """The lines of a random walk, each with the sequence it answers."""
    for _ in range(LONG):
        pending = match.pending()
        if isinstance(pending, Ask):
            choice = dealer.one_of(pending.choices)
            yield match.propose(pending.seat, choice, after=match.sequence), match.sequence
        elif isinstance(pending, Chance):
            line = match.propose_chance(after=match.sequence)
            assert line is not None
            yield line, match.sequence
        else:
            return


def standing(match: Match) -> tuple[Any, ...]:
    return match.position.digest(), str(match.record()), match.sequence, match.happened


@pytest.mark.parametrize("name", GAMES)
def test_proposed_and_applied_it_is_played(name: str) -> None:
    game = registry.load(name)
    for number, setup in enumerate(several(game)):
        seed = f"{name} {number}"
        match = Match(game, setup.seats, setup.options, luck=Dealer(seed))
        twin = Match(game, setup.seats, setup.options, luck=Dealer(seed))
        store: list[Line] = []
        sent: list[Event] = []
        for line, after in proposals(match, Dealer(f"{seed} choices")):
            before = standing(match)
            assert len(store) == after
            store.append(msgspec.json.decode(msgspec.json.encode(line), type=Line))
            assert standing(match) == before
            sent += match.apply(line)
            refuse_the_same_again(match, line, after)
        # playing says the same
        told = twin.deal()
        for line in store:
            if line.kind == "choice":
                told += twin.play_text(line.text)
        assert told[: len(sent)] == sent
        assert str(twin.record()).startswith(str(match.record()).partition("\n@")[0][:-1])
        # and so does another process that only has the store
        elsewhere = Match(game, setup.seats, setup.options, content=match.content)
        for line in store:
            elsewhere.apply(line)
        assert standing(elsewhere) == standing(match)
        assert elsewhere.events(None) == match.events(None)


def refuse_the_same_again(match: Match, line: Line, after: int) -> None:
    if line.kind == "choice":
        with pytest.raises(StaleChoice):
            match.propose_text(line.seat, line.text, after=after)
    else:
        with pytest.raises(StaleChoice):
            match.propose_chance(after=after)
    pending = match.pending()
    if isinstance(pending, Ask):
        for other in {*range(match.header.seats), -1} - {pending.seat}:
            with pytest.raises(WrongSeat):
                match.propose(other, pending.choices[0], after=match.sequence)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_missed_is_what_was_sent_and_nothing_else(name: str) -> None:
    game = registry.load(name)
    for number, setup in enumerate(several(game)):
        match = Match(game, setup.seats, setup.options, luck=Dealer(f"{name} {number}"))
        sent: list[Event] = []
        for line, _ in proposals(match, Dealer(f"missed {number}")):
            sent += match.apply(line)
        again = replay(game, parse(str(match.record())))
        dealer = Dealer("since")
        for seat in (*range(setup.seats), None):
            heard = [event.told_to(seat) for event in sent]
            assert match.events(seat) == again.events(seat) == heard
            for since in (dealer.below(len(sent)), len(sent) - 1, len(sent)):
                assert match.events(seat, since) == heard[since:]
            for event, known in zip(sent, match.events(seat), strict=True):
                check_no_leak(event, known, seat)


def check_no_leak(event: Event, known: Event, seat: int | None) -> None:
    """Its audience's body reaches nobody else."""
    assert known.number == event.number and not known.secret and not known.audience
    if seat not in event.audience:
        assert not set(known.about) & (set(event.secret) - set(event.about))
        assert all(known.about[fact] == event.about[fact] for fact in known.about)


@pytest.mark.parametrize("name", GAMES)
def test_offers_say_all_of_every_choice_to_the_seat_that_is_asked(name: str) -> None:
    game = registry.load(name)
    for number, setup in enumerate(several(game)):
        match = Match(game, setup.seats, setup.options, luck=Dealer(f"offers {number}"))
        for at, (line, _) in enumerate(proposals(match, Dealer(f"offers {number}"))):
            if at % 15 == 3:
                check_offers(match)
            match.apply(line)


def check_offers(match: Match) -> None:
    game, pending = match.game, match.pending()
    for seat in range(match.header.seats):
        asked = isinstance(pending, Ask) and pending.seat == seat
        perspective = match.perspective(seat)
        for language in LANGUAGES:
            words = game.words(language)
            offers = perspective.offers(words)
            assert [offer.choice for offer in offers] == list(perspective.choices())
            assert bool(offers) == asked
            for offer in offers[:40]:
                assert perspective.read(offer.notation) == offer.choice
                assert perspective.read(offer.words) == offer.choice
                assert offer.notation == perspective.write(offer.choice)
                view = perspective.view()
                assert offer.note == game.note(view, offer.choice, words)
                assert msgspec.json.decode(msgspec.json.encode(offer))["words"] == offer.words


@pytest.mark.parametrize("name", GAMES)
def test_any_match_can_be_given_up_handed_on_and_broken_off(name: str) -> None:
    game = registry.load(name)
    for number, setup in enumerate(several(game)):
        match = Match(game, setup.seats, setup.options, luck=Dealer(f"up {number}"))
        for line, _ in proposals(match, Dealer(f"up {number}")):
            match.apply(line)
        if match.over:
            continue
        match.apply(match.propose_player(0, "Ada"))
        given_up, broken_off = (replay(game, parse(str(match.record()))) for _ in range(2))
        for seat in range(setup.seats):
            if given_up.over is None:
                given_up.apply(given_up.propose_resignation(seat))
        broken_off.apply(broken_off.propose_abandonment())
        for ended in (given_up, broken_off):
            assert ended.over is not None
            assert ended.view(None).over == ended.over
            assert standing(replay(game, parse(str(ended.record())))) == standing(ended)
            for language in LANGUAGES:
                words = game.words(language)
                told = [ended.tell(event, None, words) for event in ended.events(None)[-2:]]
                assert all(sentence and "event-" not in sentence for sentence in told)
                assert words.say(f"how-{ended.over.how}") != f"how-{ended.over.how}"
        for language in LANGUAGES:
            words = game.words(language)
            shown = {game.show(one.view(None), words) for one in (match, given_up, broken_off)}
            assert len(shown) == 3, "an end is shown as another one"
        sides = game.sides(setup.seats, setup.options)
        alone = len(set(sides)) == 1
        winners = given_up.over.winners if given_up.over else ()
        assert {sides[seat] for seat in winners} == (set() if alone else {sides[-1]})
