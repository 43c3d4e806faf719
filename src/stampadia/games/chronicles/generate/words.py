"""What is told: names, alternatives, titles, and a word about rooms where nothing happens."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.boxes import TITLE
from stampadia.games.chronicles.generate.blueprint_checks import ROLE, WORD
from stampadia.games.chronicles.generate.doors import Ground
from stampadia.games.chronicles.generate.plans import ROLES, START_ROOM, Library, Quest, RoomPlan
from stampadia.games.chronicles.generate.quests import Placed
from stampadia.games.chronicles.generate.rows import Rows, cell_holds
from stampadia.games.chronicles.instructions import Clause, Line, Narrate, Text
from stampadia.games.chronicles.language import Names
from stampadia.games.chronicles.walking import renumbered, reworded
from stampadia.kernel.chance import Dealer
from stampadia.kernel.words import LANGUAGES

FLAVOURS_TRIED: Final = 4

Cast = Mapping[str, Text]
"""Who is who on this sheet: villain, helper, place, thing."""


def draw_cast(library: Library, dealer: Dealer) -> Cast:
    return {role: dealer.child(role).one_of(library.names[role]) for role in ROLES}


class QuestTooLong(Exception):
    """With these names it does not fit its cells; its key is the argument."""


class Telling(Struct, frozen=True):
    """A quest with one alternative for each of its words."""

    quest: Quest
    chosen: Mapping[str, Text]
    cast: Cast

    def lines(self, lines: Iterable[Line], numbers: Mapping[int, int]) -> tuple[Line, ...]:
        """Lines of the quest as they are printed."""
        return tuple(tuple(self._clause(clause, numbers) for clause in line) for line in lines)

    def _clause(self, clause: Clause, numbers: Mapping[int, int]) -> Clause:
        return reworded(
            renumbered(clause, numbers), lambda text: filled(text, self.chosen, self.cast)
        )


def filled(text: Text, chosen: Mapping[str, Text], cast: Cast) -> Text:
    def put(language: str) -> str:
        def word(found: re.Match[str]) -> str:
            return chosen[found[1]].in_language(language)

        def name(found: re.Match[str]) -> str:
            return cast[found[1]].in_language(language)

        return ROLE.sub(name, WORD.sub(word, text.in_language(language)))

    return Text(en=put("en"), it=put("it"))


def tell_quest(
    placed: Placed, room_numbers: tuple[int, ...], cast: Cast, rows: Rows, dealer: Dealer
) -> None:
    """Write a quest into its rooms; where a cell is too small, in the shortest words it has."""
    quest = placed.quest
    numbers = {START_ROOM: room_numbers[0]}
    numbers |= dict(
        zip(quest.numbers(), (room_numbers[room] for room in placed.rooms), strict=True)
    )
    for chosen in (_drawn(quest, dealer), shortest(quest)):
        telling = Telling(quest, chosen, cast)
        told = {room: telling.lines(plan.lines, numbers) for room, plan in placed.plans()}
        if quest.start:
            told[0] = telling.lines(quest.start, numbers)
        if all(cell_holds(lines, rows.names) for lines in told.values()):
            break
    else:
        raise QuestTooLong(quest.key)
    for room, lines in told.items():
        rows.write(room, lines)


def tell_alone(
    quest: Quest, plan: RoomPlan, numbers: Mapping[int, int], cast: Cast, dealer: Dealer
) -> tuple[Line, ...]:
    """The lines of one room of a quest that is not played here."""
    return Telling(quest, _drawn(quest, dealer), cast).lines(plan.lines, numbers)


def _drawn(quest: Quest, dealer: Dealer) -> dict[str, Text]:
    return {name: dealer.one_of(told) for name, told in quest.words.items()}


def shortest(quest: Quest) -> dict[str, Text]:
    return {
        name: min(told, key=lambda text: max(len(text.en), len(text.it)))
        for name, told in quest.words.items()
    }


def draw_title(main: Quest, cast: Cast, dealer: Dealer) -> Text:
    for title in dealer.shuffled(main.titles):
        told = filled(title, {}, cast)
        if all(TITLE.holds([told.in_language(language)]) for language in LANGUAGES):
            return told
    raise QuestTooLong(main.key)


def add_flavour(ground: Ground, cast: Cast, library: Library, rows: Rows, dealer: Dealer) -> None:
    """A word about the place, where a room has a free line; none is told twice."""
    corridors = dealer.shuffled(library.corridor_flavour)
    halls = dealer.shuffled(library.room_flavour)
    for room, plot in enumerate(ground.plots):
        pool = corridors if plot.corridor else halls
        for text in pool[:FLAVOURS_TRIED]:
            line = (Clause(do=(Narrate(filled(text, {}, cast)),)),)
            if rows.add(room, line):
                pool.remove(text)
                break


def used_names(names: Names, keywords: Iterable[str]) -> dict[str, Text]:
    """How the keywords of a sheet are printed, and those of a series that it speaks of."""
    said = tuple(set(keywords))
    return {key: text for key, text in sorted(names.keywords.items()) if key.startswith(said)}
