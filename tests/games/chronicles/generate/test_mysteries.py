"""Mysteries: what is true is drawn, the clues point to it, and the paper gives nothing away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import permutations

import pytest

from stampadia.games.chronicles.bots.routes import room_on_sign
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.generate.blueprints import house_library
from stampadia.games.chronicles.generate.make import Made, make
from stampadia.games.chronicles.generate.mysteries import COUNTS, TRAITS, Look, Paper, singled_out
from stampadia.games.chronicles.generate.plans import MOST_ANSWERS, Quest, RoomPlan
from stampadia.games.chronicles.generate.proof import prove
from stampadia.games.chronicles.generate.wishes import Wishes
from stampadia.games.chronicles.instructions import (
    Clause,
    GainAbility,
    Narrate,
    Riddle,
    Tick,
)
from stampadia.games.chronicles.language import names_of, write_clause
from stampadia.games.chronicles.language.clauses import terms
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel.chance import Dealer
from stampadia.words import LANGUAGES

SEEDS = 12
LEAST_RIDDLES = 8
MAINS = house_library().quests["main"]
MYSTERIES = [quest for quests in house_library().quests.values() for quest in quests]
# What a story asks is answered on another day, and stays the same.
MYSTERIES = [quest for quest in MYSTERIES if quest.mysterious and quest.kind != "story"]
MAIN_MYSTERIES = [quest for quest in MAINS if quest.mysterious]

by_key = pytest.mark.parametrize("quest", MAIN_MYSTERIES, ids=lambda quest: quest.key)


@cache
def made(key: str, number: int) -> Made:
    return make(f"mystery {number}", Wishes(quest=key))


def clauses(sheet: Sheet) -> list[Clause]:
    return [clause for room in sheet.rooms for clause in room.clauses]


def hidden_length(clause: Clause, sheet: Sheet, language: str) -> int:
    hidden = Clause(do=clause.do[clause.upside_down :])
    return len(write_clause(hidden, language, names_of(sheet)))


def answers(quest: Quest, sheet: Sheet) -> list[list[Clause]]:
    """The upside-down answers of this main quest, by question: known by their words."""
    outcomes = {
        text.en
        for name, told in quest.words.items()
        if any(f"<{name}>" in str(clause.do) for room in quest.rooms for clause in _of(quest, room))
        for text in told
    }
    by_room = [
        [
            clause
            for clause in room.clauses
            if clause.upside_down is not None
            and any(isinstance(act, Narrate) and act.words.en in outcomes for act in clause.do)
        ]
        for room in sheet.rooms
        if not room.decoy
    ]
    if quest.suspects:
        return [[clause for said in by_room for clause in said]]
    return [said for said in by_room if said]


def _of(quest: Quest, room: RoomPlan) -> list[Clause]:
    lines = (*room.lines, *room.lines_if_true)
    return [clause for line in lines for clause in line if quest.is_answer(room, clause)]


def test_every_mystery_has_eight_riddles_at_least() -> None:
    for quest in MYSTERIES:
        for group, secrets in quest.secrets.items():
            assert len(secrets) >= LEAST_RIDDLES, f"{quest.key}, {group}"
            assert len({tuple(each.words.items()) for each in secrets}) == len(secrets)
        if quest.suspects and quest.secrets:
            (secrets,) = quest.secrets.values()
            often = Counter(each.truth for each in secrets)
            assert set(often) == set(quest.suspects) and len(set(often.values())) == 1
    library = house_library()
    assert min(len(library.counts), len(library.traits)) >= LEAST_RIDDLES


@by_key
def test_what_is_true_changes_from_sheet_to_sheet(quest: Quest) -> None:
    found = {made(quest.key, number).answers for number in range(SEEDS)}
    assert len(found) > SEEDS / 3 and () not in found


@pytest.mark.parametrize(
    "quest", [quest for quest in MAIN_MYSTERIES if quest.suspects], ids=lambda quest: quest.key
)
def test_every_suspect_has_its_day(quest: Quest) -> None:
    """By the order of their rooms: which of them ticks what wins."""
    right = set()
    for number in range(30):
        (group,) = answers(quest, make(f"suspect {number}", Wishes(quest=quest.key)).sheet)
        ticking = [any(isinstance(act, Tick) for act in clause.do) for clause in group]
        assert sum(ticking) == 1
        right.add(ticking.index(True))
    assert right == set(range(len(quest.suspects)))


@pytest.mark.parametrize("number", range(SEEDS))
@by_key
def test_answers_are_equally_long(quest: Quest, number: int) -> None:
    sheet = made(quest.key, number).sheet
    for group in answers(quest, sheet):
        for language in LANGUAGES:
            lengths = {hidden_length(clause, sheet, language) for clause in group}
            assert len(lengths) == 1, f"{quest.key} {number} {language}"


def test_the_right_answer_is_not_always_in_the_same_place() -> None:
    (quest,) = [quest for quest in MAINS if quest.key == "two-sphinxes"]
    places = set()
    for number in range(SEEDS):
        for group in answers(quest, made(quest.key, number).sheet):
            ticking = [any(isinstance(act, Tick) for act in clause.do) for clause in group]
            places.add(ticking.index(True))
    assert places == {0, 1, 2}


@by_key
def test_a_mystery_can_be_won(quest: Quest) -> None:
    for number in range(3):
        assert prove(made(quest.key, number).sheet).stages


def test_counts_that_are_asked_for_are_those_of_the_printed_map() -> None:
    facts = {fact.text.en: fact.key for fact in house_library().counts}
    for number in range(SEEDS):
        one = made("census", number)
        paper = Paper(one.sheet.enemies, one.sheet.cells)
        told = " ".join(str(room.lines) for room in one.sheet.rooms)
        asked = [key for text, key in facts.items() if text in told]
        right = {str(COUNTS[key](paper)) for key in asked}
        assert {answer.en for answer in one.answers} <= right


def test_a_trait_singles_out_one_room_or_nobody() -> None:
    looks = {
        "a": Look(number=20, column=1, row=1, width=3, height=3, doors=2),
        "b": Look(number=31, column=5, row=2, width=4, height=3, doors=2),
        "c": Look(number=44, column=9, row=9, width=1, height=3, doors=1),
    }
    found = {fact.key: name for name, fact in singled_out(house_library().traits, looks)}
    assert found["highest-number"] == "c" and found["lowest-number"] == "a"
    assert found["only-odd"] == "b" and "only-even" not in found
    assert found["largest"] == "b" and found["fewest-doors"] == "c" and "most-doors" not in found
    assert {fact.key for fact in house_library().traits} == set(TRAITS)
    assert {fact.key for fact in house_library().counts} == set(COUNTS)


@pytest.mark.parametrize("number", range(4))
def test_a_sign_counts_from_its_statue_to_the_room_without_doors(number: int) -> None:
    sheet = made("counting-sign", number).sheet
    (sign,) = [
        act
        for clause in clauses(sheet)
        for act in clause.do
        if isinstance(act, Riddle) and "not x" in write_clause(clause, "en", names_of(sheet))
    ]
    statues = [
        room
        for room in sheet.rooms
        if not room.decoy and sign.label.en.lower() in _told(room.lines)
    ]
    (vault,) = [
        room for room in sheet.rooms if room.hidden and "starting" in _written(room.lines, sheet)
    ]
    assert vault.number - sign.plus in {room.number for room in statues}


def test_the_honest_player_adds_up_once_the_statue_was_seen() -> None:
    sheet = made("counting-sign", 0).sheet
    prepared = Prepared(sheet)
    whole = Position((prepared,))
    signs = [term for term in terms(clauses(sheet)) if isinstance(term, Riddle)]
    found = [room_on_sign(whole, sign) for sign in signs]
    assert any(room is not None and sheet.rooms[room].hidden for room in found)
    at_first = whole.imagine(0, Dealer(0))
    assert [room_on_sign(at_first, sign) for sign in signs] == [None] * len(signs)


def _told(lines: object) -> str:
    return str(lines).lower()


def _written(lines: tuple[tuple[Clause, ...], ...], sheet: Sheet) -> str:
    return " ".join(write_clause(each, "en", names_of(sheet)) for line in lines for each in line)


@pytest.mark.parametrize("number", range(6))
def test_what_was_stolen_is_what_can_be_won_back(number: int) -> None:
    sheet = made("stolen-flourish", number).sheet
    hero = next(each for each in house_library().heroes if each.name == sheet.hero_class)
    (back,) = [
        term.ability
        for term in terms(clauses(sheet))
        if isinstance(term, GainAbility) and _is_stolen(term, sheet)
    ]
    boxes = [ability for pair in hero.columns for ability in pair]
    left = [ability for column in sheet.hero for ability in (column.upper, column.lower)]
    (missing,) = [had for had, has in zip(boxes, left, strict=True) if had != has]
    assert missing == back


def _is_stolen(term: GainAbility, sheet: Sheet) -> bool:
    return any(
        term in clause.do and any(isinstance(act, Tick) for act in clause.do)
        for clause in clauses(sheet)
    )


ALIBIS: dict[str, Callable[[str, str], bool]] = {
    "The clerk did it.": lambda thief, _: thief == "clerk",
    "The baker did it.": lambda thief, _: thief == "baker",
    "The notary did it.": lambda thief, _: thief == "notary",
    "The notary took it.": lambda thief, _: thief == "notary",
    "The baker took it.": lambda thief, _: thief == "baker",
    "Not the clerk.": lambda thief, _: thief != "clerk",
    "Not the baker.": lambda thief, _: thief != "baker",
    "Not the notary.": lambda thief, _: thief != "notary",
    "The clerk is innocent.": lambda thief, _: thief != "clerk",
    "I never took it.": lambda thief, who: thief != who,
    "Not me.": lambda thief, who: thief != who,
    "One of those two.": lambda thief, who: thief != who,
}
LIES_ALLOWED: dict[str, Callable[[set[str], str], bool]] = {
    "Only the thief lies.": lambda liars, thief: liars == {thief},
    "Two of them lie.": lambda liars, _: len(liars) == 2,
    "Just one of them lies.": lambda liars, _: len(liars) == 1,
    "Only the thief is honest.": lambda liars, thief: len(liars) == 2 and thief not in liars,
    "Not one tells the truth.": lambda liars, _: len(liars) == 3,
    "All three lie.": lambda liars, _: len(liars) == 3,
}


def test_every_case_of_truth_and_lies_has_one_solution() -> None:
    quest = next(quest for quest in MAINS if quest.key == "ink-on-the-cuffs")
    people = quest.suspects
    solved = 0
    for case in quest.secrets["case"]:
        rule = LIES_ALLOWED.get(case.words["whisper"].en.strip('"'))
        if rule is None:
            continue  # a case of traces, not of logic
        said = {who: case.words[f"{who}-says"].en.strip('"') for who in people}

        def lying(thief: str, said: dict[str, str] = said) -> set[str]:
            found: set[str] = set()
            for _ in permutations(people):  # who speaks of liars needs to know them first
                for who, words in said.items():
                    if words.endswith(" lies."):
                        accused = words.split()[1]
                        true = accused in found
                    else:
                        true = ALIBIS[words](thief, who)
                    (found.discard if true else found.add)(who)
            return found

        possible = [thief for thief in people if rule(lying(thief), thief)]
        assert possible == [case.truth], case.words["whisper"].en
        solved += 1
    assert solved == 7


def test_no_sheet_has_more_answers_than_a_hand_can_turn() -> None:
    for number in range(60):
        sheet = make(f"turned {number}").sheet
        turned = sum(clause.upside_down is not None for clause in clauses(sheet))
        assert turned <= MOST_ANSWERS
