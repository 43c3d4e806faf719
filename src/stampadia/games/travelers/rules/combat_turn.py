"""The Combat Turn: Prepare, Opening Card, Plan, Exhaust, Execute, Restore. Rulings A1 to A31."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.combat import banners_in_play, elements_in_play, half
from stampadia.games.travelers.fight import Counts, Fight
from stampadia.games.travelers.rules.abilities import Speak
from stampadia.games.travelers.rules.approaching import Approach
from stampadia.games.travelers.rules.cards import discard, draw_to, exhaust, gain
from stampadia.games.travelers.rules.striking import fight_of, reaches, strike_back
from stampadia.games.travelers.rules.texts import stop_reading
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Pending, Shuffle

if TYPE_CHECKING:
    from stampadia.games.travelers.content import Hero
    from stampadia.games.travelers.dungeon_state import DungeonState
    from stampadia.games.travelers.position import Position

STRAIN_PRICE = 1
"""Mana, in the manuals' edition."""


def begin_fight(position: Position, fight: Fight) -> None:
    """A fight, to be put on the agenda above what follows the enemy's defeat."""
    position.fight = fight
    enemy = fight.enemy
    figures = enemy.level, enemy.attack, enemy.defense
    position.news.append(("fight-begun", fight.place, enemy.name, *figures, *fight.bonus))
    position.agenda += [NewTurn(), Prepare()]


class Prepare(Step["Position"]):
    """Manual: "just once per fight": shuffle the Discard Deck, draw to 5. Ruling A27: not the
    hand, and the tracks stay."""

    __slots__ = ()

    name = "prepare"

    def proceed(self, position: Position) -> Pending | None:
        if len(position.deck) > 1:
            return Shuffle("shuffle", False, tuple(sorted(position.deck)))
        position.agenda.pop()
        draw_to(position)
        return None

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        position.deck = list(choice)
        position.unordered = frozenset(choice)
        position.news.append(("shuffled",))
        draw_to(position)

    def __repr__(self) -> str:
        return self.name


class NewTurn(Step["Position"]):
    __slots__ = ()

    name = "new-turn"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        fight = position.fight
        assert fight is not None
        fight.turns += 1
        fight.ignored = False
        position.turn += 1
        position.agenda += [Restore(), Execute(), ExhaustCards(), Plan(), Opening()]

    def __repr__(self) -> str:
        return self.name


class Opening(Step["Position"]):
    """Ruling A15: an Opening Card is mandatory, if there is one."""

    __slots__ = ()

    name = "opening"

    def proceed(self, position: Position) -> Pending | None:
        if position.hand:
            return Ask(0, [n.OPEN + card for card in sorted(position.hand)] + _leaving(position))
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        if choice == n.LEAVE:
            _leave(position)
            return
        card = _play_from_hand(position, choice - n.OPEN)
        position.cross.column.append((card, position.sides[card]))
        position.news.append(("opened", card))
        gain(position, "mana", half(position.hero, position.card(card)).value)

    def __repr__(self) -> str:
        return self.name


def _leaving(position: Position) -> list[int]:
    """Where the text says so the hero may leave at any moment (ruling W10)."""
    fight = position.fight
    return [n.LEAVE] if fight is not None and fight.may_leave else []


def _leave(position: Position) -> None:
    """Ruling W10: Exhaust the cards in play, then Restore; no damage."""
    fight = position.fight
    assert fight is not None
    fight.left = True
    position.news.append(("left-fight",))
    position.agenda = [
        step for step in position.agenda if not isinstance(step, Opening | Plan | Execute)
    ]


def _play_from_hand(position: Position, card: int) -> int:
    position.hand.remove(card)
    return card


class Plan(Step["Position"]):
    """Manual: "any number of Plan actions you want or can"."""

    __slots__ = ()

    name = "plan"

    def proceed(self, position: Position) -> Pending | None:
        if position.cross.column:
            return Ask(0, plan_choices(position) + _leaving(position))
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        if choice == n.END:
            _freeze(position)
            position.news.append(("plan-ended",))
            return
        if choice == n.LEAVE:
            _leave(position)
            return
        position.agenda.append(self)
        if choice == n.ACTIVATE:
            activate(position)
        else:
            _play(position, choice)

    def __repr__(self) -> str:
        return self.name


def plan_choices(position: Position) -> list[int]:
    hand = sorted(position.hand)
    found = [base + card for base in (n.CHARGE, n.INFUSE, n.ADD) for card in hand]
    if position.mana >= STRAIN_PRICE:
        found += [base + card for base in (n.STRAIN_ATTACK, n.STRAIN_DEFENSE) for card in hand]
    if can_activate(position):
        found.append(n.ACTIVATE)
    return [*found, n.END]


