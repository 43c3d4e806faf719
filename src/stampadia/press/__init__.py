"""The press: what the games print on paper."""
