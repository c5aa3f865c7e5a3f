// Written by tools/wire.py from kirifuda.server and kirifuda.games.sheet; not by hand.

export type Pair = [string, string];

export type Said = string | Words;

/** A card that lies somewhere. Without `id` and `key` it is one that the seat may not know. */
export interface Card {
  id?: number;
  key?: string;
  side?: number;
  now?: { [key: string]: number };
  kinds?: string[];
  names?: string[];
  traits?: string[];
  price?: number;
  flags?: string[];
  spot?: number;
  damage?: number;
  host?: number;
  back?: unknown;
}

/** The part `<seat>.<zone>`: how many cards lie there, and those that can be told apart. */
export interface Zone {
  n: number;
  cards?: Card[];
}

/** What a card, a seat or a place is in what goes on: who attacks, who is attacked. */
export interface Role {
  role: string;
  card?: number;
  key?: string;
  seat?: number;
  spot?: number;
}

/** An ability that waits to be played. */
export interface Waits {
  card: number;
  of: string;
  ability: number;
  seat: number;
}

/** The part `head`. */
export interface Head {
  turn: number;
  whose: number;
  first: number;
  phase: number;
  lasting: number;
  gone?: number[];
  teams?: number[][];
  roles?: Role[];
  facts?: string[];
  waiting?: Waits[];
  over?: boolean;
  winners?: number[];
  clause?: string;
}

/** Where a card is that the seat may not know. */
export interface Place {
  seat: number;
  zone: string;
  spot?: number;
}

/** Something that can be chosen: its key, the sentence that tells it, what to touch in order. A point is `["card", handle]`, `["place", side, spot]`, `["zone", seat, zone, spot]`, `["seat", seat]` or `["button"]`. */
export interface Option {
  key: string;
  kind: string;
  say: string;
  points: ((string | number)[])[];
  card?: number;
  name?: string;
  at?: Place | null;
  seat?: number;
  spot?: number;
  side?: number;
  with?: number;
  mate?: string;
  number?: number;
  of?: string;
  ability?: number;
  because?: number;
  cause?: string;
  by?: string;
  much?: number;
}

/** The part `ask`: what is decided. Who does not decide has no `options`. */
export interface Ask {
  seat: number;
  kind: string;
  clause: string;
  n: number;
  source?: number;
  key?: string;
  of?: string;
  ability?: number;
  options?: Option[];
  picked?: number[];
  least?: number;
  most?: number;
  chain?: boolean;
  open?: boolean;
  on?: string;
  leaves?: boolean;
}

/** A line of the log: the key of its sentence, and what stands in its places. */
export interface Line {
  say: string;
  verb: string;
  clause: string;
  step: number;
  who?: number;
  key?: string;
  card?: number;
  frm?: string;
  to?: string;
  n?: number;
  by?: string;
  origin?: number;
  of?: string;
  ability?: number;
}

/** A card that moved: `from` and `to` are keys of parts; a batch moves at once. */
export interface Move {
  batch: number;
  from: string;
  to: string;
  key?: string;
  was?: number;
  id?: number;
}

/** A sentence of the engine: its English is its key (`words.reasons`), values in its places. */
export interface Words {
  words: string;
  values?: (number | string | Words)[];
}

/** One reason against something, with its clause; `spots`: against these ways of it only. */
export interface Against {
  clause: string;
  said: Said;
  spots?: number[];
}

/** Something that the seat might want and cannot, with all that is against it. */
export interface Wish {
  key: string;
  kind: string;
  say: string;
  ways: number;
  against: Against[];
  card?: number;
  name?: string;
  with?: number;
  mate?: string;
  spot?: number;
  number?: number;
  of?: string;
  ability?: number;
}

/** Something that changes a card: by which ability, until which turn, and what it does. */
export interface Change {
  of: string;
  ability: number;
  last?: number;
  numbers?: { [key: string]: number };
  traits?: string[];
  names?: string[];
  bare?: boolean;
  abilities?: number;
  flags?: string[];
  rule?: boolean;
}

/** The other side of a card with two. */
export interface Back {
  kinds: string[];
  values: { [key: string]: number };
}

/** What is printed on a card, in both languages. */
export interface CardSheet {
  key: string;
  names: Pair;
  kinds: string[];
  values: { [key: string]: number };
  traits: string[];
  text: Pair;
  abilities: Pair[];
  modes: string[][];
  title?: string;
  back?: Back | null;
  sides?: Pair[];
}
