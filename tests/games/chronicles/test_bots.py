"""The honest player: it answers everything, sees nothing that is hidden, and wins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import pytest
from msgspec import structs

from examples import DEEP
from rulebook.chronicles.board import Table, cell_at
from rulebook.chronicles.printing import START, column, hero, room, start
from stampadia.games.chronicles import GAME, notation
from stampadia.games.chronicles.bots import honest
from stampadia.games.chronicles.bots.charting import chart_of
from stampadia.games.chronicles.bots.duel import PATIENCE
from stampadia.games.chronicles.bots.honest import ANSWERS, WORTHS, cost_of_moment
from stampadia.games.chronicles.bots.scenes import loss_at, survival
from stampadia.games.chronicles.content import Room, Sheet
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.generate.blueprints import house_library
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.wishes import Wishes
from stampadia.games.chronicles.instructions import Change, Clause
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.rules.ending import estimate
from stampadia.games.chronicles.rules.hero import enable_columns
from stampadia.games.chronicles.rules.moving import arrive
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.players import make_player
from work import at_once, calls_of

LONGEST: Final = 4000
"""Decisions after which a game is said to go round in circles."""


def played(prepared: Prepared, seed: str, variant: str = "") -> tuple[str, list[int]]:
    """How a game ends, and every choice in it."""
    luck, dealer = Dealer(seed), Dealer(f"{seed} player")
    position = Position((prepared,), variant=variant)
    chosen: list[int] = []
    while not isinstance(pending := position.pending(), Over):
        assert len(chosen) < LONGEST
        if isinstance(pending, Ask):
            chosen.append(advice(position, dealer))
            position.play(chosen[-1])
        else:
            position.play(luck.answer(pending))
    return pending.how, chosen


def advice(position: Position, dealer: Dealer) -> int:
    world = position.imagine(0, dealer)
    pending = world.pending()
    assert isinstance(pending, Ask)
    choice: int = honest.instinct(world, pending, dealer)
    return choice


def advised(table: Table) -> str:
    return notation.write(table.position, advice(table.position, Dealer("advice")))


def wins(prepared: Prepared, games: int, seed: str = "bots") -> int:
    return sum(played(prepared, f"{seed} {number}")[0] == "won" for number in range(games))


# Honest


class OtherSecrets:
    """The same sheet with everything else in the places that nobody has seen."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.prepared = Prepared(sheet)

    def twin(self, position: Position) -> Position:
        rooms = tuple(
            self._read(index, room, position)
            if position.drawn >> index & 1
            else structs.replace(
                room, column=1, row=1, width=1, height=1, lines=_other_lines(room), decoy=False
            )
            for index, room in enumerate(self.sheet.rooms)
        )
        twin = position.clone()
        twin.prepared = Prepared(
            structs.replace(
                self.sheet,
                rooms=rooms,
                doors=tuple(structs.replace(one, decoy=True) for one in self.sheet.doors),
                enemies=tuple(structs.replace(one, decoy=True) for one in self.sheet.enemies),
                cells=tuple(structs.replace(one, decoy=True) for one in self.sheet.cells),
                items=tuple(structs.replace(one, decoy=True) for one in self.sheet.items),
            ),
            self.prepared.numbering,
        )
        twin.sheets = (twin.prepared,)
        return twin

    def _read(self, index: int, room: Room, position: Position) -> Room:
        """With other words in its upside-down parts, as far as they were not read."""
        spoken = iter(self.prepared.rooms[index].clauses)
        lines = tuple(
            tuple(
                clause
                if clause.upside_down is None or position.revealed >> one.index & 1
                else structs.replace(clause, do=(*clause.do[: clause.upside_down], LIE))
                for clause, one in zip(line, spoken, strict=False)
            )
            for line in room.lines
        )
        return structs.replace(room, lines=lines, hidden=False)


LIE: Final = Change(9, "G")


