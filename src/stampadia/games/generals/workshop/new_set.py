"""A small set to begin with: everything a set needs, in few cards, each there to be changed.

The cards show one idea each: a skill in the header, a skill in the body, every element asked
for and brought, a banner, places of both kinds on all columns, an event with two sides, and a
text card that says how to go on.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Final

from msgspec import Struct, structs

from stampadia.games.generals.content import (
    ELEMENTS,
    LANGUAGES,
    PACKAGE,
    STYLES,
    TOKENS,
    TRIGGERS,
    CardSet,
    Element,
    Event,
    EventCard,
    Language,
    Meta,
    Part,
    Place,
    Text,
    TextCard,
    Unit,
    UnitCard,
)
from stampadia.games.generals.files.format import BODY, FACE, FACES, HEADER, META, SIZE, uses
from stampadia.games.generals.language import write
from stampadia.games.generals.language.skills import (
    BLANK,
    AddWounds,
    AttackSpaces,
    CardsOf,
    Change,
    DiscardCards,
    Draw,
    Elements,
    Exhaust,
    Infuse,
    JumpTo,
    Print,
    Skill,
)
from stampadia.games.generals.language.units import (
    FRONT,
    INK,
    ONE,
    Amount,
    Chosen,
    Extreme,
    Spaces,
    X,
)
from stampadia.games.generals.paper import BODY as BODY_BOXES
from stampadia.games.generals.paper import UNIT_HEADER, UNIT_NAME
from stampadia.games.generals.text.cards import GLYPHS, token_word
from stampadia.games.generals.workshop.art import TRANSPARENT
from stampadia.words import Words, words

# Pictures: stamps with a sketch on them, to be drawn anew


_PAPER: Final = "1"
_SHADE: Final = "7"
_INK: Final = "K"

_COLOURS: Final[dict[Element, tuple[str, str, str]]] = {
    "fire": ("4", "9", "E"),
    "water": ("L", "M", "N"),
    "earth": ("B", "C", "I"),
    "air": ("7", "D", "J"),
}
"""Of each element: where the light falls, where it does not, and in the shade."""

_PENCIL: Final = ("...FF", "..F3F", ".F6F.", "F54F.", "K2F..", "KK...")
"""A pencil shows that the picture is not finished."""
_BOTTLE: Final = (
    "....KKKK....",
    "...KAAAFK...",
    "....KKKK....",
    "....K7DK....",
    "...KK7DKK...",
    "..K77DDDJK..",
    ".K7MMMMMNJK.",
    ".KLMMMMNNJK.",
    ".KLM1111NJK.",
    ".KLM1KK1NJK.",
    ".KLM1111NJK.",
    ".KLMMMMNNJK.",
    "..KKKKKKKK..",
)
_BLOT: Final = (
    ".........K..",
    ".KK.....KOK.",
    "KNOK.....K..",
    ".KK.KKKK....",
    "...KNNOOKK..",
    "..KNLNOOOOK.",
    ".KNLNOOOOOOK",
    ".KNNOOOOOOOK",
    ".KOOOOOOOOK.",
    "..KOOOOOOOK.",
    "...KKOOKKOK.",
    ".....KOK.KK.",
    ".K...KOK....",
    "KOK...K..K..",
    ".K..........",
)

Canvas = list[list[str]]


def drawn(element: Element, level: int) -> str:
    """A unit: its element's sign, over as many dots as its level."""
    canvas = _stamp(_COLOURS[element][1])
    _draw(canvas, _sign(element), 5, 5)
    for dot in range(level):
        _draw(canvas, ("KK", "KK"), 6 + 3 * dot, 17)
    _draw(canvas, _PENCIL, 16, 13)
    return _written(canvas)


def bottle() -> str:
    return _scene(_BOTTLE, "M", 6, 5)


def blot() -> str:
    return _scene(_BLOT, "O", 6, 5)


