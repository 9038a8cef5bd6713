"""Migration: which finished games are for everybody, and the keys of the others."""

import hashlib
import re

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SEED = re.compile(r"^seed (.+)$", re.MULTILINE)


def upgrade() -> None:
    """Add both; games of tables that are not known to be listed are for their players only."""
    op.add_column(
        "records", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("records", sa.Column("key", sa.Text, nullable=False, server_default=""))
    op.create_index(
        "records_listed",
        "records",
        ["finished_at"],
        postgresql_where=sa.text("listed = true"),
        sqlite_where=sa.text("listed = 1"),
    )
    records = sa.table(
        "records", sa.column("code"), sa.column("text"), sa.column("listed"), sa.column("key")
    )
    tables = sa.table("tables", sa.column("code"), sa.column("listed", sa.Boolean))
    results = sa.table("results", sa.column("code"))
    connection = op.get_bind()
    listed = sa.select(tables.c.code).where(tables.c.listed)
    connection.execute(
        sa.update(records).where(records.c.code.in_(listed)).values(listed=sa.true())
    )
    # Everybody knows the seeds of lessons, which have no results.
    counted = sa.select(results.c.code)
    codes = connection.scalars(sa.select(records.c.code).where(records.c.code.in_(counted))).all()
    for code in codes:
        text = connection.scalar(sa.select(records.c.text).where(records.c.code == code))
        seed = SEED.search(text or "")
        if seed:
            connection.execute(
                sa.update(records).where(records.c.code == code).values(key=key_of(seed[1]))
            )


def key_of(seed: str) -> str:
    """The key of a game with this seed, as it was when this migration was written."""
    return hashlib.sha256(f"sushibar record\n{seed}\n".encode()).hexdigest()[:32]
