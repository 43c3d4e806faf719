"""The board of a date, for those who give a name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from stampadia.server.migrations.versions.first import of_match

revision = "board"
down_revision = "people"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "board",
        of_match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("own_luck", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("board_by_date", "board", ["game", "date"])
