"""The table, the print shop and the laboratory for four tabletop games."""

__version__ = "0.1.0"
