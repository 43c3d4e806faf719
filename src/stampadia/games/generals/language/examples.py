"""The nearest thing to an unread text that would be read: one printed example of every op and of
every condition, and the one that shares most words with the sentence that was not understood."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from stampadia.games.generals.language.parsing import stumbles_at
from stampadia.games.generals.language.printing import printer
from stampadia.games.generals.language.skills import (
    AddDrawn,
    AddWounds,
    AnyOp,
    AttackAgainMerged,
    AttackPlaces,
    AttackSpaces,
    AttackTimes,
    BecomeUnit,
    CardsOf,
    CardToLife,
    Change,
    CopyText,
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
    JumpsMaySwap,
    JumpTo,
    KeepPlaying,
    KeepUnit,
    Later,
    LoseGame,
    LoseLife,
    Moment,
    MoveOrMerge,
    MoveUnit,
    MoveWounds,
    Need,
    OnHit,
    Print,
    RemoveWounds,
    Repeat,
    ReplaceCard,
    ReprintThis,
    Restore,
    Ritual,
    SelectUnit,
    SetInk,
    Skill,
    SwapColumns,
    TableTest,
    TakeFromUnit,
    Tally,
    ThisToLife,
    ThisToPlaceStack,
    TurnPage,
    TurnThis,
    units_named,
)
from stampadia.games.generals.language.units import (
    FRONT,
    INK,
    ONE,
    SELF,
    THAT,
    Amount,
    Chosen,
    Every,
    Extreme,
    Spaces,
    Test,
    X,
)

_SIDES: Final = Spaces(("left", "right"))
_HIGHEST: Final = Extreme("highest", "attack")
_ENEMY: Final = Chosen("enemy")
_YOURS: Final = Chosen("yours", only=(Test("level", "<", INK),))
_TWO: Final = Amount(2)

OPS_SHOWN: Final[tuple[AnyOp, ...]] = (
    Change("attack", X, (FRONT,)), Repeat(X, (Change("life", ONE),)), AddWounds(X, (FRONT,)),
    RemoveWounds(None, (_SIDES,)), RemoveWounds(ONE, (_SIDES,)),
    MoveWounds(_TWO, (_SIDES,), up_to=True), MoveWounds(ONE, (SELF,), (FRONT,)),
    MoveWounds(None, (_SIDES,)), Jump(X, "right"),
    JumpTo(_HIGHEST), Infuse(), Infuse(("fire",), (_SIDES,)), InfuseLike((FRONT,)), InfuseAny(),
    AttackTimes(_TWO), AttackSpaces((FRONT,)), AttackSpaces((_HIGHEST,), also=True),
    AttackPlaces(), AttackAgainMerged(), OnHit((Exhaust((THAT,)),)),
    Guard("wounds", (Defeat((SELF,)),)), Guard("defeat", (DiscardThis(),)), Defeat((FRONT,)),
    Exhaust((FRONT,)), Restore((_SIDES,)), DiscardThis(), KeepUnit(), ReprintThis(),
    TurnPage((FRONT,)), MoveOrMerge(), AddDrawn(),
    SwapColumns(), JumpsMaySwap(), CopyText(), Print(INK, (1, 2)), Print(ONE),
    Print(_TWO, chosen=True), Draw(_TWO), DrawAndPick(3), DrawToRow(), GainLife(), LoseLife(),
    GainShields(_TWO), DiscardShields(), DiscardCards((CardsOf(1, "fire"),)),
    DiscardCards(), DiscardTop(), DeclareElement(), IfTopInfuses((Draw(ONE),)), SetInk(Amount(7)),
    SelectUnit(_ENEMY), SelectUnit(_YOURS), DiscardFromUnit(_ENEMY),
    DiscardFromUnit(THAT, "bottom"), DiscardFromUnit(FRONT, "top"),
    TakeFromUnit(THAT, ONE), TakeFromUnit(THAT),
    MoveUnit(_ENEMY), MoveUnit(THAT, back=True), JoinUnit(_YOURS), JoinUnit(_ENEMY, "merge"),
    BecomeUnit(), ReplaceCard(Chosen("unit")), DiscardPlace(2, infusing=True), CardToLife(),
    ThisToLife(), ThisToPlaceStack(), KeepPlaying(), LoseGame(), TurnThis(),
    Ritual("Touch the Printer Deck"), Defeat((Every("enemy"),)),
)  # fmt: skip
_NEEDS: Final[tuple[Need, ...]] = (
    TableTest("life", "<=", _TWO), TableTest("ink", "<", Amount(4)),
    TableTest("shields", ">=", ONE), TableTest("hand", "<", Amount(3)),
    Tally("allies"), Tally("gaps"), Tally("wounds"), Tally("cards"), Tally("places"),
    Moment("unit-attacks"), Moment("unit-defeated"), Moment("recover-phase"),
)  # fmt: skip
_LOST: Final = Moment("you-are-defeated")
_WORD: Final = re.compile(r"\{[a-z+\-0-9]+\}|[^\W\d_]+")
_BREAK: Final = re.compile("[.:;()]")


def nearest_construct(line: str, language: str) -> str:
    """An example that would be read, or nothing if no word of it is like ours."""
    wanted = _words(_sentence(line, stumbles_at(line, language))) or _words(line)
    best, found = 0.0, ""
    for said, have in _examples(language):
        shared = len(wanted.keys() & have.keys())
        likeness = shared / len(wanted.keys() | have.keys()) if shared else 0.0
        # The verb comes first, and says most.
        if shared and next(iter(wanted)) == next(iter(have)):
            likeness += 0.5
        if likeness > best:
            best, found = likeness, said
    return found


def _sentence(line: str, place: int) -> str:
    """What stands between two stops or colons around this place."""
    start = max((found.end() for found in _BREAK.finditer(line, 0, place)), default=0)
    end = _BREAK.search(line, max(place, start))
    return line[start : end.start() if end else len(line)]


def _words(text: str) -> dict[str, None]:
    return dict.fromkeys(word.lower() for word in _WORD.findall(text))


def _shown(op: AnyOp) -> Skill:
    """A text that has this in it: "it" must have been selected, "that Element" declared."""
    match op:
        case DeclareElement() | IfTopInfuses():
            return Skill(cost=(DeclareElement(),), do=(IfTopInfuses((Draw(ONE),)),))
        case SelectUnit():
            return Skill(cost=(op,), do=(Exhaust((THAT,)),))
        case KeepPlaying():
            return Skill((_LOST,), do=(GainLife(), op))
        case OnHit() | Guard():
            return Skill(do=(op,))
    selected = (SelectUnit(_ENEMY),) if THAT in units_named(op) else ()
    return Skill(cost=selected, do=(op,))


@cache
def _examples(language: str) -> tuple[tuple[str, dict[str, None]], ...]:
    shown = [_shown(op) for op in OPS_SHOWN]
    shown += [Skill((need,), (), (Draw(ONE),)) for need in _NEEDS]
    shown.append(Skill((_LOST,), (), (Draw(ONE), KeepPlaying())))
    join = (JoinUnit(_YOURS),)
    shown += [
        Skill(do=join, later=(Later("defeat", (ThisToPlaceStack(),)),)),
        Skill(do=(ThisToLife(),), later=(Later("lost", (Draw(_TWO),)),)),
    ]
    said = (printer(language).skill(skill)[1] for skill in shown)
    return tuple((text, _words(text)) for text in said)
