"""What a good player of Travelers looks at. Everything here works on what has been seen: halves
that are up, rooms that were entered, and the Discard Deck without its order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots import fights, routes
from stampadia.games.travelers.bots.fights import hurt
from stampadia.games.travelers.bots.lives import lives, power
from stampadia.games.travelers.bots.texts import worth_of_offer
from stampadia.games.travelers.content import HERO_CARDS, LAST_LEVEL, LOWER, UPPER
from stampadia.games.travelers.instructions import RecoverFromHand
from stampadia.games.travelers.rules.fight import half
from stampadia.games.travelers.rules.floor_plan import numbered_cell
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


def appraise(position: Position) -> Sequence[float]:
    """The chance to win, as far as one can tell."""
    over = position.pending()
    if isinstance(over, Over):
        return over.returns
    return (chances(position),)


def candidates(position: Position, ask: Ask) -> Sequence[Any]:
    """What the honest player would do, where it has an opinion: a game is long, and what a turn was
    good for shows much later."""
    choices = tuple(ask.choices)
    best = answer(position, choices)
    return choices if best is None else (best,)


def instinct(position: Position, ask: Ask, dealer: Dealer) -> Any:
    """The honest player: fights by what a hand can do and what it costs, and goes where a text is
    worth its way."""
    choices = tuple(ask.choices)
    best = choices[0] if len(choices) == 1 else answer(position, choices)
    return dealer.one_of(choices) if best is None else best


LIFE, LEVEL, SEEN, FULFILLED = 3.0, 2.0, 1.5, 3.0
USUAL: Final = 3.2


def chances(position: Position) -> float:
    """From lives, Level, what was seen, and the mission; nothing here is certain."""
    whole = 2 * HERO_CARDS
    adventure = position.world or position.dungeon
    good = LIFE * lives(position) / whole + LEVEL * position.level / LAST_LEVEL
    if adventure is not None:
        good += SEEN * len(adventure.seen) / 18 + FULFILLED * adventure.fulfilled
    return 1.0 / (1.0 + exp(USUAL - good)) if lives(position) else 0.0


# Decisions


Answer = Callable[["Position", tuple[int, ...]], int | None]


def answer(position: Position, choices: tuple[int, ...]) -> int | None:
    """None where one choice is as good as another."""
    found = ANSWERS.get(position.agenda[-1].name)
    return found(position, choices) if found else None


def _about(position: Position) -> Any:
    return getattr(position.agenda[-1], "about", None)


# Offers


def _may(position: Position, choices: tuple[int, ...]) -> int:  # noqa: ARG001
    offer = _about(position)
    return n.YES if worth_of_offer(position, offer.place, offer.sentence) > 0 else n.NO


def _offer(position: Position, choices: tuple[int, ...]) -> int:  # noqa: ARG001
    assert position.dungeon is not None
    entry = position.dungeon.here.entry
    return n.YES if entry is not None and routes.accepts(position, entry) else n.NO


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
    act = _about(position).act
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
    wager: str = _about(position).act.wager

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
    room: int = _about(position).room
    state = position.dungeon
    assert state is not None
    prepared = state.rooms[room]
    good = prepared.entry is not None and routes.entry_visit(position, prepared.entry).net > 0

    def far(choice: int) -> int:
        row, column = numbered_cell(room, choice - n.CELL)
        return abs(row - prepared.symbol[0]) + abs(column - prepared.symbol[1])

    return min(choices, key=lambda choice: (far(choice) if good else -far(choice), choice))


ANSWERS: Final[dict[str, Answer]] = {
    "opening": fights.plan,
    "plan": fights.plan,
    "take-back": fights.plan,
    "choose": fights.plan,
    "repeat": fights.plan,
    "exhaust": fights.exhaust,
    "hit": fights.hit,
    "approach": fights.approach,
    "pull": fights.pulled,
    "travel": routes.travel,
    "explore": routes.explore,
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
