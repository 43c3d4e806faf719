"""What would become of a Hero Card."""

from __future__ import annotations

from stampadia.games.travelers.adventure_instructions import Gamble, Instruction
from stampadia.games.travelers.card_text import heading
from stampadia.games.travelers.foresight import fate, left_behind
from stampadia.games.travelers.phrases import (
    Facts,
    half_up,
    meeting_at,
    numbered,
    other_half,
    place_here,
    track_name,
    way_name,
    yes,
)
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.words import Words

# Exhaust


def exhaust(view: TravelersView, card: int, words: Words) -> str:
    """Without paying. Charge and Infuse cards show no Exhaust Effect."""
    if any(card == one for one, _ in view.cross.charge + view.cross.infuse):
        return words.say("explain-only-discarded", name=numbered(view, card, words))
    free = half_up(view, card).exhaust.cost is None
    return _unpaid(view, card, "free" if free else "unpaid", words)


def take_hit(view: TravelersView, card: int, words: Words) -> str:
    return _unpaid(view, card, "hit", words)


def _unpaid(view: TravelersView, card: int, why: str, words: Words) -> str:
    left = left_behind(view, card)
    return words.say(
        "explain-unpaid",
        why=why,
        name=numbered(view, card, words),
        fate=fate(view, card),
        other=other_half(view, card).name.in_language(words.language),
        remain=len(view.hero.cards) - len(view.removed) - 1,
        gain="none" if left is None else f"+{left[1]} {track_name(left[0], words)}",
    )


def pay(view: TravelersView, card: int, words: Words) -> str:
    effect = half_up(view, card).exhaust
    assert effect.cost is not None
    return words.say(
        "explain-pay",
        name=numbered(view, card, words),
        cost=effect.cost,
        mana=view.mana,
        left=view.mana - effect.cost,
        bottom=yes(effect.form == "anchor"),
    )


# A card that a text or a move asks for


def take(view: TravelersView, card: int, words: Words) -> str:
    chosen = view.about[-1] if view.about else -1
    facts: Facts = {
        "step": view.step,
        "name": numbered(view, card, words),
        "value": half_up(view, card).value,
        "other": other_half(view, card).name.in_language(words.language),
        "where": "hand" if card in view.hand else "deck",
        "remain": len(view.hero.cards) - len(view.removed) - 1,
        "wager": wager(view),
        "chosen": "",
        "way": "none",
    }
    if view.step in ("swap-take", "recover-for", "recover-for-hand"):
        facts["chosen"] = numbered(view, chosen, words)
    if view.step == "discard-to-move" and view.world is not None:
        facts["way"] = way_name(chosen, words)
    return words.say("explain-take", **facts)


def wager(view: TravelersView) -> str:
    """What the drawn card's value must be, where the text here has one such game."""
    meeting = meeting_at(view, place_here(view))
    found = {
        act.wager
        for passage in (meeting.passages if meeting is not None else ())
        if isinstance(passage, Instruction)
        for act in passage.do + passage.otherwise
        if isinstance(act, Gamble)
    }
    return found.pop() if len(found) == 1 else "unknown"


def choose_half(view: TravelersView, side: int, words: Words) -> str:
    """The hero face of the adventure's card is not known before it has joined."""
    card = view.about[-1]
    known = card < len(view.hero.cards)
    shown = heading(view.hero.cards[card].halves[side], side, words) if known else "none"
    return words.say("explain-half", half=side, card=shown)
