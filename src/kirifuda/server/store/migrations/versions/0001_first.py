"""The first version: all tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

LONG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("secret_hash", sa.String(64), unique=True),
        sa.Column("made", LONG, nullable=False),
    )
    op.create_table(
        "signing",
        sa.Column("id", LONG, primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made", LONG, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("setup", sa.Text()),
        sa.Column("seed", sa.String(24), nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("before", sa.String(16)),
        sa.Column("after", sa.String(16)),
        sa.Column("made", LONG, nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_index("ix_tables_at", "tables", ["at"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("tables_open", "tables", ["status", "made"])
    op.create_table(
        "deck",
        sa.Column("id", LONG, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("legal", sa.Boolean(), nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_index("ix_deck_person", "deck", ["person"])
    op.create_table(
        "report",
        sa.Column("id", LONG, primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("v", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_table(
        "result",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("winners", sa.String(32), nullable=False),
        sa.Column("losers", sa.String(32), nullable=False),
        sa.Column("clause", sa.String(24), nullable=False),
        sa.Column("by", sa.String(12), nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id")),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("invite_hash", sa.String(64), unique=True),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "step",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("v", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("arg", sa.Integer(), nullable=False),
        sa.Column("at_ms", LONG, nullable=False),
        sa.Column("spent_ms", LONG, nullable=False),
        sa.Column("away_ms", LONG, nullable=False),
        sa.Column("said", sa.String(24), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("step")
    op.drop_table("seat")
    op.drop_table("result")
    op.drop_table("report")
    op.drop_table("deck")
    op.drop_table("tables")
    op.drop_table("signing")
    op.drop_table("person")
