"""A model of an ability, its names filled in → an ability."""

from __future__ import annotations

from stampadia.games.travelers.content import ELEMENTS, LOWER
from stampadia.games.travelers.generate import pricing
from stampadia.games.travelers.generate.models import AbilityModel
from stampadia.games.travelers.hero_instructions import Element, HeroAbility
from stampadia.games.travelers.language import read_ability
from stampadia.games.travelers.language.phrases import phrases
from stampadia.kernel.chance import Dealer

_TIPS = ("single-tipped", "double-tipped")


class Frame:
    """What a half is before it says anything."""

    __slots__ = ("dealer", "element", "half", "level")

    def __init__(self, level: int, half: int, element: Element | None, dealer: Dealer) -> None:
        self.level = level
        self.half = half
        self.element = element
        self.dealer = dealer


def make_ability(
    model: AbilityModel, frame: Frame, *, cost: int | None = None, traded: int = 0
) -> HeroAbility:
    """Read as a card's English, so a model can say nothing that a card cannot."""
    paid = pricing.cost(model, frame.level) if cost is None else cost
    names = {**_numbers(model, frame, paid, traded), **_names(model, frame)}
    return read_ability(f"({paid}) {model.says.format(**names)}", "en")


def _numbers(model: AbilityModel, frame: Frame, paid: int, traded: int) -> dict[str, str]:
    numbers: dict[str, int] = {}
    if model.n is not None:
        numbers["n"] = model.n[frame.level - 1]
    if model.a is not None:
        numbers["a"] = pricing.amount(model.a, paid, traded)
    if model.b is not None:
        numbers["b"] = pricing.amount(model.b, paid)
    return {name: str(number) for name, number in numbers.items()}


def _names(model: AbilityModel, frame: Frame) -> dict[str, str]:
    """Every name is dealt, whether the model uses it or not: a new model shifts no other."""
    said = phrases("en").names["element"]
    others = frame.dealer.shuffled(one for one in ELEMENTS if one != frame.element)
    stars = [str(1 + frame.dealer.below(2)) for _ in range(model.stars)]
    return {
        "own": _TIPS[frame.half],
        "other": _TIPS[LOWER - frame.half],
        "element": said[frame.element] if frame.element else "",
        "second": said[others[0]],
        "third": said[others[1]],
        "stars": "-".join(stars),
    }
