// Written by tools/wire.py from kirifuda.server and kirifuda.games.sheet; not by hand.

export type Pair = [string, string];

export type Said = string | Words;

export const PROTOCOL = "kirifuda.1";

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

/** GET /api/study/GAME: what the form of a position can tell. */
export interface StudyWords {
  zones: ZoneWord[];
  numbers: NumberWord[];
  flags: Word[];
  counts: Word[];
  phases: PhaseWord[];
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

/** A position as a form. */
export interface Position {
  whose: string;
  turn: number;
  phase: string;
  step: string;
  sides: SideForm[];
  more: { [key: string]: unknown };
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

export type Incoming = Hello | Choose | Try | Why | Look | Lines | Advise | TakeBack | Agree | Concede | Adjourn | Stops | Skip | Phrase | Show | Ping;

export type Outgoing = Welcome | Pos | State | Ack | No | Answer | Told | Pong | Bye;

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

/** How an option of a kind is told and touched. `spot` and `number`: what these are. `gathered`: options of many cards are one row at first; `varied`: those of one card that differ in their number alone are. `valued`: told with the values of its card. */
export interface SheetAct {
  spot: string;
  number: string;
  gathered: boolean;
  varied: boolean;
  valued: boolean;
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
    payments: string[];
    alone: string[];
    reasons: { [key: string]: string };
    terms: { [key: string]: string };
  };
}
