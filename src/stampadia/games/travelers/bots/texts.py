"""What a text is worth to the hero who reads it, in tenths of a life."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.bots.hands import LIFE, REMOVED
from stampadia.games.travelers.bots.lives import in_life, lowers
from stampadia.games.travelers.bots.prospects import (
    fight_cost,
    foe_of,
    risk,
    worth_of_level,
)
from stampadia.games.travelers.content import Bonus, Enemy, Meeting, tips
from stampadia.games.travelers.rules.reading import met, payable, possible

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

VICTORY: Final = 3000.0
MISSION: Final = 400.0
NEWS: Final = 60.0
"""A half that has not been seen turns up, on the way to the ending as far as one knows."""
SIDESTEP: Final = 12.0
"""Something turns up, but the way to the ending is known, and it is not there."""
NEW_CARD: Final = 18.0
BOX: Final = 2.0


class Visit(NamedTuple):
    """What reading a text brings, and what its enemy costs."""

    prize: float
    toll: float

    @property
    def net(self) -> float:
        return self.prize - self.toll


NOTHING: Final = Visit(0.0, 0.0)


def visit(position: Position, place: str, meeting: Meeting, enemy_bonus: Bonus, away: int) -> Visit:
    """Of reading this text from its beginning, with so many steps to the enemy's symbol."""
    above = _Reader(position, place).read(meeting.above)
    if meeting.enemy is None or above.stopped:
        return Visit(max(above.worth, 0.0), max(-above.worth, 0.0))
    victory = _after(position, place, meeting, meeting.enemy, enemy_bonus)
    toll = risk(position, fight_cost(position, foe_of(meeting.enemy, enemy_bonus, away)))
    if above.may_leave and victory < toll:
        victory = toll = 0.0
    worth = above.worth
    return Visit(victory + max(worth, 0.0), toll + max(-worth, 0.0))


def _after(
    position: Position, place: str, meeting: Meeting, enemy: Enemy, bonus: tuple[int, int, int]
) -> float:
    below = _Reader(position, place).read(meeting.below).worth
    rises = max(0, enemy.level + bonus[0]) >= position.level
    return below + (worth_of_level(position) if rises else 0.0)


def prize_of_victory(position: Position) -> float:
    """What the end of the fight that goes on will bring."""
    fight = position.fight
    if fight is None or not fight.place:
        return 0.0
    meeting = position.adventure.meeting(fight.place)
    return max(0.0, _after(position, fight.place, meeting, fight.enemy, fight.bonus))


class _Reader:
    def __init__(self, position: Position, place: str) -> None:
        self.position = position
        self.place = place
        self.worth = 0.0
        self.stopped = False
        self.may_leave = False

    def read(self, passages: Iterable[say.Passage]) -> _Reader:
        for passage in passages:
            if isinstance(passage, say.Instruction) and not self.stopped:
                self._follow(passage)
        return self

    def _follow(self, sentence: say.Instruction) -> None:
        position, place = self.position, self.place
        if sentence.once and place in position.adventure.marks:
            return
        if not all(met(position, place, condition) for condition in sentence.when):
            self._do(sentence.otherwise)
        elif all(payable(position, place, act) for act in sentence.price):
            if sentence.may:
                self.worth += max(0.0, worth_of_offer(position, place, sentence))
            else:
                self._do(sentence.price + sentence.do)

    def _do(self, acts: Iterable[say.AnyAct]) -> None:
        for act in acts:
            self.worth += worth_of(self.position, self.place, act)
            self.stopped |= isinstance(act, say.StopReading)
            self.may_leave |= isinstance(act, say.AllowLeaving)


def worth_of_offer(position: Position, place: str, sentence: say.Instruction) -> float:
    acts = (*sentence.price, *sentence.do)
    # a list: compiled, a loop would add otherwise than `sum` does with newer Pythons
    return sum([worth_of(position, place, act) for act in acts]) - 0.5


def worth_of(position: Position, place: str, act: say.AnyAct) -> float:
    found = WORTHS.get(type(act))
    if found is None or not possible(position, place, act):
        return 0.0
    return found(position, act)


# The hero's cards


def _pile(position: Position, where: say.Pile) -> list[int]:
    piles = {"hand": position.hand, "deck": position.deck}
    return piles[where] if where in piles else position.hand + position.deck