def _other_lines(room: Room) -> tuple[tuple[Clause, ...], ...]:
    return tuple(tuple(Clause(do=(LIE,)) for _ in line) for line in room.lines)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_nobody_has_seen_changes_no_choice(seed: str) -> None:
    secrets = OtherSecrets(make_sheet(f"honest {seed}"))
    luck, dealer = Dealer(seed), Dealer(f"{seed} player")
    position = Position((secrets.prepared,))
    asked = 0
    while not isinstance(pending := position.pending(), Over) and asked < 60:
        if isinstance(pending, Ask):
            asked += 1
            choice = advice(position, dealer)
            assert advice(secrets.twin(position), dealer) == choice
            position.play(choice)
        else:
            position.play(luck.answer(pending))
    assert asked > 20


def test_a_seed_gives_the_same_game_whatever_was_played_before() -> None:
    prepared = Prepared(make_sheet("same"))
    first = played(prepared, "one")
    played(prepared, "two")
    assert played(Prepared(make_sheet("same")), "one") == first


# Every question


def test_every_question_of_random_games_gets_a_legal_answer() -> None:
    for number in range(6 if DEEP else 3):
        dealer = Dealer(f"questions {number}")
        position = Position((Prepared(make_sheet(f"questions {number}")),))
        while not isinstance(pending := position.pending(), Over):
            if isinstance(pending, Ask):
                before = position.digest()
                world = position.imagine(0, dealer)
                found = tuple(honest.candidates(world, pending))
                assert found and set(found) <= set(pending.choices)
                assert honest.instinct(world, pending, dealer) in pending.choices
                (chance,) = honest.appraise(world)
                assert 0 <= chance <= 1
                assert position.digest() == before
                position.play(dealer.one_of(pending.choices))
            else:
                position.play(dealer.answer(pending))
        assert tuple(honest.appraise(position)) == tuple(pending.returns)


ALL_KINDS: Final = (
    start(
        "enter room & not x10 » x10, draw [2] in room 12, select 1 room, discover it",
        'move [1] » gain hero ability "Move" | '
        'move on stairs » A sign says "move anywhere in Odd Room"',
    ),
    room(12, "5,2", "5x3", "hero turn roll » reduce 1 die value by 1", "move [2] & pay 1G » +1HP"),
    room(13, "2,5", "3x3", '"Up!" » move anywhere in room 14'),
    room(14, "8,8", "3x3", hidden=True),
    room(15, "14,14", "2x2", decoy=True),
)
ENEMIES: Final = {"7,2": 0, "7,4": 0, "9,3": 1, "2,7": 0, "4,7": 2}
SCROLLS: Final = (
    ("Nail (hero turn » -1HP to up to 2 enemies in range 9)",
     "Coin (hero turn roll » activate 1 ability using value 5)",
     "Fall (hero died & pay 5G » +9HP, move on stairs)"),
    ("Turn (hero turn roll » flip 1 die)",
     "Rage (hero turn roll » set 1 die to 6)",
     "Card (hero turn roll » discard 1 die)"),
)  # fmt: skip
COPYING: Final = (
    column("ATK -1/RNG 2", "Copy", hp=4),
    column("Copy", "Move -2", hp=2, xp=1),
    column("", "", hp=2, xp=2),
    column("ATK/RNG 3", "", hp=1, xp=9),
)


def _asked_in(number: int) -> Iterator[str]:
    """The questions of one random game on a sheet that asks all of them."""
    dealer = Dealer(f"kinds {number}")
    table = Table(
        *ALL_KINDS, enemies=ENEMIES, cells={"2,3": 1}, items=SCROLLS[number % 2], hero=COPYING,
        variant="premonition" if number % 3 == 0 else "",
    )  # fmt: skip
    position = table.position
    for _ in range(400):
        pending = position.pending()
        if isinstance(pending, Over):
            return
        if isinstance(pending, Ask):
            yield position.agenda[-1].name
            assert advice(position, dealer) in pending.choices
            position.play(dealer.one_of(pending.choices))
        else:
            position.play(dealer.answer(pending))


