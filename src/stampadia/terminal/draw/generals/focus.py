"""Where on Generals' table a choice happens."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from stampadia.games.generals.choices import ACTIVATE, PAY_LIFE, POWER_UP
from stampadia.games.generals.coach import place_of
from stampadia.games.generals.content import ROW_NAMES
from stampadia.games.generals.prepared.card_views import CardView
from stampadia.games.generals.view import GeneralsView

Cell = tuple[int, int]


class Focus(Struct, frozen=True):
    cells: frozenset[Cell] = frozenset()
    columns: frozenset[int] = frozenset()
    cards: frozenset[tuple[int, int]] = frozenset()
    """Seat and place of cards in hands."""
    places: frozenset[str] = frozenset()
    """life, deck, event, shields, places."""
    picked: int = -1
    """The place of a card among shields, Place Stack or cards looked at."""
    added: CardView | None = None
    """The card that would come to the cells."""

    def style(self, cell: Cell) -> str:
        """How a space is lit: plainly where it is meant, quietly where it is one of several."""
        if cell not in self.cells:
            return ""
        return "bold $spot reverse" if len(self.cells) <= 2 else "bold $spot"

    def __or__(self, other: Focus) -> Focus:
        return Focus(
            self.cells | other.cells,
            self.columns | other.columns,
            self.cards | other.cards,
            self.places | other.places,
            self.picked if self.picked >= 0 else other.picked,
            self.added or other.added,
        )


def focus_on(view: GeneralsView, choices: Iterable[int]) -> Focus:
    found = Focus()
    for choice in choices:
        found |= _focus(view, choice)
    return found


def _focus(view: GeneralsView, choice: int) -> Focus:
    """What the game says of the places of a choice, taken apart."""
    found = Focus()
    for place in filter(None, place_of(view, choice).split(", ")):
        found |= _at(view, *place.split())
    return found


def _at(view: GeneralsView, name: str, *numbers: str) -> Focus:
    first = int(numbers[0]) - 1 if numbers else -1
    if name in ROW_NAMES:
        return Focus(frozenset([(ROW_NAMES.index(name), first)]))
    if name == "column":
        return Focus(columns=frozenset([first]))
    if name == "hand":
        slot = int(numbers[1]) - 1
        added = view.hands[first][slot] if view.step == "play" else None
        return Focus(cards=frozenset([(first, slot)]), added=added)
    if name == "card":
        return Focus(picked=first)
    return Focus(places=frozenset([name]), picked=first)


def card_of(view: GeneralsView, choice: int) -> CardView | None:
    """The card that a choice names, where the view knows it."""
    focus = _focus(view, choice)
    for seat, slot in focus.cards:
        return view.hands[seat][slot]
    if focus.picked >= 0:
        piles = {"shields": view.shields, "places": view.places, "looked": view.looked}
        for place in focus.places:
            return piles[place][focus.picked]
    known = {ACTIVATE: view.event, POWER_UP: view.top, PAY_LIFE: view.top}
    return known.get(choice)
