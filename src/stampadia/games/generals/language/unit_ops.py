"""Rules of the grammars: what is done with units."""

from __future__ import annotations

from lark import Token

from stampadia.games.generals.content import Element
from stampadia.games.generals.language.marks import (
    BareChange,
    Mark,
    Meaningless,
    SelectedCard,
    SubjectChange,
)
from stampadia.games.generals.language.numbers import number_in, one, plus
from stampadia.games.generals.skills import (
    SELF,
    AddWounds,
    Amount,
    AnyOp,
    AttackSpaces,
    AttackTimes,
    BecomeUnit,
    Change,
    CopyText,
    Defeat,
    DiscardThis,
    Exhaust,
    Infuse,
    InfuseAny,
    InfuseLike,
    JoinUnit,
    Jump,
    JumpsMaySwap,
    JumpTo,
    KeepUnit,
    MoveOrMerge,
    MoveUnit,
    MoveWounds,
    RemoveWounds,
    ReplaceCard,
    ReprintThis,
    Restore,
    SelectUnit,
    Spaces,
    Stat,
    SwapColumns,
    That,
    TurnPage,
    Units,
)

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
        if not {unit for unit in said if not isinstance(unit, str)} <= {SELF, That()}:
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
        return InfuseLike((That(),))

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
        return Defeat((That(),))

    def exhaust_that(self) -> AnyOp:
        return Exhaust((That(),))

    def restore_that(self) -> AnyOp:
        return Restore((That(),))

    def move_that(self) -> AnyOp:
        return MoveUnit(That())

    def move_that_back(self) -> AnyOp:
        return MoveUnit(That(), back=True)

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
