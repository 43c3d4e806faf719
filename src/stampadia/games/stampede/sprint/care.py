"""Playing on with care over rows: what a seat does not see, the best way through a turn, and the
race of a few choices through the same worlds, as `stampadia.players` does it with positions, draw
for draw."""

from __future__ import annotations

from collections.abc import MutableSequence

from stampadia.games.stampede.bots import SOON
from stampadia.games.stampede.sprint import SOURCES
from stampadia.games.stampede.sprint.judgement import appraise, returns
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
from stampadia.games.stampede.sprint.tree import (
    CHOICE,
    FIRST,
    NEXT,
    VISITS,
    WIDTH,
    imagine,
    look_through,
)
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
def look_around(
    world: Ints,
    worlds: MutableSequence[Ints],
    offers: MutableSequence[Ints],
    frames: MutableSequence[Ints],
    bests: Floats,
    nodes: Ints,
    values: Floats,
    families: Ints,
    hidden: Ints,
    dealer: Ints,
    effort: int,
    times: int,
    later: Floats,
    chances: Floats,
) -> None:
    """Look through the turn of the seat that is asked, in so many worlds that it might take this
    one for, down a tree of its own."""
    for index in range(WIDTH):
        nodes[index] = 0
    nodes[CHOICE] = 1
    for _ in range(times):
        copy(worlds[0], world)
        conceal(worlds[0], world[ASKED], families, hidden, dealer)
        look_through(
            worlds, offers, frames, bests, world[ASKED], nodes, values, False, effort, 1, later,
            chances,
        )  # fmt: skip


@compiled
def best_child(nodes: Ints, values: Floats, node: int) -> int:
    """The best on average, the first of equals; 0 where there is none."""
    best, best_mean = 0, 0.0
    child = nodes[node * WIDTH + FIRST]
    while child:
        mean = values[child] / nodes[child * WIDTH + VISITS]
        if best == 0 or mean > best_mean:
            best, best_mean = child, mean
        child = nodes[child * WIDTH + NEXT]
    return best


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
    bests: Floats,
    nodes: Ints,
    values: Floats,
    families: Ints,
    hidden: Ints,
    dealer: Ints,
    last: int,
    effort: int,
    times: int,
    longest: int,
    later: Floats,
    chances: Floats,
    keys: Floats,
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
        look_around(
            world, worlds, offers, frames, bests, nodes, values, families, hidden, dealer, effort,
            times, later, chances,
        )  # fmt: skip
        node = best_child(nodes, values, 0)
        while node:
            choice = nodes[node * WIDTH + CHOICE]
            if world[PENDING] != ASK or world[ASKED] != seat or not is_legal(world, choice):
                break
            play(world, choice)
            node = best_child(nodes, values, node)
    for seat in range(world[SEATS]):
        chances[seat] = 0.0


@entry(*SOURCES)
def race(
    base: Ints,
    world: Ints,
    worlds: MutableSequence[Ints],
    offers: MutableSequence[Ints],
    frames: MutableSequence[Ints],
    bests: Floats,
    nodes: Ints,
    values: Floats,
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
    times: int,
    longest: int,
    later: Floats,
    chances: Floats,
    keys: Floats,
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
                world, worlds, offers, frames, bests, nodes, values, families, hidden, dealer,
                since + turns, effort, times, longest, later, chances, keys,
            )  # fmt: skip
            brought[lap][index] = chances[seat] * later[world[TURN] - since]
