"""Chronicles' adventures by the day, as commands and tables ask for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from stampadia.games.chronicles import library
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.days import SHELF
from stampadia.games.chronicles.generate.almanac import almanac_of, day_of
from stampadia.games.chronicles.generate.blueprints import house_library
from stampadia.games.chronicles.generate.certify import Certified
from stampadia.games.chronicles.generate.make import make
from stampadia.games.chronicles.generate.rating import stars_for
from stampadia.games.chronicles.generate.wishes import Wishes, heroes_for, main_quests_for
from stampadia.games.chronicles.instructions import Text
from stampadia.games.chronicles.proof_text import proof_lines
from stampadia.games.chronicles.sheet_text import sheet_lines
from stampadia.games.chronicles.sheet_writing import write_sheet
from stampadia.games.chronicles.specs import OPTION, Spec, named, read_spec, read_specs
from stampadia.kernel.days import Certificate, Days, Progress, Rating, no_progress
from stampadia.kernel.shelf import Row, row_of
from stampadia.kernel.words import LANGUAGES, Words


class ChroniclesDays(Days):
    wishes = "difficulty", "class", "quest"
    options = (OPTION,)

    def spec(self, seed: str, wishes: Mapping[str, str]) -> str:
        fields: dict[str, Any] = {"hero_class": wishes.get("class"), "quest": wishes.get("quest")}
        if "difficulty" in wishes:
            fields["difficulty"] = wishes["difficulty"]
        wished = Wishes(**fields)
        for hero in heroes_for(wished, house_library()):
            main_quests_for(wished, hero, house_library())
        return str(named(seed, wished))

    def settled(self, text: str, certify: Callable[[str], Certificate]) -> str:
        found = []
        for spec in read_specs(text):
            certain = spec.kind != "made" or spec.attempt is not None
            found.append(library.exact(str(spec)) if certain else certify(str(spec)).exact)
        return ",".join(found)

    def first_attempt(self, spec: str) -> str:
        return str(read_spec(spec).exact(0))

    def known(self, spec: str, *, current: bool = False) -> Certificate | None:
        asked = read_spec(spec)
        row = library.usable_row(asked)
        if row is not None and (not current or SHELF.table().made_by == SHELF.makers()):
            exact = asked.exact(row.attempt)
            return _certificate(asked, exact, library.sheet_of(exact), row.rating)
        found = SHELF.kept(asked)
        return None if found is None else _certified(asked, found)

    def certify(
        self, spec: str, progress: Progress = no_progress, *, current: bool = False
    ) -> Certificate:
        found = self.known(spec, current=current)
        if found is None:
            asked = read_spec(spec)
            found = _certified(asked, library.certified_anew(asked, progress))
        return found

    def folder(self) -> Path:
        return SHELF.folder()

    def lines(self, spec: str, words: Words) -> Iterator[str]:
        yield words.say("sheet-spoils")
        yield ""
        yield from sheet_lines(library.sheet_of(read_spec(spec)), words)

    def proof_lines(self, spec: str, words: Words) -> Iterator[str]:
        found = library.certified(read_spec(spec))
        return proof_lines(found.proof, found.sheet, words)

    def file(self, spec: str) -> str:
        return write_sheet(library.sheet_of(read_spec(spec)))

    def summary(self, spec: str) -> dict[str, str]:
        """As the adventure is at hand: `stars` if it is certified, what the calendar `wished`."""
        known = self.known(spec)
        asked = read_spec(self.at_hand(spec))
        sheet = library.sheet_of(asked)
        found = {"title": sheet.title.en, "class": sheet.hero_class.en}
        if asked.kind == "made":
            made = make(asked.name, asked.wishes, asked.attempt or 0)
            found["quest"] = made.quest
            found["answer"] = ", ".join(answer.en for answer in made.answers)
            day = day_of(asked.name)
            if day is not None:
                found["wished"] = str(almanac_of(day, house_library()).stars)
        if known is not None:
            found["stars"] = str(known.stars)
        return found

    def record(self, spec: str) -> str:
        return library.certified(read_spec(spec)).record

    def table(self, certificates: Mapping[str, Certificate]) -> str:
        """What `content/days.json` holds."""
        asked = {day: read_spec(one.spec) for day, one in certificates.items()}
        return SHELF.table_text({day: _row(spec) for day, spec in asked.items()})


def _row(asked: Spec) -> Row:
    found = SHELF.kept(asked)
    if found is None and (row := library.usable_row(asked)) is not None:
        return row
    return row_of(found or library.certified(asked))


def _certified(asked: Spec, found: Certified) -> Certificate:
    return _certificate(asked, asked.exact(found.attempt), found.sheet, found.rating)


def _certificate(asked: Spec, exact: Spec, sheet: Sheet, rating: Rating) -> Certificate:
    return Certificate(
        spec=str(asked),
        exact=str(exact),
        title=_by_language(sheet.title),
        hero=_by_language(sheet.hero_class),
        stars=stars_for(rating.rate),
        rating=rating,
    )


def _by_language(text: Text) -> dict[str, str]:
    return {language: text.in_language(language) for language in LANGUAGES}
