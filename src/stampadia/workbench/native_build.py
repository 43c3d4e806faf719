"""Compiling modules of a game with mypyc, in a process and a folder of its own: mypyc leaves sheets
of C where it works, and reads all that its modules import, which is why nobody imports this one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution

EXACT: Final = "-ffp-contract=off"
"""A product and a sum are rounded one after the other, as Python does: on some machines the C
compiler would make one step of them, and a player would now and then choose otherwise."""


def build(game: str, folder: str, *modules: str) -> None:
    """These modules of the game in the folder `game` as one group, below `folder`."""
    sources = [Path(game, *module.split(".")).with_suffix(".py") for module in modules]
    group = f"stampadia_games_{Path(game).name}"
    lenient = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify(
        [*lenient, *map(str, sources)], group_name=group, opt_level="3", debug_level="0"
    )
    command = Distribution({"name": group, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = folder, str(Path.cwd() / "objects")
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {EXACT}"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    build(*sys.argv[1:])
