"""The proof of a Dungeon: its way wins by the real rules, and what is broken is found."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest
from msgspec import structs

from games.travelers.handmade import small_dungeon
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import (
    CardSet,
    Door,
    Dungeon,
    Entry,
    Hero,
    Meeting,
    joining_card,
)
from stampadia.games.travelers.generate.dungeon.dungeons import make_dungeon
from stampadia.games.travelers.generate.dungeon.proof import (
    DungeonProof,
    Search,
    State,
    Unproven,
    prove_dungeon,
)
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.sets import main_quest
from stampadia.games.travelers.instructions import (
    DrawCards,
    FulfilMission,
    Instruction,
    JoinHero,
    Mapped,
    MissionFulfilled,
    Teleport,
)
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.floor_plan import code_of, room_of, rooms_of
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Chance, Over

MANY = 60


@cache
def dungeons() -> tuple[Dungeon, ...]:
    return tuple(make_dungeon(f"proof {number}") for number in range(MANY))


@cache
def hero() -> Hero:
    return make_hero("walker")


def with_entries(dungeon: Dungeon, change: Callable[[Entry], Entry]) -> Dungeon:
    pages = tuple(tuple(change(entry) for entry in page) for page in dungeon.pages)
    return structs.replace(dungeon, pages=pages)


def with_texts(dungeon: Dungeon, change: Callable[[Instruction], Instruction]) -> Dungeon:
    def changed(entry: Entry) -> Entry:
        above, below = (
            tuple(change(one) if isinstance(one, Instruction) else one for one in part)
            for part in (entry.meeting.above, entry.meeting.below)
        )
        return structs.replace(entry, meeting=Meeting(above, entry.meeting.enemy, below))

    return with_entries(dungeon, changed)


def peaceful(dungeon: Dungeon) -> Dungeon:
    """Every fight is won before it begins."""
    return with_entries(
        dungeon,
        lambda entry: structs.replace(entry, meeting=structs.replace(entry.meeting, enemy=None)),
    )


# The way


def walked(dungeon: Dungeon, proof: DungeonProof) -> Over:
    """The way of the proof by the real rules: doors and symbols as it says, whatever else."""
    position = Position(hero(), CardSet(hero(), peaceful(dungeon)))
    luck = Dealer("proof")
    at, symbols = 0, list(proof.symbols)
    while not isinstance(pending := position.pending(), Over):
        name = position.agenda[-1].name
        if isinstance(pending, Chance):
            position.play(luck.answer(pending))
        elif name == "explore" and symbols[:1] == [at]:
            symbols.pop(0)
            position.play(n.SYMBOL)
        elif name == "explore":
            at += 1
            position.play(n.DOOR + room_of(proof.way[at]))
        else:
            at += name == "teleport"
            position.play(n.YES if n.YES in pending.choices else pending.choices[0])
    assert at == len(proof.way) - 1
    return pending


def test_the_way_of_the_proof_wins_by_the_real_rules() -> None:
    for dungeon in dungeons():
        proof = prove_dungeon(dungeon)
        assert walked(dungeon, proof).how == "won"


def test_a_way_begins_and_ends_at_the_entrance_and_goes_through_doors_or_teleports() -> None:
    for dungeon in dungeons():
        way = prove_dungeon(dungeon).way
        assert way[0] == way[-1] == "1A"
        rooms = rooms_of(dungeon)
        for here, there in pairwise(way):
            doors = {door.to for door in rooms[room_of(here)].doors}
            passages = dungeon.meetings().get(here, Meeting()).passages
            acts = [act for one in passages if isinstance(one, Instruction) for act in one.do]
            assert room_of(there) in doors or Teleport(there) in acts


def test_no_condition_of_ours_is_always_or_never_met() -> None:
    for dungeon in dungeons():
        proof = prove_dungeon(dungeon)
        assert not proof.always
        assert not proof.never


def test_a_dungeon_made_by_hand_is_proven_too() -> None:
    proof = prove_dungeon(small_dungeon())
    assert proof.way == ("1A", "4A", "6A", "4A", "1A")
    assert proof.symbols == (4,)
    assert proof.corners[room_of("1B")] is None


def test_conditions_that_are_no_question_are_told() -> None:
    """Whoever stands in 6A came through 4A; whoever stands in 2B has laid 2A again."""

    def asks(entry: Entry) -> Entry:
        needed = {"6A": "4A", "2B": "2A"}.get(entry.room)
        if needed is None:
            return entry
        gift = Instruction((DrawCards(1),), when=(Mapped(needed),))
        meeting = structs.replace(entry.meeting, above=(*entry.meeting.above, gift))
        return structs.replace(entry, meeting=meeting)

    proof = prove_dungeon(with_entries(small_dungeon(), asks))
    assert "6A" in proof.always
    assert "2B" in proof.never


# The states


def states(search: Search) -> set[State]:
    line = [search.start()]
    found = set(line)
    for state in line:
        for move in search.moves(state):
            if move.to not in found:
                found.add(move.to)
                line.append(move.to)
    return found


def seen_as(position: Position, search: Search) -> State:
    """What the search knows of a position."""
    state = position.dungeon
    assert state is not None
    on_joining = state.room // 4 == search.leaving and state.came is not None
    once = {
        room
        for room, items in search.texts.items()
        if any(isinstance(item, Instruction) and item.once for item in items)
    }
    return State(
        room=state.room,
        came=state.came[0] if on_joining and state.came else 0,
        mapped=frozenset(room for room in search.asked if state.on_table(room)),
        fulfilled=state.fulfilled,
        marks=frozenset(map(room_of, state.marks)) & once,
        gone=next(iter(state.gone), -1),
    )


def test_whatever_happens_by_the_real_rules_is_a_state_of_the_search() -> None:
    luck = Dealer("wanderer")
    for dungeon in dungeons()[:25]:
        quiet = peaceful(dungeon)
        search = Search(quiet)
        known = states(search)
        position = Position(hero(), CardSet(hero(), quiet))
        visited = set()
        for _ in range(250):
            pending = position.pending()
            if isinstance(pending, Over):
                break
            if isinstance(pending, Chance):
                position.play(luck.answer(pending))
                continue
            if position.agenda[-1].name == "explore":
                visited.add(seen_as(position, search))
            position.play(luck.one_of(list(pending.choices)))
        assert visited <= known
        assert len(visited) > 10


# What is broken


def refused(dungeon: Dungeon) -> str:
    with pytest.raises(Unproven) as caught:
        prove_dungeon(dungeon)
    assert not str(caught.value).startswith("dungeon-")
    return caught.value.key


def with_door(
    dungeon: Dungeon, card: int, number: int, codes: tuple[str, str, str, str]
) -> Dungeon:
    doors = list(dungeon.rooms[card].doors)
    doors[number] = structs.replace(doors[number], codes=codes)
    rooms = list(dungeon.rooms)
    rooms[card] = structs.replace(rooms[card], doors=tuple(doors))
    return structs.replace(dungeon, rooms=tuple(rooms))


def test_a_mission_that_nobody_fulfils_cannot_be_won() -> None:
    def idle(one: Instruction) -> Instruction:
        do = tuple(act for act in one.do if not isinstance(act, FulfilMission))
        return structs.replace(one, do=do)

    assert refused(with_texts(dungeons()[0], idle)) == "dungeon-not-won"


def test_a_price_is_no_way_to_win() -> None:
    def dear(one: Instruction) -> Instruction:
        wins = any(isinstance(condition, MissionFulfilled) for condition in one.when)
        return structs.replace(one, price=(FulfilMission(),)) if wins else one

    assert refused(with_texts(dungeons()[0], dear)) == "dungeon-not-won"


def test_a_key_on_a_card_that_is_laid_again_cannot_be_won() -> None:
    """The door asks for another orientation of its own card: it is never mapped there."""
    dungeon = next(one for one in dungeons() if main_quest(one) == "missing-key")
    door = next(
        code
        for code, meeting in dungeon.meetings().items()
        if any(isinstance(one, Instruction) and FulfilMission() in one.do for one in meeting.below)
    )
    elsewhere = code_of((room_of(door) + 1) % 4 + room_of(door) // 4 * 4)

    def asks(one: Instruction) -> Instruction:
        when = tuple(
            Mapped(elsewhere, none=True) if isinstance(part, Mapped) and part.none else part
            for part in one.when
        )
        return structs.replace(one, when=when)

    assert refused(with_texts(dungeon, asks)) == "dungeon-not-won"


def test_what_is_lost_with_the_joining_card_is_a_dead_end() -> None:
    dungeon = next(
        one
        for one in dungeons()
        if any(
            isinstance(passage, Instruction)
            and not passage.price
            and any(isinstance(act, JoinHero) for act in passage.do)
            for meeting in one.meetings().values()
            for passage in meeting.passages
        )
    )
    number = joining_card(dungeon)
    assert number is not None
    taken = dungeon.meetings()
    joining = next(code for code in taken if code[0] == str(number) and _joins(taken[code]))
    other = next(code for code in (f"{number}{side}" for side in "ABCD") if code != joining)
    prize = Entry(other, "immediate", Meeting((Instruction((FulfilMission(),)),)))

    def moved(entry: Entry) -> Entry:
        fulfils = any(
            isinstance(one, Instruction) and FulfilMission() in one.do
            for one in entry.meeting.passages
        )
        return prize if fulfils else entry

    rest = with_entries(dungeon, lambda entry: entry if entry.room != other else prize)
    assert refused(with_entries(rest, moved)) == "dungeon-dead-end"


def _joins(meeting: Meeting) -> bool:
    acts = [act for one in meeting.passages if isinstance(one, Instruction) for act in one.do]
    return any(isinstance(act, JoinHero) for act in acts)


def test_teleports_that_lead_to_each_other_for_ever_are_no_way() -> None:
    dungeon = small_dungeon()

    def rounds(entry: Entry) -> Entry:
        target = {"4A": "6A", "6A": "4A"}.get(entry.room)
        if target is None:
            return entry
        return Entry(entry.room, "immediate", Meeting((Instruction((Teleport(target),)),)))

    assert refused(with_entries(dungeon, rounds)) == "dungeon-out-of-reach"


def test_a_door_without_its_fellow_is_found() -> None:
    dungeon = dungeons()[0]
    door = dungeon.rooms[0].doors[0]
    first = next(code for code in door.codes if code)
    a, b, c, d = ("" if code == first else code for code in door.codes)
    assert refused(with_door(dungeon, 0, 0, (a, b, c, d))) == "dungeon-no-door-back"


def test_an_entry_that_nothing_leads_to_is_found() -> None:
    entry = Entry("1B", "choice", Meeting((Instruction((Teleport("1A"),)),)))
    dungeon = small_dungeon()
    pages = (dungeon.pages[0], (*dungeon.pages[1], entry), *dungeon.pages[2:])
    assert refused(structs.replace(dungeon, pages=pages)) == "dungeon-out-of-reach"


def test_rooms_that_would_lie_on_each_other_are_found() -> None:
    """Both behind the right side of 1A, whose six rows have room for one of them."""
    dungeon = small_dungeon()
    doors = {
        0: (Door((1, 3), ("2A", "", "", "")), Door((4, 3), ("3A", "", "", ""))),
        1: (Door((1, 0), ("1A", "", "", "")),),
        2: (Door((3, 0), ("1A", "", "", "")),),
    }
    rooms = tuple(
        structs.replace(card, doors=doors.get(number, ()))
        for number, card in enumerate(dungeon.rooms)
    )
    assert refused(structs.replace(dungeon, rooms=rooms)) == "dungeon-overlap"
