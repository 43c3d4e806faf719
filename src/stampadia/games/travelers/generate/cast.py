"""Who appears in an adventure: the words that stories speak of, and the enemies on the way.

cast = draw_cast(dealer.child("cast"))
fill(Text("{villain} took the crown {of-home}.", "{villain} ha preso la corona {of-home}."), cast)
foe = draw_enemy(dealer.child("enemies"), "1", "normal", "normal", used)
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import Enemy, Modifier
from stampadia.games.travelers.generate.bestiary import (
    Article,
    Face,
    Kind,
    Named,
    Villain,
    bestiary,
)
from stampadia.games.travelers.generate.strength import (
    Difficulty,
    Figures,
    Tier,
    Variant,
    figures,
)
from stampadia.kernel.bilingual import Text
from stampadia.kernel.chance import Dealer

__all__ = [
    "Cast",
    "Difficulty",
    "Foe",
    "Tier",
    "Variant",
    "draw_cast",
    "draw_enemy",
    "draw_lock",
    "draw_trap",
    "draw_villain",
    "fill",
]

VILLAIN: Final = "villain"


class Foe(Struct, frozen=True):
    enemy: Enemy
    scroll: Text
    """What it is like."""
    met: Text
    """Said when it appears."""
    beaten: Text
    """Said when it is defeated."""


class Cast(Struct, frozen=True):
    """The slots of an adventure's stories. For every slot X also "of-X", "to-X", "from-X", "in-X"
    (English "of the Salt King", Italian "del Re di Sale"). In Italian alone "o-X", the ending of a
    word that agrees ("sconfitt{o-villain}"); in English alone, for people, "he-X", "him-X" and
    "his-X"."""

    words: dict[str, Text]
    villain: str
    """Which of the villains: its key."""


# Words


_CONTRACTED: Final[dict[str, dict[Article, str]]] = {
    "of": {"": "di", "il": "del", "lo": "dello", "la": "della", "l’": "dell’"},
    "to": {"": "a", "il": "al", "lo": "allo", "la": "alla", "l’": "all’"},
    "from": {"": "da", "il": "dal", "lo": "dallo", "la": "dalla", "l’": "dall’"},
    "in": {"": "a", "il": "nel", "lo": "nello", "la": "nella", "l’": "nell’"},
}
_CASES: Final = ("he", "him", "his")
_PRONOUNS: Final = {"m": ("he", "him", "his"), "f": ("she", "her", "her")}
_SLOT: Final = re.compile(r"\{([^{}]*)\}")


def draw_cast(dealer: Dealer) -> Cast:
    villain = dealer.child(VILLAIN).one_of(bestiary().villains)
    words = _forms(VILLAIN, villain.name) | _pronouns(VILLAIN, villain.name)
    for figure in bestiary().figures:
        drawn = dealer.child(figure.slot).one_of(figure.who)
        words |= _forms(figure.slot, drawn)
        if figure.person:
            words |= _pronouns(figure.slot, drawn)
    return Cast(words, villain.key)


def fill(text: Text, cast: Cast) -> Text:
    return Text(_filled(text.en, "en", cast), _filled(text.it, "it", cast))


def _forms(slot: str, named: Named) -> dict[str, Text]:
    english = f"the {named.en}" if named.article else named.en
    forms = {
        slot: Text(english, _joined(named.article, named.it)),
        f"o-{slot}": Text(it="o" if named.gender == "m" else "a"),
    }
    for word, contracted in _CONTRACTED.items():
        italian = _joined(contracted[named.article], named.it)
        forms[f"{word}-{slot}"] = Text(f"{word} {english}", italian)
    return forms


def _pronouns(slot: str, named: Named) -> dict[str, Text]:
    words = _PRONOUNS[named.gender]
    return {f"{name}-{slot}": Text(en=word) for name, word in zip(_CASES, words, strict=True)}


def _joined(before: str, name: str) -> str:
    return f"{before}{name}" if before.endswith("’") or not before else f"{before} {name}"


def _filled(text: str, language: str, cast: Cast) -> str:
    def words(slot: re.Match[str]) -> str:
        said = getattr(cast.words.get(slot[1], Text()), language)
        if not said:
            raise ValueError(f"no slot “{slot[1]}” for a story in {language}")
        return _capital(said) if _begins_sentence(text[: slot.start()]) else said

    return _SLOT.sub(words, text)


def _begins_sentence(before: str) -> bool:
    return not before.strip() or before.endswith(("“", "«")) or before.rstrip()[-1] in ".!?”»"


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


# Enemies


def draw_enemy(
    dealer: Dealer,
    tier: Tier,
    variant: Variant,
    difficulty: Difficulty,
    used: set[str],
    *,
    dungeon: bool = False,
) -> Foe:
    """A kind that was not used yet, as long as there is one; `used` then holds it too. A boss that
    is not the villain is of a kind of the last tier."""
    kind = _kind(dealer, 5 if tier == "boss" else int(tier), used)
    used.add(kind.key)
    line = _stat_line(dealer, figures(tier, variant, difficulty, dungeon=dungeon))
    return _foe(dealer.one_of(kind.face), *line)


def draw_villain(
    cast: Cast,
    dealer: Dealer,
    difficulty: Difficulty,
    final: bool = False,
    *,
    dungeon: bool = False,
) -> Foe:
    """The boss of the adventure; its final form is stronger."""
    villain = _villain(cast)
    figure = figures("boss", "hard" if final else "normal", difficulty, dungeon=dungeon)
    return _foe(villain.final if final else villain.first, *_stat_line(dealer, figure))


def draw_lock(dealer: Dealer, difficulty: Difficulty) -> Foe:
    """It does no harm, and gives no Level."""
    figure = figures(dealer.one_of(("3", "4")), "normal", difficulty)
    return _foe(dealer.one_of(bestiary().locks), Figures(0, 0, figure.defense), None)


def draw_trap(dealer: Dealer, difficulty: Difficulty) -> Foe:
    """Nothing reaches it: a successful defense wins (ruling A31)."""
    figure = figures(dealer.one_of(("3", "4")), "normal", difficulty)
    face = dealer.one_of(bestiary().traps)
    enemy = Enemy(face.name, 0, figure.attack, None, bestiary().trap)
    return Foe(enemy, face.scroll, face.met, face.beaten)


def _kind(dealer: Dealer, tier: int, used: set[str]) -> Kind:
    known = [kind for kind in bestiary().kinds if kind.tier == tier]
    return dealer.one_of([kind for kind in known if kind.key not in used] or known)


def _villain(cast: Cast) -> Villain:
    return next(one for one in bestiary().villains if one.key == cast.villain)


def _stat_line(dealer: Dealer, figure: Figures) -> tuple[Figures, Modifier | None]:
    """Four enemies of about one strength: one point less somewhere, or a Modifier instead."""
    buff, debuff = dealer.one_of(bestiary().buffs), dealer.one_of(bestiary().debuffs)
    attack, defense, modifier = dealer.one_of(
        ((-1, 0, None), (0, -1, None), (-1, -1, buff), (0, 0, debuff))
    )
    line = Figures(figure.level, max(0, figure.attack + attack), max(1, figure.defense + defense))
    return line, modifier


def _foe(face: Face, figure: Figures, modifier: Modifier | None) -> Foe:
    enemy = Enemy(face.name, figure.level, figure.attack, figure.defense, modifier)
    return Foe(enemy, face.scroll, face.met, face.beaten)