def _scene(rows: tuple[str, ...], frame: str, left: int, top: int) -> str:
    canvas = _stamp(frame)
    _draw(canvas, rows, left, top)
    return _written(canvas)


def _stamp(frame: str) -> Canvas:
    """Paper with teeth all around, a shadow on the lower right, and a printed frame."""
    last = SIZE - 1
    canvas = [[_PAPER] * SIZE for _ in range(SIZE)]
    for place in range(SIZE):
        tooth = place % 4 in (1, 2)
        for x, y, colour in ((place, 0, _PAPER), (0, place, _PAPER),
                             (place, last, _SHADE), (last, place, _SHADE)):  # fmt: skip
            canvas[y][x] = colour if tooth else TRANSPARENT
    for place in range(3, last - 2):
        for x, y in ((place, 3), (place, last - 3), (3, place), (last - 3, place)):
            canvas[y][x] = frame
    return canvas


def _sign(element: Element) -> list[str]:
    """The manual's triangles: fire and air point up, water and earth down; air and earth have a
    bar."""
    light, plain, dark = _COLOURS[element]
    rows = []
    for row in range(9):
        half = row * 2 // 3
        inside = (light + plain * (half - 1) + dark * half) if half else ""
        rows.append(f"{_INK}{inside}{_INK}".center(14, "."))
    rows.append(_INK * 14)
    if element in ("air", "earth"):
        rows[6] = (_INK * (len(rows[6].strip(".")))).center(14, ".")
    return rows if element in ("fire", "air") else rows[::-1]


def _draw(canvas: Canvas, rows: list[str] | tuple[str, ...], left: int, top: int) -> None:
    for y, row in enumerate(rows, top):
        for x, colour in enumerate(row, left):
            if colour != ".":
                canvas[y][x] = colour


def _written(canvas: Canvas) -> str:
    return "".join(canvas[y][x] for x in range(SIZE) for y in range(SIZE))


# Cards


VERSION: Final = "1.0"

SPOKEN: Final[tuple[Language, ...]] = ("EN", "IT")
"""The languages in which we can write the cards."""


class _Sketch(Struct, frozen=True):
    """A unit card before it is put into words."""

    key: str
    """Under which the catalogue has its name, and a note on what it is there to show."""
    element: Element
    level: int
    header: Part
    body: Part
    columns: tuple[int, ...]
    """Where its place prints."""
    on_header: Skill = BLANK
    on_body: Skill = BLANK
    infuses: bool = False
    """Whether its place brings the element too."""


def _asking(element: Element, do: Change | JumpTo) -> Skill:
    return Skill(need=(Elements((element,)),), do=(do,))


