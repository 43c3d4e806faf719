"""Heroes that no generator makes: every instruction in any company, on any half."""

from __future__ import annotations

from typing import get_args

from msgspec import structs

from stampadia.games.travelers.content import ELEMENTS, Enemy, Hero, HeroCard, HeroHalf, Modifier
from stampadia.games.travelers.instructions import (
    ALWAYS_PRICED,
    NEVER_PRICED,
    AnyAction,
    AnyCondition,
    Choose,
    Empty,
    Exhaust,
    ExhaustForm,
    Gain,
    GainTick,
    HasBanner,
    HasCards,
    HasConstellation,
    HasElement,
    HasPoints,
    HeroAbility,
    IgnoreModifier,
    Pay,
    Place,
    PlainAction,
    Points,
    PreviousStars,
    RepeatAbility,
    Sentence,
    TakeBack,
    Transfer,
)
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text

FORMS: tuple[ExhaustForm, ...] = get_args(ExhaustForm)
BOTH: tuple[Points, ...] = get_args(Points)
PLACES: tuple[Place, ...] = get_args(Place)


def odd_hero(dealer: Dealer) -> Hero:
    cards = tuple(HeroCard(_half(dealer), _half(dealer)) for _ in range(8))
    return Hero("odd", "odd", Text("Odd"), Text("for tests"), cards)


def odd_hero_with(dealer: Dealer, *actions: AnyAction) -> Hero:
    """Half of all abilities do one of these things, too."""

    def half(printed: HeroHalf) -> HeroHalf:
        return structs.replace(printed, abilities=tuple(map(ability, printed.abilities)))

    def ability(said: HeroAbility) -> HeroAbility:
        first, *others = said.sentences
        if dealer.below(2):
            return said
        at, action = dealer.below(len(first.do) + 1), dealer.one_of(actions)
        do = (*first.do[:at], action, *first.do[at:])
        if isinstance(action, Choose | RepeatAbility):
            do = (action,)
        return structs.replace(said, sentences=(structs.replace(first, do=do), *others))

    who = odd_hero(dealer)
    cards = tuple(HeroCard(half(card.upper), half(card.lower)) for card in who.cards)
    return structs.replace(who, cards=cards)


def echoing_hero(dealer: Dealer) -> Hero:
    """Abilities that are worth repeating, and some that repeat them, all cheap."""

    def half() -> HeroHalf:
        sentences = (*_ability(dealer).sentences, Sentence((Gain("defense", 1 + dealer.below(3)),)))
        worth = HeroAbility(dealer.below(3), sentences)
        when = (_condition(dealer),) if dealer.below(3) == 0 else ()
        again = HeroAbility(dealer.below(2), (Sentence((RepeatAbility(),), when),))
        both = (worth, again) if dealer.below(3) else (again, worth)
        abilities = both if dealer.below(2) else both[:1]
        return structs.replace(_half(dealer), abilities=abilities, value=1 + dealer.below(5))

    cards = tuple(HeroCard(half(), half()) for _ in range(8))
    return structs.replace(odd_hero(dealer), cards=cards)


def odd_enemy(dealer: Dealer) -> Enemy:
    defense = None if dealer.below(8) == 0 else dealer.below(14)
    modifier = _modifier(dealer) if dealer.below(2) else None
    return Enemy(Text("Foe"), 3, dealer.below(9), defense, modifier)


def _modifier(dealer: Dealer) -> Modifier:
    name, by, count = Text("Odd"), dealer.one_of((-2, -1, 1, 2)), 1 + dealer.below(3)
    stat = dealer.one_of(BOTH)
    match dealer.below(5):
        case 0:
            return Modifier(name, stat, by, element=dealer.one_of(ELEMENTS), count=count)
        case 1:
            return Modifier(name, stat, by, banner=dealer.one_of((1, 2)), count=count)
        case 2:
            return Modifier(name, stat, by, cards=">=", count=count)
        case 3:
            return Modifier(name, stat, by, cards="<=", count=count)
        case _:
            return Modifier(name, trap=True)


def _half(dealer: Dealer) -> HeroHalf:
    form = dealer.one_of(FORMS) if dealer.below(3) == 0 else "plain"
    cost = dealer.below(4) if form in ALWAYS_PRICED or dealer.below(2) else None
    return HeroHalf(
        name=Text("Card"),
        value=dealer.below(5),
        exhaust=Exhaust(None if form in NEVER_PRICED else cost, form),
        abilities=tuple(_ability(dealer) for _ in range(1 + dealer.below(2))),
        element=dealer.one_of((None, *ELEMENTS)),
    )


def _ability(dealer: Dealer) -> HeroAbility:
    sentences = tuple(_sentence(dealer) for _ in range(1 + dealer.below(2)))
    return HeroAbility(dealer.below(4), sentences)


def _sentence(dealer: Dealer) -> Sentence:
    do: tuple[AnyAction, ...] = (odd_choice(dealer),)
    if dealer.below(16) == 0:
        do = (RepeatAbility(),)
    elif dealer.below(8):
        do = tuple(_action(dealer) for _ in range(1 + dealer.below(2)))
    when = tuple(_condition(dealer) for _ in range(dealer.below(3) % 2 + dealer.below(2)))
    return Sentence(do, when)


def odd_choice(dealer: Dealer) -> Choose:
    ways = [tuple(_action(dealer) for _ in range(1 + dealer.below(2))) for _ in range(2)]
    return Choose(ways[0], ways[1] if dealer.below(2) else ())


def _action(dealer: Dealer) -> PlainAction:
    points = dealer.one_of(BOTH)
    other = BOTH[1 - BOTH.index(points)]
    match dealer.below(11):
        case 0 | 1 | 2:
            return Gain(points, 1 + dealer.below(5))
        case 3:
            return Gain("mana", 1 + dealer.below(3))
        case 4 | 5:
            return Pay(points, 1 + dealer.below(2))
        case 6:
            return Empty(points)
        case 7:
            return Transfer(points, other)
        case 8:
            return TakeBack(1 + dealer.below(2))
        case 9:
            return IgnoreModifier()
        case _:
            boxes = tuple(dealer.below(4) for _ in range(1 + dealer.below(3)))
            return GainTick(points, boxes, dealer.below(3))


def _condition(dealer: Dealer) -> AnyCondition:
    where, many = dealer.one_of(PLACES), 1 + dealer.below(2)
    match dealer.below(7):
        case 0:
            return HasElement(dealer.one_of(ELEMENTS), many, where)
        case 1:
            return HasElement(dealer.one_of(ELEMENTS), 0, where, none=True)
        case 2:
            return HasBanner(dealer.one_of((1, 2)), many, where)
        case 3:
            return HasCards(dealer.one_of((">=", "<=")), dealer.below(4), where)
        case 4:
            return HasPoints(dealer.one_of(BOTH), many)
        case 5:
            return PreviousStars(many)
        case _:
            stars = tuple(1 + dealer.below(2) for _ in range(1 + dealer.below(2)))
            return HasConstellation(stars, where, none=bool(dealer.below(2)))
