"""The cards of a match made ready for play: skills, stacks, the deck."""
