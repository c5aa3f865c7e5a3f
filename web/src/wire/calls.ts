// Written by tools/wire.py from kirifuda.server and kirifuda.games.sheet; not by hand.

import type { Refusal, Result } from "./messages";
import type { CardSheet, Line, Option, Pair } from "./parts";

/** The body of every answer with a status of 400 or above. */
export interface Refused {
  reasons: Refusal[];
}

/** GET /api/me: who one is; a guest is made with the first visit. */
export interface Me {
  id: string;
  name: string;
}

/** POST /api/me. */
export interface Rename {
  name: string;
}

/** POST /api/me/link: `/me/SECRET`; who opens it is the same guest. An older link ends. */
export interface SecretLink {
  link: string;
}

/** A deck that comes with a game. */
export interface DeckInfo {
  id: string;
  names: Pair;
  plans: Pair;
  cards: number;
  text: string;
}

/** A level of program that can be played against. */
export interface BotInfo {
  id: string;
  names: Pair;
  about: Pair;
}

/** A way to play a game: how many sit down, and the clause that says so. */
export interface FormatInfo {
  id: string;
  names: Pair;
  seats: [number, number];
  clause: string;
}

/** GET /api/games: a list of these, and the canned phrases. */
export interface GameInfo {
  id: string;
  titles: Pair;
  seats: [number, number];
  formats: FormatInfo[];
  decks: DeckInfo[];
  bots: BotInfo[];
  parts: { [key: string]: Pair };
  sheet: string;
  cards: string;
}

/** `reasons`: what the server says in English, and the same in Japanese. */
export interface Games {
  games: GameInfo[];
  phrases: { [key: string]: Pair };
  reasons: { [key: string]: string };
}

/** A card of the game, for who builds decks: its sheet and the part where it belongs. */
export interface CardRow {
  sheet: CardSheet;
  part: string;
  most: number;
}

/** GET /api/cards/HASH: all cards of a game, by key. */
export interface Cards {
  game: string;
  cards: { [key: string]: CardRow };
}

/** A deck: `own` 0 and the `id` of a deck of the game, or `own`: the number of one's own. */
export interface DeckChoice {
  id?: string;
  own?: number;
}

/** Who sits at another seat. `who`: bot, open (anybody) or invite (who has the link). A program has a `level` and a `deck` of the game; empty: one that fits is chosen by chance. */
export interface Opponent {
  who: string;
  level?: string;
  deck?: string;
}

/** Seconds: `bank` for all decisions, `add` for each; `away`: while not connected. `flag`: what a fallen flag does: lose, or idle (the first option is taken). */
export interface Clock {
  bank: number;
  add?: number;
  away?: number;
  flag?: string;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  deck: DeckChoice;
  opponents: Opponent[];
  format?: string;
  clock?: Clock | null;
  best_of?: number;
  delay?: number;
  watch?: boolean;
  lists?: string;
  seed?: number | null;
}

/** A table was made: `/t/ID`. `invites`: a link for each seat that waits for who is invited. */
export interface Made {
  id: string;
  invites: string[];
  watch: string;
}

/** Who sits at a seat. `who`: person, bot, open, invite. */
export interface SeatInfo {
  who: string;
  name: string;
  level: string;
  me: boolean;
}

/** GET /api/tables/ID, and a row of the lists. */
export interface TableInfo {
  id: string;
  game: string;
  format: string;
  seats: SeatInfo[];
  status: string;
  seat: number | null;
  v: number;
  turn: number;
  made: number;
  at: number;
  clock: Clock | null;
  best_of: number;
  score: number[];
  delay: number;
  watch: boolean;
  mine: boolean;
  result: Result | null;
  next: string;
  before: string;
  from: string;
}

/** GET /api/tables (open ones, and those that can be watched), GET /api/my (mine, newest first). `more`: where the next page begins (`?before=`); 0: nowhere. */
export interface Tables {
  tables: TableInfo[];
  more: number;
}

/** POST /api/tables/ID/join: sit down at an open seat, or (`token`) where one is invited. */
export interface Join {
  deck: DeckChoice;
  token?: string;
}

/** GET /api/invites/TOKEN: the table of a link /j/TOKEN or /w/TOKEN. `used`: by somebody. */
export interface Invited {
  table: TableInfo;
  used: boolean;
  watch: boolean;
}

/** POST /api/tables/ID/rematch: `id` once everybody wants it (programs do), else empty. */
export interface Rematch {
  id: string;
}

/** POST /api/tables/ID/report: something is wrong here; the record is kept with it. */
export interface Report {
  text: string;
  v?: number;
}

export interface Reported {
  id: number;
}

/** POST /api/tables/ID/continue: from step `v` on, against programs (`level`, for others). */
export interface Going {
  v: number;
  seat: number;
  level?: string;
}

/** POST /api/decks (keep it; `id` 0: a new one) and POST /api/decks/check. `cards`: cards of one's own that it names, each as a table of what is printed on it. */
export interface DeckText {
  game: string;
  text: string;
  id?: number;
  name?: string;
  format?: string;
  cards?: { [key: string]: unknown }[];
}

/** A deck of mine. GET /api/decks?game=: a list of these; DELETE /api/decks/ID. */
export interface MyDeck {
  id: number;
  game: string;
  name: string;
  text: string;
  legal: boolean;
  cards: { [key: string]: unknown }[];
  at: number;
}

export interface MyDecks {
  decks: MyDeck[];
}

export interface PartCount {
  part: string;
  cards: { [key: string]: number };
}

/** What is wrong with a deck, and what was read of it. `own`: sheets of one's own cards. */
export interface Checked {
  legal: boolean;
  reasons: Refusal[];
  parts: PartCount[];
  own: { [key: string]: CardSheet };
  id: number;
}

