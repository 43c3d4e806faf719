"""Hero Cards prepared for the search: sets of cards are numbers, one bit for each card.

A *scene* is all that conditions can look at, except the tracks: who lies where. It is one number,
because a search makes some thousand of them. Needs say which plays could help an ability: a play
that helps none can wait, or be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from stampadia.games.travelers.content import ELEMENTS, LOWER, UPPER, Hero, box_key
from stampadia.games.travelers.instructions import (
    AnyAction,
    AnyCondition,
    Choose,
    Empty,
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
    PlainAction,
    PreviousStars,
    RepeatAbility,
    Sentence,
    Stars,
    TakeBack,
    Transfer,
)
from stampadia.games.travelers.rules.fight import Card, contains, half

BANNER: Final = (16, 32)
COUNT: Final = 64
"""More cards in play."""
FEWER: Final = 128
"""Fewer cards in hand."""
CONSTELLATION: Final = 256
PREVIOUS: Final = 512
POINTS: Final = 1024
"""Attack or Defense that is there before; or room for Mana."""
BY_INFUSING: Final = 15 | COUNT | FEWER | CONSTELLATION
BY_CHARGING: Final = BANNER[0] | BANNER[1] | COUNT | FEWER
BY_STRAINING: Final = COUNT | FEWER | POINTS
ANYTHING: Final = 2047
NONE: Final = -1
"""No ability."""


Scene = int
"""From its lowest bit: the hand, Charge, Infuse and Strain as sets of cards, then what follows."""
CHARGE: Final = 10
INFUSE: Final = 20
STRAIN: Final = 30
SET: Final = (1 << CHARGE) - 1
"""A set of cards."""
LAST: Final = 40
"""The column's last card."""
ACTIVATED: Final = 44
"""How many of its abilities."""
IGNORED: Final = 1 << 47
"""The enemy's Modifier (ruling A44); or there is none."""
SPOKEN: Final = 48
"""The ability that was activated last, by its number and 1, where one could repeat it."""
TICKED: Final = 54
"""Boxes filled for the last card in this turn."""
ABOVE: Final = 60
"""The spheres of the card above the last one, where that matters."""
ROW: Final = 66
"""The Infuse cards from left to right and the Opening Card, where their order matters: the number
of that row (`Cards.rows_met`)."""
FOUR_BITS: Final = 15
SIX_BITS: Final = 63
NOT_ADDED: Final = ~(FOUR_BITS << LAST | 7 << ACTIVATED | SIX_BITS << TICKED | SIX_BITS << ABOVE)
"""What stays as it is when a card is added to the column."""
NOT_SPOKEN: Final = ~(SIX_BITS << SPOKEN)
Row = tuple[int, ...]
"""Each card as its spheres, or as itself where one may be taken back out of the row."""


def last_of(scene: Scene) -> int:
    return scene >> LAST & FOUR_BITS


def activated_of(scene: Scene) -> int:
    return scene >> ACTIVATED & 7


Met = Callable[[Scene, int, int], bool]
"""Is a condition met, with so much Attack and Defense?"""


class PreparedSentence(NamedTuple):
    when: tuple[Met, ...]
    do: tuple[AnyAction, ...]


class PlainGain(NamedTuple):
    """A sentence that only gains: Attack, Defense and Mana."""

    when: tuple[Met, ...]
    attack: int
    defense: int
    mana: int


class PreparedAbility(NamedTuple):
    cost: int
    sentences: tuple[PreparedSentence, ...]
    needs: int
    takes_back: bool
    repeatable: bool
    plain: tuple[PlainGain, ...] | None
    """The same sentences, where all of them only gain."""


class PreparedCard(NamedTuple):
    card: Card
    at: int
    bit: int
    value: int
    stars: int
    element: int
    """As the need that it meets."""
    exhaust: int | None
    """The price, where there is one."""
    form: str
    harmless: bool
    """Its Exhaust Effect does it no harm, although nothing is paid."""
    abilities: tuple[PreparedAbility, ...]
    needs: tuple[int, ...]
    """What the abilities from each one on need."""
    ticks: int
    charge_helps: int
    infuse_helps: int
    idle_helps: int
    """Which needs it meets as a Charge, infused, and added without being activated."""
    to_charge: int
    to_infuse: int
    to_strain: int
    """What changes in a scene when it leaves the hand for one of these."""


