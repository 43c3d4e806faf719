"""What a choice would do, in a sentence or two with the rule behind it, from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import tips
from stampadia.games.travelers.instructions import Gamble, HeroAbility
from stampadia.games.travelers.language import write_ability, write_enemy, write_exhaust, write_way
from stampadia.games.travelers.rules import agenda as asked
from stampadia.games.travelers.rules.fight import Card, half
from stampadia.games.travelers.rules.floor_plan import (
    DIRECTIONS,
    code_of,
    numbered_cell,
    stepped,
)
from stampadia.games.travelers.rules.world import cell_beyond
from stampadia.games.travelers.text import wording
from stampadia.games.travelers.text.cards import heading
from stampadia.games.travelers.text.foresight import brings, fate, figures, left_behind, outcome
from stampadia.games.travelers.text.table import passage_words, said
from stampadia.games.travelers.text.wording import Facts
from stampadia.games.travelers.view import DungeonView, RegionView, TravelersView
from stampadia.words import Words, capital, yes

# The Combat Turn


# Playing cards


def _card(view: TravelersView, card: int, words: Words) -> Facts:
    shown = wording.half_up(view, card)
    return {
        "name": wording.numbered(view, card, words),
        "value": shown.value,
        "tips": tips(view.sides[card]),
        "element": wording.element_name(shown.element, words),
        "spheres": shown.stars,
    }


def _mana(view: TravelersView, card: int) -> Facts:
    full = view.mana + wording.half_up(view, card).value
    return {
        "mana": view.mana,
        "level": view.level,
        "capped": yes(full > view.level),
        "result": min(full, view.level),
    }


def _ability(ability: HeroAbility | None, words: Words) -> str:
    return write_ability(ability, words.language) if ability is not None else "none"


def open_with(view: TravelersView, card: int, words: Words) -> str:
    facts = _card(view, card, words) | _mana(view, card)
    first = wording.half_up(view, card).abilities[0]
    facts |= {"ability": _ability(first, words), "payable": yes(first.cost <= int(facts["result"]))}
    return words.say("explain-open", **facts)


def charge(view: TravelersView, card: int, words: Words) -> str:
    banners = view.cross.banners[view.sides[card]] + 1
    facts = _card(view, card, words) | _mana(view, card)
    return words.say("explain-charge", banners=banners, **facts)


def infuse(view: TravelersView, card: int, words: Words) -> str:
    shown = wording.half_up(view, card)
    count = view.cross.elements.get(shown.element, 0) + 1 if shown.element else 0
    row = "-".join(map(str, (shown.stars, *view.cross.constellation)))
    return words.say("explain-infuse", count=count, constellation=row, **_card(view, card, words))


def add(view: TravelersView, card: int, words: Words) -> str:
    """A second ability that was skipped is covered, and lost."""
    covered = next_ability(view, view.cross.column[-1])
    first = wording.half_up(view, card).abilities[0]
    return words.say(
        "explain-add",
        ability=_ability(first, words),
        covered=_ability(covered, words),
        **_card(view, card, words),
    )


def next_ability(view: TravelersView, card: Card) -> HeroAbility | None:
    abilities = half(view.hero, card).abilities
    return abilities[view.cross.activated] if view.cross.activated < len(abilities) else None


def strain(view: TravelersView, card: int, words: Words, *, track: str) -> str:
    points: int = getattr(view, track)
    return words.say(
        "explain-strain",
        mana=view.mana,
        left=view.mana - 1,
        track=wording.track_name(track, words),
        points=points,
        result=points + 1,
        effect=write_exhaust(wording.half_up(view, card).exhaust, view.sides[card], words.language),
        **_card(view, card, words),
    )


def activate(view: TravelersView, _: int, words: Words) -> str:
    ability = next_ability(view, view.cross.column[-1])
    assert ability is not None
    left = view.mana - ability.cost
    facts: Facts = {"mana": view.mana, "cost": ability.cost, "left": left}
    told = [words.say("explain-activate", ability=_ability(ability, words), **facts)]
    after = brings(view, ability)
    before = {"attack": view.attack, "defense": view.defense, "mana": left}
    changes = [
        f"{wording.track_name(track, words)} {points} → {after.points[track]}"
        for track, points in before.items()
        if after.points[track] != points
    ]
    if changes:
        told.append(words.say("explain-changes", changes=wording.listed(changes, words)))
    if after.unmet:
        nothing = yes(not changes and not (after.takes_back or after.ignores or after.chooses))
        told.append(words.say("explain-unmet", nothing=nothing))
    if after.takes_back:
        told.append(words.say("explain-back", back=after.takes_back))
    if after.chooses:
        told.append(words.say("explain-chooses"))
    if after.ignores:
        told.append(words.say("explain-ignores"))
    return " ".join(told)


# How it would end


def end(view: TravelersView, _: int, words: Words) -> str:
    if view.step != "plan":
        return words.say("explain-enough", step=view.step)
    told = words.say("explain-end-plan", result=_result(view, words, walking=True))
    return f"{told} {exhaust_asks(view, words)}"


def exhaust_asks(view: TravelersView, words: Words) -> str:
    """What all cards in play would cost, and whether that can be paid."""
    cards = view.cross.column + view.cross.strain
    cost = sum(half(view.hero, card).exhaust.cost or 0 for card in cards)
    return words.say("explain-cost", cost=cost, mana=view.mana, enough=yes(cost <= view.mana))


def stand(view: TravelersView, _: int, words: Words) -> str:
    return words.say("explain-stand", result=_result(view, words, walking=False))


def _result(view: TravelersView, words: Words, *, walking: bool) -> str:
    """ "Attack 5 reaches Defense 5: the enemy is defeated."."""
    enemy = figures(view)
    would = outcome(view, walking=walking)
    steps = view.fight.steps if view.fight is not None else 0
    return words.say(
        "explain-result",
        end=would.end,
        walked=yes(steps > 0 and walking and steps <= view.attack),
        pulled=yes(steps > 0 and not (walking and steps <= view.attack)),
        steps=steps,
        points=view.attack,
        attack=would.attack,
        defense=view.defense,
        reachable=yes(enemy.defense is not None),
        goal=enemy.defense or 0,
        struck=would.struck,
        strength=enemy.attack,
        hits=would.hits,
    )


def leave(view: TravelersView, _: int, words: Words) -> str:  # noqa: ARG001
    return words.say("explain-leave")


# Hero Cards that a text asks for


# Exhaust


def exhaust(view: TravelersView, card: int, words: Words) -> str:
    """Without paying. Charge and Infuse cards show no Exhaust Effect."""
    if any(card == one for one, _ in view.cross.charge + view.cross.infuse):
        return words.say("explain-only-discarded", name=wording.numbered(view, card, words))
    free = wording.half_up(view, card).exhaust.cost is None
    return _unpaid(view, card, "free" if free else "unpaid", words)


def take_hit(view: TravelersView, card: int, words: Words) -> str:
    return _unpaid(view, card, "hit", words)


def _unpaid(view: TravelersView, card: int, why: str, words: Words) -> str:
    left = left_behind(view, card)
    return words.say(
        "explain-unpaid",
        why=why,
        name=wording.numbered(view, card, words),
        fate=fate(view, card),
        other=wording.other_half(view, card).name.in_language(words.language),
        remain=len(view.hero.cards) - len(view.removed) - 1,
        gain="none" if left is None else f"+{left[1]} {wording.track_name(left[0], words)}",
    )


def pay(view: TravelersView, card: int, words: Words) -> str:
    effect = wording.half_up(view, card).exhaust
    assert effect.cost is not None
    return words.say(
        "explain-pay",
        name=wording.numbered(view, card, words),
        cost=effect.cost,
        mana=view.mana,
        left=view.mana - effect.cost,
        bottom=yes(effect.form == "anchor"),
    )


# A card that a text or a move asks for


def take(view: TravelersView, card: int, words: Words) -> str:
    facts: Facts = {
        "step": view.step,
        "name": wording.numbered(view, card, words),
        "value": wording.half_up(view, card).value,
        "other": wording.other_half(view, card).name.in_language(words.language),
        "where": "hand" if card in view.hand else "deck",
        "remain": len(view.hero.cards) - len(view.removed) - 1,
        "wager": wager(view),
        "chosen": "",
        "way": "none",
    }
    match view.question:
        case asked.CardGiven(given=chosen) | asked.CardBack(back=chosen):
            facts["chosen"] = wording.numbered(view, chosen, words)
        case asked.WayPaid(way):
            facts["way"] = wording.way_name(way, words)
    return words.say("explain-take", **facts)


def wager(view: TravelersView) -> str:
    """What the drawn card's value must be, where the text here has one such game."""
    meeting = wording.meeting_at(view, wording.place_here(view))
    found = {
        act.wager
        for instruction in (meeting.instructions if meeting is not None else ())
        for act in instruction.do + instruction.otherwise
        if isinstance(act, Gamble)
    }
    return found.pop() if len(found) == 1 else "unknown"


