"""Migration: the tables of the first live server."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("keeper", sa.Text),
        sa.Column("series", sa.Text, nullable=False),
        sa.CheckConstraint("status IN ('open', 'playing', 'over', 'closed')", name="tables_status"),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed_at"])
    listed = sa.text("listed AND status = 'open'")
    op.create_index(
        "tables_listed", "tables", ["created_at"], postgresql_where=listed, sqlite_where=listed
    )
    op.create_table(
        "entries",
        sa.Column(
            "code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "selections",
        sa.Column(
            "code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("series", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("records_by_time", "records", ["finished_at"])
    op.create_index("records_by_game", "records", ["game", "finished_at"])
    op.create_index("records_by_series", "records", ["series"])
    op.create_table(
        "results",
        sa.Column(
            "code", sa.Text, sa.ForeignKey("records.code", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_by_game", "results", ["game"])
    op.create_index("results_by_player", "results", ["player"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "mu"])
    op.create_table(
        "workers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
