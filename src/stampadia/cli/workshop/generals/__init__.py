"""The workshop of Generals: `stampadia sets`."""

from stampadia.cli.workshop.generals import sets

PLACE = 0
NAME = "sets"
COMMANDS = sets.COMMANDS
