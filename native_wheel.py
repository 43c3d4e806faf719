"""Makes a wheel with machine code in it, where that is wished for: `STAMPADIA_NATIVE=1 pip wheel .`

Without the wish, and in every editable install, nothing is compiled: a wheel is then pure Python
for every machine, and to install one never needs a compiler. Each game says which of its modules
are compiled (`games/<game>/compiled.py`); what mypyc makes of them lies beside their sources, and
Python takes it first."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeWheel(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """What the compiler needs, and what it reads the types of."""
        wanted = ["mypy[mypyc]>=2.4", "setuptools"]
        return [*wanted, *self.metadata.core.dependencies] if self._wished("standard") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wished(version):
            return
        self._made = TemporaryDirectory()
        package = Path(self.root, "src", "stampadia")
        for chapter in sorted(package.glob("games/*/compiled.py")):
            self._compile(package, chapter)
        for file in Path(self._made.name).rglob("*"):
            if file.is_file():
                place = str(file.relative_to(self._made.name))
                build_data["force_include"][str(file)] = place
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        if hasattr(self, "_made"):
            self._made.cleanup()

    def _wished(self, version: str) -> bool:
        return os.environ.get("STAMPADIA_NATIVE") == "1" and version == "standard"

    def _compile(self, package: Path, chapter: Path) -> None:
        modules = runpy.run_path(str(chapter))["MODULES"]
        if not modules:
            return
        builder = package / "workbench" / "native_build.py"
        wish = [sys.executable, str(builder), str(chapter.parent), self._made.name, *modules]
        with TemporaryDirectory() as workshop:
            subprocess.run(wish, cwd=workshop, check=True)
