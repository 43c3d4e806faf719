"""Ruling D20: the Index Cards may lie open, as on paper; discovery is the default."""

from __future__ import annotations

import msgspec

from games.travelers.readable import said_in
from games.travelers.swaps import card_sets
from stampadia.games.travelers import GAME, TravelersOptions
from stampadia.games.travelers.content import Dungeon
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.text.table import show
from stampadia.games.travelers.view import DungeonView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Shuffle
from stampadia.matches.match import Match
from stampadia.matches.record import parse
from stampadia.matches.replay import replay

SEED = "seed:swaps 3/0+kind=dungeon"


def begun(*, open_index: bool) -> Position:
    position = Position(make_hero("index"), card_sets()["made dungeon"], open_index=open_index)
    while isinstance(pending := position.pending(), Shuffle):
        position.play(pending.items)
    return position


def dungeon(position: Position) -> DungeonView:
    found = position.view(0).dungeon
    assert found is not None
    return found


def printed() -> Dungeon:
    found = card_sets()["made dungeon"].adventure
    assert isinstance(found, Dungeon)
    return found


def test_by_default_only_entries_of_rooms_on_the_table_are_read() -> None:
    assert TravelersOptions().index == "discovered"
    assert {entry.room for entry in dungeon(begun(open_index=False)).entries} <= {"1A"}


def test_open_index_cards_show_every_entry_and_no_room() -> None:
    position = begun(open_index=True)
    view = dungeon(position)
    everything = {entry.room: entry for page in printed().pages for entry in page}
    assert {entry.room: entry for entry in view.entries} == everything
    assert view.seen == ("1A",)
    assert [room.code for room in view.rooms] == ["1A"]
    assert set(everything) <= set(view.symbols)


def test_an_open_entry_is_named_by_its_symbol_until_its_room_was_seen() -> None:
    """Which room a symbol belongs to only its Room Card tells."""
    position = begun(open_index=True)
    for language in ("en", "it"):
        shown = show(position.view(0), said_in(language))
        index = shown[shown.index(said_in(language).say("show-index")) :]
        for page in printed().pages:
            for entry in page:
                assert entry.room == "1A" or f" {entry.room}," not in index
        stories = [
            passage.text.in_language(language)
            for page in printed().pages
            for entry in page
            for passage in entry.meeting.passages
            if hasattr(passage, "text")
        ]
        assert stories
        flat = " ".join(index.split())
        assert all(" ".join(story.split()) in flat for story in stories[1:])


def test_an_imagined_game_keeps_the_open_index() -> None:
    position = begun(open_index=True)
    for world in (position.imagine(0, Dealer("a")), position.imagine(0, Dealer("b"))):
        assert msgspec.json.encode(world.view(0)) == msgspec.json.encode(position.view(0))


def test_a_record_says_so_and_older_records_take_the_default() -> None:
    options = GAME.read_options({"hero": SEED, "adventure": SEED, "index": "open"})
    match = Match(GAME, 1, options, luck=Dealer("record"), date="2026-11-15")
    match.deal()
    text = str(match.record())
    again = replay(GAME, parse(text))
    assert again.position.digest() == match.position.digest()
    assert again.position.view(0) == match.position.view(0)
    line = next(line for line in text.splitlines() if "index" in line)
    older = replay(GAME, parse(text.replace(line + "\n", "")))
    view = older.position.view(0)
    assert msgspec.json.decode(msgspec.json.encode(view))["dungeon"]["seen"] == ["1A"]
    assert older.options.index == "discovered"