def choose_half(view: TravelersView, side: int, words: Words) -> str:
    """The hero face of the adventure's card is not known before it has joined."""
    assert isinstance(view.question, asked.CardBack | asked.CardJoining)
    card = view.question.back if isinstance(view.question, asked.CardBack) else view.question.card
    known = card < len(view.hero.cards)
    shown = heading(view.hero.cards[card].halves[side], side, words) if known else "none"
    return words.say("explain-half", half=side, card=shown)


# On the way


def text_at(view: TravelersView, place: str, words: Words) -> str:
    """All that a place says, in one line; nothing where it is unknown or silent."""
    meeting = wording.meeting_at(view, place)
    return " ".join(said(view, meeting, words)) if meeting is not None else ""


# Steps


def go(view: TravelersView, way: int, words: Words) -> str:
    facts: Facts = {"way": wording.way_name(way, words)}
    if view.world is not None:
        region = view.world.cells[cell_beyond(view.world.token, way)]
        return words.say("explain-travel", hand=len(view.hand), **facts, **_region(region, words))
    assert view.dungeon is not None
    pull = view.question if isinstance(view.question, asked.PullLeft) else None
    attack = view.attack if pull is None else pull.attack
    facts |= {"attack": attack, "left": attack - 1, **_beyond(view, view.dungeon, way)}
    return words.say("explain-step" if pull is None else "explain-pull", **facts)


