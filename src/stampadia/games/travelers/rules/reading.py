"""Reading an adventure's text, sentence by sentence. Manual: "Reading the cards"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import Enemy, tips
from stampadia.games.travelers.effects import OPS
from stampadia.games.travelers.rules.agenda import SentenceOffered
from stampadia.games.travelers.rules.combat_turn import begin_fight
from stampadia.games.travelers.rules.ending import READING
from stampadia.games.travelers.rules.fight import Fight
from stampadia.games.travelers.rules.steps import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

Item = say.Passage | Enemy


class Reading(Step):
    """What is still to be read of a text; it is read to its end even if the card was turned or
    removed in the meantime (ruling W6)."""

    name = READING

    def __init__(self, place: str, items: tuple[Item, ...]) -> None:
        self.place = place
        self.items = items

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if not self.items:
            return
        item = self.items[0]
        position.agenda.append(Reading(self.place, self.items[1:]))
        if isinstance(item, say.Story):
            position.news.append(("story", self.place, item.text))
        elif isinstance(item, say.Instruction):
            position.news.append(("sentence", self.place, item))
            follow(position, self.place, item)
        else:
            position.agenda.append(Meet(self.place, item))

    def __repr__(self) -> str:
        return f"reading {self.place} {len(self.items)}"


def read(position: Position, place: str) -> None:
    meeting = position.adventure.meeting(place)
    enemy = () if meeting.enemy is None else (meeting.enemy,)
    position.leaving_allowed = False
    position.news.append(("read", place))
    position.agenda.append(Reading(place, (*meeting.above, *enemy, *meeting.below)))


class Meet(Step):
    """The enemy in the middle of a text."""

    name = "meet"

    def __init__(self, place: str, enemy: Enemy) -> None:
        self.place = place
        self.enemy = enemy

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        world = position.world
        bonus = (0, 0, 0) if world is None else world.bonus(world.token)
        fight = Fight(self.enemy, self.place, bonus, may_leave=position.leaving_allowed)
        begin_fight(position, fight)

    def __repr__(self) -> str:
        return f"meet {self.place}"


# Sentences


def follow(position: Position, place: str, sentence: say.Instruction) -> None:
    if sentence.once and place in position.adventure.marks:
        position.news.append(("already-done", place))
    elif not all(met(position, place, condition) for condition in sentence.when):
        position.news.append(("condition-not-met",))
        _carry_out(position, place, sentence, sentence.otherwise)
    elif not all(payable(position, place, act) for act in sentence.price):
        position.news.append(("price-not-payable",))
    elif not sentence.may:
        _carry_out(position, place, sentence, sentence.price + sentence.do)
    elif any(possible(position, place, act) for act in sentence.do):
        position.agenda.append(May(place, sentence))
    else:  # ruling A41: not offered, and the one time is not used up
        position.news.append(("nothing-to-do",))


def changes_anything(position: Position, place: str) -> bool:
    """Would reading this text change anything now? A text without instructions only tells."""
    meeting = position.adventure.meeting(place)
    if meeting.enemy is not None or not meeting.instructions:
        return True
    return any(_changes_anything(position, place, one) for one in meeting.instructions)


def _changes_anything(position: Position, place: str, sentence: say.Instruction) -> bool:
    if sentence.once and place in position.adventure.marks:
        return False
    if not all(met(position, place, condition) for condition in sentence.when):
        return any(possible(position, place, act) for act in sentence.otherwise)
    paid = all(payable(position, place, act) for act in sentence.price)
    return paid and any(possible(position, place, act) for act in sentence.do)


def _carry_out(
    position: Position, place: str, sentence: say.Instruction, wanted: tuple[say.AnyAct, ...]
) -> None:
    if not wanted:
        return
    if sentence.once:
        position.adventure.marks |= {place}
    position.agenda.append(Acts(place, wanted))


def possible(position: Position, place: str, act: say.AnyAct) -> bool:
    return OPS[type(act)].possible(position, place, act)


def payable(position: Position, place: str, act: say.AnyAct) -> bool:
    return OPS[type(act)].payable(position, place, act)


class May(Step):
    """Ruling A32: who declines may still do it another time."""

    name = "may"

    def __init__(self, place: str, sentence: say.Instruction) -> None:
        self.about = SentenceOffered(place, sentence)

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(0, [n.YES, n.NO])

    def take(self, position: Position, choice: int) -> None:
        place, sentence = self.about.place, self.about.sentence
        if choice == n.YES:
            _carry_out(position, place, sentence, sentence.price + sentence.do)
        else:
            position.news.append(("declined", place))

    def __repr__(self) -> str:
        return f"may {self.about.place} {self.about.sentence}"


class Acts(Step):
    """Acts of one sentence that are still to be carried out."""

    name = "acts"

    def __init__(self, place: str, wanted: tuple[say.AnyAct, ...]) -> None:
        self.place = place
        self.acts = wanted

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        act, rest = self.acts[0], self.acts[1:]
        if rest:
            position.agenda.append(Acts(self.place, rest))
        OPS[type(act)].carry_out(position, self.place, act)

    def __repr__(self) -> str:
        return f"acts {self.place} {self.acts}"


# Conditions


def met(position: Position, place: str, condition: say.AnyAdventureCondition) -> bool:
    match condition:
        case say.Mapped():
            return position.adventure.mapped(condition.place) != condition.none
        case say.MissionFulfilled():
            return position.adventure.fulfilled != condition.none
        case say.HasHeroCards():
            return _counted(position, condition)
        case say.BoxShows():
            return box_shown(position, place) == condition.letter
        case say.BoxesFilled():
            boxes = boxes_of(position, condition.place)
            filled = boxes is None or position.filled_boxes(condition.place) >= len(boxes.boxes)
            return filled != condition.none


def _counted(position: Position, condition: say.HasHeroCards) -> bool:
    pile = position.hand if condition.where == "hand" else position.deck
    count = sum(tips(position.sides[card]) == condition.tips for card in pile)
    if condition.how == "exactly":
        return count == condition.count
    return count > condition.count if condition.how == "more" else count < condition.count


# Boxes in pencil (ruling D21: they stay filled in later games)


def boxes_of(position: Position, place: str) -> say.FillBox | None:
    for sentence in position.adventure.meeting(place).instructions:
        for act in sentence.do:
            if isinstance(act, say.FillBox):
                return act
    return None


def box_shown(position: Position, place: str) -> str | None:
    """What the leftmost free box of this text shows."""
    boxes = boxes_of(position, place)
    if boxes is None:
        return None
    filled = position.filled_boxes(place)
    return boxes.boxes[filled] if filled < len(boxes.boxes) else boxes.end
