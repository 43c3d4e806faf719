"""What is printed on each face: stamps, their backs, the exchange card, the player aid."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Final, Literal

import msgspec
from msgspec import Struct

from stampadia.games.stampede.content import (
    ANIMALS,
    BACK,
    FRONT,
    NAMES,
    OTHER,
    SEATS,
    STANDARD_KINDS,
    Animal,
    EitherOrder,
    Exchange,
    ExchangeHands,
)
from stampadia.games.stampede.text import card_text
from stampadia.games.stampede.view import STAMP, StampedeView
from stampadia.kernel.errors import BadOption
from stampadia.words import Words, capital
from stampadia.workbench.printing import Card, Page, Printed
from stampadia.workbench.score_slip import Box, Mark, ScoreSlip, SlipFace

Sign = Literal[
    "hand", "hand-other", "album", "album-other", "exchange", "pile", "four-parrots", "win"
]
Arrow = Literal["swap", "to"]


class Scheme(Struct, frozen=True):
    """What an animal does, in signs: give, an arrow with a number or none, take."""

    give: Sign
    arrow: Arrow
    count: int
    """0 where no number is printed."""
    take: Sign


class StampFace(Struct, frozen=True, tag_field="face", tag="stamp"):
    animal: str
    """Of the picture."""
    value: int
    country: str
    unit: str
    ink: str
    back: tuple[str, str]
    """Its own back in small: what the others see."""
    name: str
    scheme: Scheme
    sentence: str
    imprint: str


class BackFace(Struct, frozen=True, tag_field="face", tag="back"):
    """Two animals in the circle's order: nothing on it depends on the front."""

    animals: tuple[str, str]
    inks: tuple[str, str]
    names: tuple[str, str]
    postmark: str


class Stamp(Struct, frozen=True):
    """One card of the deck, both sides."""

    front: StampFace
    back: BackFace


class ExchangeRow(Struct, frozen=True):
    animal: str
    ink: str
    name: str
    sentence: str
    scheme: Scheme


class ExchangeFace(Struct, frozen=True, tag_field="face", tag="exchange"):
    title: str
    places: int
    sentence: str
    rows: tuple[ExchangeRow, ...]


class AnimalRow(Struct, frozen=True):
    animal: str
    value: int
    ink: str
    name: str
    scheme: Scheme


class AnimalsFace(Struct, frozen=True, tag_field="face", tag="animals"):
    """The player aid's first side."""

    title: str
    rows: tuple[AnimalRow, ...]


class Win(Struct, frozen=True):
    count: int
    what: str


class TurnFace(Struct, frozen=True, tag_field="face", tag="turn"):
    """The player aid's second side."""

    title: str
    steps: tuple[str, ...]
    win_title: str
    wins: tuple[Win, ...]
    check_title: str
    checks: tuple[str, ...]
    backs: str


Face = StampFace | BackFace | ExchangeFace | AnimalsFace | TurnFace


class BlockFace(Struct, frozen=True, tag_field="face", tag="block"):
    """An animal's block by itself, for a screen that shows many small stamps."""

    animal: str
    ink: str


AIDS: Final = 6
"""One for each player."""
_PARTS: Final = ("all", "deck", "aids", "nine", "score")
_EXCHANGE_PLACES: Final = 3


class _Country(Struct, frozen=True):
    country: str
    unit: str
    ink: str


