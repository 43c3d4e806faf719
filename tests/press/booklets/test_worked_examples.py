"""The worked examples, played through the rules: what is printed is what comes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import structs

from press.booklets.reading import LANGUAGES, words
from rulebook.chronicles.board import Table as Sheet
from rulebook.generals.board import FRONT, PLAYER, REST, Board
from rulebook.stampede.table import Table, fronts
from rulebook.travelers.heroes import at_the_table, choices, exhaust_all, play, with_fight
from rulebook.travelers.table import in_world
from stampadia.games.chronicles import GAME as CHRONICLES
from stampadia.games.chronicles.position import Position as SheetPosition
from stampadia.games.chronicles.rules.hero import gain_xp, lose_hp
from stampadia.games.generals import GAME as GENERALS
from stampadia.games.generals.position import Position as BattlePosition
from stampadia.games.generals.prepared.deck import Deck
from stampadia.games.travelers import GAME as TRAVELERS
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import World, WorldHalf
from stampadia.games.travelers.rules.fight import (
    Cross,
    banners_in_play,
    constellation,
    elements_in_play,
)
from stampadia.kernel.chance import Dealer
from stampadia.press.draw.generals.booklet import SET, UNITS
from stampadia.press.draw.travelers.booklet import FIRST, WOLF, WORLD

# Stampede


def test_stampede_one_round() -> None:
    table = Table(
        3,
        hands={
            0: "elephant/lion giraffe/lion baboon/lion",
            1: "rhino/lion lion/hippo buffalo/lion",
        },
        albums={
            1: "parrot/lion parrot/baboon parrot/rhino buffalo buffalo giraffe giraffe crocodile",
            2: "hippo lion lion crocodile rhino baboon buffalo parrot",
        },
        pile="hippo/baboon crocodile/buffalo giraffe/buffalo elephant/hippo",
        album=8,
    )
    table.play("play hippo/baboon", "give elephant/lion", "take 2 parrot/lion")
    assert fronts(table.hand(0)) == {"giraffe": 1, "baboon": 1, "parrot": 1}
    assert fronts(table.album(1))["parrot"] == 2

    table.play("play crocodile/buffalo", "swap 1")
    assert fronts(table.hand(1)) == {"giraffe": 1, "baboon": 1, "parrot": 1}
    assert fronts(table.hand(0)) == {"rhino": 1, "lion": 1, "buffalo": 1}

    before = fronts(table.album(2))
    assert (len(before), before["lion"]) == (7, 2)
    table.play("play giraffe/buffalo")
    assert len(fronts(table.album(2))) == 8
    assert table.pile[0] == "elephant/hippo"
    table.play("take first")
    table.play(next(text for text in sorted(table.choices) if text.startswith("return lion")))
    assert table.winners == (2,)


# Chronicles


class FirstDay(Sheet):
    """The sheet that comes with the game."""

    def __init__(self, at: str, *, xp: int = 0, lost_hp: int = 0, dead: str = "") -> None:
        prepared = CHRONICLES.own_content("first-day")
        self.position = position = SheetPosition((prepared,), frozenset(), "")
        self.events = []
        if xp:
            gain_xp(position, xp)
        if lost_hp:
            assert lose_hp(position, lost_hp)
        if dead:
            foe = self._foe(dead)
            position.hits[foe] = prepared.sheet.enemies[foe].circles + 1
        if at:
            self._put(at)
        position.look_again()


@pytest.mark.parametrize("language", LANGUAGES)
def test_chronicles_every_door_is_a_sum(language: str) -> None:
    number, column, row, room = words("chronicles", language)["door"]["sum"]
    assert number + column + row == room
    table = FirstDay("")
    assert table.room == 31
    gold = table.gold
    table.play(next(text for text in table.choices if f"{column},{row}" in text))
    assert (table.room, table.gold, table.at) == (room, gold - 1, f"{column},{row}")
    found = table.position.prepared.rooms[table.position.room]
    text = words("chronicles", language)["door"]["size"]
    sheet = CHRONICLES.own_content("first-day").sheet
    drawn = next(one for one in sheet.rooms if one.number == room)
    assert found.number == room
    for value in (f"{drawn.column},{drawn.row}", f"*{drawn.width}*", f"*{drawn.height}*"):
        assert value in text


def test_chronicles_a_battle_round() -> None:
    # The enemy of 11,2 is dead: 2 XP, and so two columns.
    table = FirstDay("10,3", xp=2, dead="11,2")
    assert table.columns == [1, 2]
    table.play("5 4", "5 1a, 4 2b")
    (struck,) = table.happened("attacked")
    assert (struck["strength"], struck["defense"]) == (5 - 1, 1 + 1)
    assert table.hits("9,3") == 1
    # Move −1: three cells, to a distance of four
    table.play("to 12,2")
    assert table.distance("12,2", "9,3") == 4
    assert table.defense == 1 + 1
    hp = table.hp
    # Move −2 pulls three of its four cells; 3 − 4 is nothing
    table.play("6 3", "to 12,3")
    while table.asked == "pulled":
        table.play(min(table.choices & {"to 11,3", "to 10,3"}))
    assert table.at == "10,3"
    assert table.foe_defense("9,3") == 0
    assert table.hp == hp


def test_chronicles_had_you_stayed() -> None:
    table = FirstDay("10,3", xp=2, dead="11,2")
    table.play("5 4", "5 1a", "6 3")
    (parried,) = table.happened("hero-attacked")
    assert (parried["strength"], parried["defense"]) == (6 - 1, 1 + 1)
    assert table.hp == 4 + 2 - 1


def test_chronicles_what_a_hero_is_made_of() -> None:
    """A 1-circle enemy and one without circles; two wounds."""
    sheet = CHRONICLES.own_content("first-day").sheet
    everybody, one_circle = (column.xp for column in sheet.foes[:2])
    xp = (everybody + one_circle) + everybody
    table = FirstDay("10,10", xp=xp, lost_hp=2)
    assert xp == 2 + 1
    assert table.xp == [2, 1, 0]
    assert table.columns == [1, 2]
    assert table.hp_ticks == [2, 0, 0, 0]
    four = FirstDay("10,10", lost_hp=4)
    assert four.hp == 0
    assert not lose_hp(four.position, 1)


# Travelers

GUARD, JAB, STRIKE, COMET, CUT = 1, 3, 4, 5, 8
TAKE_BACK = (n.TAKE, CUT)
STEPS: tuple[tuple[tuple[int, int] | int, ...], ...] = (
    ((n.OPEN, COMET),), ((n.INFUSE, CUT),), (n.ACTIVATE, TAKE_BACK), ((n.CHARGE, CUT),),
    ((n.ADD, JAB),), (n.ACTIVATE,), (n.ACTIVATE,), ((n.CHARGE, STRIKE),),
)  # fmt: skip


def the_world() -> World:
    found = TRAVELERS.own_content(WORLD).adventure
    assert isinstance(found, World)
    return found


def its_region() -> WorldHalf:
    return the_world().cards[int(WOLF[0]) - 1].halves["AB".index(WOLF[1])]


def region_name(language: str) -> str:
    """Without its article."""
    return its_region().title.in_language(language).lower().split(maxsplit=1)[1]


def wolf() -> Any:
    half = its_region()
    assert half.open == ()
    return half.meeting.enemy


def against_the_wolf() -> Any:
    hero = TRAVELERS.own_content(FIRST).hero
    position = at_the_table(hero, hand=(GUARD, JAB, STRIKE, COMET, CUT), level=4)
    found = wolf()
    return with_fight(position, **{name: getattr(found, name) for name in structs.asdict(found)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_travelers_the_wolf(language: str) -> None:
    said = words("travelers", language)["example"]
    position, found = against_the_wolf(), wolf()
    assert said["title"].startswith(found.name.in_language(language))
    assert region_name(language) in said["opening"][1].lower()
    assert f"{found.attack}" in said["opening"][1]
    assert f"{found.defense}" in said["opening"][1]
    hero = TRAVELERS.own_content(FIRST).hero
    names = {
        step: hero.cards[card - 1].upper.name.in_language(language)
        for step, card in {0: COMET, 1: CUT, 3: CUT, 4: JAB, 7: STRIKE}.items()
    }
    for number, (steps, row) in enumerate(zip(STEPS, said["rows"], strict=True)):
        play(position, *steps)
        assert (position.mana, position.attack) == tuple(row[3:]), row
        assert number not in names or row[1] == names[number]
    told = play(position, n.END, (n.PAY, COMET), (n.PAY, JAB))
    assert position.mana == 4 - 2 - 1
    told += exhaust_all(position)
    assert "enemy-defeated" in told
    assert position.level == 5
    assert position.sides[COMET - 1] == 0


def test_travelers_without_the_last_charge() -> None:
    position = against_the_wolf()
    for steps in STEPS[:-1]:
        play(position, *steps)
    play(position, n.END, (n.PAY, JAB))
    exhaust_all(position)
    assert position.sides[COMET - 1] == 1
    assert position.sides[JAB - 1] == 0


def test_travelers_what_is_in_play() -> None:
    hero = TRAVELERS.own_content(FIRST).hero
    cross = Cross()
    cross.column = [(COMET - 1, 0), (JAB - 1, 1)]
    cross.infuse = [(CUT - 1, 0), (1, 0)]
    cross.charge = [(STRIKE - 1, 0), (6, 0)]
    assert constellation(hero, cross) == (2, 1, 1)
    assert elements_in_play(hero, cross) == {"earth": 2, "fire": 1}
    assert banners_in_play(cross) == (2, 1)


def test_travelers_a_moth_in_the_world() -> None:
    """Its right neighbour gives +1 Attack and −1 Defense to open spaces."""
    world = the_world()
    position = in_world(world, TRAVELERS.own_content(FIRST).hero, grid="145236789")
    moth = world.cards[3].a.meeting.enemy
    assert moth is not None
    assert (moth.attack, moth.defense) == (2, 3)
    right = n.GO + 1
    play(position, right)
    play(position, choices(position)[0])
    fight = position.view(0).fight
    assert fight is not None
    assert (fight.attack, fight.defense) == (2 + 1, 3 - 1)


# Generals


class Lite(Board):
    """The Lite core set with some of its Units on the field."""

    def __init__(
        self,
        *,
        player: Mapping[int, tuple[str, ...]],
        front: Mapping[int, tuple[str, ...]],
        pile: tuple[str, ...] = (),
        hand: tuple[str, ...] = (),
    ) -> None:
        deck = Deck([GENERALS.own_content(f"{SET}-EN").cards])
        self.position = position = BattlePosition(deck, 1, 3, "0.1", random_events=False)
        laid = {
            UNITS[name] - 1 for row in (player, front) for cards in row.values() for name in cards
        }
        top = [UNITS[name] - 1 for name in pile]
        held = [UNITS[name] - 1 for name in hand]
        rest = [card for card in range(deck.units) if card not in {*laid, *top, *held}]
        position.hands = [held]
        position.pile = [*reversed(rest), *reversed(top)]
        position.discard, position.shields, position.places = [], [], []
        position.life = 5
        position.refresh_places()
        for row, units in ((PLAYER, player), (FRONT, front)):
            for column, cards in units.items():
                position.muster(row, column - 1, tuple(UNITS[name] - 1 for name in cards))
        self.events = []
        self._wait_for_chance = False
        self._dealer = Dealer("rulebook")
        self._start([REST])


def field(mine: tuple[str, ...] = ("imp", "ram")) -> Lite:
    return Lite(player={1: ("toad",), 2: mine}, front={2: ("mole", "snail")})


def last(term: str) -> int:
    """What a sum comes to."""
    return int(term.rsplit("=", 1)[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_generals_what_they_come_to(language: str) -> None:
    rows = words("generals", language)["unit"]["rows"]
    board = field()
    mine, theirs = board.unit("player 2"), board.unit("front 2")
    assert mine is not None
    assert theirs is not None
    level, attack, life, elements = ((last(row[1]), last(row[2])) for row in rows)
    assert level == (board.level("player 2"), board.level("front 2"))
    deck = GENERALS.own_content(f"{SET}-EN").cards
    for sums, column in ((attack, "attack"), (life, "life")):
        for printed, cards in zip(sums, (("imp", "ram"), ("mole", "snail")), strict=True):
            units = [deck.units[UNITS[name] - 1].unit for name in cards]
            parts = [*(unit.header for unit in units), units[-1].body]
            assert printed == sum(getattr(part, column) or 0 for part in parts)
    assert elements == (board.elements("player 2")[0], board.elements("front 2")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_generals_the_ram_and_the_snail(language: str) -> None:
    said = words("generals", language)["attack"]
    board = field()
    assert board.attack_of("player 2") == said["ledger"][-1][2]
    assert board.life_of("front 2") == said["life"][1][2]
    board.attack("player 2")
    assert board.row("front") == ["", "", "", ""]
    (defeated,) = board.happened("defeated")
    assert defeated["wounds"] == said["life"][2][2]
    assert board.exhausted("player 2")


def test_generals_the_other_order() -> None:
    board = field(("ram", "imp"))
    assert board.attack_of("player 2") == 2 - 1 + 1
    board.attack("player 2")
    assert board.wounds("front 2") == 2
    assert board.life_of("player 2") == 1
    board.attack("front 2")
    assert board.unit("player 2") is None


def test_generals_the_printer_prints() -> None:
    """The Loading Ramp at Ink Level 3: a Mole and a Snail left, an Ox right, and a card."""
    board = Lite(player={}, front={}, pile=("moth", "mole", "snail", "ox", "crab"))
    board.run("check")
    assert board.cards("incoming 1") == ["Type Mole", "Slate Snail"]
    assert board.cards("incoming 4") == ["Millstone Ox"]
    assert board.level("incoming 1") == board.level("incoming 4") == 3
    assert board.hand == ["Crank Crab"]
