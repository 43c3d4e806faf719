"""Small phrases that the story, the table and the explanations share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.card_text import banner_says, signed, token_word, written_out
from stampadia.games.generals.content import ELEMENTS
from stampadia.kernel.words import Words

if TYPE_CHECKING:
    from stampadia.games.generals.card_view import CardView, PartView
    from stampadia.games.generals.view import ReasonView, UnitView

Facts = dict[str, str | int]
"""What a sentence is told."""

ROWS: Final = ("player", "front", "incoming")


def yes(truth: object) -> str:
    return "yes" if truth else "no"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ")", "”", "»")) else f"{text}."


def plus(number: int) -> str:
    """ "+2", "−1"."""
    return f"+{number}" if number > 0 else signed(number)


def listed(items: Sequence[str], words: Words) -> str:
    if len(items) < 2:
        return "".join(items)
    return words.say("list-and", head=", ".join(items[:-1]), last=items[-1])


def elements(names: Iterable[str], words: Words) -> str:
    return ", ".join(token_word(name, words) for name in names)


def elements_had(amounts: Sequence[int], words: Words) -> str:
    """ "2 × Fire, Air"."""
    return ", ".join(
        words.say("shows-element", element=token_word(name, words), amount=amount)
        for name, amount in zip(ELEMENTS, amounts, strict=True)
        if amount
    )


def spoken(text: str, language: str, words: Words) -> str:
    """A printed text with words for its symbols, ending like a sentence."""
    return ended(written_out(text, language, words))


GLOSSARY: Final = (
    "fire", "air", "water", "earth", "attack", "life", "wound", "defeat", "phasedefense",
    "phasefront", "phaseany", "area", "left", "right", "sides", "front", "frontleft", "frontright",
    "frontsides", "around", "level", "x",
)  # fmt: skip


def glossary(words: Words) -> list[tuple[str, str]]:
    """The symbols that stand on cards, by their names, and what each means."""
    return [(name, words.say(f"glossary-{name}")) for name in GLOSSARY]


# Who and where


def general(seat: int, viewer: int | None, words: Words) -> str:
    return words.say("you") if seat == viewer else words.say("general", number=seat + 1)


def unit_at(cell: int, words: Words, card: str = "", *, watching: bool = False) -> str:
    """ "your Bellows Bear (column 2)", or without its name "your Unit in column 2"."""
    facts = {"row": ROWS[cell // 4], "column": cell % 4 + 1, "yours": yes(not watching)}
    return words.say("unit" if card else "unit-unnamed", card=card, **facts)


def space_at(cell: int, words: Words) -> str:
    return words.say("space", row=ROWS[cell // 4], column=cell % 4 + 1)


# Why a number is what it is


def reasons(printed: int, why: Sequence[str], words: Words) -> str:
    """ "2 printed; Fire, Fire: +2 from the header of Bellows Bear"."""
    return "; ".join((words.say("reason-printed", number=signed(printed)), *why))


def reason(card: str, rule: str, by: int, times: int, need: Sequence[str], words: Words) -> str:
    return words.say(
        "reason",
        needed=yes(need),
        need=elements(need, words),
        times=times,
        by=plus(by),
        source=words.say("reason-source", rule=rule, card=card),
    )


def because(total: int, found: Sequence[ReasonView], words: Words) -> str:
    why = [reason(one.card, one.rule, one.by, one.times, one.need, words) for one in found]
    return reasons(total - sum(one.by for one in found), why, words)


# Cards


def part_shows(part: PartView, card: CardView, words: Words) -> str:
    """ "attack 1, Fire; when attacking: Fire Fire: +x attack."; nothing for an empty part."""
    shown = [
        words.say(f"shows-{stat}", number=signed(number))
        for stat, number in (("attack", part.attack), ("life", part.life))
        if number
    ]
    if part.element:
        name = token_word(part.element, words)
        shown.append(words.say("shows-element", element=name, amount=part.amount))
    skill = skill_says(part, card, words)
    return "; ".join(piece for piece in (", ".join(shown), skill) if piece)


def skill_says(part: PartView, card: CardView, words: Words) -> str:
    """A skill with its moment; an instruction, which has none, as it is."""
    if not part.skill:
        return ""
    said = spoken(part.skill, card.language, words)
    if card.kind != "unit" and part is card.body:
        return said
    area = banner_says(part.skill, words) + ", " if part.area else ""
    return f"{area}{words.say(f'when-{part.trigger}')}: {said}"


def card_says(card: CardView, words: Words, *, numbered: bool = False) -> str:
    """A card in a line: name (and number in the deck), Level, header, body."""
    name = f"{card.name} #{card.number}" if numbered else card.name
    line = words.say("card-line", name=name, level=signed(card.level))
    for side, part in (("header", card.header), ("body", card.body)):
        if shown := part_shows(part, card, words):
            instruction = card.kind != "unit" and side == "body"
            told = capital(shown) if instruction else words.say("face-part", part=side, what=shown)
            line += f" {ended(told)}"
    return line


def stack_names(unit: UnitView, words: Words) -> str:
    """From the bottom to the top, as a stack is read."""
    bottom, *above = (card.name for card in reversed(unit.cards))
    return words.say("stack", bottom=bottom, above=", ".join(above)) if above else bottom
