/** What a sheet's sentences say once what they are about stands in their places. */

import type { Against, CardSheet, GameSheet, Lang, Line, Option, Pair, Pairs, Said, Wish } from "./types";

/** A piece of a sentence: plain words, or a card by its key (and its handle, where it lies yet). */
export interface Span {
  text: string;
  key?: string;
  card?: number;
}

/** What happens so often that it is told on demand only. */
export const QUIET = ["step", "rest", "stand", "shuffle"];

export type Value = string | number | Span;

const UNKNOWN_CARD: Pair = ["a card", "カード"];
const NOBODY: Pair = ["nobody", "なし"];
const BY: Pair = [" (by {0})", "（{0}による）"];
const WITH: Pair = ["{0} with {1}", "{0}（{1}と）"];
const HOW: Pair = [": {0}", "：{0}"];
const FOR: Pair = [" (for {0})", "（{0}のため）"];
const YOURS: Pair = ["your {0}", "あなたの{0}"];
const THEIRS: Pair = ["{1}’s {0}", "{1}の{0}"];
const HIDDEN: Pair = ["hidden ({0})", "非公開（{0}）"];
const BECAUSE: Pair = ["because of {0}", "{0}により"];
const ONLY: Pair = ["only {0}", "{0}のみ"];
const COMMA: Pair = [", ", "、"];
const LONG = 120; // characters of an ability that says how a card is affected

/** Puts values into the places {name} of a sentence. */
export function put(sentence: string, values: Record<string, Value>): Span[] {
  const out: Span[] = [];
  let end = 0;
  for (const found of sentence.matchAll(/\{(\w+)\}/g)) {
    if (found.index > end) out.push({ text: sentence.slice(end, found.index) });
    const value = values[found[1] as string] ?? "";
    out.push(typeof value === "object" ? value : { text: String(value) });
    end = found.index + found[0].length;
  }
  if (end < sentence.length) out.push({ text: sentence.slice(end) });
  return out.filter((span) => span.text);
}

export function plain(spans: Span[]): string {
  return spans.map((span) => span.text).join("");
}

/** A game's words in one language, its cards in another or the same. */
export class Speech {
  readonly at: 0 | 1;
  readonly cardAt: 0 | 1;

  constructor(
    readonly game: GameSheet,
    readonly cards: Record<string, CardSheet>,
    readonly lang: Lang,
    readonly cardLang: Lang,
    readonly called: string[],
    readonly seat: number,
  ) {
    this.at = lang === "ja" ? 1 : 0;
    this.cardAt = cardLang === "ja" ? 1 : 0;
  }

  pair(pair: Pair, ...values: Value[]): string {
    return plain(put(pair[this.at], Object.fromEntries(values.entries())));
  }

  look(table: Pairs, word: string): string {
    return table[word]?.[this.at] ?? word;
  }

  zone(name: string): string {
    return this.look(this.game.words.zones, name);
  }

  attribute(name: string): string {
    return this.look(this.game.words.attributes, name);
  }

  phase(number: number): string {
    return this.game.words.phases[String(number)]?.[this.at] ?? "";
  }

  spot(number: number): string {
    return this.game.words.spots[String(number)]?.[this.at] ?? String(number);
  }

  /** What a spot of a zone is called; the zone itself, if it has but one. */
  liesAt(zone: string, spot = -1): string {
    const alone = this.game.sheet.areas.some((area) => area.zone === zone && area.spots.length === 1);
    return spot < 0 || alone ? this.zone(zone) : this.spot(spot);
  }

  kinds(kinds: string[]): string {
    const told = Object.entries(this.game.words.kinds).filter(([name]) => kinds.includes(name));
    return told.map(([, pair]) => pair[this.at]).join("/");
  }

  who(seat: number): string {
    return seat < 0 ? this.pair(NOBODY) : (this.called[seat] ?? String(seat + 1));
  }

  /** The name of a card, in the card language. */
  named(key: string): string {
    return this.cards[key]?.names[this.cardAt] ?? "?";
  }

  card(key: string | undefined, handle?: number): Span {
    if (!key) return { text: this.pair(UNKNOWN_CARD) };
    const span: Span = { text: this.named(key), key };
    if (handle) span.card = handle;
    return span;
  }

  /** The text of an ability without what need not be said in a list. */
  ability(key: string, index: number): string {
    let told = this.cards[key]?.abilities[index]?.[this.cardAt] ?? "";
    for (const word of this.game.sheet.cut) told = told.replaceAll(word, "");
    return told;
  }

  mode(key: string, number: number): string {
    return this.cards[key]?.modes[this.cardAt]?.[number - 1] ?? "";
  }

  whose(seat: number, place: string): string {
    return seat === this.seat ? this.pair(YOURS, place) : this.pair(THEIRS, place, this.who(seat));
  }

