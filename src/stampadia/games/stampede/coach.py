"""What a table says beside Stampede's choices: whose album a stamp comes from, whose hand is
swapped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Final

from stampadia.games.stampede.choices import (
    GIVE_UP,
    PLACES,
    RETURN,
    SWAP_WITH,
    TABLE,
    TAKE_FIRST,
    TAKE_FROM,
)
from stampadia.games.stampede.content import NAMES, PARROT
from stampadia.games.stampede.faces import RESULT, WON, score_slip
from stampadia.games.stampede.text import animal, player
from stampadia.games.stampede.view import STAMP, LookedUp, StampedeView
from stampadia.kernel.coach import Foretold, Page, Spot
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game
from stampadia.words import Words, capital
from stampadia.workbench.coaching import Topic, changed, page_on, with_rule
from stampadia.workbench.score_slip import Filled, ScoreSlip, Tally

TRADES: Final = (
    "give-from-hand", "give-from-album", "take-from-own-album", "take-for-hand", "take-for-album",
    "take-from-exchange", "swap-hands", "giraffe-order", "rhino-order", "return-from-album",
    "return-from-album-below-top", "return-former-hand",
)  # fmt: skip
TOPICS: Final = (
    Topic("stick", ("play",), ("played",)),
    Topic("trade", TRADES, ("exchanged", "swapped-hands", "returned")),
    Topic("win", ("play",), ("played",), times=2),
    Topic("trade-again", TRADES, ("exchanged", "swapped-hands", "returned"), times=3),
    Topic("backs", ("play",), ("played",), times=3),
    Topic("plan", ("play",), ("played",), times=5),
    Topic("empty", ("give-up",), ("gave-up",), times=2),
)
"""What is taught in a first game, as it comes up on the table."""
COMES: Final = ("play", "take", "take-from")
RETURNS: Final = ("return-from-album", "return-from-album-below-top")
MOST_NOTES: Final = 20_000
"""What is said beside choices that is kept: tables say most of it again and again."""


def foretell(before: StampedeView, after: StampedeView, words: Words) -> Iterator[Foretold]:
    """How many of each animal every album has, how many kinds, and how many stamps it is short of
    winning, before and after."""
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        then, here = (_animals(one.album) for one in (was, now))
        who = player(seat, before.seat, words)
        place = f"album {seat + 1}"
        for name in NAMES:
            kind = animal(name, words)
            what = words.say("foretell-album", who=who, animal=kind)
            yield from changed(place, what, then[name], here[name], kind)
        for name, count in (("kinds", len), ("short", missing)):
            short = words.say(f"foretell-{name}")
            what = words.say("foretell-album", who=who, animal=short)
            yield from changed(place, what, count(then), count(here), short)


class Coach(Game):
    spot: ClassVar[Spot | None] = Spot("#E2B456", "#7A5200")
    lots: ClassVar[tuple[str, ...]] = ("starter",)

    foretell = staticmethod(foretell)

    def score_slip(self, options: Mapping[str, str], words: Words) -> ScoreSlip:  # noqa: ARG002
        return score_slip(words)

    def tally(self, options: Mapping[str, str], filled: Filled, words: Words) -> Tally:  # noqa: ARG002
        won = filled[RESULT] == WON
        how = words.say(f"how-{filled['with']}")
        players = int(filled["players"] or 0)
        told = words.say("slip-told", won="yes" if won else "no", how=how, players=players)
        return Tally(won=won, told=(told,))

    def note(self, view: StampedeView, choice: Any, words: Words) -> str:  # noqa: ARG002
        return _note(choice, words)

    def place(self, view: StampedeView, choice: Any) -> str | None:
        return place_of(view, choice) or None

    def beside(
        self, view: StampedeView, choices: Sequence[Any], words: Words
    ) -> list[tuple[str, str | None]]:
        own = type(self)
        if own.note is not Coach.note or own.place is not Coach.place:  # another maker's
            return super().beside(view, choices, words)
        places = _places(view.step, _number(view))
        if choices[0] >= RETURN:  # so are all that follow, and none has a note
            return [("", places[choice - (choice - RETURN) % PLACES]) for choice in choices]
        return [
            (_note(choice, words) if TAKE_FROM <= choice < TAKE_FIRST else "", places[choice])
            for choice in choices
        ]

    def where(self, view: StampedeView, choice: Any, words: Words) -> str:
        """Of the albums, whose."""
        place, _, rest = place_of(view, choice).partition(" ")
        if place != "album":
            return super().where(view, choice, words)
        seat = int(rest.split(" ")[0]) - 1
        own = "yes" if seat == view.asked else "no"
        return words.say("where-album-of", own=own, **words.who("who", seat + 1))

    def kind(self, view: StampedeView, choice: Any, words: Words) -> str:
        """Of a stamp that comes into one's own album or hand, whether its animal is there already;
        of one that goes back, how deep."""
        meant = TABLE.meaning(choice)
        if meant.verb == "return":
            return words.say("kind-return", place=meant["place"])
        if meant.verb in COMES and view.asked is not None and view.step != "take-from-own-album":
            animals = _animals(view.seats[view.asked].album)
            known = STAMP[meant["stamp"]].split("/")[0] in animals
            return words.say("kind-have" if known else "kind-lack")
        return super().kind(view, choice, words)

    lesson_wishes: ClassVar[Mapping[str, str] | None] = {}

    def lesson(self, view: StampedeView, heard: Sequence[Event], words: Words) -> Page | None:
        own = Counter(event.name for event in heard if event.about.get("seat") == view.seat)
        return page_on(TOPICS, view.step, own, words, seats=len(view.seats))

    def why_not(self, view: StampedeView, place: str, words: Words) -> str:
        """What the animal trades, and what has to be picked now."""
        own = f"album {view.asked + 1} " if view.asked is not None else "?"
        if view.step in RETURNS and place.startswith(own):
            return with_rule(words.say("why-same-stamp"), "animals", words)
        trades = capital(animal(view.played.split("/")[0], words)) if view.played else ""
        told = words.say("why-stampede", step=view.step, animal=trades)
        return with_rule(told, "animals" if trades else "turn", words)

    def place_meant(self, view: StampedeView, text: str) -> str:  # noqa: ARG002
        """A stamp, wherever it lies: what is asked now says what is wrong with it."""
        return f"stamp {text}" if len(text.split()) > 1 else ""


def _has_note(choice: int) -> bool:
    return TAKE_FROM <= choice < GIVE_UP or SWAP_WITH <= choice < TAKE_FIRST


def _note(choice: int, words: Words) -> str:
    """A number in a line is a player's, and a player has a name."""
    return _said_beside(*_VERB_AND_SEAT[choice], words) if _has_note(choice) else ""


