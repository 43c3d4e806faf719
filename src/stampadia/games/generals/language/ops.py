"""Rules of the grammars: what is done with units, with cards and with the table."""

from __future__ import annotations

from lark import Token

from stampadia.games.generals.content import COLUMNS, Element
from stampadia.games.generals.language.skills import (
    AddWounds,
    AnyOp,
    AttackSpaces,
    AttackTimes,
    BecomeUnit,
    CardsOf,
    CardToLife,
    Change,
    CopyText,
    DeclareElement,
    Defeat,
    DiscardCards,
    DiscardFromUnit,
    DiscardPlace,
    DiscardShields,
    DiscardThis,
    DiscardTop,
    Draw,
    Exhaust,
    GainLife,
    GainShields,
    Infuse,
    InfuseAny,
    InfuseLike,
    JoinUnit,
    Jump,
    JumpsMaySwap,
    JumpTo,
    KeepPlaying,
    KeepUnit,
    LoseGame,
    LoseLife,
    MoveOrMerge,
    MoveUnit,
    MoveWounds,
    Print,
    RemoveWounds,
    Repeat,
    ReplaceCard,
    ReprintThis,
    Restore,
    Ritual,
    SelectUnit,
    SetInk,
    SwapColumns,
    TakeFromUnit,
    ThisToLife,
    ThisToPlaceStack,
    TurnPage,
    TurnThis,
)
from stampadia.games.generals.language.terms import (
    BareChange,
    Mark,
    Meaningless,
    PrintThere,
    SelectedCard,
    SelectedPlace,
    SubjectChange,
    fixed,
    number_in,
    one,
    plus,
)
from stampadia.games.generals.language.units import (
    INK,
    ONE,
    SELF,
    THAT,
    Amount,
    Chosen,
    Spaces,
    Stat,
    Units,
)
from stampadia.games.generals.language.wording import is_ritual, ritual_named

Many = tuple[Units, ...]
Quantity = Amount | tuple[Amount] | None
"""An amount, "up to" an amount, or all."""


def plain(quantity: Quantity) -> Amount:
    """An amount that is neither "all" nor "up to"."""
    if not isinstance(quantity, Amount):
        raise Meaningless
    return quantity


def _less(by: Amount) -> Amount:
    return plus(Amount(), by, -1)