class Cards:
    """The cards of one hand, and of what is already in play."""

    def __init__(self, hero: Hero, cards: Sequence[Card], ticks: Mapping[str, int]) -> None:
        self.hero = hero
        self.every = (1 << len(cards)) - 1
        printed = [half(hero, card) for card in cards]
        abilities = [ability for one in printed for ability in one.abilities]
        sentences = [sentence for ability in abilities for sentence in ability.sentences]
        self.tips = [_where([card[1] for card in cards], side) for side in (UPPER, LOWER)]
        self.elements = {
            element: _where([one.element for one in printed], element) for element in ELEMENTS
        }
        self.stars = [one.stars for one in printed]
        self.takes_back = any(isinstance(a, TakeBack) for s in sentences for a in s.actions())
        self.rows = any(_row_matters(c) for s in sentences for c in s.when)
        self.previous = any(isinstance(c, PreviousStars) for s in sentences for c in s.when)
        self.repeats = any(ability.repeats() for ability in abilities)
        self.ordered = all(map(_more_is_better, sentences))
        self.cards = [
            self._prepared(at, card, ticks.get(box_key(hero, *card), 0))
            for at, card in enumerate(cards)
        ]
        self._needs: dict[int, int] = {0: 0}
        self.rows_met: list[Row] = [()]
        """By number."""
        self._row_numbers: dict[Row, int] = {(): 0}

    def needs_of(self, hand: int) -> int:
        """What the abilities of these cards need."""
        found = self._needs.get(hand)
        if found is None:
            low = hand & -hand
            found = self._needs[hand] = self.cards[low.bit_length() - 1].needs[0] | self.needs_of(
                hand ^ low
            )
        return found

    def marks(self, card: int) -> int:
        """What stands for a card in the row."""
        return card if self.takes_back else self.stars[card]

    def row_of(self, scene: Scene) -> Row:
        return self.rows_met[scene >> ROW]

    def with_row(self, scene: Scene, row: Row) -> Scene:
        number = self._row_numbers.get(row)
        if number is None:
            number = self._row_numbers[row] = len(self.rows_met)
            self.rows_met.append(row)
        return scene & (1 << ROW) - 1 | number << ROW

    def stars_of(self, row: Row) -> Stars:
        return tuple(self.stars[card] for card in row) if self.takes_back else row

    def number(self, card: int, ability: int) -> int:
        return 2 * card + ability

    def numbered(self, number: int) -> PreparedAbility:
        return self.cards[number // 2].abilities[number % 2]

    # Preparing

    def _prepared(self, at: int, card: Card, ticks: int) -> PreparedCard:
        printed = half(self.hero, card)
        abilities = tuple(map(self._ability, printed.abilities))
        needs = [0]
        for ability in reversed(abilities):
            needs.insert(0, needs[0] | ability.needs)
        element = 1 << ELEMENTS.index(printed.element) if printed.element else 0
        bit = 1 << at
        return PreparedCard(
            card, at, bit, printed.value, printed.stars, element,
            printed.exhaust.cost, printed.exhaust.form, printed.exhaust.harmless(card[1]),
            abilities, tuple(needs), ticks,
            COUNT | FEWER | BANNER[card[1]], element | COUNT | FEWER | CONSTELLATION,
            element | COUNT | FEWER | PREVIOUS,
            bit | bit << CHARGE, bit | bit << INFUSE, bit | bit << STRAIN,
        )  # fmt: skip

    def _ability(self, ability: HeroAbility) -> PreparedAbility:
        needs = 0
        for sentence in ability.sentences:
            needs |= _needs_of(sentence)
        sentences = tuple(
            PreparedSentence(tuple(map(self._met, sentence.when)), sentence.do)
            for sentence in ability.sentences
        )
        back = any(isinstance(a, TakeBack) for s in ability.sentences for a in s.actions())
        plain = None
        if all(isinstance(action, Gain) for s in ability.sentences for action in s.do):
            plain = tuple(PlainGain(one.when, *_gains(one.do)) for one in sentences)
        return PreparedAbility(ability.cost, sentences, needs, back, ability.repeatable(), plain)

    def _met(self, condition: AnyCondition) -> Met:
        every = self.every
        match condition:
            case HasElement():
                mask, least = self.elements[condition.element], condition.least
                if condition.where == "hand":
                    if condition.none:
                        return lambda s, _a, _d: not s & mask
                    return lambda s, _a, _d: (s & mask).bit_count() >= least
                if condition.none:
                    return lambda s, _a, _d: not shown_of(s, every) & mask
                return lambda s, _a, _d: (shown_of(s, every) & mask).bit_count() >= least
            case HasBanner():
                mask, least = self.tips[condition.tips - 1], condition.least
                if condition.where == "hand":
                    return lambda s, _a, _d: (s & mask).bit_count() >= least
                return lambda s, _a, _d: (banners_of(s) & mask).bit_count() >= least
            case HasCards():
                return _count_met(condition, every)
            case HasPoints():
                least = condition.least
                if condition.of == "attack":
                    return lambda _s, a, _d: a >= least
                return lambda _s, _a, d: d >= least
            case PreviousStars():
                stars = condition.stars
                return lambda s, _a, _d: s >> ABOVE & SIX_BITS == stars
            case HasConstellation():
                return self._constellation_met(condition)

    def _constellation_met(self, condition: HasConstellation) -> Met:
        wanted, none = condition.stars, condition.none
        if condition.where == "play":
            return lambda s, _a, _d: contains(self.stars_of(self.row_of(s)), wanted) != none
        counted = [(_where(self.stars, stars), wanted.count(stars)) for stars in set(wanted)]
        return lambda s, _a, _d: (
            none != all((s & mask).bit_count() >= count for mask, count in counted)
        )


def _where(items: Sequence[object], wanted: object) -> int:
    return sum(1 << at for at, item in enumerate(items) if item == wanted)


def shown_of(scene: Scene, every: int) -> int:
    """The cards whose Elements are in play: the column and the Infuse row."""
    return every & ~(scene | scene >> CHARGE | scene >> STRAIN)


def banners_of(scene: Scene) -> int:
    """The cards whose Banners are in play."""
    return scene >> CHARGE & SET | 1 << (scene >> LAST & FOUR_BITS)


def _gains(actions: Sequence[AnyAction]) -> tuple[int, int, int]:
    total = {"attack": 0, "defense": 0, "mana": 0}
    for action in actions:
        assert isinstance(action, Gain)
        total[action.of] += action.amount
    return total["attack"], total["defense"], total["mana"]


def _count_met(condition: HasCards, every: int) -> Met:
    count = condition.count
    if condition.where == "hand":
        if condition.how == ">=":
            return lambda s, _a, _d: (s & SET).bit_count() >= count
        return lambda s, _a, _d: (s & SET).bit_count() <= count
    if condition.how == ">=":
        return lambda s, _a, _d: (every & ~s).bit_count() >= count
    return lambda s, _a, _d: (every & ~s).bit_count() <= count


def _row_matters(condition: AnyCondition) -> bool:
    return isinstance(condition, HasConstellation) and condition.where == "play"


# What helps


def _needs_of(sentence: Sentence) -> int:
    if sentence.repeats():
        return ANYTHING  # whatever the other ability needs, and its cost
    takes = any(isinstance(action, Pay | Empty | Transfer) for action in sentence.actions())
    loses = takes or any(isinstance(action, IgnoreModifier) for action in sentence.actions())
    if loses and sentence.when:
        return ANYTHING  # not to meet the condition may be what helps
    needs = POINTS if takes else 0
    for condition in sentence.when:
        needs |= _helped_by(condition)
    for action in sentence.actions():
        if isinstance(action, Gain) and action.of == "mana":
            needs |= POINTS
    return needs


def _helped_by(condition: AnyCondition) -> int:
    match condition:
        case HasElement(where="play", none=False):
            return 1 << ELEMENTS.index(condition.element)
        case HasElement(where="hand", none=True):
            return FEWER
        case HasBanner(where="play"):
            return BANNER[condition.tips - 1]
        case HasCards(how=">=", where="play"):
            return COUNT
        case HasCards(how="<=", where="hand"):
            return FEWER
        case HasPoints():
            return POINTS
        case PreviousStars():
            return PREVIOUS
        case HasConstellation(where="play", none=False):
            return CONSTELLATION
        case HasConstellation(where="hand", none=True):
            return FEWER
        case _:
            return 0


def _more_is_better(sentence: Sentence) -> bool:
    """Whoever had more Attack and Defense before has not less after it. Not so where having enough
    leads to paying more than 1, or to losing what is there."""
    gated = any(isinstance(condition, HasPoints) for condition in sentence.when)
    plain = tuple(one for one in sentence.do if not isinstance(one, Choose | RepeatAbility))
    choices = [action for action in sentence.do if isinstance(action, Choose)]
    ways = [way for choice in choices for way in (choice.first, choice.second)]
    return all(_grows(way, gated) for way in (plain, *ways))


def _grows(actions: tuple[PlainAction, ...], gated: bool) -> bool:
    for action in actions:
        if isinstance(action, Pay):
            if gated or action.amount > 1:
                return False
            gated = True
        elif gated and not isinstance(action, Gain | GainTick | TakeBack):
            return False
    return True