  // -- what is asked ------------------------------------------------------------------------

  decision(kind: string): string {
    return this.look(this.game.words.decisions, kind);
  }

  /** What choosing an option does. */
  option(told: Option): Span[] {
    const words = this.look(this.game.words.options, told.say);
    return put(words, { card: this.subject(told), spot: this.whereTo(told), number: told.number ?? 0 });
  }

  private subject(told: Option): Span {
    if (told.name) return this.card(told.name, told.card);
    if (!told.at) return { text: "" };
    const { seat, zone, spot } = told.at;
    return { text: this.pair(HIDDEN, this.whose(seat, this.liesAt(zone, spot))) };
  }

  whereTo(told: Option): string {
    if (told.seat !== undefined && told.spot === undefined) return this.who(told.seat);
    if (told.spot === undefined || told.spot < 0) return "";
    const named = this.spot(told.spot);
    const side = told.side ?? -1;
    if (side < 0 || side === this.seat || this.game.sheet.acts[told.kind]?.spot === "foe") return named;
    return this.whose(side, named);
  }

  /** What several options of one card have in common. */
  group(kind: string, card: Span): Span[] {
    const table = kind in this.game.words.groups ? this.game.words.groups : this.game.words.options;
    return [...put(this.look(table, kind), { card, spot: "…", number: "…" }), { text: "\u00a0…" }]; // with the word before it
  }

  /** What tells an option apart from one that is alike; empty where nothing does. */
  because(told: Option): string {
    if (told.by) return `${this.attribute(told.by)} ${told.much ?? 0}`;
    if (told.mate) return this.pair(["with {0}", "{0}と"], this.named(told.mate));
    return told.cause ? this.pair(BECAUSE, this.named(told.cause)) : "";
  }

  // -- what happened ------------------------------------------------------------------------

  line(told: Line): Span[] {
    const number = told.n ?? 0;
    const card = this.card(told.key, told.card);
    const out = put(this.look(this.game.words.notes, told.say), {
      who: this.who(told.who ?? -1),
      card,
      frm: told.frm ? this.zone(told.frm) : "",
      to: told.to ? this.zone(told.to) : "",
      n: number,
      signed: number > 0 ? `+${number}` : number,
      phase: this.phase(number),
      spot: this.spot(number),
    });
    if (told.of && told.ability !== undefined && told.ability >= 0) {
      const text = this.ability(told.of, told.ability);
      const short = text.length > LONG ? `${text.slice(0, LONG).replace(/ \S*$/, "")}…` : text;
      if (short) out.push(...put(HOW[this.at], { 0: short }));
    }
    if (told.by) {
      const source = this.card(told.by, told.origin);
      if (source.text !== card.text && !this.game.words.alone.includes(told.verb)) {
        const paid = this.game.words.payments.includes(told.clause);
        out.push(...put((paid ? FOR : BY)[this.at], { 0: source }));
      }
    }
    return out;
  }

  ending(clause: string): string {
    return this.look(this.game.words.endings, clause);
  }

  // -- why not ------------------------------------------------------------------------------

  /** What someone would like to do; `place`: where its card lies. */
  wish(told: Wish, place: string): Span[] {
    let spot = told.spot !== undefined && told.spot >= 0 ? this.spot(told.spot) : "…";
    if (told.say.startsWith("wish ")) spot = place;
    const card = told.name ? this.card(told.name, told.card) : "";
    const said = put(this.look(this.game.words.wishes, told.say), { card, spot, number: told.number ?? "…" });
    if (told.mate) return put(WITH[this.at], { 0: plain(said), 1: this.card(told.mate, told.with) });
    if (told.of && told.ability !== undefined && told.ability >= 0) {
      const text = this.ability(told.of, told.ability);
      if (text) said.push(...put(HOW[this.at], { 0: text }));
    }
    return said;
  }

  against(told: Against): string {
    const said = this.said(told.said);
    if (!told.spots?.length) return said;
    const named = told.spots.map((spot) => this.spot(spot)).join(COMMA[this.at]);
    return `${said} (${this.pair(ONLY, named)})`;
  }

  /** Words of the engine with values in their places. */
  said(what: Said | string | number): string {
    return saidWith(what, this.at ? (words) => this.japanese(words) : (words) => words);
  }

  private japanese(words: string): string {
    return this.game.words.reasons[words] ?? this.game.words.terms[words] ?? words;
  }
}

function saidWith(what: Said | string | number, turn: (words: string) => string): string {
  if (typeof what === "number") return String(what);
  if (typeof what === "string") return what;
  const values = Object.fromEntries((what.values ?? []).map((value, at) => [String(at), saidWith(value, turn)]));
  return plain(put(turn(what.words), values));
}
