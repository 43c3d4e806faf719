"""Matches in which people roll dice of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "own_dice"
down_revision = "board"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("own_dice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", column)
