"""How a sheet is called, in one line: `kernel/specs.py` says how."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.wishes import DIFFICULTIES, NO_WISHES, Wishes
from stampadia.games.chronicles.house_sheets import HOUSE_SHEETS
from stampadia.kernel import specs
from stampadia.kernel.errors import BadOption
from stampadia.kernel.specs import SpecForm

OPTION: Final = "sheet"
"""The game's option that holds specs."""
MOST_SHEETS: Final = 31
"""A month of them is a long campaign."""


class Spec(specs.Spec, frozen=True):
    wishes: Wishes = NO_WISHES


FORM: Final = SpecForm(
    spec=Spec,
    option=OPTION,
    usual=NO_WISHES,
    difficulties=DIFFICULTIES,
    fields={"class": "hero_class", "quest": "quest"},
    house=HOUSE_SHEETS,
)
Spec.form = FORM


@lru_cache(maxsize=256)
def read_specs(text: str) -> tuple[Spec, ...]:
    """One, or several between commas."""
    parts = [part for part in text.split(",") if part.strip()]
    if not 0 < len(parts) <= MOST_SHEETS:
        count = len(parts)
        raise BadOption("sheet-count", package=PACKAGE, name=OPTION, count=count, most=MOST_SHEETS)
    return tuple(map(read_spec, parts))


def read_spec(text: str) -> Spec:
    return FORM.read(text)


def named(seed: str, wishes: Wishes = NO_WISHES) -> Spec:
    """The adventure of a seed that somebody typed by itself."""
    return FORM.named(seed, wishes)
