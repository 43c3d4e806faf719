"""A game that is played, line by line: proposing and applying, taking back, telling again, and the
record in which all of it is kept."""