_UNITS: Final = (
    _Sketch("fire-proof", "fire", 1, Part(attack=1, trigger="onAttack"),
            Part("fire", 1, life=1), (1, 2),
            on_header=_asking("fire", Change("attack", X))),
    _Sketch("fire-draft", "fire", 2, Part("fire", 1, attack=1),
            Part(life=1, trigger="onAttack"), (1,), infuses=True,
            on_body=Skill(do=(AttackSpaces((Spaces(("frontleft",)),), also=True),))),
    _Sketch("water-proof", "water", 1, Part(life=1, trigger="onLife"),
            Part("water", 1, attack=1), (3, 4),
            on_header=_asking("water", Change("life", ONE))),
    _Sketch("water-draft", "water", 3, Part("water", 1, attack=1, life=1),
            Part(attack=1, life=1, trigger="onDefend"), (2,), infuses=True,
            on_body=Skill(do=(AddWounds(ONE, (FRONT,)),))),
    _Sketch("earth-proof", "earth", 1, Part(life=1), Part("earth", 1, attack=1), (1, 4)),
    _Sketch("earth-draft", "earth", 2, Part("earth", 1, life=1, trigger="onFront"),
            Part(attack=1, trigger="onDefeat"), (3,), infuses=True,
            on_header=_asking("earth", Change("attack", Amount(-1), (FRONT,))),
            on_body=Skill(do=(Draw(ONE),))),
    _Sketch("air-proof", "air", 2, Part(attack=1, trigger="onAttack"),
            Part("air", 1, life=1), (2, 3),
            on_header=_asking("air", JumpTo(Extreme("highest", "life")))),
    _Sketch("air-draft", "air", 3, Part("air", 1, attack=1, life=1),
            Part(attack=1, trigger="onAttack", area=True), (4,), infuses=True,
            on_body=Skill(do=(Change("attack", ONE),))),
)  # fmt: skip
_ONE_CARD: Final = DiscardCards((CardsOf(1),))
_EVENTS: Final = (
    ("ink", -1, bottle(), Skill(cost=(_ONE_CARD,), do=(Draw(Amount(2)),))),
    ("smudge", 1, blot(), Skill(cost=(_ONE_CARD,), do=(Exhaust((Chosen("enemy"),)),))),
)
KEYS: Final = (
    *((sketch.key,) for sketch in _UNITS),
    tuple(key for key, *_ in _EVENTS),
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
    voice = words(language.lower(), PACKAGE)
    day = today.strftime("%Y%m%d")
    meta = Meta(
        id=id_,
        language=language,
        version=VERSION,
        type="expansion",
        created=day,
        updated=day,
        name=name or voice.say("start-name"),
        description=voice.say("start-description"),
        flavor_text=voice.say("start-flavor"),
        author=author or voice.say("start-author"),
    )
    maker = _Maker(meta, voice)
    units = (maker.unit_card(number, sketch) for number, sketch in enumerate(_UNITS, 1))
    return CardSet(meta, (*units, maker.event_card(), maker.guide()))


class _Maker:
    """Puts sketches into a language's words."""

    def __init__(self, meta: Meta, voice: Words) -> None:
        self.meta = meta
        self.voice = voice

    def unit_card(self, number: int, sketch: _Sketch) -> UnitCard:
        id_ = self._id(f"U{number}")
        unit = Unit(
            VERSION,
            id_,
            sketch.level,
            self.voice.say(f"start-{sketch.key}"),
            drawn(sketch.element, sketch.level),
            self._with(sketch.header, sketch.on_header),
            self._with(sketch.body, sketch.on_body),
        )
        return UnitCard(unit, self._place(id_, sketch))

    def _place(self, id_: str, sketch: _Sketch) -> Place:
        """Two Units of the Ink Level, or one that is stronger: as in the core sets."""
        alone = len(sketch.columns) == 1
        level = Amount(plus=1, ink=1) if alone else INK
        header = Part()
        if sketch.infuses:
            header = self._with(Part(sketch.element, 1, "onAll"), Skill(do=(Infuse(),)))
        body = self._with(Part(), Skill(do=(Print(level, sketch.columns),)))
        name = self.voice.say("start-place-alone" if alone else "start-place-pair")
        return Place(VERSION, id_, 2, name, header, body)

    def event_card(self) -> EventCard:
        upright, turned = (
            Event(
                VERSION,
                self._id("E1"),
                level,
                self.voice.say(f"start-{key}"),
                art,
                body=self._with(Part(), skill),
                flavor_text=self.voice.say(f"start-{key}.flavor"),
            )
            for key, level, art, skill in _EVENTS
        )
        return EventCard(upright, turned)

    def guide(self) -> TextCard:
        # A brace means something to Fluent, so the symbols come in as facts.
        symbols = {token: f"{{{token}}}" for token in TOKENS if token.isalpha()}
        lines = self.voice.say("start-guide.text", **symbols).split("\n")
        title = self.voice.say("start-guide")
        return TextCard(Text(VERSION, self._id("T1"), title, tuple(lines)))

    def _with(self, part: Part, skill: Skill) -> Part:
        condition, text = write(skill, self.meta.language)
        return structs.replace(part, condition=condition, text=text)

    def _id(self, number: str) -> str:
        return f"{self.meta.id}-{self.meta.language}-{number}-{VERSION}"


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
