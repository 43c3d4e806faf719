"""Who appears in an adventure: the words that stories speak of, and the enemies on the way.

cast = draw_cast(dealer.child("cast"))
fill(Text("{villain} took the crown {of-home}.", "{villain} ha preso la corona {of-home}."), cast)
foe = draw_enemy(dealer.child("enemies"), "1", "normal", Scale("hard"), used)
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, Enemy, Modifier
from stampadia.games.travelers.generate.hero.models import Gender
from stampadia.games.travelers.generate.strength import (
    Figures,
    Scale,
    Tier,
    Variant,
    band,
    figures,
)
from stampadia.games.travelers.generate.wishes import Kind as AdventureKind
from stampadia.games.travelers.generate.wishes import title_of, villain_on
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text
from stampadia.workbench.tables import content_table

# Who can be met, as content/*.toml lists them: enemies, locks, traps, villains, Modifiers, and the
# people, objects and places of a story


Article = Literal["", "il", "lo", "la", "l’"]
"""Before a singular noun; places that are names of their own have none."""

Pronoun = Literal["he", "she", "it"]

Role = Literal[
    "person", "beast", "spirit", "thing", "speaks", "robed",
    "gate", "chest", "barrier",
    "tile", "string",
]  # fmt: skip
"""What somebody is and can, what a lock is, and what sets off a trap: a story asks for one who fits
it."""
Ground = Literal["indoors", "houses", "road", "bridge", "open", "wood", "water", "heights"]
"""Where somebody is met. Rooms of a Dungeon are indoors."""
GROUNDS: Final[tuple[Ground, ...]] = get_args(Ground)


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an enemy, and whom and where they suit."""

    name: Text
    scroll: Text
    met: Text
    beaten: Text
    roles: tuple[Role, ...]
    he: Pronoun
    """How English speaks of it."""
    gender: Gender
    """Of its Italian name."""
    grounds: tuple[Ground, ...] = GROUNDS
    """Where `met` and `beaten` can be said."""

    def suits(self, roles: Collection[Role], ground: Collection[Ground] = ()) -> bool:
        """Is it one of these, and at home in one of these places? Nothing asked, nothing missed."""
        fits = not roles or not set(roles).isdisjoint(self.roles)
        return fits and (not ground or not set(ground).isdisjoint(self.grounds))


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of a story's own, whom nobody else meets."""

    name: Text
    scroll: Text = Text()
    he: Pronoun = "it"
    gender: Gender = "m"

    @property
    def face(self) -> Face:
        return Face(self.name, self.scroll, Text(), Text(), (), self.he, self.gender)


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    tier: int
    face: tuple[Face, ...]


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone or something that stories speak of: names without their article."""

    en: str
    it: str
    article: Article
    gender: Gender


class Villain(Struct, frozen=True, forbid_unknown_fields=True):
    """Every story may have any of them: so each is a person, and speaks."""

    key: str
    name: Named
    first: Face
    final: Face


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """What one slot of a story can be."""

    slot: str
    who: tuple[Named, ...]
    person: bool = False


class Bestiary(Struct, frozen=True):
    kinds: tuple[Kind, ...]
    locks: tuple[Face, ...]
    traps: tuple[Face, ...]
    villains: tuple[Villain, ...]
    buffs: tuple[Modifier, ...]
    debuffs: tuple[Modifier, ...]
    trap: Modifier
    figures: tuple[Figure, ...]


@cache
def bestiary() -> Bestiary:
    enemies, modifiers = content_table(PACKAGE, "enemies"), content_table(PACKAGE, "modifiers")
    listed = msgspec.convert(modifiers["modifier"], tuple[Modifier, ...])
    return Bestiary(
        kinds=msgspec.convert(enemies["kind"], tuple[Kind, ...]),
        locks=msgspec.convert(enemies["lock"], tuple[Face, ...]),
        traps=msgspec.convert(enemies["trap"], tuple[Face, ...]),
        villains=msgspec.convert(
            content_table(PACKAGE, "villains")["villain"], tuple[Villain, ...]
        ),
        buffs=tuple(one for one in listed if one.by > 0),
        debuffs=tuple(one for one in listed if one.by < 0),
        trap=msgspec.convert(modifiers["trap"], Modifier),
        figures=msgspec.convert(content_table(PACKAGE, "cast")["figure"], tuple[Figure, ...]),
    )


# The cast


VillainForm = Literal["whole", "first", "final"]
"""The only form of the villain, or the first or the last of two."""

VILLAIN: Final = "villain"
FOE: Final = "foe"


class Foe(Struct, frozen=True):
    enemy: Enemy
    face: Face

    @property
    def words(self) -> dict[str, Text]:
        return _pronouns(FOE, self.face.he) | _ending(FOE, self.face.gender)


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
_PRONOUNS: Final[dict[Pronoun, tuple[str, str, str]]] = {
    "he": ("he", "him", "his"),
    "she": ("she", "her", "her"),
    "it": ("it", "it", "its"),
}
_SLOT: Final = re.compile(r"\{([^{}]*)\}")


def draw_cast(dealer: Dealer, day: date | None = None) -> Cast:
    """On a day, with the villain that its calendar has."""
    villains = bestiary().villains
    villain = dealer.child(VILLAIN).one_of(villains)
    if day is not None:
        villain = villains[villain_on(day, len(villains))]
    words = villain_words(villain)
    for figure in bestiary().figures:
        drawn = dealer.child(figure.slot).one_of(figure.who)
        words |= _forms(figure.slot, drawn)
        if figure.person:
            words |= _pronouns(figure.slot, _of_person(drawn))
    return Cast(words, villain.key)


def villain_words(villain: Villain) -> dict[str, Text]:
    return _forms(VILLAIN, villain.name) | _pronouns(VILLAIN, _of_person(villain.name))


def fill(text: Text, cast: Cast, foe: Foe | None = None) -> Text:
    """Where an enemy is met, the text may speak of it, too: "{he-foe}", "{him-foe}", "{his-foe}",
    and in Italian "{o-foe}"."""
    words = cast.words if foe is None else {**cast.words, **foe.words}
    return Text(_filled(text.en, "en", words), _filled(text.it, "it", words))


def title_on(
    seed: str, kind: AdventureKind, quests: int, titles: Sequence[Text], cast: Cast, dealer: Dealer
) -> Text:
    """One of a quest's titles: the day's, or one that chance gives."""
    drawn = dealer.one_of(titles)
    number = title_of(seed, kind, quests, len(titles))
    return fill(drawn if number is None else titles[number], cast)


def _forms(slot: str, named: Named) -> dict[str, Text]:
    english = f"the {named.en}" if named.article else named.en
    forms = {
        slot: Text(english, _joined(named.article, named.it)),
        **_ending(slot, named.gender),
    }
    for word, contracted in _CONTRACTED.items():
        italian = _joined(contracted[named.article], named.it)
        forms[f"{word}-{slot}"] = Text(f"{word} {english}", italian)
    return forms


def _ending(slot: str, gender: Gender) -> dict[str, Text]:
    return {f"o-{slot}": Text(it="o" if gender == "m" else "a")}


def _pronouns(slot: str, he: Pronoun) -> dict[str, Text]:
    words = _PRONOUNS[he]
    return {f"{name}-{slot}": Text(en=word) for name, word in zip(_CASES, words, strict=True)}


def _of_person(named: Named) -> Pronoun:
    return "he" if named.gender == "m" else "she"


def _joined(before: str, name: str) -> str:
    return f"{before}{name}" if before.endswith("’") or not before else f"{before} {name}"


def _filled(text: str, language: str, known: Mapping[str, Text]) -> str:
    def words(slot: re.Match[str]) -> str:
        said = getattr(known.get(slot[1], Text()), language)
        if not said:
            raise ValueError(f"no slot “{slot[1]}” for a story in {language}")
        return _capital(said) if _begins_sentence(text[: slot.start()]) else said

    return _SLOT.sub(words, text)


def _begins_sentence(before: str) -> bool:
    return not before.strip() or before.endswith(("“", "«")) or before.rstrip()[-1] in ".!?”»"


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


# Enemies


class Wanted(Struct, frozen=True):
    """Whom a story can speak of."""

    roles: tuple[Role, ...] = ()
    """One of these; nothing: anybody."""
    ground: tuple[Ground, ...] = ()
    """Where the enemy's own words are said; nothing: they are not."""
    face: Face | None = None
    """Somebody of the story's own."""


