"""Each choice as one line of text, and back.

    open 3                  play this Hero Card as the Opening Card
    charge 3, infuse 3, add 3
    strain 3 attack, strain 3 defense
    activate                the next ability
    end                     end Plan, take no more
    exhaust 3, pay 3        follow its Exhaust Effect, without and with paying
    hit 3                   exhaust it for a hit
    card 3                  a card that a text or a move asks for
    go up, right, down, left
    door 4B, symbol         in a Dungeon: through the door to 4B, or onto the symbol
    cell 2,3                row and column of a room; beside 2A: place the room there
    region 4                a card of the World
    upper, lower            which half
    stand, leave, yes, no

Hero Cards are named by their numbers on the sheet, 1 to 8, and 9 for one that joined. Italian
sentences are read as well; records are written in English.
"""

from __future__ import annotations

import re
from typing import Any, Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.geometry import size
from stampadia.games.travelers.ground import code_of
from stampadia.games.travelers.position import Position
from stampadia.kernel.agenda import Question
from stampadia.kernel.errors import BadNotation, IllegalChoice
from stampadia.kernel.notation import plain_text
from stampadia.kernel.pending import Ask, Chance
from stampadia.kernel.words import LANGUAGES

_CARD: Final = {
    n.OPEN: ("open {}", "apri {}"),
    n.CHARGE: ("charge {}", "carica {}"),
    n.INFUSE: ("infuse {}", "infondi {}"),
    n.ADD: ("add {}", "aggiungi {}"),
    n.STRAIN_ATTACK: ("strain {} attack", "sforza {} attacco"),
    n.STRAIN_DEFENSE: ("strain {} defense", "sforza {} difesa"),
    n.TAKE: ("card {}", "carta {}"),
    n.EXHAUST: ("exhaust {}", "esaurisci {}"),
    n.PAY: ("pay {}", "paga {}"),
    n.HIT: ("hit {}", "colpo {}"),
}
_WORDS: Final = {
    n.ACTIVATE: ("activate", "attiva"),
    n.END: ("end", "fine"),
    n.GO: ("go up", "vai su"),
    n.GO + 1: ("go right", "vai a destra"),
    n.GO + 2: ("go down", "vai giù"),
    n.GO + 3: ("go left", "vai a sinistra"),
    n.HALF: ("upper", "sopra"),
    n.HALF + 1: ("lower", "sotto"),
    n.SYMBOL: ("symbol", "simbolo"),
    n.STAND: ("stand", "fermo"),
    n.LEAVE: ("leave", "lascia"),
    n.YES: ("yes", "sì"),
    n.NO: ("no", "no"),
}
_SHORT: Final = {
    "up": n.GO,
    "right": n.GO + 1,
    "down": n.GO + 2,
    "left": n.GO + 3,
    "su": n.GO,
    "destra": n.GO + 1,
    "giù": n.GO + 2,
    "giu": n.GO + 2,
    "sinistra": n.GO + 3,
    "si": n.YES,
    "y": n.YES,
    "n": n.NO,
}
"""What people type besides."""
_SHAPE: Final = re.compile(
    r"(open|charge|infuse|add|card|exhaust|pay|hit|region|apri|carica|infondi|aggiungi|carta"
    r"|esaurisci|paga|colpo|regione) [1-9]"
    r"|(strain|sforza) [1-9] (attack|defense|attacco|difesa)"
    r"|(door|beside|porta|accanto a) [1-6][abcd]|(cell|casella) [1-6],[1-6]"
)


def sentence(position: Position, choice: int, language: str) -> str:
    """What a legal choice of this position is called."""
    at = LANGUAGES.index(language)
    if choice in _WORDS:
        return _WORDS[choice][at]
    if choice < n.ACTIVATE:
        kind, card = divmod(choice, n.MOST_CARDS)
        return _CARD[kind * n.MOST_CARDS][at].format(card + 1)
    if choice < n.ATTACH:
        return f"{('door', 'porta')[at]} {code_of(choice - n.DOOR)}"
    if choice < n.CELL:
        return f"{('beside', 'accanto a')[at]} {code_of(choice - n.ATTACH)}"
    if choice < n.GRID:
        row, column = _cell(position, choice)
        return f"{('cell', 'casella')[at]} {row + 1},{column + 1}"
    return f"{('region', 'regione')[at]} {choice - n.GRID + 1}"


def _cell(position: Position, choice: int) -> tuple[int, int]:
    step = position.agenda[-1]
    assert isinstance(step, Question), "only a teleport asks for cells"
    return divmod(choice - n.CELL, size(step.about % 4)[1])


def write(position: Position, choice: Any, language: str = "en") -> str:
    pending = position.pending()
    if isinstance(pending, Chance):
        return f"{pending.what} {' '.join(str(item + 1) for item in choice)}"
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    if type(choice) is not int or choice not in pending.choices:
        raise IllegalChoice("not-legal-now")
    return sentence(position, choice, language)


def read(position: Position, text: str) -> Any:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _read_order(pending, text)
    plain = re.sub(r"\s*,\s*", ",", plain_text(text))
    known = _is_notation(plain)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over") if known else BadNotation("not-notation", text=plain)
    for choice in pending.choices:
        if any(plain == sentence(position, choice, lang).casefold() for lang in LANGUAGES):
            return choice
    loose = _loosely(pending, plain)
    if loose is not None:
        return loose
    if known:
        raise IllegalChoice("choice-not-legal", text=plain)
    raise BadNotation("not-notation", text=plain)


def _loosely(ask: Ask, plain: str) -> int | None:
    """A direction or a room by itself; a card's number where only one thing is done with cards."""
    found = [_SHORT[plain]] if plain in _SHORT else []
    if re.fullmatch("[1-6][abcd]", plain):
        room = (int(plain[0]) - 1) * 4 + "abcd".index(plain[1])
        found = [n.DOOR + room, n.ATTACH + room]
    elif re.fullmatch("[1-9]", plain):
        found = [
            choice
            for choice in ask.choices
            if choice < n.ACTIVATE and choice % n.MOST_CARDS == int(plain) - 1
        ]
    legal = [choice for choice in found if choice in ask.choices]
    return legal[0] if len(legal) == 1 else None


def _is_notation(plain: str) -> bool:
    words = {word.casefold() for both in _WORDS.values() for word in both}
    return plain in words or plain in _SHORT or _SHAPE.fullmatch(plain) is not None


def _read_order(chance: Chance, text: str) -> tuple[int, ...]:
    words = text.split()[:12]
    if words and words[0] == chance.what:
        words = words[1:]
    if not words or not all(re.fullmatch("[1-9]", word, re.ASCII) for word in words):
        raise BadNotation("not-an-outcome", what=chance.what)
    outcome = tuple(int(word) - 1 for word in words)
    if not chance.admits(outcome):
        raise IllegalChoice("impossible-outcome", what=chance.what)
    return outcome
