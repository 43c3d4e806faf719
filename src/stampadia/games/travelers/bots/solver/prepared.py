"""Hero Cards prepared for the search: sets of cards are numbers, one bit for each card.

A *scene* is all that conditions can look at, except the tracks: who lies where. It is one number,
because a search makes some thousand of them. Needs say which plays could help an ability: a play
that helps none can wait, or be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import ELEMENTS, LOWER, UPPER, Hero, HeroHalf, box_key
from stampadia.games.travelers.rules.fight import Card, contains, half
from stampadia.workbench.native import mypyc_attr

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
"""From its lowest bit: the hand, Charge, Infuse and Strain as sets of cards, then what follows.
Where it stays below 2 ** 62 a compiled search has it in one word; the row of cards, which needs
any number of bits, is mostly nothing and comes last."""
CHARGE: Final = 9
INFUSE: Final = 18
STRAIN: Final = 27
SET: Final = (1 << CHARGE) - 1
"""A set of cards."""
LAST: Final = 36
"""The column's last card."""
FOUR_BITS: Final = 15
ACTIVATED: Final = 40
"""How many of its abilities."""
TWO_BITS: Final = 3
IGNORED: Final = 1 << 42
"""The enemy's Modifier (ruling A44); or there is none."""
SPOKEN: Final = 43
"""The ability that was activated last, by its number and 1, where one could repeat it."""
FIVE_BITS: Final = 31
ABOVE: Final = 48
"""The spheres of the card above the last one, where that matters."""
TICKED: Final = 50
"""Boxes filled for the last card in this turn; so many at most, which is more than a row has."""
MOST_TICKED: Final = FOUR_BITS
ROW: Final = 54
"""The Infuse cards from left to right and the Opening Card, where their order matters: the number
of that row (`Cards.rows_met`)."""
ONE_ROW: Final = 1 << ROW
NOT_ADDED: Final = ~(
    FOUR_BITS << LAST | TWO_BITS << ACTIVATED | FOUR_BITS << TICKED | TWO_BITS << ABOVE
)
"""What stays as it is when a card is added to the column."""
NOT_SPOKEN: Final = ~(FIVE_BITS << SPOKEN)
Row = say.Stars
"""Each card as its spheres, or as itself where one may be taken back out of the row."""
COUNTS: Final = [bits.bit_count() for bits in range(SET + 1)]
"""How many cards each set has: quicker than counting, also where nothing is compiled."""


def last_of(scene: Scene) -> int:
    return scene >> LAST & FOUR_BITS


def activated_of(scene: Scene) -> int:
    return scene >> ACTIVATED & TWO_BITS


# Conditions, made ready


@mypyc_attr(allow_interpreted_subclasses=False)
class Met:
    """A condition, as it is asked thousands of times."""

    def holds(self, scene: Scene, attack: int, defense: int) -> bool:
        """Is it met, with so much Attack and Defense?"""
        raise NotImplementedError


class _AtLeast(Met):
    """So many of some cards in a row of cards."""

    __slots__ = ("least", "mask")

    def __init__(self, mask: int, least: int) -> None:
        self.mask = mask
        self.least = least


class _InHand(_AtLeast):
    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return COUNTS[scene & self.mask] >= self.least


class _NoneInHand(_AtLeast):
    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return not scene & self.mask


class _Shown(_AtLeast):
    """Among the cards whose Elements are in play."""

    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return COUNTS[shown_of(scene, self.mask)] >= self.least


class _NoneShown(_AtLeast):
    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return not shown_of(scene, self.mask)


class _Flown(_AtLeast):
    """Among the cards whose Banners are in play."""

    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return COUNTS[banners_of(scene) & self.mask] >= self.least


class _FewInHand(_AtLeast):
    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return COUNTS[scene & self.mask] <= self.least


class _Played(_AtLeast):
    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return COUNTS[self.mask & ~scene] >= self.least


class _FewPlayed(_AtLeast):
    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return COUNTS[self.mask & ~scene] <= self.least


class _Attack(_AtLeast):
    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return attack >= self.least


class _Defense(_AtLeast):
    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return defense >= self.least


