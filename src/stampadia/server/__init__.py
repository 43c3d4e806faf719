"""The table for many: matches over HTTP and sockets, kept in a database."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "stampadia.server"
"""Where its sentences lie."""
