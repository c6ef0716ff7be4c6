"""People who meet again: a circle in one piece, and the tables at which it met."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "circles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "circle_tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("circle_id", sa.Text, nullable=False),
    )
    op.create_index("circle_tables_circle", "circle_tables", ["circle_id"])


def downgrade() -> None:
    op.drop_table("circle_tables")
    op.drop_table("circles")
