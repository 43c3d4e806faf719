"""A view as plain text, an event as a sentence, a card's words from its ops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from stampadia.games.stampede.choices import TABLE
from stampadia.games.stampede.content import ANIMALS, FRONT, NAMES
from stampadia.games.stampede.view import STAMP, FaceDown, Give, InPile, StampedeView
from stampadia.kernel.choices import Meant
from stampadia.kernel.event import Event
from stampadia.words import Words, capital, yes


def card_text(animal: str, words: Words) -> str:
    """What a stamp of this animal makes its player do, from the animal's ops."""
    ops = ANIMALS[NAMES.index(animal)].do
    if not ops:
        return words.say("op-nothing")
    sentences = []
    for op in ops:
        facts = msgspec.to_builtins(op)
        sentences.append(words.say(f"op-{facts.pop('op')}", **facts))
    return " ".join(sentences)


# Names


def player(seat: int, viewer: int | None, words: Words) -> str:
    return words.say("you") if seat == viewer else words.who("who", seat + 1)["who"]


def animal(name: str, words: Words) -> str:
    return words.say(f"animal-{name}")


def one(stamp: str, words: Words) -> str:
    """ "a lion", for "lion/hippo"."""
    return words.say(f"animal-{stamp.partition('/')[0]}.one")


def back(pair: Sequence[str], words: Words) -> str:
    first, second = (animal(name, words) for name in pair)
    return words.say("back", first=first, second=second)


def listed(items: Sequence[str], words: Words) -> str:
    if len(items) < 2:
        return "".join(items)
    return words.say("list-and", head=", ".join(items[:-1]), last=items[-1])


def some(stamps: Sequence[str], words: Words) -> list[str]:
    """ "a lion", "two hippos": each animal once, in the order of their first stamps."""
    if len(stamps) == 1:
        return [one(stamps[0], words)]
    count = Counter(stamp.split("/")[0] for stamp in stamps)
    return [
        one(name, words)
        if many == 1
        else words.say("several", count=many, animals=words.say(f"animal-{name}.many"))
        for name, many in count.items()
    ]


def counted(stamps: Iterable[str], words: Words) -> str:
    """ "2 lions, 1 hippo" in the animals' order, for an album."""
    count = Counter(stamp.split("/")[0] for stamp in stamps)
    parts = []
    for name in NAMES:
        if count[name]:
            form = "" if count[name] == 1 else ".many"
            parts.append(f"{count[name]} {words.say(f'animal-{name}{form}')}")
    return ", ".join(parts)


def with_back(stamp: str, words: Words) -> str:
    front, other = stamp.split("/")
    return f"{animal(front, words)}/{animal(other, words)}"


# Events


def tells_apart(event: Event) -> Collection[int] | None:
    """Those whom it is about; who wins is told to each as it fared."""
    if event.name == "won":
        return None
    about: dict[str, Any] = event.about
    return about.get("seat", -1), about.get("other", -1)


def tell(event: Event, viewer: int | None, words: Words) -> str:
    name = event.name
    about: dict[str, Any] = event.about
    facts: dict[str, str | int | float] = {}
    for key, value in about.items():
        if key == "seat":
            facts |= words.who("who", value + 1)
            facts["you"] = yes(value == viewer)
        elif key == "stamp":
            facts["stamp"] = one(value, words)
        elif key == "back":
            facts["back"] = back(value, words)
        elif key == "other":
            if value >= 0:
                facts |= words.who("whom", value + 1)
            facts["to-you"] = yes(value == viewer)
        elif key in ("given", "taken"):
            facts[key] = listed(some(value, words), words)
        elif key == "seats" and name == "won":
            facts |= _winners(value, viewer, words)
        else:
            facts[key] = value
    if "stamp" not in facts and "back" in facts:
        facts["stamp"] = words.say("stamp-unknown-back", back=facts["back"])
    if name == "exchanged":
        name += {-1: "-area", about["seat"]: "-own"}.get(about["other"], "-other")
    return capital(words.say_once(f"event-{name}", facts))


def _winners(seats: Any, viewer: int | None, words: Words) -> dict[str, str]:
    mine = "team" if viewer in seats and len(seats) > 1 else yes(viewer in seats)
    winners = [words.who("who", seat + 1) for seat in seats]
    named = {form: listed([one[form] for one in winners], words) for form in winners[0]}
    return {"you": mine, "many": yes(len(seats) > 1)} | named


# The table


