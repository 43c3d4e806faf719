"""Why nothing can be chosen at a place of the table: what stands there, the Levels against each
other, the rule, and what can be done instead. From a view alone."""

from __future__ import annotations

import re

from stampadia.games.generals.content import MOST_IN_HAND, PLAYER
from stampadia.games.generals.view import GeneralsView
from stampadia.words import Words
from stampadia.workbench.coaching import with_rule

_PLACE = re.compile(r"([a-z]+)(?: ([1-9][0-9]?))?(?: ([1-9][0-9]?))?")
_COLUMN = re.compile(r"(sacrifice|sacrifica) ([1-4])")


def place_meant(text: str) -> str:
    """A card that cannot be added says so itself; what else names a column is a sacrifice."""
    found = _COLUMN.match(text.casefold())
    return f"player {found[2]}" if found else ""


def why_not(view: GeneralsView, place: str, words: Words) -> str:
    found = _PLACE.fullmatch(place)
    if not found:
        return ""
    kind, number = found[1], int(found[2] or 0)
    if view.step != "play" and kind not in ("front", "incoming", "places"):
        return words.say("why-question-first")
    match kind:
        case "player" if 1 <= number <= len(view.rows[PLAYER]):
            return _own_row(view, number, words)
        case "front" | "incoming":
            return with_rule(words.say("why-enemy-row"), "attack", words)
        case "hand":
            return _hand(view, number - 1, words)
        case "deck" | "life" if view.phase == "play":
            hand = len(view.hands[view.acting])
            facts = {"life": view.life, "hand": hand, "most": MOST_IN_HAND}
            return with_rule(words.say("why-pay-life", **facts), "turn", words)
        case "deck":
            return with_rule(words.say("why-deck"), "check", words)
        case "life":
            return with_rule(words.say("why-life", life=view.life), "rest", words)
        case "shields":
            return with_rule(words.say("why-shields"), "rest", words)
        case "ink":
            return with_rule(words.say("why-ink", ink=view.ink), "unit", words)
        case "places":
            return with_rule(words.say("why-places"), "check", words)
        case "event" if view.event is not None:
            return with_rule(words.say("why-event", card=view.event.name), "rest", words)
    return ""


def _own_row(view: GeneralsView, column: int, words: Words) -> str:
    unit = view.rows[PLAYER][column - 1]
    if unit is not None and unit.level >= view.ink:
        facts = {"column": column, "level": unit.level, "ink": view.ink}
        return with_rule(words.say("why-column-full", **facts), "unit", words)
    if unit is None and not view.hands[view.acting]:
        return with_rule(words.say("why-no-unit", column=column), "turn", words)
    return with_rule(words.say("why-hold-a-card"), "turn", words)


def _hand(view: GeneralsView, seat: int, words: Words) -> str:
    if seat != view.acting:
        return with_rule(words.say("why-other-general"), "turn", words)
    if any(unit is None or unit.level < view.ink for unit in view.rows[PLAYER]):
        return with_rule(words.say("why-hold-a-card"), "turn", words)
    return with_rule(words.say("why-hand-full-columns", ink=view.ink), "unit", words)
