""" "Ending the game" and the variants: the Apprentice Monk, the Premonition, Vs. Campaign.

The start 10 (2,2 3x3), the hall 12 (5,2 5x3) and the vault 14 (10,2 3x3) lie in a row.
"""

from __future__ import annotations

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, Worded, room, sheet_of, start
from stampadia.games.chronicles import notation
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.view import Dream
from stampadia.kernel.pending import Over


def hall(*lines: str) -> Worded:
    return room(12, "5,2", "5x3", *lines)


def vault(*lines: str) -> Worded:
    return room(14, "10,2", "3x3", *lines)


def test_manual_ending_the_game_by_death_scores_0() -> None:
    table = Table(START, hall("-5HP"))
    table.play("door 5,3")
    assert (table.end, table.score) == ("died", 0)


def test_manual_ending_the_game_by_success_scores_the_gold_left() -> None:
    table = Table(start("move on stairs & x12 » you win"), hall("x12"))
    table.play("door 5,3", "door 4,3", "stairs")
    assert (table.won, table.score) == (True, GOLD - 2)


# The Apprentice Monk


def test_variant_monk_notes_xp_that_finds_no_box() -> None:
    table = Table(START, hall("enter room » +2XP"), variant="monk", xp=12)
    table.play("door 5,3")
    assert (table.position.extra_xp, sum(table.xp)) == (2, 12)


def test_variant_monk_extra_ticks_cannot_be_spent() -> None:
    table = Table(START, hall("move [1] & pay 13XP » x12"), cells={"7,3": 1}, at="5,3", xp=14)
    table.play("[1]")
    assert table.asked == "explore"


def test_variant_monk_adds_up_everything_at_the_end() -> None:
    table = Table(start("move on stairs » you win"), hall("x12"), variant="monk")
    table.play("door 5,3", "door 4,3", "stairs")
    assert table.score == (GOLD - 2) + 4 + 0 + 2 + 0 + 1


def test_variant_monk_who_dies_scores_0() -> None:
    table = Table(START, hall("-5HP"), variant="monk")
    table.play("door 5,3")
    assert table.score == 0


# The Premonition


def dreamer() -> Table:
    table = Table(
        START,
        hall("enter room » x12, +1XP"),
        vault("-9HP"),
        cells={"6,3": 1},
        items=["Bread (pay 2G » +1XP)"],
        variant="premonition",
    )
    table.play("use Bread", "door 5,3", "door 10,3")
    return table


def test_variant_premonition_costs_half_the_rooms_rounded_up() -> None:
    table = dreamer()
    assert table.choices == {"yes", "no"}
    assert table.position.view(0).question == Dream(2)  # 3 rooms
    table.play("yes")
    assert (table.gold, table.at) == (GOLD - 2, "3,3")


def test_variant_premonition_erases_all_but_the_walls() -> None:
    table = dreamer()
    table.play("yes")
    assert table.drawn == {10, 12, 14}
    assert (table.ticked, table.xp, table.hp) == (set(), [0, 0, 0], 4)
    assert table.item("Bread") == "owned"
    table.play("door 5,3")
    assert table.ticked == {12}


def test_variant_premonition_may_be_declined() -> None:
    table = dreamer()
    table.play("no")
    assert (table.end, table.score) == ("died", 0)


def test_variant_premonition_is_for_the_dead_not_for_the_lost() -> None:
    table = Table(START, hall(), variant="premonition", gold=0)
    table.play("door 5,3")
    assert table.end == "lost"


# One or more of them


def test_variants_monk_and_premonition_count_the_sheet_as_it_is_at_the_end() -> None:
    """Ruling 42: the walls of the dream are rooms on the Map; ticks beside the sheet are marks."""
    table = Table(
        start("move on stairs » you win"),
        hall("enter room » x12, +1XP"),
        vault("-39HP"),
        variant="monk+premonition",
        xp=12,
    )
    table.play("door 5,3", "door 10,3")
    assert table.position.extra_xp == 1
    table.play("yes")
    assert (table.position.extra_xp, table.drawn) == (0, {10, 12, 14})
    table.play("door 5,3", "door 4,3", "stairs")
    assert (table.won, table.score) == (True, (GOLD - 2 - 2) + 4 + 0 + 3 + 0 + 1)


# Vs. Campaign


def campaign() -> Position:
    first = sheet_of(start("learn 'Ink' | move on stairs » you win"), hall("-9HP"), serial="one")
    second = sheet_of(start("move on stairs & know 'Ink' » you win"), hall(), serial="two")
    return Position((Prepared(first), Prepared(second)))


def play(position: Position, *texts: str) -> None:
    for text in texts:
        position.play(notation.read(position, text))


def test_variant_campaign_sums_the_scores_of_its_sheets() -> None:
    position = campaign()
    play(position, "stairs")
    assert (position.scores, position.gold, position.prepared.sheet.serial) == (
        (GOLD,),
        GOLD,
        "two",
    )
    play(position, "door 5,3", "door 4,3", "stairs")
    assert position.scores == (GOLD, GOLD - 2)
    pending = position.pending()
    assert isinstance(pending, Over)
    assert pending.returns == ((2 * GOLD - 2) / (2 * GOLD),)


def test_variant_campaign_tells_which_sheet_comes_next() -> None:
    position = campaign()
    told = position.play(notation.read(position, "stairs"))
    assert [event.about["sheet"] for event in told if event.name == "sheet-begun"] == [2]


def test_variant_campaign_keeps_the_memory_from_sheet_to_sheet() -> None:
    position = campaign()
    play(position, "stairs")
    assert position.memory == {"Ink"}


def test_variant_campaign_goes_on_after_a_death() -> None:
    position = campaign()
    play(position, "door 5,3")
    assert (position.scores, position.gold, position.room) == ((0,), GOLD, position.prepared.start)
    play(position, "stairs")
    assert position.scores == (0, GOLD)


def test_variant_campaign_begins_each_sheet_unmarked() -> None:
    first = sheet_of(start("x10 | move on stairs » you win"))
    second = sheet_of(start("move on stairs » you win"), serial="two")
    position = Position((Prepared(first), Prepared(second)))
    assert position.ticked == 1
    play(position, "stairs")
    assert (position.ticked, position.read) == (0, 0)
