"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None
branch_labels = None
depends_on = None


def of_match() -> sa.Column[str]:
    """Which match a row belongs to; each table has a column of its own."""
    owner = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.String(22), owner, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("carried", sa.Text, nullable=False),
        sa.Column("study", sa.Boolean, nullable=False),
        sa.Column("luck", sa.String(64), nullable=False),
        sa.Column("luck_words", sa.Text, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("invitation", sa.LargeBinary(32), nullable=False),
        sa.Column("spectators", sa.LargeBinary(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(22), nullable=False),
    )
    op.create_table(
        "seats",
        of_match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
    )
    op.create_table(
        "lines",
        of_match(),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("choice", sa.String(36), nullable=True),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_index("lines_by_choice", "lines", ["match", "choice"], unique=True)
    op.create_table(
        "chat",
        of_match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
