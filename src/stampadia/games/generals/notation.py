"""Each choice as one line of text, and back.

    add Bellows Bear #3 to 2      a card from the hand onto column 2
    sacrifice 4 saving Vat #9     give up the unit on column 4 and keep one of its cards
    pay life                      lose 1 Life to draw the deck's top card
    event                         use the face-up event
    end                           end the Play Phase
    shields, life                 how to take a direct hit
    life up, power up, leave      a Healing Action
    pass                          no more of what the question offers
    front 2                       the unit on column 2 of the Front Row (player, incoming)

A card is named by its number in the match's deck, its name, or the beginning of it or of any of
its words that fits only one legal choice; where a number stands, the name beside it is for
people. Italian sentences are read as well; records are written in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence, Set
from functools import cache, lru_cache
from typing import Final

from stampadia.games.generals import choices as n
from stampadia.games.generals.choices import TABLE
from stampadia.games.generals.content import ELEMENTS, PACKAGE, ROW_NAMES
from stampadia.games.generals.position import Position
from stampadia.games.generals.text.cards import signed
from stampadia.games.generals.view import CardToPick, TextByHand, question_of
from stampadia.kernel.choices import Meant, plain_text
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, IllegalChoice
from stampadia.kernel.pending import Ask, Chance, Draw
from stampadia.words import LANGUAGES, words

SENTENCES: Final = (*TABLE.verbs, "end", "skip-text", "sacrifice-saving", "by-hand-discard")
"""What can be typed: a sentence for each verb, and some that a question has of its own."""
MOST_READ: Final = 2_000
"""Texts of which is kept what they can be."""
NAMED: Final = {
    "row": ROW_NAMES,
    "goal_row": ROW_NAMES,
    "element": ELEMENTS,
    "adjustment": n.ADJUSTMENTS,
    "change": n.TABLE_CHANGES,
}
"""Fields whose numbers have names."""


@cache
def names(field: str, language: str) -> tuple[str, ...]:
    spoken = words(language, PACKAGE)
    return tuple(spoken.say(f"typed-{name}") for name in NAMED[field])


def said(position: Position, choice: int) -> tuple[str, Meant, int]:
    """The sentence for a legal choice, what the choice means, and the card that it names, or −1.
    The same number is said otherwise in another question."""
    meant = TABLE.meaning(choice)
    match meant.verb:
        case "pass":
            if position.agenda[-1].name == "play":
                return "end", meant, -1
            if question_of(position) == TextByHand(0):
                return "skip-text", meant, -1  # so that a record says what was not applied
        case "add":
            return "add", meant, position.hands[position.to_act][meant["slot"]]
        case "discard":
            by_hand = isinstance(question_of(position), TextByHand)
            card = position.hands[meant["seat"]][meant["slot"]]
            return "by-hand-discard" if by_hand else "discard", meant, card
        case "sacrifice" if meant["saved"]:
            troop = position.rows[0][meant["column"]]
            assert troop is not None
            return "sacrifice-saving", meant, troop.stack.cards[meant["saved"] - 1]
        case "pick":
            question = question_of(position)
            assert isinstance(question, CardToPick)
            card = _pile(position, question)[meant["place"]]
            return "pick" if question.kept else "discard", meant, card
    return meant.verb, meant, -1


def _pile(position: Position, asked: CardToPick) -> Sequence[int]:
    """The cards of which one is picked."""
    match asked.pile:
        case "shields":
            return position.shields
        case "places":
            return position.places
        case "looked":
            return position.looked
    troop = position.rows[asked.cell // 4][asked.cell % 4]
    assert troop is not None
    return troop.stack.cards


def _sentence(verb: str, meant: Meant, language: str, card: str) -> str:
    texts = {
        field: names(field, language)[number]
        if field in NAMED
        else str(number if field == "number" else number + 1)
        for field, number in meant.fields.items()
    }
    return TABLE.says(verb, language, card=card, **texts)


# Writing


def write(position: Position, choice: int | tuple[int, ...], language: str = "en") -> str:
    pending = position.pending()
    if isinstance(pending, Chance):
        numbers = choice if isinstance(choice, tuple) else (choice,)
        return f"{pending.what} {' '.join(str(number + 1) for number in numbers)}"
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    if type(choice) is not int or choice not in pending.choices:
        raise IllegalChoice("not-legal-now")
    verb, meant, card = said(position, choice)
    named = f"{position.deck.name(card)} #{card + 1}" if card >= 0 else ""
    return _sentence(verb, meant, language, named)


# Reading


def read(position: Position, text: str) -> int | tuple[int, ...]:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _read_outcome(pending, text)
    plain = plain_text(text)
    forms = _forms_of(plain)
    if not forms:
        raise _not_whole(position, plain) or BadNotation("not-notation", text=plain)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    for named_by in NAMED_BY:
        found = [
            choice for choice in pending.choices if _says(position, choice, plain, forms, named_by)
        ]
        if len(found) == 1:
            (only,) = found
            return int(only)
        if found:
            ways = ", ".join(write(position, choice) for choice in found[:8])
            raise AmbiguousChoice("ambiguous-choice", text=plain, ways=ways)
    raise _no_place_to_add(position, plain) or IllegalChoice("choice-not-legal", text=plain)


@lru_cache(maxsize=MOST_READ)
def _forms_of(plain: str) -> Set[tuple[str, str]]:
    """The sentences that a text can be, by themselves: most texts come again and again."""
    return frozenset(form for form, pattern in _patterns().items() if pattern.fullmatch(plain))


NAMED_BY: Final[tuple[Callable[[str, str], bool], ...]] = (
    lambda name, named: name == named,
    lambda name, named: name.startswith(named),
    lambda name, named: f" {named}" in name,
)
"""How a text may name a card, from the most exact: whole, by its beginning, by a word in it."""


def _says(
    position: Position,
    choice: int,
    text: str,
    forms: Set[tuple[str, str]],
    named_by: Callable[[str, str], bool],
) -> bool:
    """Whether a text of these forms (of which verbs, in which languages) means this choice."""
    verb, _, card = said(position, choice)
    for language in LANGUAGES:
        if (verb, language) not in forms:
            continue
        before, with_card, after = _parts(verb, choice, language)
        if not with_card:
            found = text == before
        elif found := text.startswith(before) and text.endswith(after):
            named = text[len(before) : len(text) - len(after)].strip()
            if number := re.search(r"#([0-9]{1,4})$", named, re.ASCII):
                found = int(number[1]) == card + 1
            else:
                name = " ".join(position.deck.name(card).casefold().split())
                found = bool(named) and named_by(name, named)
        if found:
            return True
    return False


@lru_cache(maxsize=10_000)
def _parts(verb: str, choice: int, language: str) -> tuple[str, str, str]:
    """The sentence before the card's name, a mark where it names one, and what follows."""
    sentence = _sentence(verb, TABLE.meaning(choice), language, "\0")
    return sentence.casefold().partition("\0")


