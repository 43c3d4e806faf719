"""What nobody has seen of an adventure of Travelers, and what else could stand there.

Read from the bare position and the manual: hidden are the hero face of the card that may join until
its half is chosen, halves of World cards that were never up, entries of rooms that were never on
the table, Room Cards that were on the table in no orientation, and how a shuffle laid the Discard
Deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial

from msgspec import structs

from every_game.swapping import Begin, Table, Twin, exchanged_in_shuffle, played_again
from games.travelers.handmade import small_set
from stampadia.games.travelers.content import (
    HERO_CARDS,
    ORIENTATIONS,
    WORLD_SIDES,
    CardSet,
    Dungeon,
    Entry,
    Hero,
    RoomCard,
    World,
    WorldCard,
    joining_card,
)
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.generate.wishes import Wishes
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.floor_plan import room_of
from stampadia.kernel.chance import Dealer

SECRETS = (
    "the card that may join",
    "halves never up",
    "entries never read",
    "Room Cards never on the table",
    "the order of the Discard Deck",
)


@cache
def card_sets() -> dict[str, CardSet]:
    """By hand with every instruction, and made; in each a card may join."""
    found = {kind: small_set(kind) for kind in ("world", "dungeon")}
    for kind in ("world", "dungeon"):
        numbered = (make_set(f"swaps {number}", Wishes(kind=kind)) for number in range(40))
        found[f"made {kind}"] = next(
            one for one in numbered if joining_card(one.adventure) is not None
        )
    return found


def begun(hero: Hero, card_set: CardSet, open_index: bool = False) -> Position:
    return Position(hero, card_set, open_index=open_index)


def beginnings() -> Mapping[str, Begin]:
    return {
        "open index": partial(begun, make_hero("swaps"), card_sets()["made dungeon"], True),
    } | {
        name: partial(begun, make_hero("swaps"), card_set) for name, card_set in card_sets().items()
    }


def swaps(table: Table, dealer: Dealer) -> Iterable[Twin]:
    position: Position = table.position
    hero, card_set, *how = table.begin.args  # type: ignore[attr-defined]
    adventure = card_set.adventure
    others: dict[str, CardSet | None] = {"the card that may join": _joining(position, card_set)}
    if isinstance(adventure, World):
        assert position.world is not None
        halves = _world(adventure, position.world.seen, dealer)
        others["halves never up"] = structs.replace(card_set, adventure=halves)
    else:
        assert position.dungeon is not None
        seen = position.dungeon.seen
        if not how:
            entries = _entries(adventure, seen, dealer)
            others["entries never read"] = structs.replace(card_set, adventure=entries)
        rooms = _rooms(adventure, seen, open_index=bool(how))
        others["Room Cards never on the table"] = structs.replace(card_set, adventure=rooms)
    for what, other in others.items():
        if other is not None and other != card_set:
            twin = played_again(table, partial(begun, hero, other, *how), table.history)
            assert twin is not None, f"{what}: the same choices must be possible"
            yield structs.replace(twin, what=what)
    order = [card for card in position.deck if card in position.unordered]
    if len(order) > 1:
        history = exchanged_in_shuffle(table, "shuffle", order[0], order[-1])
        twin = played_again(table, table.begin, history)
        assert twin is not None
        yield structs.replace(twin, what="the order of the Discard Deck")


def _joining(position: Position, card_set: CardSet) -> CardSet | None:
    """Its hero face: another hero's."""
    number = joining_card(card_set.adventure)
    if number is None or position.joined or position.agenda[-1].name == "join-half":
        return None
    cards = list(card_set.hero.cards)
    cards[number - 1] = make_hero("somebody else").cards[number % HERO_CARDS]
    return structs.replace(card_set, hero=structs.replace(card_set.hero, cards=tuple(cards)))


def _world(world: World, seen: frozenset[str], dealer: Dealer) -> World:
    """Another half's text behind every card that was never turned."""
    codes = [f"{number + 1}{side}" for number in range(len(world.cards)) for side in WORLD_SIDES]
    halves = dict(zip(codes, (half for card in world.cards for half in card.halves), strict=True))
    hidden = [code for code in codes if code not in seen]
    mixed = dealer.shuffled([halves[code] for code in hidden])
    halves |= dict(zip(hidden, mixed, strict=True))
    cards = [
        WorldCard(*(halves[f"{number + 1}{side}"] for side in WORLD_SIDES))
        for number in range(len(world.cards))
    ]
    return structs.replace(world, cards=tuple(cards))


def _entries(dungeon: Dungeon, seen: frozenset[int], dealer: Dealer) -> Dungeon:
    """Another room's text and trigger under every symbol that was never on the table."""
    hidden = [entry for page in dungeon.pages for entry in page if room_of(entry.room) not in seen]
    mixed = dealer.shuffled(hidden)
    instead = {
        entry.room: Entry(entry.room, other.trigger, other.meeting)
        for entry, other in zip(hidden, mixed, strict=True)
    }
    pages = tuple(tuple(instead.get(entry.room, entry) for entry in page) for page in dungeon.pages)
    return structs.replace(dungeon, pages=pages)


def _rooms(dungeon: Dungeon, seen: frozenset[int], *, open_index: bool) -> Dungeon:
    """Cards that were never on the table have their symbol on another cell and more walls, and show
    another sign if no text that was seen has shown it."""
    cards = {room // len(ORIENTATIONS) for room in seen}
    entries = [entry for page in dungeon.pages for entry in page]
    read = [entry for entry in entries if open_index or room_of(entry.room) in seen]
    named = {int(place[0]) - 1 for entry in read for place in (entry.room, *entry.places)}
    return structs.replace(
        dungeon,
        rooms=tuple(
            card if number in cards else _other_room(card, named=number in named)
            for number, card in enumerate(dungeon.rooms)
        ),
    )


def _other_room(card: RoomCard, *, named: bool) -> RoomCard:
    doors = {door.cell for door in card.doors}
    floor = [
        (row, column)
        for row, line in enumerate(card.rows)
        for column, mark in enumerate(line)
        if mark != "#" and (row, column) not in doors
    ]
    symbol = next(cell for cell in floor if cell != card.symbol)
    wall = next(cell for cell in reversed(floor) if cell != symbol)
    rows = tuple(
        "".join("#" if (row, column) == wall else mark for column, mark in enumerate(line))
        for row, line in enumerate(card.rows)
    )
    sign = card.glyph if named else "hand" if card.glyph != "hand" else "bell"
    turn = card.turn if named else (card.turn + 1) % len(ORIENTATIONS)
    return structs.replace(card, rows=rows, symbol=symbol, glyph=sign, turn=turn)
