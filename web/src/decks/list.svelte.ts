/** A deck while it is being built: counts by part, its text, and what the rules say of it. */

import { house } from "../house/house.svelte";
import { troubleOf, troubles, type Trouble } from "../house/telling";
import { post, remove } from "../shell/api";
import type { CardRow, CardSheet, Checked, DeckText, GameInfo, GameSheet, MyDeck, PartCount } from "../wire";

const PAUSE = 350; // ms after the last touch until the rules are asked
const MOST = 999;

export type Counts = Record<string, Record<string, number>>; // by part, by key

export class DeckList {
  name = $state("");
  id = $state(0); // of a deck of one's own; 0: not saved yet
  counts: Counts = $state({});
  about: Record<string, string> = {}; // other lines of the text, such as its plan
  extra: DeckText["cards"] = []; // cards of one's own that it names
  sheets: Record<string, CardSheet> = $state.raw({}); // of those
  format = $state(""); // by whose rules it is checked
  changed = $state(false);
  checking = $state(false);
  legal = $state(false);
  reasons: Trouble[] = $state.raw([]);
  private timer = 0;
  private asked = 0;

  constructor(
    readonly game: GameInfo,
    readonly sheet: GameSheet,
    readonly rows: Record<string, CardRow>,
  ) {
    this.clear();
  }

  private clear(): void {
    this.counts = Object.fromEntries(Object.keys(this.game.parts).map((part) => [part, {}]));
  }

  get total(): number {
    return Object.keys(this.counts).reduce((sum, part) => sum + this.inPart(part), 0);
  }

  inPart(part: string): number {
    return Object.values(this.counts[part] ?? {}).reduce((sum, n) => sum + n, 0);
  }

  count(key: string): number {
    return Object.values(this.counts).reduce((sum, held) => sum + (held[key] ?? 0), 0);
  }

  add(key: string, part: string, n: number): void {
    const held = (this.counts[part] ??= {});
    const now = Math.min(Math.max((held[key] ?? 0) + n, 0), MOST);
    if (now) held[key] = now;
    else delete held[key];
    this.touched();
  }

  /** The part from which a copy is taken: where the card belongs, or wherever it is. */
  partOf(key: string, wanted: string): string {
    const home = wanted || this.rows[key]?.part || Object.keys(this.counts)[0] || "";
    if (this.counts[home]?.[key]) return home;
    return Object.keys(this.counts).find((part) => this.counts[part]?.[key]) ?? home;
  }

  touched(): void {
    this.changed = true;
    this.check();
  }

  /** The deck as text that can be pasted anywhere; names follow as comments. */
  text(lang: 0 | 1, names = true): string {
    const lines = this.name.trim() ? [`name: ${this.name.trim()}`] : [];
    for (const [word, told] of Object.entries(this.about)) lines.push(`${word}: ${told}`);
    for (const [part, held] of Object.entries(this.counts)) {
      const keys = Object.keys(held);
      if (!keys.length) continue;
      lines.push(`${part}:`);
      for (const key of keys) {
        const called = this.rows[key]?.sheet.names[lang] ?? this.sheets[key]?.names[lang];
        lines.push(`${held[key]} ${key}${names && called ? `  # ${called}` : ""}`);
      }
    }
    return lines.join("\n") + "\n";
  }

  // -- what the server knows ----------------------------------------------------------------

  private body(text: string): DeckText {
    return { game: this.game.id, text, cards: this.extra ?? [], format: this.format };
  }

  /** Ask for the rules soon; only the last question counts. */
  check(): void {
    window.clearTimeout(this.timer);
    this.checking = true;
    this.timer = window.setTimeout(() => void this.checkNow(), PAUSE);
  }

  private async checkNow(): Promise<void> {
    const mine = ++this.asked;
    try {
      const told = await post<Checked>("/api/decks/check", this.body(this.text(0, false)));
      if (mine === this.asked) this.judged(told);
    } catch (error) {
      if (mine === this.asked) this.reasons = await troubles(error, this.game);
    }
    if (mine === this.asked) this.checking = false;
  }

  private judged(told: Checked): void {
    this.legal = told.legal;
    this.reasons = told.reasons.map((reason) => troubleOf(reason, this.sheet));
    this.sheets = told.own;
  }

  /** Take another text, and whether it could be read; if not, it is told why, and nothing is lost. */
  async read(text: string): Promise<boolean> {
    this.checking = true;
    window.clearTimeout(this.timer);
    const mine = ++this.asked;
    try {
      const told = await post<Checked>("/api/decks/check", this.body(text));
      if (mine !== this.asked) return false;
      this.judged(told);
      if (!told.parts.length) return false;
      this.about = headings(text);
      this.name = this.about.name ?? this.about["名前"] ?? this.name;
      delete this.about.name;
      this.take(told.parts);
      return true;
    } catch (error) {
      this.reasons = await troubles(error, this.game);
      return false;
    } finally {
      if (mine === this.asked) this.checking = false;
    }
  }

  private take(parts: PartCount[]): void {
    this.clear();
    for (const { part, cards } of parts) this.counts[part] = { ...cards };
    this.changed = true;
  }

  async open(deck: MyDeck): Promise<void> {
    this.extra = deck.cards;
    await this.read(deck.text);
    this.id = deck.id;
    this.name = deck.name;
    this.changed = false;
  }

  /** Whether it is kept now. */
  async save(): Promise<boolean> {
    try {
      const asked: DeckText = { ...this.body(this.text(0, false)), id: this.id, name: this.name.trim() };
      const told = await post<Checked>("/api/decks", asked);
      this.id = told.id;
      this.judged(told);
      this.changed = false;
      return true;
    } catch (error) {
      this.reasons = await troubles(error, this.game);
      return false;
    }
  }

  async forget(): Promise<void> {
    try {
      await remove(`/api/decks/${this.id}`);
      this.id = 0;
      this.changed = true;
    } catch (error) {
      this.reasons = await troubles(error, this.game);
    }
  }
}

/** What a text tells about its deck: `word: something`. */
function headings(text: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const line of text.split("\n")) {
    const found = /^([^\s:：\d#][^:：]*?)\s*[:：]\s*(\S.*)$/.exec(line.trim());
    if (found?.[1] && found[2]) out[found[1].toLowerCase()] = found[2];
  }
  return out;
}

export const mine = (game: GameInfo): Promise<MyDeck[]> => house.mine(game.id);
