"""Whether every quest fits its cells on paper, whatever names the day brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stampadia.games.chronicles.content import PACKAGE, Item
from stampadia.games.chronicles.generate.mysteries import CLAIM, TRAIT, own_words
from stampadia.games.chronicles.generate.plans import START_ROOM, Library, Quest
from stampadia.games.chronicles.generate.rows import cell_holds
from stampadia.games.chronicles.generate.words import (
    Cast,
    Telling,
    full_cast,
    shortest,
    told_title,
)
from stampadia.games.chronicles.instructions import Line, Text
from stampadia.games.chronicles.language import write_item
from stampadia.games.chronicles.paper import CELL, ITEM, TITLE
from stampadia.kernel.errors import BadContent
from stampadia.kernel.words import LANGUAGES
from stampadia.workbench.lettering import width_mm

WIDE_NUMBER: Final = 20
"""No room number takes more space."""


def too_long(library: Library) -> Iterator[tuple[str, str, BadContent]]:
    """What does not fit even in its shortest words, with the longest names there are: the kind of
    thing, its key, and what is wrong."""
    cast = full_cast({role: _widest(names) for role, names in library.names.items()})
    for quests in library.quests.values():
        for quest in quests:
            for problem in _quest_problems(quest, cast, library):
                yield quest.kind, quest.key, problem
    for item in library.items.values():
        printed = Item(item.key, item.name, item.clause)
        if not all(
            ITEM.holds([write_item(printed, language, library.language)]) for language in LANGUAGES
        ):
            problem = BadContent("plan-item-too-long", package=PACKAGE, most=ITEM.lines)
            yield "item", item.key, problem


def _quest_problems(quest: Quest, cast: Cast, library: Library) -> Iterator[BadContent]:
    telling = Telling(quest, {**shortest(quest), **_widest_secrets(quest, library)}, cast)
    wide = dict.fromkeys((START_ROOM, *quest.numbers()), 48)
    rooms: list[tuple[str, Sequence[Line]]] = [(room.id, room.lines) for room in quest.rooms]
    rooms += [(room.id, room.lines_if_true) for room in quest.rooms]
    for name, lines in [("start", quest.start), *rooms]:
        if not cell_holds(telling.lines(lines, wide), library.language):
            yield BadContent("plan-cell-too-long", package=PACKAGE, room=name, most=CELL.lines)
    for title in quest.titles:
        for language in LANGUAGES:
            text = told_title(title, cast).in_language(language)
            if not TITLE.holds([text]):
                yield BadContent("plan-title-too-long", package=PACKAGE, title=text)


def _widest_secrets(quest: Quest, library: Library) -> dict[str, Text]:
    """The longest of what a mystery may bring, whatever is drawn."""
    counted = _widest([fact.text for fact in library.counts])
    known = {
        name: [each.words[name] for secrets in quest.secrets.values() for each in secrets
               if name in each.words]
        for name in own_words(quest)
    }  # fmt: skip
    found = {name: _widest(told) for name, told in known.items() if told}
    for name in own_words(quest) - found.keys():
        if name == TRAIT:
            found[name] = _widest([fact.text for fact in library.traits])
        elif name.endswith("-what"):
            found[name] = counted
        elif name.endswith(f"-{CLAIM}"):
            found[name] = Text(f"48 {counted.en}", f"48 {counted.it}")
        else:
            found[name] = Text("48", "48")
    return found


def _widest(names: Sequence[Text]) -> Text:
    return Text(
        en=max((name.en for name in names), key=lambda name: width_mm(name, 1)),
        it=max((name.it for name in names), key=lambda name: width_mm(name, 1)),
    )
