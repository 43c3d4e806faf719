"""Rules of the grammars: what is done with cards and with the table."""

from __future__ import annotations

from typing import Final

from lark import Token

from stampadia.games.generals.content import Element
from stampadia.games.generals.language.marks import (
    Mark,
    Meaningless,
    PrintThere,
    SelectedPlace,
)
from stampadia.games.generals.language.numbers import fixed, number_in, one
from stampadia.games.generals.language.rituals import is_ritual, ritual_named
from stampadia.games.generals.language.unit_ops import Quantity, plain
from stampadia.games.generals.skills import (
    INK,
    ONE,
    SELF,
    Amount,
    AnyOp,
    CardsOf,
    CardToLife,
    Chosen,
    DeclareElement,
    DiscardCards,
    DiscardFromUnit,
    DiscardPlace,
    DiscardShields,
    DiscardTop,
    Draw,
    GainLife,
    GainShields,
    KeepPlaying,
    LoseGame,
    LoseLife,
    Print,
    Repeat,
    Ritual,
    SelectUnit,
    SetInk,
    TakeFromUnit,
    That,
    ThisToLife,
    ThisToPlaceStack,
    TurnThis,
    Units,
)

COLUMNS: Final = 4
_THAT: Final = That()


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
        return self._discarded(fixed(amount), That())

    def _discarded(self, count: int, unit: Units) -> AnyOp | list[AnyOp]:
        """Several cards of a unit that is chosen: all of the same one."""
        if count == 1:
            return DiscardFromUnit(unit)
        if isinstance(unit, Chosen):
            return [SelectUnit(unit), Repeat(Amount(count), (DiscardFromUnit(That()),))]
        return Repeat(Amount(count), (DiscardFromUnit(unit),))

    def discard_bottom(self, unit: Units) -> AnyOp:
        return DiscardFromUnit(unit, "bottom")

    def discard_top_of(self, unit: Units) -> AnyOp:
        return DiscardFromUnit(unit, "top")

    def discard_its_top(self) -> AnyOp:
        return DiscardFromUnit(That(), "top")

    def discard_its_bottom(self) -> AnyOp:
        return DiscardFromUnit(That(), "bottom")

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
        return TakeFromUnit(That(), amount)

    def take_from(self, amount: Amount, unit: Units) -> AnyOp:
        return TakeFromUnit(unit, amount)

    def take_rest(self, unit: Units = _THAT) -> AnyOp:
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
