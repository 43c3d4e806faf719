"""How Stampede's table is drawn."""

from __future__ import annotations

from typing import Final

from stampadia.kernel.coach import Spot

# Each animal also has a shape and a code: colour alone never tells anything.
COLOURS: Final = {
    "animal-elephant": Spot("#B9C0C8", "#4A5560"),
    "animal-hippo": Spot("#CDA3DE", "#6B3B82"),
    "animal-lion": Spot("#F2A65A", "#9A4B00"),
    "animal-crocodile": Spot("#8CC96B", "#2F6B12"),
    "animal-giraffe": Spot("#E8D36A", "#6E5A00"),
    "animal-rhino": Spot("#8DB8DE", "#1D5288"),
    "animal-baboon": Spot("#F0987F", "#9C2F1F"),
    "animal-buffalo": Spot("#CBA786", "#5E3F1E"),
    "animal-parrot": Spot("#5FD0C0", "#00695E"),
}
