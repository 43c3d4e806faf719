"""Decks that nobody would print: one that cannot be read, and one that says everything."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from rulebook.generals.printing import event_card, printed_set, unit_card
from stampadia.games.generals.content import TRIGGERS, EventCard, UnitCard
from stampadia.games.generals.language.examples import samples
from stampadia.games.generals.language.skills import AnyOp, Skill, ops_within
from stampadia.games.generals.prepared.deck import Deck

RIDDLE: Final = "Whistle until {wound} blushes"
FAR: Final = "Whistle until {wound} turns blue"
ASKING: Final = (
    "You have 2 Life or less: ", "When 1 of your Units attacks: ", "{fire}: ", "", "", "", "",
)  # fmt: skip
"""What can be read before it."""
OPS_SHOWN: Final = tuple(
    next(op for op in ops_within((*skill.cost, *skill.do)) if type(op).__struct_config__.tag == of)
    for of, skill in samples()
    if of not in ("need", "later")
)
"""The ops of which there is an example."""


def riddles() -> Deck:
    """A deck in which no text can be read, at any moment."""
    triggers = ("attack", "defend", "life", "defeat", "front", "any")
    units = [
        unit_card(
            f"L{1 + number % 3} 1/1 {triggers[number % 6]}> {ASKING[number % 7]}{RIDDLE} | "
            f"1/1 {'banner ' if number % 5 == 0 else ''}{triggers[number % 5]}> {RIDDLE} // "
            f"L2 {'any> ' + RIDDLE if number % 2 else ''} | > "
            f"{RIDDLE if number % 4 == 0 else 'Print a level {level} Unit on the Incoming Row 1st'}"
            f"{'' if number % 4 == 0 else ' and 2nd column'}",
            f"unit {number}",
        )
        for number in range(44)
    ]
    events = [event_card(f"L1 | > {RIDDLE} // > {FAR}", f"event {number}") for number in range(6)]
    return Deck([printed_set(units, events)])


def everything_said(edition: int = 0) -> Deck:
    """A deck with every op there is: on bodies, headers and banners, on places and on events. Each
    of six editions has them at other moments."""
    units = [_unit(number, op, edition) for number, op in enumerate(OPS_SHOWN)]
    events = [_event(number, op) for number, op in enumerate(OPS_SHOWN)]
    return Deck([printed_set(units, events)])


def _unit(number: int, op: AnyOp, edition: int) -> UnitCard:
    """With another op in its header than in its body, and some in its place's header."""
    card = unit_card(
        f"L{1 + number % 3} 1/{1 + number % 2} fire | 1/2 water // L2 | > "
        "Print a level {level} Unit on the Incoming Row 1st and 2nd column",
        f"unit {number}",
    )
    other = OPS_SHOWN[(7 * number + 3) % len(OPS_SHOWN)]
    header = structs.replace(
        card.unit.header, effect=Skill(do=(other,)), trigger=TRIGGERS[number % 6]
    )
    body = structs.replace(
        card.unit.body,
        effect=Skill(do=(op,)),
        trigger=TRIGGERS[(number + edition) % 6],
        area=number % 4 == 0,
    )
    place = card.place
    if number % 3 == 0:
        said = structs.replace(place.header, effect=Skill(do=(op,)), trigger=TRIGGERS[number % 5])
        place = structs.replace(place, header=said)
    return UnitCard(structs.replace(card.unit, header=header, body=body), place)


def _event(number: int, op: AnyOp) -> EventCard:
    card = event_card("L1 earth | > Touch the Printer Deck.", f"event {number}")
    body = structs.replace(card.upright.body, text="", effect=Skill(do=(op,)))
    return EventCard(structs.replace(card.upright, body=body), card.turned)
