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
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec import Struct

from stampadia.games.generals import choices as n
from stampadia.games.generals.asked import cells_in, picks_to_discard
from stampadia.games.generals.battlefield import MOST_IN_HAND
from stampadia.games.generals.card_text import signed
from stampadia.games.generals.content import ELEMENTS, PACKAGE
from stampadia.games.generals.position import Position
from stampadia.games.generals.rules.by_hand import ByHand
from stampadia.kernel.agenda import Question
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, IllegalChoice
from stampadia.kernel.notation import plain_text
from stampadia.kernel.pending import Ask, Chance, Draw

LANGUAGES: Final = ("en", "it")

SENTENCES: Final = {
    "en": {
        "end": "end", "pass": "pass", "pay-life": "pay life", "event": "event",
        "skip": "skip events", "skip-text": "skip text",
        "shields": "shields", "life": "life", "life-up": "life up",
        "power-up": "power up", "leave": "leave", "yes": "yes", "no": "no", "element": "{element}",
        "seat": "general {number}", "column": "column {number}", "cell": "{row} {column}",
        "number": "move {number}", "discard": "discard {card}", "add": "add {card} to {column}",
        "sacrifice": "sacrifice {column}", "sacrifice-saving": "sacrifice {column} saving {card}",
        "pick": "take {card}", "by-hand": "by hand {adjustment} {row} {column}",
        "by-hand-draw": "by hand draw", "by-hand-discard": "by hand discard {card}",
        "move": "by hand move {row} {column} to {goal_row} {goal_column}",
        "by-hand-table": "by hand {change}",
        "by-hand-infuse": "by hand infuse {element} {row} {column}",
    },
    "it": {
        "end": "fine", "pass": "passo", "pay-life": "paga vita", "event": "evento",
        "skip": "salta eventi", "skip-text": "salta testo",
        "shields": "scudi", "life": "vita", "life-up": "cura",
        "power-up": "rinforzo", "leave": "lascia", "yes": "sì", "no": "no", "element": "{element}",
        "seat": "generale {number}", "column": "colonna {number}", "cell": "{row} {column}",
        "number": "sposta {number}", "discard": "scarta {card}", "add": "metti {card} in {column}",
        "sacrifice": "sacrifica {column}",
        "sacrifice-saving": "sacrifica {column} salvando {card}",
        "pick": "prendi {card}", "by-hand": "a mano {adjustment} {row} {column}",
        "by-hand-draw": "a mano pesca", "by-hand-discard": "a mano scarta {card}",
        "move": "a mano sposta {row} {column} in {goal_row} {goal_column}",
        "by-hand-table": "a mano {change}",
        "by-hand-infuse": "a mano infondi {element} {row} {column}",
    },
}  # fmt: skip
ROWS: Final = {
    "en": ("player", "front", "incoming"),
    "it": ("giocatore", "fronte", "arrivo"),
}
ELEMENT_NAMES: Final = {"en": ELEMENTS, "it": ("fuoco", "aria", "terra", "acqua")}
ADJUSTMENT_NAMES: Final = {
    "en": n.ADJUSTMENTS,
    "it": ("ferita", "cura", "attacco+", "attacco-", "vita+", "vita-", "scarta-fondo", "esaurisci",
           "ripristina", "sconfiggi"),
}  # fmt: skip

CHANGE_NAMES: Final = {
    "en": n.TABLE_CHANGES,
    "it": ("guadagna-vita", "perdi-vita", "guadagna-scudo", "perdi-scudo", "alza-inchiostro",
           "abbassa-inchiostro", "aggiungi-luogo", "scarta-luogo"),
}  # fmt: skip


