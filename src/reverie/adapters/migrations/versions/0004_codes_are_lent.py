"""A table has its code for a time; after that another table may have it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

HOUR = 3600


def upgrade() -> None:
    postgres = op.get_context().dialect.name == "postgresql"
    # While workers are replaced one by one, those of before still open tables.
    alive = sa.text(f"extract(epoch FROM now()) + {HOUR}") if postgres else sa.text("0")
    op.add_column("tables", sa.Column("lent_until", sa.Float, nullable=False, server_default=alive))
    op.execute(f"UPDATE tables SET lent_until = touched + {HOUR}")
    if postgres:
        op.alter_column("tables", "code", nullable=True)
    else:
        with op.batch_alter_table("tables") as tables:
            tables.alter_column("code", existing_type=sa.Text, nullable=True)


def downgrade() -> None:
    """A table without a code is given its id for one: it is unique, and nobody types it."""
    op.execute("UPDATE tables SET code = id WHERE code IS NULL")
    if op.get_context().dialect.name == "postgresql":
        op.alter_column("tables", "code", nullable=False)
    else:
        with op.batch_alter_table("tables") as tables:
            tables.alter_column("code", existing_type=sa.Text, nullable=False)
    op.drop_column("tables", "lent_until")
