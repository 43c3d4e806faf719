"""The language of Hero Cards: abilities and Exhaust Effects ⇄ data, in English and Italian.

    read_ability("(3) If 2 Fire in play: gain 5 Attack.", "en")  →  HeroAbility(3, (Sentence(…),))
    write_ability(ability, "it")  →  "(3) Se 2 Fuoco in gioco: guadagna 5 Attacco."

One table of phrases (content/phrases.toml) both prints and reads. In front stands the Activation
Cost, which a card prints in its sphere; `write_sentences` leaves it out. A sentence ends with a
stop; a colon follows its conditions, and whatever must be paid before the rest is done; commas part
the other actions. What is written is read as what it was, for data in normal form: nothing is
empty, no number is negative, "none" of an Element counts to 0, a Constellation has at most 5 cards
of 1 or 2 spheres, a row of boxes at most 9.

Whoever types may space and capitalise as he likes, write any quote and dash, and leave out the last
stop.
"""

from __future__ import annotations

from stampadia.games.travelers.language.problems import BadLine
from stampadia.games.travelers.language.reading import read_ability, read_exhaust
from stampadia.games.travelers.language.writing import (
    write_ability,
    write_exhaust,
    write_sentences,
)

__all__ = [
    "BadLine",
    "read_ability",
    "read_exhaust",
    "write_ability",
    "write_exhaust",
    "write_sentences",
]
