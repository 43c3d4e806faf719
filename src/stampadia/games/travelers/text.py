"""The question now, and whatever else of the table is told in words."""

from __future__ import annotations

from stampadia.games.travelers.explain import explain
from stampadia.games.travelers.explain_adventure import text_at
from stampadia.games.travelers.explain_cards import wager
from stampadia.games.travelers.explain_combat import next_ability
from stampadia.games.travelers.foresight import figures
from stampadia.games.travelers.ground import code_of
from stampadia.games.travelers.language import write_ability, write_way
from stampadia.games.travelers.phrases import Facts, capital, numbered, yes
from stampadia.games.travelers.place_text import passage_words
from stampadia.games.travelers.symbols import place_symbol
from stampadia.games.travelers.table_text import show
from stampadia.games.travelers.telling import tell
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.words import Words

__all__ = ["explain", "question", "show", "tell"]


def question(view: TravelersView, words: Words) -> str:
    facts: Facts = {
        "attack": view.attack,
        "defense": view.defense,
        "mana": view.mana,
        "level": view.level,
        "hand": len(view.hand),
        "left": view.about[0] if view.about else 0,
        **_enemy(view, words),
        **_place(view, words),
        **_chosen(view, words),
        **_ways(view, words),
    }
    return capital(words.say(f"ask-{view.step}", **facts))


def _enemy(view: TravelersView, words: Words) -> Facts:
    fight = view.fight
    if fight is None:
        return {}
    now = figures(view)
    ability = next_ability(view, view.cross.column[-1]) if view.cross.column else None
    return {
        "turn": fight.turns,
        "enemy": fight.enemy.name.in_language(words.language),
        "struck": now.attack,
        "goal": "-" if now.defense is None else now.defense,
        "steps": fight.steps,
        "leave": yes(fight.may_leave),
        "ability": write_ability(ability, words.language) if ability is not None else "none",
    }


def _place(view: TravelersView, words: Words) -> Facts:
    """The text that asks, and where the token is."""
    text = text_at(view, view.place, words) if view.step == "offer" else ""
    if view.sentence is not None:
        text = passage_words(view, view.sentence, words)
    room = view.dungeon.room if view.dungeon is not None else ""
    return {"text": text, "place": place_symbol(view, view.place), "room": room}


def _ways(view: TravelersView, words: Words) -> Facts:
    """What an ability offers."""
    choice = view.choice
    if view.repeated is not None:
        return {"one": write_ability(view.repeated, words.language)}
    if choice is None:
        return {}
    other = write_way(choice, words.language, first=False) if choice.second else "none"
    return {"one": write_way(choice, words.language, first=True), "other": other}


def _chosen(view: TravelersView, words: Words) -> Facts:
    """What was chosen just before, and what is left to choose."""
    facts: Facts = {"card": "", "named": "", "first": 0, "wager": wager(view), "number": 0}
    chosen = view.about[-1] if view.about else -1
    if view.step in ("swap-take", "recover-for", "recover-for-hand", "recover-half"):
        facts["card"] = numbered(view, chosen, words)
    elif view.step in ("attach", "teleport"):
        facts["named"] = code_of(chosen)
    elif view.step == "migrate":
        facts["first"] = chosen + 1
    elif view.step == "discard-row":
        facts["number"] = chosen + 1
    return facts
