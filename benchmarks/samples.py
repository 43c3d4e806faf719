"""`python -m benchmarks.samples [FOLDER]`: the samples of the docs, as the command makes them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cyclopts import App

from stampadia.cli import main as stampadia

FOLDER: Final = Path(__file__).parents[1] / "docs" / "print" / "samples"
CHRONICLES: Final = "chronicles --date 2026-11-15"
WORLD: Final = "travelers --date 2026-11-17"
DUNGEON: Final = "travelers --date 2026-11-18"
TOLL: Final = "generals --sets STTOLL --option backs=court --option list=yes"
SAMPLES: Final = {
    "chronicles-day-en": f"{CHRONICLES} --option back=yes --option spoiler=yes",
    "chronicles-day-it": f"{CHRONICLES} --option back=yes --option spoiler=yes",
    "chronicles-large-en": f"{CHRONICLES} --large --paper letter",
    "chronicles-large-it": f"{CHRONICLES} --large",
    "chronicles-low-ink-en": f"{CHRONICLES} --ink low",
    "generals-en": TOLL,
    "generals-ink-it": "generals --sets STRETURN --style ink",
    "generals-it": TOLL,
    "generals-stylish-en": "generals --sets STRETURN --option backs=court --style stylish",
    "rules-chronicles-en": "rules chronicles",
    "rules-generals-en-folded-a4": "rules generals --imposed",
    "rules-stampede-it-folded-letter": "rules stampede --imposed --paper letter",
    "rules-travelers-it": "rules travelers",
    "stampede-aids-en": "stampede --option what=aids",
    "stampede-en": "stampede --option what=nine",
    "stampede-it": "stampede --option what=nine",
    "stampede-low-it": "stampede --option what=nine --ink low",
    "travelers-dungeon-it": f"{DUNGEON} --mode sleeves",
    "travelers-large-en": f"{DUNGEON} --large --paper letter",
    "travelers-low-ink-it": f"{DUNGEON} --mode sleeves --ink low",
    "travelers-world-en": f"{WORLD} --mode sleeves --option score=yes",
}
"""The command of each file; its language is the last of its name that is one."""

app = App(name="samples")


@app.default
def main(folder: Path = FOLDER) -> None:
    for name, command in SAMPLES.items():
        language = next(part for part in reversed(name.split("-")) if part in ("en", "it"))
        # a booklet to read has pages of its own size
        read = command.startswith("rules") and "--imposed" not in command
        paper = [] if read or "--paper" in command else ["--paper", "a4"]
        written = folder / f"{name}.pdf"
        wish = ["print", *command.split(), *paper, "--lang", language, "-o", str(written)]
        if status := stampadia(wish):
            sys.exit(status)


if __name__ == "__main__":
    app()
