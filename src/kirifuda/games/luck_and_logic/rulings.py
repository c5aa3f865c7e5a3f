"""Effects that change what is allowed: which rules of the game a ruling can touch.

A ruling (values/rulings.py) names a rule (below), for whom (`who`), on which cards (`target`), with
which further condition on a second card (`filter`), and a number. So texts go before the rules
(1.3.1). Where two contradict, what forbids wins (1.3.3).
"""

from __future__ import annotations

from typing import Final

NO_SORTIE: Final = 1  # `who` cannot sortie `target` (cards that meet `filter`)
NO_UNION: Final = 2  # `who` cannot unite (`target` cannot be a material)
MORE_UNIONS: Final = 3  # `who`'s limit of unions is so much higher (7.5.3.2.1)
MORE_CHANGES: Final = 4  # `who`'s limit of trans-changes is so much higher (7.5.3.3.1)
MORE_HAND: Final = 5  # `who`'s hand limit is so much higher (4.6.3)
MORE_LEVELS: Final = 6  # `who`'s level limit is so much higher (4.7.2)
COST_CHANGE: Final = 7  # `target` costs so much more or less to play (9.6.2.3.1)
NO_STANDING: Final = 8  # `target` does not stand
NO_SHIFT: Final = 9  # `target` cannot be moved from circle to circle (5.14.3)
NO_DRAW: Final = 10  # `who` cannot draw
UNITE_ANYWAY: Final = 11  # `who` can bring out `filter` by union whatever the conditions (5.13.1.5)
UNITE_FROM: Final = 12  # `who` can bring out `filter` by union from `zones` (5.13.1.2.4)
NO_ACTIVATED: Final = 13  # `who` cannot use activated abilities of `target` (12.3.1.1)
NO_AUTO: Final = 14  # `who` cannot use automatic abilities of `target` (12.3.1.2)
NO_DRIVE: Final = 15  # `who` cannot use logic drives of `target`
NO_LUCK: Final = 16  # `who` cannot luck-drive
NO_BOOST: Final = 17  # `who` cannot level-boost
NO_ATTACK: Final = 18  # `target` cannot attack (circles with `filter`)
MORE_ATTACKS: Final = 19  # `who`'s attack limit is so much higher (8.2.3)
MUST_ATTACK: Final = 20  # who attacks must attack a circle of `target` (8.2.6.2)
NOT_ATTACKED: Final = 21  # circles of `target` cannot be attacked
ATTACK_BACK: Final = 22  # `target` can attack back circles whatever the gates (8.2.6.1)
NO_INTERCEPT: Final = 23  # `who` cannot intercept (with `target`)
NO_DEFINING: Final = 24  # `who` cannot define logic (with cards that meet `filter`)
DEFINE_FROM: Final = 25  # `who` can define logic from `zones`, too (5.16.1.2)
INSTEAD: Final = 26  # before `target` leaves its circle for `zones`, do `program` (9.10)
GATE_INSTEAD: Final = 27  # before gate `target` is broken, do `program` (9.10)
NO_MOVE: Final = 28  # `target` is not moved by effects of opponents
NO_BREAK: Final = 29  # gate `target` is not broken
NO_LOSS: Final = 30  # `target` does not go to the stock when it loses (8.5.6)
LOSES_NOT: Final = 31  # `who` does not lose by that clause

BY_LOSING: Final = 1 << 30  # among the zones of INSTEAD: only for losing a battle
