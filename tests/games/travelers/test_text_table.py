"""The whole table as plain text."""

from __future__ import annotations

import re

import pytest

from games.travelers.handmade import small_set
from games.travelers.readable import ENGLISH, ITALIAN, KEYS, random_games, said_in
from rulebook.travelers.heroes import at_the_table, half, hero, play
from rulebook.travelers.table import (
    dungeon,
    enemy,
    in_dungeon,
    in_world,
    meets,
    region,
    says,
    stand,
    to,
    world,
)
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import Modifier
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.generate.wishes import Wishes
from stampadia.games.travelers.instructions import Mapped, Reveal, Teleport
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.text.cards import cross_lines
from stampadia.games.travelers.text.maps import grid_lines, map_lines
from stampadia.games.travelers.text.table import show
from stampadia.games.travelers.text.wording import WIDTH
from stampadia.games.travelers.view import DoorView, DungeonView, RoomView
from stampadia.words import LANGUAGES
from stampadia.workbench.bilingual import Text


def shown(position: Position, language: str = "en") -> str:
    return show(position.view(0), said_in(language))


def drawn(position: Position) -> str:
    view = position.view(0)
    assert view.dungeon is not None
    return "\n" + "\n".join(map_lines(view.dungeon)) + "\n"


# The hero


def test_the_cross_shows_what_is_visible() -> None:
    position = at_the_table(hero(a1=half(element="fire"), a2=half(element="water")))
    play(position, (n.OPEN, 1), (n.INFUSE, 2), (n.CHARGE, 3), n.ACTIVATE, (n.STRAIN_ATTACK, 4))
    told = "\n".join(cross_lines(position.view(0), ENGLISH))
    assert (
        "\n" + told
        == """
       ┌ 4 Card ────────────────────────────────────┐
       │ Exhaust: Pay 1 Mana: discard. Else: turn,  │
       │   discard.                                 │
┌ 2 ──┐├ 1 Card ────────────────────────────────────┤┌ 3 ──┐
│Water││ Fire                                       ││ ●3  │
│ ○○  ││ Exhaust: Pay 1 Mana: discard. Else: turn,  ││  ▼  │
└─────┘│   discard.                                 │└─────┘
       │ ✓ (1) Gain 2 Attack.                       │
       │ ▸ (1) Gain 1 Defense.                      │
       └────────────────────────────────────────────┘
In play: 1 Fire, 1 Water; Banners: 2 single-tipped, 0 double-tipped;
  Constellation 2-2"""
    )


def test_what_is_left_in_play_is_shown_when_the_column_is_exhausted_first() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), (n.INFUSE, 2), (n.STRAIN_ATTACK, 4), (n.CHARGE, 3), n.END)
    play(position, (n.PAY, 1))
    assert "│ Exhaust: Pay 1 Mana: discard. Else: turn,  │" in shown(position)
    play(position, (n.PAY, 4))
    assert f"│ ○○  │{' ' * 46}│  ▼  │" in shown(position)
    play(position, (n.EXHAUST, 2), (n.EXHAUST, 3))
    assert "Cards in play" not in shown(position)


def test_an_added_card_covers_the_abilities_above() -> None:
    position = at_the_table(hero())
    play(position, (n.OPEN, 1), (n.ADD, 2))
    told = "\n".join(cross_lines(position.view(0), ITALIAN))
    assert told.count("Esaurisci:") == 2
    assert told.count("Guadagna 2 Attacco.") == 1


def test_the_training_needs_no_adventure() -> None:
    position = at_the_table(hero())
    assert "Training: step by step against a dummy" in shown(position)
    assert "Combat Turn 1 against the Training Dummy: Level 4, Attack 3, Defense 5." in shown(
        position
    )
    assert "Attack 0 · Defense 0 · Level 4 · Mana 0 of 4" in shown(position)


def test_how_a_shuffle_laid_the_discard_deck_is_not_told() -> None:
    position = in_world(world())
    twin = position.clone()
    twin.deck.reverse()
    assert shown(position) == shown(twin)
    assert "(3), the next to be drawn first: (shuffled: 6 Card, 7 Card, 8 Card)" in shown(position)


# World


def test_the_grid_shows_enemies_with_the_bonus_of_the_card_on_the_right() -> None:
    lands = world(
        a1=region(enemy=enemy(3, 2, 4), open=("attack", "defense")),
        a2=region(enemy=enemy(0, 4, None), bonus=(1, 1, -1)),
    )
    position = in_world(lands)
    view = position.view(0)
    assert view.world is not None
    top = list(grid_lines(view.world, ENGLISH))[1:5]
    assert [line.split("│")[1].strip() for line in top] == [
        "☻ 1A Region",
        "Foe",
        "L3 A2+1 D4-1",
        "",
    ]
    assert [line.split("│")[2].strip() for line in top] == [
        "2A Region",
        "Foe",
        "L0 A4 D-",
        "◂ L+1 A+1 D-1",
    ]


def test_halves_that_were_never_up_are_not_shown() -> None:
    card_set = small_set("world")
    position = Position(card_set.hero, card_set)
    for order in (range(8), range(9)):
        position.play(tuple(order))
    text = shown(position)
    for card in card_set.adventure.cards:  # type: ignore[union-attr]
        assert card.a.title.en in text
    assert "Ambush" not in text and "Ink crab" not in text and "The book is whole" not in text


