"""The structural proof of Worlds, on small Worlds whose faults are known."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stampadia.games.travelers.content import Enemy, Meeting, World, WorldCard, WorldHalf
from stampadia.games.travelers.generate.world.proof import Clause, Unproven, prove_world
from stampadia.games.travelers.generate.world.worlds import pruned
from stampadia.games.travelers.instructions import (
    AllowLeaving,
    BoxShows,
    DiscardCards,
    FillBox,
    HasHeroCards,
    Instruction,
    JoinHero,
    Mapped,
    RemoveThis,
    Reveal,
    StopReading,
    Win,
)
from stampadia.words import LANGUAGES, Words
from stampadia.workbench.bilingual import Text

ENEMY = Enemy(Text("Goose", "Oca"), 2, 1, 1)


def reveal(place: str, *when: Mapped, may: bool = False) -> Instruction:
    return Instruction(do=(Reveal(place),), when=when, may=may)


def build(texts: Mapping[str, tuple[Instruction, ...] | Meeting]) -> World:
    """The named halves as told. When the ending is up, 9A reveals every B half that no text names,
    so that none stays hidden and nothing is covered before."""
    named = {
        act.place
        for text in texts.values()
        for passage in (text.passages if isinstance(text, Meeting) else text)
        if isinstance(passage, Instruction)
        for act in passage.do
        if isinstance(act, Reveal)
    }
    rest = [reveal(f"{n}B", Mapped("1B")) for n in range(2, 10) if f"{n}B" not in named]
    texts = {"1B": (Instruction(do=(Win(),)),), "9A": tuple(rest), **texts}

    def half(code: str) -> WorldHalf:
        text = texts.get(code, ())
        return WorldHalf(Text(code, code), text if isinstance(text, Meeting) else Meeting(text))

    cards = tuple(WorldCard(half(f"{n}A"), half(f"{n}B")) for n in range(1, 10))
    return World("TOS-TEST", Text("Test", "Prova"), cards)


def fault(world: World) -> str:
    with pytest.raises(Unproven) as caught:
        prove_world(world)
    for language in LANGUAGES:
        assert caught.value.tell(Words(language, caught.value.package)) != caught.value.key
    return caught.value.key


def test_the_plan_is_the_shortest_order_of_halves() -> None:
    world = build(
        {
            "2A": (reveal("3B"),),
            "3B": (reveal("4B"),),
            "4B": (reveal("1B"),),
            "5A": (reveal("6B"),),
        }
    )
    assert prove_world(world).plan == ("1A", "2A", "3B", "4B", "1B")


def test_a_world_without_a_way_to_the_ending_is_refused() -> None:
    assert fault(build({"2A": (reveal("3B"),)})) == "world-no-ending"


def test_a_half_that_nothing_reveals_is_refused() -> None:
    world = build({"2A": (reveal("1B"),), "3A": (reveal("4B", Mapped("4B")),)})
    assert fault(world) == "world-half-hidden"


def test_a_card_that_can_be_removed_too_early_is_a_dead_end() -> None:
    leaving = Instruction(do=(RemoveThis(),), may=True)
    afterwards = build({"2A": (reveal("3B"),), "3B": (reveal("1B"), leaving)})
    assert prove_world(afterwards).plan == ("1A", "2A", "3B", "1B")
    before = build({"2A": (reveal("3B"),), "3A": (leaving,), "3B": (reveal("1B"),)})
    assert fault(before) == "world-dead-end"


def test_a_job_that_can_be_covered_is_a_dead_end_unless_the_reveal_waits() -> None:
    covered = {"2A": (reveal("1B"),), "3A": (reveal("2B"),)}
    assert fault(build(covered)) == "world-dead-end"
    waiting = {**covered, "3A": (reveal("2B", Mapped("1A", none=True)),)}
    assert prove_world(build(waiting)).plan == ("1A", "2A", "1B")


def test_what_has_a_price_helps_nobody_but_may_do_harm() -> None:
    bought = Instruction(do=(Reveal("1B"),), price=(DiscardCards(),), may=True)
    assert fault(build({"2A": (bought,)})) == "world-no-ending"
    joining = Instruction(do=(JoinHero(5),), price=(DiscardCards(),), may=True)
    assert prove_world(build({"5A": (joining,), "6A": (reveal("1B"),)})).plan[-2:] == ("6A", "1B")
    needed = build({"5A": (joining,), "6A": (reveal("5B"),), "5B": (reveal("1B"),)})
    assert fault(needed) == "world-dead-end"


def test_what_depends_on_the_hero_s_cards_is_no_plan() -> None:
    lucky = Instruction(do=(Reveal("1B"),), when=(HasHeroCards("more", 2, 1),))
    assert fault(build({"2A": (lucky,)})) == "world-no-ending"


def test_both_answers_of_a_may_are_looked_at() -> None:
    assert prove_world(build({"2A": (reveal("1B", may=True),)})).plan == ("1A", "2A", "1B")
    stop = Instruction(do=(StopReading(),), may=True)
    assert prove_world(build({"2A": (stop, reveal("1B"))})).plan == ("1A", "2A", "1B")


def test_for_1_time_is_used_up() -> None:
    """3B is turned back, and comes up again only where its reveal can be repeated."""
    back = {"4A": (reveal("3A", Mapped("3B")),), "3B": (reveal("1B"),)}
    assert prove_world(build({**back, "2A": (reveal("3B"),)})).plan == ("1A", "2A", "3B", "1B")
    once = Instruction(do=(Reveal("3B"),), once=True)
    assert fault(build({**back, "2A": (once,)})) == "world-dead-end"


def test_reading_stops_where_there_is_nothing() -> None:
    stop = Instruction(do=(StopReading(),), when=(Mapped("3"),))
    closed = build({"2A": (stop, reveal("1B"))})
    assert fault(closed) == "world-no-ending"
    gone = Instruction(do=(RemoveThis(),))
    opened = build({"2A": (stop, reveal("1B")), "4A": (reveal("3B"),), "3B": (gone,)})
    assert prove_world(opened).plan == ("1A", "4A", "3B", "2A", "1B")


def test_who_leaves_a_fight_does_not_read_on() -> None:
    meeting = Meeting(
        above=(Instruction(do=(AllowLeaving(),)),), enemy=ENEMY, below=(reveal("1B"),)
    )
    assert prove_world(build({"2A": meeting})).plan == ("1A", "2A", "1B")
    harmful = Meeting(
        above=(Instruction(do=(AllowLeaving(), Reveal("2B"))),), enemy=ENEMY, below=(reveal("1B"),)
    )
    assert fault(build({"2A": harmful})) == "world-dead-end"


def test_every_content_of_the_boxes_is_looked_at() -> None:
    fill = Instruction(do=(FillBox(("", "A", "B"), "B"),), once=True)
    kind = Instruction(do=(Reveal("3B"),), when=(BoxShows("A"),))
    stern = Instruction(do=(Reveal("4B"),), when=(BoxShows("B"),))
    both = {"2A": (fill, kind, stern), "5A": (reveal("1B"),)}
    assert prove_world(build(both)).plan == ("1A", "5A", "1B")
    only_a = {"2A": (fill, kind), "3B": (reveal("1B"),)}
    assert fault(build(only_a)) == "world-no-ending"


def test_a_world_with_too_many_box_contents_is_not_searched_for_ever() -> None:
    fill = Instruction(do=(FillBox(("", "A", "B", "C", "D"), "E"),), once=True)
    assert fault(build({f"{n}A": (fill,) for n in range(2, 10)})) == "world-too-wide"


def test_conditions_that_are_always_or_never_met_are_found_and_pruned() -> None:
    world = build(
        {
            "2A": (reveal("3B"),),
            "3B": (reveal("1B", Mapped("3A", none=True)),),
            "4A": (reveal("5B", Mapped("3B")), reveal("6B", Mapped("3A"), Mapped("3B"))),
            "7A": (reveal("6B"),),
        }
    )
    proof = prove_world(world)
    assert proof.always == (Clause("3B", below=False, passage=0, condition=0),)
    assert proof.never == (Clause("4A", below=False, passage=1, condition=1),)
    without = pruned(world, proof.always)
    assert without.meetings()["3B"].above == (reveal("1B"),)
    assert without.meetings()["4A"] == world.meetings()["4A"]
    assert prove_world(without).plan == proof.plan
