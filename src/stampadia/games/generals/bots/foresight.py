"""A turn of Generals played on in the mind, and what is thought of where it leads.

A turn has no secrets but the deck: what the units on the table will do follows from the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.generals.bots.instinct import instinct
from stampadia.games.generals.bots.judgement import chance_to_win
from stampadia.games.generals.choices import PASS
from stampadia.games.generals.content import INCOMING
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


FORESEEN: Final = 0.997
"""While there is still something to choose, and once more for what is still to be laid: of two ways
to the same end the shorter one is taken, and the killing blow before all else."""
LATER: Final = 0.95
EACH_TURN_LATER: Final = 0.98
"""What a battle is still worth that ends a turn later instead of now, and once more for each turn
that it has taken: who could end it in every turn would else never do it. Chosen by trying."""
LONGEST_TURN: Final = 200


def glance(position: Position) -> list[float]:
    """The chances to win. A turn that has begun is played to its end, the table judged as it lies
    then."""
    return [_chance(position, ahead=False)] * position.seats


def appraise(position: Position) -> list[float]:
    """The same with a look a turn further: which blows the units will strike that now face each
    other."""
    return [_chance(position, ahead=True)] * position.seats


def _chance(position: Position, *, ahead: bool) -> float:
    """One card may do nothing where three kill, so the Play Phase is also played on."""
    if position.phase in ("check", "heal"):  # the turn has just begun, perhaps a battle too
        return chance_to_win(position)
    if position.over is not None or (position.phase == "play" and not position.plays):
        return _judged(position, ahead)
    chance = _judged(end_of_turn(position, stop=True), ahead)
    if position.phase == "play":
        if chance < 1 and (not ahead or _acts(position)):
            played_on = _judged(end_of_turn(position, stop=False), ahead)
            chance = max(chance, FORESEEN * played_on)
        chance *= FORESEEN
    return chance


def _judged(position: Position, ahead: bool) -> float:
    """The start of a turn as it lies, or by the better of two ways to play it."""
    if not ahead or position.over is not None or position.phase != "play" or position.plays:
        return chance_to_win(position)
    chance = _a_turn_later(position, stop=True)
    if _acts(position):
        chance = max(chance, _a_turn_later(position, stop=False))
    return chance


def _acts(position: Position) -> bool:
    """Would instinct do anything in this Play Phase? If not, both ways to play it are the same."""
    pending = position.pending()
    return not isinstance(pending, Ask) or instinct(position, pending, Dealer("acts")) != PASS


def _a_turn_later(position: Position, *, stop: bool) -> float:
    after = end_of_turn(position, stop=stop)
    chance = chance_to_win(after)
    if after.over is not None or after.ink > position.ink:
        chance *= LATER * float(EACH_TURN_LATER**position.battle_turns)
    return chance


def habit(position: Position, ask: Ask, dealer: Dealer) -> Any:
    """What instinct does, but for the cards that it would lay when the battle is as good as won:
    they would be lost with it, or worse, spoil it."""
    if ask.skip is None and position.agenda[-1].name == "play" and _is_won(position):
        return PASS
    return instinct(position, ask, dealer)


def _is_won(position: Position) -> bool:
    """Does this turn end the battle, if nothing more is played?"""
    if position.place_level < position.ink_level() or any(position.rows[INCOMING]):
        return False  # there is more to come than a turn may kill
    after = end_of_turn(position, stop=True)
    return after.ink > position.ink or (after.over is not None and after.over.returns[0] > 0)


def end_of_turn(position: Position, *, stop: bool) -> Position:
    """The position at the start of the next turn, if nothing more is played (`stop`), or if the
    turn is played on by instinct."""
    world = position.clone()
    turn = world.turn
    luck = Dealer("foreseen")  # the same for all that are compared
    for _ in range(LONGEST_TURN):
        pending = world.pending()
        if isinstance(pending, Over) or world.turn > turn:
            break
        if not isinstance(pending, Ask):
            world.play(luck.answer(pending))
        elif stop and world.phase == "play" and PASS in pending.choices:
            world.play(PASS)
        else:
            world.play(instinct(world, pending, luck))
    return world
