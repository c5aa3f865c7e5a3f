// Written by tools/wire.py from kirifuda.server and kirifuda.games.sheet; not by hand.

import type { CardSheet, Change, Line, Move, Said, Wish } from "./parts";

export const PROTOCOL = "kirifuda.1";

/** Sit down or watch, also again. `token`: of an invite or watch link. Answer: welcome and a whole pos, also for who comes back. */
export interface Hello {
  t: "hello";
  table: string;
  token?: string;
}

/** Choose at version `at`: keys of options, one for each decision in a row. `id` comes back with the answer, so that one sent again is known from another. */
export interface Choose {
  t: "choose";
  at: number;
  pick: string[];
  id?: number;
}

/** What a chain of picks still allows; nothing is changed. Answer: answer. */
export interface Try {
  t: "try";
  id: number;
  at: number;
  pick: string[];
}

/** What the seat might want with some cards (none: all) and cannot, with every reason. */
export interface Why {
  t: "why";
  id: number;
  at: number;
  cards?: number[];
  kind?: string;
}

/** What changes a card, and by what. */
export interface Look {
  t: "look";
  id: number;
  at: number;
  card: number;
}

/** Lines of the log from one number to another (not included). */
export interface Lines {
  t: "lines";
  id: number;
  start: number;
  end: number;
}

/** What a program would do in this seat's place; only where no other people play. */
export interface Advise {
  t: "advise";
  id: number;
  at: number;
}

/** Back to version `to`, which `state.backs` offered: at once, or after the others agree. */
export interface TakeBack {
  t: "back";
  at: number;
  to: number;
  id?: number;
}

/** Answer what another seat asks for (`state.asks`); `never`: refuse for good. */
export interface Agree {
  t: "agree";
  ask: number;
  yes: boolean;
  never?: boolean;
}

/** Give up. */
export interface Concede {
  t: "concede";
}

/** Ask to go on another day: the clocks stop when all people agree. `resume`: go on. */
export interface Adjourn {
  t: "adjourn";
  resume?: boolean;
}

/** Which windows are passed for me: kinds of decisions, until when; empty: none. `auto`: take a lone option for me where that tells nobody anything. `turn`: pass until this turn is over. Cleared by a take-back. */
export interface Stops {
  t: "stops";
  auto?: boolean;
  kinds?: string[];
  turn?: boolean;
}

/** Do not wait any longer before the lone option is taken (`state.wait`). */
export interface Skip {
  t: "skip";
  at: number;
}

/** One of the canned phrases (`calls.PHRASES`). */
export interface Phrase {
  t: "say";
  phrase: string;
}

/** Whether watchers may see my hand; they do once all people say so. */
export interface Show {
  t: "show";
  hands: boolean;
}

/** Is anybody there? `ms` comes back; `lag`: how long the last round took. */
export interface Ping {
  t: "ping";
  ms: number;
  lag?: number;
}

/** Who one is here. `seat`: null for who watches. Sheet and cards are fetched by hash. */
export interface Welcome {
  t: "welcome";
  table: string;
  v: number;
  seat: number | null;
  game: string;
  sheet: string;
  cards: string;
  engine: string;
  protocol: string;
}

/** Lines of the log: forget those from `start` on, then add these. `all`: how many there are. */
export interface Log {
  start: number;
  all: number;
  lines: Line[];
}

/** A position. `base` null: all parts; else those that differ from the position at `base`. A part that is gone is null. `cards`: sheets of cards that are not the game's own. */
export interface Pos {
  t: "pos";
  v: number;
  base: number | null;
  parts: { [key: string]: unknown };
  log: Log;
  moves: Move[];
  cards: { [key: string]: CardSheet };
}

/** Who sits somewhere, and how much time they have. */
export interface SeatState {
  name: string;
  bot: string;
  me: boolean;
  here: boolean;
  deck: string;
  bank: number | null;
  away: number | null;
  shows: boolean;
}

/** What a seat asks the others for. `what`: back, adjourn. */
export interface Asks {
  id: number;
  seat: number;
  what: string;
  to: number;
  waits: number[];
}

/** A version to which the seat may go back. `how`: free, alone (against programs) or ask. */
export interface BackTo {
  to: number;
  how: string;
}

/** The server will choose this by itself in `ms`, unless the seat does; `skip` hastens it. */
export interface Wait {
  at: number;
  key: string;
  ms: number;
}

/** How it ended. `by`: rules, concede, time, agreement. */
export interface Result {
  winners: number[];
  losers: number[];
  by: string;
  clause: string;
}

/** All of the table that is not the position; sent whole whenever some of it changes. */
export interface State {
  t: "state";
  v: number;
  seats: SeatState[];
  status: string;
  teams: number[][];
  running: number | null;
  thinking: number | null;
  backs: BackTo[];
  left: number;
  asks: Asks[];
  wait: Wait | null;
  stops: string[];
  auto: boolean;
  pass_turn: boolean;
  watchers: number;
  hands: boolean;
  result: Result | null;
  score: number[];
  best_of: number;
  rematch: number[];
  next: string;
}

/** A choice made at `at` is on disk; the table is at `v`. */
export interface Ack {
  t: "ack";
  at: number;
  v: number;
  id: number;
}

/** A reason: a code, the sentence with its values, a clause, a place. */
export interface Refusal {
  code: string;
  said: Said;
  clause: string;
  place: Said;
}

/** What was asked for is not done, and why. `of`: the kind of message; `id`: as it was sent. */
export interface No {
  t: "no";
  of: string;
  reasons: Refusal[];
  at: number | null;
  id: number | null;
}

/** What was asked by `try`, `why`, `look`, `lines` or `advise`, with its `id`. */
export interface Answer {
  t: "answer";
  id: number;
  v: number;
  wishes: Wish[];
  changes: Change[];
  lines: Line[];
  chain: Tried | null;
  advice: Advised[];
}

/** What a program thinks of an option: how likely the seat wins with it, from 0 to 1. */
export interface Advised {
  key: string;
  chance: number;
  tries: number;
}

/** What a chain allows: keys that can be picked next, whether it could end here. */
export interface Tried {
  picked: string[];
  open: string[];
  enough: boolean;
  complete: boolean;
}

/** A canned phrase of a seat. */
export interface Told {
  t: "said";
  seat: number;
  phrase: string;
}

export interface Pong {
  t: "pong";
  ms: number;
}

/** The socket is about to be closed with this code. */
export interface Bye {
  t: "bye";
  code: number;
  again: boolean;
}

export type Incoming = Hello | Choose | Try | Why | Look | Lines | Advise | TakeBack | Agree | Concede | Adjourn | Stops | Skip | Phrase | Show | Ping;

export type Outgoing = Welcome | Pos | State | Ack | No | Answer | Told | Pong | Bye;
