"""The Combat Turn: Prepare, Opening Card, Plan, Exhaust, Execute, Restore. Rulings A1 to A31."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import LAST_LEVEL, STRAIN_PRICE
from stampadia.games.travelers.rules.agenda import HitsLeft, PullLeft
from stampadia.games.travelers.rules.cards import discard, draw_to, exhaust, gain, lay_shuffled
from stampadia.games.travelers.rules.counts import Counts
from stampadia.games.travelers.rules.dungeon import dungeon_of
from stampadia.games.travelers.rules.ending import stop_reading
from stampadia.games.travelers.rules.fight import (
    Fight,
    banners_in_play,
    elements_in_play,
    half,
)
from stampadia.games.travelers.rules.floor_plan import room_of
from stampadia.games.travelers.rules.sentences import Speak
from stampadia.games.travelers.rules.steps import Step
from stampadia.kernel.pending import Ask, Pending, Shuffle
from stampadia.workbench.recent import Itself, Recent

if TYPE_CHECKING:
    from stampadia.games.travelers.content import Hero
    from stampadia.games.travelers.position import Position
    from stampadia.games.travelers.rules.dungeon import DungeonState
    from stampadia.games.travelers.rules.fight import Fight


def fight_of(position: Position) -> Fight:
    assert position.fight is not None
    return position.fight


# Prepare


def begin_fight(position: Position, fight: Fight) -> None:
    """A fight, to be put on the agenda above what follows the enemy's defeat."""
    position.fight = fight
    enemy = fight.enemy
    figures = enemy.level, enemy.attack, enemy.defense
    position.news.append(("fight-begun", fight.place, enemy.name, *figures, *fight.bonus))
    position.agenda += [NewTurn(), Prepare()]


class Prepare(Step):
    """Manual: "just once per fight": shuffle the Discard Deck, draw to 5. Ruling A27: not the
    hand, and the tracks stay."""

    name = "prepare"

    def proceed(self, position: Position) -> Pending | None:
        if len(position.deck) > 1:
            return Shuffle("shuffle", False, tuple(sorted(position.deck)))
        position.agenda.pop()
        draw_to(position)
        return None

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        lay_shuffled(position, choice)


class NewTurn(Step):
    name = "new-turn"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        fight = fight_of(position)
        fight.turns += 1
        fight.ignored = False
        position.turn += 1
        position.agenda += [Restore(), Execute(), ExhaustCards(), Plan(), Opening()]


# The Opening Card


class Opening(Step):
    """Ruling A15: an Opening Card is mandatory, if there is one."""

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


def _leaving(position: Position) -> list[int]:
    """Where the text says so the hero may leave at any moment (ruling W10)."""
    fight = position.fight
    return [n.LEAVE] if fight is not None and fight.may_leave else []


def _leave(position: Position) -> None:
    """Ruling W10: Exhaust the cards in play, then Restore; no damage."""
    fight = fight_of(position)
    fight.left = True
    position.news.append(("left-fight",))
    position.agenda = [
        step for step in position.agenda if not isinstance(step, Opening | Plan | Execute)
    ]


def _play_from_hand(position: Position, card: int) -> int:
    position.hand.remove(card)
    return card


# Plan


class Plan(Step):
    """Manual: "any number of Plan actions you want or can"."""

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
    if _has_repeats(position.hero):
        cross.spoken.append((*cross.column[-1], cross.activated))
    cross.activated += 1
    cross.spent[cross.column[-1][0]] = cross.activated
    position.agenda.append(Speak(ability.sentences))


_REPEATS: Recent[bool] = Recent(64)


def _has_repeats(hero: Hero) -> bool:
    """Has this hero an ability that repeats another?"""
    key = Itself(hero)
    found = _REPEATS.get(key)
    if found is None:
        halves = [one for card in hero.cards for one in card.halves]
        repeats = any(ability.repeats() for one in halves for ability in one.abilities)
        found = _REPEATS.keep(key, repeats)
    return found


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


# Exhaust


class ExhaustCards(Step):
    """Ruling A16: all cards in play leave it in the order the player likes; Mana that is left may
    be spent on their Exhaust Effects. Charge and Infuse cards are only discarded."""

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
        cross.spent = {}
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


# Execute. Rulings A19 to A25 and A31


class Execute(Step):
    """Ruling A19: Attack that reaches the enemy's Defense defeats it, and nobody is hurt; else the
    difference to its Attack is so many hits."""

    name = "execute"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.dungeon is not None:
            position.agenda.append(Approach())
        elif not reaches(position):
            strike_back(position, fight_of(position).attack)


def reaches(position: Position) -> bool:
    """Does the hero's Attack defeat the enemy?"""
    defense = fight_of(position).defense
    if defense is None or position.attack < defense:
        return False
    defeat_enemy(position)
    return True


