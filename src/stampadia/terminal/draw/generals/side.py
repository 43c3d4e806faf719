"""What lies beside Generals' battlefield: Ink, Life, Shields, the deck's top card, the Place
Stack and the face-up event."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from stampadia.games.generals.content import MOST_LIFE
from stampadia.games.generals.prepared.card_views import CardView
from stampadia.games.generals.text.cards import signed
from stampadia.games.generals.view import GeneralsView
from stampadia.terminal.draw.generals.cards import element, part_told, skill, skill_text
from stampadia.terminal.draw.generals.focus import Focus
from stampadia.terminal.draw.pieces import filled, fit, phrase, styled, wrapped
from stampadia.words import Words


class Side:
    def __init__(self, view: GeneralsView, words: Words, width: int, focus: Focus) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.focus = focus

    def box(self, lines: int) -> list[Content]:
        rows = [fit(row, self.width) for row in (self._ink(), self._life(), self._deck())]
        cards = [*self._top(), *self._event()]
        shares = self._shares([text for _, text in cards], lines - len(rows) - len(cards))
        for (heading, text), share in zip(cards, shares, strict=True):
            rows += [fit(heading, self.width), *wrapped(text, self.width, share)]
        rows += self._places(lines - len(rows))
        return filled(rows[:lines], self.width, lines)

    def _shares(self, texts: Sequence[Content], room: int) -> list[int]:
        """How many lines each text gets: one more for each in turn, until none needs more."""
        wishes = [len(text.wrap(self.width)) if text.plain else 0 for text in texts]
        shares = [0] * len(texts)
        while room > 0 and shares != wishes:
            for index, wish in enumerate(wishes):
                if room > 0 and shares[index] < wish:
                    shares[index] += 1
                    room -= 1
        return shares

    # One line each

    def _ink(self) -> Content:
        view = self.view
        label = self._label("ink")
        places = self._label("places", "places")
        level = f"{signed(view.place_level)}/{view.ink}"
        told = phrase(label, styled(str(view.ink), "bold"), places, styled(level, "bold"))
        if view.pressure:
            told += styled(f" !{view.pressure}", "bold $error")
        return told

    def _life(self) -> Content:
        view = self.view
        hearts = styled("♥" * view.life, "bold $error") + styled(
            "♡" * (MOST_LIFE - view.life), "$faint"
        )
        shields = self._label("shields", "shields")
        return phrase(self._label("life", "life"), hearts, shields, self._count(len(view.shields)))

    def _deck(self) -> Content:
        view = self.view
        told = phrase(self._label("deck", "deck"), self._count(view.deck))
        told = phrase(told, self._label("discard"), self._count(len(view.discard)))
        return phrase(told, styled(view.edition, "$faint")) if view.edition != "0.1" else told

    def _count(self, number: int) -> Content:
        return styled(str(number), "bold")

    def _label(self, name: str, place: str = "") -> Content:
        style = "bold $spot reverse" if place in self.focus.places else "$faint"
        return styled(self.words.say(f"term-generals-{name}"), style)

    # Cards, each as a heading and its text

    def _top(self) -> list[tuple[Content, Content]]:
        card, place = self.view.top, self.view.top_place
        if card is None or place is None:
            return []
        heading = phrase(self._label("top", "deck"), styled(card.name, "bold"))
        header, body = part_told(card.header), part_told(card.body)
        unit = Content(f"{signed(card.level)}: ") + header + styled(" ┊ ", "$faint") + body
        return [(heading, unit), self._place(place)]

    def _place(self, place: CardView) -> tuple[Content, Content]:
        amount = element(place.header.element, place.header.amount)
        heading = phrase(
            self._label("its-place"),
            styled(place.name, "bold"),
            Content(signed(place.level)),
            amount,
        )
        return heading, skill_text(place.body.skill)

    def _event(self) -> list[tuple[Content, Content]]:
        event = self.view.event
        if event is None:
            return []
        heading = phrase(
            self._label("event", "event"),
            styled(event.name, "bold"),
            styled(signed(event.level), "$faint"),
        )
        return [(heading, skill_text(event.body.skill))]

    def _places(self, room: int) -> list[Content]:
        """The Place Stack, the newest first; what lies there works on every unit."""
        stack = self.view.places
        if room < 2 or not stack:
            return []
        rows = [fit(self._label("place-stack", "places"), self.width)]
        for card in reversed(stack):
            name = styled(f"{signed(card.level)} {card.name}")
            told = phrase(name, element(card.header.element, card.header.amount))
            if card.header.element == "" and card.header.skill:
                told = phrase(told, skill(card.header))
            rows.append(fit(told, self.width))
        if len(rows) > room:
            rows = [*rows[: room - 1], fit(Content(f"+{len(rows) - room + 1}"), self.width)]
        return rows
