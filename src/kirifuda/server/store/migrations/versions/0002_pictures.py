"""Pictures of positions, what a seat has asked for and refused, and seeds of 128 bits."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "snapshot",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("v", sa.Integer(), nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("pack", sa.LargeBinary(), nullable=False),
    )
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("left", sa.Integer(), nullable=False, server_default="3"))
        seat.add_column(sa.Column("never", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", existing_type=sa.String(24), type_=sa.String(40))
