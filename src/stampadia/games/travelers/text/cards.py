"""Hero Cards as text: in hand, on the piles, and the cross of those in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stampadia.games.travelers.content import HeroHalf, tips
from stampadia.games.travelers.language import write_ability, write_exhaust
from stampadia.games.travelers.rules.fight import Card
from stampadia.games.travelers.text.wording import WIDTH, card_name, element_name, wrapped
from stampadia.games.travelers.view import TravelersView
from stampadia.words import Words

_SIDE: Final = 7
"""A Charge or Infuse card: only a strip of it is visible."""
_MIDDLE: Final = 46
_DONE, _NEXT, _LATER = "✓", "▸", "·"


# One card


def hand_lines(view: TravelersView, words: Words) -> Iterator[str]:
    for card in view.hand:
        half = view.hero.cards[card].halves[view.sides[card]]
        yield from wrapped(heading(half, view.sides[card], words), f" {card + 1}  ", " " * 6)
        for ability in half.abilities:
            yield from wrapped(write_ability(ability, words.language), " " * 6, " " * 10)
        yield from wrapped(_exhaust(half, view.sides[card], words), " " * 6, " " * 10)


def heading(half: HeroHalf, side: int, words: Words) -> str:
    """ "Iron Guard · Value 3 · 1 tip · Fire · 2 spheres"."""
    return words.say(
        "show-card",
        name=half.name.in_language(words.language),
        value=half.value,
        tips=tips(side),
        element=element_name(half.element, words),
        spheres=half.stars,
    )


def _exhaust(half: HeroHalf, side: int, words: Words) -> str:
    effect = write_exhaust(half.exhaust, side, words.language)
    return words.say("show-exhaust", effect=effect)


def pile_line(view: TravelersView, key: str, cards: Sequence[int], words: Words) -> str:
    """What lies there."""
    named = ", ".join(_on_pile(view, card, words) for card in cards)
    return words.say(key, cards=named, count=len(cards))


def deck_line(view: TravelersView, words: Words) -> str:
    """The Discard Deck as it will be drawn; what was shuffled in no order (ruling A40)."""
    named: list[str] = []
    for card in view.deck:
        if card not in view.shuffled:
            named.append(_on_pile(view, card, words))
        elif card == view.shuffled[0]:
            together = ", ".join(_on_pile(view, one, words) for one in view.shuffled)
            named.append(words.say("show-shuffled", cards=together))
    return words.say("show-deck", cards=", ".join(named), count=len(view.deck))


def _on_pile(view: TravelersView, card: int, words: Words) -> str:
    named = _titled(view, card, words)
    return words.say("show-pile-card", name=named, tips=tips(view.sides[card]))


def _titled(view: TravelersView, card: int, words: Words) -> str:
    return f"{card + 1} {card_name(view, card, words)}"


# The cards in play


def cross_lines(view: TravelersView, words: Words) -> Iterator[str]:
    """Strain above, Infuse to the left, Charge to the right, the column in the middle."""
    cross = view.cross
    left = [_infused(view, card, words) for card in reversed(cross.infuse)]
    right = [_charged(view, card) for card in cross.charge]
    width = min(_MIDDLE, WIDTH - _SIDE * (len(left) + len(right)))
    above = [line for card in reversed(cross.strain) for line in _middle(view, card, width, words)]
    column = [line for card in cross.column for line in _middle(view, card, width, words)]
    above, column = _framed(above, column, width)
    margin = " " * (_SIDE * len(left))
    yield from (f"{margin}{line}" for line in above)
    rows = [*left, column, *right]
    for number in range(max(map(len, rows))):
        yield "".join(
            row[number] if number < len(row) else " " * len(row[0]) for row in rows
        ).rstrip()
    yield from wrapped(put_in_play(view, words), "", "  ")


def _half(view: TravelersView, card: Card) -> HeroHalf:
    return view.hero.cards[card[0]].halves[card[1]]


def _middle(view: TravelersView, card: Card, width: int, words: Words) -> list[str]:
    """A strained card or one of the column. The lowest of these shows all its abilities; of the
    others an Add leaves the element, the Exhaust Effect and what was activated visible."""
    half = _half(view, card)
    column = view.cross.column
    strained = card in view.cross.strain
    shown = [] if strained or half.element is None else [element_name(half.element, words)]
    shown += wrapped(_exhaust(half, card[1], words), "", "  ", width - 4)
    if card in column:
        done = view.cross.spent[column.index(card)]
        for at, ability in enumerate(
            half.abilities if card == column[-1] else half.abilities[:done]
        ):
            mark = _DONE if at < done else _NEXT if at == done else _LATER
            shown += wrapped(write_ability(ability, words.language), f"{mark} ", "  ", width - 4)
    title = _edge(_titled(view, card[0], words), "├┤", width)
    return [title, *(f"│ {line:<{width - 4}} │" for line in shown)]


def _framed(above: list[str], column: list[str], width: int) -> tuple[list[str], list[str]]:
    """The topmost line closes the frame, and so does one more below. In the Exhaust phase the
    column may leave before the others."""
    framed = [*above, *column]
    if framed:
        framed[0] = f"┌{framed[0][1:-1]}┐"
        framed.append(_edge("", "└┘", width))
    if not column:
        return framed, [" " * width]
    return framed[: len(above)], framed[len(above) :]


def _edge(title: str, corners: str, width: int) -> str:
    """A horizontal line with a name in it."""
    name = f" {title[: width - 6]} " if title else ""
    return f"{corners[0]}{name:─<{width - 2}}{corners[1]}"


def _infused(view: TravelersView, card: Card, words: Words) -> list[str]:
    half = _half(view, card)
    element = "" if half.element is None else element_name(half.element, words)
    return _strip(card, (element, "○" * half.stars))


def _charged(view: TravelersView, card: Card) -> list[str]:
    return _strip(card, (f"●{_half(view, card).value}", "▼" * tips(card[1])))


def _strip(card: Card, shown: Sequence[str]) -> list[str]:
    inner = (f"│{line:^{_SIDE - 2}}│" for line in shown)
    return [_edge(str(card[0] + 1), "┌┐", _SIDE), *inner, _edge("", "└┘", _SIDE)]


def put_in_play(view: TravelersView, words: Words) -> str:
    """Elements, Banners and Constellation of all cards in play."""
    cross = view.cross
    elements = ", ".join(
        f"{count} {element_name(element, words)}" for element, count in cross.elements.items()
    )
    return words.say(
        "show-put-in-play",
        elements=elements or element_name(None, words),
        single=cross.banners[0],
        double=cross.banners[1],
        constellation="-".join(map(str, cross.constellation)),
    )