# Why a text is refused


def _not_whole(position: Position, text: str) -> BadNotation | None:
    """It begins like a legal choice, but something is missing or wrong."""
    pending = position.pending()
    if not (isinstance(pending, Ask) and text):
        return None
    first = text.split()[0]
    for language in LANGUAGES:
        for choice in pending.choices:
            written = write(position, choice, language)
            if written.casefold().split()[0] == first:
                verb, *_ = said(position, choice)
                return BadNotation(
                    "notation-not-whole", package=PACKAGE, text=text, verb=verb, example=written
                )
    return None


def _no_place_to_add(position: Position, text: str) -> IllegalChoice | None:
    """A card for a column that takes none, or that is not in the hand."""
    asked = re.fullmatch(r"(?:add (.+) to|metti (.+) in) ([1-4])", text, re.ASCII)
    if not asked or position.agenda[-1].name != "play":
        return None
    column, ink = int(asked[3]), position.ink_level()
    troop = position.rows[0][column - 1]
    if troop is None or troop.stack.level < ink:
        named = asked[1] or asked[2]
        return IllegalChoice("no-such-card-in-hand", package=PACKAGE, card=named)
    level = signed(troop.stack.level)
    return IllegalChoice("column-full", package=PACKAGE, column=column, level=level, ink=ink)


@cache
def _patterns() -> dict[tuple[str, str], re.Pattern[str]]:
    """What can be notation at all, by its verb and its language."""
    return {
        (verb, language): TABLE.pattern(verb, language, _forms(verb, language))
        for language in LANGUAGES
        for verb in SENTENCES
    }


def _forms(verb: str, language: str) -> dict[str, str]:
    number = "[0-9]{1,3}"
    shapes = {"card": ".+", "number": number, "seat": number, "goal_column": "[1-4]"}
    shapes["column"] = number if verb == "column" else "[1-4]"
    return shapes | {field: "|".join(map(re.escape, names(field, language))) for field in NAMED}


def _read_outcome(chance: Chance, text: str) -> int | tuple[int, ...]:
    what, *rest = text.split()[: n.MOST_PICKS] or [""]
    if what != chance.what or not rest:
        raise BadNotation("not-an-outcome", what=chance.what)
    if not all(re.fullmatch("[1-9][0-9]{0,3}", one, re.ASCII) for one in rest):
        raise BadNotation("not-an-outcome", what=chance.what)
    numbers = tuple(int(one) - 1 for one in rest)
    outcome = numbers[0] if isinstance(chance, Draw) and len(numbers) == 1 else numbers
    if not chance.admits(outcome):
        raise IllegalChoice("impossible-outcome", what=chance.what)
    return outcome
