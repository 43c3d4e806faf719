"""The fonts that everything is printed with: static instances, Latin, under the Open Font License.

`python -m benchmarks.fonts` cuts them from the whole fonts; `NOTICE` names their makers.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

FOLDER: Final = Path(str(files(__package__)))