def test_texts_elsewhere_wait_while_a_fight_is_on() -> None:
    quest = says(Reveal("4B"), when=(Mapped("4A"),))
    lands = world(a1=region(enemy=enemy()), a3=region(quest))
    fighting = in_world(lands)
    assert "Reveal 4B" not in shown(fighting) and "ENEMY Foe" in shown(fighting)
    walking = in_world(world(a3=region(quest)))
    assert "Elsewhere on the grid" in shown(walking)
    assert "If 4A is mapped: reveal 4B." in shown(walking)


# Dungeon


def test_rooms_are_drawn_door_to_door() -> None:
    position = in_dungeon(dungeon(rows={2: ("##..", "....", "....", "....", "....", "...#")}))
    play(position, to("2A"), (n.TAKE, 1))
    assert (
        drawn(position)
        == """
┌1A─────────────┬2A─────────────┐
│ ·   ·   ·   · │▒▒▒ ▒▒▒  ·   · │
│ ·  ♛↑   ·   · │ ·  ☥↑   ·   · │
│ ·   ·   ·   ·   ☻   ·   ·   · │
▌3A◂  ·   ·   · │ ·   ·   ·   · │
│ ·   ·   ·   · │ ·   ·   ·  3B▸▌
│ ·   ·   ·   · │ ·   ·   ·  ▒▒▒│
└───────────────┴───────────────┘
"""
    )


def test_islands_stand_apart_with_the_hero_s_first() -> None:
    gate = ("walk-on", meets(says(Teleport("4B"))))
    position = in_dungeon(dungeon(r1A=gate))  # type: ignore[arg-type]
    play(position, n.CELL)
    first, second = drawn(position).strip().split("\n\n")
    assert first.startswith("┌4B───") and "☻" in first and "✑←" in first
    assert second.startswith("┌1A───") and "☻" not in second


def test_the_token_hides_no_symbol() -> None:
    position = stand(in_dungeon(dungeon()), 1, 1)
    assert "☻♛↑" in drawn(position)


def test_symbols_stand_for_rooms_in_texts() -> None:
    riddle = ("immediate", meets(says(Teleport("4D"), when=(Mapped("3B", none=True),), may=True)))
    position = in_dungeon(dungeon(r1A=riddle))  # type: ignore[arg-type]
    text = " ".join(shown(position).split())
    assert "If ✺← is not mapped: you may move to any cell of ✑→." in text
    assert (
        "Symbols: ♛↑ crown of 1A; ✑→ feather, not on the table now; ✺← flame, not on the table now"
        in text
    )
    assert "♛↑ 1A, crown pointing up. Immediate" in text


# Everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_80_characters_and_no_word_is_missing(language: str) -> None:
    sets = [make_set("wide", Wishes(kind=kind)) for kind in ("world", "dungeon")]
    for card_set in sets:
        for number, (position, _) in enumerate(random_games("wide", card_set=card_set, most=120)):
            if number % 6 == 0:
                text = shown(position, language)
                assert max(map(len, text.split("\n"))) <= WIDTH
                assert not re.search(r"[{}$]", text)
                assert not set(re.findall(r"show-[a-z-]+", text)) & KEYS["en"]
                assert not [line for line in text.split("\n") if line != line.rstrip()]


def in_a_row(count: int) -> DungeonView:
    """So many rooms side by side, each on its long side, the hero in the first."""
    shape = ("......",) * 4
    away = DoorView((2, 0), 3, "3A", attached=False, blocked=False)
    rooms = tuple(
        RoomView(f"{card + 1}B", (0, 6 * card), 0, shape, () if card else (away,), (1, 1))
        for card in range(count)
    )
    symbols = {room.code: ("bell", 2) for room in rooms}
    return DungeonView(Text("Row"), rooms, "1B", (3, 5), (), (), symbols, (), fulfilled=False)  # type: ignore[arg-type]


@pytest.mark.parametrize(("count", "door"), [(3, "▌3A◂"), (4, "▌3A"), (6, "▌·")])
def test_wide_islands_are_drawn_smaller(count: int, door: str) -> None:
    lines = list(map_lines(in_a_row(count)))
    assert max(map(len, lines)) <= WIDTH
    assert len({len(line) for line in lines}) == 1
    assert lines[3].startswith(door)
    assert sum(line.count("☻") for line in lines) == 1


def test_the_doors_of_the_hero_s_room_are_listed() -> None:
    position = in_dungeon(dungeon())
    play(position, to("2A"), (n.TAKE, 1))
    assert "Doors of 2A: left: 1A (open passage); right: 3B\n" in shown(position)
    assert "Porte di 2A: a sinistra: 1A (passaggio libero); a destra: 3B\n" in shown(position, "it")


def test_the_enemy_s_figures_are_told_as_they_count_now() -> None:
    burnt = Modifier(Text("Burnt", "Bruciato"), "attack", 1, element="fire")
    foe = region(enemy=enemy(2, 3, 4, modifier=burnt), open=("defense",))
    lands = world(a1=foe, a2=region(bonus=(0, 0, 2)))
    position = in_world(lands, hero(a1=half(element="fire")))
    position.play(tuple(position.deck))
    assert "As things lie now: Attack 3, Defense 6." in shown(position)
    play(position, (n.OPEN, 1))
    assert "As things lie now: Attack 4, Defense 6." in shown(position)
    assert "Così come stanno ora le cose: Attacco 4, Difesa 6." in shown(position, "it")
