"""A look that says nothing of itself."""
