"""Cards as printed, and what they are now.

A `CardDef` is a printed card with its compiled abilities. A `Face` is what a card is at the
moment: the printed face, or one that continuous effects have changed (kernel/values/layers.py).
A `Pool` holds every definition and every physical card of one match; it never changes during a
match and is shared by all its copies, so that a state only holds numbers into it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.names import Names
from kirifuda.kernel.position.needs import READS_ABILITIES, READS_WORDS

if TYPE_CHECKING:
    from kirifuda.kernel.effects.conditions import Condition, Trigger
    from kirifuda.kernel.effects.effect import Instruction, Program
    from kirifuda.kernel.effects.terms import Filter
    from kirifuda.kernel.rules import Rules
    from kirifuda.kernel.values.layers import Modifier

# Kinds of abilities; a game numbers its own keywords from KEYWORD on.
AUTO: Final = 1
ACTIVATED: Final = 2
CONTINUOUS: Final = 3
KEYWORD: Final = 10

EVERYWHERE: Final = -1
MOVE: Final = 1  # the kernel's one kind of event (kernel/events/moving.py)
LAYER_OF_ORIGINALS: Final = 5  # (kernel/values/layers.py)
NOTES: Final = 8
RULES: Final = 63  # rules that effects may change: bits of a machine word
EVENTS: Final = 60  # kinds of events that a game may number: bits of a machine word


def folded(words: str) -> str:
    """A name or trait as it is compared: of one width, as texts that tell of it are read."""
    return normalize("NFKC", words)


class Ability:
    """One ability: a kind, where it is valid, its conditions, its cost, its trigger, its effect."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.zones: i64 = EVERYWHERE  # bits of the zone kinds in which it is valid
        self.conditions: list[Condition] = []
        self.limit: i64 = 0  # uses in a turn; 0: no limit
        self.for_good = False  # that limit is for the whole game
        self.skill: i64 = 0  # one use in a game for all abilities of a player with this number
        self.declinable = False
        self.cost: Program | None = None
        self.rests = False  # its cost rests its card
        self.triggers: list[Trigger] = []
        self.looks_back: list[Trigger] = []  # what of this turn it asks after (effects/past.py)
        self.state: Condition | None = None
        self.body: list[Instruction] = []
        self.modifiers: list[Modifier] = []
        self.needs: i64 = 0  # what of a position its conditions look at (kernel/effects/terms.py)
        self.names_opponent = False  # one of several, whom its master names (timing/naming.py)
        self.registers: i64 = 1
        self.filter: Filter | None = None  # what a keyword names
        self.delayed = False  # an effect made it, and it waits for its event once
        self.at_once = False  # a delayed effect that is no ability: done as its event happens
        self.printed = True  # False: an ability that another one can grant
        self.side: i64 = 0  # of a card with two sides: 1 for the other side
        self.first: list[Instruction] = []  # what must be possible for it to do anything at all
        self.recalls = False  # it speaks of the event that it waits for
        self.text = ""
        self.english = ""

    def __str__(self) -> str:
        return self.english or self.text or "an ability without a text of its own"

    def __repr__(self) -> str:
        return f"<ability {self}>"


@mypyc_attr(acyclic=True)
class Face:
    """What a card is: numbers, kinds (bits), names, traits, marks (bits), ability numbers."""

    def __init__(
        self,
        nums: list[int],
        kinds: int,
        names: tuple[str, ...],
        traits: tuple[str, ...],
        marks: int,
        abilities: list[int],
    ) -> None:
        self.nums = nums
        self.kinds: i64 = kinds
        self.names = names
        self.traits = traits
        self.marks: i64 = marks
        self.abilities = abilities

    def copy(self) -> Face:
        """A face to be changed: its numbers in place, all else by putting something new."""
        return Face(self.nums[:], self.kinds, self.names, self.traits, self.marks, self.abilities)


