"""Tables, their logs, and the people beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _append_only() -> sa.Constraint:
    columns, name = ("table_id", "number"), "log_is_append_only"
    # Replicas of a PostgreSQL need a primary key; a SQLite file is smaller without.
    if op.get_context().dialect.name == "postgresql":
        return sa.PrimaryKeyConstraint(*columns, name=name)
    return sa.UniqueConstraint(*columns, name=name)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("listed", sa.Boolean, nullable=False, default=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("command", sa.Text),
        _append_only(),
    )
    op.create_index(
        "one_answer_a_command",
        "log",
        ["table_id", "seat", "command"],
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )
    op.create_table(
        "people",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("listed_tables", "tables", ["listed", "touched"])


def downgrade() -> None:
    for table in ("people", "log", "tables"):
        op.drop_table(table)
