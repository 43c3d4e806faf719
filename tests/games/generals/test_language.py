"""What card texts say: the words of one verb work with every target, amount and condition."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from games.generals.samples import REAL_SETS, needs_real_sets
from stampadia.games.generals.content import Part
from stampadia.games.generals.files.reading import load_set
from stampadia.games.generals.language import read, skill_of, write
from stampadia.games.generals.language import said as words_of
from stampadia.games.generals.language.parsing import Rules, parser
from stampadia.games.generals.language.skills import (
    BLANK,
    AddDrawn,
    AddWounds,
    AnyOp,
    AttackSpaces,
    AttackTimes,
    BecomeUnit,
    CardsOf,
    CardToLife,
    Change,
    DeclareElement,
    Defeat,
    DiscardCards,
    DiscardFromUnit,
    DiscardPlace,
    DiscardShields,
    DiscardThis,
    DiscardTop,
    Draw,
    DrawAndPick,
    DrawToRow,
    Elements,
    Exhaust,
    GainLife,
    GainShields,
    Guard,
    IfTopInfuses,
    Infuse,
    InfuseAny,
    InfuseLike,
    JoinUnit,
    Jump,
    JumpTo,
    KeepPlaying,
    Later,
    LoseLife,
    Moment,
    MoveUnit,
    MoveWounds,
    OnHit,
    Print,
    RemoveWounds,
    Repeat,
    ReplaceCard,
    Restore,
    Ritual,
    SelectUnit,
    Skill,
    TableTest,
    TakeFromUnit,
    ThisToPlaceStack,
    Unread,
)
from stampadia.games.generals.language.units import (
    FRONT,
    INK,
    ONE,
    SELF,
    Amount,
    Chosen,
    Every,
    Extreme,
    Spaces,
    That,
    Units,
    X,
)
from stampadia.games.generals.language.units import Test as Only  # pytest would collect a Test

LEFT, RIGHT = Spaces(("left",)), Spaces(("right",))
SIDES = Spaces(("left", "right"))
FRONTSIDES = Spaces(("frontleft", "frontright"))
AROUND = Spaces(("left", "front", "right"))
ENEMIES, ALLIES = Every("enemy"), Every("ally")
ENEMY, YOURS = Chosen("enemy"), Chosen("yours")
STRONGEST = Extreme("highest", "attack")
TWO = Amount(2)

DONE: list[tuple[str, list[AnyOp]]] = [
    ("+2{attack}, -1{life}", [Change("attack", TWO), Change("life", Amount(-1))]),
    ("-{x+1}{life} to {sides}", [Change("life", Amount(-1, x=-1), (SIDES,))]),
    ("-1{attack} this Unit and {front}", [Change("attack", Amount(-1), (SELF, FRONT))]),
    ("+1{attack} and {life} to {left}",
     [Change("attack", ONE, (LEFT,)), Change("life", ONE, (LEFT,))]),
    ("+1{attack}, +1{life} to {front}",
     [Change("attack", ONE, (FRONT,)), Change("life", ONE, (FRONT,))]),
    ("All Allies gain +1{attack} and +1{life}",
     [Change("attack", ONE, (ALLIES,)), Change("life", ONE, (ALLIES,))]),
    ("All Enemies lose 1{attack}", [Change("attack", Amount(-1), (ENEMIES,))]),
    ("{sides}: +{x}{life}", [Change("life", X, (SIDES,))]),
    ("+{x}+{level}-2{attack}", [Change("attack", Amount(-2, x=1, ink=1))]),
    ("{x} times, +1{life} to {left}, -1{life} to {front}",
     [Repeat(X, (Change("life", ONE, (LEFT,)), Change("life", Amount(-1), (FRONT,))))]),
    ("Twice, draw 1 card", [Repeat(TWO, (Draw(ONE),))]),
    ("Add 2{wound} to {around}", [AddWounds(TWO, (AROUND,))]),
    ("Put {level} {wound} on each Enemy", [AddWounds(INK, (ENEMIES,))]),
    ("Deal 1 wound to the opposing Unit", [AddWounds(ONE, (FRONT,))]),
    ("Add 1{wound} to {x} {frontright} and {front}",
     [AddWounds(ONE, (Spaces(("frontright",), X), FRONT))]),
    ("Add {x}{wound} to lowest {life} Ally, highest {attack} Enemy, and 1 Unit",
     [AddWounds(X, (Extreme("lowest", "life", "ally"), STRONGEST, Chosen("unit")))]),
    ("Add 1{wound} to the Enemy with the highest {attack}", [AddWounds(ONE, (STRONGEST,))]),
    ("Heal two {wound} from {left} and {right}", [RemoveWounds(TWO, (LEFT, RIGHT))]),
    ("Remove all {wound}", [RemoveWounds()]),
    ("Move all {wound} from {left} here", [MoveWounds(None, (LEFT,))]),
    ("Move up to 2 {wound} from {sides} to {front}",
     [MoveWounds(TWO, (SIDES,), (FRONT,), up_to=True)]),
    ("Move {x}{wound} to lowest {life} Enemy",
     [MoveWounds(X, (SELF,), (Extreme("lowest", "life"),))]),
    ("Jump two spaces {left}", [Jump(TWO, "left")]),
    ("Jump to {frontright}", [JumpTo(Spaces(("frontright",)))]),
    ("Infuse {around} with {fire}, {water} and {fire}",
     [Infuse(("fire", "water", "fire"), (AROUND,))]),
    ("Infuse all Allies with this Element", [Infuse((), (ALLIES,))]),
    ("Infuse {front} with 2 {earth}", [Infuse(("earth", "earth"), (FRONT,))]),
    ("Infuse {left} w/ highest {attack} Enemy Unit Cards Elements",
     [InfuseLike((STRONGEST,), (LEFT,))]),
    ("Infuse {sides} with {x} Elements of your choice", [InfuseAny(X, (SIDES,))]),
    ("Attack {x} times", [AttackTimes(X)]),
    ("Attack lowest {life} Enemy instead", [AttackSpaces((Extreme("lowest", "life"),))]),
    ("Also attack {frontsides}", [AttackSpaces((FRONTSIDES,), also=True)]),
    ("If this Unit attacks and adds {wound} to an Enemy, draw 1 card and gain 1 Shield",
     [OnHit((Draw(ONE), GainShields()))]),
    ("Any Ally: don't get any {wound}, exhaust this Unit",
     [Guard("wounds", (Exhaust((SELF,)),))]),
    ("Any Ally: keep {wound} on that Unit, lose 1 Life instead", [Guard("defeat", (LoseLife(),))]),
    ("{defeat} {front} and all Allies", [Defeat((FRONT, ALLIES))]),
    ("Exhaust {frontsides}, restore {sides}, then discard this card",
     [Exhaust((FRONTSIDES,)), Restore((SIDES,)), DiscardThis()]),
    ("Exhaust all Enemies with level<2",
     [Exhaust((Every("enemy", (Only("level", "<", TWO),)),))]),
    ("Draw 1 card, add it to this Unit, and apply its effects", [AddDrawn(apply=True)]),
    ("Print a level {level-1} Unit on the Incoming Row 1st, 3rd, and 4th columns",
     [Print(Amount(-1, ink=1), (1, 3, 4))]),
    ("Print 1 level 2 Unit on the 4th column of the Incoming Row", [Print(TWO, (4,))]),
    ("Print level {level} Units on all Incoming Row empty spaces", [Print(INK)]),
    ("Select 1 Incoming Row empty space: print a level 3 Unit there",
     [Print(Amount(3), chosen=True)]),
    ("Draw {level} Unit Cards. Lose 2 Life.", [Draw(INK), LoseLife(TWO)]),
    ("Draw 4 cards, pick 2, discard the rest", [DrawAndPick(4, 2)]),
    ("Draw 1 card and put it on an empty space of the Player Row", [DrawToRow()]),
    ("Lose all shields, gain {x} Life", [DiscardShields(), GainLife(X)]),
    ("Discard the top card of the Printer Deck, discard 2 Printer Deck top cards",
     [DiscardTop(), DiscardTop(TWO)]),
    ("Discard 1 Unit Card from 1 Enemy with level >= {level}",
     [DiscardFromUnit(Chosen("enemy", only=(Only("level", ">=", INK),)))]),
    ("Discard the bottom card of {front}", [DiscardFromUnit(FRONT, "bottom")]),
    ("Draw 1 Unit Card from {left}", [TakeFromUnit(LEFT, ONE)]),
    ("Move 2 Enemies to another empty space", [MoveUnit(Chosen("enemy", 2))]),
    ("Move 1 Unit from the Front Row back to the Incoming Row", [MoveUnit(ENEMY, back=True)]),
    ("Merge this card with lowest {life} Enemy", [JoinUnit(Extreme("lowest", "life"), "merge")]),
    ("Add this card to 1 of your Units w/{attack}>1 and {life}<3",
     [JoinUnit(Chosen("yours", only=(Only("attack", ">", ONE), Only("life", "<", Amount(3)))))]),
    ("Put this card on an empty space", [BecomeUnit()]),
    ("Select 1 Enemy's Unit Card: replace it with this card", [ReplaceCard(ENEMY, infusing=False)]),
    ("Choose 1 Place Stack card infusing an Element: discard it", [DiscardPlace(infusing=True)]),
    ("Select 1 Unit Card from hand: add it face down to your Life", [CardToLife()]),
    ("Salute the cook", [Ritual("Salute the cook")]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "do"), DONE, ids=[text for text, _ in DONE])
def test_what_is_done(text: str, do: list[AnyOp]) -> None:
    assert read(text) == Skill(do=tuple(do))
    assert read(f"  {text.replace(' ', '  ')}. ") == Skill(do=tuple(do))


DRAW = (Draw(ONE),)
NEEDED = [
    ("{fire}{water}: draw 1 card", Skill((Elements(("fire", "water")),), do=DRAW)),
    ("You have 2 Life or less: draw 1 card", Skill((TableTest("life", "<=", TWO),), do=DRAW)),
    (
        "You have at least 2 Shields: draw 1 card",
        Skill((TableTest("shields", ">=", TWO),), do=DRAW),
    ),
    ("You have no cards in hand: draw 1 card", Skill((TableTest("hand", "=", Amount()),), do=DRAW)),
    ("{level} is greater than 4: draw 1 card", Skill((TableTest("ink", ">", Amount(4)),), do=DRAW)),
    ("If {level} is 3 or less, draw 1 card", Skill((TableTest("ink", "<=", Amount(3)),), do=DRAW)),
    ("Draw 1 card if your Life is 1", Skill((TableTest("life", "=", ONE),), do=DRAW)),
    (
        "In the Recover Phase, have 2 or more shields: draw 1 card",
        Skill((Moment("recover-phase"), TableTest("shields", ">=", TWO)), do=DRAW),
    ),
    (
        "When 1 of your Units attacks: +2{attack} to it",
        Skill((Moment("unit-attacks"),), do=(Change("attack", TWO, (That(),)),)),
    ),
    (
        "When you are defeated: gain 1 Life and keep playing",
        Skill((Moment("you-are-defeated"),), do=(GainLife(), KeepPlaying())),
    ),
    (
        "+1{attack} for each {fire}{fire}",
        Skill((Elements(("fire", "fire")),), do=(Repeat(X, (Change("attack", ONE),)),)),
    ),
    ("Lose 1 Life: draw 1 card", Skill(cost=(LoseLife(),), do=DRAW)),
    (
        "Discard 1 {fire}, 2 {water} and 1 Unit Cards: draw 1 card",
        Skill(cost=(DiscardCards((CardsOf(1, "fire"), CardsOf(2, "water"), CardsOf())),), do=DRAW),
    ),
    (
        "Discard any number of Unit Cards: add the same number of {wound} to 1 Enemy",
        Skill(cost=(DiscardCards(),), do=(AddWounds(Amount(paid=1), (ENEMY,)),)),
    ),
    ("Discard 1 {earth} Unit Card.", Skill(cost=(DiscardCards((CardsOf(1, "earth"),)),))),
    (
        "Select 1 your Unit w/level < {level-1}: restore it",
        Skill(
            cost=(SelectUnit(Chosen("yours", only=(Only("level", "<", Amount(-1, ink=1)),))),),
            do=(Restore((That(),)),),
        ),
    ),
    (
        "Declare 1 Element: lose 1 Life, draw 1 and gain 1 Life if the new top card infuses that "
        "Element. Else, lose 2 Life.",
        Skill(
            cost=(DeclareElement(),),
            do=(LoseLife(), IfTopInfuses((*DRAW, GainLife()), (LoseLife(TWO),))),
        ),
    ),
    (
        "Add this card to 1 of your Units. On defeat: add this card to Place Stack, draw 1 card.",
        Skill(do=(JoinUnit(YOURS),), later=(Later("defeat", (ThisToPlaceStack(), *DRAW)),)),
    ),
    (
        "Gain 1 Life. (When you win this battle: tear up this card)",
        Skill(do=(GainLife(),), later=(Later("battle-won", (Ritual("Tear up this card"),)),)),
    ),
]


@pytest.mark.parametrize(("text", "skill"), NEEDED, ids=[text for text, _ in NEEDED])
def test_what_it_takes_and_what_comes_later(text: str, skill: Skill) -> None:
    assert read(text) == skill


TARGETS: list[tuple[str, Units]] = [
    ("this Unit", SELF), ("{front}", FRONT), ("{sides}", SIDES), ("{around}", AROUND),
    ("{x} {frontleft}", Spaces(("frontleft",), X)), ("that Unit", That()), ("it", That()),
    ("highest {attack} Enemy", STRONGEST),
    ("lowest {life} Unit", Extreme("lowest", "life", "unit")),
    ("all Enemies", ENEMIES), ("every Ally", ALLIES), ("all your Units", Every("yours")),
    ("1 Enemy", ENEMY), ("any Enemy", ENEMY), ("1 of your Units", YOURS),
    ("2 Allies with {wound}", Chosen("ally", 2, (Only("wounds", ">=", ONE),))),
    ("1 Enemy in front of 1 of your Units", Chosen("enemy", facing=True)),
    ("1 Unit from the Front Row", ENEMY),
]  # fmt: skip
AMOUNTS = [
    ("3", Amount(3)), ("two", TWO), ("a", ONE), ("{x}", X), ("{x+1}", Amount(1, x=1)),
    ("{level}", INK), ("{level-2}", Amount(-2, ink=1)), ("2{x}", Amount(x=2)),
    ("the same number of", Amount(paid=1)), ("{level}+3", Amount(3, ink=1)),
]  # fmt: skip


@pytest.mark.parametrize(("said", "unit"), TARGETS, ids=[said for said, _ in TARGETS])
def test_every_target_works_with_every_verb(said: str, unit: Units) -> None:
    many: dict[str, AnyOp] = {
        "+1{attack} to": Change("attack", ONE, (unit,)),
        "Add 1{wound} to": AddWounds(ONE, (unit,)),
        "Remove all {wound} from": RemoveWounds(None, (unit,)),
        "Move 1{wound} to": MoveWounds(ONE, (SELF,), (unit,)),
        "Move here 1{wound} from": MoveWounds(ONE, (unit,)),
        "{defeat}": Defeat((unit,)),
        "Exhaust": Exhaust((unit,)),
        "Restore": Restore((unit,)),
        "Attack": AttackSpaces((unit,)),
        "Infuse with Elements of": InfuseLike((unit,)),
        "Jump to": JumpTo(unit),
        "Select": SelectUnit(unit),
        "Merge this card with": JoinUnit(unit, "merge"),
        "Draw 1 Unit Card from": TakeFromUnit(unit, ONE),
        "Discard the bottom card of": DiscardFromUnit(unit, "bottom"),
    }
    for verb, op in many.items():
        assert words_of(f"{verb} {said}") == Skill(do=(op,)), verb


@pytest.mark.parametrize(("said", "amount"), AMOUNTS, ids=[said for said, _ in AMOUNTS])
def test_every_amount_works_with_every_verb(said: str, amount: Amount) -> None:
    many: dict[str, AnyOp] = {
        f"+{said}{{life}}": Change("life", amount),
        f"Add {said} {{wound}} to {{front}}": AddWounds(amount, (FRONT,)),
        f"Remove {said} {{wound}}": RemoveWounds(amount),
        f"Move {said}{{wound}} from {{left}} to {{front}}": MoveWounds(amount, (LEFT,), (FRONT,)),
        f"Jump {said} spaces {{left}}": Jump(amount, "left"),
        f"Attack {said} times": AttackTimes(amount),
        f"Infuse with {said} Elements of your choice": InfuseAny(amount),
        f"Draw {said} cards": Draw(amount),
        f"Gain {said} Life": GainLife(amount),
        f"Gain {said} Shields": GainShields(amount),
        f"Discard {said} Shields": DiscardShields(amount),
        f"{said} times, draw 1 card": Repeat(amount, DRAW),
        f"Print a level {said} Unit on the Incoming Row 2nd column": Print(amount, (2,)),
    }
    for text, op in many.items():
        assert words_of(text) == Skill(do=(op,)), text


# The condition, the data, the empty text


def test_condition_and_text_are_one_line() -> None:
    skill = Skill((Elements(("fire", "fire")),), do=(Change("attack", X),))
    assert read("+{x}{attack}", "{fire}{fire}") == read("{fire}{fire}: +{x}{attack}") == skill
    assert write(skill) == ("{fire}{fire}", "+{x}{attack}")


def test_data_count_for_more_than_the_text() -> None:
    said = Skill(do=(GainLife(),))
    assert skill_of(Part(text="Draw 1 card.", effect=said), "EN", "body") == said
    assert skill_of(Part(text="Draw 1 card."), "EN", "body") == Skill(do=DRAW)
    assert skill_of(Part(), "EN", "body") == BLANK
    assert skill_of(Part(text="Pesca 1 carta."), "IT", "body") == Skill(do=DRAW)


def test_a_language_without_a_grammar_is_taken_for_english() -> None:
    assert read("Draw 1 card.", language="FR") == Skill(do=DRAW)
    assert isinstance(read("Piochez une carte.", language="FR"), Unread)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_rule_of_a_grammar_has_a_meaning(language: str) -> None:
    rules = {rule.alias or str(rule.origin.name) for rule in parser(language).rules}
    assert [name for name in rules if not name.startswith("_") and not hasattr(Rules, name)] == []


def test_every_meaning_has_a_rule() -> None:
    rules = {
        rule.alias or str(rule.origin.name) for code in ("en", "it") for rule in parser(code).rules
    }
    assert [name for name in dir(Rules) if not name.startswith("_") and name not in rules] == []


def test_looking_at_cards_needs_no_grammar() -> None:
    code = "import sys, stampadia.games.generals.files.reading; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# The real sets


def texts(path: Path) -> set[tuple[str, str]]:
    parts = [
        part
        for card in load_set(path).cards
        for side in card.sides
        for part in (getattr(side, "header", None), getattr(side, "body", None))
        if part is not None and part.text
    ]
    return {(part.text, part.condition) for part in parts}


@needs_real_sets
@pytest.mark.parametrize("path", REAL_SETS, ids=lambda path: path.stem)
def test_all_texts_of_the_real_sets_are_read_and_said_again(path: Path) -> None:
    found = texts(path)
    assert len(found) > 20
    for text, condition in found:
        skill = read(text, condition)
        assert isinstance(skill, Skill), text
        for language in ("EN", "IT"):
            again, said = write(skill, language)
            assert read(said, again, language) == skill, (text, said)
