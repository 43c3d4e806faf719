"""The Hero Cards in hand, and the two piles: the card under the cursor is read in full first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from stampadia.games.travelers.content import HeroHalf, tips
from stampadia.games.travelers.language import write_exhaust, write_sentences
from stampadia.games.travelers.text.wording import (
    ELEMENTS,
    MANA,
    banner_sign,
    card_name,
    cost_sign,
    costs_sign,
    exhaust_sign,
    half_up,
)
from stampadia.games.travelers.view import TravelersView
from stampadia.terminal.draw.pieces import fit, styled, wrapped
from stampadia.words import Words

SHUFFLED: Final = "?"
"""Beside the number of a card in the Discard Deck whose turn to be drawn is unknown."""
LIT: Final = "bold $spot reverse"
INDENT: Final = "    "
ROOM_FOR_COSTS: Final = 34
"""A narrower line has room for the name and what most moves ask about."""
TITLES: Final = 4
"""Lines that both piles need besides their cards."""
MOST_LINES: Final = 12
"""No card's abilities are longer, however narrow they are set."""


def element(half: HeroHalf) -> Content:
    """The triangle, in its colour."""
    if half.element is None:
        return Content(" ")
    return styled(ELEMENTS[half.element], f"bold $element-{half.element}")


def ability_words(half: HeroHalf, language: str) -> list[Content]:
    return [
        styled(f"{cost_sign(ability.cost)} ", "bold")
        + Content(write_sentences(ability.sentences, language))
        for ability in half.abilities
    ]


class Hand:
    """`spots` says on which line each card is drawn."""

    def __init__(self, view: TravelersView, words: Words, focus: int, width: int) -> None:
        self.view = view
        self.words = words
        self.focus = focus
        self.width = width
        self.spots: dict[int, int] = {}
        self._told: dict[int, list[Content]] = {}
        self._rows: dict[int, list[Content]] = {}

    def lines(self, height: int, *, in_full: bool = True) -> list[Content]:
        """`in_full`: with the abilities, as far as there is room."""
        cards = self.view.hand
        needed = len(cards) + sum(len(self._abilities(card)) for card in cards) * in_full
        if height - needed >= len(self.view.deck) + len(self.view.removed) + TITLES:
            rows = self._hand(needed, in_full=in_full)
            return [*rows, *self._listed(len(rows))]
        piles = self._piles(max(height - len(cards), 1))
        return [*self._hand(height - len(piles), in_full=in_full), *piles]

    # Cards in hand

    def _hand(self, height: int, *, in_full: bool) -> list[Content]:
        cards = self.view.hand
        texts = [self._abilities(card) if in_full else [] for card in cards]
        shares = self._shares([len(text) for text in texts], height - len(cards))
        rows: list[Content] = []
        for card, text, share in zip(cards, texts, shares, strict=True):
            self.spots |= dict.fromkeys(range(len(rows), len(rows) + 1 + share), card)
            rows.append(self._head(card))
            rows += text[:share] if share == len(text) else self._cut(card, share)
        return rows[: max(height, 0)]

    def _shares(self, wanted: list[int], spare: int) -> list[int]:
        """The card under the cursor first, then line by line."""
        shares = [0] * len(wanted)
        order = sorted(range(len(wanted)), key=lambda at: self.view.hand[at] != self.focus)
        if order and self.view.hand[order[0]] == self.focus:
            shares[order[0]] = max(0, min(wanted[order[0]], spare))
        while sum(shares) < spare and shares != wanted:
            for at in order:
                if shares[at] < wanted[at] and sum(shares) < spare:
                    shares[at] += 1
        return shares

    def _head(self, card: int) -> Content:
        """`3 ▲ Iron Guard    (1,2) ●3 ⚑ ↻1`."""
        half, side = half_up(self.view, card), self.view.sides[card]
        tail = f"{MANA}{half.value} {banner_sign(side):<2}"
        if self.width >= ROOM_FOR_COSTS:
            tail = f"{costs_sign(half)} {tail} {exhaust_sign(half):<3}"
        lit = card == self.focus
        name = card_name(self.view, card, self.words)
        number = f"{card + 1}{SHUFFLED if card in self.view.shuffled else ' '}"
        front = styled(number, LIT if lit else "bold $spot") + element(half) + Content(" ")
        front += styled(name, LIT if lit else "bold")
        return fit(front, self.width - len(tail) - 1) + Content(" ") + styled(tail, "")

    def _abilities(self, card: int) -> list[Content]:
        """Set once: how many lines they need is asked before it is known how many there are."""
        if card not in self._rows:
            self._rows[card] = [
                row for text in self._texts(card) for row in self._set(text, MOST_LINES)
            ]
        return self._rows[card]

    def _cut(self, card: int, lines: int) -> list[Content]:
        """All abilities in one paragraph, as far as it fits."""
        return self._set(Content(" ").join(self._texts(card)), lines)

    def _texts(self, card: int) -> list[Content]:
        if card not in self._told:
            self._told[card] = self._worded(card)
        return self._told[card]

    def _worded(self, card: int) -> list[Content]:
        half = half_up(self.view, card)
        texts = ability_words(half, self.words.language)
        if half.exhaust.form != "plain":
            effect = write_exhaust(half.exhaust, self.view.sides[card], self.words.language)
            texts.append(styled(f"{exhaust_sign(half)} {effect}", "$faint"))
        return texts

    def _set(self, text: Content, lines: int) -> list[Content]:
        indent = Content(INDENT)
        return [indent + row for row in wrapped(text, self.width - len(INDENT), lines)]

    # The piles

    def _listed(self, first: int) -> list[Content]:
        """Where there is room, a line for each card."""
        rows: list[Content] = []
        for key, cards in (("deck", self.view.deck), ("removed", self.view.removed)):
            if cards:
                label = self._label(key, cards)
                rows += [Content(""), styled(f"{label} ".ljust(self.width, "┈"), "$faint")]
            for card in cards:
                self.spots[first + len(rows)] = card
                rows.append(self._head(card))
        return rows

    def _piles(self, most: int) -> list[Content]:
        """One line each; more where one of their cards can be chosen."""
        rows: list[Content] = []
        for key, cards in (("deck", self.view.deck), ("removed", self.view.removed)):
            if cards:
                told = self._pile(key, cards)
                lines = 3 if self._asked_about(cards) or most > 5 else 1
                rows += wrapped(told, self.width, min(lines, max(most - len(rows), 1)))
        return rows

    def _asked_about(self, cards: Sequence[int]) -> bool:
        return self.view.step not in ("opening", "plan", "exhaust") and self.focus in cards

    def _pile(self, key: str, cards: Sequence[int]) -> Content:
        named = [styled(self._named(card), LIT if card == self.focus else "") for card in cards]
        return styled(f"{self._label(key, cards)} ", "$faint") + Content(", ").join(named)

    def _label(self, key: str, cards: Sequence[int]) -> str:
        """The Discard Deck stands in the order in which it will be drawn (ruling A40)."""
        label = self.words.say(f"term-travelers-{key}", count=len(cards))
        if key != "deck" or len(cards) < 2:
            return label
        order = self.words.say("term-travelers-deck-order", shuffled=len(self.view.shuffled))
        return f"{label} {order}"

    def _named(self, card: int) -> str:
        flags = banner_sign(self.view.sides[card]) if tips(self.view.sides[card]) > 1 else ""
        unsure = SHUFFLED if card in self.view.shuffled else ""
        return f"{card + 1}{unsure} {card_name(self.view, card, self.words)}{flags}"
