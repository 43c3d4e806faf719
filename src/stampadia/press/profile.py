"""What one printer does to the back of a sheet, measured once and put right ever after.

A printer rarely hits the same spot on both sides. `Seen` is what a person reads off a sheet with a
cross on either side, held against the light: how far the back's cross lies to the right of the
front's and below it, as seen from the front. Sheets that are printed lying come out otherwise, so
they are measured apart.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, structs

from stampadia.kernel.errors import BadOption
from stampadia.press.imposition import Flip
from stampadia.press.look import PRESS, Orientation
from stampadia.workbench.folders import config_folder, read_regular, write_whole

Millimetres = tuple[float, float]
MOST: Final = 10.0
"""A printer that is further off has drawn the sheet in askew."""
_LARGEST: Final = 10_000


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """How far the backs lie from where they should, to the right and down, seen from the front."""

    portrait: Millimetres = (0.0, 0.0)
    landscape: Millimetres = (0.0, 0.0)

    def correction(self, orientation: Orientation, flip: Flip) -> Millimetres:
        """How far a back page is moved, right and down on that page."""
        right, down = self.portrait if orientation == "portrait" else self.landscape
        # Over an upright edge the sheet's left becomes the back's right; over a lying edge, its
        # top becomes the bottom.
        over_upright_edge = (flip == "long") == (orientation == "portrait")
        return (right, -down) if over_upright_edge else (-right, down)


def profile_file() -> Path:
    return config_folder() / "printer.json"


def read_profile() -> Profile:
    """What was measured, or a printer that hits everything."""
    path = profile_file()
    try:
        text = read_regular(path, _LARGEST)
    except (FileNotFoundError, NotADirectoryError):
        return Profile()
    try:
        return msgspec.json.decode(text, type=Profile)
    except msgspec.DecodeError:
        raise BadOption("broken-profile", package=PRESS, path=str(path)) from None


def keep_profile(orientation: Orientation, seen: Millimetres) -> Profile:
    """Write down what was measured for sheets that lie so; the other ones stay as they are."""
    for name, number in zip(("--x", "--y"), seen, strict=True):
        if not -MOST <= number <= MOST:
            raise BadOption("offset-too-far", package=PRESS, name=name, most=int(MOST))
    try:
        before = read_profile()
    except BadOption:
        before = Profile()
    profile = structs.replace(before, **{orientation: seen})
    path = profile_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, msgspec.json.encode(profile) + b"\n")
    return profile
