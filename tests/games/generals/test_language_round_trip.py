"""What was written is read as what it was, in both languages."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.generals.skill_strategies import all_skills, of_kind
from stampadia.games.generals.files.format import prose
from stampadia.games.generals.language import read, said, write
from stampadia.games.generals.language.skills import (
    OP_TYPES,
    AddWounds,
    Change,
    DiscardCards,
    Draw,
    Elements,
    Guard,
    IfTopInfuses,
    Infuse,
    InfuseAny,
    JumpTo,
    LoseLife,
    Moment,
    Op,
    Print,
    RemoveWounds,
    Repeat,
    Ritual,
    Skill,
)
from stampadia.games.generals.language.units import (
    FRONT,
    ONE,
    SELF,
    Amount,
    Extreme,
    Spaces,
    That,
    X,
)
from stampadia.games.generals.language.wording import PACKAGE
from stampadia.words import catalogue

LANGUAGES = ("EN", "IT")


def check(skill: Skill, language: str) -> None:
    condition, text = write(skill, language)
    assert said(text, condition, language) == skill, f"{condition}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", OP_TYPES, ids=lambda kind: kind.__name__)
def test_every_op_with_every_argument(kind: type[Op], language: str) -> None:
    @settings(max_examples=examples(15))
    @given(of_kind(kind))
    def test(op: Op) -> None:
        alone = (op,)
        # Ruling E3: a bare discard is what the event costs.
        skill = Skill(cost=alone) if kind is DiscardCards else Skill(do=alone)  # type: ignore[arg-type]
        check(skill, language)

    test()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_skill(language: str) -> None:
    @settings(max_examples=examples(100))
    @given(all_skills())
    def test(skill: Skill) -> None:
        check(skill, language)

    test()


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_very_many_skills(language: str) -> None:
    @settings(max_examples=3000)
    @given(all_skills())
    def test(skill: Skill) -> None:
        check(skill, language)

    test()


@settings(max_examples=examples(100))
@given(all_skills(), st.sampled_from(LANGUAGES))
def test_what_is_written_can_stand_in_a_file(skill: Skill, language: str) -> None:
    for words in write(skill, language):
        assert [fault.key for fault in prose(10_000).check(words)] == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_op_has_its_words(language: str) -> None:
    known = catalogue(PACKAGE, language)
    for kind in OP_TYPES:
        assert f"\nop-{kind.__struct_config__.tag} = " in known


SAID = [
    (
        Skill(do=(AddWounds(X, (FRONT,)),)),
        "Add {x}{wound} to {front}",
        "Aggiungi {x}{wound} a {front}",
    ),
    (
        Skill(do=(Print(Amount(ink=1), (1, 2)),)),
        "Print a level {level} Unit on the Incoming Row 1st and 2nd column.",
        "Stampa un'Unità di livello {level} nella 1ª e 2ª colonna della Fila in Arrivo.",
    ),
    (
        Skill(do=(JumpTo(Extreme("highest", "attack")),)),
        "Jump to highest {attack} Enemy.",
        "Salta davanti al Nemico con {attack} più alto.",
    ),
    (
        # Without the first "to", both would be for {front}.
        Skill(do=(Change("attack", X), Change("life", X, (FRONT,)))),
        "+{x}{attack} to this Unit, +{x}{life} to {front}",
        "+{x}{attack} a questa Unità, +{x}{life} a {front}",
    ),
    (
        # Nor is it clear in a cost, before or behind others.
        Skill(cost=(Change("attack", ONE, (FRONT,)), Change("attack", ONE)), do=(Draw(Amount(1)),)),
        "+1{attack} to {front}, +1{attack} to this Unit: draw 1 card.",
        "+1{attack} a {front}, +1{attack} a questa Unità: pesca 1 carta.",
    ),
    (
        # A frame within a frame stands in brackets.
        Skill(do=(Guard("wounds", (Repeat(X, (LoseLife(),)), Draw(Amount(1)))),)),
        "Any Ally: do not get any {wound}, ({x} times, lose 1 Life) and draw 1 card.",
        "Ogni Alleato: non riceve {wound}, ({x} volte, perdi 1 Vita) e pesca 1 carta.",
    ),
    (
        Skill(do=(IfTopInfuses((Draw(Amount(2)),), (LoseLife(),)), Draw(Amount(1)))),
        "Draw 2 cards if the new top card infuses that Element. Else, lose 1 Life. Draw 1 card.",
        "Pesca 2 carte se la nuova carta in cima infonde quell'Elemento. Altrimenti, perdi 1 Vita. "
        "Pesca 1 carta.",
    ),
    (
        Skill((Moment("unit-attacks"),), do=(Change("attack", Amount(2), (That(),)),)),
        "When 1 of your Units attacks: +2{attack} to that Unit.",
        "Quando 1 delle tue Unità attacca: +2{attack} a quell'Unità.",
    ),
    (Skill(do=(Ritual("Bark Twice"),)), "“Bark Twice”.", "“Bark Twice”."),
    (
        Skill(do=(Ritual("Touch the Printer Deck"),)),
        "Touch the Printer Deck.",
        "Tocca il Mazzo della Stampante.",
    ),
]


@pytest.mark.parametrize(("skill", "english", "italian"), SAID, ids=[said for _, said, _ in SAID])
def test_how_it_is_said(skill: Skill, english: str, italian: str) -> None:
    assert write(skill) == ("", english)
    assert write(skill, "IT") == ("", italian)
    check(skill, "EN")
    check(skill, "IT")


OF_ANY = [
    op
    for to in ((SELF,), (FRONT,))
    for op in (Change("attack", ONE, to), Change("life", Amount(0), to), Infuse(("fire",), to),
               InfuseAny(ONE, to), RemoveWounds(ONE, to))
]  # fmt: skip
"""Ops that are for this Unit where they do not say for whom."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_it_is_can_be_read_in_any_order(language: str) -> None:
    for ops in (*product(OF_ANY, repeat=2), *permutations(OF_ANY[:3] + OF_ANY[5:8], 3)):
        check(Skill(do=ops), language)
        check(Skill(cost=ops, do=(Draw(ONE),)), language)


def test_spaces_without_a_symbol_are_said_one_by_one() -> None:
    odd = Skill((Elements(("air",)),), do=(AddWounds(X, (Spaces(("self", "front")),)),))
    condition, text = write(odd)
    assert (condition, text) == ("{air}", "Add {x}{wound} to this Unit and {front}")
    assert read(text, condition) == Skill(odd.need, do=(AddWounds(X, (SELF, FRONT)),))
