"""Search over rows: imagined worlds, a look through the own turn, and walks down one tree, as
`stampadia.players` does it with positions, visit for visit."""

from __future__ import annotations

from collections.abc import MutableSequence
from math import log, sqrt
from typing import Final

from stampadia.games.stampede.choices import CHOICES
from stampadia.games.stampede.sprint import SOURCES
from stampadia.games.stampede.sprint.judgement import (
    appraise,
    candidates,
    glance,
    instinct,
    returns,
)
from stampadia.games.stampede.sprint.lists import begins
from stampadia.games.stampede.sprint.row import (
    ASK,
    ASKED,
    CARD_KINDS,
    OVER,
    PENDING,
    PILE,
    SEATS,
    TURN,
    copy,
)
from stampadia.games.stampede.sprint.rules import chance, play
from stampadia.workbench.compiled import Floats, Ints, compiled, entry
from stampadia.workbench.flat_dealer import below, shuffle

# A node's numbers. Node 0 is the root; the next free one stands in the root's own CHOICE.
VISITS: Final = 0
CHANCES: Final = 1
CHOICE: Final = 2
FIRST: Final = 3
"""The child that was made first, and then NEXT; 0 for none."""
LAST: Final = 4
NEXT: Final = 5
WIDTH: Final = 6

DEPTH: Final = 32
"""More choices than a seat has in a turn, whatever it plays."""
LONGEST_WALK: Final = 2048

# What is not certain to the seat: a list of numbers.
UNSURE: Final = 0
"""How many families of cards are; for each, where it stands."""
LOST: Final = 1
"""How many places of the pile hold cards whose place is not known, and where they stand."""
LOST_AT: Final = 2


@compiled
def imagine(to: Ints, row: Ints, unsure: Ints, dealer: Ints, keys: Floats) -> None:
    """A world that the seat cannot tell from this one. `unsure` says what it does not know: for
    each family the number of rows by weight, of cards, the cards, and the kinds of each row; then
    the places of the pile, and the cards that lie there."""
    copy(to, row)
    at = 3
    for _ in range(unsure[UNSURE]):
        rows, cards = unsure[at], unsure[at + 1]
        drawn = at + 2 + cards + below(dealer, rows) * cards
        for index in range(cards):
            to[CARD_KINDS + unsure[at + 2 + index]] = unsure[drawn + index]
        at += 2 + cards + rows * cards
    count, places = unsure[LOST], unsure[LOST_AT]
    if count:
        cards = places + count
        room = cards + count
        for index in range(count):
            unsure[room + index] = unsure[cards + index]
        shuffle(dealer, unsure, room, count, keys)
        for index in range(count):
            to[begins(PILE) + unsure[places + index]] = unsure[room + index]


# Nodes


@compiled
def find_child(nodes: Ints, node: int, choice: int) -> int:
    """0 where there is none."""
    child = nodes[node * WIDTH + FIRST]
    while child and nodes[child * WIDTH + CHOICE] != choice:
        child = nodes[child * WIDTH + NEXT]
    return child


@compiled
def add_child(nodes: Ints, values: Floats, node: int, choice: int) -> int:
    child = nodes[CHOICE]
    nodes[CHOICE] = child + 1
    for index in range(WIDTH):
        nodes[child * WIDTH + index] = 0
    nodes[child * WIDTH + CHOICE] = choice
    values[child] = 0.0
    if nodes[node * WIDTH + FIRST]:
        nodes[nodes[node * WIDTH + LAST] * WIDTH + NEXT] = child
    else:
        nodes[node * WIDTH + FIRST] = child
    nodes[node * WIDTH + LAST] = child
    return child


# The look through the own turn


# A frame: how far the look has come at one choice of the turn.
NODE: Final = 0
EFFORT: Final = 1
COUNT: Final = 2
INDEX: Final = 3
FRAME: Final = 4


@compiled
def ends_here(
    world: Ints, seat: int, effort: int, hurried: bool, left: float, chances: Floats
) -> bool:
    """Whether the look ends in this world, and if so, what the seats have of it."""
    if world[PENDING] == OVER:
        returns(world, chances)
        chances[seat] *= left
        return True
    if world[PENDING] == ASK and world[ASKED] == seat and effort > 1:
        return False
    if hurried:
        glance(world, chances)
    else:
        appraise(world, chances)
    return True


@compiled
def look_through(
    worlds: MutableSequence[Ints],
    offers: MutableSequence[Ints],
    frames: MutableSequence[Ints],
    bests: Floats,
    seat: int,
    nodes: Ints,
    values: Floats,
    hurried: bool,
    effort: int,
    weight: int,
    later: Floats,
    chances: Floats,
) -> None:
    """Every way through the turn from the first of the worlds, each choice in the world below; a
    loop, for what calls itself cannot be kept compiled."""
    since = worlds[0][TURN]
    depth = 0
    frames[0][NODE], frames[0][EFFORT] = 0, effort
    while True:
        world, frame = worlds[depth], frames[depth]
        if ends_here(world, seat, frame[EFFORT], hurried, later[world[TURN] - since], chances):
            value = chances[seat]
            # back to the last choice that has other ways still to go
            while depth > 0:
                child = frames[depth][NODE]
                depth -= 1
                nodes[child * WIDTH + VISITS] += weight
                nodes[child * WIDTH + CHANCES] += weight
                values[child] += value * weight
                bests[depth] = max(bests[depth], value)
                frames[depth][INDEX] += 1
                if frames[depth][INDEX] < frames[depth][COUNT]:
                    break
                value = bests[depth]
            if depth == 0 and frames[0][INDEX] >= frames[0][COUNT]:
                return
        else:
            frame[COUNT], frame[INDEX] = candidates(world, offers[depth]), 0
            bests[depth] = 0.0
        frame = frames[depth]
        count = frame[COUNT]
        choice = offers[depth][frame[INDEX]]
        copy(worlds[depth + 1], worlds[depth])
        play(worlds[depth + 1], choice)
        child = find_child(nodes, frame[NODE], choice)
        if not child:
            child = add_child(nodes, values, frame[NODE], choice)
        share = frame[EFFORT] // count if count > 1 else frame[EFFORT] - 1
        depth += 1
        frames[depth][NODE], frames[depth][EFFORT] = child, share


