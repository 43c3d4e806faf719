"""Chronicles' sheets: how each is called, made, proven, played honestly, told and shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from stampadia.adventures import spec as naming
from stampadia.adventures.almanac import Certified, Face
from stampadia.adventures.calendar import day_of
from stampadia.adventures.certify import Adventures, Refused
from stampadia.adventures.rating import Band
from stampadia.adventures.spec import SpecForm
from stampadia.games.chronicles.content import HOUSE_SHEETS, PACKAGE
from stampadia.games.chronicles.files.reading import load_sheet, read_good
from stampadia.games.chronicles.generate.wishes import DIFFICULTIES, NO_WISHES, Wishes
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel.errors import BadOption
from stampadia.words import Words

OPTION: Final = "sheet"
"""The game's option that holds specs."""
MOST_SHEETS: Final = 31
"""A month of them is a long campaign."""


class Spec(naming.Spec, frozen=True):
    wishes: Wishes = NO_WISHES


FORM: Final = SpecForm(
    spec=Spec,
    option=OPTION,
    usual=NO_WISHES,
    difficulties=DIFFICULTIES,
    fields={"class": "hero_class", "quest": "quest"},
    house=HOUSE_SHEETS,
)
Spec.form = FORM


@lru_cache(maxsize=256)
def read_specs(text: str) -> tuple[Spec, ...]:
    """One, or several between commas: a Vs. Campaign."""
    parts = [part for part in text.split(",") if part.strip()]
    if not 0 < len(parts) <= MOST_SHEETS:
        count = len(parts)
        raise BadOption("sheet-count", package=PACKAGE, name=OPTION, count=count, most=MOST_SHEETS)
    return tuple(map(FORM.read, parts))


class ChroniclesAdventures(Adventures[Prepared]):
    game: ClassVar[str] = "chronicles"
    package: ClassVar[str] = PACKAGE
    form: ClassVar[SpecForm[Any]] = FORM
    in_a_row: ClassVar[int] = MOST_SHEETS
    options: ClassVar[tuple[str, ...]] = (OPTION,)
    letter: ClassVar[str] = "C"
    wishes: ClassVar[tuple[str, ...]] = ("difficulty", "class", "quest")
    house: ClassVar[Mapping[str, str]] = {name: f"{name}.json" for name in HOUSE_SHEETS}

    # The six hooks

    def make(self, spec: Spec) -> Prepared:
        from stampadia.games.chronicles.generate.make import make_sheet

        return Prepared(make_sheet(spec.name, spec.wishes, spec.attempt or 0))

    def problems(self, adventure: Prepared) -> Sequence[object]:
        from stampadia.games.chronicles.files.checks import problems

        return problems(adventure.sheet)

    def prove(self, adventure: Prepared) -> msgspec.Struct:
        from stampadia.games.chronicles.generate.proof import prove

        return prove(adventure.sheet)

    def tell(
        self, adventure: Prepared, words: Words, found: Certified | None = None
    ) -> Iterator[str]:
        if found is None:
            from stampadia.games.chronicles.files.printout import sheet_lines

            yield words.say("sheet-spoils")
            yield ""
            yield from sheet_lines(adventure.sheet, words)
        else:
            from stampadia.games.chronicles.generate.proof import Proof, proof_lines

            proof = msgspec.convert(found.proof, Proof)
            yield from proof_lines(proof, adventure.sheet, words)

    def face(self, adventure: Prepared) -> Face:
        sheet = adventure.sheet
        return Face(
            fingerprint=adventure.fingerprint,
            title=sheet.title.by_language(),
            hero=sheet.hero_class.by_language(),
        )

    # The rest

    def load(self, path: Path) -> Prepared:
        return Prepared(load_sheet(path))

    def read(self, name: str, text: str) -> Prepared:
        return Prepared(read_good(text, name))

    def score(self, position: Any) -> int:
        assert isinstance(position, Position)
        return position.gold

    def band(self, spec: Spec, attempt: int) -> Band:
        """Of a day without a wish, what the calendar wishes; but whoever has tried often enough
        takes any `normal` adventure."""
        from stampadia.games.chronicles.generate.blueprints import house_library
        from stampadia.games.chronicles.generate.wishes import (
            STAR_BANDS,
            STAR_DRAWS,
            day_plan,
            draw_of,
        )

        day = day_of(spec.name)
        if day is None or spec.wishes.difficulty != "normal" or draw_of(attempt) >= STAR_DRAWS:
            return super().band(spec, attempt)
        return STAR_BANDS[day_plan(day, house_library()).stars]

    def following(self, attempt: int, refused: Refused) -> int:
        from stampadia.games.chronicles.generate.wishes import following

        return following(attempt, refused.missing)

    def specs(self, text: str) -> tuple[Spec, ...]:
        return read_specs(text)

    def spec(self, seed: str, wishes: Mapping[str, str]) -> str:
        from stampadia.games.chronicles.generate.blueprints import house_library
        from stampadia.games.chronicles.generate.wishes import heroes_for, main_quests_for

        fields: dict[str, Any] = {"hero_class": wishes.get("class"), "quest": wishes.get("quest")}
        if "difficulty" in wishes:
            fields["difficulty"] = wishes["difficulty"]
        wished = Wishes(**fields)
        if wished != NO_WISHES:  # whoever knows no such class or quest says so
            for hero in heroes_for(wished, house_library()):
                main_quests_for(wished, hero, house_library())
        return str(FORM.named(seed, wished))

    def summary(self, spec: str) -> dict[str, str]:
        """As the adventure is at hand: `stars` if it is certified, what the calendar `wished`."""
        from stampadia.games.chronicles.generate.blueprints import house_library
        from stampadia.games.chronicles.generate.make import make
        from stampadia.games.chronicles.generate.wishes import day_plan

        known = self.known(spec)
        asked = FORM.read(self.at_hand(spec))
        sheet = self.adventure(str(asked)).sheet
        found = {"title": sheet.title.en, "class": sheet.hero_class.en}
        if asked.kind == "made":
            made = make(asked.name, asked.wishes, asked.attempt or 0)
            found["quest"] = made.quest
            found["answer"] = ", ".join(answer.en for answer in made.answers)
            day = day_of(asked.name)
            if day is not None:
                found["wished"] = str(day_plan(day, house_library()).stars)
        if known is not None:
            found["stars"] = str(known.stars)
        return found


ADVENTURES: Final = ChroniclesAdventures()