class CardDef:
    """A printed card. `abilities` holds the printed ones and those that they can grant. `titled`
    is what is printed as its name, as texts spell it; `called` is the name that it has, and empty
    if it has none."""

    def __init__(
        self,
        key: str,
        name: str,
        english: str,
        nums: list[int],
        kinds: int,
        traits: tuple[str, ...],
        abilities: list[Ability],
        text: str,
        fields: dict[str, str],
    ) -> None:
        self.key = key
        self.name = name
        self.titled = folded(name)
        self.called = self.titled
        self.aliases: tuple[str, ...] = ()  # names that it has besides, everywhere
        self.english = english
        self.nums = nums
        self.kinds = kinds
        self.traits = traits
        self.abilities = abilities
        self.text = text
        self.fields = fields
        self.marks = 0
        self.back: Face | None = None  # the other side of a card with two, its abilities aside
        self.summary = ""  # what else is printed on it, in a line

    def printed_abilities(self) -> list[Ability]:
        """The abilities that stand on the card, without those that they can grant."""
        return [ability for ability in self.abilities if ability.printed]

    def title(self) -> str:
        """Its name, and its English name if that is another one."""
        if not self.english or self.english == self.name:
            return self.name
        return f"{self.name} ({self.english})"

    def __str__(self) -> str:
        """The card as one would read it out: its name and values, then a line for each ability."""
        head = f"{self.title()}: {self.summary}" if self.summary else self.title()
        return "\n".join([head, *[f"  {ability}" for ability in self.printed_abilities()]])

    def __repr__(self) -> str:
        return (
            f"<card {self.title()}: {self.summary}>" if self.summary else f"<card {self.title()}>"
        )


def weights(size: int) -> list[int]:
    """A number for each card, so that sums of some of them are hardly ever equal."""
    out: list[int] = []
    for card in range(size):
        n = (card + 1) * 0x9E3779B1 & 0xFFFFFFFF
        n = (n ^ n >> 15) * 0x85EBCA77 & 0xFFFFFFFF
        n = (n ^ n >> 13) * 0xC2B2AE3D & 0xFFFFFFFF
        out.append((n ^ n >> 16) & 0xFFFFFFF | 1)
    return out