def _region(region: RegionView | None, words: Words) -> Facts:
    if region is None:
        return {"place": "none", "title": "", "enemy": "none", "bonus": "none"}
    enemy = region.half.meeting.enemy
    told = "none"
    if enemy is not None:
        name = enemy.name.in_language(words.language)
        told = f"{name}, {write_enemy(enemy, words.language)}"
    return {
        "place": region.code,
        "title": region.half.title.in_language(words.language),
        "enemy": told,
        "bonus": wording.bonus_words(region.bonus, words) or "none",
    }


def _beyond(view: TravelersView, dungeon: DungeonView, way: int) -> Facts:
    """Where one step from the token leads: inside its room, or through an open door."""
    room = dungeon.here
    to = stepped(dungeon.cell, DIRECTIONS[way])
    inside = 0 <= to[0] < len(room.rows) and 0 <= to[1] < len(room.rows[0])
    if inside:
        enemy = view.fight is not None and view.fight.place == room.code
        return {"room": room.code, "door": "no", "onto": yes(enemy and to == room.symbol)}
    door = next(door for door in room.doors if door.cell == dungeon.cell and door.direction == way)
    return {"room": door.code, "door": "yes", "onto": "no"}


# Rooms


def take_door(view: TravelersView, room: int, words: Words) -> str:
    dungeon = view.dungeon
    assert dungeon is not None
    code = code_of(room)
    door = next(door for door in dungeon.here.doors if door.code == code)
    on_table = next((one.code for one in dungeon.rooms if one.code[0] == code[0]), "none")
    return words.say(
        "explain-door",
        room=code,
        attached=yes(door.attached),
        seen=yes(wording.meeting_at(view, code) is not None or code in dungeon.symbols),
        hand=len(view.hand),
        table=on_table,
    )


