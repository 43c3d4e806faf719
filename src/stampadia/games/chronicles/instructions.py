"""What room lines and items say, as data: the same for every language.

A *clause* is `condition » action`. The parts of a condition are *events* (something happens),
*choices* (the player may pay, say or forget), and *states* (something is so); ruling 18 treats the
three differently. Anything in an action that is no instruction is narrative.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from stampadia.workbench.bilingual import Text as Text

# An ability box

AbilityKind = Literal["move", "atk", "def", "gain-hp", "copy", "lock"]


class Ability(Struct, frozen=True, omit_defaults=True):
    """One box of the Hero Sheet or the Enemy Sheet: "(pay 1G) ATK -1/RNG 2"."""

    kind: AbilityKind
    plus: int = 0
    range: int = 0
    exactly: bool = False
    """RNG =2."""
    all: bool = False
    """ATK/ALL: every enemy in range."""
    pay: int = 0


Who = Literal["hero", "enemy", "any"]
Resource = Literal["G", "HP", "XP"]


# What a condition may ask for


class Part(Struct, frozen=True, tag_field="if", omit_defaults=True):
    """A part of a condition."""


class Happening(Part, frozen=True):
    """An event: it is true at a moment."""


class Offer(Part, frozen=True):
    """A choice of the player, usually at a cost."""


class State(Part, frozen=True):
    """Something that is so, or is not so, for a while."""


class MoveOnCell(Happening, frozen=True, tag="move-on-cell"):
    """`move [1]`: the token moves onto this room's grey cell."""

    cell: int


class EnterRoom(Happening, frozen=True, tag="enter-room"):
    """`enter room`."""


class MoveOnStairs(Happening, frozen=True, tag="move-on-stairs"):
    """`move on stairs`."""


class KilledLastFoe(Happening, frozen=True, tag="killed-last-foe"):
    """`killed last foe`."""


class TurnRoll(Happening, frozen=True, tag="turn-roll"):
    """`hero turn roll`, `enemy turn roll`, `any battle turn roll`: before 1s are removed."""

    who: Who


class RolledOne(Happening, frozen=True, tag="rolled-one"):
    """`hero turn rolled 1`, `enemy turn rolled 1`, `rolled 1 in battle`."""

    who: Who


class Activates(Happening, frozen=True, tag="activates", omit_defaults=False):
    """`hero activates MOVE`, `enemy activates MOVE`, `any MOVE activation`. Its ability is always
    written: whether a default is left out depends on where its letters lie in memory."""

    who: Who
    ability: AbilityKind = "move"


class RoundStarts(Happening, frozen=True, tag="round-starts"):
    """`a battle round starts`."""


class HeroDied(Happening, frozen=True, tag="hero-died"):
    """`hero died` (items)."""


class HeroTurn(Happening, frozen=True, tag="hero-turn"):
    """`hero turn` (items): before the roll or right after it."""


class BeforeHeroRoll(Happening, frozen=True, tag="before-hero-roll"):
    """`before hero turn roll` (items)."""


class HeroLosesHP(Happening, frozen=True, tag="hero-loses-hp"):
    """`hero loses HP` (items)."""


class CrossDoor(Happening, frozen=True, tag="cross-door"):
    """`cross door` (items)."""


class NextEnemyRolls(Happening, frozen=True, tag="next-enemy-rolls"):
    """`next 3 enemy turn rolls` (items): the effect applies to each of them."""

    count: int


class Pay(Offer, frozen=True, tag="pay"):
    """`pay 5G`, `pay 1XP`, `pay 2HP`."""

    amount: int
    what: Resource


class Suffer(Offer, frozen=True, tag="suffer"):
    """`-2HP` as a condition: exactly `pay 2HP` (ruling 26)."""

    amount: int


class PayItem(Offer, frozen=True, tag="pay-item"):
    """`pay Resurrection`: tick an owned unused item without its effect."""

    item: str


class Say(Offer, frozen=True, tag="say"):
    """`"Let's go!"`: the hero says it."""

    words: Text


class ForgetToTrigger(Offer, frozen=True, tag="forget-to-trigger"):
    """`forget 'Sword'` as a condition."""

    keyword: str


class ForgetAny(Offer, frozen=True, tag="forget-any"):
    """`forget any 'Golem...'`; with `reach`, `+ G to reach >=3`: gold makes up for what the
    keyword's number lacks."""

    series: str
    reach: int = 0


class PassTurn(Offer, frozen=True, tag="pass-turn"):
    """`pass` (items): the hero's turn is the price."""


