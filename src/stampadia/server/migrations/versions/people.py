"""What people at a match can do: a host, colours, clocks, motions; adventures and uploads."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from stampadia.server.migrations.versions.first import of_match

revision = "people"
down_revision = "first"
branch_labels = None
depends_on = None

NEW_COLUMNS: dict[str, list[sa.Column[Any]]] = {
    "matches": [
        sa.Column("host", sa.Integer, nullable=False, server_default="0"),
        sa.Column("gather", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("clock_kind", sa.String(8), nullable=False, server_default=""),
        sa.Column("clock_end", sa.String(8), nullable=False, server_default=""),
        sa.Column("began", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("players", sa.Text, nullable=False, server_default="[]"),
        sa.Column("from_file", sa.Boolean, nullable=False, server_default=sa.false()),
    ],
    "seats": [
        sa.Column("colour", sa.String(12), nullable=False, server_default=""),
        sa.Column("stands_in", sa.String(40), nullable=False, server_default=""),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("muted", sa.Text, nullable=False, server_default="[]"),
    ],
}


def upgrade() -> None:
    for table, columns in NEW_COLUMNS.items():
        for column in columns:
            op.add_column(table, column)
    # seconds become milliseconds; an integer of SQLite has room for them as it is
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("lines", "at", type_=sa.BigInteger)
    op.execute("UPDATE lines SET at = at * 1000")
    op.create_table(
        "motions",
        of_match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("choice", sa.String(36), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_table(
        "votes",
        of_match(),
        sa.Column("motion", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("yes", sa.Boolean, nullable=False),
    )
    op.create_table(
        "adventures",
        sa.Column("job", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("spec", sa.String(200), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("certified", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("adventures_by_state", "adventures", ["state", "created"])
    op.create_table(
        "uploads",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
