"""Migration: note when something is due at a table, so that no other has to be loaded."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NEVER = 1 << 62


def upgrade() -> None:
    """Add it; of games that are going on it is not known, so they are looked at once."""
    op.add_column(
        "tables",
        sa.Column("due_at", sa.BigInteger, nullable=False, server_default=sa.text(str(NEVER))),
    )
    playing = sa.text("status = 'playing'")
    op.create_index(
        "tables_due", "tables", ["due_at"], postgresql_where=playing, sqlite_where=playing
    )
    tables = sa.table("tables", sa.column("status"), sa.column("due_at"))
    op.get_bind().execute(sa.update(tables).where(tables.c.status == "playing").values(due_at=0))
