"""A small set to begin with: everything a set needs, in few cards, each there to be changed; and a
page for its maker that explains them."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from typing import Any, Final

from msgspec import convert, structs

from stampadia.games.generals.content import (
    ELEMENTS,
    LANGUAGES,
    PACKAGE,
    STYLES,
    TOKENS,
    TRIGGERS,
    CardSet,
    Language,
)
from stampadia.games.generals.files.format import BODY, FACE, FACES, HEADER, META, uses
from stampadia.games.generals.files.house_sets import (
    CONTENT,
    HOUSE_LANGUAGES,
    HouseLanguage,
    Press,
    Said,
    SetSource,
    sprites,
)
from stampadia.games.generals.paper import BODY as BODY_BOXES
from stampadia.games.generals.paper import UNIT_HEADER, UNIT_NAME
from stampadia.games.generals.text.cards import GLYPHS, token_word
from stampadia.words import Words, words

SPOKEN: Final = HOUSE_LANGUAGES
"""The languages in which we can write the cards."""


def _said(key: str, **facts: str) -> dict[str, str]:
    """A word of the catalogues in every language."""
    return {
        code.lower(): words(code.lower(), PACKAGE).say(f"start-{key}", **facts) for code in SPOKEN
    }


@cache
def _source() -> SetSource:
    """As it is written down, with what the catalogues call it."""
    written: dict[str, Any] = tomllib.loads(CONTENT.joinpath("start.toml").read_text("utf-8"))
    events = [side for card in written["event"] for side in card.values()]
    for one in (*written["place"], *written["unit"], *events):
        one["name"] = _said(one["name"])
    for side in events:
        side["flavour"] = _said(side["flavour"])
    # a brace means something to Fluent, so the symbols come in as facts
    symbols = {token: f"{{{token}}}" for token in TOKENS if token.isalpha()}
    guide = {code: text.split("\n") for code, text in _said("guide.text", **symbols).items()}
    written["text"] = [{"title": _said("guide"), "lines": guide}]
    written["meta"] |= {name: _said(name) for name in ("name", "description")}
    written["meta"]["flavour"] = _said("flavor")
    return convert(written, SetSource)


KEYS: Final = (
    *((unit.key,) for unit in _source().unit),
    *((card.upright.key, card.turned.key) for card in _source().event),
    ("guide",),
)
"""Card by card, under which keys the catalogue has names and notes."""


def id_from(name: str) -> str:
    """A set's code, made of a file's name."""
    return re.sub("[^A-Z0-9]", "", name.upper())[:10] or "MYSET"


def starting_set(
    id_: str, language: Language, today: date, *, name: str = "", author: str = ""
) -> CardSet:
    """An expansion of ten cards. The language is one of those in SPOKEN."""
    day = today.strftime("%Y%m%d")
    meta = structs.replace(
        _source().meta,
        id=id_,
        created=day,
        updated=day,
        author=author or _said("author")[language.lower()],
    )
    if name:
        meta = structs.replace(meta, name=Said(name, name))
    source = structs.replace(_source(), meta=meta)
    spoken: HouseLanguage = "IT" if language == "IT" else "EN"
    return Press(source, sprites("START"), spoken, with_data=False).print()


# A page for its maker: JSON keeps no comments. Its tables come from the format's own


_USES: Final = {"must": "●", "may": "○", "idle": "·", "never": "·"}
_COMMANDS: Final = (
    "sets show {} 1",
    "sets validate {}",
    "sets stats {}",
    "sets art {} --out pictures.png",
    "sets balance {} --quick",
    "play generals --sets STLITE,{}",
)


def notes(made: CardSet, file: str) -> str:
    """The page for a starting set in this file, in the set's language."""
    voice = words(made.meta.language.lower(), PACKAGE)
    return "\n".join(_page(made, file, voice)) + "\n"


