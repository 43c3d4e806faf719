"""What a game offers besides its positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, get_args, get_origin

import msgspec
from msgspec import Struct, structs

from stampadia.kernel.carried import unpack
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import Position, View
from stampadia.kernel.words import KERNEL, Words, words


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up, beyond its seats. Each game extends it with fields that have
    defaults."""


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

    def begin(self, seats: int, options: Options | None = None) -> Position:
        """The first position, with nothing but what comes with the game: no other file is opened,
        and nothing is made, proven or written. What else the options may name is asked for first,
        `content`, and handed to `start`."""
        raise NotImplementedError

    def start(self, seats: int, options: Options, content: Mapping[str, Any]) -> Position:  # noqa: ARG002
        """The same with the very content at hand; a game whose matches are all played with the
        same things needs none."""
        return self.begin(seats, options)

    # Content: the cards or sheets that the options name, where every match may have its own

    def exact(self, options: Options) -> Options:
        """The same options, with everything called so that it is the same for ever."""
        return options

    def content(self, options: Options) -> dict[str, Any]:  # noqa: ARG002
        """What these options name, found wherever it may be, by the names that a record calls it:
        those of `write_options`."""
        return {}

    def content_names(self, options: Options) -> Sequence[str]:  # noqa: ARG002
        """The names alone; nothing is looked for."""
        return ()

    def own_content(self, name: str) -> Any:
        """What comes with the game itself under this name; nothing that lies on a disk."""
        raise BadOption("not-carried", text=name)

    def own_contents(self, options: Options) -> dict[str, Any]:
        """All that the options name, if it comes with the game itself."""
        try:
            return self.carried_content(options, {})
        except BadOption as error:
            if error.key == "not-carried":
                error.key = "not-at-hand"
            raise

    def write_content(self, thing: Any) -> str:
        """One of these as text, for a record to carry."""
        raise NotImplementedError

    def read_content(self, name: str, text: str) -> Any:
        """The same back again; it may come from a stranger."""
        raise NotImplementedError

    def unread_texts(self, options: Options) -> tuple[int, int]:  # noqa: ARG002
        """How many texts of the content programs leave out, since only people understand them; and
        how many texts there are."""
        return 0, 0

    def carried_content(self, options: Options, packed: Mapping[str, str]) -> dict[str, Any]:
        """What a record's options name: from the record, or else from the game itself. Reading a
        record opens no file and makes nothing that would have to be proven."""
        return {
            name: self.read_content(name, unpack(name, packed[name]))
            if name in packed
            else self.own_content(name)
            for name in self.content_names(options)
        }

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

    def seat_count(self, options: Options) -> int:  # noqa: ARG002
        """How many play when nobody says a number."""
        return self.seats[0]

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:  # noqa: ARG002
        """The side of each seat: seats of one side win and lose together, and sides play against
        each other. Where all are of one side, they play against the game."""
        return tuple(range(seats))

    def write_options(self, options: Options) -> dict[str, str]:
        """Options as texts that `read_options` understands: what a record's header says. A file
        is called by its name alone, without the folder, which is nobody's business."""
        built: dict[str, Any] = msgspec.to_builtins(options)
        return {name: "null" if value is None else str(value) for name, value in built.items()}

    # Adventures

    adventures: ClassVar[Any] = None
    """One adventure for each day and each seed, where the game has them: an object of
    `stampadia.adventures.certify.Adventures`."""

    # Notation: one line of text for each choice and each chance outcome

    def write(self, position: Position, choice: Any, language: str = "en") -> str:
        raise NotImplementedError

    def read(self, position: Position, text: str) -> Any:
        raise NotImplementedError

    # Words

    def words(self, language: str) -> Words:
        return words(language, KERNEL, self.package)

    def tell(self, event: Event, seat: int | None, words: Words) -> str:
        """An event as a sentence to this seat."""
        raise NotImplementedError

    def show(self, view: View, words: Words) -> str:
        """A view as plain text."""
        raise NotImplementedError

    def question(self, view: View, words: Words) -> str:  # noqa: ARG002
        """What has to be decided now, as a question to the seat that is asked."""
        return ""

    def explain(self, view: View, choice: Any, words: Words) -> str:  # noqa: ARG002
        """What this choice would do, in a sentence or two."""
        return ""

    # What a good player looks at

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

    def appraise(self, position: Position) -> Sequence[float] | None:  # noqa: ARG002
        """Each seat's chances in a full position, between 0 and 1; None when the game has
        no opinion."""
        return None

    def glance(self, position: Position) -> Sequence[float] | None:
        """The same at a hurried player's glance, where the game knows one."""
        return self.appraise(position)

    def candidates(self, position: Position, ask: Ask) -> Sequence[Any]:  # noqa: ARG002
        """The choices worth thinking about: a part of the legal ones that leaves out twins."""
        return ask.choices

    def instinct(self, position: Position, ask: Ask, dealer: Dealer) -> Any:  # noqa: ARG002
        """What a player does without thinking, in a full position: a cheap choice for playing a
        game on in the mind."""
        return dealer.one_of(ask.choices)

    # Numbers, for learning programs

    choice_count: ClassVar[int] = 0
    """How many choices the game has in all, when every choice is an int below it."""

    def observe(self, view: View) -> Sequence[float]:
        """A view as a row of numbers of one fixed length."""
        raise NotImplementedError


def _possible(field: structs.FieldInfo) -> str:
    """The values of a field that has a list of them, else the one it starts with."""
    if field.type is bool:
        return "true, false"
    listed = get_args(field.type) if get_origin(field.type) is Literal else (field.default,)
    return ", ".join(map(str, listed))
