"""Rules of the grammars: what is done with units, with cards and with the table."""

from __future__ import annotations

from functools import partial

from lark import Token
from msgspec import structs

from stampadia.games.generals.content import COLUMNS, Element
from stampadia.games.generals.language import skills
from stampadia.games.generals.language.skills import AnyOp, CardsOf
from stampadia.games.generals.language.terms import (
    BareChange,
    Mark,
    Meaningless,
    PrintThere,
    SelectedCard,
    SelectedPlace,
    Signed,
    SubjectChange,
    alone,
    fixed,
    itself,
    number_in,
    one,
    single,
    with_more,
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
Stats = tuple[Stat, ...]
Infusion = skills.Infuse | skills.InfuseLike | skills.InfuseAny
Quantity = Amount | tuple[Amount] | None
"""An amount, "up to" an amount, or all."""


def plain(quantity: Quantity) -> Amount:
    """An amount that is neither "all" nor "up to"."""
    if not isinstance(quantity, Amount):
        raise Meaningless
    return quantity


class UnitOpRules:
    op = staticmethod(itself)

    # Numbers

    gained = staticmethod(itself)

    def change(self, signed: Signed, stats: Stats) -> list[BareChange]:
        minus, by = signed
        return [BareChange(stat, by, minus) for stat in stats]

    def change_units(self, signed: Signed, stats: Stats, units: Many) -> list[skills.Change]:
        return [skills.Change(stat, signed[1], units) for stat in stats]

    def gain(self, signed: Signed, stats: Stats) -> list[BareChange]:
        minus, by = signed
        return [BareChange(stat, by, minus, verb=True) for stat in stats]

    def units_gain(self, units: Many, signed: Signed, stats: Stats) -> list[SubjectChange]:
        return [SubjectChange(stat, signed[1], units) for stat in stats]

    def swap_columns(self, *said: Units | Stat) -> AnyOp:
        if not {unit for unit in said if not isinstance(unit, str)} <= {SELF, THAT}:
            raise Meaningless
        return skills.SwapColumns()

    # Wounds

    def add_wounds(self, quantity: Quantity, units: Many) -> AnyOp:
        return skills.AddWounds(plain(quantity), units)

    def remove_wounds(self, quantity: Quantity, units: Many = (SELF,)) -> AnyOp:
        """ "Up to" would be the player's choice, and these words leave none."""
        return skills.RemoveWounds(None if quantity is None else plain(quantity), units)

    def move_wounds(self, quantity: Quantity, source: Many, to: Many = (SELF,)) -> AnyOp:
        if isinstance(quantity, tuple):
            return skills.MoveWounds(quantity[0], source, to, up_to=True)
        return skills.MoveWounds(quantity, source, to)

    def move_wounds_away(self, quantity: Quantity, to: Many) -> AnyOp:
        return self.move_wounds(quantity, (SELF,), to)

    # Jumps and infusions

    jump = skills.Jump
    jump_one = staticmethod(partial(skills.Jump, ONE))
    jump_to = skills.JumpTo
    jumps_may_swap = skills.JumpsMaySwap

    def direction(self, token: Token) -> str:
        return token.strip("{}").lower()

    infuse = staticmethod(itself)
    this_element = skills.Infuse
    named_elements = skills.Infuse
    any_element = skills.InfuseAny
    like = skills.InfuseLike
    like_its = skills.InfuseLike((THAT,))

    def infuse_units(self, units: Many, infusion: Infusion) -> AnyOp:
        return structs.replace(infusion, to=units)

    def infuse_to(self, infusion: Infusion, units: Many) -> AnyOp:
        return structs.replace(infusion, to=units)

    # Attacks

    attack_times = skills.AttackTimes
    attack_spaces = skills.AttackSpaces
    attack_also = staticmethod(partial(skills.AttackSpaces, also=True))
    attack_again = Mark("attack_again")
    attack_print_spaces = Mark("attack_print_spaces")

    # The unit and its cards

    defeat = skills.Defeat
    exhaust = skills.Exhaust
    restore = skills.Restore
    defeat_that = skills.Defeat((THAT,))
    """ "sconfiggilo", a pronoun that has grown onto its verb."""
    exhaust_that = skills.Exhaust((THAT,))
    restore_that = skills.Restore((THAT,))
    select_unit = skills.SelectUnit
    move_unit = skills.MoveUnit
    move_unit_back = staticmethod(partial(skills.MoveUnit, back=True))
    move_that = skills.MoveUnit(THAT)
    move_that_back = skills.MoveUnit(THAT, back=True)
    keep_unit = skills.KeepUnit
    turn_page = skills.TurnPage
    discard_this = skills.DiscardThis
    reprint_this = skills.ReprintThis
    add_this = skills.JoinUnit
    merge_this = staticmethod(partial(skills.JoinUnit, how="merge"))
    become_unit = skills.BecomeUnit
    replace_card = single(skills.ReplaceCard, infusing=False)
    replace_infusing = single(skills.ReplaceCard)
    replace_it = Mark("replace_it")
    select_card = staticmethod(partial(SelectedCard, infusing=False))
    select_infusing = staticmethod(partial(SelectedCard, infusing=True))
    select_card_of = single(SelectedCard, infusing=False)
    select_infusing_of = single(SelectedCard, infusing=True)

    def move_or_merge(self, unit: Units) -> AnyOp:
        return skills.MoveOrMerge(_spaces(unit))

    def copy_text(self, unit: Units) -> AnyOp:
        return skills.CopyText(_spaces(unit))


def _spaces(unit: Units) -> Spaces:
    if not isinstance(unit, Spaces):
        raise Meaningless
    return unit


# Cards and the table


class TableOpRules:
    # Discard

    discard_top = skills.DiscardTop
    discard_cards = skills.DiscardCards
    discard_any = skills.DiscardCards
    discard_bottom = staticmethod(partial(skills.DiscardFromUnit, which="bottom"))
    discard_top_of = staticmethod(partial(skills.DiscardFromUnit, which="top"))
    discard_its_top = skills.DiscardFromUnit(THAT, "top")
    discard_its_bottom = skills.DiscardFromUnit(THAT, "bottom")
    discard_it = Mark("discard_it")
    discard_place_card = Mark("discard_place_card")
    card_list = staticmethod(alone)
    more_cards = staticmethod(with_more)
    place_card = single(SelectedPlace(None, infusing=False))

    def discard_shields(self, quantity: Quantity) -> AnyOp:
        return skills.DiscardShields(None if quantity is None else plain(quantity))

    def discard_from(self, cards: tuple[CardsOf, ...], unit: Units) -> AnyOp | list[AnyOp]:
        if len(cards) != 1 or cards[0].element:
            raise Meaningless
        return self._discarded(cards[0].count, unit)

    def discard_its(self, amount: Amount) -> AnyOp | list[AnyOp]:
        return self._discarded(fixed(amount), THAT)

    def _discarded(self, count: int, unit: Units) -> AnyOp | list[AnyOp]:
        """Several cards of a unit that is chosen: all of the same one."""
        if count == 1:
            return skills.DiscardFromUnit(unit)
        if isinstance(unit, Chosen):
            return [
                skills.SelectUnit(unit),
                skills.Repeat(Amount(count), (skills.DiscardFromUnit(THAT),)),
            ]
        return skills.Repeat(Amount(count), (skills.DiscardFromUnit(unit),))

    def discard_place(self, place: SelectedPlace) -> AnyOp:
        return skills.DiscardPlace(place.level, place.infusing)

    def discard_others(self, count: Token | None = None) -> Mark:
        return Mark("discard_others", None if count is None else Amount(number_in(count)))

    def card_count(self, amount: Amount, element: Element | None = None) -> CardsOf:
        return CardsOf(fixed(amount), element)

    def level_place_card(self, amount: Amount, level: Amount) -> SelectedPlace:
        one(amount)
        if not level.fixed:
            raise Meaningless
        return SelectedPlace(level.plus, infusing=False)

    def infusing_place(self, place: SelectedPlace) -> SelectedPlace:
        return SelectedPlace(place.level, infusing=True)

    # Draw

    take_its = staticmethod(partial(skills.TakeFromUnit, THAT))
    draw_place = single(Mark("draw_place"))
    put_on_row = Mark("put_on_row")
    apply_effects = Mark("apply_effects")
    ignore_effects = Mark("ignore_effects")

    def draw_cards(self, amount: Amount = ONE) -> AnyOp:
        return skills.Draw(amount)

    def take_from(self, amount: Amount, unit: Units) -> AnyOp:
        return skills.TakeFromUnit(unit, amount)

    def take_rest(self, unit: Units = THAT) -> AnyOp:
        return skills.TakeFromUnit(unit)

    def pick(self, amount: Amount) -> Mark:
        return Mark("pick", Amount(fixed(amount)))

    def add_it(self, unit: Units) -> Mark:
        if unit != SELF:
            raise Meaningless
        return Mark("add_it")

    # Print

    def print(self, level: Amount, where: str | tuple[int, ...]) -> AnyOp | PrintThere:
        if where == "there":
            return PrintThere(level)
        if where == "one":
            return skills.Print(level, chosen=True)
        return skills.Print(level, () if isinstance(where, str) else where)

    def print_counted(
        self, count: Amount, level: Amount, where: str | tuple[int, ...]
    ) -> AnyOp | PrintThere:
        one(count)
        return self.print(level, where)

    columns = staticmethod(itself)
    all_spaces = "all"
    one_space = single("one")
    any_space = "one"
    there = "there"

    def ordinals(self, token: Token) -> tuple[int, ...]:
        return self.more_ordinals((), token)

    def more_ordinals(self, columns: tuple[int, ...], token: Token) -> tuple[int, ...]:
        column = number_in(token)
        if not 1 <= column <= COLUMNS or column in columns:
            raise Meaningless
        return (*columns, column)

    # Life, shields, this card

    gain_life = skills.GainLife
    lose_life = skills.LoseLife
    gain_shields = skills.GainShields
    declare_element = single(skills.DeclareElement)
    select_space = single(Mark("select_space"))
    selected_space = Mark("select_space")
    select_hand_card = single(Mark("select_hand_card"))
    select_place = staticmethod(itself)
    card_to_life = single(skills.CardToLife)
    add_it_to_life = Mark("add_it_to_life")
    this_to_life = skills.ThisToLife
    this_to_place_stack = skills.ThisToPlaceStack
    keep_playing = skills.KeepPlaying
    lose_game = skills.LoseGame
    turn_this = skills.TurnThis

    def set_ink(self, ink: Amount, to: Amount) -> AnyOp:
        if ink != INK:
            raise Meaningless
        return skills.SetInk(to)

    def ritual(self, token: Token) -> AnyOp:
        if not is_ritual(token):
            raise Meaningless
        return skills.Ritual(ritual_named(token))

    def quoted(self, token: Token) -> AnyOp:
        return skills.Ritual(ritual_named(token.strip('“”"')))
