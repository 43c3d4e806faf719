"""Death, victory, and what comes after. Manual: "When your hero dies…", "Ending the game",
"Variants"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles.choices import GO_ON, NO, USE, WAY
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.games.chronicles.rules.items import HERO_DIED, usable_items, use_item
from stampadia.games.chronicles.variants import plays
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Over, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


class Finished(Step["Position"]):
    __slots__ = ("how", "returns")

    name = "finished"

    def __init__(self, how: str, value: float) -> None:
        self.how = how
        self.returns = (value,)

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Over(self.returns, self.how)

    def __repr__(self) -> str:
        return f"finished {self.how} {self.returns}"


class Dying(Step["Position"]):
    """Manual: "if you have the Resurrection item still unused … you may tick its box". Any item
    that waits for `hero died` will do."""

    __slots__ = ()

    name = "dying"

    def proceed(self, position: Position) -> Pending | None:
        items = usable_items(position, HERO_DIED)
        if items:
            return Ask(0, (*(USE + item for item in items), GO_ON))
        position.agenda.pop()
        die(position)
        return None

    def take(self, position: Position, choice: int) -> None:
        if choice == GO_ON:
            die(position)
            return
        # ruling 40: the battle is over, the enemies keep their ticks
        position.agenda = position.agenda[:1]
        leave_battle(position)
        use_item(position, choice - USE, HERO_DIED)

    def __repr__(self) -> str:
        return "dying"


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


class Premonition(Step["Position"]):
    """ "you can spend that much gold to start the adventure over"."""

    __slots__ = ()

    name = "premonition"

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(0, (WAY, NO))

    def take(self, position: Position, choice: int) -> None:
        if choice == NO:
            finish(position, "died", won=False)
            return
        cost, walls = premonition_cost(position), position.drawn
        position.news.append(("dreamed", cost))
        position.begin(position.prepared, walls=walls, gold=GOLD - cost)

    def __repr__(self) -> str:
        return "premonition"


def finish(position: Position, how: str, *, won: bool) -> None:
    """The adventure is over; a campaign goes on with the next sheet."""
    score = score_of(position) if won else 0
    position.scores += (score,)
    position.news.append(("adventure-over", how, score))
    if position.imagined or len(position.scores) == len(position.sheets):
        position.agenda = [Finished(how, _worth(position, won))]
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
