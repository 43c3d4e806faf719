"""How each of our games looks on paper; found by the game's name."""
