"""How a set is called, in one line: `kernel/specs.py` says how."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.generate.wishes import DIFFICULTIES, NO_WISHES, Wishes
from stampadia.kernel import specs
from stampadia.kernel.specs import SpecForm

HERO: Final = "hero"
ADVENTURE: Final = "adventure"
"""The game's options that hold specs."""
TRAINING: Final = "training"
"""What stands for the manual's own lesson, where an adventure is named."""


class Spec(specs.Spec, frozen=True):
    wishes: Wishes = NO_WISHES


FORM: Final = SpecForm(
    spec=Spec,
    option=ADVENTURE,
    usual=NO_WISHES,
    difficulties=DIFFICULTIES,
    fields={"class": "hero_class", "kind": "kind"},
)
Spec.form = FORM


def read_spec(text: str) -> Spec:
    return FORM.read(text)


def named(seed: str, wishes: Wishes = NO_WISHES) -> Spec:
    """The set of a seed that somebody typed by itself."""
    return FORM.named(seed, wishes)