def show(view: StampedeView, words: Words) -> str:
    """The whole view, a line for each thing, top to bottom as one would read a table aloud."""
    lines = [_headline(view, words), _pile_line(view, words)]
    lines += [
        words.say("show-followed", place=card.place, what=face_down_card(card, words))
        for card in view.followed
        if card.place > 1
    ]
    stamps = ", ".join(with_back(stamp, words) for stamp in view.exchange)
    lines.append(words.say("show-exchange", stamps=stamps))
    for seat in range(len(view.seats)):
        lines += _seat_lines(view, seat, words)
    for name, own in (
        ("show-hand", view.hand),
        ("show-aside", view.aside),
        ("show-chosen", view.chosen),
        ("show-given-up", view.given_up),
    ):
        if own:
            lines.append(words.say(name, stamps=", ".join(with_back(s, words) for s in own)))
    return "\n".join(lines)


def _headline(view: StampedeView, words: Words) -> str:
    if view.how:
        return words.say("show-over", how=view.how)
    who = view.active if view.asked is None else view.asked
    mine = yes(who == view.seat)
    return words.say("show-turn", turn=view.turn, mine=mine, **words.who("who", who + 1))


def _pile_line(view: StampedeView, words: Words) -> str:
    line = words.say("show-pile", count=view.pile)
    for card in view.followed:
        if card.place == 1:
            known, what = len(card.could_be) == 1, face_down_card(card, words)
            top = {"stamp": what} if known else {"back": what}
            line += " " + words.say("show-pile-known" if known else "show-pile-top", **top)
    return line


def face_down_card(card: InPile, words: Words) -> str:
    if len(card.could_be) == 1:
        return words.say(f"animal-{card.could_be[0]}.one")
    return back(card.back, words)


def _seat_lines(view: StampedeView, seat: int, words: Words) -> list[str]:
    there = view.seats[seat]
    who = player(seat, view.seat, words)
    sides = {other.team for other in view.seats}
    team = words.say("team", letter="ABCDEF"[there.team]) if len(sides) < len(view.seats) else ""
    if there.met:
        team = ", ".join(part for part in (team, words.say(f"how-{there.met}")) if part)
    team = f"({team})" if team else ""
    key = "show-album" if there.album else "show-album-empty"
    stamps = counted(there.album, words)
    lines = [words.say(key, who=who, team=team, stamps=stamps).replace(" :", ":")]
    if seat != view.seat:
        cards = [face_down(group, words) for group in (*there.hand, *there.aside)]
        whose = words.who("who", seat + 1)
        lines.append("  " + words.say("show-hand-of", stamps=", ".join(cards), **whose))
    return lines


def face_down(group: FaceDown, words: Words) -> str:
    """ "lion or hippo", "2 × lion or hippo", or what is known of them."""
    if len(group.could_be) == 1:
        return ", ".join(animal(name, words) for name in group.could_be[0])
    text = back(group.back, words)
    return text if group.count == 1 else f"{group.count} × {text}"


# What a choice would do


def question(view: StampedeView, words: Words) -> str:
    return words.say(f"ask-{view.step}")


def explain(view: StampedeView, choice: int, words: Words) -> str:
    meant = TABLE.meaning(choice)
    facts: dict[str, str | int] = {"count": view.pile + 1}
    if "place" in meant.fields:
        facts["place"] = meant["place"] + 1
    if "stamp" in meant.fields:
        facts["stamp"] = one(STAMP[meant["stamp"]], words)
    if meant.verb == "play":
        return _explain_play(view, meant, words)
    if isinstance(view.question, Give) and view.played.startswith("buffalo/"):
        return words.say("explain-give-more", left=view.question.left, **facts)
    if meant.verb == "swap":
        facts |= words.who("who", meant["seat"] + 1)
    key = "take" if meant.verb == "take-from" else meant.verb
    told = words.say(f"explain-{key}", **facts)
    return capital(told)


def _explain_play(view: StampedeView, meant: Meant, words: Words) -> str:
    front = NAMES[FRONT[meant["stamp"]]]
    text = card_text(front, words)
    assert view.seat is not None
    count = Counter(stamp.split("/")[0] for stamp in view.seats[view.seat].album)
    count[front] += 1
    how = ""
    if front == "parrot" and count["parrot"] == 4:
        how = "parrots"
    elif count[front] == 5:
        how = "five"
    elif count[front] == 1 and len(count) == 9:
        how = "nine"
    return words.say("explain-play-wins", text=text, how=how) if how else text