def can_activate(position: Position) -> bool:
    """The next ability of the column's last card, if it is printed and can be paid."""
    cross = position.cross
    abilities = half(position.hero, cross.column[-1]).abilities
    at = cross.activated
    return at < len(abilities) and abilities[at].cost <= position.mana


def activate(position: Position) -> None:
    cross = position.cross
    ability = half(position.hero, cross.column[-1]).abilities[cross.activated]
    position.mana -= ability.cost
    position.news.append(("activated", cross.column[-1][0], cross.activated))
    if _repeats(position.hero):
        cross.spoken.append((*cross.column[-1], cross.activated))
    cross.activated += 1
    position.agenda.append(Speak(ability.sentences))


def _repeats(hero: Hero) -> bool:
    """Has this hero an ability that repeats another?"""
    halves = [one for card in hero.cards for one in card.halves]
    return any(ability.repeats() for one in halves for ability in one.abilities)


def _play(position: Position, choice: int) -> None:
    action, card = divmod(choice, n.MOST_CARDS)
    _play_from_hand(position, card)
    shown = position.card(card)
    cross = position.cross
    printed = half(position.hero, shown)
    match action * n.MOST_CARDS:
        case n.CHARGE:
            cross.charge.append(shown)
            position.news.append(("charged", card))
            gain(position, "mana", printed.value)
        case n.INFUSE:
            cross.infuse.append(shown)
            position.news.append(("infused", card))
        case n.ADD:
            # a second ability that was skipped is covered now, and lost
            cross.column.append(shown)
            cross.activated = 0
            position.news.append(("added", card))
        case strain:
            position.mana -= STRAIN_PRICE
            cross.strain.append(shown)
            position.news.append(("strained", card))
            gain(position, "attack" if strain == n.STRAIN_ATTACK else "defense", 1)


def _freeze(position: Position) -> None:
    """Ruling A5: what the enemy's Modifier looks at in Execute."""
    cross = position.cross
    if position.fight is not None:
        position.fight.counts = Counts(
            elements=tuple(sorted(elements_in_play(position.hero, cross).items())),
            banners=banners_in_play(cross),
            cards=len(cross.cards),
        )


class ExhaustCards(Step["Position"]):
    """Ruling A16: all cards in play leave it in the order the player likes; Mana that is left may
    be spent on their Exhaust Effects. Charge and Infuse cards are only discarded."""

    __slots__ = ()

    name = "exhaust"

    def proceed(self, position: Position) -> Pending | None:
        cross = position.cross
        choices = [n.EXHAUST + card for card, _ in cross.cards]
        choices += [
            n.PAY + card
            for card, side in cross.column + cross.strain
            if half(position.hero, (card, side)).exhaust.payable(position.mana)
        ]
        if choices:
            return Ask(0, sorted(choices))
        cross.activated = 0
        cross.spoken = []
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        position.agenda.append(self)
        action, card = divmod(choice, n.MOST_CARDS)
        cross = position.cross
        effective = any(card == one for one, _ in cross.column + cross.strain)
        for row in (cross.column, cross.charge, cross.infuse, cross.strain):
            row[:] = [one for one in row if one[0] != card]
        if effective:
            exhaust(position, card, paid=action * n.MOST_CARDS == n.PAY, where="play")
        else:
            discard(position, card)

    def __repr__(self) -> str:
        return self.name


class Execute(Step["Position"]):
    """Ruling A19: Attack that reaches the enemy's Defense defeats it, and nobody is hurt; else the
    difference to its Attack is so many hits."""

    __slots__ = ()

    name = "execute"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.dungeon is not None:
            position.agenda.append(Approach())
        elif not reaches(position):
            strike_back(position, fight_of(position).attack)

    def __repr__(self) -> str:
        return self.name


class Restore(Step["Position"]):
    """Ruling A26: the tracks to 0, then draw from the bottom until there are 5."""

    __slots__ = ()

    name = "restore"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.attack = position.defense = position.mana = 0
        draw_to(position)
        position.news.append(("restored",))
        fight = fight_of(position)
        dungeon = position.dungeon
        if fight.defeated:
            position.fight = None
        elif fight.left:
            end_of_fight(position)
        elif dungeon is not None and dungeon.code_here() != fight.place:
            escape(position, dungeon)
        else:
            position.agenda.append(NewTurn())

    def __repr__(self) -> str:
        return self.name


def end_of_fight(position: Position) -> None:
    """Without a victory: nothing after the enemy is read (rulings W10 and D13)."""
    position.fight = None
    stop_reading(position)


def escape(position: Position, dungeon: DungeonState) -> None:
    """Manual: "the combat ends and your hero managed to escape! Follow the new Room Card Index
    Cards instructions". Ruling D16: a symbol that was stepped on during the fight stays silent."""
    end_of_fight(position)
    position.news.append(("escaped",))
    entry = dungeon.here.entry
    dungeon.entering = entry is not None and entry.trigger == "immediate"
