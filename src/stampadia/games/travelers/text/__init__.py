"""The question now, what has happened, and whatever else of the table is told in words."""

from __future__ import annotations

from stampadia.games.travelers.language import write_ability, write_way
from stampadia.games.travelers.rules import agenda as asked
from stampadia.games.travelers.rules.floor_plan import code_of
from stampadia.games.travelers.text import wording
from stampadia.games.travelers.text.explain import explain, next_ability, text_at, wager
from stampadia.games.travelers.text.foresight import figures
from stampadia.games.travelers.text.table import passage_words, show
from stampadia.games.travelers.text.wording import Facts
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.event import Event, Told
from stampadia.words import LANGUAGES, Words, capital, yes

__all__ = ["explain", "question", "show", "tell"]


def question(view: TravelersView, words: Words) -> str:
    facts: Facts = {
        "attack": view.attack,
        "defense": view.defense,
        "mana": view.mana,
        "level": view.level,
        "hand": len(view.hand),
        "left": view.question.number if view.question is not None else 0,
        **_enemy_asked(view, words),
        **_place(view, words),
        **_chosen(view, words),
        **_ways(view, words),
    }
    return capital(words.say(f"ask-{view.step}", **facts))


def _enemy_asked(view: TravelersView, words: Words) -> Facts:
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
    text = text_at(view, view.place, words) if isinstance(view.question, asked.TextOffered) else ""
    if view.sentence is not None:
        text = passage_words(view, view.sentence, words)
    room = view.dungeon.room if view.dungeon is not None else ""
    return {"text": text, "place": wording.place_symbol(view, view.place), "room": room}


def _ways(view: TravelersView, words: Words) -> Facts:
    """What an ability offers."""
    match view.question:
        case asked.AbilityOffered(ability):
            return {"one": write_ability(ability, words.language)}
        case asked.WaysOffered(choice):
            other = write_way(choice, words.language, first=False) if choice.second else "none"
            return {"one": write_way(choice, words.language, first=True), "other": other}
        case _:
            return {}


def _chosen(view: TravelersView, words: Words) -> Facts:
    """What was chosen just before, and what is left to choose."""
    facts: Facts = {"card": "", "named": "", "first": 0, "wager": wager(view), "number": 0}
    match view.question:
        case asked.CardGiven(given=card) | asked.CardBack(back=card):
            facts["card"] = wording.numbered(view, card, words)
        case asked.RoomToPlace(room) | asked.RoomToEnter(room):
            facts["named"] = code_of(room)
        case asked.RegionsToSwap(int(first)):
            facts["first"] = first + 1
        case asked.RowToDiscard(at=at):
            facts["number"] = at + 1
    return facts


# What has happened, a sentence for each event


def tell(event: Event, viewer: int | None, words: Words) -> str:  # noqa: ARG001
    about = event.about
    facts: Facts = {}
    for name, value in about.items():
        if isinstance(value, int | str):
            facts[name] = value
        elif value and isinstance(value[0], str) and not name.startswith("names-"):
            facts[name] = capital(str(value[LANGUAGES.index(words.language)]))
    facts |= _in_words(about, words) | _enemy_told(event, words)
    return capital(words.say(f"event-{event.name}", **facts))


def _in_words(about: dict[str, Told], words: Words) -> Facts:
    """Tracks, directions and rows of cards."""
    facts: Facts = {}
    for field in ("track", "source", "to"):
        if isinstance(track := about.get(field), str):
            facts[field] = wording.track_name(track, words)
    if isinstance(way := about.get("way"), int):
        facts["way"] = wording.way_name(way, words)
    for field in ("first", "second"):
        if isinstance(card := about.get(field), int):
            facts[field] = card + 1
    if isinstance(names := about.get(f"names-{words.language}"), tuple):
        facts["names"] = wording.listed(map(str, names), words) if names else ""
        facts["count"] = len(names)
    return facts


def _enemy_told(event: Event, words: Words) -> Facts:
    """What figures mean together."""
    match event.about:
        case {
            "level": int(level),
            "attack": int(attack),
            "defense": int(defense),
            "more-level": int(more_level),
            "more-attack": int(more_attack),
            "more-defense": int(more_defense),
        }:
            bonus = more_level, more_attack, more_defense
            return {
                "level": max(0, level + more_level),
                "attack": max(0, attack + more_attack),
                "defense": max(0, defense + more_defense),
                "reachable": yes(defense >= 0),
                "bonus": wording.bonus_words(bonus, words) or "none",
            }
        case {"attack": int(attack), "defense": int(defense)}:
            return {"reached": yes(0 <= defense <= attack)}
    return {}
