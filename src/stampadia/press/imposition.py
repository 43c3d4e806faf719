"""Which card lies where on which sheet: fronts and backs that meet, whichever way a sheet is
turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from stampadia.kernel.errors import BadOption
from stampadia.press.layouts import (
    STRIP_MM,
    Grid,
    Millimetres,
    Strip,
    check_among,
    grid_for,
    papers,
)
from stampadia.press.look import PRESS
from stampadia.workbench.printing import Card, Printed

Mode = Literal["fronts", "duplex", "sleeves", "crosshairs", "fold"]
Flip = Literal["long", "short"]
Side = Literal["front", "back"]
MODES: Final[tuple[Mode, ...]] = ("fronts", "duplex", "sleeves", "crosshairs", "fold")
TURNED: Final[tuple[Mode, ...]] = ("duplex", "crosshairs")
"""Those for which a sheet is turned over in the printer."""
FLIPS: Final[tuple[Flip, ...]] = ("long", "short")
BLEED: Final = 3.0
"""What print services ask for, in millimetres."""

Segment = tuple[float, float, float, float]
_TICK: Final = 4.0
"""How far a cut is marked beyond the cards, where the paper has room."""
_CLEAR: Final = 0.2
"""Between the end of a mark and where a printer clips."""
_ARM: Final = 2.5
"""Half a crosshair."""


class Layout(Struct, frozen=True, kw_only=True):
    """How cards are laid on sheets."""

    paper: str = "a4"
    mode: Mode | None = None
    """Without a wish: both sides, where there are backs."""
    flip: Flip = "long"
    """The edge over which the printer turns a sheet."""
    bleed: float = 0.0
    safe: bool = False
    """Is the zone drawn in which nothing important is cut away?"""
    offset: Millimetres = (0.0, 0.0)
    """How far every back page is moved, right and down: what this printer needs."""


class Placed(Struct, frozen=True):
    """A card's side at its place: the upper left corner of what is cut out."""

    x: float
    y: float
    face: Struct
    turned: bool = False
    """Head down: so that it stands upright once the sheet has been turned over."""


class Leaf(Struct, frozen=True, kw_only=True):
    """One side of a sheet of cards."""

    size: Millimetres
    side: Side
    placed: tuple[Placed, ...]
    strip: Strip
    frame: Segment
    """Left, top, right and bottom of all slots, whether they are filled or not."""
    cuts: tuple[Segment, ...] = ()
    dashed: bool = False
    folds: tuple[Segment, ...] = ()


def mode_for(printed: Printed, wish: Mode | None) -> Mode:
    """The mode, if these cards can be printed so."""
    backs = any(card.back is not None for card in printed.cards)
    if wish is None:
        return "duplex" if backs else "fronts"
    check_among("mode", wish, MODES)
    if not printed.cards:
        raise BadOption("no-cards", package=PRESS, title=printed.title)
    if wish != "fronts" and not backs:
        raise BadOption("no-backs", package=PRESS, title=printed.title, mode=wish)
    return wish


