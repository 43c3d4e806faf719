"""Everything on Generals' table in full: each unit with the reasons for its numbers, and each
card that lies face-up, with both its halves where they matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content

from stampadia.games.generals.prepared.card_views import CardView, PartView
from stampadia.games.generals.text.cards import banner_says, signed, spoken
from stampadia.games.generals.view import GeneralsView, ReasonView, UnitView
from stampadia.terminal.draw.generals.cards import element, elements, numbers
from stampadia.terminal.draw.pieces import phrase, styled
from stampadia.words import Words

ROWS: Final = ((1, "front"), (0, "player"), (2, "incoming"))
Entry = tuple[Content, Content]


def closer(view: GeneralsView, words: Words) -> list[Entry]:
    """What can be looked at: a line for the list, and all there is to know of it."""
    look = Closer(view, words)
    return [*look.units(), *look.piles()]


def unit_index(view: GeneralsView, row: int, column: int) -> int:
    """The place of a unit in the list."""
    spaces = [(number, place) for number, _ in ROWS for place in range(len(view.rows[number]))]
    before = spaces[: spaces.index((row, column))]
    return sum(view.rows[number][place] is not None for number, place in before)


class Closer:
    def __init__(self, view: GeneralsView, words: Words) -> None:
        self.view = view
        self.words = words

    def units(self) -> Iterator[Entry]:
        for row, name in ROWS:
            for column, unit in enumerate(self.view.rows[row]):
                if unit is not None:
                    yield self._unit(unit, name, column + 1)

    def piles(self) -> Iterator[Entry]:
        view = self.view
        if view.top is not None and view.top_place is not None:
            both = Content("\n\n").join([self.card(view.top), self.card(view.top_place)])
            yield self._entry("top", view.top.name, both)
        if view.event is not None:
            yield self._entry("event", view.event.name, self.card(view.event))
        if view.places:
            level = self._say("level-of", level=view.place_level, ink=view.ink)
            yield self._entry("place-stack", level, self._all(reversed(view.places)))
        for seat, hand in enumerate(view.hands):
            label = "hand" if len(view.hands) == 1 else f"hand-{seat + 1}"
            for card in hand:
                yield self._entry(label, card.name, self.card(card))
        for label, cards in (
            ("shields", view.shields), ("life", view.life_known), ("looked", view.looked),
            ("discard", view.discard),
        ):  # fmt: skip
            if cards:
                yield self._entry(label, str(len(cards)), self._all(cards))

    def _entry(self, label: str, name: str, told: Content) -> Entry:
        return Content(f"{self._say(label)} ") + styled(name, "bold"), told

    def _all(self, cards: Sequence[CardView] | Iterator[CardView]) -> Content:
        return Content("\n\n").join([self.card(card) for card in cards])

    # A unit

    def _unit(self, unit: UnitView, row: str, column: int) -> Entry:
        told = f"{signed(unit.attack)}/{signed(unit.life)}"
        head = Content(f"{self._say(row)} {column} {told} ") + styled(unit.cards[-1].name, "bold")
        lines = [styled(unit.cards[-1].name, "bold"), self._state(unit)]
        for stat, sign in enumerate("⚔♥"):
            value = (unit.attack, unit.life)[stat]
            because = (unit.attack_because, unit.life_because)[stat]
            lines.append(self._why(sign, value, unit.columns[stat], because))
            lines += self._printed(unit, stat)
        lines.append(
            phrase(Content(self._say("elements")), elements(unit.elements) or Content("–"))
        )
        cards = [self.card(unit.cards[-1])]
        cards += [self._covered(card) for card in reversed(unit.cards[:-1])]
        return head, Content("\n\n").join([Content("\n").join(lines), *cards])

    def _state(self, unit: UnitView) -> Content:
        told = [self._say("level-of", level=unit.level, ink=self.view.ink)]
        if unit.wounds:
            told.append(self._say("wounds", count=unit.wounds))
        if unit.exhausted:
            told.append(self._say("exhausted"))
        return Content(" · ".join(told))

    def _why(self, sign: str, value: int, printed: int, because: Sequence[ReasonView]) -> Content:
        """`⚔ 4 = 2 printed, ▲▲: +2 Bellows Bear (header)`."""
        told = Content(f"{sign} ") + styled(signed(value), "bold")
        told += Content(f" = {self._say('printed', number=signed(printed))}")
        for reason in because:
            need = Content("").join([element(name, 1) for name in reason.need])
            colon = ": " if reason.need else ""
            card = reason.card or self._say("other")
            by = f"{colon}{'+' if reason.by >= 0 else ''}{signed(reason.by)} {card}"
            part = self._say(f"part-{reason.part}") if reason.part else ""
            told += Content(", ") + need + Content(f"{by} ({part})" if part else by)
        left = value - printed - sum(reason.by for reason in because)
        if left:
            told += Content(f", {'+' if left > 0 else ''}{signed(left)} {self._say('other')}")
        return told

    def _printed(self, unit: UnitView, stat: int) -> list[Content]:
        """`  1 Bellows Bear (header)`: where several parts print the number, each of them."""
        found = [(one, (one.attack, one.life)[stat]) for one in unit.printed]
        parts = [(one, number) for one, number in found if number]
        if len(parts) < 2:
            return []
        return [
            Content(f"  {signed(number)} {one.card} ({self._say(f'part-{one.part}')})")
            for one, number in parts
        ]

    # A card

    def card(self, card: CardView) -> Content:
        kind = self._say(f"kind-{card.kind}")
        lines = [styled(card.name, "bold") + styled(f" · {kind} · L{signed(card.level)}", "$faint")]
        instruction = "text" if card.kind in ("place", "event") else "body"
        for name, part in (("header", card.header), (instruction, card.body)):
            told = self._part(part, card, with_trigger=name != "text")
            if told.plain:
                lines.append(styled(f"{self._say(f'part-{name}')}: ", "$faint") + told)
        return Content("\n").join(lines)

    def _covered(self, card: CardView) -> Content:
        """Of a covered card only the header is read."""
        head = styled(card.name, "bold")
        head += styled(f" · {self._say('covered')} · L{signed(card.level)}", "$faint")
        told = self._part(card.header, card, with_trigger=True)
        return Content("\n").join([head, told]) if told.plain else head

    def _part(self, part: PartView, card: CardView, *, with_trigger: bool) -> Content:
        """Signs for what is counted, words for what a skill does: here is room for them."""
        shapes = element(part.element, part.amount)
        text = Content("")
        if part.skill:
            when = self.words.say(f"when-{part.trigger}") if with_trigger and part.trigger else ""
            area = f"{banner_says(part.skill, self.words)}, " if part.area else ""
            lead = f"{area}{when}: " if when else ""
            text = styled(lead, "$faint") + Content(spoken(part.skill, card.language, self.words))
            if not part.read:
                text += styled(f" ({self._say('by-hand')})", "$error")
        return phrase(numbers(part), shapes, text)

    def _say(self, key: str, **facts: str | int) -> str:
        return self.words.say(f"term-generals-{key}", **facts)
