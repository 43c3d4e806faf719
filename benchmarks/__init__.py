"""How fast and how strong, beside others, on the machine at hand."""
