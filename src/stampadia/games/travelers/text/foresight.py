"""What would come of it: the arithmetic of a fight, worked out from a view alone."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import UPPER, box_key
from stampadia.games.travelers.rules.counts import Counts
from stampadia.games.travelers.rules.fight import Cross, Fight, holds
from stampadia.games.travelers.text.wording import half_up
from stampadia.games.travelers.view import TravelersView

PLANNING: Final = ("opening", "plan", "take-back", "choose", "repeat")
"""While the cards in play can still change, and the Modifier with them."""


class Figures(Struct, frozen=True):
    """An enemy's Attack and Defense as they count now; None: it cannot be reached."""

    attack: int
    defense: int | None
    trap: bool


def figures(view: TravelersView) -> Figures:
    """Ruling A5: the Modifier looks at what is in play when Plan ends."""
    shown = view.fight
    assert shown is not None
    fight = Fight(shown.enemy, shown.place, shown.bonus)
    fight.ignored = shown.ignored
    if view.step not in PLANNING:
        return Figures(shown.attack, None if shown.defense < 0 else shown.defense, fight.trap)
    cross = view.cross
    cards = len(cross.column + cross.charge + cross.infuse + cross.strain)
    fight.counts = Counts(tuple(cross.elements.items()), cross.banners, cards)
    return Figures(fight.attack, fight.defense, fight.trap)


# How a Combat Turn would end

End = Literal["defeated", "held", "blocked", "hit", "out-of-reach"]


class Outcome(Struct, frozen=True):
    end: End
    attack: int
    """The hero's, after his steps."""
    struck: int
    """The enemy's, after its pulls."""
    hits: int


def outcome(view: TravelersView, *, walking: bool) -> Outcome:
    """If the hero walks straight to the enemy's symbol, or stands where he is (ruling D11)."""
    enemy = figures(view)
    steps = view.fight.steps if view.fight is not None else 0
    attack = view.attack - steps
    reaches = steps == 0 or (walking and 0 < steps <= view.attack)
    if reaches and enemy.defense is not None and attack >= enemy.defense:
        return Outcome("defeated", attack, enemy.attack, 0)
    struck = enemy.attack if reaches else enemy.attack - steps
    if not reaches and (steps < 0 or struck < 0):
        return Outcome("out-of-reach", 0, 0, 0)
    hits = max(0, struck - view.defense)
    if hits == 0 and enemy.trap:
        return Outcome("held", attack, struck, 0)
    return Outcome("hit" if hits else "blocked", attack if reaches else 0, struck, hits)


def missing(view: TravelersView) -> int | None:
    """The Attack that the enemy's defeat still asks for, steps included; None: it cannot be
    reached."""
    goal = figures(view).defense
    steps = view.fight.steps if view.fight is not None else 0
    return None if goal is None or steps < 0 else max(0, goal + steps - view.attack)


# What an ability would bring


class Brings(Struct):
    points: dict[str, int]
    unmet: int = 0
    """Sentences whose condition is not met, or that cannot be paid."""
    takes_back: int = 0
    filled: int = 0
    """Boxes on the ability's card."""
    chooses: bool = False
    """What it brings is not settled yet."""
    ignores: bool = False
    """The enemy's Modifier, which counted until now."""


def brings(view: TravelersView, ability: say.HeroAbility) -> Brings:
    """Sentence by sentence, each after the other (ruling A8)."""
    mana = view.mana - ability.cost
    found = Brings({"attack": view.attack, "defense": view.defense, "mana": mana})
    card, side = view.cross.column[-1]
    found.filled = view.boxes.get(box_key(view.hero, card, side), 0)
    cross = _cross(view)
    hand = [(card, view.sides[card]) for card in view.hand]
    for sentence in ability.sentences:
        met = (holds(view.hero, cross, hand, found.points, one) for one in sentence.when)
        if not all(met) or not _carry_out(view, sentence, found):
            found.unmet += 1
    return found


def _cross(view: TravelersView) -> Cross:
    cross = Cross()
    cross.column = list(view.cross.column)
    cross.charge = list(view.cross.charge)
    cross.infuse = list(view.cross.infuse)
    cross.strain = list(view.cross.strain)
    cross.activated = view.cross.activated
    return cross


def _carry_out(view: TravelersView, sentence: say.Sentence, found: Brings) -> bool:
    """False where something cannot be paid: then the sentence ends (ruling A6)."""
    points = found.points
    for action in sentence.do:
        match action:
            case say.Gain():
                points[action.of] += action.amount
            case say.Pay():
                if points[action.of] < action.amount:
                    return False
                points[action.of] -= action.amount
            case say.Empty():
                points[action.of] = 0
            case say.Transfer():
                points[action.to] += points[action.source]
                points[action.source] = 0
            case say.TakeBack():
                found.takes_back += action.count
            case say.GainTick():
                found.filled = min(len(action.boxes), found.filled + 1)
                points[action.of] += (*action.boxes, action.end)[found.filled]
            case say.Choose() | say.RepeatAbility():
                found.chooses = True
            case say.IgnoreModifier():
                assert view.fight is not None
                found.ignores = not view.fight.ignored and view.fight.enemy.modifier is not None
        points["mana"] = min(view.level, points["mana"])
    return True


# What becomes of a card that is exhausted without paying

Fate = Literal["turned", "discarded", "only-discarded", "removed", "defeated"]


def fate(view: TravelersView, card: int) -> Fate:
    """Rulings A20 to A23."""
    side = view.sides[card]
    form = half_up(view, card).exhaust.form
    shield = form == "shield" and card in view.hand
    if form == "discard":
        return "only-discarded"
    if shield and side == UPPER:
        return "discarded"
    if shield or side == UPPER or form == "turn":
        return "turned"
    return "defeated" if len(view.removed) + 1 == len(view.hero.cards) else "removed"


def left_behind(view: TravelersView, card: int) -> tuple[str, int] | None:
    """The track and the points that a special Exhaust Effect leaves when it is not paid."""
    track = say.LEFT_BEHIND.get(half_up(view, card).exhaust.form)
    if track is None:
        return None
    return track, 2 if view.sides[card] == UPPER else 3
