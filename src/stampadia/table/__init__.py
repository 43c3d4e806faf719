"""A match with people at it, whatever they look at it through."""