def test_every_kind_of_question_has_an_answer() -> None:
    known = set(ANSWERS) | set(WORTHS)
    asked: set[str] = set()
    for number in range(60):
        asked.update(_asked_in(number))
        assert asked <= known
        if asked == known - {"item-price"} and not DEEP:
            break
    assert known - asked <= {"item-price"}, "an answer to what is never asked"


# Winning


def test_it_wins_the_first_day() -> None:
    assert wins(Prepared(house_sheet("first-day")), 6) >= 4


QUESTS: Final = [quest.key for quest in house_library().quests["main"]]


@pytest.mark.parametrize("quest", QUESTS)
def test_it_understands_every_main_quest(quest: str) -> None:
    sheet = make_sheet(f"understood {quest}", Wishes(difficulty="easy", quest=quest))
    prepared = Prepared(sheet)
    assert any(played(prepared, f"{quest} {number}")[0] == "won" for number in range(12))


def test_it_beats_random_play_by_far() -> None:
    lucky = 0
    good = 0
    for number in range(3):
        prepared = Prepared(make_sheet(f"random {number}"))
        good += wins(prepared, 3)
        for game in range(10):
            dealer = Dealer(f"{number} {game}")
            position = Position((prepared,))
            while not isinstance(pending := position.pending(), Over):
                if isinstance(pending, Ask):
                    position.play(dealer.one_of(pending.choices))
                else:
                    position.play(dealer.answer(pending))
            lucky += pending.how == "won"
    assert lucky <= 2
    assert good >= 4


# Planning


def test_weak_enemies_come_before_strong_ones() -> None:
    table = Table(
        start("move on stairs & x13 » you win"),
        room(12, "5,2", "3x3"),
        room(13, "2,5", "3x3", "killed last foe » x13"),
        enemies={"6,2": 0, "3,7": 3}, drawn=(12, 13), at="3,3",
    )  # fmt: skip
    assert advised(table) == "door 5,3"


def test_it_heals_before_a_needed_battle() -> None:
    table = Table(
        start("move on stairs & x13 » you win", "move [1] & pay 1G » x[1], +4HP"),
        room(13, "2,5", "3x3", "killed last foe » x13"),
        enemies={"3,7": 1}, cells={"2,2": 1}, drawn=(13,), at="3,3", lost_hp=4,
    )  # fmt: skip
    assert advised(table) == "cell 2,2"
    table.play("cell 2,2")
    assert advised(table) == "yes"


def test_a_win_that_is_ready_is_taken() -> None:
    table = Table(
        start("move on stairs & x12 » you win"),
        room(12, "5,2", "3x3", "move [1] » +1G"),
        cells={"6,2": 1}, ticked=(12,), at="6,3", gold=9,
    )  # fmt: skip
    assert advised(table) == "door 4,3"
    table.play("door 4,3")
    assert advised(table) == "stairs"


def test_the_last_gold_is_for_the_way_home() -> None:
    rooms = (
        start("move on stairs & x12 » you win"),
        room(12, "5,2", "3x3", "move [1] » x[1], x12"),
        room(13, "8,2", "3x3"),
    )
    table = Table(*rooms, cells={"6,2": 1}, at="6,3", gold=1)
    assert advised(table) == "cell 6,2"
    table.play("cell 6,2")
    assert advised(table) == "door 4,3"


def test_a_ransom_is_paid_only_for_a_battle_that_would_be_lost() -> None:
    for circles, answer in ((0, "no"), (3, "yes")):
        table = Table(
            start("move on stairs & x12 » you win"),
            room(
                12, "5,2", "3x3",
                "enter room & not x12 & pay 9G » x12, room is empty", "killed last foe » x12",
            ),
            enemies={"7,4": circles},
        )  # fmt: skip
        table.play("door 5,3")
        assert advised(table) == answer


