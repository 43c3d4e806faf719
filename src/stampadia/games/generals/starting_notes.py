"""What a maker should know of a new set, as a page beside it: JSON keeps no comments.

The tables come from the format's own, so that they cannot say anything else.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stampadia.games.generals.card_text import token_word
from stampadia.games.generals.content import (
    ELEMENTS,
    LANGUAGES,
    PACKAGE,
    TOKENS,
    TRIGGERS,
    CardSet,
)
from stampadia.games.generals.format import BODY, HEADER, META, SIDES, Field
from stampadia.games.generals.paper import BODY as BODY_BOXES
from stampadia.games.generals.paper import UNIT_HEADER, UNIT_NAME
from stampadia.games.generals.starting import KEYS
from stampadia.games.generals.symbols import GLYPHS
from stampadia.kernel.words import Words, words

_USES: Final = {"must": "●", "may": "○", "idle": "·", "never": "·"}
_STYLES: Final = ("bold", "endbold", "italic", "enditalic")
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
        column if column in SIDES else voice.say(f"notes-column-{column}") for column in columns
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
    kinds = (SIDES["unit"], SIDES["place"], SIDES["event"])
    yield "`type`", *(_USES["must"] for _ in kinds), voice.say("field-type")
    for row in zip(*kinds, strict=True):
        if any(field.use != "never" for field in row):
            uses = (_USES[field.use] for field in row)
            yield f"`{row[0].name}`", *uses, _meaning(row[0], voice)


def _meaning(field: Field, voice: Words) -> str:
    for part, name in HEADER.items():
        if field.name == name:
            return voice.say("notes-header-field", field=f"`{BODY[part]}`")
    elements = ", ".join(ELEMENTS)
    return voice.say(f"field-{field.name}", elements=elements, **_room())


def _symbols(voice: Words) -> Iterator[Sequence[str]]:
    for token in TOKENS:
        if token not in _STYLES:
            yield f"`{{{token}}}`", GLYPHS.get(token, token), _symbol_meaning(token, voice)


def _symbol_meaning(token: str, voice: Words) -> str:
    match re.match(r"level([+-])(\d)", token):
        case re.Match() as shifted:
            sign = "plus" if shifted[1] == "+" else "minus"
            return voice.say(f"symbol-level-{sign}", number=shifted[2])
    if token in ("x", "x+1", "level"):
        return voice.say("symbol-" + token.replace("+", "-plus-"))
    return token_word(token, voice)
