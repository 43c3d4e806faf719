"""Modules of ours as machine code: the same modules, compiled by mypyc, found before their sources.

    __path__ = compiled_first(__name__, MODULES, __path__)  # before the package imports any of them

`stampadia compile` makes them where mypyc and a C compiler are installed, and keeps them in a
folder that is named by the sources they are made of; whoever finds nothing there goes the usual
way, to the same results. What is compiled holds no Struct (mypyc forgets that it is frozen), and a
class that others may derive from says so:

    @mypyc_attr(allow_interpreted_subclasses=True)
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, TypeVar

from stampadia.workbench.machine_code import is_ready, kept_in, note_ready

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


def sources_of(package: str) -> tuple[str, ...]:
    """The packages whose sources such code is made of: constants of them all are written into
    it."""
    return (package, "stampadia.kernel", "stampadia.workbench")


def compiled_first(package: str, path: Sequence[str]) -> list[str]:
    """Where this package's modules are looked for: among the compiled ones first, if there are
    any."""
    if not is_compiled(package):
        return [*path]
    folder = kept_in(*sources_of(package), compiler=COMPILER)
    assert folder is not None
    shared = SHARED.format(_group(package))
    spec = spec_from_file_location(shared, folder / (shared + EXTENSION_SUFFIXES[0]))
    assert spec is not None
    assert spec.loader is not None
    sys.modules[shared] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[shared])
    return [str(folder.joinpath(*package.split("."))), *path]


def is_compiled(package: str) -> bool:
    return is_ready(*sources_of(package), compiler=COMPILER)


def in_use(package: str) -> bool:
    """Does this process run the compiled modules?"""
    return SHARED.format(_group(package)) in sys.modules


def compile_modules(package: str, modules: Sequence[str]) -> bool:
    """Compile them for the processes to come; whether that was possible here."""
    folder = kept_in(*sources_of(package), compiler=COMPILER)
    if folder is None or find_spec("mypyc") is None or find_spec("setuptools") is None:
        return False
    if is_compiled(package):
        return True
    paths = [str(files(package) / f"{module}.py") for module in modules]
    wish = [sys.executable, "-m", BUILDER, _group(package), str(folder), *paths]
    with TemporaryDirectory() as workshop:
        made = subprocess.run(wish, cwd=workshop, capture_output=True, text=True, check=False)
    if made.returncode:  # no C compiler, or none that fits: the sources will do
        return False
    note_ready(*sources_of(package), compiler=COMPILER)
    return True


def _group(package: str) -> str:
    return package.replace(".", "_")
