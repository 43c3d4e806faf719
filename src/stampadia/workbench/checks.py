"""What a single value of a file may be: each check yields what is wrong with it, or nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from stampadia.workbench.lettering import Box, largest, without_glyph
from stampadia.workbench.problems import UNPRINTABLE, Fault, nearest
from stampadia.workbench.strict_json import shown

Check = Callable[[object], Iterator[Fault]]


def text(most: int) -> Check:
    def check(value: object) -> Iterator[Fault]:
        if not isinstance(value, str):
            near = f'"{value}"' if type(value) in (int, float) else ""
            yield Fault("not-text", near, {"found": shown(value)})
            return
        if len(value) > most:
            yield Fault("text-too-long", facts={"count": len(value), "most": most})
        if odd := UNPRINTABLE.search(value):
            facts = {"found": f"U+{ord(odd[0]):04X}", "place": str(odd.start() + 1)}
            yield Fault("bad-character", facts=facts)

    return check


def whole(least: int, most: int) -> Check:
    allowed = {"least": str(least).replace("-", "−"), "most": str(most)}

    def check(value: object) -> Iterator[Fault]:
        if type(value) is int and least <= value <= most:
            return
        near = ""
        if isinstance(value, str) and re.fullmatch(r"[+-]?[0-9]", value.strip(), re.ASCII):
            near = str(number) if least <= (number := int(value)) <= most else ""
        yield Fault("not-whole", near, {"found": shown(value)} | allowed)

    return check


def one_of(known: Sequence[str]) -> Check:
    def check(value: object) -> Iterator[Fault]:
        if value not in known:
            facts = {"found": shown(value), "allowed": ", ".join(known)}
            yield Fault("not-one-of", nearest(value, known), facts)

    return check


def flag(value: object) -> Iterator[Fault]:
    if not isinstance(value, bool):
        yield Fault("not-flag", facts={"found": shown(value)})


def fits(texts: Sequence[str], *boxes: Box, lacking: str | None = None) -> Iterator[Fault]:
    """Whether these paragraphs can be printed in one of these boxes, of which the last has the
    smallest type. What their font lacks is found out, unless it is said."""
    box = boxes[-1]
    if lacking is None:
        lacking = without_glyph("".join(texts), box.font)
    if lacking:
        found = " ".join(f"U+{ord(letter):04X}" for letter in lacking[:3])
        yield Fault("no-glyph", facts={"found": found})
    if largest(boxes, texts) is None:
        yield Fault(
            "too-long",
            facts={
                "count": sum(map(len, texts)),
                "lines": box.lines,
                "width": round(box.width_mm, 1),
                "size": box.size_pt,
            },
        )
