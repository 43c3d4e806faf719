"""Hints that somebody would regret: an item used up for nothing, a door paid twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from chunks import chunks
from games.chronicles.test_bots import advice, advised
from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, hero, room
from stampadia.games.chronicles import GAME, ChroniclesOptions, notation
from stampadia.games.chronicles.bots.errands import ON_THE_WAY, free_step
from stampadia.games.chronicles.coach import rounds_waited
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.wishes import Wishes
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Over

ONE_USE: Final = (
    "Coin (hero turn roll » activate 1 ability using value 6)",
    "Bomb (hero turn roll » -1HP to all enemies in range 2)",
    "Focus (hero turn roll » sum 2 dice, activate 1 ability, pass)",
)


@pytest.mark.parametrize("item", ONE_USE)
@pytest.mark.parametrize("reward", ["+9G", "x12, +3XP", "+3HP"])
def test_no_item_is_used_up_where_a_plain_die_does_as_well(item: str, reward: str) -> None:
    """The kill and what it brings are the die's too."""
    place = room(12, "5,2", "4x3", f"killed last foe » {reward}")
    laid: dict[str, Any] = {
        "at": "5,3",
        "gold": 15,
        "lost_hp": 3,
        "hero": hero("ATK/RNG 1", "Move"),
    }
    table = Table(START, place, enemies={"6,3": 0}, items=[item], **laid)
    table.play("6 1")
    assert advised(table) == "6 1a"
    if item.startswith("Bomb"):
        strong = Table(START, place, enemies={"6,3": 1}, hits={"6,3": 1}, items=[item], **laid)
        strong.play("2 1")  # no match for its defense
        assert advised(strong) == "use Bomb"


def test_whoever_has_fled_among_others_does_not_go_back() -> None:
    """The room behind the door has enemies too, far from it."""
    beyond = room(10, "1,2", "4x3")
    table = Table(
        room(11, "1,8", "2x2", start=True), beyond, room(12, "5,2", "4x3"),
        enemies={"7,3": 3, "1,2": 3}, drawn=[10], at="5,3", lost_hp=3, hero=hero("", "Move"),
    )  # fmt: skip
    table.play("6 1", "6 1b", "to 4,3")
    assert {"to 5,3", "go on"} < table.choices
    assert advised(table) != "to 5,3"


@chunks(20, normally=2)
def test_nobody_crosses_a_door_to_come_back_at_once(chunk: int) -> None:
    """Unless something happened behind it, or he saw the room for the first time, or he fled from
    a fight by a Move that brought him just behind the door, and tries again from there."""
    sheet = Prepared(make_sheet(f"doors {chunk % 5}", Wishes(difficulty="hard")))
    assert list(_came_back(sheet, f"doors {chunk}")) == []


def _came_back(prepared: Prepared, seed: str) -> Iterator[tuple[str, int]]:
    """Doors into drawn rooms that were crossed for nothing, by the gold left."""
    luck, dealer = Dealer(seed), Dealer(f"{seed} player")
    position = Position((prepared,))
    came_from = -1
    """The room that was left for nothing, as far as one can see."""
    while not isinstance(pending := position.pending(), Over):
        if not isinstance(pending, Ask):
            position.play(luck.answer(pending))
            continue
        choice = advice(position, dealer)
        here, drawn, fighting = position.room, position.drawn, position.battle is not None
        position.play(choice)
        facts = {fact[0] for fact in position.news}
        if position.room == came_from != here and "pulled" not in facts:
            yield seed, position.gold
        in_vain = facts <= set(ON_THE_WAY) and position.room != here and drawn == position.drawn
        came_from = here if in_vain and not fighting else -1


@pytest.mark.parametrize("gift", ["+1G", "discover room 30", "select 1 room, discover it"])
def test_what_a_room_gives_for_nothing_is_taken_before_the_hero_leaves(gift: str) -> None:
    """Even beside a door that makes the honest player more curious."""
    place = room(12, "5,2", "4x3", f"move [1] » x[1], {gift}")
    table = Table(
        START, place, room(14, "9,2", "4x3", "move [2] » x[2], +1G"), room(30, "1,9", "2x2"),
        cells={"6,3": 1, "10,3": 2}, at="5,3",  gold=35,
    )  # fmt: skip
    assert advised(table).startswith("door 9,")
    assert counselled(table) == "cell 6,3"


@pytest.mark.parametrize("deal", ["+3G, -1HP", "-1HP", "go to stairs"])
def test_what_takes_something_is_no_gift(deal: str) -> None:
    place = room(12, "5,2", "4x3", f"move [1] » x[1], {deal}")
    table = Table(START, place, cells={"6,3": 1}, at="5,3", gold=15)
    assert free_step(table.position) is None


def test_gold_that_does_not_fit_the_bar_can_wait() -> None:
    place = room(12, "5,2", "4x3", "move [1] » x[1], +3G")
    for gold, free in ((49, False), (47, True)):
        table = Table(START, place, cells={"6,3": 1}, at="5,3", gold=gold)
        assert (free_step(table.position) is not None) == free


def counselled(table: Table) -> str:
    """The hint, as a table gives it."""
    dealer = Dealer("hint")
    [choice] = GAME.advice(table.position.imagine(0, dealer), (), dealer).line
    return notation.write(table.position, choice)


@pytest.mark.parametrize("follows", [True, False])
def test_a_hint_does_not_wait_for_ever_for_a_better_roll(follows: bool) -> None:
    """An enemy that pulls the hero back each round, and a roll that would do a little better: the
    honest player, who has heard of no round, goes on like this forty times."""
    luck, dealer = Dealer("luck7"), Dealer("p7")
    position = GAME.begin(1, ChroniclesOptions(sheet="2026-11-18"))
    heard: list[Event] = []
    waits = [0]
    while not isinstance(pending := position.pending(), Over):
        if isinstance(pending, Ask):
            told = heard if follows else []
            outcome = GAME.advice(position.imagine(0, dealer), told, dealer).line[0]
        else:
            outcome = luck.answer(pending)
        heard += position.play(outcome)
        waits.append(rounds_waited(heard))
    assert (max(waits) > 20) != follows
    assert position.over is not None and position.over.winners == (0,)
