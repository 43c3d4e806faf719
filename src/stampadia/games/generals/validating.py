"""Whether parsed data are a set: each field against the format's tables, then together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import structs

from stampadia.games.generals.format import (
    BODY,
    HEADER,
    LAYOUTS,
    LINE,
    META,
    MOST_CARDS,
    MOST_LINES,
    OLD_TRIGGERS,
    SIDES,
    Field,
    ids_in,
)
from stampadia.games.generals.problems import Report, Where
from stampadia.workbench.problems import Fault, nearest, shortened
from stampadia.workbench.strict_json import Doubled, shown

Raw = dict[str, Any]


def check_set(source: object, report: Report) -> None:
    if not isinstance(source, dict):
        report.add(Where(), Fault("not-an-object", facts={"found": shown(source)}))
        return
    _check_keys(source, ("meta", "deck"), Where(), report)
    if _there(source, "meta", dict, "not-an-object", report):
        _check_meta(source["meta"], report)
    if _there(source, "deck", list, "not-a-list", report):
        _check_deck(source.get("meta"), source["deck"], report)


def _there(source: Raw, name: str, kind: type, otherwise: str, report: Report) -> bool:
    if name not in source:
        report.add(Where(field=name), Fault("missing"))
        return False
    if not isinstance(source[name], kind):
        report.add(Where(field=name), Fault(otherwise, facts={"found": shown(source[name])}))
        return False
    return True


def _check_meta(meta: Raw, report: Report) -> None:
    at = Where(field="meta")
    known = {"cardsCount", *(field.name for field in META)}
    _check_keys(meta, known, at, report)
    clean = {field.name for field in META if _check_field(meta, field, at, report)}
    if {"dateCreated", "dateUpdated"} <= clean and meta["dateUpdated"] < meta["dateCreated"]:
        facts = {"found": meta["dateUpdated"], "created": meta["dateCreated"]}
        report.add(Where(field="meta.dateUpdated"), Fault("updated-early", facts=facts))


def _check_count(meta: object, count: int, report: Report) -> None:
    said = meta.get("cardsCount") if isinstance(meta, dict) else None
    if said is not None and (type(said) is not int or said != count):
        fault = Fault("count-differs", facts={"found": shown(said), "count": count}, warning=True)
        report.add(Where(field="meta.cardsCount"), fault)


def _check_deck(meta: object, deck: list[Any], report: Report) -> None:
    _check_count(meta, len(deck), report)
    if not deck:
        report.add(Where(field="deck"), Fault("deck-empty"))
    if len(deck) > MOST_CARDS:
        facts = {"count": len(deck), "most": MOST_CARDS}
        report.add(Where(field="deck"), Fault("too-many-cards", facts=facts))
        return
    for number, card in enumerate(deck, 1):
        _check_card(card, Where(card=number, name=_name(card)), report)
    _check_ids(meta, deck, report)


def _check_ids(meta: object, deck: list[Any], report: Report) -> None:
    """Both sides of a card share an id; two cards do not."""
    owners: dict[str, int] = {}
    for number, ids in enumerate(ids_in(meta if isinstance(meta, dict) else {}, deck), 1):
        for side, found in enumerate(ids, 1):
            owner = owners.setdefault(found, number)
            if owner != number:
                at = Where(number, _name(deck[number - 1]), side, field="id")
                facts = {"found": shown(found), "card": str(owner)}
                report.add(at, Fault("id-twice", facts=facts))
                break


# A card


def _name(card: object) -> str:
    """What the card calls itself, if it does."""
    first = card[0] if isinstance(card, list) and card else None
    name = (first.get("name") or first.get("title")) if isinstance(first, dict) else None
    return shortened(name) if isinstance(name, str) else ""


def _check_card(card: object, at: Where, report: Report) -> None:
    if not isinstance(card, list):
        report.add(at, Fault("not-a-list", facts={"found": shown(card)}))
        return
    types = [side.get("type") if isinstance(side, dict) else None for side in card]
    if types not in [list(layout) for layout in LAYOUTS]:
        found = ", ".join(shown(kind) for kind in types[:4]) + (", …" if len(types) > 4 else "")
        allowed = "; ".join(", ".join(layout) for layout in LAYOUTS)
        report.add(at, Fault("card-layout", facts={"found": f"[{found}]", "allowed": allowed}))
    for number, side in enumerate(card[:2], 1):
        _check_side(side, structs.replace(at, side=number), report)


def _check_side(side: object, at: Where, report: Report) -> None:
    if not isinstance(side, dict):
        report.add(at, Fault("not-an-object", facts={"found": shown(side)}))
        return
    kind = side.get("type")
    if not isinstance(kind, str) or kind not in SIDES:
        at = structs.replace(at, field="type")
        facts = {"found": shown(kind), "allowed": ", ".join(SIDES)}
        fault = Fault("not-one-of", nearest(kind, SIDES), facts)
        report.add(at, fault if "type" in side else Fault("missing"))
        return
    at = structs.replace(at, kind=kind)
    _modernise(side, at, report)
    fields = SIDES[kind]
    extra = ("type", "text") if kind == "text" else ("type",)
    _check_keys(side, {*extra, *(field.name for field in fields)}, at, report)
    for field in fields:
        _check_field(side, field, at, report)
    if kind == "text":
        _check_lines(side, at, report)
    else:
        _check_part(side, BODY, at, report)
        _check_part(side, HEADER, at, report)


def _modernise(side: Raw, at: Where, report: Report) -> None:
    for name in ("trigger", "boostTrigger"):
        found = side.get(name)
        if isinstance(found, str) and found in OLD_TRIGGERS:
            side[name] = OLD_TRIGGERS[found]
            fault = Fault("old-trigger", facts={"found": found, "now": side[name]}, warning=True)
            report.add(structs.replace(at, field=name), fault)


def _check_lines(side: Raw, at: Where, report: Report) -> None:
    at = structs.replace(at, field="text")
    lines = side.get("text")
    if "text" not in side:
        report.add(at, Fault("missing"))
    elif not isinstance(lines, list):
        report.add(at, Fault("not-a-list", facts={"found": shown(lines)}))
    elif not lines:
        report.add(at, Fault("no-lines"))
    elif len(lines) > MOST_LINES:
        facts = {"count": len(lines), "most": MOST_LINES}
        report.add(at, Fault("too-many-lines", facts=facts))
    else:
        for number, line in enumerate(lines, 1):
            for fault in LINE(line):
                report.add(structs.replace(at, line=number), fault)


def _check_part(side: Raw, names: Mapping[str, str], at: Where, report: Report) -> None:
    """What the fields of a header or a body ask of each other."""

    def has(part: str) -> bool:
        return not _absent(side, names[part]) and side[names[part]] is not False

    def add(part: str, key: str, about: str, *, warning: bool = False) -> None:
        field = structs.replace(at, field=names[part])
        facts = {"field": names[about], "found": shown(side.get(names[part]))}
        report.add(field, Fault(key, facts=facts, warning=warning))

    if has("element") and not has("amount"):
        add("amount", "amount-missing", "element")
    if has("amount") and not has("element"):
        add("amount", "amount-alone", "element")
    speaks = next((part for part in ("condition", "text", "effect") if has(part)), None)
    if at.kind == "unit" and speaks and not has("trigger"):
        add("trigger", "trigger-missing", speaks)
    if has("effect") and not has("text"):
        add("effect", "effect-alone", "text", warning=True)
    if at.kind != "place" and has("condition") and not has("text"):
        add("condition", "condition-alone", "text", warning=True)
    for part in ("trigger", "area"):
        if at.kind == "unit" and has(part) and not speaks:
            add(part, "skill-missing", "text", warning=True)


# Objects and fields


def _check_keys(source: Raw, known: Iterable[str], at: Where, report: Report) -> None:
    known = set(known)
    if isinstance(source, Doubled):
        for name in source.twice:
            report.add(_at_field(at, shortened(name)), Fault("key-twice"))
    for name in source:
        if name not in known:
            near = nearest(name, known)
            fault = Fault("key-misspelt" if near else "key-unknown", near, warning=not near)
            report.add(_at_field(at, shortened(name)), fault)


def _check_field(source: Raw, field: Field, at: Where, report: Report) -> bool:
    """Whether the field is there, and as it should be."""
    at = _at_field(at, field.name)
    if _absent(source, field.name):
        if field.use == "must":
            report.add(at, Fault("missing"))
        return False
    value = source[field.name]
    facts = {"found": shown(value), "kind": at.kind}
    if field.use == "never":
        report.add(at, Fault("not-here", facts=facts))
        return False
    if field.use == "idle":
        report.add(at, Fault("idle-here", facts=facts, warning=True))
    faults = list(field.check(value))
    for fault in faults:
        report.add(at, fault)
    return not faults


def _at_field(at: Where, name: str) -> Where:
    return structs.replace(at, field=f"meta.{name}" if at.field == "meta" else name)


def _absent(source: Raw, name: str) -> bool:
    """An empty text is as good as none."""
    value = source.get(name)
    return name not in source or (isinstance(value, str) and not value.strip())
