"""The legal choices as a short list: each a line of notation, long runs of places as one entry.

A run is a set of choices whose lines differ only in the number at their end, such as
`return lion at 1` to `return lion at 57`. The list is made from the legal choices and their
notation alone, so it works for every game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct, structs

from stampadia.kernel.coach import Pace
from stampadia.kernel.game import Game
from stampadia.kernel.position import View
from stampadia.table.slips import nearest_line
from stampadia.words import Words

LONG_RUN: Final = 10
FEW: Final = 5
"""So few lines need no shortening."""
SHORTEST_RUN: Final = 2
_NUMBERED: Final = re.compile(r"(.*[^\d#]) ?\b([0-9]+)")  # a number after # is a card's name


class Entry(Struct, frozen=True):
    """One line of the menu: a choice, or a run of them by the number at the end."""

    text: str
    choice: Any = None
    run: dict[int, Any] = {}
    note: str = ""
    """What is said beside it."""

    @property
    def line(self) -> str:
        return f"{self.text}  {self.note}" if self.note else self.text

    @property
    def first(self) -> int:
        return min(self.run)

    @property
    def last(self) -> int:
        return max(self.run)

    @property
    def places(self) -> str:
        return _span(self.run)

    @property
    def stem(self) -> str:
        """The line of a run without its places."""
        return self.text.rpartition(" ")[0]

    def fits(self, typed: str) -> bool:
        """Does what was typed so far lead here? Each word begins one of the line's words."""
        words = re.split(r"[\s/]+", self.line.casefold())
        return all(
            any(known.startswith(word) for known in words) or self._has(word)
            for word in typed.casefold().replace("/", " ").split()
        )

    def _has(self, word: str) -> bool:
        """A number, or the beginning of one, from the run."""
        return word.isdecimal() and any(str(number).startswith(word) for number in self.run)


def shortest_run(pace: Pace, *, read_aloud: int = 0) -> int | None:
    """`read_aloud`: so many choices would be lines that are heard one after the other."""
    if pace.longest_list is not None and read_aloud > pace.longest_list:
        return SHORTEST_RUN
    return pace.run


def says_little(pace: Pace, entry: Entry) -> bool:
    """Does the line name neither a card nor a space, in a game where that leaves one guessing?"""
    told = entry.run or entry.note or re.search("[0-9]", entry.text)
    return pace.terse and not told


def in_order(game: Game, view: View, choices: Sequence[Any]) -> list[Any]:
    """The choices as they are listed: what hardly leads anywhere comes last."""
    return sorted(choices, key=lambda choice: game.leads_nowhere(view, choice))


def entries(
    choices: Iterable[Any], write: Callable[[Any], str], shortest: int | None = LONG_RUN
) -> list[Entry]:
    """`shortest`: the shortest run that is one line; None where each choice has its own."""
    lines = [(write(choice), choice) for choice in choices]
    runs: dict[str, dict[int, Any]] = {}
    for text, choice in lines:
        if numbered := _NUMBERED.fullmatch(text):
            runs.setdefault(numbered[1].rstrip(), {})[int(numbered[2])] = choice
    if len(lines) <= FEW and shortest is not None:
        shortest = LONG_RUN
    long = {
        stem: run
        for stem, run in runs.items()
        if shortest is not None and (len(run) >= LONG_RUN or shortest <= len(run) < len(lines))
    }
    result: list[Entry] = []
    for text, choice in lines:
        numbered = _NUMBERED.fullmatch(text)
        stem = numbered[1].rstrip() if numbered else ""
        if stem not in long:
            result.append(Entry(text, choice))
        elif run := long[stem]:
            result.append(Entry(f"{stem} {_span(run)}", run=dict(run)))
            run.clear()  # the run stands where its first choice stood
    return result


def noted(entry: Entry, game: Game, view: View, words: Words) -> Entry:
    """A line of the list with what the game says beside it."""
    said = (
        game.run_note(view, entry.run, words) if entry.run else game.note(view, entry.choice, words)
    )
    return structs.replace(entry, note=said)


def _span(numbers: Iterable[int]) -> str:
    """ "1..57", or "1,3,4" where a short run has gaps."""
    listed = sorted(numbers)
    first, last = listed[0], listed[-1]
    whole = len(listed) == last - first + 1 or len(listed) >= LONG_RUN
    return f"{first}..{last}" if whole else ",".join(map(str, listed))


_PRINTED: Final = re.compile(r"(?:[0-9]+[.)] +)?[“«\"'‘ ]*(.*?)[”»\"'’.: ]*")
_QUOTED: Final = re.compile('[“«"](.+?)[”»"]')
_BESIDE: Final = re.compile(r" \([^()]*\)")
"""What a hint says beside the choice that it names."""


def as_printed(typed: str) -> str:
    """What was typed, without the number, the quotation marks or the full stop that it was printed
    with."""
    found = _PRINTED.fullmatch(typed)
    return found[1] if found and found[1] else typed


def named_in(typed: str) -> list[list[str]]:
    """What a hint, typed as it was printed, may name: choices in quotation marks, one after the
    other, or the choices of a turn, as in “open 3, charge 5, end”, with or without what stands
    before."""
    whole = as_printed(typed)
    turn = whole.partition(": ")[2] or whole
    quoted = _QUOTED.findall(_BESIDE.sub("", typed))
    found = [quoted] if quoted else []
    return [*found, turn.split(", ")] if turn != whole or ", " in turn else found


def printed(menu: Sequence[Entry], typed: str) -> Entry | None:
    """The line of the list that was typed just as it is printed there, with or without what is
    said beside it."""
    plain = _compared(typed)
    whole = [entry for entry in menu if plain in (_compared(entry.text), _compared(entry.line))]
    explained = [entry for entry in menu if plain.startswith(f"{_compared(entry.text)}: ")]
    return next(iter(whole or sorted(explained, key=lambda entry: -len(entry.text))), None)


def _compared(text: str) -> str:
    return " ".join(as_printed(text).casefold().split())


def perhaps_meant(menu: Sequence[Entry], typed: str, more: Iterable[str] = ()) -> str:
    """The line of the list that what was typed is a slip of, if it is of any; or one of these
    further words."""
    near = nearest_line(as_printed(typed), [*(entry.text for entry in menu), *more])
    return "" if near.casefold() == typed.casefold() else near


def fitting(menu: Sequence[Entry], typed: str) -> list[Entry]:
    return [entry for entry in menu if entry.fits(typed)]
