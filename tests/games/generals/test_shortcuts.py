"""What is done at once, or known beforehand, is what the long way comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from games.generals.random_play import (
    FORMS,
    Form,
    at_random,
    begin,
    is_endless,
    sampled,
    steadily,
)
from stampadia.games.generals.position import Found, Position
from stampadia.games.generals.prepared.stacks import STEPS
from stampadia.games.generals.rules import attack, texts
from stampadia.games.generals.rules.numbers import elements_of, times_met, times_met_by
from stampadia.games.generals.rules.texts import acting_at, speaking
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Over

GAMES: Final = 3
forms = pytest.mark.parametrize("form", FORMS, ids=str)


def told(form: Form, number: int) -> list[tuple[str, Any, list[Event]]]:
    """A game step by step: the position, what is played, what happens."""
    position = begin(form, number)
    dealer = Dealer(f"shortcuts {form} {number}")
    chooser = steadily if number % 2 else at_random
    steps = []
    while not isinstance(pending := position.pending(), Over) and not is_endless(position):
        before = position.digest()
        if isinstance(pending, Ask):
            played = chooser(position, pending.choices, dealer)
        else:
            played = dealer.answer(pending)
        steps.append((before, played, list(position.play(played))))
    return steps


@pytest.mark.sources
@forms
def test_a_step_taken_at_once_is_the_step_taken_from_the_agenda(
    form: Form, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = [told(form, number) for number in range(GAMES)]
    monkeypatch.setattr(attack, "is_next", lambda _position, _depth: False)
    waited: set[str] = set()
    proceed = attack.OfUnit.proceed

    def watched(step: attack.OfUnit, position: Position) -> None:
        waited.add(step.name)
        proceed(step, position)

    monkeypatch.setattr(attack.OfUnit, "proceed", watched)
    assert [told(form, number) for number in range(GAMES)] == at_once
    assert {"check-defeat", "judge", "fall", "remove"} <= waited


@pytest.mark.sources
@forms
def test_units_that_leave_no_choice_are_known_all_at_once(
    form: Form, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = [told(form, number) for number in range(GAMES)]
    monkeypatch.setattr(texts, "may_need_a_choice", lambda _units: True)
    assert [told(form, number) for number in range(GAMES)] == at_once


def units(position: Position) -> Iterator[Found]:
    for row in (0, 1):
        for column, troop in enumerate(position.rows[row]):
            if troop is not None:
                yield row, column, troop


@forms
def test_the_skills_that_act_are_those_that_speak_and_work(form: Form) -> None:
    acts = 0
    for position in sampled(form, "acting", every=3, chooser=steadily):
        for unit in units(position):
            for when in STEPS:
                spoken = [one for one in speaking(position, *unit, when) if one[0].works]
                assert list(acting_at(position, *unit, when)) == spoken
                acts += len(spoken)
    assert acts


@forms
def test_conditions_without_elements_need_no_elements(form: Form) -> None:
    for position in sampled(form, "conditions", every=5, chooser=steadily):
        for unit in units(position):
            for skill, _ in speaking(position, *unit, "onAttack"):
                have = elements_of(position, *unit)
                met = times_met(position, skill, have, unit[:2])
                assert times_met_by(position, skill, *unit) == met


@forms
def test_what_the_table_remembers_is_what_lies_on_it(form: Form) -> None:
    for position in sampled(form, "remembered", every=2, chooser=steadily):
        fresh = position.clone()
        fresh.refresh_places()
        for name in ("level", "infusion", "infusers", "pure", "acts", "acting"):
            assert getattr(position, f"place_{name}") == getattr(fresh, f"place_{name}")
        assert position.fixed_ink == fresh.fixed_ink
        fresh.put(0, 0, fresh.rows[0][0])  # what is known of banners is forgotten
        known, seen = position.banners(), fresh.banners()
        for name in ("rows", "act", "guard", "infuse", "change"):
            assert getattr(known, name) == getattr(seen, name)
