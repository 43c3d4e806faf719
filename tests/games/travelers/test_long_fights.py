"""A fight that leads nowhere: hints stop waiting, and the table offers to give up."""

from __future__ import annotations

from rulebook.travelers.table import enemy, in_world, region, world
from stampadia.games.travelers import GAME
from stampadia.games.travelers.bots import instinct
from stampadia.games.travelers.coach import PATIENT, line_of_play
from stampadia.games.travelers.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance
from stampadia.table.standstill import LONG, Standstill


def fighting() -> Position:
    """In the first region somebody whom no hand can defeat."""
    tough = region(enemy=enemy(attack=1, defense=99))
    position = in_world(world(**{f"a{card}": tough for card in range(1, 10)}))
    dealer = Dealer("fight")
    while position.fight is None or position.agenda[-1].name != "opening":
        play(position, dealer)
    return position


def play(position: Position, dealer: Dealer) -> None:
    pending = position.pending()
    if isinstance(pending, Chance):
        position.play(dealer.answer(pending))
    else:
        assert isinstance(pending, Ask)
        position.play(instinct(position, pending, dealer))


def test_the_cheapest_turn_is_advised_for_a_few_turns_only() -> None:
    position, dealer = fighting(), Dealer("hint")
    assert position.fight is not None
    assert line_of_play(position, (), dealer)[1]  # the solver's
    position.fight.turns = PATIENT + 1
    line, exact = line_of_play(position, (), dealer)
    asked = position.pending()
    assert isinstance(asked, Ask)
    assert not exact and line[0] == instinct(position, asked, dealer)


def test_a_fight_in_which_no_card_is_lost_is_a_standstill() -> None:
    position, still = fighting(), Standstill(GAME)
    still.note(position.view(0))
    position.turn += LONG
    position.sides[0] = 1 - position.sides[0]  # turned, to be turned back some day
    still.note(position.view(0))
    assert still.is_long
    position.removed.append(position.deck.pop())
    still.note(position.view(0))
    assert not still.turns
    position.turn += LONG
    position.fight = None
    still.note(position.view(0))
    assert not still.turns