class Meant(Struct, frozen=True):
    """A choice taken apart: its verb, the card it names, and its other arguments."""

    verb: str
    card: int = -1
    column: int = 0
    row: int = 0
    number: int = 0
    goal: int = 0

    def words(self, language: str) -> dict[str, str]:
        return {
            "column": str(self.column + 1),
            "row": ROWS[language][self.row],
            "number": str(self.number),
            "element": ELEMENT_NAMES[language][self.number % 4],
            "adjustment": ADJUSTMENT_NAMES[language][self.number % len(n.ADJUSTMENTS)],
            "change": CHANGE_NAMES[language][self.number % len(n.TABLE_CHANGES)],
            "goal_row": ROWS[language][self.goal // 4],
            "goal_column": str(self.goal % 4 + 1),
        }


_PLAIN: Final = {
    n.PAY_LIFE: "pay-life", n.ACTIVATE: "event", n.SKIP: "skip", n.SHIELDS: "shields",
    n.LOSE_LIFE: "life", n.LIFE_UP: "life-up", n.POWER_UP: "power-up", n.LEAVE: "leave",
    n.YES: "yes", n.NO: "no",
}  # fmt: skip


def meaning(position: Position, choice: int) -> Meant:
    """What a legal choice of this position means."""
    if choice == n.PASS:
        step = position.agenda[-1]
        if isinstance(step, ByHand) and not step.done:
            return Meant("skip-text")  # so that a record says what was not applied
        return Meant("end" if step.name == "play" else "pass")
    if choice in _PLAIN:
        return Meant(_PLAIN[choice])
    if choice >= n.INFUSE:
        number, cell = divmod(choice - n.INFUSE, n.CELLS)
        return Meant("by-hand-infuse", row=cell // 4, column=cell % 4, number=number)
    if choice >= n.TABLE:
        return Meant("by-hand-table", number=choice - n.TABLE)
    if choice >= n.MOVE:
        start, goal = divmod(choice - n.MOVE, n.CELLS)
        return Meant("move", row=start // 4, column=start % 4, goal=goal)
    if choice == n.BY_HAND_DRAW:
        return Meant("by-hand-draw")
    if choice >= n.BY_HAND:
        number, cell = divmod(choice - n.BY_HAND, n.CELLS)
        return Meant("by-hand", row=cell // 4, column=cell % 4, number=number)
    if choice >= n.PICK:
        verb = "discard" if picks_to_discard(position) else "pick"
        return Meant(verb, card=picked_card(position, choice - n.PICK))
    if choice >= n.SACRIFICE:
        column, saved = divmod(choice - n.SACRIFICE, n.TALLEST + 1)
        troop = position.rows[0][column]
        if not saved or troop is None:
            return Meant("sacrifice", column=column)
        return Meant("sacrifice-saving", troop.stack.cards[saved - 1], column)
    if choice >= n.HAND:
        return _of_hand(position, choice)
    return _of_numbers(choice)


def _of_hand(position: Position, choice: int) -> Meant:
    if choice >= n.ADD:
        slot, column = divmod(choice - n.ADD, n.COLUMNS)
        return Meant("add", position.hands[position.to_act][slot], column)
    seat, slot = divmod(choice - n.HAND, MOST_IN_HAND)
    by_hand = isinstance(position.agenda[-1], ByHand)
    return Meant("by-hand-discard" if by_hand else "discard", position.hands[seat][slot])


def _of_numbers(choice: int) -> Meant:
    if choice >= n.NUMBER:
        return Meant("number", number=choice - n.NUMBER)
    if choice >= n.CELL:
        return Meant("cell", row=(choice - n.CELL) // 4, column=(choice - n.CELL) % 4)
    if choice >= n.COLUMN:
        return Meant("column", number=choice - n.COLUMN + 1)
    if choice >= n.SEAT:
        return Meant("seat", number=choice - n.SEAT + 1)
    return Meant("element", number=choice - n.ELEMENT)


def picked_card(position: Position, index: int) -> int:
    """The card at this place of the pile that the present question is about."""
    step = position.agenda[-1]
    assert isinstance(step, Question)
    if step.name in ("which-shield", "recover-shield"):
        return position.shields[index]
    if step.name == "which-place":
        return position.places[index]
    if step.name == "which-looked":
        return position.looked[index]
    cell = next(cells_in(step.about))
    troop = position.rows[cell[0]][cell[1]]
    assert troop is not None
    return troop.stack.cards[index]


# Writing


def write(position: Position, choice: int | tuple[int, ...], language: str = "en") -> str:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _write_outcome(pending, choice)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    if type(choice) is not int or choice not in pending.choices:
        raise IllegalChoice("not-legal-now")
    meant = meaning(position, choice)
    card = f"{position.deck.name(meant.card)} #{meant.card + 1}" if meant.card >= 0 else ""
    return SENTENCES[language][meant.verb].format(card=card, **meant.words(language))


def _write_outcome(chance: Chance, outcome: int | tuple[int, ...]) -> str:
    numbers = outcome if isinstance(outcome, tuple) else (outcome,)
    return f"{chance.what} {' '.join(str(number + 1) for number in numbers)}"


# Reading


def read(position: Position, text: str) -> int | tuple[int, ...]:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _read_outcome(pending, text)
    plain = plain_text(text)
    if not any(pattern.fullmatch(plain) for pattern in _patterns()):
        raise _not_whole(position, plain) or BadNotation("not-notation", text=plain)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    for named_by in NAMED_BY:
        found = [
            choice
            for choice in pending.choices
            if any(_says(position, choice, plain, lang, named_by) for lang in LANGUAGES)
        ]
        if len(found) == 1:
            (only,) = found
            return int(only)
        if found:
            ways = ", ".join(write(position, choice) for choice in found[:8])
            raise AmbiguousChoice("ambiguous-choice", text=plain, ways=ways)
    raise _no_place_to_add(position, plain) or IllegalChoice("choice-not-legal", text=plain)


NAMED_BY: Final[tuple[Callable[[str, str], bool], ...]] = (
    lambda name, named: name == named,
    lambda name, named: name.startswith(named),
    lambda name, named: f" {named}" in name,
)
"""How a text may name a card, from the most exact: whole, by its beginning, by a word in it."""


def _says(
    position: Position, choice: int, text: str, language: str, named_by: Callable[[str, str], bool]
) -> bool:
    """Whether a text means this choice."""
    meant = meaning(position, choice)
    sentence = SENTENCES[language][meant.verb].format(card="\0", **meant.words(language)).casefold()
    before, card, after = sentence.partition("\0")
    if not card:
        return text == sentence
    if not (text.startswith(before) and text.endswith(after)):
        return False
    named = text[len(before) : len(text) - len(after)].strip()
    number = re.search(r"#([0-9]{1,4})$", named, re.ASCII)
    if number:
        return int(number[1]) == meant.card + 1
    name = " ".join(position.deck.name(meant.card).casefold().split())
    return bool(named) and named_by(name, named)


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
                verb = meaning(position, choice).verb
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


@lru_cache(maxsize=1)
def _patterns() -> list[re.Pattern[str]]:
    """What can be notation at all."""
    shapes = {
        "card": ".+", "column": "[1-4]", "goal_column": "[1-4]", "number": "[0-9]{1,3}",
    }  # fmt: skip
    found = []
    for language, sentences in SENTENCES.items():
        listed = {
            "row": ROWS[language],
            "goal_row": ROWS[language],
            "element": ELEMENT_NAMES[language],
            "adjustment": ADJUSTMENT_NAMES[language],
            "change": CHANGE_NAMES[language],
        }
        own = shapes | {
            name: "(?:" + "|".join(map(re.escape, values)) + ")" for name, values in listed.items()
        }
        for sentence in sentences.values():
            pieces = re.split(r"\{(\w+)\}", sentence)
            pattern = "".join(
                own[piece] if number % 2 else re.escape(piece)
                for number, piece in enumerate(pieces)
            )
            found.append(re.compile(pattern))
    return found


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