@entry(*SOURCES)
def look(
    worlds: MutableSequence[Ints],
    offers: MutableSequence[Ints],
    frames: MutableSequence[Ints],
    bests: Floats,
    row: Ints,
    unsure: Ints,
    dealer: Ints,
    seat: int,
    nodes: Ints,
    values: Floats,
    hurried: bool,
    effort: int,
    weight: int,
    times: int,
    later: Floats,
    chances: Floats,
    keys: Floats,
) -> None:
    """The own turn in so many imagined worlds."""
    for _ in range(times):
        imagine(worlds[0], row, unsure, dealer, keys)
        if effort > 1:
            look_through(
                worlds, offers, frames, bests, seat, nodes, values, hurried, effort, weight,
                later, chances,
            )  # fmt: skip


# Walks


@compiled
def select(
    nodes: Ints,
    values: Floats,
    node: int,
    choices: Ints,
    count: int,
    exploration: float,
    dealer: Ints,
    slots: Ints,
) -> int:
    """The child to go to; a new one's number is as high as none was before. `slots` is room for a
    child of each choice, all 0 before and after."""
    child = nodes[node * WIDTH + FIRST]
    while child:
        slots[nodes[child * WIDTH + CHOICE]] = child
        child = nodes[child * WIDTH + NEXT]
    new = 0
    for index in range(count):
        if not slots[choices[index]]:
            new += 1
    best = 0
    if new:
        drawn = below(dealer, new)
        for index in range(count):
            if slots[choices[index]]:
                nodes[slots[choices[index]] * WIDTH + CHANCES] += 1
            else:
                if not drawn:
                    best = add_child(nodes, values, node, choices[index])
                    nodes[best * WIDTH + CHANCES] += 1
                drawn -= 1
    else:
        best_score = 0.0
        for index in range(count):
            child = slots[choices[index]]
            nodes[child * WIDTH + CHANCES] += 1
            visits = nodes[child * WIDTH + VISITS]
            score = values[child] / visits + exploration * sqrt(
                log(nodes[child * WIDTH + CHANCES]) / visits
            )
            if best == 0 or score > best_score:
                best, best_score = child, score
    child = nodes[node * WIDTH + FIRST]
    while child:
        slots[nodes[child * WIDTH + CHOICE]] = 0
        child = nodes[child * WIDTH + NEXT]
    return best


@compiled
def play_out(
    world: Ints, dealer: Ints, last: int, longest: int, chances: Floats, keys: Floats
) -> None:
    """By instinct to the turn `last`, and the judgement there; to the end where it is negative."""
    for _ in range(longest):
        if world[PENDING] == ASK:
            if 0 <= last <= world[TURN]:
                appraise(world, chances)
                return
            play(world, instinct(world, dealer))
        elif world[PENDING] == OVER:
            returns(world, chances)
            return
        else:
            chance(world, dealer, keys)
    for seat in range(world[SEATS]):
        chances[seat] = 0.0


@entry(*SOURCES)
def walk(
    world: Ints,
    choices: Ints,
    row: Ints,
    unsure: Ints,
    dealer: Ints,
    nodes: Ints,
    values: Floats,
    exploration: float,
    rollout_turns: int,
    longest: int,
    times: int,
    later: Floats,
    path: Ints,
    slots: Ints,
    chances: Floats,
    keys: Floats,
) -> None:
    """So many walks, each in a world of its own, down the tree to a new node and on by instinct;
    `rollout_turns` is negative for playing on to the end."""
    for _ in range(times):
        imagine(world, row, unsure, dealer, keys)
        start = world[TURN]
        node, steps = 0, 0
        while True:
            if world[PENDING] == ASK:
                seat = world[ASKED]
                before = nodes[CHOICE]
                count = candidates(world, choices)
                node = select(nodes, values, node, choices, count, exploration, dealer, slots)
                play(world, nodes[node * WIDTH + CHOICE])
                path[2 * steps], path[2 * steps + 1] = node, seat
                steps += 1
                if node >= before or steps == LONGEST_WALK:
                    last = -1 if rollout_turns < 0 else world[TURN] + rollout_turns
                    play_out(world, dealer, last, longest, chances, keys)
                    break
            elif world[PENDING] == OVER:
                returns(world, chances)
                break
            else:
                chance(world, dealer, keys)
        left = later[world[TURN] - start]
        for step in range(steps):
            node = path[2 * step]
            nodes[node * WIDTH + VISITS] += 1
            values[node] += chances[path[2 * step + 1]] * left


assert CHOICES < 32_768  # a row's numbers are small
