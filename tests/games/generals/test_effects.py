"""Effects have three corners: a meaning, words in every language, and a test that names the op.

The tests that name an op stand in `test_effects_on_units`, `test_effects_on_cards` and
`test_effects_on_the_table`: `test_add_wounds_…` names `add-wounds`.
"""

from __future__ import annotations

import re

import pytest

from games.generals import test_effects_on_cards, test_effects_on_the_table, test_effects_on_units
from stampadia.games.generals import language
from stampadia.games.generals.effects import OPS
from stampadia.games.generals.language import skills
from stampadia.games.generals.language.skills import OP_TYPES, CardsOf, Change, Draw, Op, Skill
from stampadia.games.generals.language.units import FRONT, ONE, Amount, Chosen, Extreme
from stampadia.games.generals.rules.causes import ApplyByHand

BEHAVIOUR = (test_effects_on_units, test_effects_on_cards, test_effects_on_the_table)
ENEMY = Chosen("enemy")
SAMPLES: tuple[Op, ...] = (
    Change("attack", Amount(2), (FRONT,)),
    skills.Repeat(Amount(x=1), (skills.AddWounds(ONE, (FRONT,)),)),
    skills.AddWounds(ONE, (FRONT,)),
    skills.RemoveWounds(ONE, (FRONT,)),
    skills.MoveWounds(ONE, (FRONT,)),
    skills.Jump(ONE, "left"),
    skills.JumpTo(Extreme("highest", "attack")),
    skills.Infuse(("fire",)),
    skills.InfuseLike((FRONT,)),
    skills.InfuseAny(),
    skills.AttackTimes(Amount(2)),
    skills.AttackSpaces((FRONT,)),
    skills.AttackPlaces(),
    skills.AttackAgainMerged(),
    skills.OnHit((Draw(ONE),)),
    skills.Guard("wounds", (skills.DiscardThis(),)),
    skills.Defeat((ENEMY,)),
    skills.Exhaust((FRONT,)),
    skills.Restore((FRONT,)),
    skills.DiscardThis(),
    skills.KeepUnit(),
    skills.ReprintThis(),
    skills.TurnPage((FRONT,)),
    skills.MoveOrMerge(),
    skills.AddDrawn(apply=True),
    skills.SwapColumns(),
    skills.JumpsMaySwap(),
    skills.CopyText(),
    skills.Print(Amount(ink=1), (1, 2)),
    Draw(ONE),
    skills.DrawAndPick(3),
    skills.DrawToRow(),
    skills.GainLife(),
    skills.LoseLife(),
    skills.GainShields(),
    skills.DiscardShields(),
    skills.DiscardCards((CardsOf(1, "fire"),)),
    skills.DiscardTop(),
    skills.DeclareElement(),
    skills.IfTopInfuses((Draw(ONE),)),
    skills.SetInk(Amount(7)),
    skills.SelectUnit(ENEMY),
    skills.DiscardFromUnit(ENEMY),
    skills.TakeFromUnit(ENEMY, ONE),
    skills.MoveUnit(ENEMY),
    skills.JoinUnit(ENEMY),
    skills.BecomeUnit(),
    skills.ReplaceCard(ENEMY),
    skills.DiscardPlace(2),
    skills.CardToLife(),
    skills.ThisToLife(),
    skills.ThisToPlaceStack(),
    skills.KeepPlaying(),
    skills.LoseGame(),
    skills.TurnThis(),
    skills.Ritual("Touch the Printer Deck"),
)


def tag(kind: type[Op]) -> str:
    return str(kind.__struct_config__.tag)


def test_the_samples_are_one_of_each() -> None:
    assert [type(op) for op in SAMPLES] == list(OP_TYPES)


def test_no_meaning_is_without_an_op() -> None:
    assert set(OPS) == {*OP_TYPES, ApplyByHand}


@pytest.mark.parametrize("op", SAMPLES, ids=lambda op: tag(type(op)))
def test_every_op_has_words_that_say_it(op: skills.AnyOp) -> None:
    cost = isinstance(op, skills.DiscardCards)  # ruling E3: a bare discard is a cost
    skill = Skill(cost=(op,)) if cost else Skill(do=(op,))
    texts = [language.write(skill, code)[1] for code in ("EN", "IT")]
    assert len(set(texts)) == 2
    for text, code in zip(texts, ("EN", "IT"), strict=True):
        assert not re.search(r"op-|\$|\[", text), text
        assert language.said(text, language=code) == skill


@pytest.mark.parametrize("kind", OP_TYPES, ids=tag)
def test_every_op_is_named_by_a_test_of_what_it_does(kind: type[Op]) -> None:
    named = {name for module in BEHAVIOUR for name in vars(module) if name.startswith("test_")}
    assert [name for name in named if op_of(name) is kind]


def op_of(test: str) -> type[Op] | None:
    """The op whose name the test's name begins with: the longest that fits."""
    fitting = [kind for kind in OP_TYPES if test.startswith(f"test_{tag(kind).replace('-', '_')}_")]
    return max(fitting, key=lambda kind: len(tag(kind)), default=None)
