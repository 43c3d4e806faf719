"""Beside Travelers' choices: the card, what it would bring or cost, where a way leads; and what a
player must hear when the table has changed and no event has told it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.instructions import Choose
from stampadia.games.travelers.language import write_sentences, write_way
from stampadia.games.travelers.rules.agenda import CardBack, RoomToEnter, WaysOffered
from stampadia.games.travelers.rules.floor_plan import DIRECTIONS, code_of, numbered_cell, stepped
from stampadia.games.travelers.rules.world import SIDE, cell_beyond
from stampadia.games.travelers.text import wording
from stampadia.games.travelers.text.cards import hand_lines, put_in_play
from stampadia.games.travelers.text.explain import next_ability, text_at
from stampadia.games.travelers.text.foresight import (
    PLANNING,
    fate,
    left_behind,
    missing,
    outcome,
)
from stampadia.games.travelers.text.maps import grid_lines, map_lines
from stampadia.games.travelers.text.table import fight_lines
from stampadia.games.travelers.view import (
    DungeonView,
    RegionView,
    TravelersView,
    WorldView,
)
from stampadia.kernel.choices import Meant
from stampadia.kernel.coach import Foretold
from stampadia.words import Words
from stampadia.workbench.coaching import changed


def note(view: TravelersView, choice: int, words: Words) -> str:
    match n.TABLE.meaning(choice):
        case Meant(verb, {"card": card}):
            return (
                f"{wording.card_name(view, card, words)} {_card(view, verb, card, words)}".rstrip()
            )
        case Meant("activate"):
            ability = next_ability(view, view.cross.column[-1])
            assert ability is not None
            said = write_sentences(ability.sentences, words.language)
            return f"{wording.cost_sign(ability.cost)} {said}"
        case Meant("yes" | "no") if isinstance(view.question, WaysOffered):
            return _way(view.question.choice, choice, words)
        case Meant("go", {"way": way}) if view.world is not None:
            return _region(view.world.cells[cell_beyond(view.world.token, way)], words)
        case Meant("door", {"room": room}):
            return _door(view, code_of(room), words)
        case Meant("region", {"region": card}):
            return _grid(view, card, words)
        case Meant("half", {"half": half}):
            return _half(view, half, words)
        case _:
            return ""


def _way(offered: Choose, choice: int, words: Words) -> str:
    """What an ability does then."""
    if choice == n.YES or offered.second:
        return write_way(offered, words.language, first=choice == n.YES)
    return ""


# What becomes of a card


def _card(view: TravelersView, verb: str, card: int, words: Words) -> str:
    match verb:
        case "card":
            return _asked(view, card, words)
        case "exhaust" | "hit":
            return _fate(view, card, words)
        case _:
            return _signs(view, card)[verb]


def _signs(view: TravelersView, card: int) -> dict[str, str]:
    """What a card shows where it is laid; of its Mana as much as the Level allows."""
    half = wording.half_up(view, card)
    element, exhaust, banner = (
        wording.element_sign(half),
        wording.exhaust_sign(half),
        wording.banner_sign(view.sides[card]),
    )
    gained = f"+{min(half.value, view.level - view.mana)}{wording.MANA}"
    shown = f"{element} {wording.costs_sign(half)} {exhaust}".strip()
    return {
        "open": f"{gained} {shown}",
        "charge": f"{gained} {banner}",
        "infuse": f"{element} {wording.SPHERE * half.stars}".strip(),
        "add": shown,
        "strain-attack": exhaust,
        "strain-defense": exhaust,
        "pay": f"-{half.exhaust.cost}{wording.MANA}",
    }


def _fate(view: TravelersView, card: int, words: Words) -> str:
    """ "→ Perfect Rush" when it is turned; where nothing happens to it, nothing."""
    cross = view.cross
    if card in (one for one, _ in cross.charge + cross.infuse):
        return ""
    if view.step == "hit" or card in (one for one, _ in cross.column + cross.strain):
        return _unpaid(view, card, words)
    return _unpaid(view, card, words) if view.step == "exhaust-one" else ""


def _unpaid(view: TravelersView, card: int, words: Words) -> str:
    end = fate(view, card)
    turned = wording.other_half(view, card).name.in_language(words.language)
    told = words.say("note-fate", fate=end, now=turned)
    if left := left_behind(view, card):
        told += f", +{left[1]} {wording.track_name(left[0], words)}"
    return told


def _asked(view: TravelersView, card: int, words: Words) -> str:
    half = wording.half_up(view, card)
    if view.step != "turn":
        banner = wording.banner_sign(view.sides[card])
        return f"{wording.element_sign(half)}{wording.MANA}{half.value} {banner}"
    turned = wording.other_half(view, card).name.in_language(words.language)
    return words.say("note-fate", fate="turned", now=turned)


# Places


def _region(region: RegionView | None, words: Words) -> str:
    if region is None:
        return words.say("show-empty-cell")
    title = region.half.title.in_language(words.language)
    enemy = f" {wording.ENEMY}" if region.half.meeting.enemy is not None else ""
    return f"{region.code} {title}{enemy}"


def _door(view: TravelersView, code: str, words: Words) -> str:
    dungeon = view.dungeon
    assert dungeon is not None
    door = next(door for door in dungeon.here.doors if door.code == code)
    symbol = wording.place_symbol(view, code) if code in dungeon.symbols else ""
    state = "open" if door.attached else "known" if symbol else "new"
    return words.say("note-door", state=state, hand=len(view.hand), symbol=symbol)


def _grid(view: TravelersView, card: int, words: Words) -> str:
    assert view.world is not None
    number = str(card + 1)
    found = (one for one in view.world.cells if one is not None and one.code[0] == number)
    return _region(next(found), words)


def _half(view: TravelersView, half: int, words: Words) -> str:
    """Which half of a card that comes back; the one that joins is not known yet."""
    if not isinstance(view.question, CardBack):
        return wording.banner_sign(half)
    name = view.hero.cards[view.question.back].halves[half].name.in_language(words.language)
    return f"{name} {wording.banner_sign(half)}"


# Where a choice points


def place_of(view: TravelersView, choice: int) -> str:
    """`card` and its number; `grid` with row and column of a World; `room` with its code, row and
    column; nothing where a choice touches nothing on the table."""
    match n.TABLE.meaning(choice):
        case Meant(_, {"card": card}):
            return f"card {card + 1}"
        case Meant("activate"):
            return f"card {view.cross.column[-1][0] + 1}"
        case meant if view.world is not None:
            return _on_grid(view.world, meant)
        case meant if view.dungeon is not None:
            return _in_rooms(view, view.dungeon, meant)
        case _:
            return ""


def _on_grid(world: WorldView, meant: Meant) -> str:
    match meant:
        case Meant("go", {"way": way}):
            cell = cell_beyond(world.token, way)
        case Meant("region", {"region": card}):
            number = str(card + 1)
            found = (at for at, one in enumerate(world.cells) if one and one.code[0] == number)
            cell = next(found)
        case _:
            return ""
    row, column = divmod(cell, SIDE)
    return f"grid {row + 1},{column + 1}"


def _in_rooms(view: TravelersView, dungeon: DungeonView, meant: Meant) -> str:
    here = dungeon.here
    match meant:
        case Meant("go", {"way": way}):
            return _cell_beyond(dungeon, way)
        case Meant("door", {"room": room}):
            doors = (door.cell for door in here.doors if door.code == code_of(room))
            return _in_room(here.code, next(doors))
        case Meant("beside", {"room": room}):
            return _in_room(code_of(room), (0, 0))
        case Meant("cell", {"cell": number}) if isinstance(view.question, RoomToEnter):
            room = view.question.room
            return _in_room(code_of(room), numbered_cell(room, number))
        case Meant("symbol"):
            return _in_room(here.code, here.symbol)
        case _:
            return ""


def _cell_beyond(dungeon: DungeonView, way: int) -> str:
    """Inside the room, or behind one of its doors."""
    here = dungeon.here
    row, column = stepped(dungeon.cell, DIRECTIONS[way])
    if 0 <= row < len(here.rows) and 0 <= column < len(here.rows[0]):
        return _in_room(here.code, (row, column))
    down, right = row + here.top_left[0], column + here.top_left[1]
    door = next(one for one in here.doors if one.cell == dungeon.cell and one.direction == way)
    other = dungeon.room_at(door.code)
    return _in_room(other.code, (down - other.top_left[0], right - other.top_left[1]))


def _in_room(code: str, cell: Cell) -> str:
    return f"room {code} {cell[0] + 1},{cell[1] + 1}"


# Changes


def changes(before: TravelersView, now: TravelersView, words: Words) -> Iterator[str]:
    yield from _new_regions(before, now, words)
    yield from _new_rooms(before, now, words)
    if now.fight is not None and before.fight is None:
        yield from fight_lines(now, words)
    yield from _new_hand(before, now, words)
    if now.step in ("plan", "take-back") and put_in_play(before, words) != put_in_play(now, words):
        yield from wording.wrapped(put_in_play(now, words), "", "  ")


def foretell(before: TravelersView, after: TravelersView, words: Words) -> Iterator[Foretold]:
    """The hero's tracks, and the enemy's numbers while one is fought."""
    for track in ("attack", "defense", "mana", "level"):
        was, now = getattr(before, track), getattr(after, track)
        yield from changed(track, words.say("foretell-track", track=track), was, now)
    if before.fight is not None and after.fight is not None:
        for track in ("attack", "defense"):
            was, now = getattr(before.fight, track), getattr(after.fight, track)
            name, short = (words.say(f"foretell-{of}", track=track) for of in ("enemy", "track"))
            yield from changed(f"enemy-{track}", name, was, now, short)
        if before.cross.column and {before.step, after.step} <= set(PLANNING):
            yield from _at_the_end(before, after, words)


def _at_the_end(before: TravelersView, after: TravelersView, words: Words) -> Iterator[Foretold]:
    """What would come of it if Plan ended then."""
    was, now = (outcome(view, walking=True).hits for view in (before, after))
    yield from changed("hits", words.say("foretell-hits"), was, now)
    short, left = missing(before), missing(after)
    if short is not None and left is not None:
        yield from changed("missing", words.say("foretell-missing"), short, left)


def _new_hand(before: TravelersView, now: TravelersView, words: Words) -> Iterator[str]:
    """Cards that came into the hand, or show their other half there."""
    known = {(card, before.sides[card]) for card in before.hand}
    new = tuple(card for card in now.hand if (card, now.sides[card]) not in known)
    if new and len(now.hand) >= len(before.hand):
        yield words.say("change-hand", count=len(now.hand))
        yield from hand_lines(structs.replace(now, hand=new), words)


def _new_regions(before: TravelersView, now: TravelersView, words: Words) -> Iterator[str]:
    """Halves that lie open for the first time; the one under the token is told as it is read."""
    if now.world is None or before.world is None:
        return
    for code, half in now.world.seen.items():
        if code not in before.world.seen:
            title = half.title.in_language(words.language)
            yield from wording.wrapped(f"{code} {title}: {text_at(now, code, words)}", "  ", "    ")


def _new_rooms(before: TravelersView, now: TravelersView, words: Words) -> Iterator[str]:
    """The map where a card was placed, and what a new symbol will say."""
    if now.dungeon is None or before.dungeon is None:
        return
    if now.dungeon.rooms != before.dungeon.rooms:
        yield from map_lines(now.dungeon)
    known = {entry.room for entry in before.dungeon.entries}
    for entry in now.dungeon.entries:
        if entry.room not in known and entry.trigger != "immediate":
            trigger = words.say("entry-trigger", trigger=entry.trigger)
            text = text_at(now, entry.room, words)
            head = f"{wording.place_symbol(now, entry.room)} {entry.room}, {trigger}"
            yield from wording.wrapped(f"{head}: {text}", "  ", "    ")


def map_of(view: TravelersView, words: Words) -> list[str] | None:
    """The regions of a World, or the rooms of a Dungeon."""
    if view.world is not None:
        return [*grid_lines(view.world, words), *wording.wrapped(words.say("show-world-legend"))]
    if view.dungeon is not None:
        return [*map_lines(view.dungeon), *wording.wrapped(words.say("show-dungeon-legend"))]
    return None
