"""Adventures: how a game's own are called, made, proven, rated, told, and found again.

A game that has them gives `Game.adventures` an object of this kind, with six hooks: `make`,
`problems`, `prove`, `honest`, `tell` and `face`. An adventure is named by a text, its *spec*.

A plain day is looked up in the almanac. Whatever else is asked for is worked out once: attempts are
made until one has no problems, is proven, is won by the honest player (kept as a record, and
replayed), and is won as often as was wished. It is then kept in the cache folder, for as long as
its *makers* stay the same, all code and all blueprints that had a say.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from stampadia.adventures.almanac import OWN, Certified, Face, published
from stampadia.adventures.calendar import day_of
from stampadia.adventures.kept import Kept
from stampadia.adventures.rating import (
    BANDS,
    GAMES,
    LONGEST,
    Band,
    Played,
    Rating,
    play_games,
    stars_for,
    summed_up,
)
from stampadia.adventures.spec import Spec, SpecForm, path_of
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadContent
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import Position
from stampadia.matches import carried
from stampadia.matches.match import Match
from stampadia.matches.record import Record, parse
from stampadia.matches.replay import replay
from stampadia.words import LANGUAGES, Words

MOST_ATTEMPTS: Final = 200
MOST_AT_HAND: Final = 64
HONEST: Final = "honest"

Progress = Callable[[int, int, int], None]
"""Called as the work goes on: the number of the attempt, games played of it, games at most."""

A = TypeVar("A")
"""What a match of the game is played with."""


def no_progress(_attempt: int, _played: int, _games: int) -> None:
    """For whoever does not look."""


def adventures_of(game: Game) -> Adventures[Any] | None:
    """The adventures of a game, where it has some."""
    return cast("Adventures[Any] | None", game.adventures)


class Certificate(Struct, frozen=True):
    """What may be told of an adventure before it is played."""

    spec: str
    """What was asked for, as in 2026-11-15."""
    exact: str
    """The same with the attempt that was good enough, as in 2026-11-15/3."""
    title: dict[str, str]
    """By language, as what follows."""
    hero: dict[str, str]
    stars: int
    """From 1, easy, to 5."""
    rating: Rating
    kind: dict[str, str] = {}
    """What kind of adventure it is, where a game has more than one."""


class Refused(Struct, frozen=True):
    """An attempt that is not good enough; and how it was won, if that is the reason."""

    too_mild: bool = False
    too_hard: bool = False
    missing: float | None = None
    """By how much the middle of what was wished was missed: below 0 it was won too often."""


class Adventures(Generic[A]):
    """What a game offers that has an adventure for every day and every seed."""

    game: ClassVar[str]
    package: ClassVar[str]
    """Where its `content/` lies."""
    form: ClassVar[SpecForm[Any]]
    in_a_row: ClassVar[int] = 1
    """How many one match can be played with, one after the other, written between commas."""
    options: ClassVar[tuple[str, ...]]
    """The game's options that say which adventure is played."""
    letter: ClassVar[str] = ""
    """With which the codes of its adventures begin."""
    wishes: ClassVar[tuple[str, ...]] = ()
    """What one may wish of an adventure, by name."""
    house: ClassVar[Mapping[str, str]] = {}
    """Adventures that come with the game as files, by spec: the names of the files."""
    games: int = GAMES
    """How many games the honest player plays of each."""

    # The six hooks

    def make(self, spec: Any) -> A:
        """The adventure of a seed and an attempt, the same on every machine."""
        raise NotImplementedError

    def problems(self, adventure: A) -> Sequence[object]:
        """What the validator has to say; nothing if all is well."""
        raise NotImplementedError

    def prove(self, adventure: A) -> Struct:
        """How it can be won; BadContent if nobody could."""
        raise NotImplementedError

    def honest(self, world: Position, dealer: Dealer) -> Any:
        """What a player chooses who knows no more than a person: in an imagined position. A game
        whose instinct plays well needs no other."""
        ask = world.pending()
        assert isinstance(ask, Ask)
        return self.rules.instinct(world, ask, dealer)

    def tell(self, adventure: A, words: Words, found: Certified | None = None) -> Iterator[str]:
        """The whole adventure as plain text; or, of one that was certified, how it can be won."""
        raise NotImplementedError

    def face(self, adventure: A) -> Face:
        """What it shows before it is played."""
        raise NotImplementedError

    # What a game may say besides

    def load(self, path: Path) -> A:
        """The adventure in somebody's file."""
        raise NotImplementedError

    def read(self, name: str, text: str) -> A:
        """An adventure that was good when it was written: today's validator is not asked."""
        return cast(A, self.rules.read_content(name, text))

    def score(self, position: Position) -> int:  # noqa: ARG002
        """What is counted at the end of a game that was won."""
        return 0

    def band(self, spec: Any, attempt: int) -> Band:  # noqa: ARG002
        """How often this attempt has to be won."""
        return BANDS[spec.wishes.difficulty]

    def following(self, attempt: int, refused: Refused) -> int:  # noqa: ARG002
        """Which attempt comes after one that was not good enough."""
        return attempt + 1

    def ratings_beside(self, adventure: A) -> dict[str, Rating]:  # noqa: ARG002
        """By other players than the one whose games decide."""
        return {}

    def summary(self, spec: str) -> dict[str, str]:  # noqa: ARG002
        """What an adventure is about, in English and by the name of a column, for whoever makes the
        days: it spoils them. Nothing where a game has nothing to tell."""
        return {}

    # Names

    @cached_property
    def rules(self) -> Game:
        return registry.load(self.game)

    def specs(self, text: str) -> Sequence[Any]:
        """The specs in one of these options; most hold one."""
        return (self.form.read(text),)

    def spec(self, seed: str, wishes: Mapping[str, str]) -> str:
        """How to ask for the adventure of a date or a seed; BadOption if that cannot be."""
        raise NotImplementedError

    def typed(self, text: str) -> str:
        """A spec, from what a person types for one of these options."""
        return text

    def settled(self, text: str, certify: Callable[[str], Certificate]) -> str:
        """The value of such an option with every attempt and the whole path of every file, so that
        a record finds them again. `certify` says which attempt of a day or a seed is good."""
        return ",".join(self._settled(spec, certify) for spec in self.specs(text))

    def _settled(self, spec: Spec, certify: Callable[[str], Certificate]) -> str:
        if spec.kind == "file":
            return str(path_of(spec).absolute())
        certain = spec.kind == "house" or spec.attempt is not None
        return str(spec) if certain else certify(str(spec)).exact

    def first_attempt(self, spec: str) -> str:
        """The same adventure as it comes first, neither proven nor rated."""
        return str(self.form.read(spec).exact(0))

    def at_hand(self, spec: str) -> str:
        """For whoever does not wait for a proof: as it was certified before, else as it comes
        first."""
        known = self.known(spec)
        return self.first_attempt(spec) if known is None else known.exact

    # The adventure itself

    def adventure(self, text: str) -> A:
        """What a spec names, wherever it is; a day or a seed that never was is worked out now."""
        spec = self.form.read(text)
        return cast(A, _adventure(self, spec, _changed(spec)))

    def own(self, text: str) -> A | None:
        """The same if it comes with the game: nothing is made, and no other file is opened."""
        spec = self.form.read(text)
        if self._written(spec) is None:
            return None
        return cast(A, _adventure(self, spec, 0.0))

    def _written(self, spec: Spec) -> str | None:
        """What comes with the game, as text."""
        if (name := self.house.get(str(spec))) is not None:
            return files(self.package).joinpath("content", name).read_text("utf-8")
        found = self.published(spec)
        return None if found is None else found.adventure

    # Certificates

    def known(self, spec: str) -> Certificate | None:
        """What was published, or worked out here before."""
        asked = self.form.read(spec)
        found = self.published(asked) or self.kept(asked)
        return None if found is None else certificate_of(asked, found)

    def certify(self, spec: str, progress: Progress = no_progress) -> Certificate:
        """What is known, or else worked out now, which takes its time, and kept."""
        return certificate_of(self.form.read(spec), self.certified(spec, progress))

    def certified(
        self, spec: str, progress: Progress = no_progress, *, anew: bool = False
    ) -> Certified:
        """The same with everything that speaks for it; `anew`, for a new edition of a day, not as
        it was published."""
        asked = self.form.read(spec)
        found = (None if anew else self.published(asked)) or self.kept(asked)
        if found is None:
            found = self.work_out(asked, progress)
            self.keep(asked, found)
        return found

    def published(self, spec: Spec) -> Certified | None:
        """What the almanac holds for a plain day, or for the very attempt at it."""
        plain = spec.kind == "made" and spec.wishes == self.form.usual
        if not plain or day_of(spec.name) is None:
            return None
        found = published(self.package, spec.name)
        if found is None or spec.attempt not in (None, found.attempt):
            return None
        return found

    def lines(self, spec: str, words: Words) -> Iterator[str]:
        """The whole adventure as plain text, secrets and all."""
        return self.tell(self.adventure(spec), words)

    def proof_lines(self, spec: str, words: Words) -> Iterator[str]:
        """How it can be won, step by step."""
        found = self.certified(spec)
        if words.language in found.told:
            return iter(found.told[words.language])
        return self.tell(self.adventure(spec), words, found)

    def file(self, spec: str) -> str:
        """The adventure as a file of its game."""
        return self.rules.write_content(self.adventure(spec))

    def record(self, spec: str) -> str:
        """A game that was won on it, carrying the adventure."""
        found = self.certified(spec)
        name = str(self.form.read(spec).exact(found.attempt))
        record = parse(found.record)
        return str(Record(record.header, record.lines, {name: carried.pack(found.adventure)}))

    def table(self, certificates: Mapping[str, Certificate]) -> str:
        """The certificates of these days, each on a line of its own, with the makers."""
        rows = {day: _row(self.certified(one.spec)) for day, one in certificates.items()}
        lines = ",\n".join(f"    {_json(day)}: {_json(row)}" for day, row in sorted(rows.items()))
        return f'{{\n  "made_by": {_json(self.disk.makers())},\n  "days": {{\n{lines}\n  }}\n}}\n'

    # Working one out

    def work_out(self, spec: Any, progress: Progress = no_progress) -> Certified:
        """The first attempt at this adventure that is good enough; the same on every machine."""
        attempt = 0
        for _ in range(MOST_ATTEMPTS):
            found = self.try_attempt(spec, attempt, progress)
            if isinstance(found, Certified):
                return found
            attempt = self.following(attempt, found)
        raise BadContent("none-certified", spec=str(spec), attempts=MOST_ATTEMPTS)

    def try_attempt(
        self, spec: Any, attempt: int, progress: Progress = no_progress
    ) -> Certified | Refused:
        progress(attempt, 0, self.games)
        exact = spec.exact(attempt)
        adventure = self.make(exact)
        if self.problems(adventure):
            return Refused()
        try:
            proof = self.prove(adventure)
        except BadContent:
            return Refused()
        band = self.band(spec, attempt)
        rating, won = self.rate(
            adventure, band=band, progress=lambda done: progress(attempt, done, self.games)
        )
        if not band.holds(rating):
            mild = rating.rate > band.most
            missing = (band.least + band.most) / 2 - rating.rate
            return Refused(too_mild=mild, too_hard=not mild, missing=missing)
        return self.documented(exact, adventure, proof, rating, won) or Refused()

    def rate(
        self,
        adventure: A,
        *,
        band: Band | None = None,
        progress: Callable[[int], None] = lambda _: None,
    ) -> tuple[Rating, int]:
        """What the honest player makes of it, and the first game that is won, or -1."""
        fingerprint = self.face(adventure).fingerprint
        played = play_games(
            lambda number: self.play_game(adventure, fingerprint, number),
            self.games,
            band,
            progress,
        )
        won = next((number for number, game in enumerate(played) if game.won), -1)
        return summed_up(played), won

    def play_game(self, adventure: A, fingerprint: str, number: int) -> Played:
        """Game `number` of the rating."""
        options, content = self._table(ANY, adventure)
        position = self.rules.start(1, options, content)
        return self.play_on(position, *streams(fingerprint, number))

    def play_on(self, position: Position, luck: Dealer, mind: Dealer) -> Played:
        decisions = 0
        with _garbage_left():
            while decisions < LONGEST:
                pending = position.pending()
                if isinstance(pending, Ask):
                    decisions += 1
                    position.play(self.honest(position.imagine(0, mind), mind))
                elif isinstance(pending, Over):
                    won = pending.how == "won"
                    return Played(won, position.turn, decisions, self.score(position))
                else:
                    position.play(luck.answer(pending))
        return Played(False, position.turn, decisions, 0)

    def documented(
        self, exact: Spec, adventure: A, proof: Struct, rating: Rating, won: int
    ) -> Certified | None:
        """A rated adventure as data, if the game that was won is won when it is recorded, too."""
        assert exact.attempt is not None
        face = self.face(adventure)
        record = self._recorded(str(exact), adventure, *streams(face.fingerprint, won))
        if not is_won(self.rules, str(record)):
            return None
        found = Certified(
            attempt=exact.attempt,
            face=face,
            adventure=self.rules.write_content(adventure),
            proof=msgspec.json.decode(msgspec.json.encode(proof)),
            told={},
            ratings={OWN: rating} | self.ratings_beside(adventure),
            won=won,
            record=str(Record(record.header, record.lines)),
        )
        for language in LANGUAGES:
            found.told[language] = [*self.tell(adventure, self.rules.words(language), found)]
        return found

    def _recorded(self, exact: str, adventure: A, luck: Dealer, mind: Dealer) -> Record:
        options, content = self._table(exact, adventure)
        match = Match(self.rules, 1, options, content=content, luck=luck, players=(HONEST,))
        match.deal()
        for _ in range(LONGEST):
            if not isinstance(match.pending(), Ask):
                break
            match.play(self.honest(match.position.imagine(0, mind), mind))
        return match.record()

    def _table(self, exact: str, adventure: A) -> tuple[Options, dict[str, A]]:
        """The options that name this adventure, and itself."""
        options = self.rules.read_options(dict.fromkeys(self.options, exact))
        return options, {exact: adventure}

    # The disk

    @cached_property
    def disk(self) -> Kept:
        return Kept(self.game, self.package)

    def kept(self, spec: Spec) -> Certified | None:
        return self.disk.find(str(spec))

    def keep(self, spec: Spec, certified: Certified) -> None:
        self.disk.put(str(spec), certified)


