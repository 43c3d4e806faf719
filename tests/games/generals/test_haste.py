"""Who can end a battle ends it: time costs something in every judgement, and in every choice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from examples import DEEP
from rulebook.generals.board import Board, stack
from stampadia.games.generals import GAME, GeneralsOptions, bots
from stampadia.games.generals.bots.judgement import chance_to_win
from stampadia.games.generals.choices import ADD, COLUMNS, PASS, SACRIFICE
from stampadia.games.generals.content import FRONT, MOST_IN_HAND, PLAYER
from stampadia.games.generals.position import Position
from stampadia.games.generals.rules.steps import Step
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance
from stampadia.kernel.perspective import Perspective
from stampadia.players import Greedy, Player, Search

FULL_HAND = [f"Imp{number} = 1/1" for number in range(6)]
WEAK = {
    "one alone": {"front": {2: "1/1"}, "player": {1: "1/1", 3: "1/1"}},
    "nobody of mine": {"front": {3: "1/1"}},
    "harmless": {"front": {4: "0/2"}, "player": {1: "2/2"}},
    "wounded": {"front": {1: stack("2/3", wounds=2)}, "player": {2: "1/2", 3: "1/1"}},
    "one in front of mine": {"front": {2: "1/2"}, "player": {2: "0/3", 4: "1/1"}},
}


def last_enemy(name: str, ink: int, hand: list[str], battle_turns: int = 1) -> Position:
    """One weak Enemy, no Place to come, and an Ogre in the hand that kills it."""
    board = Board(**WEAK[name], places=[f"// L{ink} |"], hand=hand, ink=ink)  # type: ignore[arg-type]
    board.run("turn")
    board.position.battle_turns = battle_turns
    return board.position


def ends_battle(position: Position) -> bool:
    """Is it won if nothing more is played?"""
    after = bots.end_of_turn(position, stop=True)
    return after.over.returns[0] > 0 if after.over else after.ink > position.ink


def played_out(position: Position, player: Player) -> Position:
    """The Play Phase as this player plays it, up to its end."""
    seat, luck = Perspective(GAME, position, 0), Dealer("played out")
    for _ in range(12):
        while isinstance(pending := position.pending(), Chance):  # which Life was paid
            position.play(luck.answer(pending))
        if not isinstance(pending, Ask) or position.phase != "play":
            return position
        choice = player.choose(seat)
        if choice == PASS:
            return position
        position.play(choice)
    return position


def players() -> Iterator[Player]:
    yield Search(Dealer("search"), iterations=60)
    yield Search(Dealer("hint"))
    yield Greedy(Dealer("greedy"))


between = [pytest.param(ink, marks=pytest.mark.deep) for ink in (3, 4)]
each_ink = pytest.mark.parametrize("ink", [2, 5, *between])


@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize("cards", [0, 6, pytest.param(3, marks=pytest.mark.deep)])
def test_the_last_enemy_of_all_is_killed_now(name: str, cards: int) -> None:
    for player in players():
        position = last_enemy(name, 6, ["Ogre = 3/3", *FULL_HAND[:cards]])
        assert not ends_battle(position)
        assert ends_battle(played_out(position, player))


@pytest.mark.parametrize("name", [name for name in WEAK if name != "nobody of mine"])
@each_ink
def test_with_a_full_hand_nobody_waits(name: str, ink: int) -> None:
    """Another Shield would find no room: there is nothing to wait for. (With no unit on the table
    a turn to lay some is a fair choice.)"""
    for player in players():
        position = last_enemy(name, ink, ["Ogre = 3/3", *FULL_HAND])
        assert ends_battle(played_out(position, player))


@each_ink
def test_nobody_gathers_cards_for_ever(ink: int) -> None:
    """A few turns of gathering may be worth it, more are not, whatever the hand."""
    for player in players():
        for cards in range(1, 7) if DEEP else (1, 3, 6):
            position = last_enemy("one alone", ink, ["Ogre = 3/3", *FULL_HAND[:cards]], 15)
            assert ends_battle(played_out(position, player)), cards


def test_of_two_ways_to_win_the_shorter_one_is_taken() -> None:
    """Laying an Ogre elsewhere first, or paying Life for another card, wins as surely."""
    position = last_enemy("one alone", 6, ["Ogre = 3/3", *FULL_HAND])
    choice = Search(Dealer("shorter"), iterations=60).choose(Perspective(GAME, position, 0))
    position.play(choice)
    assert ends_battle(position)


def test_the_same_table_is_worth_less_each_turn() -> None:
    for judge in (chance_to_win, lambda position: GAME.appraise(position)[0]):
        position = last_enemy("one alone", 4, ["Ogre = 3/3", *FULL_HAND])
        worth = []
        for turn in (1, 2, 5, 10, 20, 60, 200):
            position.battle_turns = turn
            worth.append(judge(position))
        assert worth == sorted(set(worth), reverse=True)
        assert worth[1] < 0.99 * worth[0]


def test_a_battle_of_a_thousand_turns_can_still_be_judged() -> None:
    enemies = dict.fromkeys(range(1, 5), "6/6")
    board = Board(front=enemies, incoming=enemies, places=["// L6 |"], hand=["1/1"], ink=6)
    board.run("turn")
    board.position.battle_turns = 1000
    assert 0 <= chance_to_win(board.position) < 1e-100


# The same with the cards of our sets


class LastEnemy(Step):
    """All Places have come, and one Enemy of a single card is left. The hand is full and units
    earn Shields, so there is nothing to wait for."""

    name = "last-enemy"

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        pile, hand = position.pile, position.hands[0]
        while position.place_level < position.ink:
            position.places.append(pile.pop())
            position.refresh_places()
        while len(hand) < MOST_IN_HAND:
            hand.append(pile.pop())
        column = self._dealer.below(COLUMNS)
        position.muster(FRONT, column, (pile.pop(),))
        for beside in (1, 2):
            position.muster(PLAYER, (column + beside) % COLUMNS, (pile.pop(),))

    def __repr__(self) -> str:
        return self.name


def winning_card(position: Position) -> bool:
    """Is there one that ends the battle, which would else go on?"""
    asked = position.pending()
    if ends_battle(position) or not isinstance(asked, Ask) or position.phase != "play":
        return False
    for choice in GAME.candidates(position, asked):
        if ADD <= choice < SACRIFICE:
            there = position.clone()
            there.play(choice)
            if ends_battle(there):
                return True
    return False


def last_enemies(sets: str, ink: int) -> Iterator[Position]:
    """Positions where a single card of a full hand ends the battle."""
    for number in range(100):
        dealer = Dealer(f"last enemy {number}")
        position = GAME.begin(1, GeneralsOptions(sets=sets, ink=2))
        position.ink = ink
        position.agenda.insert(1, LastEnemy(dealer))  # before the first turn
        while isinstance(pending := position.pending(), Chance):
            position.play(dealer.answer(pending))
        if winning_card(position):
            yield position


@pytest.mark.parametrize("ink", [4, 6])
@pytest.mark.parametrize("sets", ["STLITE", "STFULL", "STFULL,STRETURN", "STFULL,STTOLL"])
def test_nobody_passes_by_a_battle_that_a_card_wins(sets: str, ink: int) -> None:
    positions = list(islice(last_enemies(sets, ink), 2))
    assert len(positions) == 2
    for position in positions:
        for player in players():
            assert ends_battle(played_out(position.clone(), player))


@pytest.mark.parametrize("sets", ["STLITE", "STFULL"])
def test_of_two_equal_ways_the_one_that_ends_the_battle_comes_first(sets: str) -> None:
    """With the last Enemy as good as dead, a killing blow is preferred to any other card."""
    positions = list(islice(last_enemies(sets, 6), 3))
    assert len(positions) == 3
    for position in positions:
        considered = Search(Dealer("ties"), iterations=60).consider(Perspective(GAME, position, 0))
        there = position.clone()
        there.play(considered[0].choice)
        assert ends_battle(there)