def test_the_map_tells_which_rooms_are_behind_the_doors() -> None:
    rooms = real = 0
    for number in range(8):
        sheet = make_sheet(f"chart {number}")
        prepared = Prepared(sheet)
        chart = chart_of(Position((prepared,)).imagine(0, Dealer("chart")))
        for index, one in enumerate(sheet.rooms):
            if not (one.decoy or one.hidden or one.start):
                real += 1
                rooms += index in chart.guesses
    assert rooms / real > 0.95


# Battle


def test_an_even_fight_is_worked_out_exactly() -> None:
    """Side by side with an enemy of no circles: the hero's higher die misses with 1 and 2, the
    enemy's too, and nobody has anything else to do."""
    table = Table(
        START, room(12, "5,3", "2x1"), enemies={"6,3": 0}, at="5,3", hero=hero("ATK -1/RNG 1")
    )
    position = table.position
    miss = 1 / 9
    expected = miss * ((1 - miss) + PATIENCE) / (1 - miss)
    assert loss_at(position, position.room, cell_at("5,3")) == pytest.approx(expected, abs=0.01)


def test_who_cannot_be_reached_is_safe_from_a_lone_enemy_that_pulls() -> None:
    """An enemy of no circles has one die: it pulls or it strikes."""
    table = Table(START, room(12, "5,2", "4x3"), enemies={"8,3": 0}, at="5,3")
    position = table.position
    near, far = (loss_at(position, position.room, cell_at(at)) for at in ("7,3", "5,3"))
    assert far - near < 3 * PATIENCE


HARD: Final = 6.0
"""HP: who expects to lose more does not stay to see whether it is true."""


def test_battles_cost_what_was_foretold() -> None:
    """On average, over rooms of real sheets; the hero has HP enough to see it through."""
    foretold = lost = 0.0
    for number in range(3):
        sheet = make_sheet(f"battle {number}")
        hardy = (structs.replace(sheet.hero[0], hp=60), *sheet.hero[1:])
        prepared = Prepared(structs.replace(sheet, hero=hardy))
        for index, one in enumerate(prepared.rooms):
            for game in range(3):
                if prepared.foes_in[index] and one.exits:
                    told, cost = _battle(prepared, index, f"{number} {index} {game}")
                    if told < HARD:
                        foretold += told
                        lost += cost
    assert 0.7 < lost / foretold < 1.3


def _battle(prepared: Prepared, room: int, seed: str) -> tuple[float, int]:
    dealer = Dealer(seed)
    position = Position((prepared,))
    position.drawn = (1 << len(prepared.rooms)) - 1
    position.xp = [0, prepared.sheet.hero[1].xp, 0, 0]
    enable_columns(position)
    position.agenda = position.agenda[:1]
    arrive(position, room, prepared.rooms[room].exits[0].inside)
    position.items = [2] * len(position.items)
    position.look_again()
    told, lost = cost_of_moment(position), 0
    while position.battle is not None and position.room == room:
        pending = position.pending()
        assert not isinstance(pending, Over)
        if isinstance(pending, Ask):
            choice: Any = advice(position, dealer)
        else:
            choice = dealer.answer(pending)
        lost += sum(event.name == "lost-hp" for event in position.play(choice))
    return told, lost


def test_it_flees_from_what_it_cannot_beat() -> None:
    table = Table(
        START, room(12, "5,2", "3x3"), room(13, "2,5", "3x3"), enemies={"7,2": 3}, at="5,3",
        lost_hp=3, hero=hero("ATK -1/RNG 1", "Move"), drawn=(13,),
    )  # fmt: skip
    table.play("6 5")
    assert advised(table) in ("6 1b", "5 1b")
    table.play("6 1b")
    assert advised(table) == "to 4,3"


