"""How a day's set is made, one stage a file, each stage with a stream of chance of its own."""
