"""Three ways to ink the same forme, each with much ink or little."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

Look = Literal["colour", "ink", "stylish"]

BLACK: Final = "#221C15"
CREAM: Final = "#F6F0E2"
WHITE: Final = "#FFFFFF"
NEUTRAL: Final = "#6B6257"
RED: Final = "#9C2F1F"
VERDIGRIS: Final = "#0F6355"
ELEMENTS: Final = {"fire": "#B84A00", "water": "#0B62A0", "earth": "#00734F", "air": "#5B6B78"}
_ON_BLACK: Final = {"fire": "#FF9A52", "water": "#7CC0F5", "earth": "#5FD0A2", "air": "#C3D0DA"}
"""The same, light enough for a black bar."""
_RED_ON_BLACK: Final = "#FF8A70"
_FAINT_ON_BLACK: Final = "#B9AE99"
_DARK: Final = 230
"""The sum of the channels below which a pixel belongs to an outline."""


class Inks(Struct, frozen=True):
    """What is printed in which ink. None is not printed at all."""

    look: Look
    low: bool
    ink: str
    faint: str
    rule: float
    """How thick a line is, in millimetres."""
    paper: str | None = None
    """A tint of the whole card, within its border."""
    border: str | None = None

    @property
    def outlined(self) -> bool:
        """Whether blocks and slots are drawn by their outline alone."""
        return self.low or self.look == "ink"

    @property
    def dark_bars(self) -> bool:
        return self.look == "stylish" and not self.low

    @property
    def ground(self) -> str:
        """What shows where nothing is printed."""
        return self.paper or WHITE

    def bar(self, tone: str) -> str | None:
        if self.low:
            return None
        return {"colour": mixed(tone, 0.17), "ink": grey(0.91), "stylish": BLACK}[self.look]

    @property
    def on_bar(self) -> str:
        return CREAM if self.dark_bars else self.ink

    @property
    def faint_on_bar(self) -> str:
        return self.faint_on_black if self.dark_bars else self.faint

    @property
    def faint_on_black(self) -> str:
        return _FAINT_ON_BLACK

    def block(self, tone: str) -> str:
        return tone if not self.outlined else self.ground

    def cell(self, tone: str) -> str:
        """The rules of the tally."""
        if self.look == "ink":
            return grey(0.55)
        return mixed(tone, 0.55, self.ground) if self.paper else mixed(tone, 0.45)

    def sign(self, element: str, *, on_bar: bool = False) -> str:
        if self.look == "ink":
            return self.ink
        return _ON_BLACK[element] if on_bar and self.dark_bars else ELEMENTS[element]

    def wound(self, *, on_bar: bool = False) -> str:
        if self.look == "ink":
            return self.ink
        return _RED_ON_BLACK if on_bar and self.dark_bars else RED

    @property
    def banner(self) -> str:
        return grey(0.45) if self.look == "ink" else RED

    def shade(self, tone: str) -> str | None:
        """Of the ground on which a picture stands."""
        if self.outlined:
            return None
        return mixed(tone, 0.62, self.ground) if self.paper else mixed(tone, 0.30)

    def great_sign(self, tone: str) -> str | None:
        """An Element where no words are."""
        if self.outlined:
            return None
        return mixed(tone, 0.18, self.ground) if self.paper else mixed(tone, 0.13)

    def pixel(self, colour: tuple[int, int, int]) -> str:
        """With little ink the outline stays and what it holds is a breath of colour."""
        dark = sum(colour) < _DARK
        if self.look == "ink":
            return grey(lightness(colour, (0.5 if dark else 0.86) if self.low else 0.2))
        told = "#{:02X}{:02X}{:02X}".format(*colour)
        return mixed(told, 0.5 if dark else 0.22) if self.low else told


@cache
def inks(look: str, ink: str) -> Inks:
    low = ink == "low"
    if look == "ink":
        # The style spares ink already: to halve that, words are grey too, 7 to 1 on paper.
        return Inks("ink", low, grey(0.35) if low else "#000000", grey(0.35), 0.15 if low else 0.25)
    if look == "stylish" and not low:
        return Inks("stylish", low, BLACK, NEUTRAL, 0.35, CREAM, BLACK)
    return Inks("stylish" if look == "stylish" else "colour", low, BLACK, NEUTRAL, 0.35)


def lightness(colour: tuple[int, int, int], lift: float) -> float:
    """Between brightness and the brightest channel, lifted: outlines stay dark enough to hold."""
    red, green, blue = (channel / 255 for channel in colour)
    value = 0.3 * max(red, green, blue) + 0.7 * (0.3 * red + 0.55 * green + 0.15 * blue)
    return float(lift + (1 - lift) * value**0.62)


def grey(light: float) -> str:
    return "#" + 3 * f"{round(light * 255):02X}"


@cache
def mixed(colour: str, share: float, ground: str = WHITE) -> str:
    pairs = ((int(colour[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)
