"""Travelers' sets: how each is called, made, proven, played honestly, told and shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from stampadia.adventures import spec as naming
from stampadia.adventures.almanac import Certified, Face
from stampadia.adventures.certify import Adventures, Certificate, Refused, streams
from stampadia.adventures.rating import Band, Rating, summed_up
from stampadia.adventures.spec import SpecForm
from stampadia.games.travelers.content import PACKAGE, CardSet, World
from stampadia.games.travelers.files.set_file import load_set, read_good, write_set
from stampadia.games.travelers.generate.wishes import DIFFICULTIES, NO_WISHES, Wishes
from stampadia.games.travelers.position import Position
from stampadia.kernel.errors import BadOption
from stampadia.words import LANGUAGES, Words, words
from stampadia.workbench.problems import shortened

HERO: Final = "hero"
ADVENTURE: Final = "adventure"
"""The game's options that hold specs."""
TRAINING: Final = "training"
"""What stands for the manual's own lesson, where an adventure is named."""
FIRST_SET: Final = "seed:first steps/0"
"""What is played when nobody says anything else."""
GAMES: Final = 40
"""A game of this honest player takes half a second to a whole one."""
WITH_OTHERS: Final = "others"
"""The rating with the ten reference heroes; each plays one game for `GAMES` of the set's own."""


class Spec(naming.Spec, frozen=True):
    wishes: Wishes = NO_WISHES


FORM: Final = SpecForm(
    spec=Spec,
    option=ADVENTURE,
    usual=NO_WISHES,
    difficulties=DIFFICULTIES,
    fields={"class": "hero_class", "kind": "kind"},
)
Spec.form = FORM


class TravelersAdventures(Adventures[CardSet]):
    game: ClassVar[str] = "travelers"
    package: ClassVar[str] = PACKAGE
    form: ClassVar[SpecForm[Any]] = FORM
    options: ClassVar[tuple[str, ...]] = (HERO, ADVENTURE)
    letter: ClassVar[str] = "T"
    wishes: ClassVar[tuple[str, ...]] = ("difficulty", "class", "kind")
    house: ClassVar[Mapping[str, str]] = {FIRST_SET: "first-steps.json"}
    games: int = GAMES

    # The six hooks

    def make(self, spec: Spec) -> CardSet:
        from stampadia.games.travelers.generate.sets import make_set

        return make_set(spec.name, spec.wishes, spec.attempt or 0)

    def problems(self, adventure: CardSet) -> Sequence[object]:
        from stampadia.games.travelers.files.set_file import problems

        return problems(adventure)

    def prove(self, adventure: CardSet) -> msgspec.Struct:
        from stampadia.games.travelers.generate.proof import prove

        return prove(adventure.adventure)

    def tell(
        self, adventure: CardSet, words: Words, found: Certified | None = None
    ) -> Iterator[str]:
        if found is None:
            from stampadia.games.travelers.files.set_text import set_lines

            yield words.say("set-spoils")
            yield ""
            yield from set_lines(adventure, words)
        else:
            from stampadia.games.travelers.generate.proof import Proof, proof_lines

            proof = msgspec.convert(found.proof, Proof)
            yield from proof_lines(adventure, proof, found.ratings[WITH_OTHERS], words)

    def face(self, adventure: CardSet) -> Face:
        kind = "world" if isinstance(adventure.adventure, World) else "dungeon"
        return Face(
            fingerprint=fingerprint(adventure),
            title=adventure.adventure.title.by_language(),
            hero=adventure.hero.name.by_language(),
            kind={
                language: words(language, PACKAGE).say("kind-of-adventure", kind=kind)
                for language in LANGUAGES
            },
        )

    # The rest

    def load(self, path: Path) -> CardSet:
        return load_set(path)

    def read(self, name: str, text: str) -> CardSet:  # noqa: ARG002
        return read_good(text)

    def score(self, position: Any) -> int:
        assert isinstance(position, Position)
        return position.score()

    def band(self, spec: Spec, attempt: int) -> Band:
        """A day wishes stars."""
        from stampadia.games.travelers.generate.wishes import band_of

        found = band_of(spec.name, spec.wishes.difficulty, attempt)
        return found or super().band(spec, attempt)

    def following(self, attempt: int, refused: Refused) -> int:
        from stampadia.games.travelers.generate.wishes import following

        return following(attempt, refused.missing)

    def ratings_beside(self, adventure: CardSet) -> dict[str, Rating]:
        return {WITH_OTHERS: self.rate_with_others(adventure, self.games // GAMES)}

    def rate_with_others(self, adventure: CardSet, games: int) -> Rating:
        """The same adventure with the ten heroes that enemies are set by, so many times with
        each."""
        from stampadia.games.travelers.generate.strength import reference_heroes

        known = fingerprint(adventure)
        played = [
            self.play_on(Position(hero, adventure), *streams(known, number))
            for hero in reference_heroes()
            for number in range(games)
        ]
        return summed_up(played)

    def spec(self, seed: str, wishes: Mapping[str, str]) -> str:
        fields: dict[str, Any] = {"hero_class": wishes.get("class"), "kind": wishes.get("kind")}
        if "difficulty" in wishes:
            fields["difficulty"] = wishes["difficulty"]
        wished = Wishes(**fields)
        if wished != NO_WISHES:
            _check(seed, wished)
        return str(FORM.named(seed, wished))

    def typed(self, text: str) -> str:
        """Words that are neither a day nor a file are a seed."""
        try:
            return text if text == TRAINING else str(FORM.read(text))
        except BadOption as error:
            if error.key != "bad-spec":
                raise
            return self.spec(text, {})

    def specs(self, text: str) -> Sequence[Any]:
        return () if text == TRAINING else super().specs(text)

    def settled(self, text: str, certify: Callable[[str], Certificate]) -> str:
        return text if text == TRAINING else super().settled(text, certify)

    def summary(self, spec: str) -> dict[str, str]:
        from stampadia.games.travelers.generate.sets import main_quest, villain_name

        found = self.certify(spec)
        adventure = self.adventure(found.exact).adventure
        return {
            "kind": found.kind["en"],
            "title": found.title["en"],
            "main quest": main_quest(adventure),
            "villain": villain_name(adventure).en,
            "hero": found.hero["en"],
            "stars": str(found.stars),
        }


def fingerprint(made: CardSet) -> str:
    """Of what its file would say, so that a set that was read has the one of the set written."""
    return blake2b(write_set(made).encode(), digest_size=8).hexdigest()


def _check(seed: str, wishes: Wishes) -> None:
    """Whoever knows no such kind or class says so."""
    from stampadia.games.travelers.generate.hero.heroes import make_hero
    from stampadia.games.travelers.generate.sets import check_wishes

    check_wishes(wishes)
    make_hero(seed, wishes.hero_class)


_BOX: Final = re.compile(r"(TOS[0-9A-Z-]{1,40}:[0-9][0-9A-Da-d]?)=([0-9]{1,2})")
_MOST_BOXES: Final = 200


def read_boxes(text: str) -> dict[str, int]:
    """Boxes in pencil that were filled in earlier games: "TOS20270105:5a=2,TOS20270105:3A=1"."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    found = [_BOX.fullmatch(part) for part in parts[:_MOST_BOXES]]
    for part, match in zip(parts, found, strict=False):
        if match is None:
            raise BadOption("bad-boxes", package=PACKAGE, found=shortened(part))
    return {match[1]: int(match[2]) for match in found if match}


ADVENTURES: Final = TravelersAdventures()
