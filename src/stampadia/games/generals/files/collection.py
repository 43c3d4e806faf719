"""Many sets side by side: several languages and versions of one, and one deck from several."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct, structs

from stampadia.games.generals.content import (
    PACKAGE,
    Card,
    CardSet,
    EventCard,
    Meta,
    TextCard,
    UnitCard,
    name_of,
)
from stampadia.games.generals.files.format import MOST_BYTES
from stampadia.games.generals.files.reading import Reading, load_set, read_file
from stampadia.kernel.errors import BadContent
from stampadia.workbench.problems import nearest, shortened
from stampadia.workbench.strict_json import Refused, bytes_of

MOST_FILES: Final = 1000
_CATALOGUE: Final = "index.json"
"""A list of sets that some collections keep beside them; it is no set itself."""
_SET_NAME: Final = re.compile("[A-Z0-9]{1,10}(-[A-Z]{2}(-[A-Z0-9.]+)?)?")


class Collection(Struct, frozen=True):
    """What was read from some files: the sets, and what is wrong with those that are none."""

    readings: tuple[Reading, ...]

    @property
    def sets(self) -> tuple[CardSet, ...]:
        return tuple(reading.made for reading in self.readings if reading.made is not None)

    @property
    def broken(self) -> tuple[Reading, ...]:
        return tuple(reading for reading in self.readings if reading.made is None)

    def find(self, wish: str, languages: Sequence[str] = ()) -> CardSet:
        """The set called ID, ID-LANGUAGE or ID-LANGUAGE-VERSION: the newest, and in the first of
        these languages that there is."""
        id_, language, version = (*wish.split("-", 2), "", "")[:3]
        fitting = [found for found in self.sets if found.meta.id == id_]
        if not fitting:
            raise self._unknown(wish, sorted({found.meta.id for found in self.sets}))
        spoken = sorted({found.meta.language for found in fitting})
        language = language or next((code for code in languages if code in spoken), "")
        if not language and len(spoken) > 1:
            raise BadContent(
                "set-which-language", package=PACKAGE, wish=wish, known=", ".join(spoken)
            )
        known = sorted(found.meta.code for found in fitting)
        fitting = [found for found in fitting if found.meta.language == (language or spoken[0])]
        if version:
            fitting = [found for found in fitting if found.meta.version == version]
        if not fitting:
            raise self._unknown(wish, known)
        newest = max(fitting, key=age)
        if any(age(found) == age(newest) and found != newest for found in fitting):
            code = newest.meta.code
            files = [one.file for one in self.readings if one.made and one.made.meta.code == code]
            raise BadContent("set-twice", package=PACKAGE, wish=code, files=", ".join(files))
        return newest

    @staticmethod
    def _unknown(wish: str, known: Sequence[str]) -> BadContent:
        wish = shortened(wish)
        if not known:
            return BadContent("no-sets-to-find", package=PACKAGE, wish=wish)
        if near := nearest(wish, known):
            return BadContent("set-unknown-near", package=PACKAGE, wish=wish, near=near)
        return BadContent("set-unknown", package=PACKAGE, wish=wish, known=", ".join(known[:20]))


def open_collection(paths: Iterable[Path], language: str = "") -> Collection:
    """Every set in these files and folders, and our own by their names where no file has them, in
    a language; a broken one does not stop the others."""
    return Collection(tuple(_read(path, language) for path in files_in(paths)))


def only_sets(paths: Sequence[Path]) -> Collection:
    """Every set in these files and folders, without what lies in a folder and never was one."""
    named = set(paths)
    files = (path for path in files_in(paths) if path in named or _may_be_set(path))
    return Collection(tuple(map(read_file, files)))


def _read(path: Path, language: str) -> Reading:
    if _is_file(path):
        return read_file(path)
    found = open_set(path, language)
    return Reading(found.meta.code, found, ())


def _is_file(wish: Path) -> bool:
    """Whether it is a file that is meant, and not a set's name."""
    return wish.exists() or not _SET_NAME.fullmatch(str(wish).upper())


def _may_be_set(path: Path) -> bool:
    """Other programs keep JSON, too. What cannot be read is worth a sentence, so it may be one."""
    try:
        return b'"deck"' in bytes_of(path, MOST_BYTES)
    except Refused:
        return True


def house_collection(*languages: str, only: str = "") -> Collection:
    """Our own sets, in these languages if they are made in them, else in English; where one of
    them is called so, that one alone."""
    # Reading their skills takes the grammar, which is not needed to read files alone.
    from stampadia.games.generals.files.house_sets import HOUSE_LANGUAGES, HOUSE_SETS, house_set

    spoken = [code for code in HOUSE_LANGUAGES if code in languages] or HOUSE_LANGUAGES[:1]
    wanted = [id_ for id_ in HOUSE_SETS if id_ == only] or HOUSE_SETS
    sets = [house_set(id_, language) for id_ in wanted for language in spoken]
    return Collection(tuple(Reading(found.meta.code, found, ()) for found in sets))


