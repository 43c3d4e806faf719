"""Death, victory, and what comes after. Manual: "When your hero dies…", "Ending the game",
"Variants"."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final, Literal

from stampadia.games.chronicles.choices import GO_ON, NO, USE, WAY
from stampadia.games.chronicles.content import COLUMNS, GOLD
from stampadia.games.chronicles.moments import HERO_DIED
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.games.chronicles.rules.items import usable_items, use_item
from stampadia.games.chronicles.rules.steps import Step
from stampadia.kernel.pending import Ask, Over, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


class Finished(Step):
    name = "finished"

    def __init__(self, how: str, returns: tuple[float]) -> None:
        self.how = how
        self.returns = returns

    def values(self) -> tuple[Any, ...]:
        return self.how, self.returns

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Over(self.returns, self.how)


class Dying(Step):
    """Manual: "if you have the Resurrection item still unused … you may tick its box". Any item
    that waits for `hero died` will do."""

    name = "dying"

    def proceed(self, position: Position) -> Pending | None:
        items = usable_items(position, HERO_DIED)
        if items:
            return Ask(0, (*[USE + item for item in items], GO_ON))
        position.agenda.pop()
        die(position)
        return None

    def take(self, position: Position, choice: Any) -> None:
        if choice == GO_ON:
            die(position)
            return
        # ruling 40: the battle is over, the enemies keep their ticks
        position.agenda = position.agenda[:1]
        leave_battle(position)
        use_item(position, choice - USE, HERO_DIED)


DYING: Final = Dying()


def leave_battle(position: Position) -> None:
    """Manual: "all of the defense is lost"."""
    if position.battle is not None:
        position.news.append(("battle-over",))
    position.battle = None
    position.foe_defense = [0] * len(position.foe_defense)


def die(position: Position) -> None:
    position.news.append(("died",))
    cost = premonition_cost(position)
    if plays(position.variant, "premonition") and cost < GOLD:
        position.agenda.append(Premonition())
    else:
        finish(position, "died", won=False)


def premonition_cost(position: Position) -> int:
    """Variant, the Premonition: "count the rooms on the map and divide that number by 2 rounded
    up"."""
    return (position.drawn.bit_count() + 1) // 2


class Premonition(Step):
    """ "you can spend that much gold to start the adventure over"."""

    name = "premonition"

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(0, (WAY, NO))

    def take(self, position: Position, choice: Any) -> None:
        if choice == NO:
            finish(position, "died", won=False)
            return
        cost, walls = premonition_cost(position), position.drawn
        position.news.append(("dreamed", cost))
        position.begin(position.prepared, walls=walls, gold=GOLD - cost)


def finish(position: Position, how: str, *, won: bool) -> None:
    """The adventure is over; a campaign goes on with the next sheet."""
    score = score_of(position) if won else 0
    position.scores += (score,)
    position.news.append(("adventure-over", how, score))
    if position.imagined or len(position.scores) == len(position.sheets):
        position.agenda = [Finished(how, (_worth(position, won),))]
        return
    position.news.append(("sheet-begun", len(position.scores) + 1))
    position.begin(position.sheets[len(position.scores)])


def _worth(position: Position, won: bool) -> float:
    """One adventure: won or not. A campaign: the score against all the gold there was."""
    if position.sheet_count == 1:
        return 1.0 if won else 0.0
    return min(1.0, sum(position.scores) / (GOLD * position.sheet_count))


def score_of(position: Position) -> int:
    """Manual: "Your gold left is your score". The Apprentice Monk adds up everything he knows;
    ruling 42: HP left are blank enabled HP boxes, and all is counted as the sheet shows it at the
    end, with walls that were seen in a dream and without ticks that it erased."""
    if not plays(position.variant, "monk"):
        return position.gold
    dead = sum(not position.alive(foe) for foe in range(len(position.hits)))
    return (
        position.gold
        + hp_left(position)
        + position.extra_xp
        + position.drawn.bit_count()
        + len(position.crossed)
        + dead
        + position.ticked.bit_count()
    )


# The variants of a game. Manual: "you can decide to play your adventures using one or more of
# these variants". (The Vs. Campaign is a matter of naming several sheets.)


Variant = Literal["none", "monk", "premonition", "monk+premonition"]


def plays(variant: str, one: Literal["monk", "premonition"]) -> bool:
    """Is this among the variants that are played?"""
    return one in variant.split("+")


def in_words(variant: str) -> str:
    """As the catalogues name it, which know no plus sign."""
    return variant.replace("+", "-") or "none"


# What a position is worth to somebody who cannot look behind the next door: a rough chance to win.


# What speaks for winning, as the logarithm of the odds: fitted to 5,395 positions of 720 games of
# the honest player on sheets of four difficulties (log-loss 0.37 where always guessing the mean
# gives 0.55).
BASE: Final = -6.56
PER_HP: Final = 0.45
PER_COLUMN: Final = 1.46
"""For each column of the Hero Sheet that is enabled, or the part of it that is earned."""
PER_GOLD: Final = 0.10
PER_TICK: Final = 0.20
UNFINISHED: Final = -0.4
"""For a battle that is not over: whoever only waits in it gets nowhere."""
WAITING: Final = -0.01
"""The same for each turn since the adventure began, so that nobody waits for ever. Chosen by hand:
a battle that lasts outweighs in the end whatever it spares."""
STILL_HOPE: Final = 0.2
"""Of a battle that seems lost: flight, an item, a second life."""


def estimate(position: Position, loss: float = 0.0, survival: float = 1.0) -> float:
    """Between 0 and 1; `loss` is what the present battle will still cost in HP, and `survival` the
    chance to live through it."""
    odds = (
        BASE
        + PER_HP * max(0.0, hp_left(position) - loss)
        + PER_COLUMN * _columns(position)
        + PER_GOLD * position.gold
        + PER_TICK * position.ticked.bit_count()
        + (UNFINISHED + WAITING * position.turn) * (position.battle is not None)
    )
    return (STILL_HOPE + (1.0 - STILL_HOPE) * survival) / (1.0 + exp(-odds))


def _columns(position: Position) -> float:
    boxes = position.prepared.hero_xp
    total = 0.0
    for column in range(COLUMNS):
        total += 1.0 if position.columns >> column & 1 else position.xp[column] / boxes[column]
    return total
