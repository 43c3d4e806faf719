"""The app's screens: start, table, and the sheets that lie on top of them."""
