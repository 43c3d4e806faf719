"""What a quest keeps secret: which suspect, which answer, which number is the right one today.

The answers to one question are printed upside-down, in an order that is drawn, and all equally
long: nothing but the clues tells which is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from msgspec import Struct

from stampadia.adventures.calendar import Calendar
from stampadia.games.chronicles.content import SIZE, Enemy, GreyCell
from stampadia.games.chronicles.generate.plans import WORD, Fact, Library, Quest, RoomPlan
from stampadia.games.chronicles.instructions import Clause, Line, Text
from stampadia.games.chronicles.language import Names, write_clause
from stampadia.games.chronicles.language.clauses import renumbered, texts
from stampadia.kernel.chance import Dealer
from stampadia.words import LANGUAGES

TRAIT: Final = "trait"
"""The word for what tells the right suspect from the others."""
CLAIM: Final = "claim"
"""What a suspect says about the Map: true for the right one, false for the others."""
ANSWERS: Final = "right", "wrong", "other"
RIGHT: Final = "right"

Words = Mapping[str, Text]


class Mystery(Struct, frozen=True):
    """What is so today."""

    truth: str = ""
    """The right suspect."""
    words: dict[str, Text] = {}

    def answers(self) -> list[Text]:
        """The right answers to what is asked."""
        named = {RIGHT} | {name for name in self.words if name.endswith(f"-{RIGHT}")}
        return [self.words[name] for name in sorted(named & self.words.keys())]

    def clues(self, quest: Quest) -> list[Text]:
        """What its secrets tell."""
        told = {name for secrets in quest.secrets.values() for name in secrets[0].words}
        return [self.words[name] for name in sorted(told)]


def draw_mystery(
    quest: Quest,
    looks: Mapping[str, Look],
    paper: Paper,
    library: Library,
    turn: int | None,
    dealer: Dealer,
) -> Mystery:
    """`turn`: how often the calendar has had this quest before; it goes through all its secrets
    before one comes back."""
    words: dict[str, Text] = {}
    truth = ""
    for group, secrets in quest.secrets.items():
        if turn is None:
            secret = dealer.child(f"secret/{group}").one_of(secrets)
        else:
            name = f"chronicles/secret/{quest.key}/{group}"
            secret = secrets[Calendar(name, len(secrets), len(secrets) // 2).at(turn)]
        words |= secret.words
        truth = secret.truth or truth
    if quest.suspects:
        stream = dealer.child("suspects")
        by_trait = singled_out(library.traits, {name: looks[name] for name in quest.suspects})
        truth = truth or stream.one_of(sorted({name for name, _ in by_trait}))
        if traits := [fact for name, fact in by_trait if name == truth]:
            words[TRAIT] = stream.one_of(traits).text
        claims = stream.shuffled(countable(library.counts, paper))
        for name, (fact, number) in zip(quest.suspects, claims, strict=False):
            value = number if name == truth else wrong_numbers(number, stream)[0]
            words[f"{name}-{CLAIM}"] = Text(f"{value} {fact.text.en}", f"{value} {fact.text.it}")
    facts = countable(library.counts, paper)
    asked = dealer.child("counts").shuffled(facts)
    for name, (fact, number) in zip(quest.counts, asked, strict=False):
        wrong = wrong_numbers(number, dealer.child(f"wrong/{name}"))
        words[f"{name}-what"] = fact.text
        for answer, value in zip(ANSWERS, (number, *wrong), strict=False):
            words[f"{name}-{answer}"] = as_text(value)
    return Mystery(truth, words)


def own_words(quest: Quest) -> set[str]:
    """The words that its mystery brings."""
    names = {name for secrets in quest.secrets.values() for each in secrets for name in each.words}
    names |= {f"{name}-{word}" for name in quest.counts for word in ("what", *ANSWERS)}
    if quest.suspects:
        names |= {TRAIT} | {f"{name}-{CLAIM}" for name in quest.suspects}
    return names


# Answers


def answer_groups(quest: Quest, truth: str) -> list[list[Clause]]:
    """Clauses of which one is right: those of all suspects, or those of one room."""
    by_room = [answers_in(quest, room, truth) for room in quest.rooms]
    if quest.suspects:
        by_room = [[clause for clauses in by_room for clause in clauses]]
    return [clauses for clauses in by_room if len(clauses) > 1]


def answers_in(quest: Quest, room: RoomPlan, truth: str) -> list[Clause]:
    lines = room.lines_when(truth)
    return [clause for line in lines for clause in line if quest.is_answer(room, clause)]


def in_drawn_order(quest: Quest, room: RoomPlan, line: Line, dealer: Dealer) -> Line:
    """The same line with its answers in any order."""
    answers = [clause for clause in line if quest.is_answer(room, clause)]
    shuffled = iter(dealer.shuffled(answers))
    return tuple(next(shuffled) if clause in answers else clause for clause in line)


def equal_answers(
    clauses: list[Clause], told: Mapping[str, Sequence[Text]], names: Names
) -> Iterator[dict[str, Text]]:
    """Alternatives for the words of these clauses with which the upside-down parts are equally
    long in every language."""
    hidden = [renumbered(Clause(do=clause.do[clause.upside_down :]), _WIDE) for clause in clauses]
    free = sorted({name for name in _words_in(hidden) if name in told})
    fixed = [
        [len(WORD.sub("", write_clause(clause, language, names))) for language in LANGUAGES]
        for clause in hidden
    ]
    used = [[name for name in _words_in([clause]) if name in told] for clause in hidden]
    for drawn in product(*(told[name] for name in free)):
        chosen = dict(zip(free, drawn, strict=True))
        lengths = {
            tuple(
                length + sum(len(chosen[name].in_language(language)) for name in own)
                for length, language in zip(plain, LANGUAGES, strict=True)
            )
            for plain, own in zip(fixed, used, strict=True)
        }
        if len(lengths) == 1:
            yield chosen


class _Wide(dict[int, int]):
    """Room numbers of a blueprint as they are printed: all have two digits."""

    def __missing__(self, room: int) -> int:
        return 48


_WIDE: Final = _Wide()


def _words_in(clauses: list[Clause]) -> Iterator[str]:
    return (name for text in texts(clauses) for name in WORD.findall(text.en))


# What anyone can see on the paper: symbols to be counted, and what tells one room from others.
# Decoys count like everything else: whoever asks, asks about what is printed.


FEWEST: Final = 4
"""A count below that is seen at a glance, and leaves no space for wrong numbers beside it."""
OFF_BY: Final = -2, -1, 1, 2
"""How far a wrong number is from the right one."""
HALF: Final = SIZE // 2


class Paper(Struct, frozen=True):
    """The symbols of the Map, decoys among them."""

    enemies: Sequence[Enemy]
    cells: Sequence[GreyCell]


class Look(Struct, frozen=True):
    """A room as it is drawn."""

    number: int
    column: int
    row: int
    width: int
    height: int
    doors: int


COUNTS: Final[Mapping[str, Callable[[Paper], int]]] = {
    "enemies": lambda paper: len(paper.enemies),
    "horns": lambda paper: 2 * len(paper.enemies),
    "circles": lambda paper: sum(foe.circles for foe in paper.enemies),
    "bare-enemies": lambda paper: _with(paper, 0),
    "one-circle-enemies": lambda paper: _with(paper, 1),
    "two-circle-enemies": lambda paper: _with(paper, 2),
    "circled-enemies": lambda paper: len(paper.enemies) - _with(paper, 0),
    "grey-cells": lambda paper: len(paper.cells),
    "ones": lambda paper: sum(cell.digit == 1 for cell in paper.cells),
    "symbols": lambda paper: len(paper.enemies) + len(paper.cells),
    "upper-enemies": lambda paper: sum(foe.row <= HALF for foe in paper.enemies),
    "lower-enemies": lambda paper: sum(foe.row > HALF for foe in paper.enemies),
    "left-enemies": lambda paper: sum(foe.column <= HALF for foe in paper.enemies),
    "right-enemies": lambda paper: sum(foe.column > HALF for foe in paper.enemies),
    "upper-cells": lambda paper: sum(cell.row <= HALF for cell in paper.cells),
    "lower-cells": lambda paper: sum(cell.row > HALF for cell in paper.cells),
}

TRAITS: Final[Mapping[str, Callable[[Look], int]]] = {
    "highest-number": lambda room: room.number,
    "lowest-number": lambda room: -room.number,
    "only-even": lambda room: room.number % 2 == 0,
    "only-odd": lambda room: room.number % 2,
    "largest": lambda room: room.width * room.height,
    "smallest": lambda room: -room.width * room.height,
    "top": lambda room: -room.row,
    "bottom": lambda room: room.row + room.height,
    "left": lambda room: -room.column,
    "right": lambda room: room.column + room.width,
    "most-doors": lambda room: room.doors,
    "fewest-doors": lambda room: -room.doors,
}


def _with(paper: Paper, circles: int) -> int:
    return sum(foe.circles == circles for foe in paper.enemies)


def countable(facts: Sequence[Fact], paper: Paper) -> list[tuple[Fact, int]]:
    """What there is enough of, and how many."""
    found = [(fact, COUNTS[fact.key](paper)) for fact in facts]
    return [(fact, number) for fact, number in found if number >= FEWEST]


def wrong_numbers(right: int, dealer: Dealer) -> list[int]:
    return [right + off for off in dealer.shuffled(OFF_BY)]


def singled_out(facts: Sequence[Fact], looks: Mapping[str, Look]) -> list[tuple[str, Fact]]:
    """By which trait each of these rooms can be told from the others."""
    found = []
    for fact in facts:
        scores = {name: TRAITS[fact.key](look) for name, look in looks.items()}
        best = [name for name, score in scores.items() if score == max(scores.values())]
        if len(best) == 1:
            found.append((best[0], fact))
    return found


def as_text(number: int) -> Text:
    return Text(str(number), str(number))
