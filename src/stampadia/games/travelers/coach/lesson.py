"""The Training of Travelers, page by page.

Manual, the boxes "Training": one may always start over in Plan, so a page is only a proposal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.text.explain import next_ability
from stampadia.games.travelers.text.wording import half_up
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.coach import Page
from stampadia.kernel.event import Event
from stampadia.words import Words

PLAN: Final = {
    "charge": "charged",
    "infuse": "infused",
    "activate": "activated",
    "add": "added",
    "strain": "strained",
}
"""What there is to try in Plan, each with the event that tells of it."""
PAGES: Final = ("opening", *PLAN, "end", "exhaust", "hit", "again")


def page(view: TravelersView, heard: Sequence[Event], words: Words) -> Page | None:
    if not _in_training(view) or view.fight is None:
        return None
    name = page_name(view, heard)
    facts = _facts(view, heard)
    return Page(
        name,
        words.say(f"lesson-{name}-title"),
        words.say(f"lesson-{name}", **facts),
        words.say(f"lesson-{name}-task", **facts),
    )


def last_words(view: TravelersView, words: Words) -> list[str]:
    return [words.say(f"lesson-{view.how}", level=view.level)] if _in_training(view) else []


def _in_training(view: TravelersView) -> bool:
    return view.world is None and view.dungeon is None


def page_name(view: TravelersView, heard: Iterable[Event]) -> str:
    """In Plan: the first thing that was never tried and can be tried now."""
    if view.step == "opening":
        return "opening" if view.fight is not None and view.fight.turns == 1 else "again"
    if view.step in ("exhaust", "hit"):
        return view.step
    tried = {event.name for event in heard}
    for action, event in PLAN.items():
        possible = bool(view.hand) or (action == "activate" and n.ACTIVATE in view.choices)
        if possible and event not in tried:
            return action
    return "end"


_ASKED_FOR: Final = {
    "opening": (n.OPEN,),
    "charge": (n.CHARGE,),
    "infuse": (n.INFUSE,),
    "add": (n.ADD,),
    "strain": (n.STRAIN_ATTACK, n.STRAIN_DEFENSE),
}


def asked_for(view: TravelersView, heard: Iterable[Event]) -> list[int]:
    """The choices that do what the page asks to try now; none where it asks for nothing certain,
    or for something that cannot be done at once."""
    if not _in_training(view) or view.fight is None:
        return []
    name = page_name(view, heard)
    if name == "activate":
        return [n.ACTIVATE] if n.ACTIVATE in view.choices else []
    blocks = _ASKED_FOR.get(name, ())
    cards = range(n.MOST_CARDS)
    choices = [block + card for block in blocks for card in cards if block + card in view.choices]
    if name == "opening":
        choices = [choice for choice in choices if _affordable(view, choice - n.OPEN)]
    return choices


def _affordable(view: TravelersView, card: int) -> bool:
    """Its first ability costs no more Mana than the hero can ever hold."""
    abilities = half_up(view, card).abilities
    return bool(abilities) and abilities[0].cost <= view.level


def _facts(view: TravelersView, heard: Iterable[Event]) -> dict[str, str | int]:
    """Figures that the pages name."""
    assert view.fight is not None
    ability = next_ability(view, view.cross.column[-1]) if view.cross.column else None
    struck = [event.about["hits"] for event in heard if event.name == "enemy-attacked"]
    return {
        "level": view.level,
        "mana": view.mana,
        "attack": view.attack,
        "defense": view.defense,
        "goal": view.fight.defense,
        "strength": view.fight.attack,
        "cost": -1 if ability is None else ability.cost,
        "hits": cast(int, struck[-1]) if struck else 0,
    }
