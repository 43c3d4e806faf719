"""The cards in play as they lie: Strain above, Infuse slid under on the left, Charge on the right,
the column of the Opening Card and the added cards in the middle."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from stampadia.games.travelers.content import HeroHalf
from stampadia.games.travelers.language import write_sentences
from stampadia.games.travelers.rules.fight import Card, half
from stampadia.games.travelers.text import wording
from stampadia.games.travelers.view import TravelersView
from stampadia.terminal.draw.pieces import Canvas, fit, styled
from stampadia.words import Words

STRIP: Final = 4
"""Characters that a Charge or Infuse card shows of itself."""
STRIP_LINES: Final = 4
WIDEST: Final = 46
DONE, NEXT, LATER = "✓", "▸", " "
LIT: Final = "bold $spot reverse"
ABILITY: Final = -2
"""In place of a card: here the next ability is drawn."""

Row = tuple[Card | None, str, str]
"""A title of the column by its card; or a line of an ability, with its style."""


class CrossDrawing:
    def __init__(self, view: TravelersView, words: Words, focus: int, width: int) -> None:
        self.view = view
        self.words = words
        self.focus = focus
        self.cross = view.cross
        self.left = STRIP * len(self.cross.infuse)
        sides = self.left + STRIP * len(self.cross.charge)
        self.box = max(min(WIDEST, width - sides), 3 * STRIP)
        self.width = width
        self.spots: dict[tuple[int, int], int] = {}
        """Where each card is drawn."""

    def lines(self, height: int) -> list[Content]:
        """Abilities in as many lines as there is room for."""
        for longest in (6, 3, 2, 1):
            rows = self._column(longest)
            needed = len(self.cross.strain) + len(rows) + 1
            if needed <= height:
                break
        canvas = Canvas(self.width, height)
        top = len(self.cross.strain)
        for at, strained in enumerate(reversed(self.cross.strain)):
            self._edge(canvas, at, strained, "├┤" if at else "┌┐")
        for at, (card, text, style) in enumerate(rows, top):
            if card is not None:
                self._edge(canvas, at, card, "├┤" if at else "┌┐")
            else:
                self._inside(canvas, at, text, style)
        canvas.put(self.left, top + len(rows), f"└{'─' * (self.box - 2)}┘", "$faint")
        self._strips(canvas, top)
        return canvas.lines()

    def in_play(self) -> Content:
        """`▲2 ▽1 ┊ ⚑2 ⚑⚑1 ┊ ○○-○`: Elements, Banners, Constellation."""
        cross = self.cross
        elements = [
            styled(f"{wording.ELEMENTS[name]}{count}", f"bold $element-{name}")
            for name, count in cross.elements.items()
        ]
        banners = [
            Content(f"{wording.BANNER * (at + 1)}{count}")
            for at, count in enumerate(cross.banners)
            if count
        ]
        row = Content("-".join(wording.SPHERE * spheres for spheres in cross.constellation))
        label = styled(f"{self.words.say('term-travelers-in-play')} ", "$faint")
        parts = [Content(" ").join(part) for part in (elements, banners) if part]
        return fit(label + styled(" ┊ ", "$faint").join([*parts, row]), self.width)

    # The column

    def _column(self, longest: int) -> list[Row]:
        """Titles with their cards, then of the last card its abilities."""
        rows: list[Row] = [(card, "", "") for card in self.cross.column]
        shown = half(self.view.hero, self.cross.column[-1]) if self.cross.column else None
        for at, ability in enumerate(shown.abilities if shown else ()):
            done = self.cross.activated
            mark = DONE if at < done else NEXT if at == done else LATER
            style = "$faint" if at < done else "bold" if at == done else ""
            said = write_sentences(ability.sentences, self.words.language)
            text = f"{mark}{wording.cost_sign(ability.cost)} {said}"
            lines = wording.wrapped(text, "", "     ", self.box - 3)
            if len(lines) > longest:
                lines = [*lines[:longest]]
                lines[-1] = f"{lines[-1][: self.box - 4]}…"
            rows += [(None, line, style) for line in lines]
        return rows

    def _edge(self, canvas: Canvas, y: int, card: Card, corners: str) -> None:
        """A title in the upper edge: number, name, Element and Exhaust Effect. What is strained
        lies lightly: a dashed line, and no symbol."""
        shown = half(self.view.hero, card)
        tail = f" {wording.exhaust_sign(shown)} "
        strained = card in self.cross.strain
        rule, bold = ("╌", "") if strained else ("─", "bold")
        sign = "" if strained else wording.element_sign(shown)
        name = shown.name.in_language(self.words.language)
        room = self.box - 2 - len(tail) - (2 if sign else 0)
        title = f" {card[0] + 1} {name} "
        if len(title) > room:
            title = f"{title[: room - 2]}… "
        style = self._style(card)
        edge = f"{corners[0]}{title:{rule}<{room}}{'──' if sign else ''}{tail}{corners[1]}"
        canvas.put(self.left, y, edge, "$faint")
        canvas.put(self.left + 1, y, title, style or bold)
        if sign:
            self._element(canvas, self.left + 1 + room, y, shown)
        canvas.put(self.left + self.box - 1 - len(tail), y, tail, style)
        self._spot(self.left, y, self.box, 1, card[0])

    def _inside(self, canvas: Canvas, y: int, text: str, style: str) -> None:
        canvas.put(self.left, y, f"│{' ' * (self.box - 2)}│", "$faint")
        lit = self.view.cross.column and self.view.cross.column[-1][0] == self.focus
        canvas.put(self.left + 1, y, text, f"{style} $spot" if lit and style == "bold" else style)
        self._spot(self.left, y, self.box, 1, ABILITY)

    # What was slid under

    def _strips(self, canvas: Canvas, top: int) -> None:
        for at, card in enumerate(reversed(self.cross.infuse)):
            shown = half(self.view.hero, card)
            x = at * STRIP
            self._strip(canvas, x, top, card, "│{:<3}", ("┌{:─<3}", "└───"))
            self._element(canvas, x + 1, top + 1, shown)
            canvas.put(x + 1, top + 2, f"{wording.SPHERE * shown.stars:<3}", self._style(card))
        for at, card in enumerate(self.cross.charge):
            shown = half(self.view.hero, card)
            x = self.left + self.box + at * STRIP
            self._strip(canvas, x, top, card, "{:<3}│", ("{:─<3}┐", "───┘"))
            canvas.put(x, top + 1, f"{wording.MANA}{shown.value:<2}", self._style(card))
            canvas.put(x, top + 2, f"{wording.banner_sign(card[1]):<3}", self._style(card))

    def _strip(
        self, canvas: Canvas, x: int, y: int, card: Card, side: str, edges: tuple[str, str]
    ) -> None:
        canvas.put(x, y, edges[0].format(card[0] + 1), self._style(card) or "$faint")
        for line in (1, 2):
            canvas.put(x, y + line, side.format(""), "$faint")
        canvas.put(x, y + 3, edges[1], "$faint")
        self._spot(x, y, STRIP, STRIP_LINES, card[0])

    def _element(self, canvas: Canvas, x: int, y: int, shown: HeroHalf) -> None:
        if shown.element is not None:
            canvas.put(x, y, wording.ELEMENTS[shown.element], f"bold $element-{shown.element}")

    def _style(self, card: Card) -> str:
        return LIT if card[0] == self.focus else ""

    def _spot(self, x: int, y: int, width: int, height: int, card: int) -> None:
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.spots[column, row] = card
