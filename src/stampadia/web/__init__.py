"""The pages, as the browser runs them: no build step."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

FOLDER: Final = Path(str(files(__name__)))