class _StarsAbove(Met):
    __slots__ = ("stars",)

    def __init__(self, stars: int) -> None:
        self.stars = stars

    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        return scene >> ABOVE & TWO_BITS == self.stars


class _RowShows(Met):
    """A Constellation in play."""

    __slots__ = ("cards", "known", "none", "wanted")

    def __init__(self, cards: Cards, wanted: say.Stars, none: bool) -> None:
        self.cards = cards
        self.wanted = wanted
        self.none = none
        self.known: dict[int, bool] = {}
        """By the number of the row."""

    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        number = scene >> ROW
        found = self.known.get(number)
        if found is None:
            row = self.cards.stars_of(self.cards.rows_met[number])
            found = self.known[number] = contains(row, self.wanted) != self.none
        return found


class _HandShows(Met):
    """A Constellation of cards in hand: so many of each kind."""

    __slots__ = ("counted", "none")

    def __init__(self, counted: list[tuple[int, int]], none: bool) -> None:
        self.counted = counted
        self.none = none

    def holds(self, scene: Scene, attack: int, defense: int) -> bool:  # noqa: ARG002
        for mask, count in self.counted:
            if COUNTS[scene & mask] < count:
                return self.none
        return not self.none


# Cards, made ready


class PreparedSentence:
    __slots__ = ("do", "when")

    def __init__(self, when: tuple[Met, ...], do: tuple[say.AnyAction, ...]) -> None:
        self.when = when
        self.do = do


class PlainGain:
    """A sentence that only gains."""

    __slots__ = ("attack", "defense", "mana", "when")

    def __init__(self, when: tuple[Met, ...], attack: int, defense: int, mana: int) -> None:
        self.when = when
        self.attack = attack
        self.defense = defense
        self.mana = mana


class PreparedAbility:
    __slots__ = ("cost", "needs", "plain", "repeatable", "sentences", "takes_back")

    def __init__(
        self,
        cost: int,
        sentences: tuple[PreparedSentence, ...],
        needs: int,
        takes_back: bool,
        repeatable: bool,
        plain: tuple[PlainGain, ...] | None,
    ) -> None:
        self.cost = cost
        self.sentences = sentences
        self.needs = needs
        self.takes_back = takes_back
        self.repeatable = repeatable
        self.plain = plain
        """The same sentences, where all of them only gain."""


