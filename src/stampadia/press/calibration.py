"""The sheet with a cross on either side, by which a printer is measured."""

from __future__ import annotations

from stampadia.press.layouts import paper_named
from stampadia.press.look import PRESS, Orientation
from stampadia.press.typesetter import compiled
from stampadia.words import words

_SOURCE = """#import "/templates/calibration.typ": sheet
#sheet(json(bytes(sys.inputs.data)))
"""


def calibration_sheet(paper: str, orientation: Orientation, language: str) -> bytes:
    """Two pages, for both sides of one sheet."""
    said = words(language, PRESS)
    keys = ("title", "light", "right", "down", "type", "back")
    data = {
        "size": paper_named(paper).lying(orientation),
        "lang": language,
        "words": {key: said.say(f"calibrate-{key}") for key in keys}
        | {"ruler": said.say("print-at-full-size")},
        "command": "stampadia print calibrate --x … --y …"
        + (" --turned" if orientation == "landscape" else ""),
    }
    return compiled(_SOURCE, data, "pdf")[0]
