// Written by tools/wire.py from kirifuda.server and kirifuda.games.sheet; not by hand.

import type { Pair } from "./parts";

/** A place in an area: the number that the engine has for it, and where it lies on the field. `at` is (column, row) as its own player sees it, the front row first; `letter` stands for its name where there is little room. */
export interface SheetSpot {
  number: number;
  at: [number, number];
  letter: string;
}

/** Where the cards of a zone lie. `covers`: by the spot of a card, the places (bits) that it lies on, where that can be several. `beside`: a flag; cards with it lie beside the one that stands in a place. `hung`: its cards lie under others and are told there. `ground`: flags of its cards are told at the places of another area, as what these stand on. `sided`: the side of its card names its place. `gauge`: a number of the seat that is told there, with its sign. */
export interface SheetArea {
  zone: string;
  shape: string;
  spots: SheetSpot[];
  facing: string;
  covers: number[];
  beside: string;
  hung: boolean;
  ground: string;
  sided: boolean;
  gauge: Pair;
  label: Pair | null;
  of: number;
  seldom: boolean;
  short: Pair | null;
}

/** A part of a gauge: how many, each as a sign. Of cards: those with all the flags `has` and none of `lacks` that no earlier part has taken. Of a number: what the engine tells under this name. */
export interface SheetPart {
  name: string;
  sign: string;
  tone: string;
  has: string[];
  lacks: string[];
}

/** Something counted on a side: life, energy, cores. `zone`: its cards are what is counted, part by part; otherwise the engine tells the numbers of its parts (`Rules.gauges`). `full`: of how many; `bar`: so many signs stand for all of it. `low`, `near`: from there on (down, up) it is told as dangerous. `sums`: its parts are told as "first/all" before the signs. `seldom`: not told while it is nothing. `words`: said with the numbers in their places instead of signs. `tinted`: signs have the tone of their cards. */
export interface SheetGauge {
  is: "gauge";
  name: string;
  label: Pair;
  parts: SheetPart[];
  zone: string;
  full: number;
  bar: number;
  low: number;
  near: number;
  sums: boolean;
  number: boolean;
  seldom: boolean;
  words: Pair | null;
  tinted: boolean;
}

/** How many cards lie in a zone; `marked`: and how many of them have a flag, with its sign. */
export interface SheetCount {
  is: "count";
  zone: string;
  label: Pair | null;
  seldom: boolean;
  marked: string;
  sign: string;
}

/** The cards of a zone by name. `lacks`: but for those with a flag; `seldom`: if there are any. `counted`: after how many there are in all. */
export interface SheetNames {
  is: "names";
  zone: string;
  label: Pair;
  lacks: string;
  seldom: boolean;
  counted: boolean;
  tone: string;
}

/** Which of some kinds the open cards of a zone have. */
export interface SheetKinds {
  is: "kinds";
  zone: string;
  kinds: string[];
}

/** A piece of a card's values: a sign and a value, or the sign alone. `value`: an attribute, or "price" (what it costs now, where the engine tells it), "damage", "kind" (what the kind `only` is called), "symbols" (of its kinds, `Sheet.symbols`). `only`: a flag or kind that the card must have; `unless`: one that it must not have; `positive`: not if the value is 0. `left`: what damage leaves of the value. `words`: for each value, from 0 on, what stands for it. `compass`: the value is four bits (up, right, down, left) told as arrows as the card lies. `role`: only of a card that has it in what goes on. */
export interface SheetStat {
  sign: string | Pair;
  value: string;
  only: string;
  unless: string;
  positive: boolean;
  left: boolean;
  words: string[];
  compass: boolean;
  role: string;
  tone: string;
}

/** The values of a card in a few signs: the first that fits is told. `kind` and `flag`: such as the card has; `zones`: where it lies (empty: anywhere); `asked`: while a decision of that kind is asked. */
export interface SheetStats {
  pieces: SheetStat[];
  kind: string;
  zones: string[];
  flag: string;
  asked: string;
}

/** Something that a card is at the moment, by name: from bits of its status, marks or kinds. `sign`: told on the card; `words`: how it is told in full; `opposite`: said where it is not so, in the zones `zones` (empty: nowhere). `unless`: bits of marks that undo it. */
export interface SheetFlag {
  name: string;
  sign: string;
  words: Pair | null;
  opposite: Pair | null;
  zones: string[];
  status: number;
  marks: number;
  unless: number;
  tone: string;
}

/** How an option of a kind is told and touched. `spot` and `number`: what these are. `gathered`: options of many cards are one row at first; `varied`: those of one card that differ in their number alone are. `valued`: told with the values of its card. `places`: by its number, one's own places that are touched for it. */
export interface SheetAct {
  spot: string;
  number: string;
  gathered: boolean;
  varied: boolean;
  valued: boolean;
  places: { [key: string]: number[] };
}

/** Who does something to whom: roles of cards and places that the engine names. `nobody`: said where there is no card at its end; `weighs`: the number of both that is compared, told beside them as it is now. */
export interface SheetArrow {
  frm: string;
  to: string;
  nobody: Pair;
  weighs: string;
}

/** A game's table. */
export interface SheetSheet {
  size: [number, number];
  areas: SheetArea[];
  title: (SheetGauge | SheetCount | SheetNames | SheetKinds)[];
  line: (SheetGauge | SheetCount | SheetNames | SheetKinds)[];
  stats: SheetStats[];
  flags: SheetFlag[];
  acts: { [key: string]: SheetAct };
  phases: number[];
  browse: string[];
  legend: [string, Pair][];
  told: { [key: string]: string[] };
  arrow: SheetArrow | null;
  roles: string[];
  seldom: string[];
  worded: string[];
  rank: string[];
  by: string;
  tones: { [key: string]: string };
  tints: { [key: string]: string };
  symbols: { [key: string]: [Pair, string] };
  turning: string[];
  displays: string[];
  looked: string[];
  plain: string[];
  own: string[];
  level: string[];
  public: string[];
  modes: Pair;
  traits: Pair;
  trait_words: { [key: string]: Pair };
  names: { [key: string]: string };
  silent_traits: string;
  mirrored: boolean;
  roomy: [number, number];
  tall: number;
  cut: string[];
  sides: Pair[];
  faces: string[];
}

/** GET /api/sheets/HASH. */
export interface GameSheet {
  game: string;
  called: Pair;
  seats: [number, number];
  attributes: string[];
  sheet: SheetSheet;
  words: {
    zones: { [key: string]: Pair };
    attributes: { [key: string]: Pair };
    decisions: { [key: string]: Pair };
    options: { [key: string]: Pair };
    groups: { [key: string]: Pair };
    wishes: { [key: string]: Pair };
    notes: { [key: string]: Pair };
    phases: { [key: string]: Pair };
    spots: { [key: string]: Pair };
    kinds: { [key: string]: Pair };
    endings: { [key: string]: Pair };
    facts: { [key: string]: Pair };
    keywords: { [key: string]: Pair };
    called: { [key: string]: string };
    payments: string[];
    alone: string[];
    reasons: { [key: string]: string };
    terms: { [key: string]: string };
  };
}
