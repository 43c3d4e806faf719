"""How Chronicles' table is drawn."""
