"""What is told: names, alternatives, titles, and a word about rooms where nothing happens."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stampadia.games.chronicles.content import LINES
from stampadia.games.chronicles.generate.ground import Ground
from stampadia.games.chronicles.generate.mysteries import (
    Mystery,
    answer_groups,
    equal_answers,
    in_drawn_order,
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
from stampadia.games.chronicles.generate.quests import Placed
from stampadia.games.chronicles.generate.trouble import trouble_for
from stampadia.games.chronicles.generate.wishes import Difficulty
from stampadia.games.chronicles.instructions import (
    Ability,
    Activates,
    AnyAct,
    AnyPart,
    Clause,
    GainAbility,
    Line,
    Narrate,
    PayItem,
    Riddle,
    RolledOne,
    Text,
    TurnRoll,
)
from stampadia.games.chronicles.language import Names, write_line
from stampadia.games.chronicles.language.clauses import renumbered, reworded
from stampadia.games.chronicles.paper import CELL, TITLE
from stampadia.kernel.chance import Dealer
from stampadia.words import LANGUAGES, capital

FLAVOURS_TRIED: Final = 4
SENTENCE_ENDS: Final = ".", "!", "?"

Cast = Mapping[str, Text]
"""Who is who on this sheet: villain, helper, place, thing."""


def draw_cast(library: Library, dealer: Dealer) -> Cast:
    return full_cast({role: dealer.child(role).one_of(library.names[role]) for role in ROLES})


def full_cast(cast: Cast) -> Cast:
    """With what the thing is called for short: the last word of it."""
    thing = cast["thing"]
    return {**cast, SHORT_NAME: Text(thing.en.split()[-1], thing.it.split()[-1])}


class QuestTooLong(Exception):
    """With these names it does not fit its cells; its key is the argument."""


class Telling(Struct, frozen=True):
    """A quest with one alternative for each of its words."""

    quest: Quest
    chosen: Mapping[str, Text]
    cast: Cast
    own_item: str = ""
    """What the hero owns."""
    stolen: Ability | None = None
    """What is missing from the Hero Sheet."""

    def lines(self, lines: Iterable[Line], numbers: Mapping[int, int]) -> tuple[Line, ...]:
        """Lines of the quest as they are printed."""
        return tuple(tuple(self.clause(clause, numbers) for clause in line) for line in lines)

    def clause(self, clause: Clause, numbers: Mapping[int, int]) -> Clause:
        clause = replace(
            clause,
            when=tuple(map(self._part, clause.when)),
            do=tuple(self._act(act, numbers) for act in clause.do),
        )
        return reworded(
            renumbered(clause, numbers), lambda text: filled(text, self.chosen, self.cast)
        )

    def _part(self, part: AnyPart) -> AnyPart:
        if isinstance(part, PayItem) and part.item == self.quest.own_item:
            return PayItem(self.own_item or part.item)
        return part

    def _act(self, act: AnyAct, numbers: Mapping[int, int]) -> AnyAct:
        if isinstance(act, Riddle) and self.quest.sign is not None:
            label, meant = (numbers[self.quest.number(room)] for room in self.quest.sign)
            return replace(act, plus=meant - label)
        if isinstance(act, GainAbility) and self.quest.steals and self.stolen is not None:
            return GainAbility(self.stolen)
        return act


def filled(text: Text, chosen: Mapping[str, Text], cast: Cast) -> Text:
    def put(language: str) -> str:
        def word(found: re.Match[str]) -> str:
            told = chosen[found[1]].in_language(language)
            return named(WORD.sub(word, told))

        def named(told: str) -> str:
            def name(found: re.Match[str]) -> str:
                called = cast[found[1]].in_language(language)
                before = told[: found.start()].rstrip('" ')
                begins = before.endswith(SENTENCE_ENDS) or (
                    not before and told.rstrip('"').endswith(SENTENCE_ENDS)
                )
                return capital(called) if begins else called

            return ROLE.sub(name, told)

        return named(WORD.sub(word, text.in_language(language)))

    return Text(en=put("en"), it=put("it"))


def tell_quest(
    placed: Placed,
    room_numbers: tuple[int, ...],
    cast: Cast,
    rows: Rows,
    dealer: Dealer,
    mystery: Mystery | None = None,
    own_item: str = "",
    stolen: Ability | None = None,
) -> set[Clause]:
    """Write a quest into its rooms; where a cell is too small, in the shortest words it has. Gives
    the clauses that are answers and have to stay upside-down."""
    quest, mystery = placed.quest, mystery or Mystery()
    numbers = {START_ROOM: room_numbers[0]}
    numbers |= dict(
        zip(quest.numbers(), (room_numbers[room] for room in placed.rooms), strict=True)
    )
    order = dealer.child("order")
    plain = {
        room: [in_drawn_order(quest, plan, line, order) for line in plan.lines_when(mystery.truth)]
        for room, plan in placed.plans()
    }
    for chosen in _choices(quest, mystery, rows.names, dealer):
        telling = Telling(quest, {**chosen, **mystery.words}, cast, own_item, stolen)
        told = {room: telling.lines(lines, numbers) for room, lines in plain.items()}
        if quest.start:
            told[0] = telling.lines(quest.start, numbers)
        if all(cell_holds(lines, rows.names) for lines in told.values()):
            break
    else:
        raise QuestTooLong(quest.key)
    for room, lines in told.items():
        rows.write(room, lines)
    return {
        telling.clause(clause, numbers)
        for room, plan in placed.plans()
        for line in plain[room]
        for clause in line
        if quest.is_answer(plan, clause)
    }


def tell_alone(
    quest: Quest, plan: RoomPlan, numbers: Mapping[int, int], cast: Cast, dealer: Dealer
) -> tuple[Line, ...]:
    """The lines of one room of a quest that is not played here."""
    return Telling(quest, _drawn(quest, dealer), cast).lines(plan.lines, numbers)


def _choices(
    quest: Quest, mystery: Mystery, names: Names, dealer: Dealer
) -> Iterator[dict[str, Text]]:
    """Words for the quest: as drawn, then the shortest; with answers that are equally long."""
    groups = answer_groups(quest, mystery.truth)
    for chosen, told in (
        (
            _drawn(quest, dealer),
            {name: dealer.shuffled(each) for name, each in quest.words.items()},
        ),
        (shortest(quest), {name: _by_length(each) for name, each in quest.words.items()}),
    ):
        for clauses in groups:
            chosen |= next(equal_answers(clauses, told, names), {})
        yield chosen


def _drawn(quest: Quest, dealer: Dealer) -> dict[str, Text]:
    return {name: dealer.one_of(told) for name, told in quest.words.items()}


def shortest(quest: Quest) -> dict[str, Text]:
    return {name: _by_length(told)[0] for name, told in quest.words.items()}


def _by_length(told: Iterable[Text]) -> list[Text]:
    return sorted(told, key=lambda text: max(len(text.en), len(text.it)))


def draw_title(main: Quest, cast: Cast, dealer: Dealer) -> Text:
    for title in dealer.shuffled(main.titles):
        told = told_title(title, cast)
        if all(TITLE.holds([told.in_language(language)]) for language in LANGUAGES):
            return told
    raise QuestTooLong(main.key)


def told_title(title: Text, cast: Cast) -> Text:
    told = filled(title, {}, cast)
    return Text(capital(told.en), capital(told.it))


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


# What is odd about one or two rooms with foes, or about all of them.


def add_modifiers(
    quests: Sequence[Placed],
    numbers: Sequence[int],
    rows: Rows,
    library: Library,
    difficulty: Difficulty,
    dealer: Dealer,
) -> None:
    rooms = [
        room
        for placed in quests
        for room, plan in placed.plans()
        if plan.foes and not _odd_already(room, rows)
    ]
    for placed in quests:
        quest = placed.quest
        if quest.wild is not None:  # it holds in all of them, as long as the quest's rooms say so
            own = dict(zip(quest.numbers(), (numbers[room] for room in placed.rooms), strict=True))
            own[START_ROOM] = numbers[0]
            for room in rooms:
                rows.add(room, tuple(renumbered(clause, own) for clause in quest.wild))
            return
    left = dealer.shuffled(library.modifiers)
    for kind in dealer.one_of(trouble_for(difficulty).modifiers):
        modifier = next((each for each in left if each.kind == kind), None)
        if modifier is None:
            continue
        left.remove(modifier)
        for room in dealer.shuffled(rooms):
            if rows.add(room, modifier.line):
                rooms.remove(room)
                break


def _odd_already(room: int, rows: Rows) -> bool:
    """Two effects on the same dice are one too many for a player to keep in mind."""
    return any(
        isinstance(part, TurnRoll | RolledOne | Activates)
        for clause in rows.clauses(room)
        for part in clause.when
    )


# The Rooms Table while it is written: a line is taken only if the cell still holds it, and few
# of them are turned upside-down.


def cell_holds(lines: Sequence[Line], names: Names) -> bool:
    """Do these lines of a room fit their printed cell, in every language?"""
    return len(lines) <= LINES and all(
        CELL.holds(write_line(line, language, names) for line in lines) for language in LANGUAGES
    )


class Rows:
    def __init__(self, count: int, names: Names) -> None:
        self.lines: list[tuple[Line, ...]] = [()] * count
        self.names = names

    def write(self, room: int, lines: Sequence[Line]) -> None:
        self.lines[room] = tuple(lines)

    def add(self, room: int, line: Line) -> bool:
        """One line more, if there is space for it."""
        longer = (*self.lines[room], line)
        if not cell_holds(longer, self.names):
            return False
        self.lines[room] = longer
        return True

    def clauses(self, room: int) -> Iterable[Clause]:
        return (clause for line in self.lines[room] for clause in line)


# Which parts of lines are printed upside-down: the answers to riddles, and few others.
# Blueprints mark all that could be a surprise. A sheet keeps about three of them, as many as a
# hand likes to turn the paper for; the others are printed upright.


WISHED: Final = 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6
"""How many parts a sheet turns, answers among them; never more than MOST_ANSWERS."""


def straighten(rows: Rows, answers: Collection[Clause], dealer: Dealer) -> None:
    turned = [
        (room, clause)
        for room, lines in enumerate(rows.lines)
        for line in lines
        for clause in line
        if clause.upside_down is not None
    ]
    kept = [each for each in turned if each[1] in answers]
    others = [each for each in dealer.shuffled(turned) if each not in kept]
    hides = {one: one.do[one.upside_down :] for _, one in others}
    # first those in which more than words hides
    others.sort(key=lambda each: all(isinstance(act, Narrate) for act in hides[each[1]]))
    kept += others[: max(0, min(dealer.one_of(WISHED), MOST_ANSWERS) - len(kept))]
    for room, lines in enumerate(rows.lines):
        rows.lines[room] = tuple(
            tuple(
                clause if (room, clause) in kept else replace(clause, upside_down=None)
                for clause in line
            )
            for line in lines
        )