/** GET /api/clause/GAME/NUMBER: our line on it, where it is carried out, tests that show it. */
export interface ClauseInfo {
  game: string;
  number: string;
  kind: string;
  meaning: Pair;
  code: string[];
  tests: string[];
  note: string;
}

/** GET /api/replay/ID: a match that is over. `steps`: its rows, one a version. */
export interface ReplayInfo {
  table: TableInfo;
  sheet: string;
  cards: string;
  steps: StepInfo[];
  own: { [key: string]: CardSheet };
}

/** GET /api/replay/ID/review?seat=S: where the chance of a seat fell most, the worst first. It is asked for again until `done` is `all`: so many decisions have been thought about. */
export interface Reviewed {
  done: number;
  all: number;
  falls: Fall[];
}

/** A decision at which the chance to win fell. */
export interface Fall {
  v: number;
  turn: number;
  asked: string;
  clause: string;
  chosen: Judged;
  better: Judged;
  fell: number;
}

/** An option, and how likely the seat wins with it, as far as a program can tell. */
export interface Judged {
  option: Option;
  chance: number;
}

/** POST /api/study: a position, moves and questions, as docs/judge.md tells. */
export interface Study {
  game: string;
  text: string;
  lang?: string;
}

/** What comes of it; `before` and `after` are the parts of boards with everything open. */
export interface Studied {
  title: string;
  why: string;
  before: { [key: string]: unknown };
  after: { [key: string]: unknown };
  answers: Found[];
  moves: StudyMove[];
  own: { [key: string]: CardSheet };
}

/** The answer to one step: yes or no, with reasons; or what happens, line by line. */
export interface Found {
  ask: string;
  told: string;
  answer: string;
  reasons: Ground[];
  happens: Ground[];
  asked: string;
  look: { [key: string]: string };
  wrong: string[];
  done: Option | null;
  seat: number;
}

/** A sentence with the clause that it follows from. */
export interface Ground {
  clause: string;
  text: string;
}

/** Something that can be done next; `do`: the words of a step that does it. */
export interface StudyMove {
  option: Option;
  do: string;
}

/** GET /api/replay/ID/case?v=V: the position of a step as the text of a case. `v`: of which; without one in the question, the last of the match that can be told. */
export interface CaseText {
  game: string;
  text: string;
  v: number;
}

/** A word of positions, and what it is called in both languages. */
export interface Word {
  name: string;
  names: Pair;
}

/** A zone. `kinds`: of the cards that lie there; none: any. `rests`: cards rest there. */
export interface ZoneWord {
  name: string;
  names: Pair;
  spots: Word[];
  kinds: string[];
  rests: boolean;
}

/** A number of a seat, and what it usually is. */
export interface NumberWord {
  name: string;
  names: Pair;
  usual: number;
}

/** A phase in which a position can be, and its steps. */
export interface PhaseWord {
  name: string;
  names: Pair;
  steps: Word[];
}

/** A word of what is under way: told by a card, cards, a seat, a flag, a number or a spot. */
export interface ActWord {
  name: string;
  names: Pair;
  kind: string;
  spots: Word[];
}

/** GET /api/study/GAME: what the form of a position can tell. */
export interface StudyWords {
  zones: ZoneWord[];
  numbers: NumberWord[];
  flags: Word[];
  counts: Word[];
  phases: PhaseWord[];
  attack: ActWord[];
  done: ActWord[];
  limits: Word[];
}

/** A card in a zone, or `n` of them; `card` empty: plain ones. `words`: how it lies. */
export interface Lying {
  card: string;
  n: number;
  spot: string;
  words: { [key: string]: unknown };
}

/** A seat: its zones, its numbers; `more`: what a form has no field for. */
export interface SideForm {
  zones: { [key: string]: Lying[] };
  numbers: { [key: string]: number };
  more: { [key: string]: unknown };
}

/** What lasts already: made by an ability (by its number) of a card, or told by its text. `on`: the cards that it is on; `until`: how long, if not as long as it says itself. */
export interface EffectForm {
  card: string;
  ability: number;
  text: string;
  on: string[];
  whose: string;
  until: string;
  more: { [key: string]: unknown };
}

/** A position as a form. `attack`, `done`: by the words of `StudyWords`, what is told of it. */
export interface Position {
  whose: string;
  turn: number;
  phase: string;
  step: string;
  sides: SideForm[];
  more: { [key: string]: unknown };
  format: string;
  attack: { [key: string]: unknown };
  done: { [key: string]: unknown };
  effects: EffectForm[];
}

/** POST /api/study/form: a text as a form; with `position`, the text that tells this one. */
export interface Form {
  game: string;
  text: string;
  position?: Position | null;
}

/** A text, and what it tells as a form. */
export interface Formed {
  text: string;
  position: Position;
  places: CardPlace[];
}

/** A card of a position: what it can be called, and where it lies. */
export interface CardPlace {
  place: string;
  seat: number;
  zone: string;
  spot: string;
  card: string;
  makers: Maker[];
}

/** An ability of a card that makes something that lasts; its number among those of the card. */
export interface Maker {
  ability: number;
  text: Pair;
}

/** A row of the journal: what led to version `v`. */
export interface StepInfo {
  v: number;
  kind: string;
  seat: number;
  turn: number;
  ms: number;
  n: number;
}

/** GET /api/replay/ID?v=V&seat=S: the board of a step, from a side (`all`: with everything). `log`: its lines up to there; `moves`: not told. */
export interface ReplayPos {
  v: number;
  parts: { [key: string]: unknown };
  lines: Line[];
  n: number;
}

/** GET /healthz. */
export interface Health {
  ok: boolean;
  tables: number;
  sockets: number;
  waiting: number;
  workers: number;
  engine: string;
  version: string;
}
