"""Stampede's table: albums as a grid of animals by players, hands as backs, and the strip below
with exchange area, pile and the viewer's own hand.

Each animal has a shape, a two-letter code and a colour; any one of them is enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from msgspec import Struct
from textual.content import Content

from stampadia.games.stampede.choices import TABLE
from stampadia.games.stampede.coach import place_of
from stampadia.games.stampede.content import FRONT, NAMES
from stampadia.games.stampede.text import card_text, player
from stampadia.games.stampede.view import FaceDown, SeatView, StampedeView
from stampadia.kernel.position import View
from stampadia.table.seats import YOU
from stampadia.table.telling import player_name
from stampadia.terminal.draw.stampede.stamps import (
    SHAPES,
    Piece,
    back_pieces,
    box,
    code,
    row,
    sign,
    stamp_pieces,
    within,
)
from stampadia.terminal.draw.table import Table as AnyTable
from stampadia.words import Words

ROOMY: Final = (118, 34)
"""From this width and height on, stamps are drawn as stamps."""
COMPACT_NAME: Final = 15
ROOMY_NAME: Final = 26


class Focus(Struct, frozen=True):
    """Where the cards of the choice under the cursor lie."""

    place: str = ""
    seat: int = -1
    stamp: str = ""

    def on_cell(self, seat: int, animal: str) -> bool:
        return self.place == "album" and self.seat == seat and self.stamp.startswith(animal)

    def on(self, place: str, stamp: str) -> bool:
        return self.place == place and self.stamp == stamp


def focus_of(view: StampedeView, choice: int | None) -> Focus:
    if choice is None:
        return Focus()
    place, _, rest = place_of(view, choice).partition(" ")
    seat, _, stamp = rest.rpartition(" ")
    if place == "hand-of":
        seat, stamp = rest, ""
    return Focus(place, int(seat or 0) - 1, stamp)


class Table(AnyTable):
    def draw(self, view: View, width: int, height: int) -> Content:
        here = cast(StampedeView, view)
        roomy = width >= ROOMY[0] and height >= ROOMY[1]
        drawing = Drawing(here, self.words, self.players, width - 2, roomy)
        drawing.focus = focus_of(here, self.focused_choice)
        return drawing.whole()

    def mark(self, choice: Any) -> Content:
        meant = TABLE.meaning(choice)
        if "stamp" not in meant.fields:
            return Content("  ")
        animal = NAMES[FRONT[meant["stamp"]]]
        return Content.styled(f"{SHAPES[animal]} ", f"$animal-{animal}")

    def guide(self) -> Content:
        back = f"{code('elephant', self.words)}/{code('hippo', self.words)}"
        lines = [Content(self.words.say("term-stampede-signs", back=back)), Content("")]
        for animal in NAMES:
            name = self.words.say(f"animal-{animal}")
            head = (f"{SHAPES[animal]} {code(animal, self.words)} ", f"bold $animal-{animal}")
            text = f": {card_text(animal, self.words)}"
            lines.append(Content.assemble(head, (name, "bold"), text))
        return Content("\n").join(lines)


class Drawing:
    """One drawing of one view."""

    def __init__(
        self, view: StampedeView, words: Words, players: Sequence[str], width: int, roomy: bool
    ) -> None:
        self.view = view
        self.words = words
        self.players = players
        self.width = width
        self.roomy = roomy
        self.cell = 6 if roomy else 4
        self.name_width = ROOMY_NAME if roomy else COMPACT_NAME
        self.in_teams = len({seat.team for seat in view.seats}) < len(view.seats)
        self.focus = Focus()

    def whole(self) -> Content:
        seats = range(len(self.view.seats))
        lines = [self._heads(), *(self._seat(seat) for seat in seats)]
        if self.roomy:
            lines += [Content(""), *self._stamps()]
        else:
            lines += [self._middle(), self._own()]
        return Content("\n").join(lines)

    # The grid of albums

    def _heads(self) -> Content:
        pieces: list[Piece] = [(" " * self.name_width, "")]
        for animal in NAMES:
            head, style = sign(animal, self.words)
            pieces.append((head.ljust(self.cell), style))
        if self.roomy:
            pieces.append((self.words.say("term-stampede-kinds").ljust(7), "$faint"))
        pieces.append((self.words.say("term-stampede-hands"), "$faint"))
        return row(pieces)

    def _seat(self, seat: int) -> Content:
        there = self.view.seats[seat]
        pieces = [self._name(seat, there)]
        count = Counter(stamp.split("/")[0] for stamp in there.album)
        for animal in NAMES:
            pieces += self._cell(seat, animal, count[animal])
        if self.roomy:
            kinds = f"{sum(map(bool, count.values()))}/9"
            pieces.append((kinds.ljust(7), "bold $spot" if kinds[0] in "789" else "$faint"))
        focused = self.focus.place == "hand-of" and self.focus.seat == seat
        pieces += self._hand_of(there, own=seat == self.view.seat, focused=focused)
        return row(pieces)

    def _name(self, seat: int, there: SeatView) -> Piece:
        view = self.view
        turn = "►" if seat == view.active and not view.how else " "
        who = player(seat, view.seat, self.words)
        if self.roomy and self.players[seat] != YOU:
            who += f" · {player_name(self.players[seat], self.words)}"
        if seat in view.winners:
            turn = "★"
        team = " ABCDEF"[there.team + 1] if self.in_teams else ""
        met = "✓" if there.met and self.in_teams else ""
        tail = f" {team}{met}" if team else ""
        room = self.name_width - 1 - len(tail)
        style = "bold $spot" if seat == view.active else ("bold" if seat == view.seat else "")
        return f"{turn}{who[:room]}{tail}".ljust(self.name_width), style

    def _cell(self, seat: int, animal: str, count: int) -> list[Piece]:
        enough = 4 if animal == "parrot" else 5
        text = (SHAPES[animal] * count if self.roomy and count < self.cell else str(count)) or "·"
        if not count:
            text = "·"
        elif count >= enough - 1:
            text = f"{count}{'★' if count >= enough else '!'}"
        style = f"$animal-{animal}" if count else "$faint"
        if count >= enough - 1:
            style = f"bold {style}"
        if self.focus.on_cell(seat, animal):
            style = f"{style} reverse"
        gap = " " if not self.roomy else ""
        return [(gap, ""), (text, style), (" " * (self.cell - len(gap) - len(text)), "")]

    def _hand_of(self, there: SeatView, *, own: bool, focused: bool) -> list[Piece]:
        pieces: list[Piece] = []
        for group in there.hand:
            pieces += self._face_down(group, own=own)
        if aside := sum(group.count for group in there.aside):
            pieces.append((f"+{aside}", "$faint"))
        return [(text, f"{style} reverse" if focused else style) for text, style in pieces]

    def _face_down(self, group: FaceDown, *, own: bool) -> list[Piece]:
        """A card's back, or its front where the viewer knows it; one's own as others see it."""
        pieces: list[Piece] = []
        known = group.could_be[0] if len(group.could_be) == 1 and not own else None
        for index in range(group.count):
            if known:
                pieces += [sign(known[index], self.words), ("   ", "")]
            else:
                pieces += [*back_pieces(group.back, self.words), (" ", "")]
        return pieces

    # The strip below, in two lines

    def _middle(self) -> Content:
        view = self.view
        say = self.words.say
        pieces: list[Piece] = [(f" {say('term-stampede-exchange')} ", "$faint")]
        for stamp in view.exchange:
            pieces += [*self._stamp(stamp, "exchange"), (" ", "")]
        pieces += [
            ("┊ ", "$faint"),
            (f"{say('term-stampede-pile')} ", "$faint"),
            (str(view.pile), "bold"),
        ]
        groups = self._pile_groups()
        room = self.width - sum(len(text) for text, _ in pieces)
        return row([*pieces, *within(groups, room)])

    def _pile_groups(self) -> list[list[Piece]]:
        """What can be followed in the pile, then what was given up for a new one."""
        groups: list[list[Piece]] = []
        for card in self.view.followed:
            place = self.words.say("term-stampede-top") if card.place == 1 else f"{card.place}:"
            group: list[Piece] = [(f"  {place} ", "$faint")]
            if len(card.could_be) == 1:
                group.append(sign(card.could_be[0], self.words))
            else:
                group += back_pieces(card.back, self.words)
            groups.append(group)
        if self.view.given_up:
            label = f"  {self.words.say('term-stampede-given-up')}"
            groups.append([(label, "$faint")])
            groups += [
                [(" ", ""), *stamp_pieces(stamp, self.words)[:1]] for stamp in self.view.given_up
            ]
        return groups

    def _own(self) -> Content:
        pieces: list[Piece] = []
        for label, place, stamps in self._own_places():
            pieces.append((f" {self.words.say(f'term-stampede-{label}')} ", "$faint"))
            for stamp in stamps:
                pieces += [*self._stamp(stamp, place), (" ", "")]
        return row(pieces)

    def _own_places(self) -> Iterable[tuple[str, str, tuple[str, ...]]]:
        view = self.view
        for label, stamps in (("hand", view.hand), ("aside", view.aside), ("chosen", view.chosen)):
            if stamps:
                yield label, label, stamps

    def _stamp(self, stamp: str, place: str) -> list[Piece]:
        return [
            (text, f"{style} reverse" if self.focus.on(place, stamp) else style)
            for text, style in stamp_pieces(stamp, self.words)
        ]

    # The strip below, as stamps

    def _stamps(self) -> list[Content]:
        groups = [("exchange", "exchange", self.view.exchange), *self._own_places()]
        labels: list[Piece] = []
        boxes: list[list[list[Piece]]] = []
        used = 0
        for label, place, stamps in groups:
            drawn = [box(s, self.words, focused=self.focus.on(place, s)) for s in stamps]
            wide = sum(sum(len(text) for text, _ in one[0]) + 1 for one in drawn) + 2
            if used + wide > self.width:
                drawn, wide = [[self._stamp(s, place)] for s in stamps], 8 * len(stamps) + 2
            used += wide
            labels.append((f" {self.words.say(f'term-stampede-{label}')}".ljust(wide), "$faint"))
            boxes += [*drawn, [[(" ", "")]] * 4]
        lines = [row(labels)]
        for height in range(4):
            pieces: list[Piece] = []
            for one in boxes:
                blank: list[Piece] = [(" " * sum(len(text) for text, _ in one[0]), "")]
                pieces += [(" ", ""), *(one[height] if height < len(one) else blank)]
            lines.append(row(pieces))
        head: list[Piece] = [(f" {self.words.say('term-stampede-pile')} ", "$faint")]
        head.append((str(self.view.pile), "bold"))
        return [*lines, row([*head, *within(self._pile_groups(), self.width - 12)])]
