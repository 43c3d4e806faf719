"""Playing on with care over rows: what a seat does not see, the best way through a turn, and the
race of a few choices through the same worlds, as `stampadia.players` does it with positions, draw
for draw."""

from __future__ import annotations

from collections.abc import MutableSequence

from stampadia.games.stampede.bots import SOON
from stampadia.games.stampede.sprint import SOURCES
from stampadia.games.stampede.sprint.judgement import appraise, candidates, returns
from stampadia.games.stampede.sprint.lists import begins
from stampadia.games.stampede.sprint.row import (
    ASK,
    ASKED,
    CARD_KINDS,
    CARDS,
    ENTRIES,
    ENTRY_COUNT,
    HANDS,
    LENGTHS,
    OVER,
    PENDING,
    PER_ENTRY,
    PILE,
    SEATS,
    TURN,
    copy,
)
from stampadia.games.stampede.sprint.rules import chance, play
from stampadia.games.stampede.sprint.tree import COUNT, EFFORT, INDEX, ends_here, imagine
from stampadia.workbench.compiled import Floats, Ints, compiled, entry
from stampadia.workbench.flat_dealer import ROW, below

# What a seat does not see


@compiled
def redraw(row: Ints, card: int, families: Ints, hidden: Ints, dealer: Ints) -> None:
    """Another front of those that are hidden and share the card's back."""
    first = families[card] + 1
    after = first + families[first - 1]
    twins = 0
    for at in range(first, after):
        twins += hidden[families[at]]
    if twins < 2:
        return
    drawn = below(dealer, twins)
    for at in range(first, after):
        twin = families[at]
        if hidden[twin]:
            if drawn == 0:
                kind = row[CARD_KINDS + card]
                row[CARD_KINDS + card] = row[CARD_KINDS + twin]
                row[CARD_KINDS + twin] = kind
                return
            drawn -= 1


@compiled
def conceal(row: Ints, seat: int, families: Ints, hidden: Ints, dealer: Ints) -> None:
    """`families` says for each card where its own stands: how many share its back, and which.
    `hidden` is room to work in."""
    pile, size = begins(PILE), row[LENGTHS + PILE]
    for card in range(row[CARDS]):
        hidden[card] = 0
    for at in range(pile, pile + size):
        hidden[row[at]] = 1
    for other in range(row[SEATS]):
        if other != seat:
            hand = begins(HANDS + other)
            for at in range(hand, hand + row[LENGTHS + HANDS + other]):
                hidden[row[at]] = 1
    for other in range(row[SEATS]):
        if other != seat:
            hand = begins(HANDS + other)
            for at in range(hand, hand + row[LENGTHS + HANDS + other]):
                redraw(row, row[at], families, hidden, dealer)
    for place in range(size - 2, max(0, size - 1 - SOON), -1):
        drawn = below(dealer, place + 1)
        card = row[pile + place]
        row[pile + place] = row[pile + drawn]
        row[pile + drawn] = card
    for place in range(size - 1, max(-1, size - 1 - SOON), -1):
        redraw(row, row[pile + place], families, hidden, dealer)


# Turns


@compiled
def best_way(
    worlds: MutableSequence[Ints],
    offers: MutableSequence[Ints],
    frames: MutableSequence[Ints],
    seat: int,
    effort: int,
    later: Floats,
    chances: Floats,
    here: Ints,
    way: Ints,
) -> int:
    """The choices on the way to the best end of the turn from the first of the worlds; how many
    they are. `here` is room for the way that is looked at."""
    since = worlds[0][TURN]
    depth, length, best = 0, 0, -1.0
    frames[0][EFFORT] = effort
    while True:
        world, frame = worlds[depth], frames[depth]
        if ends_here(world, seat, frame[EFFORT], False, later[world[TURN] - since], chances):
            if chances[seat] > best:
                best, length = chances[seat], depth
                for index in range(depth):
                    way[index] = here[index]
                if best >= 1.0:
                    return length
            while depth > 0:
                depth -= 1
                frames[depth][INDEX] += 1
                if frames[depth][INDEX] < frames[depth][COUNT]:
                    break
            if depth == 0 and frames[0][INDEX] >= frames[0][COUNT]:
                return length
        else:
            frame[COUNT], frame[INDEX] = candidates(world, offers[depth]), 0
        frame = frames[depth]
        count = frame[COUNT]
        here[depth] = offers[depth][frame[INDEX]]
        copy(worlds[depth + 1], worlds[depth])
        play(worlds[depth + 1], here[depth])
        depth += 1
        frames[depth][EFFORT] = frame[EFFORT] // count if count > 1 else frame[EFFORT] - 1


@compiled
def is_legal(row: Ints, choice: int) -> bool:
    for index in range(row[ENTRY_COUNT]):
        if 0 <= choice - row[ENTRIES + index] < row[PER_ENTRY]:
            return True
    return False


@compiled
def play_with_care(
    world: Ints,
    worlds: MutableSequence[Ints],
    offers: MutableSequence[Ints],
    frames: MutableSequence[Ints],
    families: Ints,
    hidden: Ints,
    dealer: Ints,
    last: int,
    effort: int,
    longest: int,
    later: Floats,
    chances: Floats,
    keys: Floats,
    here: Ints,
    way: Ints,
) -> None:
    for _ in range(longest):
        if world[PENDING] == OVER:
            returns(world, chances)
            return
        if world[PENDING] != ASK:
            chance(world, dealer, keys)
            continue
        if world[TURN] >= last:
            appraise(world, chances)
            return
        seat = world[ASKED]
        copy(worlds[0], world)
        conceal(worlds[0], seat, families, hidden, dealer)
        length = best_way(worlds, offers, frames, seat, effort, later, chances, here, way)
        for index in range(length):
            if world[PENDING] != ASK or world[ASKED] != seat or not is_legal(world, way[index]):
                break
            play(world, way[index])
    for seat in range(world[SEATS]):
        chances[seat] = 0.0


@entry(*SOURCES)
def race(
    base: Ints,
    world: Ints,
    worlds: MutableSequence[Ints],
    offers: MutableSequence[Ints],
    frames: MutableSequence[Ints],
    row: Ints,
    unsure: Ints,
    families: Ints,
    hidden: Ints,
    dealer: Ints,
    luck: Ints,
    seat: int,
    choices: Ints,
    laps: int,
    turns: int,
    effort: int,
    longest: int,
    later: Floats,
    chances: Floats,
    keys: Floats,
    here: Ints,
    way: Ints,
    brought: MutableSequence[Floats],
) -> None:
    """Each choice in so many worlds, all with the same luck there. The stream goes on where the
    last of them left it."""
    for lap in range(laps):
        imagine(base, row, unsure, dealer, keys)
        since = base[TURN]
        for word in range(ROW):
            luck[word] = dealer[word]
        for index in range(len(choices)):
            for word in range(ROW):
                dealer[word] = luck[word]
            copy(world, base)
            play(world, choices[index])
            play_with_care(
                world, worlds, offers, frames, families, hidden, dealer, since + turns, effort,
                longest, later, chances, keys, here, way,
            )  # fmt: skip
            brought[lap][index] = chances[seat] * later[world[TURN] - since]
