"""Travelers' table drawn: the Status Card's tracks; in a fight the hand, the enemy and the cross of
cards in play; else the World or the rooms, with the text that is read and the hand beside them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from textual.content import Content

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.coach import Page
from stampadia.terminal.draw.pieces import filled, fit, styled, wrapped
from stampadia.terminal.draw.travelers.cross import ABILITY, CrossDrawing
from stampadia.terminal.draw.travelers.focus import NOWHERE, card_of, place_of
from stampadia.terminal.draw.travelers.grid import GridDrawing
from stampadia.terminal.draw.travelers.hand import Hand
from stampadia.terminal.draw.travelers.rooms import RoomsDrawing, islands_of
from stampadia.terminal.draw.travelers.side import Side
from stampadia.words import Words

AROUND: Final = 8
"""Lines of the screen that are neither table nor list: title, question, explanation, keys."""
FEWEST_IN_LIST: Final = 5
BAR: Final = 1
"""Lines of the tracks."""
EDGE: Final = 2
ROOM_LINES: Final = 8
"""A Room Card standing upright, with its edges."""
ON_THE_MAP: Final = ("approach", "pull")
"""Questions of a fight that are about places."""


class Space(Struct, frozen=True):
    """How much of the screen there is for what."""

    left: int
    right: int
    lines: int


def space_in(width: int, height: int, *, fighting: bool) -> Space:
    """How a terminal of this size is shared out: in a fight the hand lies on the left, else the
    map does."""
    spare = height - AROUND
    lines = spare - max(FEWEST_IN_LIST, spare * 3 // 10) - BAR
    share = 54 if fighting else 62
    left = max(width * share // 100, 41 if fighting else 49)
    return Space(left, width - left - EDGE, lines)


class Drawing:
    """One drawing of one view."""

    def __init__(
        self,
        view: TravelersView,
        words: Words,
        focused: int | None,
        lesson: Page | None,
        size: tuple[int, int],
    ) -> None:
        self.view = view
        self.words = words
        self.focused = focused
        self.lesson = lesson
        self.size = size
        self._whole: Content | None = None
        adventure = view.world is not None or view.dungeon is not None
        self.fighting = view.fight is not None and view.step not in ON_THE_MAP
        self.fighting = self.fighting or not adventure
        self.space = space_in(*size, fighting=self.fighting)
        self.card = card_of(view, focused)
        self.lit = place_of(view, focused)
        places = (place_of(view, choice) for choice in view.choices)
        self.open_cells = frozenset(place for place in places if place is not None)
        hand = self.space.left if self.fighting else self.space.right
        self.hand = Hand(view, self.words, self.card, hand)
        self.cross = CrossDrawing(view, self.words, self.card, self.space.right)
        self.side = Side(view, self.words, self.space.right)
        self.hand_starts = self.cross_starts = 0
        self.map: GridDrawing | RoomsDrawing | None = None

    def shows(
        self,
        view: TravelersView,
        words: Words,
        focused: int | None,
        lesson: Page | None,
        size: tuple[int, int],
    ) -> bool:
        same = self.view is view and self.words is words and self.lesson is lesson
        return same and self.focused == focused and self.size == size

    def whole(self) -> Content:
        if self._whole is None:
            self._whole = self._draw()
        return self._whole

    def _draw(self) -> Content:
        lines = self.space.lines
        left, right = self._fight(lines) if self.fighting else self._journey(lines)
        edge = styled("┊ ", "$faint")
        pairs = zip(
            filled(left[:lines], self.space.left, lines),
            filled(right[:lines], self.space.right, lines),
            strict=True,
        )
        rows = [fit(one, self.space.left) + edge + other for one, other in pairs]
        return Content("\n").join([self.side.tracks(), *rows])

    # In a fight

    def _fight(self, lines: int) -> tuple[list[Content], list[Content]]:
        right = self.side.enemy()
        self.cross_starts = len(right)
        if self.view.cross.column:
            spare = lines - len(right) - 1
            right += self._trimmed(self.cross.lines(max(spare, 1)))
            right.append(self.cross.in_play())
        right += self._task(lines - len(right))
        right += self.side.reading(lines - len(right))
        right += self._surroundings(lines - len(right))
        return self.hand.lines(lines), right

    def _surroundings(self, lines: int) -> list[Content]:
        """Where the token stands, where there is room for it: steps will cost Attack."""
        if self.view.dungeon is None or lines < ROOM_LINES:
            return []
        island = islands_of(self.view.dungeon)[0]
        return RoomsDrawing(island, self.space.right, lines).lines()

    def _task(self, lines: int) -> list[Content]:
        """What the lesson asks for, where there is room."""
        if self.lesson is None or lines < 2:
            return []
        title = fit(styled(self.lesson.title, "bold $spot"), self.space.right)
        return [title, *wrapped(Content(self.lesson.task), self.space.right, lines - 1)]

    def _trimmed(self, rows: list[Content]) -> list[Content]:
        while rows and not rows[-1].plain.strip():
            rows.pop()
        return rows

    # On the way

    def _journey(self, lines: int) -> tuple[list[Content], list[Content]]:
        roomy = lines > 2 * len(self.view.hand) + 8
        right = self.side.enemy()
        text = self.side.reading(lines - len(right) - len(self.view.hand) - 1)
        right += [*text, Content("")] if roomy and text else text
        self.hand_starts = len(right)
        right += self.hand.lines(lines - len(right), in_full=roomy)
        return self._map(lines), right

    def _map(self, lines: int) -> list[Content]:
        if self.view.world is not None:
            self.map = GridDrawing(self.view.world, self.words, self.space.left, lines)
        else:
            assert self.view.dungeon is not None
            island = islands_of(self.view.dungeon)[0]
            self.map = RoomsDrawing(island, self.space.left, lines)
        return self.map.lines(self.open_cells, self.lit)

    # What lies where

    def choices_at(self, x: int, y: int) -> list[int]:
        """The choices that have to do with what is drawn here."""
        choices = self.view.choices
        if self.map is not None and x < self.space.left:
            place: Cell | None = self.map.cell_at(x, y - BAR)
            return [one for one in choices if place and place_of(self.view, one) == place]
        card = self.card_at(x, y)
        if card == NOWHERE and self._on_ability(x, y):
            return [n.ACTIVATE] if n.ACTIVATE in choices else []
        return [one for one in choices if n.TABLE.meaning(one).fields.get("card") == card]

    def card_at(self, x: int, y: int) -> int:
        if self.fighting and x >= self.space.left:
            found = self._in_cross(x, y)
            return NOWHERE if found == ABILITY else found
        if self.fighting or x >= self.space.left:
            return self.hand.spots.get(y - BAR - self.hand_starts, NOWHERE)
        return NOWHERE

    def _in_cross(self, x: int, y: int) -> int:
        at = x - self.space.left - EDGE, y - BAR - self.cross_starts
        return self.cross.spots.get(at, NOWHERE)

    def _on_ability(self, x: int, y: int) -> bool:
        at = x - self.space.left - EDGE, y - BAR - self.cross_starts
        return self.fighting and self.cross.spots.get(at) == ABILITY
