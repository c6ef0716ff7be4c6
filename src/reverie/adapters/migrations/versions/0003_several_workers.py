"""What several workers share: who wakes a table, who has been told, who is where, how often."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("claimed_until", sa.Float))
    op.add_column("notices", sa.Column("told", sa.Text))
    if op.get_context().dialect.name == "postgresql":
        _shared_by_workers()


def _shared_by_workers() -> None:
    """Unlogged: after a crash the workers write it anew."""
    op.create_table(
        "workers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        prefixes=["UNLOGGED"],
    )
    op.create_table(
        "devices",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "worker", "seat"),
        prefixes=["UNLOGGED"],
    )
    op.create_index("devices_of_a_worker", "devices", ["worker"])
    op.create_table(
        "buckets",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("who", sa.LargeBinary, nullable=False),
        sa.Column("tokens", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("kind", "who"),
        prefixes=["UNLOGGED"],
    )
    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    if op.get_context().dialect.name == "postgresql":
        for table in ("house", "buckets", "devices", "workers"):
            op.drop_table(table)
    op.drop_column("notices", "told")
    op.drop_column("tables", "claimed_until")