def onto_symbol(view: TravelersView, _: int, words: Words) -> str:
    assert view.dungeon is not None
    place = view.dungeon.room
    entry = view.dungeon.entry_at(place)
    text = text_at(view, place, words)
    symbol = wording.place_symbol(view, place)
    return words.say("explain-symbol", symbol=symbol, trigger=entry.trigger, text=text)


def choose_cell(view: TravelersView, number: int, words: Words) -> str:
    assert view.dungeon is not None and isinstance(view.question, asked.RoomToEnter)
    room = view.question.room
    cell = numbered_cell(room, number)
    on_symbol = cell == view.dungeon.room_at(code_of(room)).symbol
    row, column = cell[0] + 1, cell[1] + 1
    facts: Facts = {"row": row, "column": column, "symbol": yes(on_symbol)}
    return words.say("explain-teleport", room=code_of(room), **facts)


def attach(view: TravelersView, room: int, words: Words) -> str:
    assert isinstance(view.question, asked.RoomToPlace)
    placed = code_of(view.question.room)
    return words.say("explain-attach", room=placed, beside=code_of(room))


# The grid, offers


def swap_region(view: TravelersView, card: int, words: Words) -> str:
    assert view.world is not None and isinstance(view.question, asked.RegionsToSwap)
    codes = {int(one.code[0]) - 1: one.code for one in view.world.cells if one is not None}
    first = view.question.first
    chosen = "none" if first is None else codes[first]
    return words.say("explain-migrate", place=codes[card], first=chosen)


def accept(view: TravelersView, _: int, words: Words) -> str:
    """What is done then: the rest of the sentence is settled."""
    match view.question:
        case asked.AbilityOffered(ability):
            left = view.mana - ability.cost
            said = write_ability(ability, words.language)
            return words.say("explain-repeat", text=said, mana=view.mana, left=left)
        case asked.WaysOffered(choice):
            return words.say("explain-chosen", text=write_way(choice, words.language, first=True))
        case asked.SentenceOffered(_, sentence):
            done = replace(sentence, when=(), once=False, may=False, otherwise=())
            text = passage_words(view, done, words)
            return words.say("explain-yes", text=text, once=yes(sentence.once))
        case _:
            return words.say("explain-yes", text=text_at(view, view.place, words), once="no")


def decline(view: TravelersView, _: int, words: Words) -> str:
    if isinstance(view.question, asked.WaysOffered) and view.question.choice.second:
        text = write_way(view.question.choice, words.language, first=False)
        return words.say("explain-chosen", text=text)
    once = view.sentence is not None and view.sentence.once
    return words.say("explain-no", step=view.step, once=yes(once))


# All choices


def explain(view: TravelersView, choice: int, words: Words) -> str:
    meant = n.TABLE.meaning(choice)
    number = next(iter(meant.fields.values()), 0)
    return capital(_TOLD[meant.verb](view, number, words))


_TOLD: Final[dict[str, Callable[[TravelersView, int, Words], str]]] = {
    "open": open_with,
    "charge": charge,
    "infuse": infuse,
    "add": add,
    "strain-attack": partial(strain, track="attack"),
    "strain-defense": partial(strain, track="defense"),
    "card": take,
    "exhaust": exhaust,
    "pay": pay,
    "hit": take_hit,
    "activate": activate,
    "end": end,
    "go": go,
    "door": take_door,
    "beside": attach,
    "cell": choose_cell,
    "region": swap_region,
    "half": choose_half,
    "symbol": onto_symbol,
    "stand": stand,
    "leave": leave,
    "yes": accept,
    "no": decline,
}