def test_a_bomb_is_kept_from_a_midge_and_thrown_at_a_crowd() -> None:
    bomb = ["Bomb (hero turn roll » -1HP to all enemies in range 3)"]
    place = room(12, "5,2", "4x3")
    one = Table(START, place, enemies={"7,3": 0}, items=bomb, at="6,3")
    one.play("6 5")
    assert advised(one) == "6 1a"
    crowd = {"7,3": 0, "7,2": 0, "7,4": 0, "8,3": 0}
    many = Table(START, place, enemies=crowd, items=bomb, at="6,3")
    many.play("3 2")
    assert advised(many) == "use Bomb"


def test_survival_is_a_chance() -> None:
    assert survival(3, 0.0) == 1.0
    assert survival(0, 1.0) == pytest.approx(0.3679, abs=1e-3)
    for hp in range(8):
        assert 0.0 < survival(hp, 2.0) < survival(hp + 1, 2.0) <= 1.0


def test_a_crowd_in_a_hall_is_thought_over_in_good_time() -> None:
    def think(enemies: int) -> None:
        where = {f"{5 + 2 * (number % 7)},{3 + 2 * (number // 7)}": 4 for number in range(enemies)}
        table = Table(START, room(12, "5,2", "15x17"), enemies=where, at="19,18")
        dealer = Dealer("hall")
        for _ in range(12):
            pending = table.position.pending()
            if isinstance(pending, Over):
                break
            if isinstance(pending, Ask):
                choice: Any = advice(table.position, dealer)
            else:
                choice = dealer.answer(pending)
            table.position.play(choice)

    with at_once():
        think(42)
    for enemies in (7, 14, 21):
        assert calls_of(partial(think, 2 * enemies)) < 3 * calls_of(partial(think, enemies))


# Opinions


def test_more_of_everything_is_better() -> None:
    def chance(**laid: Any) -> float:
        return estimate(Table(START, room(12, "5,2", "3x3"), at="3,3", **laid).position)

    usual = chance(gold=20)
    assert chance(gold=30) > usual > chance(gold=20, lost_hp=2)
    assert chance(gold=20, xp=3) > chance(gold=20, xp=1) > usual
    assert chance(gold=20, ticked=(12,)) > usual
    assert estimate(Table(START, at="3,3").position, loss=2.0, survival=0.5) < chance()


@pytest.mark.parametrize("spec", ["greedy", "search:3"])
def test_players_come_to_an_end_and_repeat_themselves(spec: str) -> None:
    def game(at_most: int = LONGEST) -> list[int]:
        luck = Dealer("players")
        player = make_player(spec, Dealer(spec))
        position = Position((Prepared(house_sheet("first-day")),))
        chosen: list[int] = []
        while not isinstance(pending := position.pending(), Over) and len(chosen) < at_most:
            if isinstance(pending, Ask):
                chosen.append(player.choose(Perspective(GAME, position, 0)))
                position.play(chosen[-1])
            else:
                position.play(luck.answer(pending))
        return chosen

    whole = game()
    assert 40 < len(whole) < LONGEST
    assert game(40) == whole[:40]


# What is kept with a sheet


@pytest.mark.parametrize("seed", ["kept", pytest.param("kept too", marks=pytest.mark.deep)])
def test_what_is_kept_with_a_sheet_changes_no_choice(
    seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plans, charts and goals are worked out once for all games of a sheet; without that every
    choice is the same."""
    sheet = make_sheet(seed)
    shared = Prepared(sheet)
    games = [played(shared, f"{seed} {number}") for number in range(3)]

    def forgetful(self: Prepared, drawn: int, revealed: int) -> Prepared:
        self._known_rooms.clear()
        return self._as_known(drawn, revealed)

    monkeypatch.setattr(Prepared, "known", forgetful)
    assert [played(Prepared(sheet), f"{seed} {number}") for number in range(3)] == games