ANY: Final = "seed:any/0"
"""What an adventure is called while it is rated, since nothing depends on it."""


def streams(fingerprint: str, number: int) -> tuple[Dealer, Dealer]:
    """The luck of a game of the rating and what its player draws, by the adventure and the game's
    number: what else is played changes neither."""
    stream = Dealer(f"rating/{fingerprint}").child(number)
    return stream.child("table"), stream.child("player")


@contextmanager
def _garbage_left() -> Iterator[None]:
    """Nobody looks for garbage meanwhile. A player who thinks makes hundreds of thousands of small
    things that go as they come, and looking through them, where almost none is in a circle, would
    take a quarter of the time. What little there is waits for the end of the game."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


def is_won(rules: Game, record: str) -> bool:
    """Whether the rules, line by line, come to the same end, and it is a victory."""
    over = replay(rules, parse(record)).over
    return isinstance(over, Over) and over.how == "won"


@lru_cache(maxsize=MOST_AT_HAND)
def _adventure(adventures: Adventures[A], spec: Spec, _changes: float) -> A:
    if spec.kind == "file":
        return adventures.load(path_of(spec))
    text = adventures._written(spec)
    if text is None and spec.attempt is not None:
        return adventures.make(spec)
    return adventures.read(str(spec), text or adventures.certified(str(spec)).adventure)


def _changed(spec: Spec) -> float:
    """When a file was changed, so that an edited one is read again."""
    if spec.kind != "file":
        return 0.0
    path = path_of(spec)
    return path.stat().st_mtime if path.is_file() else 0.0


def certificate_of(asked: Spec, found: Certified) -> Certificate:
    return Certificate(
        spec=str(asked),
        exact=str(asked.exact(found.attempt)),
        title=found.face.title,
        hero=found.face.hero,
        stars=stars_for(found.rating.rate),
        rating=found.rating,
        kind=found.face.kind,
    )


def _row(one: Certified) -> tuple[int | float | str, ...]:
    rating = one.rating
    return (
        one.attempt, one.fingerprint, one.won,
        rating.games, rating.wins, rating.turns, rating.decisions, rating.score,
    )  # fmt: skip


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
