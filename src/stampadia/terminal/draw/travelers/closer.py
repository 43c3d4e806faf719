"""Everything on Travelers' table in full: Hero Cards with both halves, the piles, the texts that
were seen."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from stampadia.games.travelers.content import HeroHalf
from stampadia.games.travelers.language import write_exhaust
from stampadia.games.travelers.text import wording
from stampadia.games.travelers.text.cards import heading
from stampadia.games.travelers.text.maps import TOKEN
from stampadia.games.travelers.text.table import index_order
from stampadia.games.travelers.view import TravelersView
from stampadia.terminal.draw.pieces import styled
from stampadia.terminal.draw.travelers.hand import ability_words, element
from stampadia.terminal.draw.travelers.side import meeting_words, place_title
from stampadia.words import Words

Entry = tuple[Content, Content]


def closer(view: TravelersView, words: Words) -> list[Entry]:
    """What can be looked at: a line for the list, and all there is to know of it."""
    look = Closer(view, words)
    return [*look.cards(), *look.here(), *look.elsewhere(), look.hero()]


def card_index(view: TravelersView, card: int) -> int:
    """The place of a Hero Card in the list."""
    return ordered(view).index(card)


def ordered(view: TravelersView) -> list[int]:
    """The hand first, then what is in play, the Discard Deck, the Removed Cards."""
    cross = view.cross
    played = [card for card, _ in cross.column + cross.charge + cross.infuse + cross.strain]
    return [*view.hand, *played, *view.deck, *view.removed]


class Closer:
    def __init__(self, view: TravelersView, words: Words) -> None:
        self.view = view
        self.words = words

    # Hero Cards

    def cards(self) -> Iterator[Entry]:
        for card in ordered(self.view):
            half = wording.half_up(self.view, card)
            name = wording.card_name(self.view, card, self.words)
            where = self._say("where", where=self._where(card))
            head = styled(f"{card + 1} ", "bold") + element(half)
            head += styled(f" {name}", "bold") + styled(f" · {where}", "$faint")
            side = self.view.sides[card]
            below = styled(self._say("other-half"), "$faint")
            parts = [
                *self._half(half, side),
                Content(""),
                below,
                *self._half(wording.other_half(self.view, card), 1 - side),
            ]
            yield head, Content("\n").join(parts)

    def _where(self, card: int) -> str:
        view = self.view
        piles = (("hand", view.hand), ("deck", view.deck), ("removed", view.removed))
        return next((name for name, pile in piles if card in pile), "play")

    def _half(self, half: HeroHalf, side: int) -> list[Content]:
        name, _, rest = heading(half, side, self.words).partition(" · ")
        effect = write_exhaust(half.exhaust, side, self.words.language)
        return [
            element(half) + styled(f" {name}", "bold"),
            styled(rest, "$faint"),
            *ability_words(half, self.words.language),
            styled(f"{wording.exhaust_sign(half)} ", "bold") + Content(effect),
        ]

    # Texts

    def here(self) -> Iterator[Entry]:
        place = wording.place_here(self.view)
        if place and wording.meeting_at(self.view, place) is not None:
            yield self._text(place, here=True)

    def elsewhere(self) -> Iterator[Entry]:
        """What lies open on the table first, then what was seen before."""
        shown = [place for place in self._places() if place != wording.place_here(self.view)]
        for place in sorted(shown, key=lambda one: not self._lies_open(one)):
            yield self._text(place)

    def _places(self) -> list[str]:
        if self.view.world is not None:
            return sorted(self.view.world.seen)
        return index_order(self.view)

    def _lies_open(self, place: str) -> bool:
        if self.view.world is not None:
            return any(region and region.code == place for region in self.view.world.cells)
        dungeon = self.view.dungeon
        return dungeon is not None and any(room.code == place for room in dungeon.rooms)

    def _text(self, place: str, *, here: bool = False) -> Entry:
        meeting = wording.meeting_at(self.view, place)
        assert meeting is not None
        title = place_title(self.view, place, self.words)
        mark = f"{TOKEN} " if here else ""
        head = styled(f"{mark}{title}", "bold" if self._lies_open(place) else "")
        if not self._lies_open(place):
            head += styled(f" · {self._say('not-on-table')}", "$faint")
        parts = [styled(title, "bold"), *meeting_words(self.view, meeting, self.words)]
        parts += [styled(note, "$faint") for note in self._notes(place)]
        return head, Content("\n\n").join(parts)

    def _notes(self, place: str) -> Iterator[str]:
        if self.view.world is not None:
            half = self.view.world.seen[place]
            if half.scroll is not None:
                yield half.scroll.in_language(self.words.language)
            if half.bonus is not None and any(half.bonus):
                yield self._say("gives", bonus=wording.bonus_words(half.bonus, self.words))
        if filled := self.view.boxes.get(f"{self.view.serial}:{place}", 0):
            yield self.words.say("show-boxes", count=filled)

    # The hero

    def hero(self) -> Entry:
        hero = self.view.hero
        name = hero.name.in_language(self.words.language)
        told = hero.description.in_language(self.words.language)
        serials = " · ".join(serial for serial in (hero.serial, self.view.serial) if serial)
        return styled(name, "bold"), Content(f"{name}\n\n{told}\n\n{serials}")

    def _say(self, key: str, **facts: str | int) -> str:
        return self.words.say(f"term-travelers-{key}", **facts)