class DiscardRolled(Offer, frozen=True, tag="discard-rolled"):
    """`discard 1 rolled 6` (items): a die of this value is the price."""

    value: int


class SetRolled(Offer, frozen=True, tag="set-rolled"):
    """`set 1 rolled 1 to 6` (items): the price is a better die for the enemy."""

    value: int
    to: int


class Ticked(State, frozen=True, tag="ticked"):
    """`x12`."""

    room: int


class NotTicked(State, frozen=True, tag="not-ticked"):
    """`not x12`."""

    room: int


class NoFoes(State, frozen=True, tag="no-foes"):
    """`no foes`: all enemies of the room crossed out; false in an "empty" room (ruling 24)."""


class Know(State, frozen=True, tag="know"):
    """`know 'Sword'`."""

    keyword: str


class DontKnow(State, frozen=True, tag="dont-know"):
    """`don't know 'Sword'`."""

    keyword: str


class GoldOver(State, frozen=True, tag="gold-over"):
    """`>25G left`."""

    amount: int


class GoldUnder(State, frozen=True, tag="gold-under"):
    """`<26G left`."""

    amount: int


class GoldSpent(State, frozen=True, tag="gold-spent"):
    """`11~30G spent`: ticked circles now (ruling 13)."""

    least: int
    most: int


class HPLeft(State, frozen=True, tag="hp-left"):
    """`HP left =0`: unticked boxes of enabled columns."""

    exactly: int = 0


AnyPart = (
    MoveOnCell | EnterRoom | MoveOnStairs | KilledLastFoe | TurnRoll | RolledOne | Activates
    | RoundStarts | HeroDied | HeroTurn | BeforeHeroRoll | HeroLosesHP | CrossDoor | NextEnemyRolls
    | Pay | Suffer | PayItem | Say | ForgetToTrigger | ForgetAny | PassTurn | DiscardRolled
    | SetRolled | Ticked | NotTicked | NoFoes | Know | DontKnow | GoldOver | GoldUnder | GoldSpent
    | HPLeft
)  # fmt: skip


# What an action may do