def _page(made: CardSet, file: str, voice: Words) -> Iterator[str]:
    yield f"# {voice.say('notes-title', name=made.meta.name)}"
    yield from ("", voice.say("notes-intro", file=file), "", "```sh")
    yield from (f"stampadia {command.format(shlex.quote(file))}" for command in _COMMANDS)
    yield "```"
    yield from _section("cards", voice, _table(("number", "card", "shows"), _cards(voice), voice))
    yield from _section("meta", voice, _table(("field", "meaning"), _meta(voice), voice))
    columns = ("field", "unit", "place", "event", "meaning")
    yield from _section("sides", voice, _table(columns, _sides(voice), voice))
    yield from ("", voice.say("notes-text-side"))
    when = ((f"`{trigger}`", voice.say(f"when-{trigger}")) for trigger in TRIGGERS)
    yield from _section("triggers", voice, _table(("trigger", "when"), when, voice))
    yield from _section(
        "symbols", voice, _table(("field", "symbol", "meaning"), _symbols(voice), voice)
    )
    yield from _section("room", voice, ())
    yield from _section("advice", voice, voice.say("notes-advice-text").split("\n"))


def _section(key: str, voice: Words, body: Iterable[str]) -> Iterator[str]:
    yield from ("", f"## {voice.say(f'notes-{key}')}", "")
    intro = voice.say(f"notes-{key}-intro", **_room())
    if intro != f"notes-{key}-intro":
        yield intro
        yield ""
    yield from body


def _room() -> dict[str, str]:
    """What a unit's texts have to fit in when they are printed as small as may be."""
    boxes = {"name": UNIT_NAME[-1], "header": UNIT_HEADER[-1], "body": BODY_BOXES[-1]}
    return {
        f"{slot}-{fact}": f"{number:.3g}"
        for slot, box in boxes.items()
        for fact, number in (
            ("lines", box.lines), ("width", box.width_mm), ("size", box.size_pt),
        )
    }  # fmt: skip


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]], voice: Words) -> Iterator[str]:
    heads = (
        column if column in FACES else voice.say(f"notes-column-{column}") for column in columns
    )
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(columns) + "|"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def _cards(voice: Words) -> Iterator[Sequence[str]]:
    for number, keys in enumerate(KEYS, 1):
        for key in keys:
            yield str(number), voice.say(f"start-{key}"), voice.say(f"start-{key}.note")


def _meta(voice: Words) -> Iterator[Sequence[str]]:
    for field in META:
        meaning = voice.say(f"field-meta-{field.name}", languages=", ".join(LANGUAGES))
        yield f"`{field.name}`", meaning
    yield "`cardsCount`", voice.say("field-meta-cardsCount")


def _sides(voice: Words) -> Iterator[Sequence[str]]:
    yield "`type`", *(_USES["must"] for _ in FACES), voice.say("field-type")
    for field in FACE:
        if any(use != "never" for use in uses(field)):
            marks = (_USES[use] for use in uses(field))
            yield f"`{field.name}`", *marks, _meaning(field.name, voice)


def _meaning(field: str, voice: Words) -> str:
    for part, name in HEADER.items():
        if field == name:
            return voice.say("notes-header-field", field=f"`{BODY[part]}`")
    elements = ", ".join(ELEMENTS)
    return voice.say(f"field-{field}", elements=elements, **_room())


def _symbols(voice: Words) -> Iterator[Sequence[str]]:
    for token in TOKENS:
        if token not in STYLES:
            yield f"`{{{token}}}`", GLYPHS.get(token, token), _symbol_meaning(token, voice)


def _symbol_meaning(token: str, voice: Words) -> str:
    match re.match(r"level([+-])(\d)", token):
        case re.Match() as shifted:
            sign = "plus" if shifted[1] == "+" else "minus"
            return voice.say(f"symbol-level-{sign}", number=shifted[2])
    if token in ("x", "x+1", "level"):
        return voice.say("symbol-" + token.replace("+", "-plus-"))
    return token_word(token, voice)
