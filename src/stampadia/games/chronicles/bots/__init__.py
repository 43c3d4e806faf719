"""What a good player of Chronicles looks at. Everything here works on what has been discovered: the
positions it sees are imagined ones, whose sheet is blank where nobody has been."""
