"""Boxes that were filled in earlier games, as a person's memory keeps them:
"TOS20270105:5a=2,TOS20270105:3A=1"."""

from __future__ import annotations

import re
from typing import Final

from stampadia.games.travelers.content import PACKAGE
from stampadia.kernel.errors import BadOption
from stampadia.workbench.problems import shortened

_BOX: Final = re.compile(r"(TOS[0-9A-Z-]{1,40}:[0-9][0-9A-Da-d]?)=([0-9]{1,2})")
_MOST: Final = 200


def read_boxes(text: str) -> dict[str, int]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    found = [_BOX.fullmatch(part) for part in parts[:_MOST]]
    for part, match in zip(parts, found, strict=False):
        if match is None:
            raise BadOption("bad-boxes", package=PACKAGE, found=shortened(part))
    return {match[1]: int(match[2]) for match in found if match}


def written_boxes(boxes: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{name}={filled}" for name, filled in sorted(boxes.items()))
