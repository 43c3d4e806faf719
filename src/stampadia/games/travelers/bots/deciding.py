"""The honest player's answer to every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.adventure_instructions import RecoverFromHand
from stampadia.games.travelers.bots import charting, fighting, routes
from stampadia.games.travelers.bots.fighting import hurt
from stampadia.games.travelers.bots.lives import power
from stampadia.games.travelers.bots.texts import worth_of_offer
from stampadia.games.travelers.combat import half
from stampadia.games.travelers.content import LOWER, UPPER
from stampadia.games.travelers.rules.reading import May
from stampadia.games.travelers.rules.rooms import cell_chosen
from stampadia.kernel.agenda import Question
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

Answer = Callable[["Position", tuple[int, ...]], int | None]


def decide(position: Position, ask: Ask, dealer: Dealer) -> int:
    choices: tuple[int, ...] = tuple(ask.choices)
    if len(choices) == 1:
        return choices[0]
    choice = answer(position, choices)
    return dealer.one_of(choices) if choice is None else choice


def answer(position: Position, choices: tuple[int, ...]) -> int | None:
    """None where one choice is as good as another."""
    found = ANSWERS.get(position.agenda[-1].name)
    return found(position, choices) if found else None


def _about(position: Position) -> Any:
    step = position.agenda[-1]
    assert isinstance(step, Question)
    return step.about


# Offers


def _may(position: Position, choices: tuple[int, ...]) -> int:  # noqa: ARG001
    step = position.agenda[-1]
    assert isinstance(step, May)
    return n.YES if worth_of_offer(position, step.place, step.sentence) > 0 else n.NO


def _offer(position: Position, choices: tuple[int, ...]) -> int:  # noqa: ARG001
    assert position.dungeon is not None
    entry = position.dungeon.here.entry
    return n.YES if entry is not None and charting.accepts(position, entry) else n.NO


# Cards of the hero


def _weakest(position: Position, choices: tuple[int, ...]) -> int:
    """Which card to do without for a while."""
    return min(choices, key=lambda choice: (power(position, choice - n.TAKE), choice))


def _strongest(position: Position, choices: tuple[int, ...]) -> int:
    return max(choices, key=lambda choice: (power(position, choice - n.TAKE), -choice))


def _turn(position: Position, choices: tuple[int, ...]) -> int:
    """Lower halves first: each is a life; then the upper half that is the least loss."""
    cards = [choice - n.TAKE for choice in choices if choice != n.END]
    down = [card for card in cards if position.sides[card] != UPPER]
    if down:
        return n.TAKE + max(down, key=lambda card: (power(position, card, UPPER), -card))
    if n.END in choices:
        return n.END
    return n.TAKE + min(cards, key=lambda card: (hurt(position, card), card))


def _swap_give(position: Position, choices: tuple[int, ...]) -> int:
    given = _weakest(position, tuple(choice for choice in choices if choice != n.END))
    best = max(power(position, card) for card in position.deck)
    return given if best > power(position, given - n.TAKE) else n.END


def _recover(position: Position, choices: tuple[int, ...]) -> int:
    act, _ = _about(position)
    given = position.hand if isinstance(act, RecoverFromHand) else position.deck
    if act.tips == 2 or all(position.sides[card] == UPPER for card in given):
        return n.END
    return _strongest(position, tuple(choice for choice in choices if choice != n.END))


def _least_lives(position: Position, choices: tuple[int, ...]) -> int:
    """Which card to lose for good."""
    return min(
        choices,
        key=lambda choice: (
            position.sides[choice - n.TAKE] != LOWER,
            power(position, choice - n.TAKE),
            choice,
        ),
    )


def _exhaust_one(position: Position, choices: tuple[int, ...]) -> int:
    def loss(choice: int) -> tuple[float, int]:
        if choice >= n.PAY:
            return 0.0, choice
        return hurt(position, choice - n.EXHAUST), choice

    return min(choices, key=loss)


def drawn_next(position: Position) -> list[int]:
    """What may lie at the bottom of the Discard Deck (ruling A40)."""
    hidden = position.shuffled
    return hidden if position.deck[0] in hidden else position.deck[:1]


def _gamble(position: Position, choices: tuple[int, ...]) -> int:
    """The card whose value gives the best odds."""
    wager: str = _about(position).wager

    def value(card: int) -> int:
        return half(position.hero, position.card(card)).value

    def odds(choice: int) -> tuple[int, int]:
        shown = value(choice - n.TAKE)
        found = [value(card) for card in drawn_next(position)]
        if wager == "same":
            return found.count(shown), -choice
        better = [one > shown if wager == "higher" else one < shown for one in found]
        return sum(better), -choice

    return max(choices, key=odds)


def _upper_half(position: Position, choices: tuple[int, ...]) -> int:  # noqa: ARG001
    return n.HALF + UPPER


# Places


def _teleport(position: Position, choices: tuple[int, ...]) -> int:
    """On the symbol if that does good, else far from it."""
    room: int = _about(position)
    state = position.dungeon
    assert state is not None
    prepared = state.ground[room]
    good = prepared.entry is not None and charting.entry_visit(position, prepared.entry).net > 0

    def far(choice: int) -> int:
        row, column = cell_chosen(room, choice)
        return abs(row - prepared.symbol[0]) + abs(column - prepared.symbol[1])

    return min(choices, key=lambda choice: (far(choice) if good else -far(choice), choice))


ANSWERS: Final[dict[str, Answer]] = {
    "opening": fighting.plan,
    "plan": fighting.plan,
    "take-back": fighting.plan,
    "choose": fighting.plan,
    "repeat": fighting.plan,
    "exhaust": fighting.exhaust,
    "hit": fighting.hit,
    "approach": fighting.approach,
    "pull": fighting.pulled,
    "travel": routes.travel,
    "explore": charting.explore,
    "may": _may,
    "offer": _offer,
    "discard-to-move": _weakest,
    "discard": _weakest,
    "discard-row": _weakest,
    "turn": _turn,
    "swap-give": _swap_give,
    "swap-take": _strongest,
    "recover": _recover,
    "recover-for": _least_lives,
    "recover-to-hand": _recover,
    "recover-for-hand": _least_lives,
    "recover-half": _upper_half,
    "remove": _least_lives,
    "exhaust-one": _exhaust_one,
    "gamble": _gamble,
    "join-half": _upper_half,
    "teleport": _teleport,
}
"""What is missing here is as good as anything: "migrate" and "attach"."""
