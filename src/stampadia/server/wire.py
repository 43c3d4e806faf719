"""What goes over the wire: requests, and the messages of a match's socket.

Everything is a Struct, so that bad input is refused by its type, and the page's own types are made
from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from stampadia.server.wire_asides import (
    AskForetold,
    AskHint,
    AskLesson,
    AskWhy,
    Foretold,
    Hint,
    PageOf,
    Why,
)
from stampadia.server.wire_asides import OfferOf as OfferOf
from stampadia.server.wire_home import LINE, NAME, TEXT, Box, Day, Ended

LONGEST_NAME: Final = 40
MOST: Final = 2**31 - 1
"""The largest number that either database can be asked for."""
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=NAME)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
OptionValue = Annotated[str, Meta(max_length=200, pattern=LINE)]
ChoiceId = Annotated[str, Meta(min_length=8, max_length=36, pattern=TEXT)]
Language = Annotated[str, Meta(pattern="^(en|it)$")]
LuckWords = Annotated[str, Meta(max_length=80)]
"""Words of somebody's own, added to the luck before it begins to fall."""
Colour = Annotated[str, Meta(max_length=12)]
"""By its name; nothing for the next one that is free."""
What = Literal["undo", "bot", "abandon"]
"""What people decide together: a choice taken back, a program that plays for somebody who is not
there, the end without a result."""
SeatNumber = Annotated[int, Meta(ge=0, le=99)]

# Requests


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think. `days`: so many for each choice. `minutes`: so many for all of a
    seat's choices together. At the end of time a program plays on, until its owner takes the seat
    back (`bot`), or the seat has given up (`resign`)."""

    kind: Literal["days", "minutes"]
    amount: Annotated[int, Meta(ge=1, le=600)]
    end: Literal["bot", "resign"] = "bot"


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)] = []
    """One for each seat: `you` for the sender, nothing for a seat that is open to whoever is
    invited, else a program (`random`, `greedy`, `search`). Empty: the sender, and programs."""
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    name: Annotated[str, Meta(max_length=LONGEST_NAME, pattern=TEXT)] = ""
    words: LuckWords = ""
    study: bool = False
    own_dice: bool = False
    """Does the sender, who then is the only person, roll and draw at home, and say what fell?"""
    colour: Colour = ""
    clock: Clock | None = None
    gather: bool = False
    """Does it wait until everybody is ready and the host starts it? Else it begins as soon as
    somebody sits on every seat."""


class Made(Struct, frozen=True):
    """The answer to a new match: the only time that its secrets are said."""

    match: str
    seat: int
    token: str
    invitation: str
    spectators: str
    sealed: str
    """The hash of the luck's seed."""
    over: bool = False  # it came as the record of a finished one


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Token
    name: Name
    words: LuckWords = ""
    colour: Colour = ""


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """A person leaves for good: name, token and talk are wiped out, and a program plays on."""

    token: Token


class Seated(Struct, frozen=True):
    seat: int
    token: str


class SeatOf(Struct, frozen=True):
    """A seat as everybody may know it."""

    seat: int
    name: str
    player: str
    """`you` for a person, nothing for an open seat, else the program."""
    ready: bool
    colour: str = ""
    sign: str = ""
    """The shape that goes with the colour."""
    present: bool = False
    """Is a socket of its owner open? Programs are always there."""
    stands_in: str = ""
    """The program that plays for an owner who is away, or until a latecomer sits down."""
    resigned: bool = False


class ColourOf(Struct, frozen=True):
    name: str
    sign: str
    words: str


class MotionOf(Struct, frozen=True):
    """Something that people decide together."""

    number: int
    what: What
    by: int
    seat: int
    """Whom it is about."""
    voters: list[int]
    """Who may still say yes or no, or has."""
    yes: list[int]
    needed: int
    words: str
    """As a question."""
    id: str = ""
    """That of the `undo` or `abandon` that asked for it."""


