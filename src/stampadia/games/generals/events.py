"""Facts of the rules as events. Everything that happens lies open on the table; what is hidden
are cards that did not move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.generals.content import ELEMENTS, ROW_NAMES
from stampadia.games.generals.prepared.skills import STAT_NAMES
from stampadia.kernel.event import Event, Told

if TYPE_CHECKING:
    from stampadia.games.generals.prepared.deck import Deck
    from stampadia.games.generals.rules.numbers import Reason


SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("seat", "cards"),
    "laid-events": ("count",),
    "reshuffled": ("count", "card"),
    "began-turn": ("turn", "ink"),
    "evolved": ("place", "level"),
    "printed": ("column", "cards", "level"),
    "pressed": ("step", "most"),
    "crushed": (),
    "won-battle": ("ink",),
    "raised-ink": ("ink",),
    "left": ("card",),
    "gained-life": ("life", "card"),
    "lost-life": ("life", "card"),
    "drew": ("seat", "card"),
    "took": ("seat", "card"),
    "discarded": ("seat", "card"),
    "looked": ("cards",),
    "drew-to-row": ("column", "card"),
    "added": ("seat", "card", "column"),
    "sacrificed": ("seat", "column", "card", "saved"),
    "ended-play": ("seat",),
    "attacks": ("cell", "card"),
    "counted": ("cell", "card", "stat", "value", "reasons"),
    "held": ("cell", "card"),
    "unopposed": ("column",),
    "used": ("card", "part", "cell"),
    "changed": ("cell", "stat", "by"),
    "struck": ("cell", "card", "wounds"),
    "endured": ("cell", "card", "wounds", "value", "reasons"),
    "guarded": ("card", "cell"),
    "wounded": ("cell", "card", "wounds"),
    "healed": ("cell", "card", "wounds"),
    "moved-wounds": ("cell", "goal", "wounds"),
    "jumped": ("cell", "goal", "card", "other"),
    "moved": ("cell", "goal", "card"),
    "infused": ("cell", "elements"),
    "aimed-by-place": ("place", "columns"),
    "merged": ("cell", "card"),
    "turned-page": ("cell", "card"),
    "reprinted": ("card",),
    "exhausted": ("cell", "card"),
    "restored": ("cell", "card"),
    "defeated": ("cell", "card", "wounds"),
    "discarded-from": ("cell", "card"),
    "added-drawn": ("cell", "card"),
    "changed-sides": ("cell", "goal", "card"),
    "direct-hit": ("column", "card", "wounds"),
    "gained-shield": ("card",),
    "spent-shields": ("cards",),
    "kept-shield": ("seat", "card"),
    "lost-shields": ("count",),
    "advanced": ("column", "card"),
    "activated": ("seat", "card"),
    "joined-places": ("card", "level"),
    "joined": ("cell", "card"),
    "hid-in-life": ("card",),
    "declared": ("element",),
    "discarded-place": ("place", "level"),
    "kept-playing": (),
    "unread": ("card", "part"),
    "skipped-text": ("card", "part"),
    "adjusted": ("adjustment", "cell", "card"),
    "ended": ("how",),
}
"""What each fact tells, in order."""

QUOTED: Final = {"evolved": "place", "activated": "body", "guarded": "body"}
"""Facts that quote their card's text, and which part of it; those that name a part quote that."""

REVEALING: Final = frozenset(
    (
        "dealt", "laid-events", "reshuffled", "evolved", "printed", "left", "gained-life",
        "lost-life", "drew", "looked", "drew-to-row", "aimed-by-place", "added-drawn",
        "gained-shield", "activated", "discarded-place",
    )
)  # fmt: skip
"""After these somebody knows a card that was hidden: at the least the deck's new top card."""


def events_from(happened: tuple[Deck, list[tuple[Any, ...]]]) -> list[Event]:
    deck, facts = happened
    return [_event(deck, *fact) for fact in facts]


def _event(deck: Deck, name: str, *values: Any) -> Event:
    about: dict[str, Told] = {}
    fields = SHAPES[name]
    for field, value in zip(fields, values, strict=True):
        about.update(_told(deck, field, value))
    part = about.get("part") or QUOTED.get(name)
    if part:
        face = values[fields.index("place" if "place" in fields else "card")]
        about |= {"text": deck.text_at(face, str(part)), "language": deck.language(face)}
        if part == "place":
            about["card"] = deck.place_name(face)
    return Event(name, about, reveals=_reveals(deck, name))


def revealing(happened: tuple[Deck, list[tuple[Any, ...]]]) -> bool:
    """Does one of these facts show somebody a card that was hidden?"""
    deck, facts = happened
    return any(_reveals(deck, fact[0]) for fact in facts)


def _reveals(deck: Deck, name: str) -> bool:
    # in Lite, Life is no card
    return name in REVEALING and (name != "lost-life" or deck.full)


def _told(deck: Deck, field: str, value: Any) -> dict[str, Told]:
    if field in ("cell", "goal"):
        return {
            "row" if field == "cell" else "goal-row": ROW_NAMES[value // 4],
            "column" if field == "cell" else "goal-column": value % 4 + 1,
        }
    if field == "column":
        return {"column": value + 1}
    if field == "place":
        return {"card": deck.place_name(value)}
    if field in ("card", "saved", "other"):
        return {field: deck.name(value) if value >= 0 else ""}
    if field == "cards":
        return {"cards": tuple(deck.name(card) for card in value)}
    if field == "stat":
        return {"stat": STAT_NAMES[value]}
    if field == "elements":
        named = (name for name, amount in zip(ELEMENTS, value, strict=True) for _ in range(amount))
        return {"elements": tuple(named)}
    if field == "reasons":
        return _reasons(deck, value)
    return {field: value}


def _reasons(deck: Deck, reasons: tuple[Reason, ...]) -> dict[str, Told]:
    """Why a number is not what its column says, each reason at the same place of every list."""
    return {
        "from": tuple(reason_name(deck, *reason[:2]) for reason in reasons),
        "rules": tuple(reason_rule(deck, *reason[:2]) for reason in reasons),
        "by": tuple(by for _, _, by, _, _ in reasons),
        "times": tuple(times for *_, times, _ in reasons),
        "needs": tuple(" ".join(need_of(deck, *reason[:2])) for reason in reasons),
    }


def reason_name(deck: Deck, face: int, part: str) -> str:
    """The card that is the reason, if it is one."""
    if face < 0:
        return ""
    return deck.place_name(face) if part == "place" else deck.name(face)


def reason_rule(deck: Deck, face: int, part: str) -> str:
    """By which rule it counts: header, body, place; banner, front; lasting, drawn."""
    skill = deck.skill_at(face, part) if face >= 0 and part != "place" else None
    if skill is None:
        return part
    return "banner" if skill.area else "front" if skill.when == "onFront" else part


def need_of(deck: Deck, face: int, part: str) -> tuple[str, ...]:
    skill = deck.skill_at(face, part) if face >= 0 else None
    if skill is None or skill.need is None:
        return ()
    return tuple(
        name for name, amount in zip(ELEMENTS, skill.need, strict=True) for _ in range(amount)
    )
