"""The cards of a match, taken from its sets and made ready for play.

A *face* is a number: unit card n is face n, on whichever half it lies; event card e shows face
`units + 2e` (the side with the grey dot) or the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.content import CardSet, Event, Part, Trigger, Unit
from stampadia.games.generals.language import holder_of, skill_of
from stampadia.games.generals.language.placement import Holder
from stampadia.games.generals.language.skills import Later, Moment, Skill, TableTest, Tally, Unread
from stampadia.games.generals.prepared.card_views import CardView, card_view, place_view
from stampadia.games.generals.prepared.skills import Prepared, infusion
from stampadia.games.generals.prepared.stacks import Stack

if TYPE_CHECKING:
    from stampadia.games.generals.rules.texts import Demand


FULL: Final = 40
"""Unit cards that make the Full version (manual: "Setup"; ruling B1: exactly 40 is Full)."""
MOST_STACKS: Final = 20_000
"""Kept in memory; when there are more, they are worked out anew."""


def _moment(text: Skill | Unread) -> str:
    return next((need.when for need in text.need if isinstance(need, Moment)), "")


def _twins(deck: Deck) -> list[int]:
    first: dict[object, int] = {}
    found = []
    for number, card in enumerate(deck.unit_cards):
        unit, place = card.unit, card.place
        printed = (unit.level, unit.header, unit.body, place.level, place.header, place.body)
        found.append(first.setdefault(printed, number))
    return found


class Deck:
    """Shared by all positions of a match, and never changed by them."""

    def __init__(self, sets: Sequence[CardSet], *, with_events: bool = True) -> None:
        units = [card for found in sets for card in found.units]
        events = [card for found in sets for card in found.events if with_events]
        languages = [found.meta.language for found in sets for _ in found.units]
        languages += [
            found.meta.language
            for found in sets
            for _ in found.events
            for _ in (0, 1)
            if with_events
        ]
        self.card_sets = tuple(sets)
        self.sets = tuple(found.meta.code for found in sets)
        self._languages = languages
        self.units = len(units)
        self.events = len(events)
        self.unit_cards = tuple(units)
        sides: list[Unit | Event] = [card.unit for card in units]
        for event in events:
            sides += [event.upright, event.turned]
        self.sides = tuple(sides)
        self.places = tuple(card.place for card in units)
        self.levels = [side.level for side in sides]
        self.headers = [side.header for side in sides]
        self.bodies = [side.body for side in sides]
        self.header_skills = [
            self._prepared(number, "header", side.header, holder_of(side, "header"))
            for number, side in enumerate(sides)
        ]
        self.body_skills = [
            self._prepared(number, "body", side.body, holder_of(side, "body"))
            if isinstance(side, Unit)
            else None
            for number, side in enumerate(sides)
        ]
        self.place_levels = [place.level for place in self.places]
        self.place_skills = [
            self._prepared(number, "place", place.header, "place")
            for number, place in enumerate(self.places)
        ]
        self.instructions = [
            self._read(number, place.body, "instruction")
            for number, place in enumerate(self.places)
        ]
        self.happenings = [
            self._read(self.units + number, side.body, "event")
            for number, side in enumerate(sides[self.units :])
        ]
        """By event face, counted from `units`: its text as data."""
        self.moments = [_moment(text) for text in self.happenings]
        """By event face: the special moment it waits for, or nothing."""
        self.tests = [
            tuple(need for need in text.need if isinstance(need, TableTest))
            for text in self.happenings
        ]
        """By event face: what it asks of the table."""
        self.tallies = [
            tuple(need for need in text.need if isinstance(need, Tally)) for text in self.happenings
        ]
        """By event face: what it counts."""
        self.header_infusions = [infusion(side.header) for side in sides]
        self.body_infusions = [infusion(side.body) for side in sides]
        self.header_numbers = [
            (header.attack or 0, header.life or 0, *elements)
            for header, elements in zip(self.headers, self.header_infusions, strict=True)
        ]
        """By face: attack, life and the four elements."""
        self.body_numbers = [
            (body.attack or 0, body.life or 0, *elements)
            for body, elements in zip(self.bodies, self.body_infusions, strict=True)
        ]
        self.twins = _twins(self)
        """By unit card: the first card that is the same on both halves."""
        self.worth = [
            side.level + sum(number or 0 for number in (side.header.attack, side.header.life))
            for side in sides
        ]
        """What a card in the hand is worth, at a glance."""
        self.full = self.units >= FULL
        at_large = [*self.place_skills, *self.header_skills[self.units :], *self.body_skills]
        self.swaps_at_large = any(
            skill.swaps and (skill.area or skill.part != "body") for skill in at_large if skill
        )
        """Whether a text could swap the columns of other units than its own."""
        everything = [*at_large, *self.header_skills]
        self.hits_at_large = any(
            skill.on_hit and (skill.area or skill.part == "place" or skill.when == "onFront")
            for skill in everything
            if skill
        ) or any(skill.on_hit for skill in self.header_skills[self.units :] if skill)
        """Whether a text could follow up hits of other units than its own."""
        self.demands: dict[int, tuple[Demand, ...]] = {}
        """By event face, counted from `units`: what its ops demand, as far as it was asked for."""
        self._stacks: dict[tuple[int, ...], Stack] = {}
        self._copied: dict[tuple[tuple[int, ...], int], Stack] = {}
        self._fingerprint = ""
        self._card_views: list[CardView] = []
        self._place_views: list[CardView] = []

    def _read(self, face: int, part: Part, holder: Holder) -> Skill | Unread:
        return skill_of(part, self._languages[face], holder)

    def _prepared(self, face: int, part: str, printed: Part, holder: Holder) -> Prepared | None:
        if not printed.text and printed.effect is None:
            return None
        when: Trigger = printed.when
        read = self._read(face, printed, holder)
        return Prepared(face, part, when, printed.area, infusion(printed), read)

    # What is worked out once, when somebody asks for it

    @property
    def fingerprint(self) -> str:
        """Two decks of one fingerprint play alike."""
        if not self._fingerprint:
            self._fingerprint = self._all_that_counts()
        return self._fingerprint

    def _all_that_counts(self) -> str:
        whole = blake2b(digest_size=6)
        for number, side in enumerate(self.sides):
            skills = (self.header_skills[number], self.body_skills[number])
            printed = (side.level, side.header.attack, side.header.life, infusion(side.header))
            body = (side.body.attack, side.body.life, infusion(side.body))
            texts = tuple(
                skill and (skill.when, skill.area, repr(skill.printed)) for skill in skills
            )
            whole.update(repr((printed, body, texts)).encode())
        for place, skill in zip(self.places, self.place_skills, strict=True):
            text = skill and (skill.when, repr(skill.printed))
            whole.update(repr((place.level, infusion(place.header), text)).encode())
        whole.update(repr((self.instructions, self.happenings)).encode())
        return whole.hexdigest()

    # Stacks

    def stack(self, cards: tuple[int, ...]) -> Stack:
        found = self._stacks.get(cards)
        if found is None:
            if len(self._stacks) > MOST_STACKS:
                self._stacks.clear()
            found = self._stacks[cards] = Stack(self, cards, self.body_skills[cards[-1]])
        return found

    def stack_with_text_of(self, cards: tuple[int, ...], copied: int) -> Stack:
        """Ruling D29: body text, trigger and banner of another card; blank if that one copies."""
        key = (cards, copied)
        found = self._copied.get(key)
        if found is None:
            if len(self._copied) > MOST_STACKS:
                self._copied.clear()
            body = self.body_skills[copied] if copied >= 0 else None
            if body and body.copies:
                body = None
            found = self._copied[key] = Stack(self, cards, body)
        return found

    # Cards as people see them

    @property
    def card_views(self) -> list[CardView]:
        if not self._card_views:
            self._card_views = [card_view(self, face) for face in range(len(self.sides))]
        return self._card_views

    @property
    def place_views(self) -> list[CardView]:
        if not self._place_views:
            self._place_views = [place_view(self, face) for face in range(len(self.sides))]
        return self._place_views

    # Texts

    def _all_texts(self) -> list[Skill | Unread]:
        skills = [*self.header_skills, *self.body_skills, *self.place_skills]
        bodies = [place.body for place in self.places]
        bodies += [side.body for side in self.sides[self.units :]]
        read = zip(bodies, [*self.instructions, *self.happenings], strict=True)
        printed = [skill.printed for skill in skills if skill is not None]
        return printed + [text for body, text in read if body.text or body.effect is not None]

    @property
    def texts(self) -> int:
        """How many texts are printed on the cards."""
        return len(self._all_texts())

    @property
    def unread_texts(self) -> int:
        """How many of them only people can apply."""
        return sum(isinstance(text, Unread) for text in self._all_texts())

    # Cards by kind

    def is_event(self, face: int) -> bool:
        return face >= self.units

    def turned(self, face: int) -> int:
        """The other side of an event card (ruling E5)."""
        return self.units + ((face - self.units) ^ 1)

    def happening(self, face: int) -> Skill | Unread:
        return self.happenings[face - self.units]

    def later(self, face: int) -> tuple[Later, ...]:
        if face < self.units:
            return ()
        text = self.happening(face)
        return text.later if isinstance(text, Skill) else ()

    def infuses(self, face: int, element: int) -> bool:
        """Ruling E7: header or body symbol of the unit half."""
        return bool(self.header_infusions[face][element] or self.body_infusions[face][element])

    def infuses_any(self, face: int) -> bool:
        return any(self.header_infusions[face]) or any(self.body_infusions[face])

    def name(self, face: int) -> str:
        return self.sides[face].name

    def place_name(self, face: int) -> str:
        return self.places[face].name if face < self.units else self.name(face)

    def skill_at(self, face: int, part: str) -> Prepared | None:
        if part == "place":
            return self.place_skills[face]
        return self.body_skills[face] if part == "body" else self.header_skills[face]

    def text_at(self, face: int, part: str) -> str:
        """The printed words of a part of a card; without any of its own, the header's."""
        card = (self.place_views if part == "place" else self.card_views)[face]
        return card.header.skill if part == "header" else card.body.skill or card.header.skill

    def language(self, face: int) -> str:
        return self._languages[face]