@cache
def _countries() -> dict[str, _Country]:
    source = files(__package__).joinpath("content", "stamps.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source), dict[str, _Country])


def deck(words: Words) -> tuple[Stamp, ...]:
    """The ninety cards."""
    return tuple(Stamp(stamp(kind, words), back(kind, words)) for kind in STANDARD_KINDS)


def printed(wishes: Mapping[str, str], words: Words, game: str) -> Printed:
    """The deck with its backs, the exchange card and six player aids; or the deck alone, the others
    alone, for a proof one stamp of each animal, or score slips."""
    wish = wishes.get("what", _PARTS[0])
    if wish not in _PARTS:
        raise BadOption("bad-option", name="what", value=wish, possible=", ".join(_PARTS))
    if wish == "score":
        face = slip_face(game, words)
        page = Page(face.slip.title, face)
        return Printed(game=game, title="Stampede", language=words.language, pages=(page,))
    kinds = Counter(STANDARD_KINDS)
    if wish == "nine":
        kinds = Counter({FRONT[kind]: kind for kind in reversed(STANDARD_KINDS)}.values())
    cards: list[Card] = []
    if wish != "aids":
        behind = {BACK[kind]: back(kind, words) for kind in kinds}
        for kind, copies in sorted(kinds.items()):
            name = f"{NAMES[FRONT[kind]]}-{NAMES[OTHER[kind]]}"
            cards.append(Card(name, stamp(kind, words), behind[BACK[kind]], copies))
    if wish in ("all", "aids"):
        cards.append(Card("exchange", exchange(words)))
        cards.append(Card("aid", animals(words), turn(words), AIDS))
    return Printed(game=game, title="Stampede", language=words.language, cards=tuple(cards))


def slip_face(game: str, words: Words) -> SlipFace:
    return SlipFace(words.say("title"), score_slip(words), words.say("slip-typed", game=game))


def faces(words: Words) -> Iterator[Face]:
    """Every different face once: fronts, backs, then what lies beside the deck."""
    yield from (stamp(kind, words) for kind in dict.fromkeys(STANDARD_KINDS))
    pairs = {BACK[kind]: kind for kind in STANDARD_KINDS}
    yield from (back(pairs[pair], words) for pair in sorted(pairs))
    yield exchange(words)
    yield animals(words)
    yield turn(words)


_BLOCKS: Final = {f"block {animal}": animal for animal in NAMES}
_ALWAYS: Final = frozenset({"exchange", "animals", "turn", *_BLOCKS})


def seen(view: StampedeView) -> Iterable[str]:
    """The stamps that lie open, as the view calls them, and the backs of those that do not."""
    return chain(_ALWAYS, view.open_faces, view.hand, view.aside, view.chosen)


def named(name: str, words: Words) -> Face | BlockFace | None:
    """The face that `seen` calls so: `lion/hippo` is a front, `lion+hippo` the back of such,
    `block lion` the picture alone."""
    if animal := _BLOCKS.get(name):
        return BlockFace(animal, _countries()[animal].ink)
    kinds = {STAMP[kind]: kind for kind in STANDARD_KINDS}
    backs = {"+".join(_pair(kind)): kind for kind in STANDARD_KINDS}
    if name in kinds:
        return stamp(kinds[name], words)
    if name in backs:
        return back(backs[name], words)
    match name:
        case "exchange":
            return exchange(words)
        case "animals":
            return animals(words)
        case "turn":
            return turn(words)
    return None


def stamp(kind: int, words: Words) -> StampFace:
    front = FRONT[kind]
    animal = NAMES[front]
    country = _countries()[animal]
    facts = {"value": front + 1, "of": len(NAMES)}
    pair = {"first": animal[:2], "second": NAMES[OTHER[kind]][:2]}
    return StampFace(
        animal,
        front + 1,
        country.country,
        country.unit,
        country.ink,
        _pair(kind),
        _name(animal, words),
        scheme(ANIMALS[front]),
        card_text(animal, words),
        words.say("print-imprint", **facts, **pair),
    )


def back(kind: int, words: Words) -> BackFace:
    first, second = _pair(kind)
    inks = (_countries()[first].ink, _countries()[second].ink)
    names = (_name(first, words), _name(second, words))
    return BackFace((first, second), inks, names, words.say("print-postmark"))


def exchange(words: Words) -> ExchangeFace:
    return ExchangeFace(
        words.say("print-exchange"),
        _EXCHANGE_PLACES,
        words.say("print-exchange-text"),
        tuple(
            ExchangeRow(
                animal.name,
                _countries()[animal.name].ink,
                _name(animal.name, words),
                words.say("print-exchange-gives", give=op.give, count=op.count),
                scheme(animal),
            )
            for animal in ANIMALS
            for op in animal.do
            if isinstance(op, Exchange) and op.take == "exchange-area"
        ),
    )


def animals(words: Words) -> AnimalsFace:
    rows = (
        AnimalRow(
            animal.name,
            number,
            _countries()[animal.name].ink,
            _name(animal.name, words),
            scheme(animal),
        )
        for number, animal in enumerate(ANIMALS, 1)
    )
    return AnimalsFace(words.say("print-animals"), tuple(rows))


def turn(words: Words) -> TurnFace:
    def said(stem: str, *ends: str) -> tuple[str, ...]:
        return tuple(words.say(f"print-{stem}-{end}") for end in ends)

    wins = zip((5, 9, 4), said("win", "five", "nine", "parrots"), strict=True)
    return TurnFace(
        words.say("print-turn"),
        said("step", "draw", "stick", "do"),
        words.say("print-win"),
        tuple(Win(count, what) for count, what in wins),
        words.say("print-check"),
        said("check", "hand", "album", "exchange"),
        words.say("print-backs"),
    )


def scheme(animal: Animal) -> Scheme:
    """Made from the op, as the sentence is."""
    match animal.do:
        case (Exchange(give=give, take=take, count=count),):
            signs: dict[str, Sign] = {
                "own-album": "album", "other-album": "album-other", "exchange-area": "exchange",
            }  # fmt: skip
            return Scheme(give, "swap", count if count > 1 else 0, signs[take])
        case (ExchangeHands(),):
            return Scheme("hand", "swap", 0, "hand-other")
        case (EitherOrder(take="top-into-album"),):
            return Scheme("album", "swap", 0, "pile")
        case (EitherOrder(),):
            return Scheme("hand", "swap", 3, "pile")
        case _:
            return Scheme("four-parrots", "to", 0, "win")


def _pair(kind: int) -> tuple[str, str]:
    first, second = BACK[kind]
    return NAMES[first], NAMES[second]


def _name(animal: str, words: Words) -> str:
    return capital(words.say(f"animal-{animal}"))


# The score slip: what is noted when it is over, blank on paper and asked for at a table

RESULT: Final = "result"
WON: Final = "won"
LOST: Final = "lost"
WAYS: Final = ("five", "nine", "parrots")


def score_slip(words: Words) -> ScoreSlip:
    results = tuple(Mark(how, words.say(f"slip-{how}")) for how in (WON, LOST))
    ways = tuple(Mark(how, words.say(f"how-{how}")) for how in WAYS)
    players = words.say("slip-players")
    return ScoreSlip(
        words.say("slip-title"),
        (
            Box(name="players", label=players, least=SEATS[0], most=SEATS[-1]),
            Box(name=RESULT, label=words.say("slip-result"), marks=results),
            Box(name="with", label=words.say("slip-with"), marks=ways),
        ),
        words.say("slip-note"),
    )
