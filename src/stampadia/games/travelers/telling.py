"""What has happened, a sentence for each event."""

from __future__ import annotations

from stampadia.games.travelers.phrases import (
    Facts,
    bonus_words,
    capital,
    listed,
    track_name,
    way_name,
    yes,
)
from stampadia.kernel.event import Event, Told
from stampadia.kernel.words import LANGUAGES, Words


def tell(event: Event, seat: int | None, words: Words) -> str:  # noqa: ARG001
    about = event.about
    facts: Facts = {}
    for name, value in about.items():
        if isinstance(value, int | str):
            facts[name] = value
        elif value and isinstance(value[0], str) and not name.startswith("names-"):
            facts[name] = capital(str(value[LANGUAGES.index(words.language)]))
    facts |= _in_words(about, words) | _enemy(event, words)
    return capital(words.say(f"event-{event.name}", **facts))


def _in_words(about: dict[str, Told], words: Words) -> Facts:
    """Tracks, directions and rows of cards."""
    facts: Facts = {}
    for field in ("track", "source", "to"):
        if isinstance(track := about.get(field), str):
            facts[field] = track_name(track, words)
    if isinstance(way := about.get("way"), int):
        facts["way"] = way_name(way, words)
    for field in ("first", "second"):
        if isinstance(card := about.get(field), int):
            facts[field] = card + 1
    if isinstance(names := about.get(f"names-{words.language}"), tuple):
        facts["names"] = listed(map(str, names), words) if names else ""
        facts["count"] = len(names)
    return facts


def _enemy(event: Event, words: Words) -> Facts:
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
                "bonus": bonus_words(bonus, words) or "none",
            }
        case {"attack": int(attack), "defense": int(defense)}:
            return {"reached": yes(0 <= defense <= attack)}
    return {}
