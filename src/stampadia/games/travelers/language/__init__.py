"""The language of the cards ⇄ data, in English and Italian.

    read_ability("(3) If 2 Fire in play: gain 5 Attack.", "en")  →  HeroAbility(3, (Sentence(…),))
    write_ability(ability, "it")  →  "(3) Se 2 Fuoco in gioco: guadagna 5 Attacco."
    read_instruction("For 1 time, you may discard 1 Fire card: draw 2 cards.", "en")
    write_modifier(modifier, "it")  →  "Se 1 Fuoco in gioco: Attacco -1."

One table of phrases (content/phrases.toml) both prints and reads. What is written is read as what
it was, for data in normal form: nothing is empty, no number is negative.

On a Hero Card the Activation Cost stands in front, where a card prints its sphere;
`write_sentences` leaves it out. A sentence ends with a stop; a colon follows its conditions, and
whatever must be paid before the rest is done; commas part the other actions. "You may …" offers
what the sentence does, "… or …" a choice of two. "None" of an Element
counts to 0, a Constellation has at most 5 cards of 1 or 2 spheres, a row of boxes at most 9.

An instruction of an adventure is one sentence, "For 1 time, if …, you may …: …", and perhaps a
second one, "Else: …". Whatever stands behind "If …" and before a colon is the price, to be done
first. Nothing is done 0 times, a box shows one letter or none, an "Else" has an "If", and a
Modifier looks at one thing in play or is a trap.

Whoever types may space and capitalise as he likes, write any quote and dash, and leave out the last
stop.
"""

from __future__ import annotations

from stampadia.games.travelers.language.reading import (
    BadLine,
    read_ability,
    read_exhaust,
    read_instruction,
    read_modifier,
)
from stampadia.games.travelers.language.writing import (
    PlaceWords,
    write_ability,
    write_enemy,
    write_exhaust,
    write_instruction,
    write_modifier,
    write_passage,
    write_sentences,
    write_way,
)

__all__ = [
    "BadLine",
    "PlaceWords",
    "read_ability",
    "read_exhaust",
    "read_instruction",
    "read_modifier",
    "write_ability",
    "write_enemy",
    "write_exhaust",
    "write_instruction",
    "write_modifier",
    "write_passage",
    "write_sentences",
    "write_way",
]
