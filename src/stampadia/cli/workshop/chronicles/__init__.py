"""The workshop of Chronicles: `stampadia sheets`."""

from stampadia.cli.workshop.chronicles import sheets

PLACE = 1
NAME = "sheets"
COMMANDS = sheets.COMMANDS
