"""How a day's adventure is made, one stage a file."""
