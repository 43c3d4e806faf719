"""What lies beside Travelers' map or below its enemy: tracks, the enemy, the text being read."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from textual.content import Content

from stampadia.games.travelers.content import Enemy, Meeting
from stampadia.games.travelers.instructions import Passage
from stampadia.games.travelers.language import write_enemy, write_modifier
from stampadia.games.travelers.text import wording
from stampadia.games.travelers.text.foresight import figures
from stampadia.games.travelers.text.table import passage_words
from stampadia.games.travelers.view import TravelersView
from stampadia.terminal.draw.pieces import fit, styled, wrapped
from stampadia.words import Words

MOST_LINES: Final = 30
EMPTY_MANA: Final = "○"


class Side:
    def __init__(self, view: TravelersView, words: Words, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width

    # The Status Card

    def tracks(self) -> Content:
        view = self.view
        dots = styled(wording.MANA * view.mana, "bold $spot")
        dots += styled(EMPTY_MANA * (view.level - view.mana), "$faint")
        parts = [
            self._track("level", view.level),
            self._track("mana", view.mana, dots),
            self._track("attack", view.attack),
            self._track("defense", view.defense),
        ]
        piles = (("deck", view.deck), ("removed", view.removed))
        parts += [
            styled(self.words.say(f"term-travelers-{key}", count=len(cards)), "$faint")
            for key, cards in piles
        ]
        return styled(" ┊ ", "$faint").join(parts)

    def _track(self, track: str, points: int, dots: Content | None = None) -> Content:
        label = styled(f"{wording.track_name(track, self.words)} ", "$faint")
        if dots is not None:
            label += dots + Content(" ")
        return label + styled(str(points), "bold")

    # The enemy

    def enemy(self) -> list[Content]:
        """Its name, what counts now, where that comes from."""
        fight = self.view.fight
        if fight is None:
            return []
        language = self.words.language
        name = fight.enemy.name.in_language(language)
        rows = [
            fit(styled(f"{wording.ENEMY} {name[:1].upper()}{name[1:]}", "bold $spot"), self.width)
        ]
        now = figures(self.view)
        counted = (
            ("level", fight.level),
            ("attack", now.attack),
            ("defense", "-" if now.defense is None else now.defense),
        )
        told = [f"{wording.track_name(stat, self.words)} {figure}" for stat, figure in counted]
        rows.append(fit(styled(" · ".join(told), "bold"), self.width))
        for note in self._notes():
            rows += wrapped(styled(note, "$faint"), self.width, 3)
        return rows

    def _notes(self) -> list[str]:
        """The bonus of its place, its Modifier, and how far it is."""
        fight = self.view.fight
        assert fight is not None
        notes = []
        if bonus := wording.bonus_words(fight.bonus, self.words):
            notes.append(self.words.say("term-travelers-bonus", bonus=bonus))
        if (modifier := fight.enemy.modifier) is not None:
            name = modifier.name.in_language(self.words.language)
            rule = write_modifier(modifier, self.words.language)
            if fight.ignored:
                rule = self.words.say("term-travelers-ignored")
            notes.append(f"{name}: {rule}")
        if self.view.dungeon is not None:
            notes.append(self.words.say("term-travelers-steps", steps=fight.steps))
        if fight.may_leave:
            notes.append(self.words.say("term-travelers-may-leave"))
        return notes

    # The text

    def reading(self, lines: int) -> list[Content]:
        """The text that counts now, as far as there is room; `i` has the rest."""
        place = wording.place_here(self.view)
        meeting = wording.meeting_at(self.view, place) if place else None
        if meeting is None or lines < 2:
            return []
        title = place_title(self.view, place, self.words)
        if self.view.fight is not None:  # who is told above
            meeting = replace(meeting, enemy=None)
        rows = self._set(meeting)
        if len(rows) <= lines - 1:
            return [fit(styled(title, "bold $spot"), self.width), *rows]
        more = styled(f" · {self.words.say('term-travelers-more')}", "$faint")
        room = self.width - len(more.plain)
        if len(title) > room:
            title = title.partition(" · ")[0]
        head = styled(title, "bold $spot").truncate(room, ellipsis=True) + more
        return [fit(head, self.width), *self._set(self._from_question(meeting))[: lines - 1]]

    def _set(self, meeting: Meeting) -> list[Content]:
        texts = meeting_words(self.view, meeting, self.words)
        return [row for text in texts for row in wrapped(text, self.width, MOST_LINES)]

    def _from_question(self, meeting: Meeting) -> Meeting:
        """Where not all fits: from the sentence that asks, if one does."""
        asks = self.view.sentence
        if asks in meeting.above:
            return replace(meeting, above=meeting.above[meeting.above.index(asks) :])
        if asks in meeting.below:
            below = meeting.below[meeting.below.index(asks) :]
            return Meeting(below=below)
        return meeting


def place_title(view: TravelersView, place: str, words: Words) -> str:
    """ "4B The Old Well", or "♛↑ 1A"."""
    if view.world is not None:
        return f"{place} {view.world.seen[place].title.in_language(words.language)}"
    assert view.dungeon is not None
    entry = view.dungeon.entry_at(place)
    trigger = words.say("entry-trigger", trigger=entry.trigger)
    room = f" {place}" if place in view.dungeon.seen else ""
    return f"{wording.place_symbol(view, place)}{room} · {trigger}"


def meeting_words(view: TravelersView, meeting: Meeting, words: Words) -> list[Content]:
    """The sentence that asks stands out."""

    def told(one: Passage) -> Content:
        return styled(passage_words(view, one, words), "bold $spot" if one == view.sentence else "")

    def met(enemy: Enemy) -> Content:
        name = enemy.name.in_language(words.language)
        return styled(f"{wording.ENEMY} {name}: {write_enemy(enemy, words.language)}", "bold")

    return meeting.told(told, met)