def strike_back(position: Position, attack: int) -> None:
    """The enemy's Attack against the hero's Defense Points. A trap is won by a successful defense
    (ruling A31)."""
    hits = max(0, attack - position.defense)
    if fight_of(position).trap and hits == 0:
        defeat_enemy(position)
        return
    position.news.append(("enemy-attacked", attack, position.defense, hits))
    if hits:
        position.agenda.append(TakeHits(hits))


def defeat_enemy(position: Position) -> None:
    """Rulings A24 and A25: the Level rises by one where the enemy's is not lower."""
    fight = fight_of(position)
    fight.defeated = True
    position.news.append(("enemy-defeated", position.attack, fight.defense))
    if fight.level >= position.level and position.level < LAST_LEVEL:
        position.level += 1
        position.news.append(("level-up", position.level))


class TakeHits(Step):
    """Ruling A20: for each hit any card in hand or in the Discard Deck, and nothing can be paid."""

    name = "hit"

    def __init__(self, left: int) -> None:
        self.about = HitsLeft(left)

    def proceed(self, position: Position) -> Pending | None:
        cards = sorted(position.hand + position.deck)
        if self.about.left > 0 and cards:
            return Ask(0, [n.HIT + card for card in cards])
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        card = choice - n.HIT
        if self.about.left > 1:
            position.agenda.append(TakeHits(self.about.left - 1))
        if card in position.hand:
            position.hand.remove(card)
            exhaust(position, card, paid=False, where="hand")
        else:
            position.deck.remove(card)
            exhaust(position, card, paid=False, where="deck")

    def __repr__(self) -> str:
        return f"hit {self.about.left}"


# Execute in a Dungeon: steps cost Attack, and the enemy pulls. Rulings D11 to D16


class Approach(Step):
    """Manual: "you can reduce it by 1 to move the Hero Token by 1 cell"; only through doors to
    rooms that are there."""

    name = "approach"

    def proceed(self, position: Position) -> Pending | None:
        state = dungeon_of(position)
        if position.attack >= 1:
            ways = [n.GO + way for way, _ in state.ways(state.room, state.cell)]
            if ways:
                return Ask(0, [*sorted(ways), n.STAND])
        position.agenda.pop()
        _compare(position, state)
        return None

    def take(self, position: Position, choice: int) -> None:
        state = dungeon_of(position)
        if choice == n.STAND:
            _compare(position, state)
            return
        position.attack -= 1
        _step(position, state, choice - n.GO, "stepped")
        position.agenda.append(self)


def _step(position: Position, state: DungeonState, direction: int, how: str) -> None:
    left = state.room, state.cell
    state.room, state.cell = dict(state.ways(state.room, state.cell))[direction]
    if state.room != left[0]:
        state.came = left
    position.news.append((how, direction, state.code_here()))


def on_symbol(position: Position, state: DungeonState) -> bool:
    room = room_of(fight_of(position).place)
    return state.room == room and state.cell == state.rooms[room].symbol


def _compare(position: Position, state: DungeonState) -> None:
    """Ruling D11: away from the symbol the hero's Attack counts nothing; then the enemy pulls."""
    if on_symbol(position, state):
        if not reaches(position):
            strike_back(position, fight_of(position).attack)
    else:
        position.agenda.append(Pull(fight_of(position).attack))


class Pull(Step):
    """Ruling D12: along a shortest way, one Attack each; the player chooses between equal ones. An
    enemy that cannot reach the hero cannot hit."""

    name = "pull"

    def __init__(self, attack: int) -> None:
        self.about = PullLeft(attack)

    def proceed(self, position: Position) -> Pending | None:
        state = dungeon_of(position)
        if on_symbol(position, state):
            position.agenda.pop()
            strike_back(position, self.about.attack)
            return None
        ways = _shortest_ways(position, state) if self.about.attack else []
        if len(ways) > 1:
            return Ask(0, [n.GO + way for way in ways])
        position.agenda.pop()
        if ways:
            self._pull(position, ways[0])
        else:
            position.news.append(("out-of-reach",))
        return None

    def take(self, position: Position, choice: int) -> None:
        self._pull(position, choice - n.GO)

    def _pull(self, position: Position, direction: int) -> None:
        _step(position, dungeon_of(position), direction, "pulled")
        position.agenda.append(Pull(self.about.attack - 1))

    def __repr__(self) -> str:
        return f"pull {self.about.attack}"


def _shortest_ways(position: Position, state: DungeonState) -> list[int]:
    distances = state.distances(room_of(fight_of(position).place))
    here = distances.get((state.room, state.cell))
    if here is None:
        return []
    ways = state.ways(state.room, state.cell)
    return sorted(way for way, to in ways if distances.get(to) == here - 1)


# Restore


class Restore(Step):
    """Ruling A26: the tracks to 0, then draw from the bottom until there are 5."""

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
