"""A sheet in a file, a stranger's too: its form, reading, writing, checking."""
