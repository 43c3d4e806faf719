"""Generals' table: three rows of four columns, what lies beside them, and the hands below.

The numbers of a unit stand next to the line of columns, so that those who meet there can be
compared at a glance. A low terminal shows stacks in short; `i` shows everything in full.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, cast

from msgspec import Struct
from textual.content import Content

from stampadia.games.generals.choices import (
    ACTIVATE,
    COLUMNS,
    LOSE_LIFE,
    PASS,
    PAY_LIFE,
    PICK,
    SACRIFICE,
)
from stampadia.games.generals.content import ELEMENTS, FRONT, INCOMING, PLAYER
from stampadia.games.generals.prepared.card_views import CardView
from stampadia.games.generals.text.cards import GLYPHS, glossary, signed
from stampadia.games.generals.view import GeneralsView
from stampadia.kernel.event import Event
from stampadia.kernel.position import View
from stampadia.terminal.draw.generals.cards import (
    card_box,
    element,
    empty_box,
    part_told,
    unit_box,
)
from stampadia.terminal.draw.generals.closer import closer, unit_index
from stampadia.terminal.draw.generals.focus import Focus, card_of, focus_on
from stampadia.terminal.draw.generals.side import Side
from stampadia.terminal.draw.pieces import filled, fit, phrase, styled
from stampadia.terminal.draw.table import Table as AnyTable
from stampadia.words import Words

AROUND: Final = 7
"""Lines of the screen that are neither table nor list: title, question, explanation, keys."""
FEWEST_IN_LIST: Final = 5
LEAST_HAND: Final = 5
"""A hand is drawn at least this wide, so that cards keep their size while it shrinks."""


class Room(Struct, frozen=True):
    """How much space there is for what."""

    column: int
    side: int
    incoming: int
    unit: int
    hand: int

    @property
    def field(self) -> int:
        return COLUMNS * (self.column + 1)

    def row_at(self, y: int) -> int | None:
        """The row that is drawn at this height; each has a line above it."""
        for row, lines in ((INCOMING, self.incoming), (FRONT, self.unit), (PLAYER, self.unit)):
            if 1 <= y <= lines:
                return row
            y -= lines + 1
        return None


def room_in(width: int, height: int, hands: int = 1) -> Room:
    """How a terminal of this size is shared out; `width` is what the table may use of it."""
    side = 22 if width < 96 else 26 if width < 116 else 34 if width < 136 else 40
    column = (width - side - 2) // COLUMNS - 1
    spare = height - AROUND
    lines = spare - max(FEWEST_IN_LIST, spare * 3 // 10) - 3 - (hands - 1)
    hand = 1 if lines < 11 else 2 if lines < 13 else 4 if lines < 20 else 5
    incoming = 2 if lines < 17 else 3 if lines < 24 else 4
    return Room(column, side, incoming, (lines - hand - incoming) // 2, hand)


class Table(AnyTable):
    shares: ClassVar[str] = "even log-wide"

    def draw(self, view: View, width: int, height: int) -> Content:
        here = cast(GeneralsView, view)
        room = room_in(width - 2, height, len(here.hands))
        one = () if self.focused_choice is None else (self.focused_choice,)
        chosen = self.focused_run or one
        return Drawing(here, self.words, room, focus_on(here, chosen)).whole()

    def mark(self, choice: Any) -> Content:
        card = card_of(cast(GeneralsView, self.view), choice) if self.view is not None else None
        if card is None or not (card.header.element or card.body.element):
            return Content("  ")
        return element(card.header.element or card.body.element, 1) + Content(" ")

    def place_text(self, run: dict[int, Any], place: int) -> str:
        """A column as a line of the list: who stands there."""
        view = cast(GeneralsView, self.view)
        cells = focus_on(view, [run[place]]).cells
        say = self.words.say
        if len(cells) != 1 or not 1 <= place <= COLUMNS:
            return say("term-generals-column", column=place)
        ((row, column),) = cells
        unit = view.rows[row][column]
        if unit is None:
            return say("term-generals-column-empty", column=place)
        return say(
            "term-generals-column-unit",
            column=place,
            name=unit.cards[-1].name,
            attack=unit.attack,
            life=unit.life,
        )

    def ask_place(self, run: dict[int, Any]) -> str:  # noqa: ARG002
        return self.words.say("term-generals-which-column")

    def about_run(self, run: dict[int, Any]) -> Content:
        card = card_of(cast(GeneralsView, self.view), run[min(run)])
        keys = ", ".join(map(str, sorted(run)))
        then = Content(self.words.say("term-generals-run", columns=keys))
        return then if card is None else Content("\n").join([_in_one_line(card), then])

    def costs(self, choice: Any) -> bool:
        """Life, a unit, an event, a card of the hand that is discarded."""
        step = cast(GeneralsView, self.view).step
        if step in ("discard-any", "which-to-discard"):
            return bool(choice != PASS)
        return choice in (PAY_LIFE, LOSE_LIFE, ACTIVATE) or SACRIFICE <= choice < PICK

    def story(self, events: Sequence[Event], seat: int | None) -> list[Content]:
        return story(events, lambda event: self.game.tell(event, seat, self.words))

    def closer(self, view: View) -> list[tuple[Content, Content]]:
        return closer(cast(GeneralsView, view), self.words)

    def thing_at(self, x: int, y: int) -> int | None:
        view = cast(GeneralsView, self.view)
        room = room_in(self.app.size.width - 2, self.app.size.height, len(view.hands))
        row, column = room.row_at(y), x // (room.column + 1)
        if row is None or column >= COLUMNS or view.rows[row][column] is None:
            return None
        return unit_index(view, row, column)

    def guide(self) -> Content:
        say = self.words.say
        lines = [Content(say("term-generals-signs"))]
        for name, meaning in glossary(self.words):
            sign = element(name, 1) if name in ELEMENTS else Content(GLYPHS.get(name, name))
            lines.append(phrase(sign, Content(meaning)))
        return Content("\n").join(lines)


def _in_one_line(card: CardView) -> Content:
    parts = [told for part in (card.header, card.body) if (told := part_told(part)).plain]
    return styled(f"{card.name} L{signed(card.level)}: ", "bold") + Content(" ┊ ").join(parts)


class Drawing:
    """One drawing of one view."""

    def __init__(self, view: GeneralsView, words: Words, room: Room, focus: Focus) -> None:
        self.view = view
        self.words = words
        self.room = room
        self.focus = focus
        self.width = room.field + 1 + room.side

    def whole(self) -> Content:
        room = self.room
        field = [self._label("incoming"), *self._row(INCOMING, room.incoming)]
        field += [self._label("front"), *self._row(FRONT, room.unit)]
        field += [self._line(), *self._row(PLAYER, room.unit)]
        side = Side(self.view, self.words, room.side, self.focus).box(len(field))
        edge = styled("┊ ", "$faint")
        rows = [fit(left, room.field - 1) + edge + right
                for left, right in zip(field, side, strict=True)]  # fmt: skip
        return Content("\n").join([*rows, *self._hands()])

    # The battlefield

    def _label(self, row: str) -> Content:
        name = self.words.say(f"term-generals-{row}")
        return styled(f"{name} ".ljust(self.room.field - 1, "┈"), "$faint")

    def _line(self) -> Content:
        """The line of columns, between the Front Row and the Player Row."""
        pieces = []
        for column in range(COLUMNS):
            lit = column in self.focus.columns
            number = styled(f" {column + 1} ", "bold $spot reverse" if lit else "bold")
            name = f" {self.words.say('term-generals-player')} " if column == 0 else ""
            rest = name.rjust(len(name) + 1, "─").ljust(self.room.column - 4, "─")
            pieces.append(styled("──", "$faint") + number + styled(rest, "$faint"))
        return Content("").join(pieces).truncate(self.room.field - 1)

    def _row(self, row: int, lines: int) -> list[Content]:
        boxes = [self._cell(row, column, lines) for column in range(COLUMNS)]
        return [Content(" ").join([box[line] for box in boxes]) for line in range(lines)]

    def _cell(self, row: int, column: int, lines: int) -> list[Content]:
        unit = self.view.rows[row][column]
        lit = self.focus.style((row, column))
        width, below = self.room.column, row != PLAYER
        if unit is None:
            here = self.words.say("term-generals-here")
            added = self.focus.added.name if self.focus.added else here
            return empty_box(width, lines, added if lit else "", below=below, lit=lit)
        ink = self.view.ink if row == PLAYER else None
        return unit_box(unit, width, lines, ink=ink, below=below, lit=lit)

    # The hands

    def _hands(self) -> list[Content]:
        view = self.view
        if view.looked:
            return self._cards("looked", view.looked, -1, self.room.hand)
        own = view.acting if view.seat is None or view.asked is None else view.seat
        rows: list[Content] = []
        for seat, hand in enumerate(view.hands):
            mine = seat == own
            label = "hand" if len(view.hands) == 1 else f"hand-{seat + 1}"
            rows += self._cards(label, hand, seat, self.room.hand if mine else 1)
        return rows

    def _cards(self, label: str, cards: Sequence[CardView], seat: int, lines: int) -> list[Content]:
        name = self.words.say(f"term-generals-{label}")
        head = styled(f"{name} ", "$faint")
        room = self.width - head.cell_length
        width = room // max(len(cards), LEAST_HAND) - 1
        boxes = [self._card(card, seat, slot, width, lines) for slot, card in enumerate(cards)]
        rows = [Content(" ").join([box[line] for box in boxes]) for line in range(lines)]
        margin = Content(" " * head.cell_length)
        return [(margin if line else head) + row for line, row in enumerate(rows)]

    def _card(self, card: CardView, seat: int, slot: int, width: int, lines: int) -> list[Content]:
        lit = (seat, slot) in self.focus.cards
        lit = lit or (seat < 0 and self.focus.picked == slot)
        style = "bold $spot reverse" if lit else "bold"
        box = filled(card_box(card, width, lines, style), width, lines)
        return [row.stylize_before("on $card") for row in box]


# The story: what happened, set so that an attack reads as one paragraph


INSIDE: Final = frozenset(
    (
        "counted", "held", "unopposed", "used", "changed", "struck", "endured", "guarded",
        "wounded", "healed",
        "moved-wounds", "jumped", "moved", "infused", "aimed-by-place", "merged", "exhausted",
        "restored", "defeated", "discarded-from", "added-drawn", "changed-sides", "direct-hit",
        "gained-shield", "spent-shields", "lost-life", "reshuffled", "drew", "unread",
        "skipped-text", "adjusted", "discarded",
    )
)  # fmt: skip
"""Told under the attack that brought them about."""
STYLES: Final = {
    "began-turn": "bold $spot",
    "raised-ink": "bold $spot",
    "won-battle": "bold $spot",
    "ended": "bold $spot",
    "attacks": "bold",
    "defeated": "bold",
    "direct-hit": "bold",
    "lost-life": "bold $error",
    "crushed": "bold $error",
    "counted": "$faint",
    "used": "$faint",
}


def story(events: Sequence[Event], tell: Callable[[Event], str]) -> list[Content]:
    """A line for each event that has a sentence; details of an attack are set in."""
    lines = []
    in_attack = False
    for event in events:
        if event.name == "attacks":
            in_attack = True
        elif event.name not in INSIDE:
            in_attack = False
        text = tell(event)
        if text:
            indent = "· " if in_attack and event.name != "attacks" else ""
            line = Content.styled(f"{indent}{text}", STYLES.get(event.name, ""))
            lines.append(coloured(line))
    return lines


def coloured(line: Content) -> Content:
    """Elements in a sentence keep their colours."""
    for name in ELEMENTS:
        start = line.plain.find(GLYPHS[name])
        while start >= 0:
            line = line.stylize(f"$element-{name}", start, start + 1)
            start = line.plain.find(GLYPHS[name], start + 1)
    return line
