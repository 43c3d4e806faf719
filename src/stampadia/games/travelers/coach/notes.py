"""Beside Travelers' choices: the card, what it would bring or cost, where a way leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.coach.signs import (
    ENEMY,
    MANA,
    SPHERE,
    banner_sign,
    cost_sign,
    costs_sign,
    element_sign,
    exhaust_sign,
)
from stampadia.games.travelers.explain_combat import next_ability
from stampadia.games.travelers.foresight import fate, left_behind
from stampadia.games.travelers.ground import code_of
from stampadia.games.travelers.hero_instructions import Choose
from stampadia.games.travelers.language import write_sentences, write_way
from stampadia.games.travelers.phrases import card_name, half_up, other_half, track_name
from stampadia.games.travelers.rules.regions import cell_beyond
from stampadia.games.travelers.symbols import place_symbol
from stampadia.games.travelers.view import RegionView, TravelersView
from stampadia.kernel.words import Words


def note(view: TravelersView, choice: int, words: Words) -> str:
    if choice < n.ACTIVATE:
        base = choice - choice % n.MOST_CARDS
        card = choice - base
        said = _CARDS[base](view, card, words)
        return f"{card_name(view, card, words)} {said}".rstrip()
    if choice == n.ACTIVATE:
        ability = next_ability(view, view.cross.column[-1])
        assert ability is not None
        said = write_sentences(ability.sentences, words.language)
        return f"{cost_sign(ability.cost)} {said}"
    if view.choice is not None:
        return _way(view.choice, choice, words)
    if n.GO <= choice < n.DOOR and view.world is not None:
        return _region(view.world.cells[cell_beyond(view.world.token, choice - n.GO)], words)
    if n.DOOR <= choice < n.ATTACH:
        return _door(view, code_of(choice - n.DOOR), words)
    if n.GRID <= choice < n.HALF:
        return _grid(view, choice - n.GRID, words)
    return _half(view, choice - n.HALF, words) if choice in (n.HALF, n.HALF + 1) else ""


def _way(offered: Choose, choice: int, words: Words) -> str:
    """What an ability does then."""
    if choice == n.YES or offered.second:
        return write_way(offered, words.language, first=choice == n.YES)
    return ""


# What becomes of a card


def _value(view: TravelersView, card: int) -> str:
    """`+3●`, or as much of it as the Level allows."""
    gained = min(half_up(view, card).value, view.level - view.mana)
    return f"+{gained}{MANA}"


def _open(view: TravelersView, card: int, words: Words) -> str:  # noqa: ARG001
    half = half_up(view, card)
    signs = f"{element_sign(half)} {costs_sign(half)} {exhaust_sign(half)}"
    return f"{_value(view, card)} {signs.strip()}"


def _charge(view: TravelersView, card: int, words: Words) -> str:  # noqa: ARG001
    return f"{_value(view, card)} {banner_sign(view.sides[card])}"


def _infuse(view: TravelersView, card: int, words: Words) -> str:  # noqa: ARG001
    half = half_up(view, card)
    return f"{element_sign(half)} {SPHERE * half.stars}".strip()


def _add(view: TravelersView, card: int, words: Words) -> str:  # noqa: ARG001
    half = half_up(view, card)
    return f"{element_sign(half)} {costs_sign(half)} {exhaust_sign(half)}".strip()


def _strain(view: TravelersView, card: int, words: Words) -> str:  # noqa: ARG001
    return exhaust_sign(half_up(view, card))


def _fate(view: TravelersView, card: int, words: Words) -> str:
    """ "→ Perfect Rush" when it is turned; where nothing happens to it, nothing."""
    cross = view.cross
    if card in (one for one, _ in cross.charge + cross.infuse):
        return ""
    if view.step == "hit" or card in (one for one, _ in cross.column + cross.strain):
        return _unpaid(view, card, words)
    return _unpaid(view, card, words) if view.step == "exhaust-one" else ""


def _unpaid(view: TravelersView, card: int, words: Words) -> str:
    end = fate(view, card)
    turned = other_half(view, card).name.in_language(words.language)
    told = words.say("note-fate", fate=end, now=turned)
    if left := left_behind(view, card):
        told += f", +{left[1]} {track_name(left[0], words)}"
    return told


def _paid(view: TravelersView, card: int, words: Words) -> str:  # noqa: ARG001
    return f"-{half_up(view, card).exhaust.cost}{MANA}"


def _asked(view: TravelersView, card: int, words: Words) -> str:
    half = half_up(view, card)
    signs = f"{element_sign(half)}{MANA}{half.value} {banner_sign(view.sides[card])}"
    if view.step != "turn":
        return signs
    turned = other_half(view, card).name.in_language(words.language)
    return words.say("note-fate", fate="turned", now=turned)


_CARDS: Final[dict[int, Callable[[TravelersView, int, Words], str]]] = {
    n.OPEN: _open,
    n.CHARGE: _charge,
    n.INFUSE: _infuse,
    n.ADD: _add,
    n.STRAIN_ATTACK: _strain,
    n.STRAIN_DEFENSE: _strain,
    n.TAKE: _asked,
    n.EXHAUST: _fate,
    n.PAY: _paid,
    n.HIT: _fate,
}


# Places


def _region(region: RegionView | None, words: Words) -> str:
    if region is None:
        return words.say("show-empty-cell")
    title = region.half.title.in_language(words.language)
    enemy = f" {ENEMY}" if region.half.meeting.enemy is not None else ""
    return f"{region.code} {title}{enemy}"


def _door(view: TravelersView, code: str, words: Words) -> str:
    dungeon = view.dungeon
    assert dungeon is not None
    here = next(room for room in dungeon.rooms if room.code == dungeon.room)
    door = next(door for door in here.doors if door.code == code)
    symbol = place_symbol(view, code) if code in dungeon.symbols else ""
    state = "open" if door.attached else "known" if symbol else "new"
    return words.say("note-door", state=state, hand=len(view.hand), symbol=symbol)


def _grid(view: TravelersView, card: int, words: Words) -> str:
    assert view.world is not None
    number = str(card + 1)
    found = (one for one in view.world.cells if one is not None and one.code[0] == number)
    return _region(next(found), words)


def _half(view: TravelersView, half: int, words: Words) -> str:
    """Which half of a card that comes back; the one that joins is not known yet."""
    if view.step != "recover-half":
        return banner_sign(half)
    name = view.hero.cards[view.about[-1]].halves[half].name.in_language(words.language)
    return f"{name} {banner_sign(half)}"