def leaves(printed: Printed, layout: Layout, *, own_cuts: bool = False) -> Iterator[Leaf]:
    """The sides of all sheets, in the order in which a printer takes them. A look that draws its
    own edges, `own_cuts`, gets no lines between the cards."""
    mode = mode_for(printed, layout.mode)
    cards = [card for card in printed.cards for _ in range(card.copies)]
    if not cards:
        return
    grid = grid_for(layout.paper, printed.card_mm, bleed=layout.bleed, fold=mode == "fold")
    table = _Table(grid, printed.card_mm, layout, mode, own_cuts)
    if mode == "fold":
        for some in _in_groups(cards, len(table.slots) // 2):
            yield table.folded(some)
        return
    groups = list(_in_groups(cards, len(table.slots)))
    if mode == "sleeves":
        # Two slips share a sleeve: nothing is turned over, so nothing is mirrored.
        yield from map(table.fronts, groups)
        yield from map(table.second_slips, groups)
        return
    for some in groups:
        yield table.fronts(some)
        if mode != "fronts":
            yield table.backs(some)


class _Table:
    """One grid with all that does not change from sheet to sheet."""

    def __init__(
        self, grid: Grid, card: Millimetres, layout: Layout, mode: Mode, own_cuts: bool
    ) -> None:
        self.grid = grid
        self.card = card
        self.layout = layout
        self.mode = mode
        self.ticks_only = own_cuts or layout.bleed > 0
        self.slots = grid.slots(card)
        self.size = papers()[grid.paper].lying(grid.orientation)
        (left, top), (right, bottom) = self.slots[0], self.slots[-1]
        self.frame = (left, top, right + card[0], bottom + card[1])

    def fronts(self, cards: Sequence[Card]) -> Leaf:
        placed = [Placed(*slot, card.front) for slot, card in zip(self.slots, cards, strict=False)]
        return self._leaf("front", placed, cuts=True)

    def second_slips(self, cards: Sequence[Card]) -> Leaf:
        """The backs as sheets of their own."""
        placed = [
            Placed(*slot, card.back)
            for slot, card in zip(self.slots, cards, strict=False)
            if card.back is not None
        ]
        return self._leaf("back", placed, cuts=True)

    def backs(self, cards: Sequence[Card]) -> Leaf:
        """Mirrored, so that each back lies behind its front."""
        mirrored = self._mirror()
        right, down = self.layout.offset
        placed = []
        for slot, card in zip(self.slots, cards, strict=False):
            if card.back is not None:
                x, y, turned = mirrored(*slot)
                placed.append(Placed(x + right, y + down, card.back, turned))
        return self._leaf("back", placed, cuts=self.mode == "crosshairs")

    def _mirror(self) -> Callable[[float, float], tuple[float, float, bool]]:
        """Where a slot lies on the back of the sheet. Over an upright edge, left and right change
        places; over a lying one, top and bottom do, and the backs stand on their heads."""
        width, height = self.size
        card_width, card_height = self.card
        upright_edge_is_long = height >= width
        if (self.layout.flip == "long") == upright_edge_is_long:
            return lambda x, y: (width - x - card_width, y, False)
        return lambda x, y: (x, height - y - card_height, True)

    def folded(self, cards: Sequence[Card]) -> Leaf:
        """Each card's two sides next to each other, with a line to fold along."""
        placed, folds = [], []
        for number, card in enumerate(cards):
            left, right = self.slots[2 * number : 2 * number + 2]
            placed.append(Placed(*left, card.front))
            if card.back is not None:
                placed.append(Placed(*right, card.back))
            folds.append((right[0], right[1], right[0], right[1] + self.card[1]))
        leaf = self._leaf("front", placed, cuts=True)
        return Leaf(
            size=leaf.size,
            side="front",
            placed=leaf.placed,
            strip=leaf.strip,
            frame=leaf.frame,
            cuts=tuple(cut for cut in leaf.cuts if _rounded(cut) not in set(map(_rounded, folds))),
            folds=tuple(folds),
        )

    def _leaf(self, side: Side, placed: Sequence[Placed], *, cuts: bool) -> Leaf:
        return Leaf(
            size=self.size,
            side=side,
            placed=tuple(placed),
            strip=self.grid.strip,
            frame=self.frame,
            cuts=tuple(self._cuts(placed)) if cuts else (),
            dashed=self.mode == "sleeves",
        )

    def _cuts(self, placed: Sequence[Placed]) -> Iterator[Segment]:
        """Every edge once, and where it goes on in the margin."""
        width, height = self.card
        seen: set[Segment] = set()
        for one in placed:
            left, top, right, bottom = one.x, one.y, one.x + width, one.y + height
            if self.mode == "crosshairs":
                wanted = [
                    segment
                    for x in (left, right)
                    for y in (top, bottom)
                    for segment in ((x - _ARM, y, x + _ARM, y), (x, y - _ARM, x, y + _ARM))
                ]
            else:
                wanted = [*self._ticks(left, top), *self._ticks(right, bottom)]
                if not self.ticks_only:
                    wanted += [(x, top, x, bottom) for x in (left, right)]
                    wanted += [(left, y, right, y) for y in (top, bottom)]
            for segment in wanted:
                if _rounded(segment) not in seen:
                    seen.add(_rounded(segment))
                    yield segment

    def _ticks(self, x: float, y: float) -> Iterator[Segment]:
        """The ends of the cuts at this x and this y, between the cards and the printable area."""
        bleed = self.layout.bleed
        margin = papers()[self.grid.paper].margin + _CLEAR
        width, height = self.size
        left, top, right, bottom = self.frame
        left, top, right, bottom = left - bleed, top - bleed, right + bleed, bottom + bleed
        lowest = height - margin - (STRIP_MM if self.grid.strip == "bottom" else 0)
        leftmost = margin + (STRIP_MM if self.grid.strip == "left" else 0)
        yield (x, max(margin, top - _TICK), x, top)
        yield (x, bottom, x, min(lowest, bottom + _TICK))
        yield (max(leftmost, left - _TICK), y, left, y)
        yield (right, y, min(width - margin, right + _TICK), y)


def _rounded(segment: Segment) -> Segment:
    x1, y1, x2, y2 = (round(number, 2) for number in segment)
    return x1, y1, x2, y2


def _in_groups(cards: Sequence[Card], size: int) -> Iterator[Sequence[Card]]:
    for start in range(0, len(cards), size):
        yield cards[start : start + size]