def open_set(wish: Path, language: str) -> CardSet:
    """The set in a file, or one of our own by its name: STFULL, STFULL-IT."""
    return load_set(wish) if _is_file(wish) else own_set(str(wish), language)


def own_set(name: str, language: str) -> CardSet:
    """One of our own by its name, whatever files there are."""
    name = name.upper()
    id_, *named = name.split("-")[:2]
    return house_collection(*(named or [language]), only=id_).find(name, [language])


def files_in(paths: Iterable[Path]) -> list[Path]:
    """The files, and for a folder every .json in and below it that is not hidden; each once."""
    found: dict[Path, None] = {}
    for path in paths:
        if not path.is_dir():
            found[path] = None
            continue
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in sorted(names):
                if name.endswith(".json") and not name.startswith(".") and name != _CATALOGUE:
                    found[Path(folder, name)] = None
            if len(found) > MOST_FILES:
                raise BadContent(
                    "too-many-files", package=PACKAGE, folder=str(path), most=MOST_FILES
                )
    return list(found)


def age(found: CardSet) -> tuple[str, list[tuple[int, str]]]:
    """Later sets are greater: by the day of their last change, then by version, in which 1.10
    comes after 1.9, and 1.1 after 1.01."""
    pieces = re.findall("[0-9]{1,9}|[^0-9]+", found.meta.version, re.ASCII)
    version = [(int(piece), piece) if piece.isdigit() else (-1, piece) for piece in pieces]
    return found.meta.updated, version


# Cards by what people call them


def cards_named(found: CardSet, wish: str) -> list[tuple[int, Card]]:
    """The cards of this number, id or name, each with its number; several may share a name."""
    numbered = list(enumerate(found.cards, 1))
    asked = wish.strip().casefold()
    ways = (
        [(number, card) for number, card in numbered if str(number) == asked],
        [(number, card) for number, card in numbered if asked in _called(card, "id")],
        [(number, card) for number, card in numbered if asked in _called(card, "name")],
    )
    if fitting := next(filter(None, ways), None):
        return fitting
    names = (getattr(side, field) for card in found.cards for side in card.sides
             for field in ("name", "id"))  # fmt: skip
    short, code = shortened(wish), found.meta.code
    if near := nearest(wish, names):
        raise BadContent("card-unknown-near", package=PACKAGE, near=near, wish=short, set=code)
    raise BadContent("card-unknown", package=PACKAGE, most=len(numbered), wish=short, set=code)


def _called(card: Card, field: str) -> set[str]:
    return {getattr(side, field).casefold() for side in card.sides}


# One deck from several sets


def merged_cards(sets: Sequence[CardSet]) -> tuple[Card, ...]:
    """All cards: units, events, texts, each by name. A single set keeps its order."""
    _check_mergeable(sets)
    cards = [card for found in sets for card in found.cards]
    if len(sets) > 1:
        kinds = (UnitCard, EventCard, TextCard)
        cards.sort(key=lambda card: (kinds.index(type(card)), name_of(card)))
    return tuple(cards)


def merge(sets: Sequence[CardSet], id_: str = "MERGED", name: str = "") -> CardSet:
    """Several sets as one that can be written to a file. A single set stays what it is."""
    cards = merged_cards(sets)
    metas = [found.meta for found in sets]
    if len(metas) == 1:
        return sets[0]
    languages = dict.fromkeys(meta.language for meta in metas)
    if len(languages) > 1:
        raise BadContent("merge-languages", package=PACKAGE, languages=", ".join(languages))
    contents = " + ".join(meta.code for meta in metas)
    meta = Meta(
        id=id_,
        language=metas[0].language,
        version="1.0",
        type="full" if any(meta.type == "full" for meta in metas) else "expansion",
        created=min(meta.created for meta in metas),
        updated=max(meta.updated for meta in metas),
        name=name or _cut(" + ".join(meta.name for meta in metas), 100),
        description=_cut(contents, 2000),
        flavor_text=metas[0].flavor_text,
        author=_cut(", ".join(dict.fromkeys(meta.author for meta in metas)), 200),
    )
    links = {meta.author_link for meta in metas}
    if len(links) == 1:
        meta = structs.replace(meta, author_link=metas[0].author_link)
    return CardSet(meta, cards)


def _check_mergeable(sets: Sequence[CardSet]) -> None:
    if not sets:
        raise BadContent("merge-nothing", package=PACKAGE)
    codes: dict[str, str] = {}
    owners: dict[str, str] = {}
    for found in sets:
        code = found.meta.code
        if other := codes.get(found.meta.id):
            raise BadContent("merge-same-set", package=PACKAGE, first=other, second=code)
        codes[found.meta.id] = code
        for id_ in {side.id for card in found.cards for side in card.sides}:
            if owner := owners.get(id_):
                raise BadContent(
                    "merge-same-card", package=PACKAGE, id=id_, first=owner, second=code
                )
            owners[id_] = code


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
