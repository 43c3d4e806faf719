"""Luck that can be checked afterwards.

Before the match the table says the hash of a secret seed; people may then add words of their own.
Every chance follows from both and from how many came before it, so the table cannot choose the luck
after it has seen the words, nor change it later. At the end it says the seed, and whoever has the
record can work everything out again.

In a record these are comments:

    # luck is sealed: 2c26b46b68ff…
    # luck word of 2: a goose on the roof
    # luck was: 6f1d…
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Chance
from stampadia.matches.match import Match
from stampadia.matches.record import Line, Record, one_line
from stampadia.matches.replay import replay

PACKAGE: Final = "stampadia.table"
SEALED: Final = "luck is sealed: "
WORD: Final = "luck word of "
WAS: Final = "luck was: "


def seal(seed: str) -> str:
    """What is said before the match: it binds, and tells nothing."""
    return sha256(seed.encode()).hexdigest()


class FairLuck:
    """Answers chance by the seed, the words of the seats and how much chance there was before."""

    def __init__(self, seed: str, words: Mapping[int, str], match: Match) -> None:
        told = "\n".join(f"{seat + 1} {word}" for seat, word in _as_written(words).items())
        self._dealer = Dealer(sha256(f"{seed}\n{told}".encode()).hexdigest())
        self._match = match

    def answer(self, chance: Chance) -> Any:
        fallen = sum(line.kind == "chance" for line in self._match.lines)
        return chance.sample(self._dealer.child(fallen))


def comments(seed: str, words: Mapping[int, str], *, over: bool) -> list[Line]:
    """What a record says of its luck; the seed itself only when the match is over."""
    said = [f"{SEALED}{seal(seed)}"]
    said += [f"{WORD}{seat + 1}: {word}" for seat, word in _as_written(words).items()]
    if over:
        said.append(f"{WAS}{seed}")
    return [Line("comment", text) for text in said]


class Verdict(Struct, frozen=True):
    """What a look at a record's luck came to."""

    chances: int
    """How many chance lines it has."""
    words: int
    """How many people added words of their own."""
    differs: int = 0
    """The number of the first line that does not follow from the seed; 0 if all do."""


def verified(game: Game, record: Record) -> Verdict:
    """Work all chance of a record out again; an error where it does not say what its luck was."""
    said = [line.text for line in record.lines if line.kind == "comment"]
    sealed, seed = _one(said, SEALED), _one(said, WAS)
    if not sealed:
        raise StampadiaError("luck-not-sealed", package=PACKAGE)
    if not seed:
        raise StampadiaError("luck-not-told", package=PACKAGE)
    if seal(seed) != sealed:
        raise StampadiaError("luck-other-seed", package=PACKAGE)
    words = _words(said)
    match = replay(game, record)  # which checks that every line fits the rules
    numbers = [line.number for line in record.lines if line.kind == "chance"]
    shadow = Match(game, record.header.seats, match.options, content=match.content)
    luck = FairLuck(seed, words, shadow)
    chances = 0
    for line in match.lines:
        if line.kind not in ("choice", "chance"):
            continue
        if line.kind == "chance":
            shadow.luck = luck
            expected = shadow.propose_chance()
            if expected is None or expected.text != line.text:
                return Verdict(len(numbers), len(words), numbers[chances])
            chances += 1
        shadow.apply(line)
    return Verdict(chances, len(words))


def imprint(record: Record) -> str:
    """A short name for all that was chosen and all that fell: two copies of one match have the
    same, and whoever has written other choices into one has another."""
    lines = [str(line) for line in record.lines if line.kind != "comment"]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def _one(said: Sequence[str], head: str) -> str:
    """The only comment that begins so; nothing where there is none or more than one."""
    found = [text.removeprefix(head) for text in said if text.startswith(head)]
    return found[0] if len(found) == 1 else ""


def _as_written(words: Mapping[int, str]) -> dict[int, str]:
    """As a record has them, from which everything is worked out again: a space too many, or one at
    the end, would be lost there."""
    tidy = {seat: one_line(words[seat]) for seat in sorted(words)}
    return {seat: word for seat, word in tidy.items() if word}


def _words(said: Sequence[str]) -> dict[int, str]:
    words = {}
    for text in said:
        if text.startswith(WORD):
            seat, _, word = text.removeprefix(WORD).partition(": ")
            if seat.isascii() and seat.isdigit():
                words[int(seat) - 1] = word
    return words