def _turn(position: Position, act: say.TurnCards) -> float:
    cards = [
        card
        for card in _pile(position, act.where)
        if act.tips in (None, tips(position.sides[card]))
    ]
    healed = min(act.count, lowers(position, cards))
    if act.up_to:
        return LIFE * healed
    # a sentence that turns one card up may turn that very card down again
    hurt = act.count if act.tips == 1 else min(act.count, len(cards)) - healed
    return LIFE * (healed - 0.9 * hurt)


def _recover(position: Position, act: say.RecoverCards | say.RecoverFromHand) -> float:
    """A lower half goes for an upper one; an upper half for an upper one would be no use."""
    if act.tips == 2:
        return 0.0
    from_hand = isinstance(act, say.RecoverFromHand)
    given = lowers(position, position.hand if from_hand else position.deck)
    return LIFE * float(min(act.count, given, len(position.removed)))


def _exhaust(position: Position, act: say.ExhaustHeroCards) -> float:
    return -LIFE * float(min(act.count, len(_pile(position, act.where))))


def _remove(position: Position, act: say.RemoveHeroCards) -> float:
    cards = _pile(position, act.where)
    cheap = min(act.count, lowers(position, cards))
    if act.count >= len(in_life(position)):
        return -VICTORY
    return -REMOVED * cheap - 26.0 * (min(act.count, len(cards)) - cheap)


def _curse(position: Position, act: say.Curse) -> float:  # noqa: ARG001
    cards = position.hand + position.deck
    down = lowers(position, cards)
    return LIFE * float(down - (len(cards) - down))


def _gain(position: Position, act: say.GainPoints) -> float:  # noqa: ARG001
    return (1.0 if act.of == "mana" else 2.0) * act.amount


def _discard(position: Position, act: say.DiscardCards) -> float:  # noqa: ARG001
    return -0.5 * act.count


# The adventure's cards


def _reveal(position: Position, act: say.Reveal) -> float:
    world = position.world
    assert world is not None
    wanted = wanted_halves(position)
    if act.place in wanted:
        return NEWS
    if act.place in world.seen:
        return 1.0
    return SIDESTEP if wanted else NEWS


def _fulfil(position: Position, act: say.FulfilMission) -> float:  # noqa: ARG001
    return 0.0 if position.adventure.fulfilled else MISSION


def _fixed(worth: float) -> Callable[[Position, Any], float]:
    return lambda _position, _act: worth


WORTHS: Final[dict[type, Callable[[Position, Any], float]]] = {
    say.GainPoints: _gain,
    say.TurnCards: _turn,
    say.SwapCards: _fixed(1.0),
    say.RecoverCards: _recover,
    say.RecoverFromHand: _recover,
    say.DiscardCards: _discard,
    say.DiscardRow: _fixed(-1.0),
    say.DrawCards: _fixed(1.0),
    say.ExhaustHeroCards: _exhaust,
    say.RemoveHeroCards: _remove,
    say.Gamble: _fixed(0.2),
    say.Curse: _curse,
    say.Reveal: _reveal,
    say.JoinHero: _fixed(NEW_CARD),
    say.FulfilMission: _fulfil,
    say.Win: _fixed(VICTORY),
    say.FillBox: _fixed(BOX),
}


# What the ending of a World needs, as far as the texts that were seen tell


def wanted_halves(position: Position) -> frozenset[str]:
    """The halves that the ending needs, followed back through every text that was seen; nothing,
    as long as nobody knows who reveals the ending."""
    world = position.world
    assert world is not None
    texts = {
        code: meeting for code, meeting in world.world.meetings().items() if code in world.seen
    }
    wanted = {code for code, meeting in texts.items() if any(map(_wins, meeting.instructions))} or {
        "1B"
    }
    known = False
    while True:
        more = set(wanted)
        for code, meeting in texts.items():
            for sentence in meeting.instructions:
                if _reveals(sentence) & wanted:
                    known = True
                    more.add(code)
                    more.update(_needed(sentence))
        if more == wanted:
            return frozenset(wanted) if known else frozenset()
        wanted = more


def _wins(sentence: say.Instruction) -> bool:
    return any(isinstance(act, say.Win) for act in sentence.do)


def _reveals(sentence: say.Instruction) -> set[str]:
    return {act.place for act in sentence.do if isinstance(act, say.Reveal)}


def _needed(sentence: say.Instruction) -> set[str]:
    return {
        condition.place
        for condition in sentence.when
        if isinstance(condition, say.Mapped) and not condition.none and len(condition.place) > 1
    }