class Lobby(Struct, frozen=True):
    """A match before and beside its table."""

    match: str
    game: str
    title: str
    state: str
    seats: list[SeatOf]
    sealed: str
    rematch: str = ""
    """The match in which the same people play again, if somebody asked for one; the same tokens
    open it."""
    host: int = -1
    """The seat that may start the match and send people away."""
    gather: bool = False
    clock: Clock | None = None
    rule: str = ""
    """What the clock means, in a sentence."""
    colours: list[ColourOf] = []
    """Those that can be chosen: one's own, and what nobody else has."""
    motion: MotionOf | None = None
    """What is being decided now."""
    muted: list[int] = []
    """Whose talk the listener does not hear."""
    look: Look | None = None
    day: Day | None = None
    """The published day that it is played with, where it is one."""
    own_luck: bool = False
    """Did some of its luck fall elsewhere, so that nobody can work it out again?"""


class Look(Struct, frozen=True):
    """How a game looks on a screen."""

    night: str
    """Its colour on a dark ground; nothing where it has none."""
    paper: str
    """The same on paper."""
    own_table: bool
    """Has it a table of its own?"""
    run: bool = False
    """And does that draw a finished match?"""
    emblem: bool = False
    """Is there a picture for its stamp at home?"""


class Value(Struct, frozen=True):
    value: str
    words: str


class Wish(Struct, frozen=True):
    """An option that is picked from a list; the first value is the usual one."""

    option: str
    words: str
    values: list[Value]


class Listed(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    seats: tuple[int, int]
    wishes: list[Wish]
    look: Look
    day: Day | None = None
    """Today's adventure, where the game has them."""
    printed: bool = False
    """Can it be printed without saying a date?"""
    booklet: bool = False
    """Has it a rules booklet?"""
    shelf: list[Box] = []
    """What it is printed from, one by one, where that is picked from a list."""
    lesson: dict[str, str] | None = None
    """The options of a first lesson, where the game gives one."""
    in_a_row: int = 1
    """How many days one match can be played with, one after the other."""
    boxes: bool = False
    """Does it come in boxes that stand on a shelf?"""
    own_dice: bool = False
    """Is there anything that people can roll or draw at home?"""


class Linked(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that is to be drawn for a camera."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Drawn(Struct, frozen=True):
    """A QR code: how many modules a side has, and the dark ones as the path of an SVG."""

    size: int
    path: str


class Luck(Struct, frozen=True):
    """What a look at a finished match's luck came to."""

    sealed: str
    seed: str
    chances: int
    words: int
    differs: int
    """The number of the first line that does not follow from the seed; 0 if all do."""


# From the socket's client


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who listens, and what it has heard already."""

    token: Annotated[str, Meta(max_length=64)]
    """Of a seat, or of the spectators' link."""
    language: Language = "en"
    since: Annotated[int, Meta(ge=0)] = 0
    talked: Annotated[int, Meta(ge=0, le=MOST)] = 0
    """How many talks it has heard."""
    text: bool = False
    """Does it read the table as plain text, too?"""


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    id: ChoiceId
    after: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(max_length=200)]


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: ChoiceId
    after: Annotated[int, Meta(ge=0)]


class Abandon(Struct, frozen=True, tag="abandon", forbid_unknown_fields=True):
    """End it without a result: at once where one person plays, else if all others agree."""

    id: ChoiceId
    after: Annotated[int, Meta(ge=0)]


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    id: ChoiceId
    after: Annotated[int, Meta(ge=0)]


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=400, pattern=TEXT)]


class Speak(Struct, frozen=True, tag="speak", forbid_unknown_fields=True):
    """Go on in another language."""

    language: Language


class Read(Struct, frozen=True, tag="read", forbid_unknown_fields=True):
    """Be told the table as plain text, too, from now on; or no longer."""

    text: bool = True


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Hear, or no longer hear, what this seat says; nobody else is told."""

    seat: SeatNumber
    muted: bool = True


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    ready: bool = True


class Dress(Struct, frozen=True, tag="dress", forbid_unknown_fields=True):
    """Another name or another colour, before the match begins."""

    name: Name
    colour: Colour = ""


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host begins. Open seats go to programs for good, or until latecomers sit down."""

    fill: Literal["bots", "latecomers"] = "bots"
    program: Annotated[str, Meta(max_length=40)] = "search"


