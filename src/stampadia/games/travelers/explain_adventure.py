"""What a move or an answer in a World or a Dungeon would do."""

from __future__ import annotations

from msgspec.structs import replace

from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.geometry import DIRECTIONS, size, stepped
from stampadia.games.travelers.ground import code_of
from stampadia.games.travelers.language import write_ability, write_enemy, write_way
from stampadia.games.travelers.phrases import Facts, bonus_words, meeting_at, way_name, yes
from stampadia.games.travelers.place_text import passage_words
from stampadia.games.travelers.rules.regions import cell_beyond
from stampadia.games.travelers.symbols import place_symbol
from stampadia.games.travelers.view import DungeonView, RegionView, RoomView, TravelersView
from stampadia.kernel.words import Words


def text_at(view: TravelersView, place: str, words: Words) -> str:
    """All that a place says, in one line; nothing where it is unknown or silent."""
    meeting = meeting_at(view, place)
    if meeting is None:
        return ""
    said = [passage_words(view, one, words) for one in meeting.above]
    if meeting.enemy is not None:
        name = meeting.enemy.name.in_language(words.language)
        figures = write_enemy(meeting.enemy, words.language)
        said.append(words.say("show-enemy", name=name, figures=figures, scroll="none"))
    return " ".join((*said, *(passage_words(view, one, words) for one in meeting.below)))


# Steps


def go(view: TravelersView, way: int, words: Words) -> str:
    facts: Facts = {"way": way_name(way, words)}
    if view.world is not None:
        region = view.world.cells[cell_beyond(view.world.token, way)]
        return words.say("explain-travel", hand=len(view.hand), **facts, **_region(region, words))
    assert view.dungeon is not None
    pulled = view.step == "pull"
    attack = view.about[0] if pulled else view.attack
    facts |= {"attack": attack, "left": attack - 1, **_beyond(view, view.dungeon, way)}
    return words.say("explain-pull" if pulled else "explain-step", **facts)


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
        "bonus": bonus_words(region.bonus, words) or "none",
    }


def _beyond(view: TravelersView, dungeon: DungeonView, way: int) -> Facts:
    """Where one step from the token leads: inside its room, or through an open door."""
    room = _room(dungeon, dungeon.room)
    to = stepped(dungeon.cell, DIRECTIONS[way])
    inside = 0 <= to[0] < len(room.rows) and 0 <= to[1] < len(room.rows[0])
    if inside:
        enemy = view.fight is not None and view.fight.place == room.code
        return {"room": room.code, "door": "no", "onto": yes(enemy and to == room.symbol)}
    door = next(door for door in room.doors if door.cell == dungeon.cell and door.direction == way)
    return {"room": door.code, "door": "yes", "onto": "no"}


def _room(dungeon: DungeonView, code: str) -> RoomView:
    return next(room for room in dungeon.rooms if room.code == code)


# Rooms


def take_door(view: TravelersView, room: int, words: Words) -> str:
    dungeon = view.dungeon
    assert dungeon is not None
    code = code_of(room)
    door = next(door for door in _room(dungeon, dungeon.room).doors if door.code == code)
    on_table = next((one.code for one in dungeon.rooms if one.code[0] == code[0]), "none")
    return words.say(
        "explain-door",
        room=code,
        attached=yes(door.attached),
        seen=yes(meeting_at(view, code) is not None or code in dungeon.symbols),
        hand=len(view.hand),
        table=on_table,
    )


def onto_symbol(view: TravelersView, _: int, words: Words) -> str:
    assert view.dungeon is not None
    place = view.dungeon.room
    entry = next(one for one in view.dungeon.entries if one.room == place)
    text = text_at(view, place, words)
    symbol = place_symbol(view, place)
    return words.say("explain-symbol", symbol=symbol, trigger=entry.trigger, text=text)


def choose_cell(view: TravelersView, number: int, words: Words) -> str:
    assert view.dungeon is not None
    room = view.about[0]
    cell: Cell = divmod(number, size(room % 4)[1])
    on_symbol = cell == _room(view.dungeon, code_of(room)).symbol
    row, column = cell[0] + 1, cell[1] + 1
    facts: Facts = {"row": row, "column": column, "symbol": yes(on_symbol)}
    return words.say("explain-teleport", room=code_of(room), **facts)


def attach(view: TravelersView, room: int, words: Words) -> str:
    return words.say("explain-attach", room=code_of(view.about[0]), beside=code_of(room))


# The grid, offers


def swap_region(view: TravelersView, card: int, words: Words) -> str:
    assert view.world is not None
    codes = {int(one.code[0]) - 1: one.code for one in view.world.cells if one is not None}
    first = codes[view.about[0]] if view.about else "none"
    return words.say("explain-migrate", place=codes[card], first=first)


def accept(view: TravelersView, _: int, words: Words) -> str:
    """What is done then: the rest of the sentence is settled."""
    if view.repeated is not None:
        left = view.mana - view.repeated.cost
        said = write_ability(view.repeated, words.language)
        return words.say("explain-repeat", text=said, mana=view.mana, left=left)
    if view.choice is not None:
        text = write_way(view.choice, words.language, first=True)
        return words.say("explain-chosen", text=text)
    sentence = view.sentence
    if sentence is None:
        return words.say("explain-yes", text=text_at(view, view.place, words), once="no")
    done = replace(sentence, when=(), once=False, may=False, otherwise=())
    text = passage_words(view, done, words)
    return words.say("explain-yes", text=text, once=yes(sentence.once))


def decline(view: TravelersView, _: int, words: Words) -> str:
    if view.choice is not None and view.choice.second:
        text = write_way(view.choice, words.language, first=False)
        return words.say("explain-chosen", text=text)
    once = view.sentence is not None and view.sentence.once
    return words.say("explain-no", step=view.step, once=yes(once))
