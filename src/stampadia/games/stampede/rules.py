"""The setup, the turn, the end of the game, and the empty draw pile."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from stampadia.games.stampede.choices import GIVE_UP
from stampadia.games.stampede.content import ANIMALS, KINDS
from stampadia.games.stampede.effects import Step, TakeTopIntoHand, steps_for, take_top_into_hand
from stampadia.kernel.pending import Ask, Draw, Over, Pending, Shuffle

if TYPE_CHECKING:
    from stampadia.games.stampede.position import Position


def advance(position: Position) -> Pending:
    """Do all that needs no decision, up to the next decision."""
    agenda = position.agenda
    while True:
        if position.parrots >= 0:
            collect_parrots(position)
        if not position.pile and not position.refilling and position.turn:
            # ruling 11: as soon as the last card leaves the pile, even in the middle of an action,
            # but four parrots that are there before it stand first
            position.refilling = True
            if not isinstance(agenda[-1], Finished):
                agenda.append(RunOut())
        pending = agenda[-1].proceed(position)
        if pending is not None:
            return pending


# Manual: "Setup"


class Deal(Step):
    name = "deal"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("shuffle", False, position.layout.deck.kinds)

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        layout = position.layout
        pile = position.pile = lay_out(choice, list(range(len(position.kinds))), position.kinds)
        for hand in position.hands:
            hand.extend(pile.pop() for _ in range(layout.hand))
        for seat in range(layout.seats):
            for _ in range(layout.album):
                position.stick(seat, pile.pop())
        position.exchange.extend(pile.pop() for _ in range(layout.exchange))
        position.news.append(
            (
                "dealt",
                tuple(map(tuple, position.hands)),
                tuple(map(tuple, position.albums)),
                tuple(position.exchange),
                tuple(pile),
                position.top(),
            )
        )
        position.agenda.append(STARTER)


def lay_out(order: tuple[int, ...], cards: list[int], kinds: list[int]) -> list[int]:
    """Cards in this order of kinds from top to bottom, as a pile (top last)."""
    first = [-1] * KINDS
    after = [-1] * len(kinds)  # the next card of the same kind
    for card in reversed(cards):
        kind = kinds[card]
        after[card] = first[kind]
        first[kind] = card
    pile: list[int] = []
    for kind in order:
        card = first[kind]
        pile.append(card)
        first[kind] = after[card]
    pile.reverse()
    return pile


@cache
def starter_among(seats: int) -> Pending:
    return Draw.evenly("starter", range(seats))


class Starter(Step):
    """Manual: "Randomly determine the starting player"."""

    name = "starter"

    def proceed(self, position: Position) -> Pending:
        return starter_among(position.seats)

    def take(self, position: Position, choice: int) -> None:
        begin_turn(position, choice)


# Manual: "Playing the game"


def begin_turn(position: Position, seat: int) -> None:
    position.active = seat
    position.turn += 1
    position.played = -1
    position.refilling = False
    position.fresh_from_pile = -1
    position.news.append(("began-turn", seat, position.turn))
    if position.pile:
        take_top_into_hand(position)  # nothing comes between: step 1 needs no place on the agenda
        position.agenda[:] = AFTER_STEP_1
    else:
        position.agenda[:] = TURN


class PlayCard(Step):
    """Step 2: play 1 card from the hand into the album; step 3 follows by its animal."""

    name = "play"

    def proceed(self, position: Position) -> Pending:
        seat = position.active
        return Ask(seat, position.each_kind(position.hands[seat]))

    def take(self, position: Position, choice: int) -> None:
        seat = position.active
        hand = position.hands[seat]
        card = position.find(hand, choice)
        hand.remove(card)
        position.stick(seat, card)
        position.played = card
        position.news.append(("played", seat, card))
        position.agenda += ACTIONS[choice >> 3]


class EndTurn(Step):
    name = "end"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        seat = position.active
        count = position.counts[seat]
        if max(count) >= 5:
            meet(position, seat, "five")
        elif 0 not in count:
            meet(position, seat, "nine")
        if not position.agenda:
            begin_turn(position, (seat + 1) % position.seats)


# Manual: "End of the game", "Team variant"


def collect_parrots(position: Position) -> None:
    """Ruling 6: four parrots win at once, for the player who has them, on anyone's turn."""
    seat = position.parrots
    position.parrots = -1
    meet(position, seat, "parrots")


def meet(position: Position, seat: int, how: str) -> None:
    """A seat meets a winning condition; with partners, all of a team must have met one."""
    if position.met[seat]:
        return
    position.met[seat] = how
    position.news.append(("met", seat, how))
    teams = position.layout.teams
    team = [other for other in range(position.seats) if teams[other] == teams[seat]]
    if all(position.met[member] for member in team):
        position.news.append(("won", tuple(team), how))
        position.agenda[:] = [
            Finished(tuple(float(other in team) for other in range(position.seats)), how)
        ]


class Finished(Step):
    name = "finished"

    def __init__(self, returns: tuple[float, ...], how: str) -> None:
        self.over = Over(returns, how)

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return self.over


# Manual: "Empty draw deck"


class RunOut(Step):
    """Every player, the active one first, gives up cards of the own album (ruling 11)."""

    name = "run-out"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.news.append(("ran-out",))
        position.agenda.append(RESHUFFLE)
        clockwise = [(position.active + i) % position.seats for i in range(position.seats)]
        for seat in reversed(clockwise):
            count = min(position.layout.give_up, len(position.albums[seat]))
            position.agenda += [GiveUpCard(seat)] * count


class GiveUpCard(Step):
    name = "give-up"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, position: Position) -> Pending:
        return Ask(self.seat, position.each_kind(position.albums[self.seat], GIVE_UP))

    def take(self, position: Position, choice: int) -> None:
        # of twins, the giraffe's new card goes, so that the other one may still be returned
        album = position.albums[self.seat]
        new_first = sorted(album, key=lambda card: card != position.fresh_from_pile)
        card = position.find(new_first, choice - GIVE_UP)
        position.peel(self.seat, card)
        position.given_up.append(card)
        if card == position.fresh_from_pile:
            position.fresh_from_pile = -1
        position.news.append(("gave-up", self.seat, card))


class Reshuffle(Step):
    name = "reshuffle"

    def proceed(self, position: Position) -> Pending | None:
        if not position.given_up:  # only a toy deck can be that small
            position.agenda.pop()
            return None
        kinds = position.kinds
        return Shuffle("reshuffle", False, tuple(sorted(kinds[c] for c in position.given_up)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        position.pile = lay_out(choice, position.given_up, position.kinds)
        position.given_up = []
        position.refilling = False
        position.news.append(("reshuffled", tuple(position.pile), position.top()))


DEAL: Final = Deal()
STARTER: Final = Starter()
AFTER_STEP_1: Final = (EndTurn(), PlayCard())
TURN: Final = (*AFTER_STEP_1, TakeTopIntoHand())
"""Step 1: take the top card into the hand. Step 2: play a card. Step 3: its action follows."""
RESHUFFLE: Final = Reshuffle()

ACTIONS: Final = tuple(
    tuple(step for op in reversed(animal.do) for step in steps_for(op)) for animal in ANIMALS
)
"""By animal: the steps of its action, the first one last, ready for the agenda."""
