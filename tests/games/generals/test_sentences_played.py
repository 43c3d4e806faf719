"""Sentences made of every verb, target and pronoun, played: what a text that is read changes is
what the words say, worked out here once more from the words alone. A text may be unread; it may not
be read and do something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from msgspec import Struct

from rulebook.generals.board import Board, Laid, stack
from stampadia.games.generals.language import read
from stampadia.games.generals.language.skills import Skill, Unread

ROWS: Final = ("player", "front")
SPEAKER: Final = "player 2"
ENEMIES: Final = ("front 1", "front 2", "front 3", "front 4")
ALLIES: Final = ("player 1", "player 2", "player 3")


class Target(Struct, frozen=True):
    en: str
    it: str
    cells: tuple[str, ...]
    """Whom it means, seen from the speaker; of those to choose from, for a choice."""
    choose: int = 0
    several: bool = False


TARGETS: Final = (
    Target("this Unit", "questa Unità", (SPEAKER,)),
    Target("{front}", "{front}", ("front 2",)),
    Target("{left}", "{left}", ("player 1",)),
    Target("{sides}", "{sides}", ("player 1", "player 3"), several=True),
    Target("{frontsides}", "{frontsides}", ("front 1", "front 3"), several=True),
    Target("highest {attack} Enemy", "il Nemico con {attack} più alto", ("front 4",)),
    Target("lowest {life} Ally", "l'Alleato con {life} più bassa", ("player 3",)),
    Target("all Enemies", "tutti i Nemici", ENEMIES, several=True),
    Target("each Ally", "ogni Alleato", ALLIES, several=True),
    Target("all Units", "tutte le Unità", (*ALLIES, *ENEMIES), several=True),
    Target("1 Enemy", "1 Nemico", ENEMIES, choose=1),
    Target("2 Enemies", "2 Nemici", ENEMIES, choose=2, several=True),
    Target("1 of your Units", "1 delle tue Unità", ALLIES, choose=1),
)


class Verb(Struct, frozen=True):
    en: str
    it: str
    does: str


VERBS: Final = (
    Verb("add 1{wound} to", "aggiungi 1{wound} a", "wound"),
    Verb("remove 1{wound} from", "rimuovi 1{wound} da", "heal"),
    Verb("exhaust", "esaurisci", "exhaust"),
)
GROWN: Final = {
    "a il ": "al ", "a l'": "all'", "da il ": "dal ", "da l'": "dall'",
}  # fmt: skip


def table(text: str, holder: str) -> Board:
    line = f"attack> {text}" if text else ""
    banner = "banner" if holder == "banner" else ""
    body = f"2/9 {banner} {line}" if holder in ("body", "banner") else "2/9"
    header = f"0/0 {line} |" if holder == "header" else "0/0 |"

    def unit(printed: str, under: str = "0/0 |") -> Laid:
        return stack(under, printed, wounds=3)

    return Board(
        player={1: unit("1/9"), 2: unit(body, header), 3: unit("1/8")},
        front={column: unit(f"{column}/9") for column in (1, 2, 3, 4)},
        unread=True,
    )


def state(board: Board) -> dict[str, tuple[int, bool]]:
    cells = [f"{row} {column}" for row in ROWS for column in (1, 2, 3, 4)]
    return {cell: (board.wounds(cell), board.exhausted(cell)) for cell in cells if board.unit(cell)}


def played(text: str, holder: str) -> tuple[Board, list[str]]:
    """The speaker attacks; of the units to choose from, always the first is chosen."""
    board = table(text, holder)
    board.attack(SPEAKER)
    chosen: list[str] = []
    while board.asked == "which-unit":
        chosen.append(min(board.choices))
        board.play(chosen[-1])
    return board, chosen


def expected(done: list[tuple[str, tuple[str, ...]]], hand: int) -> object:
    """The table after the attack alone, and after these things done to these units."""
    board, _ = played("", "body")
    cells = dict(state(board))
    changes: Counter[str] = Counter()
    for what, units in done:
        for cell in units:
            wounds, exhausted = cells[cell]
            if what == "wound":
                changes[cell] += 1
            elif what == "heal":
                changes[cell] -= 1
            else:
                exhausted = True
            cells[cell] = (wounds, exhausted)
    return {cell: (w + changes[cell], e) for cell, (w, e) in cells.items()}, hand


def outcome(board: Board) -> object:
    return state(board), len(board.hand)


def italian(text: str) -> str:
    for loose, tight in GROWN.items():
        text = text.replace(loose, tight)
    return text


def check(text: str, holder: str, done: list[tuple[str, Target]], hand: int = 0) -> bool:
    """Whether it is read; if so, it does what it says."""
    board, chosen = played(text, holder)
    if board.asked == "by-hand":
        return False
    wish = []
    for what, target in done:
        assert len(chosen) == max((one.choose for _, one in done), default=0), text
        wish.append((what, tuple(chosen) if target.choose else target.cells))
    assert outcome(board) == expected(wish, hand), text
    return True


def one_clause() -> Iterator[tuple[str, str, Target]]:
    for verb, target in product(VERBS, TARGETS):
        yield f"{verb.en} {target.en}".capitalize(), verb.does, target


@pytest.mark.parametrize("holder", ["body", "header", "banner"])
def test_a_verb_and_a_target(holder: str) -> None:
    for text, does, target in one_clause():
        if holder == "banner" and does == "exhaust":
            continue  # exhausted before it attacks, a unit of the row would not
        if holder == "banner" and target.cells == (SPEAKER,):
            assert not check(text, holder, []), text  # whose "this Unit" is it?
            continue
        assert check(text, holder, [(does, target)]), text


def test_a_verb_a_target_and_something_else() -> None:
    for text, does, target in one_clause():
        assert check(f"{text} and draw 1 card", "body", [(does, target)], hand=1), text


PRONOUNS: Final = ("it", "them", "that Unit", "those Units")


def test_a_pronoun_means_whom_the_text_has_named() -> None:
    count = 0
    for (text, does, target), verb, pronoun in product(one_clause(), VERBS, PRONOUNS):
        several = pronoun in ("them", "those Units")
        done = [(does, target), (verb.does, target)]
        if check(f"{text} and {verb.en} {pronoun}", "body", done):
            assert several == target.several, (text, pronoun)
            count += 1
    assert count > 100


def test_a_pronoun_means_whom_the_text_selects() -> None:
    count = 0
    for target, verb, pronoun in product(TARGETS, VERBS, PRONOUNS):
        text = f"Select {target.en}: {verb.en} {pronoun}"
        if check(text, "body", [(verb.does, target)]):
            assert (pronoun in ("them", "those Units")) == target.several, text
            count += 1
    assert count > 30


# Numbers

GAINS: Final = (
    "{who} gain +1{attack} and +1{life}",
    "{who} gain +1{attack}, +1{life}",
    "{who} gain 1{attack} and 1{life}",
    "{who} gain +1{attack} and gain +1{life}",
    "{who}: +1{attack} and +1{life}",
    "{who}: +1{attack} and {life}",
    "+1{attack} and +1{life} to {who}",
    "+1{attack}, +1{life} to {who}",
    "+1{attack} and {life} to {who}",
    "+1{attack} to {who} and +1{life}",
    "+1{attack} to {who}, +1{life} to {who}",
)


def numbers(text: str) -> dict[str, tuple[int, int]] | None:
    """All numbers with this text on a banner; none if it is unread."""
    unit = f"2/9 banner any> {text}" if text else "2/9"
    front = {column: f"{column}/9" for column in (1, 2, 3, 4)}
    board = Board(player={1: "1/9", 2: unit, 3: "1/8"}, front=front, unread=True)
    skill = board.position.deck.body_skills[1]
    if skill is not None and skill.unread:
        return None
    cells = (*ALLIES, *ENEMIES)
    return {cell: (board.attack_of(cell), board.life_of(cell)) for cell in cells}


def test_two_numbers_are_for_the_same_units() -> None:
    plain = numbers("")
    assert plain is not None
    count = 0
    for target, gains in product(TARGETS, GAINS):
        if target.choose or target.cells == (SPEAKER,):  # on a banner, that is whoever attacks
            continue
        text = gains.replace("{who}", target.en)
        found = numbers(text[:1].upper() + text[1:])
        if found is None:
            continue
        count += 1
        more = {cell: int(cell in target.cells) for cell in plain}
        assert found == {c: (a + more[c], b + more[c]) for c, (a, b) in plain.items()}, text
    assert count > 40


# Italian


def test_italian_says_the_same() -> None:
    for verb, target in product(VERBS, TARGETS):
        english = read(f"{verb.en} {target.en}")
        assert isinstance(english, Skill)
        assert read(italian(f"{verb.it} {target.it}"), language="IT") == english


@pytest.mark.parametrize(
    ("grown", "english"),
    [
        ("esauriscilo", "exhaust it"),
        ("ripristinala", "restore it"),
        ("sconfiggilo", "{defeat} it"),
        ("spostalo in un altro spazio", "move it to another empty space"),
        ("riportalo nella Fila in Arrivo", "move it back to the Incoming Row"),
    ],
)
def test_a_pronoun_that_has_grown_onto_its_verb(grown: str, english: str) -> None:
    one = read(f"Select 1 Enemy: {english}")
    assert isinstance(one, Skill)
    assert read(f"Scegli 1 Nemico: {grown}", language="IT") == one
    assert isinstance(read(grown, language="IT"), Unread)
