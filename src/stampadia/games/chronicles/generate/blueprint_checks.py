"""What is wrong with blueprints that can be read: each finding is one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from stampadia.games.chronicles.content import ITEMS, LINES, PACKAGE, TABLE_ROWS, Item
from stampadia.games.chronicles.generate.mysteries import (
    CLAIM,
    COUNTS,
    TRAIT,
    TRAITS,
    answer_groups,
    equal_answers,
    own_words,
)
from stampadia.games.chronicles.generate.plans import (
    MOST_ANSWERS,
    ROLE,
    ROLES,
    SHORT_NAME,
    START_ROOM,
    WORD,
    Library,
    Quest,
    RoomPlan,
)
from stampadia.games.chronicles.generate.words import (
    Cast,
    Telling,
    cell_holds,
    full_cast,
    shortest,
    told_title,
)
from stampadia.games.chronicles.instructions import (
    Clause,
    Cross,
    DrawCell,
    KilledLastFoe,
    Line,
    MoveOnCell,
    NoFoes,
    Text,
    Win,
)
from stampadia.games.chronicles.language import write_item
from stampadia.games.chronicles.language.clauses import mentioned, terms, texts
from stampadia.games.chronicles.paper import CELL, ITEM, TITLE
from stampadia.kernel.errors import BadContent
from stampadia.words import LANGUAGES
from stampadia.workbench.lettering import width_mm

MOST_QUEST_ITEMS: Final = ITEMS - 1


def fault(file: str, key: str, problem: BadContent) -> BadContent:
    return BadContent("blueprint-fault", package=PACKAGE, file=file, name=key, problem=problem)


def problems(library: Library) -> list[BadContent]:
    found = [
        fault(quest.kind, quest.key, problem)
        for quests in library.quests.values()
        for quest in quests
        for problem in _quest_problems(quest, library)
    ]
    found += [
        fault("hero", hero.key, BadContent("plan-unknown-item", package=PACKAGE, item=hero.item))
        for hero in library.heroes
        if hero.item not in library.items
    ]
    keys = Counter(quest.key for quests in library.quests.values() for quest in quests)
    found += [
        BadContent("plan-key-twice", package=PACKAGE, name=key)
        for key, count in sorted(keys.items())
        if count > 1 or not key
    ]
    return found + list(_missing(library))


def _quest_problems(quest: Quest, library: Library) -> Iterator[BadContent]:
    wild = () if quest.wild is None else (quest.wild,)
    lines = (line for room in quest.rooms for line in (*room.lines, *room.lines_if_true))
    told = (*quest.start, *lines, *wild)
    clauses = [clause for line in told for clause in line]
    drawn = {term.cell for term in terms(clauses) if isinstance(term, DrawCell)}
    for room in quest.rooms:
        yield from _room_problems(room, drawn)
    yield from _word_problems(quest, clauses)
    yield from _reference_problems(quest, clauses, library)
    yield from _mystery_problems(quest, library)
    if len({room.id for room in quest.rooms}) < len(quest.rooms):
        yield BadContent("plan-room-twice", package=PACKAGE)
    if quest.kind == "main":
        if not any(isinstance(term, Win) for term in terms(clauses)):
            yield BadContent("plan-no-win", package=PACKAGE)
        if not quest.titles:
            yield BadContent("plan-no-title", package=PACKAGE)
        if not 1 <= len(quest.start) <= LINES:
            yield BadContent("plan-start-lines", package=PACKAGE, most=LINES)
    elif quest.start or quest.titles:
        yield BadContent("plan-not-main", package=PACKAGE)


def _room_problems(room: RoomPlan, drawn: Collection[int]) -> Iterator[BadContent]:
    if len(room.lines) > LINES:
        yield BadContent("plan-lines", package=PACKAGE, room=room.id, most=LINES)
    clauses = [clause for line in (*room.lines, *room.lines_if_true) for clause in line]
    for term in terms(clauses):
        if isinstance(term, MoveOnCell | Cross) and term.cell not in {*room.cells, *drawn}:
            yield BadContent("plan-cell-missing", package=PACKAGE, room=room.id, cell=term.cell)
        if isinstance(term, NoFoes | KilledLastFoe) and not room.foes:
            yield BadContent("plan-foes-missing", package=PACKAGE, room=room.id)
    if len(set(room.cells)) < len(room.cells):
        yield BadContent("plan-cell-twice", package=PACKAGE, room=room.id)


def _word_problems(quest: Quest, clauses: list[Clause]) -> Iterator[BadContent]:
    written = [*texts(clauses), *(text for known in quest.words.values() for text in known)]
    used = {name for text in written for name in WORD.findall(text.en)}
    brought = own_words(quest)
    for name in sorted(used - quest.words.keys() - brought):
        yield BadContent("plan-word-missing", package=PACKAGE, word=name)
    for name in sorted(quest.words.keys() - used):
        yield BadContent("plan-word-unused", package=PACKAGE, word=name)
    for name, told in [*quest.words.items(), ("titles", quest.titles)]:
        if not told and name != "titles":
            yield BadContent("plan-word-missing", package=PACKAGE, word=name)
        for text in told:
            yield from _text_problems(text)


def _text_problems(text: Text) -> Iterator[BadContent]:
    if not (text.en and text.it):
        yield BadContent("plan-one-language", package=PACKAGE, text=text.en or text.it)
    roles = Counter(ROLE.findall(text.en)), Counter(ROLE.findall(text.it))
    for role in sorted(set().union(*roles) - {*ROLES, SHORT_NAME}):
        yield BadContent("plan-unknown-role", package=PACKAGE, role=role)


def _reference_problems(
    quest: Quest, clauses: list[Clause], library: Library
) -> Iterator[BadContent]:
    own = {*quest.items, *quest.owned}
    carried = {hero.item for hero in library.heroes if hero.key in quest.classes}
    carried |= {quest.own_item}
    for item in sorted(own - library.items.keys()):
        yield BadContent("plan-unknown-item", package=PACKAGE, item=item)
    for item in sorted(set(mentioned(clauses, "item")) - own - carried):
        yield BadContent("plan-item-not-brought", package=PACKAGE, item=item)
    for hero_class in sorted({*quest.classes} - {hero.key for hero in library.heroes}):
        yield BadContent("plan-unknown-class", package=PACKAGE, hero=hero_class)
    if len(own) > MOST_QUEST_ITEMS:
        yield BadContent("plan-too-many-items", package=PACKAGE, most=MOST_QUEST_ITEMS)


def _mystery_problems(quest: Quest, library: Library) -> Iterator[BadContent]:
    rooms = {room.id: room for room in quest.rooms}
    truths = {each.truth for secrets in quest.secrets.values() for each in secrets} - {""}
    for name in sorted(truths - {*quest.suspects}):
        yield BadContent("plan-unknown-suspect", package=PACKAGE, room=name)
    for name in quest.suspects:
        if name not in rooms or not rooms[name].lines_if_true:
            yield BadContent("plan-unknown-suspect", package=PACKAGE, room=name)
            return
    for name in {*(quest.sign or ())} - rooms.keys():
        yield BadContent("plan-unknown-suspect", package=PACKAGE, room=name)
    for group, secrets in quest.secrets.items():
        if len({frozenset(each.words) for each in secrets}) > 1:
            yield BadContent("plan-secrets-uneven", package=PACKAGE, group=group)
    if quest.answers > MOST_ANSWERS:
        yield BadContent("plan-too-many-answers", package=PACKAGE, most=MOST_ANSWERS)
    for truth in quest.suspects or ("",):
        for clauses in answer_groups(quest, truth):
            if next(equal_answers(clauses, quest.words, library.language), None) is None:
                yield BadContent("plan-answers-uneven", package=PACKAGE)
                return


def _missing(library: Library) -> Iterator[BadContent]:
    """Without these no sheet can be made."""
    for kind, quests in library.quests.items():
        if not quests:
            yield BadContent("plan-kind-missing", package=PACKAGE, kind=kind)
    for circles in (None, 1, 2, 3):
        if not any(foe.column.circles == circles and not foe.classes for foe in library.foes):
            yield BadContent("plan-column-missing", package=PACKAGE, circles=circles or 0)
    for fact in (*library.counts, *library.traits):
        if fact.key not in COUNTS and fact.key not in TRAITS:
            yield BadContent("plan-unknown-fact", package=PACKAGE, name=fact.key)
    if min(len(library.corridor_flavour), len(library.room_flavour)) < TABLE_ROWS:
        yield BadContent("plan-flavour-missing", package=PACKAGE, least=TABLE_ROWS)
    if sum(item.decoy and not item.classes for item in library.items.values()) < MOST_QUEST_ITEMS:
        yield BadContent("plan-decoys-missing", package=PACKAGE, least=MOST_QUEST_ITEMS)


# Whether every quest fits its cells on paper, whatever names the day brings.


WIDE_NUMBER: Final = 20
"""No room number takes more space."""


def too_long(library: Library) -> Iterator[tuple[str, str, BadContent]]:
    """What does not fit even in its shortest words, with the longest names there are: the kind of
    thing, its key, and what is wrong."""
    cast = full_cast({role: _widest(names) for role, names in library.names.items()})
    for quests in library.quests.values():
        for quest in quests:
            for problem in _too_long_quest(quest, cast, library):
                yield quest.kind, quest.key, problem
    for item in library.items.values():
        printed = Item(item.key, item.name, item.clause)
        if not all(
            ITEM.holds([write_item(printed, language, library.language)]) for language in LANGUAGES
        ):
            problem = BadContent("plan-item-too-long", package=PACKAGE, most=ITEM.lines)
            yield "item", item.key, problem


def _too_long_quest(quest: Quest, cast: Cast, library: Library) -> Iterator[BadContent]:
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
