"""Small phrases that the story, the table and the explanations share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import structs

from stampadia.games.chronicles.as_read import clause_as_read
from stampadia.games.chronicles.instructions import Clause, Text
from stampadia.games.chronicles.language import Names
from stampadia.games.chronicles.view import ChroniclesView, FoeView
from stampadia.kernel.words import Words

Facts = dict[str, str | int]
"""What a sentence is told."""


def yes(truth: object) -> str:
    return "yes" if truth else "no"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


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
    """The clause that makes the offer or tells the riddle."""
    for row in view.rows:
        if row.number == view.clause_room and row.room is not None:
            return row.room.clauses[view.clause]
    return None


def action_of(clause: Clause, view: ChroniclesView, words: Words) -> str:
    """What stands behind its »."""
    return clause_as_read(structs.replace(clause, when=()), words.language, names_in(view))


# Prices

_PARTS: Final = {
    "G": 1, "HP": 1, "XP": 1, "item": 1, "say": 1, "forget": 2, "pass": 0, "discard": 1, "set": 2,
}  # fmt: skip
"""How many facts belong to each kind of price."""


def way_says(view: ChroniclesView, way: Sequence[str | int | Text], words: Words) -> str:
    """ "pay 2G and forget ‘Golem 1’"."""
    return listed([_price(view, kind, facts, words) for kind, facts in _prices(way)], words)


def _prices(way: Sequence[str | int | Text]) -> Iterator[tuple[str, Sequence[str | int | Text]]]:
    at = 0
    while at < len(way):
        kind = str(way[at])
        last = at + 1 + _PARTS[kind]
        yield kind, way[at + 1 : last]
        at = last


def _price(view: ChroniclesView, kind: str, about: Sequence[str | int | Text], words: Words) -> str:
    facts: Facts = {"kind": kind, "amount": 0, "gold": 0, "what": "", "value": 0, "to": 0}
    match kind, *about:
        case (("G" | "HP" | "XP"), int(amount)):
            facts["amount"] = amount
        case "item", int(index):
            facts["what"] = view.items[index].item.name.in_language(words.language)
        case "say", Text() as said:
            facts["what"] = said.in_language(words.language)
        case "forget", str(keyword), int(gold):
            facts |= {"what": names_in(view).keyword(keyword, words.language), "gold": gold}
        case "discard", int(value):
            facts["value"] = value
        case "set", int(value), int(to):
            facts |= {"value": value, "to": to}
    return words.say("price", **facts)


def ways_say(view: ChroniclesView, words: Words) -> str:
    """Every way to accept, as it is typed."""
    told = [
        words.say("way", number=number, price=way_says(view, way, words))
        for number, way in enumerate(view.ways, 1)
    ]
    return "; ".join(told)