class Pool:
    """All definitions, abilities and physical cards of one match.

    Card numbers count through the seats' decks in order, then through what lies beside the game
    until something makes it (`beside`: for each, the seat and the definition). `owner` and
    `definition` never change. Ability numbers count through the definitions in order. `parts`: for
    each card of a deck, which part of it that is (none: all of one).

    `possible` holds cards that any seat's list may have as far as others know, where lists are
    closed: who is asked must not depend on whether one of them is there.
    """

    def __init__(
        self,
        rules: Rules,
        defs: list[CardDef],
        decks: list[list[int]],
        parts: list[list[int]] | None = None,
        beside: list[tuple[int, int]] | None = None,
        possible: Pool | None = None,
    ) -> None:
        self.rules = rules
        self.defs = defs
        self.decks = decks
        self.possible = possible
        self.format: i64 = 0  # how it is played, as the game numbers its formats
        self.worked: list[int] = []  # what the game works out once, by definition
        self.abilities: list[Ability] = []
        self.ability_def: list[int] = []
        self.base: list[int] = []
        self.printed: list[Face] = []
        self.backs: dict[int, Face] = {}  # the other sides of cards with two, by definition
        self.listens: list[int] = []  # per definition: bits of the events it listens to
        # per definition: bits of zones from which it applies, listens or can be used
        self.alert: list[int] = []
        self.lasting: list[int] = []  # per definition: bits of zones with continuous abilities
        self.ruling: list[int] = []  # likewise, only those that change what is allowed
        self.rules_of: list[int] = [0] * len(defs)  # and bits of the rules that they change
        self.rulers: list[list[int]] = []  # by rule: the cards that have such
        self.listening: list[int] = [0] * EVENTS  # per event kind: bits of zones to look into
        self.moves: list[int] = [0] * EVENTS  # per zone left: bits of zones entered that matter
        self.rules_touched: i64 = 0  # bits: the rules of the game that an ability can change
        self.rules_changed = False  # an ability of the match can change what is allowed
        # per definition, bits of zones in which continuous abilities can change such a card: at
        # all, in words, and for each number in that one
        self.reach: list[int] = [0] * len(defs)
        self.reach_words: list[int] = [0] * len(defs)
        self.reaching: list[int] = [0] * len(defs)  # per definition: where its own change cards
        self.reach_numbers: list[list[int]] = [[0] * len(defs) for _ in rules.attributes]
        # bits of the numbers that the rules or anything in the match can change: others are printed
        self.unsteady_numbers: i64 = rules.own_numbers
        self.originals = False  # an ability of the match changes what counts as printed
        self.shielded = False  # cards of the match can be out of the reach of effects
        self.bends = False  # cards of the match may go elsewhere than they are moved to
        self.ruling_zones: i64 = 0  # bits of zones with such as change what is allowed
        self.shifting = False  # a continuous ability gives or takes abilities
        self.steady = True  # no ability of the match gives or takes abilities
        self.quoted = False  # an ability of the match gives cards what is printed on others
        # per event kind: bits of the numbers of events that some ability waits for
        self.numbers: list[int] = [0] * EVENTS
        self.heard: i64 = 0  # bits of event kinds that some ability waits for
        self.lasting_zones: i64 = 0
        # bits of zones with continuous abilities that are about a named opponent: per definition
        # its own, and such as an ability of the match can grant to any card
        self.naming: list[int] = [0] * len(defs)
        self.naming_granted: i64 = 0
        self.names_opponents = False  # there are such at all
        self.namers: list[int] = []  # the cards that have such printed on them
        self.naming_zones: i64 = 0  # all of these zones
        self.acting: list[int] = []  # per definition: bits of zones with activated abilities
        self.acting_zones: i64 = 0
        # bits of zones with abilities that wait for a state: at all, per definition its own, and
        # whether an ability of the match can grant such to any card; the cards with their own
        self.state_zones: i64 = 0
        self.stating: list[int] = [0] * len(defs)
        self.states_granted = False
        self.staters: list[int] = []
        self.granted: i64 = 0  # bits of ability kinds that an ability of the match can grant
        self.granted_events: i64 = 0
        self.notes: list[int] = [0] * NOTES  # what the game notes about the whole match
        self.flags: dict[int, int] = {}  # what the game notes about definitions and seats
        self.strings: list[str] = []
        self.string_ids: dict[str, int] = {}
        self.owner: list[int] = []
        self.definition: list[int] = []
        for seat, deck in enumerate(decks):
            for number in deck:
                self.owner.append(seat)
                self.definition.append(number)
        self.part: list[int] = [0] * len(self.owner)
        if parts is not None:
            self.part = [part for mine in parts for part in mine]
        self.made: list[int] = []  # the cards that lie beside the game
        for seat, number in beside or []:
            self.made.append(len(self.owner))
            self.owner.append(seat)
            self.definition.append(number)
            self.part.append(-1)
        self.size: i64 = len(self.owner)
        self.weights = weights(self.size)
        self.picks = [Option("pick", card) for card in range(self.size)]
        self.offers: list[list[Option]] = []  # by kind and card: what the game makes once
        self.hidden: list[list[Ability]] = [[] for _ in decks]  # what may wait in hidden zones
        # bits of event kinds that must be told at all, and of those only some numbers matter of
        self.remembers: i64 = rules.remembers  # bits of event kinds that a turn's history keeps
        self.recalled: i64 = 0  # and of those, what texts ask for
        self.told: i64 = 0
        self.untold: i64 = 0
        self.faces: list[Face] = []
        for d, card in enumerate(defs):
            names = (card.called, *card.aliases) if card.called else card.aliases
            for name in names:
                self.intern(name)
            traits = tuple([folded(trait) for trait in card.traits])
            for trait in traits:
                self.intern(trait)
            self.base.append(len(self.abilities))
            mine: list[int] = []
            turned: list[int] = []
            for ability in card.abilities:
                if ability.printed:
                    (turned if ability.side else mine).append(len(self.abilities))
                self.abilities.append(ability)
                self.ability_def.append(d)
            self.printed.append(Face(card.nums, card.kinds, names, traits, card.marks, mine))
            back = card.back
            if back is not None:
                behind_names = tuple([folded(name) for name in back.names])
                behind = tuple([folded(trait) for trait in back.traits])
                self.backs[d] = Face(
                    back.nums, back.kinds, behind_names, behind, back.marks, turned
                )
            self.listens.append(0)
            self.lasting.append(0)
            self.ruling.append(0)
            self.alert.append(0)
            self.acting.append(0)
        self.faces = [self.printed[d] for d in self.definition]
        self.names = Names(
            rules,
            [card.english or card.name for card in defs],
            self.definition,
            [ability.english or ability.text for ability in self.abilities],
        )
        for ability in self.abilities:
            for modifier in ability.modifiers:
                self.quoted = self.quoted or modifier.quotes
        for number, ability in enumerate(self.abilities):
            self.enrol(self.ability_def[number], ability)
            rules.enrol(self, self.ability_def[number], ability)
        self.enrol_few()
        self.enrol_hidden(rules.hidden_zones)
        kept = -1 if self.state_zones else self.remembers | rules.answers
        self.told = self.heard | kept
        self.untold = ~kept

    def enrol_few(self) -> None:
        """Note which cards have abilities that few have: those that change a rule, those that are
        about a named opponent, and those that wait for a state."""
        if self.rules_changed:
            self.rulers = [[] for _ in range(RULES)]
            for card, d in enumerate(self.definition):
                bits = self.rules_of[d]
                rule = 0
                while bits:
                    if bits & 1:
                        self.rulers[rule].append(card)
                    bits >>= 1
                    rule += 1
        if self.names_opponents:
            naming = self.naming
            self.namers = [card for card, d in enumerate(self.definition) if naming[d]]
        if self.state_zones:
            stating = self.stating
            self.staters = [card for card, d in enumerate(self.definition) if stating[d]]

    def enrol_hidden(self, zones: int) -> None:
        """Note, for each seat, the abilities that its list may have and that wait in hidden zones
        (bits); where lists are closed, all that any list may have."""
        possible = self.possible
        if possible is None:
            for seat, deck in enumerate(self.decks):
                self.hidden[seat] = self.waiting_in(zones, sorted(set(deck)))
            return
        found = self.waiting_in(zones, list(range(len(self.defs))))
        for ability in possible.waiting_in(zones, list(range(len(possible.defs)))):
            if ability not in found:
                found.append(ability)
                for trigger in ability.triggers:
                    self.heard |= 1 << trigger.event
                    self.numbers[trigger.event] |= (
                        1 << trigger.number if trigger.number >= 0 else -1
                    )
                    self.enrol_moves(trigger)
                    if not trigger.own:
                        self.listening[trigger.event] |= ability.zones
        self.hidden = [found for _ in self.decks]

    def waiting_in(self, zones: int, definitions: list[int]) -> list[Ability]:
        """The printed abilities of some cards that wait in one of these zones (bits)."""
        out: list[Ability] = []
        for d in definitions:
            for number in self.printed[d].abilities:
                ability = self.abilities[number]
                waits = any(not trigger.own for trigger in ability.triggers)
                if waits and ability.zones != EVERYWHERE and ability.zones & zones:
                    out.append(ability)
        return out

    def enrol(self, d: int, ability: Ability) -> None:
        """Note where an ability has to be looked for: what no card can do is never looked for."""
        ability.needs = 0
        for condition in ability.conditions:
            ability.needs |= condition.needs
            if condition.names_opponent and ability.kind == CONTINUOUS:
                ability.names_opponent = True
                self.names_opponents = True
                if ability.printed:
                    self.naming[d] |= ability.zones
                else:
                    self.naming_granted |= ability.zones
                self.naming_zones |= ability.zones
        for modifier in ability.modifiers:
            for attribute in range(len(self.reach_numbers)):
                if modifier.changes(attribute):
                    self.unsteady_numbers |= 1 << attribute
            if modifier.layer >= LAYER_OF_ORIGINALS:
                self.originals = True
            if modifier.writes & READS_ABILITIES:
                self.steady = False
                if ability.kind == CONTINUOUS:
                    self.shifting = True
            if modifier.rule and ability.kind == CONTINUOUS:
                self.ruling_zones |= ability.zones
                self.ruling[d] |= ability.zones
                self.rules_of[d] |= 1 << modifier.rule
            if modifier.rule:
                self.rules_changed = True
                self.rules_touched |= 1 << modifier.rule
            if ability.kind == CONTINUOUS and modifier.layer:
                self.enrol_reach(d, ability, modifier)
            if modifier.quotes:
                self.grants_anything()
            for text in modifier.strings():
                self.intern(text)
        if not ability.printed:
            self.granted |= 1 << ability.kind
        if ability.kind == CONTINUOUS:
            if ability.printed:
                self.lasting[d] |= ability.zones
                self.alert[d] |= ability.zones
                self.lasting_zones |= ability.zones
        if ability.kind == ACTIVATED and ability.printed:
            self.acting[d] |= ability.zones
            self.alert[d] |= ability.zones
            self.acting_zones |= ability.zones
        for trigger in ability.triggers:
            self.heard |= 1 << trigger.event
            self.numbers[trigger.event] |= 1 << trigger.number if trigger.number >= 0 else -1
            self.enrol_moves(trigger)
            if ability.printed:
                self.listens[d] |= 1 << trigger.event
                if not trigger.own:
                    self.listening[trigger.event] |= ability.zones
                    self.alert[d] |= ability.zones
            elif not ability.delayed:
                self.granted_events |= 1 << trigger.event
        for trigger in ability.looks_back:
            self.remembers |= 1 << trigger.event
            self.recalled |= 1 << trigger.event
            self.enrol_moves(trigger)
        if ability.state is not None:
            self.state_zones |= ability.zones
            if ability.printed:
                self.stating[d] |= ability.zones
            else:
                self.states_granted = True

    def grants_anything(self) -> None:
        """Note that any card of the match can come to have any ability."""
        self.granted = -1
        self.granted_events = -1
        self.naming_granted = EVERYWHERE
        self.naming_zones = EVERYWHERE
        self.states_granted = True

    def enrol_moves(self, trigger: Trigger) -> None:
        """Note from where to where moves matter to somebody."""
        if trigger.event == MOVE:
            for frm in range(EVENTS):
                if trigger.frm >> frm & 1:
                    self.moves[frm] |= trigger.to

    def enrol_reach(self, d: int, ability: Ability, modifier: Modifier) -> None:
        """Note which cards a continuous ability can change, and where."""
        target = modifier.target
        zones = target.spread(ability.zones) if target is not None else EVERYWHERE
        self.reaching[d] |= zones
        touched = [d]
        if target is None or not target.own or not ability.printed or self.quoted:
            touched = list(range(len(self.defs)))
        for other in touched:
            self.reach[other] |= zones
            if modifier.writes & READS_WORDS:
                self.reach_words[other] |= zones
            for attribute in range(len(self.reach_numbers)):
                if modifier.changes(attribute):
                    self.reach_numbers[attribute][other] |= zones

    def intern(self, text: str) -> int:
        """The number of a string that values may hold."""
        n = self.string_ids.get(text, -1)
        if n < 0:
            n = len(self.strings)
            self.strings.append(text)
            self.string_ids[text] = n
        return n