class UnitOpRules:
    def op(self, op: object) -> object:
        return op

    # Numbers

    def change(self, signed: tuple[bool, Amount], stats: tuple[Stat, ...]) -> object:
        minus, by = signed
        return [BareChange(stat, by, minus) for stat in stats]

    def change_units(
        self, signed: tuple[bool, Amount], stats: tuple[Stat, ...], units: Many
    ) -> list[AnyOp]:
        return [Change(stat, signed[1], units) for stat in stats]

    def units_gain_signed(
        self, units: Many, signed: tuple[bool, Amount], stats: tuple[Stat, ...]
    ) -> list[SubjectChange]:
        return [SubjectChange(stat, signed[1], units) for stat in stats]

    def gain_signed(self, signed: tuple[bool, Amount], stats: tuple[Stat, ...]) -> object:
        minus, by = signed
        return [BareChange(stat, by, minus, verb=True) for stat in stats]

    def gain_stat(self, by: Amount, stats: tuple[Stat, ...]) -> object:
        return self.gain_signed((False, by), stats)

    def lose_stat(self, by: Amount, stats: tuple[Stat, ...]) -> object:
        return self.gain_signed((True, _less(by)), stats)

    def units_gain(self, units: Many, by: Amount, stats: tuple[Stat, ...]) -> list[SubjectChange]:
        return self.units_gain_signed(units, (False, by), stats)

    def units_lose(self, units: Many, by: Amount, stats: tuple[Stat, ...]) -> list[SubjectChange]:
        return self.units_gain_signed(units, (True, _less(by)), stats)

    def swap_columns(self, *said: Units | Stat) -> AnyOp:
        if not {unit for unit in said if not isinstance(unit, str)} <= {SELF, THAT}:
            raise Meaningless
        return SwapColumns()

    # Wounds

    def add_wounds(self, quantity: Quantity, units: Many) -> AnyOp:
        return AddWounds(plain(quantity), units)

    def remove_wounds(self, quantity: Quantity, units: Many = (SELF,)) -> AnyOp:
        """ "Up to" would be the player's choice, and these words leave none."""
        return RemoveWounds(None if quantity is None else plain(quantity), units)

    def move_wounds(self, quantity: Quantity, source: Many, to: Many = (SELF,)) -> AnyOp:
        if isinstance(quantity, tuple):
            return MoveWounds(quantity[0], source, to, up_to=True)
        return MoveWounds(quantity, source, to)

    def move_wounds_away(self, quantity: Quantity, to: Many) -> AnyOp:
        return self.move_wounds(quantity, (SELF,), to)

    # Jumps and infusions

    def jump(self, by: Amount, toward: str) -> AnyOp:
        return Jump(by, "left" if toward == "left" else "right")

    def jump_one(self, toward: str) -> AnyOp:
        return self.jump(Amount(1), toward)

    def direction(self, token: Token) -> str:
        return token.strip("{}").lower()

    def jump_to(self, unit: Units) -> AnyOp:
        return JumpTo(unit)

    def jumps_may_swap(self) -> AnyOp:
        return JumpsMaySwap()

    def infuse(self, infusion: Infuse | InfuseLike | InfuseAny) -> AnyOp:
        return infusion

    def infuse_units(self, units: Many, infusion: Infuse | InfuseLike | InfuseAny) -> AnyOp:
        match infusion:
            case Infuse():
                return Infuse(infusion.elements, units)
            case InfuseLike():
                return InfuseLike(infusion.like, units)
            case InfuseAny():
                return InfuseAny(infusion.amount, units)

    def infuse_to(self, infusion: Infuse | InfuseLike | InfuseAny, units: Many) -> AnyOp:
        return self.infuse_units(units, infusion)

    def this_element(self) -> Infuse:
        return Infuse()

    def named_elements(self, elements: tuple[Element, ...]) -> Infuse:
        return Infuse(elements)

    def any_element(self, amount: Amount) -> InfuseAny:
        return InfuseAny(amount)

    def like(self, units: Many) -> InfuseLike:
        return InfuseLike(units)

    def like_its(self) -> InfuseLike:
        return InfuseLike((THAT,))

    # Attacks

    def attack_times(self, times: Amount) -> AnyOp:
        return AttackTimes(times)

    def attack_word_times(self, word: Token) -> AnyOp:
        return AttackTimes(Amount(number_in(word)))

    def attack_spaces(self, units: Many) -> AnyOp:
        return AttackSpaces(units)

    def attack_also(self, units: Many) -> AnyOp:
        return AttackSpaces(units, also=True)

    def attack_again(self) -> Mark:
        return Mark("attack_again")

    def attack_print_spaces(self) -> Mark:
        return Mark("attack_print_spaces")

    # The unit and its cards

    def defeat(self, units: Many) -> AnyOp:
        return Defeat(units)

    def exhaust(self, units: Many) -> AnyOp:
        return Exhaust(units)

    def restore(self, units: Many) -> AnyOp:
        return Restore(units)

    def defeat_that(self) -> AnyOp:
        """ "sconfiggilo", a pronoun that has grown onto its verb."""
        return Defeat((THAT,))

    def exhaust_that(self) -> AnyOp:
        return Exhaust((THAT,))

    def restore_that(self) -> AnyOp:
        return Restore((THAT,))

    def move_that(self) -> AnyOp:
        return MoveUnit(THAT)

    def move_that_back(self) -> AnyOp:
        return MoveUnit(THAT, back=True)

    def discard_this(self) -> AnyOp:
        return DiscardThis()

    def keep_unit(self) -> AnyOp:
        return KeepUnit()

    def reprint_this(self) -> AnyOp:
        return ReprintThis()

    def turn_page(self, units: Many) -> AnyOp:
        return TurnPage(units)

    def move_or_merge(self, unit: Units) -> AnyOp:
        if not isinstance(unit, Spaces):
            raise Meaningless
        return MoveOrMerge(unit)

    def copy_text(self, unit: Units) -> AnyOp:
        if not isinstance(unit, Spaces):
            raise Meaningless
        return CopyText(unit)

    def select_unit(self, unit: Units) -> AnyOp:
        return SelectUnit(unit)

    def move_unit(self, unit: Units) -> AnyOp:
        return MoveUnit(unit)

    def move_unit_back(self, unit: Units) -> AnyOp:
        return MoveUnit(unit, back=True)

    def add_this(self, unit: Units) -> AnyOp:
        return JoinUnit(unit)

    def merge_this(self, unit: Units) -> AnyOp:
        return JoinUnit(unit, "merge")

    def become_unit(self) -> AnyOp:
        return BecomeUnit()

    def replace_card(self, amount: Amount, unit: Units) -> AnyOp:
        one(amount)
        return ReplaceCard(unit, infusing=False)

    def replace_infusing(self, amount: Amount, unit: Units) -> AnyOp:
        one(amount)
        return ReplaceCard(unit)

    def select_card(self, unit: Units) -> SelectedCard:
        return SelectedCard(unit, infusing=False)

    def select_infusing(self, unit: Units) -> SelectedCard:
        return SelectedCard(unit, infusing=True)

    def select_card_of(self, amount: Amount, unit: Units) -> SelectedCard:
        one(amount)
        return self.select_card(unit)

    def select_infusing_of(self, amount: Amount, unit: Units) -> SelectedCard:
        one(amount)
        return self.select_infusing(unit)

    def replace_it(self) -> Mark:
        return Mark("replace_it")


