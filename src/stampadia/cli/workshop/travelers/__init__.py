"""The workshop of Travelers: `stampadia decks`."""

from stampadia.cli.workshop.travelers import decks

PLACE = 2
NAME = "decks"
COMMANDS = decks.COMMANDS
