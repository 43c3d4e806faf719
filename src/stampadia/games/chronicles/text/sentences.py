"""Small sentences and signs that the story, the table and the explanations share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import structs

from stampadia.games.chronicles.instructions import Ability, Clause
from stampadia.games.chronicles.language import Names
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.language.writing import upright_clause, upright_item
from stampadia.games.chronicles.rules.questions import (
    AnyPrice,
    ChangedDie,
    Copied,
    DieDiscarded,
    DieSet,
    Forgotten,
    ItemGiven,
    ItemPrice,
    NewCell,
    Paid,
    Said,
    Value,
    Victims,
    Way,
)
from stampadia.games.chronicles.view import ChroniclesView, FoeView, Offer, Riddle
from stampadia.words import Words

Facts = dict[str, str | int]
"""What a sentence is told."""


def ended(text: str) -> str:
    return (
        text
        if text.endswith((".", "!", "?", "…", '."', '!"', '?"', ".”", "!”", "?”"))
        else f"{text}."
    )


def listed(items: Iterable[str | int], words: Words) -> str:
    *some, last = map(str, items)
    return words.say("list-and", head=", ".join(some), last=last) if some else last


def alternatives(items: Iterable[str], words: Words) -> str:
    *some, last = items
    return words.say("list-or", head=", ".join(some), last=last) if some else last


def enemy_at(foe: FoeView, words: Words) -> str:
    return words.say("enemy-at", column=foe.column, row=foe.row)


def names_in(view: ChroniclesView) -> Names:
    return Names({one.item.key: one.item.name for one in view.items}, view.names)


# Lines


def asking_clause(view: ChroniclesView) -> Clause | None:
    """The clause that makes the offer, tells the riddle, or has its price."""
    match view.question:
        case Offer(room=number, clause=clause) | Riddle(room=number, clause=clause):
            rooms = (row.room for row in view.rows if row.number == number)
            return next((room.clauses[clause] for room in rooms if room is not None), None)
        case ItemPrice(item=item):
            return view.items[item].item.clause
    return None


def asking_text(view: ChroniclesView, words: Words) -> str:
    """The words of the room or the item that asks, or nothing."""
    if isinstance(view.question, ItemPrice):
        item = view.items[view.question.item].item
        return upright_item(item, words.language, names_in(view))
    clause = asking_clause(view)
    return upright_clause(clause, words.language, names_in(view)) if clause else ""


def value_of(view: ChroniclesView) -> int:
    """The value of what is being done: an attack's strength, a free ability's or a changed die, the
    digit to be drawn."""
    match view.question:
        case Value(value) | Copied(value=value) | ChangedDie(number=value) | NewCell(value):
            return value
        case Victims(damage=damage):
            return damage.amount
    return 0


def action_of(clause: Clause, view: ChroniclesView, words: Words) -> str:
    """What stands behind its »."""
    return upright_clause(structs.replace(clause, when=()), words.language, names_in(view))


# Prices


def ways_of(view: ChroniclesView) -> tuple[Way, ...]:
    """All ways to meet what is asked for."""
    return view.question.ways if isinstance(view.question, Offer | ItemPrice) else ()


def way_says(view: ChroniclesView, way: Way, words: Words) -> str:
    """ "pay 2G and forget ‘Golem 1’"."""
    return listed([_price(view, price, words) for price in way], words)


def _price(view: ChroniclesView, price: AnyPrice, words: Words) -> str:
    kind = price.what if isinstance(price, Paid) else str(price.__struct_config__.tag)
    facts: Facts = {"kind": kind, "amount": 0, "gold": 0, "what": "", "value": 0, "to": 0}
    match price:
        case Paid(amount=amount):
            facts["amount"] = amount
        case ItemGiven(index):
            facts["what"] = view.items[index].item.name.in_language(words.language)
        case Said(said):
            facts["what"] = said.in_language(words.language)
        case Forgotten(keyword, gold):
            facts |= {"what": names_in(view).keyword(keyword, words.language), "gold": gold}
        case DieDiscarded(value):
            facts["value"] = value
        case DieSet(value, to):
            facts |= {"value": value, "to": to}
    return words.say("price", **facts)


def ways_say(view: ChroniclesView, words: Words) -> str:
    """All that one may give for it: "pay 2G or lose 1HP"."""
    return alternatives([way_says(view, way, words) for way in ways_of(view)], words)


# Signs for things of Chronicles' sheet, the same in lists and on the table.


FOE: Final = "Ψ"
CROSSED: Final = "✗"
CIRCLE: Final = "○"
GOLD: Final = "●"


def circles_of(foe: FoeView) -> str:
    """`✗○`: one circle ticked, one left."""
    return CROSSED * foe.hits + CIRCLE * (foe.circles - foe.hits)


def short_ability(ability: Ability, language: str) -> str:
    """`ATK-1/2`: strength, then range (`=2` exactly so far, `*2` all within); `●` is a gold to be
    paid."""
    said = phrases(language)
    price = "" if not ability.pay else GOLD if ability.pay == 1 else f"{ability.pay}{GOLD}"
    name = said.abilities[ability.kind]
    if ability.kind == "gain-hp":
        name = f"+{said.resources['HP']}"
    plus = f"{ability.plus:+}" if ability.plus else ""
    reach = ""
    if ability.kind == "atk":
        reach = f"{'*' if ability.all else '=' if ability.exactly else '/'}{ability.range}"
    return f"{price}{name}{plus}{reach}"