# Cards and the table


class TableOpRules:
    # Discard

    def discard_top(self, amount: Amount = ONE) -> AnyOp:
        return DiscardTop(amount)

    def discard_shields(self, quantity: Quantity) -> AnyOp:
        return DiscardShields(None if quantity is None else plain(quantity))

    def discard_cards(self, cards: tuple[CardsOf, ...]) -> AnyOp:
        return DiscardCards(cards)

    def discard_any(self) -> AnyOp:
        return DiscardCards()

    def discard_from(self, cards: tuple[CardsOf, ...], unit: Units) -> AnyOp | list[AnyOp]:
        if len(cards) != 1 or cards[0].element:
            raise Meaningless
        return self._discarded(cards[0].count, unit)

    def discard_its(self, amount: Amount) -> AnyOp | list[AnyOp]:
        return self._discarded(fixed(amount), THAT)

    def _discarded(self, count: int, unit: Units) -> AnyOp | list[AnyOp]:
        """Several cards of a unit that is chosen: all of the same one."""
        if count == 1:
            return DiscardFromUnit(unit)
        if isinstance(unit, Chosen):
            return [SelectUnit(unit), Repeat(Amount(count), (DiscardFromUnit(THAT),))]
        return Repeat(Amount(count), (DiscardFromUnit(unit),))

    def discard_bottom(self, unit: Units) -> AnyOp:
        return DiscardFromUnit(unit, "bottom")

    def discard_top_of(self, unit: Units) -> AnyOp:
        return DiscardFromUnit(unit, "top")

    def discard_its_top(self) -> AnyOp:
        return DiscardFromUnit(THAT, "top")

    def discard_its_bottom(self) -> AnyOp:
        return DiscardFromUnit(THAT, "bottom")

    def discard_place(self, place: SelectedPlace) -> AnyOp:
        return DiscardPlace(place.level, place.infusing)

    def discard_others(self, count: Token | None = None) -> Mark:
        return Mark("discard_others", None if count is None else Amount(number_in(count)))

    def discard_it(self) -> Mark:
        return Mark("discard_it")

    def discard_place_card(self) -> Mark:
        return Mark("discard_place_card")

    def card_list(self, cards: CardsOf) -> tuple[CardsOf, ...]:
        return (cards,)

    def more_cards(self, cards: tuple[CardsOf, ...], more: CardsOf) -> tuple[CardsOf, ...]:
        return (*cards, more)

    def card_count(self, amount: Amount, element: Element | None = None) -> CardsOf:
        return CardsOf(fixed(amount), element)

    def place_card(self, amount: Amount) -> SelectedPlace:
        one(amount)
        return SelectedPlace(None, infusing=False)

    def level_place_card(self, amount: Amount, level: Amount) -> SelectedPlace:
        one(amount)
        return SelectedPlace(self._level(level), infusing=False)

    def infusing_place(self, place: SelectedPlace) -> SelectedPlace:
        return SelectedPlace(place.level, infusing=True)

    def _level(self, level: Amount) -> int:
        if not level.fixed:
            raise Meaningless
        return level.plus

    # Draw

    def draw_cards(self, amount: Amount = ONE) -> AnyOp:
        return Draw(amount)

    def take_its(self, amount: Amount) -> AnyOp:
        return TakeFromUnit(THAT, amount)

    def take_from(self, amount: Amount, unit: Units) -> AnyOp:
        return TakeFromUnit(unit, amount)

    def take_rest(self, unit: Units = THAT) -> AnyOp:
        return TakeFromUnit(unit)

    def draw_place(self, amount: Amount) -> Mark:
        one(amount)
        return Mark("draw_place")

    def pick(self, amount: Amount) -> Mark:
        return Mark("pick", Amount(fixed(amount)))

    def add_it(self, unit: Units) -> Mark:
        if unit != SELF:
            raise Meaningless
        return Mark("add_it")

    def put_on_row(self) -> Mark:
        return Mark("put_on_row")

    def apply_effects(self) -> Mark:
        return Mark("apply_effects")

    def ignore_effects(self) -> Mark:
        return Mark("ignore_effects")

    # Print

    def print(self, level: Amount, where: str | tuple[int, ...]) -> AnyOp | PrintThere:
        if where == "there":
            return PrintThere(level)
        if where == "one":
            return Print(level, chosen=True)
        return Print(level, () if isinstance(where, str) else where)

    def print_counted(
        self, count: Amount, level: Amount, where: str | tuple[int, ...]
    ) -> AnyOp | PrintThere:
        one(count)
        return self.print(level, where)

    def columns(self, columns: tuple[int, ...]) -> tuple[int, ...]:
        return columns

    def all_spaces(self) -> str:
        return "all"

    def one_space(self, amount: Amount) -> str:
        one(amount)
        return "one"

    def any_space(self) -> str:
        return "one"

    def there(self) -> str:
        return "there"

    def ordinals(self, token: Token) -> tuple[int, ...]:
        return self.more_ordinals((), token)

    def more_ordinals(self, columns: tuple[int, ...], token: Token) -> tuple[int, ...]:
        column = number_in(token)
        if not 1 <= column <= COLUMNS or column in columns:
            raise Meaningless
        return (*columns, column)

    # Life, shields, this card

    def gain_life(self, amount: Amount) -> AnyOp:
        return GainLife(amount)

    def lose_life(self, amount: Amount) -> AnyOp:
        return LoseLife(amount)

    def gain_shields(self, amount: Amount) -> AnyOp:
        return GainShields(amount)

    def declare_element(self, amount: Amount) -> AnyOp:
        one(amount)
        return DeclareElement()

    def set_ink(self, ink: Amount, to: Amount) -> AnyOp:
        if ink != INK:
            raise Meaningless
        return SetInk(to)

    def select_space(self, amount: Amount) -> Mark:
        one(amount)
        return Mark("select_space")

    def selected_space(self) -> Mark:
        return Mark("select_space")

    def select_hand_card(self, amount: Amount) -> Mark:
        one(amount)
        return Mark("select_hand_card")

    def select_place(self, place: SelectedPlace) -> SelectedPlace:
        return place

    def card_to_life(self, amount: Amount) -> AnyOp:
        one(amount)
        return CardToLife()

    def add_it_to_life(self) -> Mark:
        return Mark("add_it_to_life")

    def this_to_life(self) -> AnyOp:
        return ThisToLife()

    def this_to_place_stack(self) -> AnyOp:
        return ThisToPlaceStack()

    def keep_playing(self) -> AnyOp:
        return KeepPlaying()

    def lose_game(self) -> AnyOp:
        return LoseGame()

    def turn_this(self) -> AnyOp:
        return TurnThis()

    def ritual(self, token: Token) -> AnyOp:
        if not is_ritual(token):
            raise Meaningless
        return Ritual(ritual_named(token))

    def quoted(self, token: Token) -> AnyOp:
        return Ritual(ritual_named(token.strip('“”"')))