ANYBODY: Final = Wanted()


def draw_enemy(
    dealer: Dealer,
    tier: Tier,
    variant: Variant,
    scale: Scale,
    used: set[str],
    wanted: Wanted = ANYBODY,
) -> Foe:
    """Of a kind that was not used yet, as long as one fits; `used` then holds it too. A boss that
    is not the villain is of a kind of the last tier."""
    face = wanted.face or _face(dealer, 5 if tier == "boss" else int(tier), wanted, used)
    return _foe(face, *_stat_line(dealer, tier, variant, scale))


def draw_villain(cast: Cast, dealer: Dealer, scale: Scale, form: VillainForm = "whole") -> Foe:
    """The boss of the adventure. Who must be beaten twice is weaker the first time, and stronger
    the last."""
    villain = next(one for one in bestiary().villains if one.key == cast.villain)
    face = villain.final if form == "final" else villain.first
    return _foe(face, *_stat_line(dealer, "boss", _VILLAIN[form], scale))


def draw_lock(dealer: Dealer, scale: Scale, wanted: Wanted = ANYBODY) -> Foe:
    """It does no harm, and gives no Level."""
    figure = figures(dealer.one_of(_STRONG), "normal", scale)
    face = wanted.face or dealer.one_of(_suiting(bestiary().locks, wanted))
    return _foe(face, Figures(0, 0, figure.defense), None)