class Dismiss(Struct, frozen=True, tag="dismiss", forbid_unknown_fields=True):
    """The host opens somebody's seat again, before the match begins."""

    seat: SeatNumber


class HandOver(Struct, frozen=True, tag="hand-over", forbid_unknown_fields=True):
    """Ask the others to let a program play for somebody who is not there."""

    seat: SeatNumber


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    motion: Annotated[int, Meta(ge=0)]
    yes: bool


class ComeBack(Struct, frozen=True, tag="come-back", forbid_unknown_fields=True):
    """Take one's own seat back from the program that plays for it."""


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Play again with the same people: the first to ask opens the match, each who asks is ready."""

    words: LuckWords = ""


Sent = (
    Hello
    | Choose
    | Undo
    | Abandon
    | Resign
    | AskHint
    | AskForetold
    | AskWhy
    | AskLesson
    | Say
    | Mute
    | Speak
    | Read
    | Ready
    | Dress
    | Start
    | Dismiss
    | HandOver
    | Vote
    | ComeBack
    | Rematch
)

# To the socket's client


class Heard(Struct, frozen=True, gc=False):
    """An event, or only its number where the listener may know no more."""

    number: int
    name: str = ""
    about: dict[str, Any] = {}
    told: str = ""
    """As a sentence."""


class Time(Struct, frozen=True):
    """What the clock shows."""

    left: list[int]
    """Milliseconds that each seat has now; for a choice, or for all that come."""
    running: int | None
    """The seat whose time runs."""


class Roll(Struct, frozen=True):
    """What the listener is to roll or draw at home; the offers are all that can fall."""

    what: str
    dice: int
    """How many; none where lots are drawn."""


class Table(Struct, frozen=True, tag="table"):
    """The whole table as the listener may see it now. Who sits there, the last lobby says."""

    sequence: int
    heard: int
    """The number of the last event."""
    seat: int | None
    view: Any
    question: str
    offers: list[OfferOf]
    events: list[Heard]
    """What the listener has not heard yet."""
    may_undo: bool
    shown: str = ""
    """The view as plain text, for whoever reads it."""
    over: str = ""
    """How it ended, as a sentence."""
    afresh: bool = False
    """Do the events begin anew (another language, or too much was missed), so that the log that
    is shown has to go?"""
    clock: Time | None = None
    faces: dict[str, str] = {}
    """The printed faces that the view shows, each with its address, by the game's names for them;
    those that the listener has not been told of yet."""
    captions: dict[str, str] = {}
    """What is printed at the places of the table, in words."""
    ended: Ended | None = None
    roll: Roll | None = None


class Stage(Struct, frozen=True):
    """The table as the listener could see it in the midst of what a line brought about."""

    heard: int
    """The number of the last event before it."""
    view: Any


class Way(Struct, frozen=True):
    """From one moment of the table to another."""

    stages: list[Stage]
    faces: dict[str, str]
    """Of all stages, as a table has them."""


class Done(Struct, frozen=True, tag="done"):
    """A choice is there for good."""

    id: str
    sequence: int


class Refused(Struct, frozen=True, tag="refused"):
    """Why something was not done; where it was a choice, the table follows."""

    why: str
    key: str
    id: str = ""


class Talk(Struct, frozen=True, tag="talk"):
    number: int
    seat: int
    name: str
    text: str


class Lobbied(Struct, frozen=True, tag="lobby"):
    """Who sits at the table has changed."""

    lobby: Lobby


class Motion(Struct, frozen=True, tag="motion"):
    """Something is being decided, or was: `state` is asked, granted, refused, or void where the
    moment has passed."""

    motion: MotionOf
    state: Literal["asked", "granted", "refused", "void"]


Answer = Table | Done | Refused | Hint | Foretold | Why | PageOf | Talk | Lobbied | Motion
