"""What a set is to be: by wish, by its day, by its attempt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final, Literal, TypeVar, get_args

from msgspec import Struct

from stampadia.adventures.calendar import FIRST_DAY, Calendar, day_of
from stampadia.adventures.rating import HALF_A_STAR, STARS, Band, star_band

Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)
Kind = Literal["world", "dungeon"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Q = TypeVar("Q")


class Wishes(Struct, frozen=True):
    difficulty: Difficulty = "normal"
    hero_class: str | None = None
    kind: str | None = None
    """Of the adventure."""


NO_WISHES: Final = Wishes()


# Attempts at a set, by their numbers: which draw of hero and adventure, and how much stronger or
# weaker its enemies are than usual.
#
# A draw that proves too mild or too hard is not thrown away at once: it is tried again with other
# figures, and nothing else of it changes. The last three digits tell the draw, with one of five
# shifts; the digits before them two corrections by what was missed, the second of the first


SHIFTS: Final = (0.0, 0.05, -0.05, 0.1, -0.1)
"""On the scale of generate/strength.py; a draw has one number for each, in this order. Days that
were published were tried with these alone."""
_DRAWS: Final = 1000
_SIZES: Final = 29
"""Of a correction: none, and up to fourteen steps to both sides."""
MOST_STEPS: Final = _SIZES // 2
STEP: Final[dict[Kind, float]] = {"world": 0.02, "dungeon": 0.03}
"""Of a correction, on the same scale: whoever may flee minds less how strong enemies are."""
MOST_SHIFT: Final = 0.5
"""To both sides."""
WON_BY_A_STEP: Final = 0.04
"""How much oftener the honest player wins when enemies are weaker by a step, about."""
SECOND: Final = 0.6
"""What a second correction makes of what is still missing: few games tell it, and roughly."""


def draw_of(attempt: int) -> int:
    return attempt % _DRAWS // len(SHIFTS)


def shift_of(attempt: int, kind: Kind) -> float:
    return SHIFTS[attempt % len(SHIFTS)] + STEP[kind] * sum(corrections_of(attempt))


def corrections_of(attempt: int) -> tuple[int, int]:
    """In steps; above 0 for stronger enemies."""
    second, first = divmod(attempt // _DRAWS, _SIZES)
    return _signed(first), _signed(second)


def _signed(number: int) -> int:
    """0, 1, -1, 2, -2 and so on, by number."""
    size, weaker = divmod(number + 1, 2)
    return -size if weaker else size


def _numbered(steps: int) -> int:
    return 2 * steps - 1 if steps > 0 else -2 * steps


def following(attempt: int, missing: float | None) -> int:
    """The attempt after one that was refused, which was won by so much too rarely, or too often if
    that is below 0; None: for another reason. The same draw with other figures up to two times,
    else the next draw."""
    first, second = corrections_of(attempt)
    if missing is None or second:
        return (draw_of(attempt) + 1) * len(SHIFTS)
    whole = abs(missing) / WON_BY_A_STEP * (SECOND if first else 1.0)
    size = max(1, min(MOST_STEPS, round(whole)))
    correction = _numbered(-size if missing > 0 else size)
    return attempt + _DRAWS * correction * (_SIZES if first else 1)


# What a day's set is about: its kind, class, villain, main quest and title, by calendars that deal
# all of them equally often and bring none back soon (adventures/calendar.py).
#
# The choice holds for every attempt at the day. Seeds that are no days draw for themselves


_KINDS: Final = Calendar("travelers/kinds", count=4, gap=2)
"""Two Worlds and two Dungeons in four days; by its gap never more than three of a kind in a row."""
_DEALT: Final[dict[Kind, frozenset[int]]] = {
    "world": frozenset({0, 1}),
    "dungeon": frozenset({2, 3}),
}


def kind_on(day: date) -> Kind:
    return "world" if _KINDS.on(day) in _DEALT["world"] else "dungeon"


EVEN_FROM: Final = date(2027, 3, 1)
"""From this day on stars are dealt, too, all equally often; the days before were published
without."""
STAR_BANDS: Final = tuple(star_band(stars, HALF_A_STAR) for stars in range(1, STARS + 1))
"""Rates of winning that are accepted on a day that wishes one star, two, and so on: its own alone
would take twice as many attempts."""
AIMS: Final[dict[Kind, tuple[float, ...]]] = {
    "world": (-0.02, 0.015, 0.07, 0.13, 0.16),
    "dungeon": (0.02, 0.08, 0.16, 0.25, 0.3),
}
"""How much stronger the enemies of such a day are from the beginning, on the scale of
generate/strength.py."""
STAR_DRAWS: Final = 6
"""So many draws of a day are made for its stars; after that whatever is `normal` is accepted."""


def stars_on(day: date) -> int | None:
    """What the day wishes, from 1 to 5; None where nobody asked that early."""
    if day < EVEN_FROM:
        return None
    return 1 + _spread("stars", len(STAR_BANDS)).on(day)


def band_of(seed: str, difficulty: Difficulty, attempt: int) -> Band | None:
    """How often the set of a day has to be won; None where it is no day that wishes stars."""
    stars = _stars_of(seed, difficulty)
    if stars is None or draw_of(attempt) >= STAR_DRAWS:
        return None
    return STAR_BANDS[stars - 1]


def aim_of(seed: str, kind: Kind, difficulty: Difficulty, attempt: int) -> float:
    """How much stronger than usual enemies are: by the stars of the day, and by the attempt."""
    stars = _stars_of(seed, difficulty)
    aim = 0.0 if stars is None or draw_of(attempt) >= STAR_DRAWS else AIMS[kind][stars - 1]
    return min(MOST_SHIFT, max(-MOST_SHIFT, aim + shift_of(attempt, kind)))


def _stars_of(seed: str, difficulty: Difficulty) -> int | None:
    day = day_of(seed)
    return None if day is None or difficulty != "normal" else stars_on(day)


def class_on(day: date, classes: int) -> int:
    return _spread("classes", classes).on(day)


def villain_on(day: date, villains: int) -> int:
    return _spread("villains", villains).on(day)


def quest_on(day: date, kind: Kind, quests: int) -> int:
    """Of the quests of this kind. A day of the other kind has the one that comes next."""
    return _quests(kind, quests).at(_turn(day, kind))


def quests_of(seed: str, kind: Kind, known: Sequence[Q]) -> Iterator[Q | None]:
    """The day's main quest; should it ever not be possible, those after it. None: any."""
    day = day_of(seed)
    if day is None:
        yield None
    else:
        first = quest_on(day, kind, len(known))
        yield from (*known[first:], *known[:first])


def title_of(seed: str, kind: Kind, quests: int, titles: int) -> int | None:
    """Of the titles of the day's quest: each time that it returns, it has the next one. None where
    the seed is no day."""
    day = day_of(seed)
    return None if day is None else _turn(day, kind) // quests % titles


def _turn(day: date, kind: Kind) -> int:
    """How many days of this kind there were before."""
    return _KINDS.turns_before((day - FIRST_DAY).days, _DEALT[kind])


def _spread(name: str, count: int) -> Calendar:
    return Calendar(f"travelers/{name}", count, gap=count // 2)


def _quests(kind: Kind, count: int) -> Calendar:
    """A kind comes on every second day: ten others in between are well over fourteen days."""
    return Calendar(f"travelers/quests/{kind}", count, gap=max(count // 2, count - 6))
