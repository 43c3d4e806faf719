"""Where everything lies in a row, and how a position is written into one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.stampede.choices import MOST_SEATS, PLACES, RETURN
from stampadia.games.stampede.content import KINDS
from stampadia.games.stampede.rules import ACTIONS
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench.compiled import Ints, compiled, constants, small_ints

if TYPE_CHECKING:
    from stampadia.games.stampede.content import Layout
    from stampadia.games.stampede.effects import Step
    from stampadia.games.stampede.position import Position

MOST_CARDS: Final = 90
ANIMALS: Final = 9

# Single numbers
SEATS: Final = 0
TURN: Final = 1
ACTIVE: Final = 2
PLAYED: Final = 3
REFILLING: Final = 4
PARROTS: Final = 5
FRESH: Final = 6
PENDING: Final = 7
ASKED: Final = 8
HOW: Final = 9
WINNER: Final = 10
"""A seat of the side that has won."""
CARDS: Final = 11
IN_TEAMS: Final = 12
HAND_SIZE: Final = 13
ALBUM_SIZE: Final = 14
EXCHANGE_SIZE: Final = 15
GIVE_UP_SIZE: Final = 16
ENTRY_COUNT: Final = 17
PER_ENTRY: Final = 18
"""Each entry stands for so many choices, one after the other."""

TEAMS: Final = 20
MET: Final = TEAMS + MOST_SEATS
"""How each seat has met a winning condition: an index of HOWS."""
LENGTHS: Final = MET + MOST_SEATS

# Lists, by number: hands, albums, and the others
HANDS: Final = 0
ALBUMS: Final = MOST_SEATS
EXCHANGE: Final = 2 * MOST_SEATS
PILE: Final = EXCHANGE + 1
CHOSEN: Final = EXCHANGE + 2
FORMER: Final = EXCHANGE + 3
GIVEN_UP: Final = EXCHANGE + 4
AGENDA: Final = EXCHANGE + 5

LISTS: Final = AGENDA + 1
ROOM: Final = 96
"""For each list; no list is ever longer."""
assert ROOM >= MOST_CARDS
COUNTS: Final = LENGTHS + LISTS
FIRST_LIST: Final = COUNTS + MOST_SEATS * ANIMALS
CARD_KINDS: Final = FIRST_LIST + LISTS * ROOM
ENTRIES: Final = CARD_KINDS + MOST_CARDS
"""The choices that are offered."""
COPIED: Final = ENTRIES + MOST_CARDS + 6
HEADS: Final = COPIED
"""From here on there is room to work in."""
AFTER: Final = HEADS + KINDS
ORDER: Final = AFTER + MOST_CARDS
SIZE: Final = ORDER + MOST_CARDS

# What is pending
ASK: Final = 0
SHUFFLE: Final = 1
STARTER: Final = 2
RESHUFFLE: Final = 3
OVER: Final = 4
CHANCES: Final = {"shuffle": SHUFFLE, "starter": STARTER, "reshuffle": RESHUFFLE}

HOWS: Final = ("", "five", "nine", "parrots")
FIVE: Final = 1
NINE: Final = 2
FOUR_PARROTS: Final = 3

# Steps of the agenda
_STEPS: Final = (
    *("deal", "starter", "end", "play", "take-top-into-hand", "give-from-hand", "give-from-album"),
    *("take-from-own-album", "take-for-hand", "take-for-album", "take-from-exchange"),
    *("take-whole-exchange", "swap-hands", "giraffe-order", "rhino-order", "take-top-into-album"),
    *("return-from-album", "return-from-album-below-top", "set-hand-aside", "return-former-hand"),
    *("run-out", "reshuffle", "finished", "give-up"),
)
STEPS: Final = {name: number for number, name in enumerate(_STEPS)}
DEAL_STEP: Final = STEPS["deal"]
STARTER_STEP: Final = STEPS["starter"]
END_STEP: Final = STEPS["end"]
PLAY_STEP: Final = STEPS["play"]
DRAW_STEP: Final = STEPS["take-top-into-hand"]
GIVE_FROM_HAND: Final = STEPS["give-from-hand"]
GIVE_FROM_ALBUM: Final = STEPS["give-from-album"]
TAKE_FROM_OWN: Final = STEPS["take-from-own-album"]
TAKE_FOR_HAND: Final = STEPS["take-for-hand"]
TAKE_FOR_ALBUM: Final = STEPS["take-for-album"]
TAKE_FROM_EXCHANGE: Final = STEPS["take-from-exchange"]
TAKE_WHOLE_EXCHANGE: Final = STEPS["take-whole-exchange"]
SWAP_HANDS: Final = STEPS["swap-hands"]
GIRAFFE_ORDER: Final = STEPS["giraffe-order"]
RHINO_ORDER: Final = STEPS["rhino-order"]
TOP_INTO_ALBUM: Final = STEPS["take-top-into-album"]
RETURN_FROM_ALBUM: Final = STEPS["return-from-album"]
RETURN_BELOW_TOP: Final = STEPS["return-from-album-below-top"]
SET_HAND_ASIDE: Final = STEPS["set-hand-aside"]
RETURN_FORMER_HAND: Final = STEPS["return-former-hand"]
RUN_OUT: Final = STEPS["run-out"]
RESHUFFLE_STEP: Final = STEPS["reshuffle"]
FINISHED: Final = STEPS["finished"]
GIVE_UP_CARD: Final = STEPS["give-up"]
"""And the seat is added to it: so it is the last."""

MOST_STEPS: Final = 4
ACTION_STEPS: Final = constants(
    [
        STEPS[action[index].name] if index < len(action) else -1
        for action in ACTIONS
        for index in range(MOST_STEPS)
    ]
)
"""By animal: the steps of its action, the first one last."""
assert max(map(len, ACTIONS)) <= MOST_STEPS


def written(position: Position) -> Ints:
    """A position as a row."""
    row = laid(position.layout)
    row[TURN] = position.turn
    row[ACTIVE] = position.active
    row[PLAYED] = position.played
    row[REFILLING] = position.refilling
    row[PARROTS] = position.parrots
    row[FRESH] = position.fresh_from_pile
    for seat in range(position.seats):
        row[MET + seat] = HOWS.index(position.met[seat])
        write_list(row, HANDS + seat, position.hands[seat])
        write_list(row, ALBUMS + seat, position.albums[seat])
        for animal, count in enumerate(position.counts[seat]):
            row[COUNTS + seat * ANIMALS + animal] = count
    write_list(row, EXCHANGE, position.exchange)
    write_list(row, PILE, position.pile)
    write_list(row, CHOSEN, position.chosen)
    write_list(row, FORMER, position.former_hand)
    write_list(row, GIVEN_UP, position.given_up)
    write_list(row, AGENDA, [_number(step) for step in position.agenda])
    for card, kind in enumerate(position.kinds):
        row[CARD_KINDS + card] = kind
    _write_pending(row, position.pending())
    return row


def _write_pending(row: Ints, pending: Pending) -> None:
    if isinstance(pending, Over):
        row[PENDING] = OVER
        row[HOW] = HOWS.index(pending.how)
        row[WINNER] = pending.winners[0]
    elif isinstance(pending, Ask):
        row[PENDING], row[ASKED] = ASK, pending.seat
        choices = pending.choices
        if choices[0] >= RETURN:
            row[PER_ENTRY] = sum(
                (one - RETURN) // PLACES == (choices[0] - RETURN) // PLACES for one in choices
            )
        entries = choices[:: row[PER_ENTRY]]
        row[ENTRY_COUNT] = len(entries)
        for index, entry in enumerate(entries):
            row[ENTRIES + index] = entry
    else:
        row[PENDING] = CHANCES[pending.what]


def laid(layout: Layout) -> Ints:
    """A table on which nothing lies yet."""
    row = small_ints(SIZE)
    row[SEATS] = layout.seats
    row[PLAYED] = row[PARROTS] = row[FRESH] = -1
    row[CARDS] = len(layout.deck)
    row[IN_TEAMS] = layout.in_teams
    row[HAND_SIZE] = layout.hand
    row[ALBUM_SIZE] = layout.album
    row[EXCHANGE_SIZE] = layout.exchange
    row[GIVE_UP_SIZE] = layout.give_up
    row[PER_ENTRY] = 1
    for seat, team in enumerate(layout.teams):
        row[TEAMS + seat] = team
    for card, kind in enumerate(layout.deck.kinds):
        row[CARD_KINDS + card] = kind
    write_list(row, AGENDA, [DEAL_STEP])
    row[PENDING] = SHUFFLE
    return row


def write_list(row: Ints, which: int, values: list[int]) -> None:
    row[LENGTHS + which] = len(values)
    for index, value in enumerate(values):
        row[FIRST_LIST + which * ROOM + index] = value


def _number(step: Step) -> int:
    seat: int = getattr(step, "seat", 0)
    return STEPS[step.name] + seat


@compiled
def copy(to: Ints, row: Ints) -> None:
    for index in range(COPIED):
        to[index] = row[index]
