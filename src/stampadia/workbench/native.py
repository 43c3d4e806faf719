"""Modules of ours as machine code: the same modules, compiled by mypyc, found before their sources.

    use_compiled(__name__)  # in a game's package, before it imports any of its modules

`stampadia compile` makes them where mypyc and a C compiler are installed, and keeps them in a
folder that is named by the sources they are made of; a wheel may bring them along, beside their
sources. Whoever finds neither goes the usual way, to the same results. What is compiled holds no
Struct (mypyc forgets that it is frozen), and a class that others may derive from says so:

    @mypyc_attr(allow_interpreted_subclasses=True)

Which modules those are says `compiled.py` in the game's folder, by names such as `position` and
`rules.attack`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from stampadia.workbench.machine_code import anything_kept, folder_of, is_ready, kept_in, note_ready

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Callable[[T], T]:
        """A word to the compiler, of no meaning to whoever runs the source."""
        return lambda made: made


T = TypeVar("T")

COMPILER: Final = "mypy"
BUILDER: Final = "stampadia.workbench.native_build"
SHARED: Final = "{}__mypyc"
"""What mypyc calls the library in which the code of several modules lies."""


class _Finder(MetaPathFinder):
    """Finds the modules that a game has kept as machine code."""

    def __init__(self) -> None:
        self.kept: dict[str, Path] = {}

    def note(self, folder: Path) -> None:
        for file in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            name = file.name.removesuffix(EXTENSION_SUFFIXES[0])
            self.kept[".".join((*file.relative_to(folder).parent.parts, name))] = file

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target  # a module has one place, whoever asks
        file = self.kept.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


_finder: Final = _Finder()


def sources_of(package: str) -> tuple[str, ...]:
    """The packages whose sources such code is made of: constants of them all are written into
    it."""
    return (*_with_inner(package), "stampadia.kernel", "stampadia.workbench")


def use_compiled(package: str) -> None:
    """From now on this package's modules are found as machine code, those that are kept so."""
    if not is_compiled(package):
        return
    folder = kept_in(*sources_of(package), compiler=COMPILER)
    assert folder is not None
    _finder.note(folder)
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)


def is_compiled(package: str) -> bool:
    """Is there machine code for the processes to come?"""
    return in_use(package) or (
        anything_kept() and is_ready(*sources_of(package), compiler=COMPILER)
    )


def in_use(package: str) -> bool:
    """Does this process run the compiled modules?"""
    return SHARED.format(_group(package)) in sys.modules


def compile_modules(package: str, modules: Sequence[str]) -> bool:
    """Compile them for the processes to come; whether that was possible here."""
    if in_use(package):
        return True
    folder = kept_in(*sources_of(package), compiler=COMPILER)
    if folder is None or find_spec("mypyc") is None or find_spec("setuptools") is None:
        return False
    if is_compiled(package):
        return True
    wish = [sys.executable, "-m", BUILDER, str(folder_of(package)), str(folder), *modules]
    with TemporaryDirectory() as workshop:
        made = subprocess.run(wish, cwd=workshop, capture_output=True, text=True, check=False)
    if made.returncode:  # no C compiler, or none that fits: the sources will do
        return False
    note_ready(*sources_of(package), compiler=COMPILER)
    return True


def _with_inner(package: str) -> list[str]:
    """A package and all packages inside it."""
    folder = folder_of(package)
    inner = sorted(file.parent.relative_to(folder) for file in folder.rglob("__init__.py"))
    return [".".join((package, *one.parts)) for one in inner]


def _group(package: str) -> str:
    return package.replace(".", "_")
