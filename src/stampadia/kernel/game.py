"""What a game offers besides its positions."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from pathlib import PurePath
from typing import Any, ClassVar, Literal, get_args, get_origin

import msgspec
from msgspec import Struct, structs

from stampadia.kernel.chance import Dealer
from stampadia.kernel.choices import Choices
from stampadia.kernel.coach import SEED, TODAY, Advice, Foretold, Pace, Page, Spot
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.mind import Mind, RandomPlay
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import Position
from stampadia.words import KERNEL, Words, words

Own = Any
"""A position, a view or options of the game's own kind. A game gets back what it has given, so its
signatures may name that kind where these say only this."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up, beyond its seats; each game extends it by fields with defaults."""


class Game:
    """One game: its name, its seats, and the words for its choices.

    Programs need only `begin` and the contract. The rest makes a game pleasant: notation,
    text, and what a good player looks at.
    """

    name: ClassVar[str]
    edition: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[type[Options]] = Options
    package: ClassVar[str] = KERNEL
    """Where the game's `words/` folder lies; a game that has none needs none."""

    # The start

    def begin(self, seats: int, options: Own = None) -> Position:
        """The first position, with nothing but what comes with the game: no other file is opened,
        and nothing is made, proven or written. What else the options may name is asked for first,
        `content`, and handed to `start`."""
        raise NotImplementedError

    def start(self, seats: int, options: Own, content: Mapping[str, Any]) -> Position:  # noqa: ARG002
        """The same with the very content at hand; a game whose matches are all played with the
        same things needs none."""
        return self.begin(seats, options)

    def opening(self, position: Own) -> Sequence[Event]:  # noqa: ARG002
        """What has happened in a first position before anybody chose; nothing where a game begins
        with a question, or with chance."""
        return ()

    # Content: the cards or sheets that the options name, where every match may have its own

    def exact(self, options: Own) -> Own:
        """The same options, with everything called so that it is the same for ever."""
        return options

    def content(self, options: Own) -> dict[str, Any]:  # noqa: ARG002
        """What these options name, found wherever it may be, by the names that a record calls it:
        those of `write_options`."""
        return {}

    def content_names(self, options: Own) -> Sequence[str]:  # noqa: ARG002
        """The names alone; nothing is looked for."""
        return ()

    def own_content(self, name: str) -> Any:
        """What comes with the game itself under this name; nothing that lies on a disk."""
        raise BadOption("not-carried", text=name)

    def own_contents(self, options: Own) -> dict[str, Any]:
        """All that the options name, if it comes with the game itself."""
        try:
            return {name: self.own_content(name) for name in self.content_names(options)}
        except BadOption as error:
            if error.key == "not-carried":
                error.key = "not-at-hand"
            raise

    def write_content(self, thing: Any) -> str:
        """One of these as text, for a record to carry."""
        raise NotImplementedError

    def read_content(self, name: str, text: str) -> Any:  # noqa: ARG002
        """The same back again; it may come from a stranger."""
        raise BadOption("takes-no-files", game=self.name)

    def content_title(self, thing: Any, language: str) -> str:
        """What one of these is called, if it has a name of its own."""
        if self.adventures is None:
            return ""
        title: str = self.adventures.face(thing).title.get(language, "")
        return title

    def unread_texts(self, options: Own, content: Mapping[str, Any]) -> tuple[int, int]:  # noqa: ARG002
        """How many texts of this content programs leave out, since only people understand them; and
        how many texts there are."""
        return 0, 0

    def read_options(self, given: dict[str, str]) -> Options:
        """Options from texts, as typed on a command line or read from a record's header."""
        fields = {field.encode_name: field for field in structs.fields(self.options)}
        for name, value in given.items():
            if name not in fields:
                known = ", ".join(fields) or "-"
                raise BadOption("unknown-option", game=self.name, name=name, known=known)
            try:
                msgspec.convert(value, fields[name].type, strict=False)
            except msgspec.ValidationError:
                possible = _possible(fields[name])
                raise BadOption("bad-option", name=name, value=value, possible=possible) from None
        return msgspec.convert(given, self.options, strict=False)

    def option_examples(self) -> dict[str, str]:
        """For each option a value that could be typed."""
        return {
            field.encode_name: _possible(field).rpartition(", ")[2] or "…"
            for field in structs.fields(self.options)
        }

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            solo = self.seats[0] == 1
            how = "range" if len(self.seats) > 1 else "alone" if solo else "exactly"
            raise BadOption(
                "bad-seats",
                game=self.name,
                seats=seats,
                how=how,
                least=self.seats[0],
                most=self.seats[-1],
            )

    def seat_count(self, options: Own) -> int:  # noqa: ARG002
        """How many play where no number is given."""
        return self.seats[0]

    def sides(self, seats: int, options: Own) -> tuple[int, ...]:  # noqa: ARG002
        """The side of each seat: seats of one side win and lose together, and sides play against
        each other. Where all are of one side, they play against the game."""
        return tuple(range(seats))

    def resigned(self, position: Own, seats: Set[int], sides: Sequence[int]) -> Over | None:  # noqa: ARG002
        """The end once these seats have given up; None where the match goes on without them.

        A side is out when all its seats have given up, and when one side is left of several, it
        has won; whoever plays against the game has lost. Until then the match goes on, and a seat
        that has given up is still asked in its turn: whoever runs the table hands it to a program.
        A rule book does not know players who vanish, and to take a seat's cards out of the game
        would change it for everybody else."""
        left = {side for seat, side in enumerate(sides) if seat not in seats}
        if len(left) > 1 or (left and len(set(sides)) == 1):
            return None
        return Over(tuple(float(side in left) for side in sides), "resigned")

    def write_options(self, options: Own) -> dict[str, str]:
        """Options as texts that `read_options` understands: what a record's header says. A file
        is called by its name alone, without the folder, which is private."""
        built: dict[str, Any] = msgspec.to_builtins(options)
        return {name: "null" if value is None else str(value) for name, value in built.items()}

    # Adventures

    adventures: ClassVar[Any] = None
    """One adventure for each day and each seed, where the game has them: an object of
    `stampadia.adventures.certify.Adventures`."""

    # Paper

    look: ClassVar[str] = ""
    """The package that draws its faces, with a `faces.typ`; ours are found by the game's name."""

    print_wishes: ClassVar[Mapping[str, str]] = {}
    """What can be wished for on paper, each with a value that could be typed. A wish called `date`
    is the day of an adventure, as 2026-11-15: today where nothing is wished for; a `seed` is any
    words instead of it."""

    def printed(self, wishes: Mapping[str, str], words: Words) -> Any:  # noqa: ARG002
        """What these wishes come to on paper, in one language: a
        `stampadia.workbench.printing.Printed`, from the content alone."""
        raise BadOption("nothing-to-print", game=self.name)

    # Files that people write

    def workshop(self) -> Any:
        """How such files are begun, read and drawn: a `stampadia.workbench.workshop.Workshop`;
        None where there are none."""
        return None

    boxed: ClassVar[bool] = False
    """Does it come in boxes, one of which is picked from a shelf?"""

    def boxes(self, words: Words) -> Sequence[Any]:  # noqa: ARG002
        """These boxes, each a `stampadia.workbench.boxes.Box`."""
        return ()

    def box_of(self, thing: Any, name: str, words: Words) -> Any:  # noqa: ARG002
        """The same of content that an option calls by this name; None where it has no box."""
        return None

    # In the browser

    page: ClassVar[str] = ""
    """The package that lays its table in the browser, with a `table.js`; ours are found by the
    game's name, and a game without one is shown by its text and its offers."""

    card_mm: ClassVar[tuple[float, float]] = (63.5, 88.0)
    """How large the cards of `face` are."""

    def seen(self, view: Own) -> Iterable[str]:  # noqa: ARG002
        """The printed faces that this view shows, by names of the game's own. It gets the view
        alone, so no face tells what the viewer may not know."""
        return ()

    def face(self, name: str, options: Own, content: Mapping[str, Any], words: Words) -> Struct:  # noqa: ARG002
        """What is printed on the face of this name, as the press draws it."""
        raise BadOption("no-such-face", game=self.name, text=name)

    def score_slip(self, options: Mapping[str, str], words: Words) -> Any:  # noqa: ARG002
        """What is noted on paper when a match with these options is over: a
        `stampadia.workbench.score_slip.ScoreSlip`; None where nothing is."""
        return None

    def tally(self, options: Mapping[str, str], filled: Mapping[str, Any], words: Words) -> Any:
        """What such a slip comes to, box by box: a `stampadia.workbench.score_slip.Tally`.
        BadOption if its boxes contradict each other."""
        raise NotImplementedError

    # Notation: one line of text for each choice and each chance outcome

    def write(self, position: Own, choice: Any, language: str = "en") -> str:
        raise NotImplementedError

    def write_all(self, position: Own, choices: Sequence[Any], language: str = "en") -> list[str]:
        """Each of these choices, as `write` writes it."""
        return [self.write(position, choice, language) for choice in choices]

    def read(self, position: Own, text: str) -> Any:
        raise NotImplementedError

    # Words

    def words(self, language: str) -> Words:
        return words(language, KERNEL, self.package)

    def tell(self, event: Event, viewer: int | None, words: Words) -> str:
        """An event as a sentence to this seat, or to a spectator."""
        raise NotImplementedError

    def tells_apart(self, event: Event) -> Collection[int] | None:  # noqa: ARG002
        """The seats that hear of this event in a sentence of their own; all others who know the
        same of it hear the same one, which is put together once. None: everybody may hear
        another."""
        return None

    def show(self, view: Own, words: Words) -> str:
        """A view as plain text."""
        raise NotImplementedError

    def question(self, view: Own, words: Words) -> str:  # noqa: ARG002
        """What has to be decided now, as a question; a second line is small print."""
        return ""

    def explain(self, view: Own, choice: Any, words: Words) -> str:  # noqa: ARG002
        """What this choice would do, in a sentence or two."""
        return ""

    def captions(self, view: Own, words: Words) -> Mapping[str, str]:  # noqa: ARG002
        """What is printed at the places of the table, in words, for a screen that draws it."""
        return {}

    def place(self, view: Own, choice: Any) -> str | None:  # noqa: ARG002
        """Where on the table this choice points, as the game names its places."""
        return None

    def why_not(self, view: Own, place: str, words: Words) -> str:  # noqa: ARG002
        """Why nothing at this place can be chosen now: what stands there, the rule with its chapter
        of the manual, what can be done instead; nothing where there is no more to say. It gets the
        view alone, so it tells nothing that the seat does not know."""
        return ""

    def place_meant(self, view: Own, text: str) -> str:  # noqa: ARG002
        """The place that a refused text speaks of, as `place` would name it."""
        return ""

    # At the table: what is said beside a choice, and how (in our games, `coach.py`)

    pace: ClassVar[Pace] = Pace()
    spot: ClassVar[Spot | None] = None
    drawing: ClassVar[str] = ""
    """The package that draws its table on a terminal; ours are found by the game's name."""

    def note(self, view: Own, choice: Any, words: Words) -> str:  # noqa: ARG002
        """What is said beside a choice in a list; nothing where the notation says enough."""
        return ""

    def beside(
        self, view: Own, choices: Sequence[Any], words: Words
    ) -> list[tuple[str, str | None]]:
        """Of each of these choices its `note` and its `place`."""
        return [(self.note(view, one, words), self.place(view, one)) for one in choices]

    def run_note(self, view: Own, run: Mapping[int, Any], words: Words) -> str:  # noqa: ARG002
        """The same beside choices that are listed as one line, each by the number at its end."""
        return ""

    def changes(self, before: Own, now: Own, words: Words) -> Iterable[str]:  # noqa: ARG002
        """What has changed on the table between two looks and no event has told."""
        return ()

    def foretell(self, before: Own, after: Own, words: Words) -> Iterable[Foretold]:  # noqa: ARG002
        """The numbers that differ between two looks at one table, before and after a choice."""
        return ()

    def stages(self, position: Own, choice: Any) -> Iterable[tuple[Own, int]]:  # noqa: ARG002
        """Positions on the way on which a choice leads, and how much had happened by then."""
        return ()

    def map_lines(self, view: Own, words: Words, *, whole: bool = False) -> Iterable[str] | None:  # noqa: ARG002
        """The map by itself as far as it is drawn, or all of it; None where there is no map."""
        return None

    def signs(self, words: Words) -> Mapping[str, str]:  # noqa: ARG002
        """The signs that stand beside choices instead of words, each with a line that explains it:
        whoever reads line by line hears of it when it comes for the first time."""
        return {}

    def chapter(self, view: Own) -> int:
        """The whole table is shown once in each; a turn, where the table is not too long."""
        turn: int = view.turn
        return turn

    def score(self, view: Own, over: Over, words: Words) -> Sequence[str]:  # noqa: ARG002
        """What the end came to, in a game that counts points."""
        return ()

    def closes(self, view: Own, choice: Any) -> bool:  # noqa: ARG002
        """Does this choice end something for good, a turn or a phase? It is offered last."""
        return False

    def leads_nowhere(self, view: Own, choice: Any) -> bool:  # noqa: ARG002
        """Is this choice seldom what anybody wants? It is last in every list."""
        return False

    lesson_wishes: ClassVar[Mapping[str, str] | None] = None
    """The options of a first lesson; nothing where the game gives none."""

    def teaches(self, options: Own) -> bool:  # noqa: ARG002
        """Is a match with these options a lesson? Where the game has no options for that, every
        match is one in which `lesson` says something."""
        return self.lesson_wishes is None

    def lesson(self, view: Own, heard: Sequence[Event], words: Words) -> Page | None:  # noqa: ARG002
        """What a first game should try now, where a lesson is given and something is new."""
        return None

    def last_words(self, view: Own, words: Words) -> Sequence[str]:  # noqa: ARG002
        """What a lesson says when it is over."""
        return ()

    advises: ClassVar[bool] = False
    """Do hints come from `advice`? There the game knows more than a search finds out."""

    def advice(self, position: Own, heard: Sequence[Event], dealer: Dealer) -> Advice:  # noqa: ARG002
        """What a good player would do in this imagined position, after what the seat has heard."""
        ask = position.pending()
        assert isinstance(ask, Ask)
        return Advice((self.instinct(position, ask, dealer),))

    def where(self, view: Own, choice: Any, words: Words) -> str:
        """The first degree of a hint: which part of the table to look at, if it lies there."""
        key = f"where-{(self.place(view, choice) or '').split(' ')[0].rstrip(',')}"
        return "" if (said := words.say(key)) == key else said

    def kind(self, view: Own, choice: Any, words: Words) -> str:
        """The second: what kind of choice it is, in words and never in notation."""
        key = f"kind-{self.choice_table.meaning(choice).verb if self.choice_table else ''}"
        return "" if (said := words.say(key, step=getattr(view, "step", ""))) == key else said

    def named(self, view: Own, choice: Any, words: Words) -> str:
        """What the notation of a choice calls by a number alone, as a hint says it beside it."""
        return self.note(view, choice, words)

    def standstill(self, view: Own) -> object | None:  # noqa: ARG002
        """What has to change for the game to move on; None when it is not the moment to look."""
        return None

    own_dice: ClassVar[bool] = True
    """Is there anything that people can throw on a table of their own?"""
    lots: ClassVar[tuple[str, ...]] = ()
    """What people can draw lots for; other draws are about cards that only this table has."""

    # Before the start: what people can wish for

    def wishes(self) -> dict[str, tuple[str, ...]]:
        """Values to pick from a list, by option; an option of a few values needs no line here."""
        if self.adventures is None:
            return {}
        return dict.fromkeys(self.adventures.options, (TODAY, SEED))

    def value_name(self, option: str, value: str, words: Words) -> str:
        """An option's value in words: a day or a seed without its attempt, a file without its
        folders."""
        key = f"option-{option}-{value.replace('.', '-').replace('+', '-')}"
        if (said := words.say(key)) != key:
            return said
        if value.endswith(".json"):
            return PurePath(value).name
        return re.sub(r"/[0-9]+", "", value.removeprefix("seed:"))

    def setting(self, options: Mapping[str, str], words: Words) -> list[str]:
        """What tells one waiting match from another: with which cards, in which adventure."""
        named = (
            self.value_name(option, wish.strip(), words)
            for option in self.wishes()
            for wish in options.get(option, "").split(",")
            if wish.strip()
        )
        return list(dict.fromkeys(named))  # a hero and an adventure are often of one day

    def spoken(self, options: dict[str, str], language: str) -> dict[str, str]:  # noqa: ARG002
        """The options with content in the person's language, where none was wished for."""
        return options

    def in_language(self, position: Own, language: str) -> Own:  # noqa: ARG002
        """The same position with what is printed in this language, where there is such a print: to
        be looked at, not to be played on."""
        return position

    def event_in_language(self, event: Event, position: Own, language: str) -> Event:  # noqa: ARG002
        """The same of something that happened in a match of this position."""
        return event

    def begins_blank(self, options: Mapping[str, str]) -> bool:  # noqa: ARG002
        """Does such a match begin with a blank memory, whatever the person's heroes know?"""
        return False

    # What a person's heroes remember from one match to the next

    def keywords_meant(self, text: str) -> Iterable[str]:  # noqa: ARG002
        """The keywords that may be called like this, besides the one that is written so."""
        return ()

    def keyword_name(self, key: str, language: str) -> str:  # noqa: ARG002
        """A keyword as it is printed in this language."""
        return key

    def check_memory(self, keywords: str, options: Mapping[str, str]) -> None:
        """Refuse what is no list of keywords at all; where the options name adventures, also what
        nothing in them ever says."""

    # What a good player looks at

    levels: ClassVar[Mapping[str, str]] = {
        "easy": "greedy",
        "fair": "search:100",
        "strong": "search",
    }
    """How well a program plays, from the weakest to the strongest, and which player does so in this
    game, by measured strength."""

    effort: ClassVar[int] = 400
    """How many ends of a turn a player looks at; a game whose judgement is slow says less."""
    worlds: ClassVar[int] = 3
    """In how many imagined worlds; one is enough where a turn hardly depends on secrets."""

    simultaneous: ClassVar[bool] = False
    """Do seats choose in secret and reveal together? The search, which grows one tree for all of
    them, warns then that it cannot play that well."""

    horizon: ClassVar[int | None] = None
    """How many turns a search looks ahead, where playing on by instinct would tell less than an
    opinion does; None for as far as it gets."""

    def appraise(self, position: Own) -> Sequence[float] | None:  # noqa: ARG002
        """Each seat's chances in a full position, between 0 and 1; None without an opinion."""
        return None

    def glance(self, position: Own) -> Sequence[float] | None:
        """The same at a hurried player's glance, where the game knows one."""
        return self.appraise(position)

    def candidates(self, position: Own, ask: Ask) -> Sequence[Any]:  # noqa: ARG002
        """The choices worth thinking about: a part of the legal ones that leaves out twins."""
        return ask.choices

    def instinct(self, position: Own, ask: Ask, dealer: Dealer) -> Any:  # noqa: ARG002
        """What a player does without thinking, in a full position: a cheap choice for playing a
        game on in the mind."""
        return dealer.one_of(ask.choices)

    def conceal(self, position: Own, seat: int, dealer: Dealer) -> Own:
        """A full position as the seat that is asked there might take it to be, for playing on in
        the mind: a game may do that more cheaply, and less exactly, than it imagines."""
        return position.imagine(seat, dealer)

    # Faster than through positions, to the same results; where a game knows no such way, None

    def mind(
        self,
        imagine: Callable[[], Own],  # noqa: ARG002
        seat: int,  # noqa: ARG002
        dealer: Dealer,  # noqa: ARG002
        a_turn_later: float,  # noqa: ARG002
        longest: int,  # noqa: ARG002
    ) -> Mind | None:
        """Thoughts about the seat's decision, beginning with a world that it imagines. A chance
        that comes a turn later is worth so much less, and no playout takes more than `longest`
        choices."""
        return None

    def random_play(self, seats: int, options: Own) -> RandomPlay | None:  # noqa: ARG002
        """Games of random players."""
        return None

    def compile(self) -> bool:
        """Get ready what these two need, in a minute or two; whether there is anything."""
        return False

    # Numbers, for learning programs

    choice_table: ClassVar[Choices | None] = None
    """The game's choices by their verbs, where it has such a table."""
    choice_count: ClassVar[int] = 0
    """How many choices the game has in all, when every choice is an int below it."""

    def observe(self, view: Own) -> Sequence[float]:
        """A view as a row of numbers of one fixed length."""
        raise NotImplementedError


def _possible(field: structs.FieldInfo) -> str:
    """The values of a field that has a list of them, else the one it starts with."""
    if field.type is bool:
        return "true, false"
    listed = get_args(field.type) if get_origin(field.type) is Literal else (field.default,)
    return ", ".join(map(str, listed))
