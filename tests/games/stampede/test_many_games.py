"""Thousands of random games, in every form of the table, with everything checked that must
always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from chunks import chunks
from games.stampede.random_play import FORMS, Form, form_name, play_on
from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.games.stampede.content import STANDARD_KINDS
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import STAMP, stamps_of
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over
from stampadia.matches.match import Match
from stampadia.matches.record import parse
from stampadia.matches.replay import replay

GAMES_IN_A_CHUNK = 14
CHUNKS = 80
NORMALLY = 1
MOST_TURNS = 2000

FEW = 12
"""Up to that many choices are all written and read back; of more, a sample of as many."""


class Watch:
    """A random game under watch."""

    def __init__(self, form: Form, seed: str) -> None:
        seats, teams = form
        self.dealer = Dealer(seed)
        self.taste = self.dealer.child("taste")
        options = StampedeOptions(teams=teams)
        self.match = Match(GAME, seats, options, luck=self.dealer.child("luck"))
        self.match.deal()
        self.turn = 0
        self.album_at_start = 0
        self.reshuffled = False
        self.active = 0

    @property
    def position(self) -> Position:
        position = self.match.position
        assert isinstance(position, Position)
        return position

    def to_the_end(self) -> None:
        position = self.position
        while isinstance(pending := position.pending(), Ask) and position.turn <= MOST_TURNS:
            if position.turn != self.turn:
                self.end_of_turn()
            self.check_choices(pending)
            choice = self.dealer.one_of(pending.choices)
            if self.taste.below(60) == 0:
                self.check_clone(choice)
            if self.taste.below(30) == 0:
                self.check_knowledge()
            self.match.play(choice)
            self.reshuffled = self.reshuffled or bool(position.given_up)
        self.check_the_end(position.pending())

    # At the end of each turn

    def end_of_turn(self) -> None:
        """Called with the next player's card drawn already."""
        position = self.position
        check_places(position)
        check_counts(position)
        for seat, hand in enumerate(position.hands):
            assert len(hand) == 3 + (seat == position.active)
        assert len(position.exchange) == 3
        if self.turn and not self.reshuffled:
            assert len(position.albums[self.active]) == self.album_at_start + 1
        self.turn = position.turn
        self.active = position.active
        self.album_at_start = len(position.albums[position.active])
        self.reshuffled = bool(position.given_up) or position.refilling

    # At a decision

    def check_choices(self, ask: Ask) -> None:
        assert ask.choices
        assert len(set(ask.choices)) == len(ask.choices)
        if self.taste.below(10) == 0:
            position = self.position
            texts = [GAME.write(position, choice) for choice in ask.choices]
            assert len(set(texts)) == len(texts)
            for choice, text in self.some(list(zip(ask.choices, texts, strict=True))):
                assert GAME.read(position, text) == choice
                assert GAME.read(position, GAME.write(position, choice, "it")) == choice

    def some(self, pairs: list[tuple[int, str]]) -> Sequence[tuple[int, str]]:
        if len(pairs) <= FEW:
            return pairs
        return [self.taste.one_of(pairs) for _ in range(FEW)]

    def check_clone(self, choice: int) -> None:
        """Neither feels what happens to the other, and both take a choice alike."""
        position = self.position
        digest, views = position.digest(), views_of(position)
        twin, other = position.clone(), position.clone()
        assert twin.digest() == digest and views_of(twin) == views
        for _ in range(6):
            if isinstance(twin.pending(), Over):
                break
            play_on(twin, self.taste)
        assert position.digest() == digest and views_of(position) == views
        check_places(twin)
        other.play(choice)
        third = position.clone()
        third.play(choice)
        assert other.digest() == third.digest()

    def check_knowledge(self) -> None:
        """What a seat holds possible always includes the truth; of what lies open, and of its
        own hand, it holds nothing else possible."""
        position = self.position
        known, kinds, deck = position.known(), position.kinds, position.layout.deck
        face_up = [card for album in position.albums for card in album] + position.exchange
        for seat in (*range(position.seats), None):
            for number, family in enumerate(deck.families):
                truth = family.rows.index(tuple(kinds[card] for card in family.cards))
                assert known.of_family(seat, number)[truth] > 0
            own = position.hands[seat] if seat is not None else []
            for card in (*face_up, *own):
                family, place = deck.family_of[card], deck.place_in_family[card]
                weighed = zip(
                    deck.families[family].rows, known.of_family(seat, family), strict=True
                )
                assert {row[place] for row, weight in weighed if weight} == {kinds[card]}
        self.check_view(self.taste.below(position.seats))

    def check_view(self, seat: int) -> None:
        position = self.position
        view = position.view(seat)
        assert view.hand == stamps_of(position.hands[seat], position.kinds)
        assert all(len(group.could_be) == 1 for group in view.seats[seat].hand)
        for album, there in zip(position.albums, view.seats, strict=True):
            assert Counter(there.album) == Counter(STAMP[position.kinds[card]] for card in album)

    # At the end of the game

    def check_the_end(self, pending: object) -> None:
        position = self.position
        check_places(position)
        check_counts(position)
        if isinstance(pending, Over):
            assert pending.winners and pending.how in ("five", "nine", "parrots")
        else:
            assert position.turn > MOST_TURNS  # unfinished: nobody has won
        record = self.match.record()
        again = replay(GAME, parse(str(record)))
        assert again.position.digest() == position.digest()
        assert str(again.record()) == str(record)
        assert views_of(again.position) == views_of(position)


def views_of(position: object) -> list[object]:
    assert isinstance(position, Position)
    return [position.view(seat) for seat in (*range(position.seats), None)]


def check_places(position: Position) -> None:
    """Ninety cards, each in one place, and of the right kinds."""
    cards = [*position.exchange, *position.pile, *position.given_up, *position.former_hand]
    for part in (*position.hands, *position.albums):
        cards += part
    assert sorted(cards) == list(range(90))
    assert sorted(position.kinds[card] for card in cards) == list(STANDARD_KINDS)


def check_counts(position: Position) -> None:
    for album, count in zip(position.albums, position.counts, strict=True):
        recount = [0] * 9
        for card in album:
            recount[position.kinds[card] >> 3] += 1
        assert recount == count


def play_chunk(form: Form, chunk: int) -> None:
    for number in range(GAMES_IN_A_CHUNK):
        Watch(form, f"many {form} {chunk} {number}").to_the_end()


def test_a_normal_run_has_a_hundred_games_and_a_deep_one_ten_thousand() -> None:
    assert len(FORMS) * GAMES_IN_A_CHUNK * NORMALLY >= 100
    assert len(FORMS) * GAMES_IN_A_CHUNK * CHUNKS >= 10_000


@chunks(CHUNKS, normally=NORMALLY)
@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_everything_holds_in_random_games(form: Form, chunk: int) -> None:
    play_chunk(form, chunk)
