"""Travelers' sets by the day, as commands and tables ask for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from stampadia.games.travelers import library
from stampadia.games.travelers.content import PACKAGE, Adventure, CardSet, World
from stampadia.games.travelers.days import SHELF
from stampadia.games.travelers.generate.certify import Certified
from stampadia.games.travelers.generate.heroes import make_hero
from stampadia.games.travelers.generate.quest_of import main_quest, villain_name
from stampadia.games.travelers.generate.sets import check_wishes
from stampadia.games.travelers.generate.wishes import Wishes
from stampadia.games.travelers.proof_text import proof_lines
from stampadia.games.travelers.set_file import write_set
from stampadia.games.travelers.set_file_text import set_lines
from stampadia.games.travelers.specs import ADVENTURE, HERO, TRAINING, Spec, named, read_spec
from stampadia.kernel.bilingual import Text
from stampadia.kernel.days import Certificate, Days, Progress, Rating, no_progress
from stampadia.kernel.errors import BadOption
from stampadia.kernel.rating import stars_for
from stampadia.kernel.shelf import Row, row_of
from stampadia.kernel.words import LANGUAGES, Words, words


class TravelersDays(Days):
    wishes = "difficulty", "class", "kind"
    options = HERO, ADVENTURE

    def spec(self, seed: str, wishes: Mapping[str, str]) -> str:
        fields: dict[str, Any] = {"hero_class": wishes.get("class"), "kind": wishes.get("kind")}
        if "difficulty" in wishes:
            fields["difficulty"] = wishes["difficulty"]
        wished = Wishes(**fields)
        check_wishes(wished)
        make_hero(seed, wished.hero_class)  # whoever knows no such class says so
        return str(named(seed, wished))

    def typed(self, text: str) -> str:
        """Words that are neither a day nor a file are a seed."""
        try:
            return text if text == TRAINING else str(read_spec(text))
        except BadOption as error:
            if error.key != "bad-spec":
                raise
            return self.spec(text, {})

    def settled(self, text: str, certify: Callable[[str], Certificate]) -> str:
        if text == TRAINING:
            return text
        spec = read_spec(text)
        certain = spec.kind != "made" or spec.attempt is not None
        return library.exact(text) if certain else certify(str(spec)).exact

    def first_attempt(self, spec: str) -> str:
        return str(read_spec(spec).exact(0))

    def known(self, spec: str, *, current: bool = False) -> Certificate | None:
        asked = read_spec(spec)
        row = library.usable_row(asked)
        if row is not None and (not current or SHELF.table().made_by == SHELF.makers()):
            exact = asked.exact(row.attempt)
            return _certificate(asked, exact, library.set_of(exact), row.rating)
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
        yield words.say("set-spoils")
        yield ""
        yield from set_lines(library.set_of(read_spec(spec)), words)

    def proof_lines(self, spec: str, words: Words) -> Iterator[str]:
        return proof_lines(library.certified(read_spec(spec)), words)

    def file(self, spec: str) -> str:
        return write_set(library.set_of(read_spec(spec)))

    def record(self, spec: str) -> str:
        return library.certified(read_spec(spec)).record

    def summary(self, spec: str) -> dict[str, str]:
        found = self.certify(spec)
        adventure = library.set_of(read_spec(found.exact)).adventure
        return {
            "kind": found.kind["en"],
            "title": found.title["en"],
            "main quest": main_quest(adventure),
            "villain": villain_name(adventure).en,
            "hero": found.hero["en"],
            "stars": str(found.stars),
        }

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
    return _certificate(asked, asked.exact(found.attempt), found.card_set, found.rating)


def _certificate(asked: Spec, exact: Spec, made: CardSet, rating: Rating) -> Certificate:
    return Certificate(
        spec=str(asked),
        exact=str(exact),
        title=_by_language(made.adventure.title),
        hero=_by_language(made.hero.name),
        stars=stars_for(rating.rate),
        rating=rating,
        kind={
            language: words(language, PACKAGE).say("kind-of-adventure", kind=_kind(made.adventure))
            for language in LANGUAGES
        },
    )


def _kind(adventure: Adventure) -> str:
    return "world" if isinstance(adventure, World) else "dungeon"


def _by_language(text: Text) -> dict[str, str]:
    return {language: text.in_language(language) for language in LANGUAGES}