def _verb_and_seat(choice: int) -> tuple[str, int]:
    meant = TABLE.meaning(choice)
    return meant.verb, meant["seat"]


_VERB_AND_SEAT: Final = LookedUp(_verb_and_seat)


@lru_cache(maxsize=MOST_NOTES)
def _said_beside(verb: str, seat: int, words: Words) -> str:
    return words.say(f"note-{verb}", **words.who("who", seat + 1))


def missing(album: Mapping[str, int]) -> int:
    """How many more stamps would win: for five of a kind, for all nine, or for four parrots."""
    most = max(album.values(), default=0)
    return max(0, min(5 - most, len(NAMES) - len(album), 4 - album.get(NAMES[PARROT], 0)))


def _animals(album: tuple[str, ...]) -> Counter[str]:
    return Counter(stamp.split("/")[0] for stamp in album)


def place_of(view: StampedeView, choice: int) -> str:
    """Where the card of a choice lies: `hand`, `aside` or `exchange` and the stamp, `album` and
    `hand-of` with the number of the player first."""
    return _place(_at_top(choice), view.step, _number(view))


def _at_top(choice: int) -> int:
    """Wherever a stamp goes, it lies in one place."""
    return choice if choice < RETURN else choice - (choice - RETURN) % PLACES


def _number(view: StampedeView) -> int:
    """Of the player who is asked; 0 where nobody is."""
    return 0 if view.asked is None else view.asked + 1


@cache
def _places(step: str, asked: int) -> Mapping[int, str | None]:
    """The same for one question, by the choices, each `_at_top`."""
    return LookedUp(lambda choice: _place(choice, step, asked) or None)


@cache
def _place(choice: int, step: str, asked: int) -> str:
    meant = TABLE.meaning(choice)
    if meant.verb == "swap":
        return f"hand-of {meant['seat'] + 1}"
    if "stamp" not in meant.fields:
        return ""
    stamp = STAMP[meant["stamp"]]
    if meant.verb == "take-from":
        return f"album {meant['seat'] + 1} {stamp}"
    if meant.verb == "take" and step == "take-from-exchange":
        return f"exchange {stamp}"
    if meant.verb == "play" or step == "give-from-hand":
        return f"hand {stamp}"
    if step == "return-former-hand":
        return f"aside {stamp}"
    return f"album {asked} {stamp}"