class Act(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """A term of an action."""


class Narrate(Act, frozen=True, tag="narrate"):
    """Words without an effect."""

    words: Text


class Tick(Act, frozen=True, tag="tick"):
    """`x12`."""

    room: int


class Cross(Act, frozen=True, tag="cross"):
    """`x[1]`: cross out this room's grey cell."""

    cell: int


class Change(Act, frozen=True, tag="change"):
    """`+2HP`, `-3G`, `+1XP`."""

    by: int
    what: Resource


class Learn(Act, frozen=True, tag="learn"):
    """`learn 'Sword'`."""

    keyword: str


class Forget(Act, frozen=True, tag="forget"):
    """`forget 'Sword'` as an action."""

    keyword: str


class RoomIsEmpty(Act, frozen=True, tag="room-is-empty"):
    """`room is empty`: until the hero leaves (ruling 23)."""


class NoEscape(Act, frozen=True, tag="no-escape"):
    """`no escape`: a standing property of the room (ruling 17)."""


class StopReading(Act, frozen=True, tag="stop-reading"):
    """`stop reading`: for this reading or event only (ruling 22)."""


class Get(Act, frozen=True, tag="get"):
    """`get Lantern`."""

    item: str


class Lose(Act, frozen=True, tag="lose"):
    """`lose Lantern`."""

    item: str


class Discover(Act, frozen=True, tag="discover"):
    """`discover room 35`."""

    room: int


class SelectRoom(Act, frozen=True, tag="select-room"):
    """`select 1 room, discover it`: any undrawn row, decoys too (ruling 6)."""


class DrawCell(Act, frozen=True, tag="draw-cell"):
    """`draw [1] in room 35`: in any empty cell of it."""

    cell: int
    room: int


class MoveAnywhere(Act, frozen=True, tag="move-anywhere"):
    """`move anywhere in room 35`; no room: `move anywhere in starting room`."""

    room: int | None = None


class GoToStairs(Act, frozen=True, tag="go-to-stairs"):
    """`move on stairs` as an action."""


class MoveBack(Act, frozen=True, tag="move-back"):
    """`move back`: to the door cell of the room the hero came from (ruling 9)."""


class Riddle(Act, frozen=True, tag="riddle"):
    """`A sign says "move anywhere in LABEL Room + 3"`: the player names a number (ruling 33)."""

    label: Text
    plus: int = 0


class RollCase(Struct, frozen=True):
    """`2~4 -1HP` in a roll table: any of these faces, and what happens."""

    least: int
    most: int
    do: tuple[AnyAct, ...]


class RollTable(Act, frozen=True, tag="roll-table"):
    """`roll a die: 1~3 -1HP, =4 nothing happens, 5~6 +2G`."""

    cases: tuple[RollCase, ...]


class Nothing(Act, frozen=True, tag="nothing"):
    """`nothing happens`."""


class Effect(Act, frozen=True, tag="effect"):
    """`effect -1`: on the value of the ability that was activated."""

    by: int


class ReduceDie(Act, frozen=True, tag="reduce-die"):
    """`reduce 1 die value by 1`: a die of the player's choice."""

    by: int = 1


class OneAbility(Act, frozen=True, tag="one-ability"):
    """`can activate 1 ability only`."""


class RerollOnes(Act, frozen=True, tag="reroll-ones"):
    """`reroll all 1 once`."""


class GainAbility(Act, frozen=True, tag="gain-ability"):
    """`gain hero ability "ATK/RNG 2"`: into any empty box."""

    ability: Ability


class TearOff(Act, frozen=True, tag="tear-off"):
    """`tear off this sheet`: a story that is told to its end; nothing more can be won here."""


class Win(Act, frozen=True, tag="win"):
    """`you win`: our explicit win marker (ruling 34)."""


class Damage(Act, frozen=True, tag="damage"):
    """`-1HP to all enemies in range 2`, `… up to 2 enemies …`, `… 1 enemy …`; no defense
    (ruling 58)."""

    amount: int
    range: int
    targets: int = 0
    """At most so many; 0: all."""


class DiscardDice(Act, frozen=True, tag="discard-dice"):
    """`discard 1 die`, `discard 2 dice`."""

    count: int


class DiscardLow(Act, frozen=True, tag="discard-low"):
    """`discard dice <=5`."""

    most: int


class SetDice(Act, frozen=True, tag="set-dice"):
    """`set 1 die to 6`, `set 2 dice to 5`."""

    count: int
    to: int


class FlipDie(Act, frozen=True, tag="flip-die"):
    """`flip 1 die`: 7 minus its value."""


class LowerFirst(Act, frozen=True, tag="lower-first"):
    """`play lower die first`."""


class SameColumn(Act, frozen=True, tag="same-column"):
    """`play dice in same column`."""


class SameRow(Act, frozen=True, tag="same-row"):
    """`play dice in same row`."""


class SumDice(Act, frozen=True, tag="sum-dice"):
    """`sum 2 dice, activate 1 ability, pass`: 1s count, up to 12 (ruling 63)."""


class FreeAbility(Act, frozen=True, tag="free-ability"):
    """`activate 1 ability using value 5`: beside the placed dice (ruling 62)."""

    value: int


class ByRoomCells(Act, frozen=True, tag="by-room-cells"):
    """`ATK by current room cells count`, `Move …`, `DEF …`."""

    kind: Literal["atk", "move", "def"]


AnyAct = (
    Narrate | Tick | Cross | Change | Learn | Forget | RoomIsEmpty | NoEscape | StopReading | Get
    | Lose | Discover | SelectRoom | DrawCell | MoveAnywhere | GoToStairs | MoveBack | Riddle
    | RollTable | Nothing | Effect | ReduceDie | OneAbility | RerollOnes | GainAbility | TearOff
    | Win | Damage | DiscardDice | DiscardLow | SetDice | FlipDie | LowerFirst | SameColumn
    | SameRow | SumDice | FreeAbility | ByRoomCells
)  # fmt: skip


class Clause(Struct, frozen=True, omit_defaults=True):
    """`condition » action`, or an action alone."""

    when: tuple[AnyPart, ...] = ()
    do: tuple[AnyAct, ...] = ()
    any_of: bool = False
    """The parts are joined by "or" instead of "&"; the two are never mixed."""
    upside_down: int | None = None
    """The number of the term from which the action is printed upside-down."""

    @property
    def happening(self) -> bool:
        """Does it wait for an event?"""
        return any(isinstance(part, Happening) for part in self.when)

    @property
    def offers(self) -> bool:
        """Does the player decide whether it applies?"""
        return any(isinstance(part, Offer) for part in self.when)

    @property
    def flavour(self) -> bool:
        return not self.when and all(isinstance(act, Narrate) for act in self.do)


Line = tuple[Clause, ...]
"""Printed on one line, with | between the clauses."""

UPSIDE_DOWN_MARKS: Final = "{", "}"
"""Around what is printed upside-down, where a line is written as plain text."""