def draw_trap(dealer: Dealer, scale: Scale, wanted: Wanted = ANYBODY) -> Foe:
    """Nothing reaches it: a successful defense wins (ruling A31)."""
    figure = figures(dealer.one_of(_STRONG), "normal", scale)
    face = wanted.face or dealer.one_of(_suiting(bestiary().traps, wanted))
    return Foe(Enemy(face.name, 0, figure.attack, None, bestiary().trap), face)


_VILLAIN: Final[dict[VillainForm, Variant]] = {"first": "easy", "whole": "normal", "final": "hard"}
_STRONG: Final[tuple[Tier, ...]] = ("3", "4")


def _face(dealer: Dealer, tier: int, wanted: Wanted, used: set[str]) -> Face:
    fitting = {
        kind.key: faces
        for kind in bestiary().kinds
        if kind.tier == tier and (faces := _suiting(kind.face, wanted))
    }
    key = dealer.one_of([key for key in fitting if key not in used] or list(fitting))
    used.add(key)
    return dealer.one_of(fitting[key])


def _suiting(faces: Iterable[Face], wanted: Wanted) -> list[Face]:
    return [face for face in faces if face.suits(wanted.roles, wanted.ground)]


def _stat_line(
    dealer: Dealer, tier: Tier, variant: Variant, scale: Scale
) -> tuple[Figures, Modifier | None]:
    """Four enemies of about one strength: one point less somewhere, or a Modifier instead. None
    leaves the band of its tier."""
    figure = figures(tier, variant, scale)
    buff, debuff = dealer.one_of(bestiary().buffs), dealer.one_of(bestiary().debuffs)
    attack, defense, modifier = dealer.one_of(
        ((-1, 0, None), (0, -1, None), (-1, -1, buff), (0, 0, debuff))
    )
    line = band(tier, scale).held(figure.attack + attack, figure.defense + defense)
    return line, modifier


def _foe(face: Face, figure: Figures, modifier: Modifier | None) -> Foe:
    return Foe(Enemy(face.name, figure.level, figure.attack, figure.defense, modifier), face)