class PreparedCard:
    __slots__ = (
        "abilities", "add", "at", "bit", "card", "charge", "charge_helps", "element", "exhaust",
        "form", "harmless", "idle_helps", "infuse", "infuse_helps", "needs", "stars",
        "strain_attack", "strain_defense", "ticks", "to_charge", "to_infuse", "to_strain", "value",
    )  # fmt: skip

    def __init__(
        self,
        card: Card,
        at: int,
        printed: HeroHalf,
        abilities: tuple[PreparedAbility, ...],
        ticks: int,
    ) -> None:
        self.card = card
        self.at = at
        self.bit = bit = 1 << at
        self.value = printed.value
        self.stars = printed.stars
        self.element = 1 << ELEMENTS.index(printed.element) if printed.element else 0
        """As the need that it meets."""
        self.exhaust: int | None = printed.exhaust.cost
        """The price, where there is one."""
        self.form: str = printed.exhaust.form
        self.harmless: bool = printed.exhaust.harmless(card[1])
        """Its Exhaust Effect does it no harm, although nothing is paid."""
        self.abilities = abilities
        needs = [0]
        for ability in reversed(abilities):
            needs.insert(0, needs[0] | ability.needs)
        self.needs = needs
        """What the abilities from each one on need."""
        self.ticks = ticks
        # which needs it meets as a Charge, infused, and added without being activated
        self.charge_helps = COUNT | FEWER | BANNER[card[1]]
        self.infuse_helps = self.element | COUNT | FEWER | CONSTELLATION
        self.idle_helps = self.element | COUNT | FEWER | PREVIOUS
        # what changes in a scene when it leaves the hand for one of these
        self.to_charge = bit | bit << CHARGE
        self.to_infuse = bit | bit << INFUSE
        self.to_strain = bit | bit << STRAIN
        # the choices that take it there
        self.charge = (n.CHARGE + card[0],)
        self.infuse = (n.INFUSE + card[0],)
        self.strain_attack = (n.STRAIN_ATTACK + card[0],)
        self.strain_defense = (n.STRAIN_DEFENSE + card[0],)
        self.add = (n.ADD + card[0],)


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
        self.takes_back = any(isinstance(a, say.TakeBack) for s in sentences for a in s.actions())
        self.rows = any(_row_matters(c) for s in sentences for c in s.when)
        self.previous = any(isinstance(c, say.PreviousStars) for s in sentences for c in s.when)
        self.repeats = any(ability.repeats() for ability in abilities)
        self.ordered = all(map(_more_is_better, sentences))
        self.cards = [
            self._prepared(at, card, ticks.get(box_key(hero, *card), 0))
            for at, card in enumerate(cards)
        ]
        self.needs = [0]
        """What the abilities of each set of cards need."""
        for one in self.cards:
            self.needs += [one.needs[0] | rest for rest in self.needs]
        self.rows_met: list[Row] = [()]
        """By number."""
        self._row_numbers: dict[Row, int] = {(): 0}
        self._longer_rows: dict[int, int] = {}
        """The numbers of rows with one card more on the left."""

    def row_of(self, scene: Scene) -> Row:
        return self.rows_met[scene >> ROW]

    def with_row(self, scene: Scene, row: Row) -> Scene:
        return scene & ONE_ROW - 1 | self._row_number(row) << ROW

    def infused(self, scene: Scene, card: int) -> Scene:
        """With this card on the left of the row."""
        before = scene >> ROW
        step = before << 4 | card
        number = self._longer_rows.get(step)
        if number is None:
            number = self._row_number((self.marks(card), *self.rows_met[before]))
            self._longer_rows[step] = number
        return scene & ONE_ROW - 1 | number << ROW

    def _row_number(self, row: Row) -> int:
        number = self._row_numbers.get(row)
        if number is None:
            number = self._row_numbers[row] = len(self.rows_met)
            self.rows_met.append(row)
        return number

    def marks(self, card: int) -> int:
        """What stands for a card in the row."""
        return card if self.takes_back else self.stars[card]

    def stars_of(self, row: Row) -> say.Stars:
        return tuple([self.stars[card] for card in row]) if self.takes_back else row

    def number(self, card: int, ability: int) -> int:
        return 2 * card + ability

    def numbered(self, number: int) -> PreparedAbility:
        return self.cards[number // 2].abilities[number % 2]

    # Preparing

    def _prepared(self, at: int, card: Card, ticks: int) -> PreparedCard:
        printed = half(self.hero, card)
        abilities = tuple([self._ability(ability) for ability in printed.abilities])
        return PreparedCard(card, at, printed, abilities, ticks)

    def _ability(self, ability: say.HeroAbility) -> PreparedAbility:
        needs = 0
        for sentence in ability.sentences:
            needs |= _needs_of(sentence)
        sentences = tuple(
            [
                PreparedSentence(tuple([self._met(one) for one in sentence.when]), sentence.do)
                for sentence in ability.sentences
            ]
        )
        back = any(isinstance(a, say.TakeBack) for s in ability.sentences for a in s.actions())
        plain: tuple[PlainGain, ...] | None = None
        if all(isinstance(action, say.Gain) for s in ability.sentences for action in s.do):
            plain = tuple([PlainGain(one.when, *_gains(one.do)) for one in sentences])
        return PreparedAbility(ability.cost, sentences, needs, back, ability.repeatable(), plain)

    def _met(self, condition: say.AnyCondition) -> Met:
        match condition:
            case say.HasElement():
                mask, least = self.elements[condition.element], condition.least
                if condition.where == "hand":
                    return _NoneInHand(mask, 0) if condition.none else _InHand(mask, least)
                return _NoneShown(mask, 0) if condition.none else _Shown(mask, least)
            case say.HasBanner():
                mask, least = self.tips[condition.tips - 1], condition.least
                return _InHand(mask, least) if condition.where == "hand" else _Flown(mask, least)
            case say.HasCards():
                many, count = condition.how == ">=", condition.count
                if condition.where == "hand":
                    return _InHand(SET, count) if many else _FewInHand(SET, count)
                return _Played(self.every, count) if many else _FewPlayed(self.every, count)
            case say.HasPoints():
                least = condition.least
                return _Attack(0, least) if condition.of == "attack" else _Defense(0, least)
            case say.PreviousStars():
                return _StarsAbove(condition.stars)
            case say.HasConstellation():
                return self._constellation_met(condition)

    def _constellation_met(self, condition: say.HasConstellation) -> Met:
        wanted, none = condition.stars, condition.none
        if condition.where == "play":
            return _RowShows(self, wanted, none)
        counted = [(_where(self.stars, stars), wanted.count(stars)) for stars in set(wanted)]
        return _HandShows(counted, none)


def _where(items: Sequence[object], wanted: object) -> int:
    return sum(1 << at for at, item in enumerate(items) if item == wanted)


def shown_of(scene: Scene, cards: int) -> int:
    """Which of these show their Elements in play: the column and the Infuse row."""
    return cards & ~(scene | scene >> CHARGE | scene >> STRAIN)


def banners_of(scene: Scene) -> int:
    """The cards whose Banners are in play."""
    return scene >> CHARGE & SET | 1 << (scene >> LAST & FOUR_BITS)


def _gains(actions: Sequence[say.AnyAction]) -> tuple[int, int, int]:
    total = {"attack": 0, "defense": 0, "mana": 0}
    for action in actions:
        assert isinstance(action, say.Gain)
        total[action.of] += action.amount
    return total["attack"], total["defense"], total["mana"]


def _row_matters(condition: say.AnyCondition) -> bool:
    return isinstance(condition, say.HasConstellation) and condition.where == "play"


# What helps


def _needs_of(sentence: say.Sentence) -> int:
    if sentence.repeats():
        return ANYTHING  # whatever the other ability needs, and its cost
    takes = any(
        isinstance(action, say.Pay | say.Empty | say.Transfer) for action in sentence.actions()
    )
    loses = takes or any(isinstance(action, say.IgnoreModifier) for action in sentence.actions())
    if loses and sentence.when:
        return ANYTHING  # not to meet the condition may be what helps
    needs = POINTS if takes else 0
    for condition in sentence.when:
        needs |= _helped_by(condition)
    for action in sentence.actions():
        if isinstance(action, say.Gain) and action.of == "mana":
            needs |= POINTS
    return needs


def _helped_by(condition: say.AnyCondition) -> int:
    match condition:
        case say.HasElement(where="play", none=False):
            return 1 << ELEMENTS.index(condition.element)
        case say.HasElement(where="hand", none=True):
            return FEWER
        case say.HasBanner(where="play"):
            return BANNER[condition.tips - 1]
        case say.HasCards(how=">=", where="play"):
            return COUNT
        case say.HasCards(how="<=", where="hand"):
            return FEWER
        case say.HasPoints():
            return POINTS
        case say.PreviousStars():
            return PREVIOUS
        case say.HasConstellation(where="play", none=False):
            return CONSTELLATION
        case say.HasConstellation(where="hand", none=True):
            return FEWER
        case _:
            return 0


def _more_is_better(sentence: say.Sentence) -> bool:
    """Whoever had more Attack and Defense before has not less after it. Not so where having enough
    leads to paying more than 1, or to losing what is there."""
    gated = any(isinstance(condition, say.HasPoints) for condition in sentence.when)
    plain = tuple(one for one in sentence.do if not isinstance(one, say.Choose | say.RepeatAbility))
    choices = [action for action in sentence.do if isinstance(action, say.Choose)]
    ways = [way for choice in choices for way in (choice.first, choice.second)]
    return all(_grows(way, gated) for way in (plain, *ways))


def _grows(actions: tuple[say.PlainAction, ...], gated: bool) -> bool:
    for action in actions:
        if isinstance(action, say.Pay):
            if gated or action.amount > 1:
                return False
            gated = True
        elif gated and not isinstance(action, say.Gain | say.GainTick | say.TakeBack):
            return False
    return True
