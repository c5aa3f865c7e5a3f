"""What terms look at: groups of values, and parts of a position.

Values are computed anew only when something has changed that an effect in force looks at.
"""

from __future__ import annotations

from typing import Final

# Groups of values that a term may read and a modifier may write.
READS_NOTHING: Final = 0
READS_ABILITIES: Final = 1
READS_WORDS: Final = 2  # names, traits, kinds, marks: whatever is no number
READS_NUMBERS: Final = -4  # any of them: each has a bit of its own


def reads_number(attribute: int) -> int:
    """The group of values that is one number of cards."""
    return 4 << attribute


# What of a position a term looks at, so that values are computed anew only when it has changed:
# whether cards rest, their damage, time, and (from bit 12 on) which cards are in which zones. What
# is not told counts as everything.
NEEDS_ALL: Final = -1
NEEDS_NOTHING: Final = 0
NEEDS_REST: Final = 1
NEEDS_DAMAGE: Final = 2
NEEDS_TIME: Final = 4  # whose turn it is, and which phase
NEEDS_ACTION: Final = 8  # what is under way: an attack, its parts, how many there have been
NEEDS_PAST: Final = 16  # what has happened in this turn; bits 5 to 11 are the game's
ZONE_BIT: Final = 12


def zone_needs(zones: int) -> int:
    """The needs of a term that looks at the cards of zones (bits)."""
    return (zones & 0xFFFFFF) << ZONE_BIT
