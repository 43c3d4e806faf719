"""Where on Generals' table a choice happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from stampadia.games.generals import choices as n
from stampadia.games.generals.battlefield import MOST_IN_HAND
from stampadia.games.generals.card_view import CardView
from stampadia.games.generals.view import GeneralsView

Cell = tuple[int, int]

_PLACES: Final = {
    n.PAY_LIFE: ("life", "deck"),
    n.ACTIVATE: ("event",),
    n.SHIELDS: ("shields",),
    n.LOSE_LIFE: ("life",),
    n.LIFE_UP: ("life", "deck"),
    n.POWER_UP: ("deck",),
    n.LEAVE: ("deck",),
    n.BY_HAND_DRAW: ("deck",),
    n.TABLE + n.TABLE_CHANGES.index("gain-life"): ("life", "deck"),
    n.TABLE + n.TABLE_CHANGES.index("lose-life"): ("life",),
    n.TABLE + n.TABLE_CHANGES.index("gain-shield"): ("shields", "deck"),
    n.TABLE + n.TABLE_CHANGES.index("lose-shield"): ("shields",),
    n.TABLE + n.TABLE_CHANGES.index("raise-ink"): (),
    n.TABLE + n.TABLE_CHANGES.index("lower-ink"): (),
    n.TABLE + n.TABLE_CHANGES.index("add-place"): ("places", "deck"),
    n.TABLE + n.TABLE_CHANGES.index("discard-place"): ("places",),
}


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
    if choice in _PLACES:
        return Focus(places=frozenset(_PLACES[choice]))
    if choice >= n.INFUSE:
        return Focus(frozenset([_cell((choice - n.INFUSE) % n.CELLS)]))
    if choice >= n.MOVE:
        return Focus(frozenset(_cell(one) for one in divmod(choice - n.MOVE, n.CELLS)))
    if choice >= n.BY_HAND:
        return Focus(frozenset([_cell((choice - n.BY_HAND) % n.CELLS)]))
    if choice >= n.PICK:
        return _pick(view, choice - n.PICK)
    if choice >= n.SACRIFICE:
        return Focus(frozenset([(0, (choice - n.SACRIFICE) // (n.TALLEST + 1))]))
    if choice >= n.HAND:
        return _of_hand(view, choice)
    if n.CELL <= choice < n.CELL + n.CELLS:
        return Focus(frozenset([_cell(choice - n.CELL)]))
    if n.COLUMN <= choice < n.COLUMN + n.COLUMNS:
        return Focus(columns=frozenset([choice - n.COLUMN]))
    return Focus()


def _cell(number: int) -> Cell:
    return divmod(number, n.COLUMNS)


def _of_hand(view: GeneralsView, choice: int) -> Focus:
    if choice < n.ADD:
        return Focus(cards=frozenset([divmod(choice - n.HAND, MOST_IN_HAND)]))
    slot, column = divmod(choice - n.ADD, n.COLUMNS)
    seat = view.acting
    return Focus(
        frozenset([(0, column)]), cards=frozenset([(seat, slot)]), added=view.hands[seat][slot]
    )


def _pick(view: GeneralsView, index: int) -> Focus:
    place = {"which-place": "places", "which-looked": "looked"}.get(view.step)
    if place is None and "shield" in view.step:
        place = "shields"
    return Focus(places=frozenset([place] if place else []), picked=index)


def card_of(view: GeneralsView, choice: int) -> CardView | None:
    """The card that a choice names, where the view knows it."""
    focus = _focus(view, choice)
    for seat, slot in focus.cards:
        return view.hands[seat][slot]
    if focus.picked >= 0:
        piles = {"shields": view.shields, "places": view.places, "looked": view.looked}
        for place in focus.places:
            return piles[place][focus.picked]
    known = {n.ACTIVATE: view.event, n.POWER_UP: view.top, n.PAY_LIFE: view.top}
    return known.get(choice)
