"""What blueprints leave open: words that are drawn, names of the day."""

from __future__ import annotations

import re
from typing import Final

WORD: Final = re.compile(r"<([a-z][a-z0-9-]*)>")
ROLE: Final = re.compile(r"\{(\w*)\}")
