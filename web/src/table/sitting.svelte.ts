/** One person at one table: what the server has told, and what may be said to it. */

import { Scene } from "../game/scene";
import { Speech } from "../game/speech";
import type { CardSheet, Change, GameSheet, Line, Move, Parts, Wish } from "../game/types";
import { get } from "../shell/api";
import { settings } from "../shell/settings.svelte";
import type { Advised, Cards, Hello, No, Outgoing, Pos, State, Tried } from "../wire";
import { Link } from "./link";
import { renamed, type Renamed } from "./renaming";
import { say } from "./words";

const EARLIER = 200; // lines that are asked for at once

export interface Remark {
  id: number;
  text: string;
  wrong: boolean;
}

export class Sitting {
  game: GameSheet | null = $state.raw(null);
  cards: Record<string, CardSheet> = $state.raw({});
  parts: Parts = $state.raw({});
  v = $state(-1);
  seat: number | null = $state(null);
  state: State | null = $state.raw(null);
  stateAt = $state(0); // when it came, for the clocks
  lines: (Line | null)[] = $state.raw([]); // null: not told yet
  since = $state(0); // lines from there on tell what happened after one's last choice
  online = $state(false);
  ended = $state(0); // the code with which the table was closed to us
  sent = $state(false); // something was chosen and is not told yet
  remarks: Remark[] = $state([]);
  said: { seat: number; phrase: string; at: number } | null = $state.raw(null);
  /** Called before and after a position is shown. */
  onmove: (moves: Move[]) => void = () => {};
  /** Called when the same position was told by other handles; null: nobody knows which is which. */
  onrename: (names: Renamed | null) => void = () => {};

  readonly scene = $derived(this.game ? new Scene(this.game, this.cards, this.parts, this.seat ?? -1) : null);
  readonly called = $derived(this.names());
  readonly speech = $derived(
    this.game ? new Speech(this.game, this.cards, settings.lang, settings.cards, this.called, this.seat ?? -1) : null,
  );
  private link: Link;
  private sheets: Promise<void> | null = null;
  private waiting: Pos[] = [];
  private number = 0;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.link = new Link(table, token, {
      hello: () => this.hello(),
      told: (message) => this.told(message),
      online: (yes) => (this.online = yes),
      ended: (code) => (this.ended = code),
    });
  }

  leave(): void {
    this.link.close();
  }

  private names(): string[] {
    const seats = this.state?.seats ?? [];
    const bots = seats.filter((seat) => seat.bot).length;
    return seats.map((seat, at) => {
      if (at === this.seat) return say("you");
      if (seat.bot && !seat.name) return bots > 1 ? `${say("bot")} ${at + 1}` : say("bot");
      return seat.name || say("player", at + 1);
    });
  }

  // -- what is told -------------------------------------------------------------------------

  private hello(): Hello {
    return { t: "hello", table: this.table, token: this.token };
  }

  private told(message: Outgoing): void {
    switch (message.t) {
      case "welcome":
        this.seat = message.seat;
        this.sheets ??= this.fetchSheets(message.sheet, message.cards);
        break;
      case "pos":
        if (this.game) this.position(message);
        else this.waiting.push(message);
        break;
      case "state":
        this.state = message;
        this.stateAt = performance.now();
        break;
      case "no":
        this.refused(message);
        break;
      case "said":
        this.said = { seat: message.seat, phrase: message.phrase, at: Date.now() };
        break;
    }
  }

  private async fetchSheets(sheet: string, cards: string): Promise<void> {
    try {
      const [game, rows] = await Promise.all([
        get<GameSheet>(`/api/sheets/${sheet}`),
        get<Cards>(`/api/cards/${cards}`),
      ]);
      this.cards = Object.fromEntries(Object.entries(rows.cards).map(([key, row]) => [key, row.sheet]));
      this.game = game;
      for (const pos of this.waiting) this.position(pos);
      this.waiting = [];
    } catch {
      this.sheets = null;
      window.setTimeout(() => (this.sheets ??= this.fetchSheets(sheet, cards)), 1500);
    }
  }

  private position(pos: Pos): void {
    if (pos.base !== null && pos.base !== this.v) {
      this.link.send(this.hello());
      return;
    }
    if (pos.base !== null && pos.v < this.v) return;
    const parts: Parts = pos.base === null ? {} : { ...this.parts };
    for (const [key, part] of Object.entries(pos.parts)) {
      if (part === null) delete parts[key];
      else parts[key] = part;
    }
    if (Object.keys(pos.cards).length) this.cards = { ...this.cards, ...pos.cards };
    const lines = this.lines.slice(0, pos.log.start);
    while (lines.length < pos.log.start) lines.push(null);
    lines.push(...pos.log.lines);
    this.onmove(pos.base === null ? [] : pos.moves);
    const names = pos.base === null && pos.v === this.v ? renamed(this.parts, parts) : undefined;
    this.parts = parts;
    this.since = this.v < 0 ? pos.log.all : Math.min(this.since, pos.log.all);
    this.lines = lines.slice(0, pos.log.all);
    this.v = pos.v;
    const anew = names !== undefined && !names?.same; // by a server that has started again since
    if (anew) this.link.rename(pos.v, names?.key ?? (() => null));
    this.sent = this.link.waits(pos.v);
    if (anew) this.onrename(names);
  }

  private refused(no: No): void {
    if (no.of === "choose") this.sent = false;
    if (no.id !== null || no.reasons.every((reason) => reason.code === "stale")) return;
    if (!this.speech) return; // there is no table yet: why not is told where it would be
    for (const reason of no.reasons) {
      const clause = reason.clause ? ` (${reason.clause})` : "";
      this.remark(this.speech.said(reason.said) + clause, true);
    }
  }

  remark(text: string, wrong = false): void {
    const id = ++this.number;
    this.remarks.push({ id, text, wrong });
    window.setTimeout(() => (this.remarks = this.remarks.filter((one) => one.id !== id)), wrong ? 7000 : 4000);
  }

  // -- what is said -------------------------------------------------------------------------

  choose(pick: string[]): void {
    if (this.sent || !pick.length) return;
    this.sent = true;
    this.since = this.lines.length;
    this.link.send({ t: "choose", at: this.v, pick });
  }

  back(to: number): void {
    this.link.send({ t: "back", at: this.v, to });
  }

  agree(ask: number, yes: boolean, never = false): void {
    this.link.send({ t: "agree", ask, yes, never });
  }

  concede(): void {
    this.link.send({ t: "concede" });
  }

  adjourn(resume: boolean): void {
    this.link.send({ t: "adjourn", resume });
  }

  skip(): void {
    this.link.send({ t: "skip", at: this.v });
  }

  stops(auto: boolean, kinds: string[], turn: boolean): void {
    this.link.send({ t: "stops", auto, kinds, turn });
  }

  /** Whether those who watch may see one's hand. */
  show(hands: boolean): void {
    this.link.send({ t: "show", hands });
  }

  phrase(phrase: string): void {
    this.link.send({ t: "say", phrase });
  }

  async tryOut(pick: string[]): Promise<Tried | null> {
    return (await this.link.ask({ t: "try", at: this.v, pick })).chain;
  }

  async why(cards: number[]): Promise<Wish[]> {
    return (await this.link.ask({ t: "why", at: this.v, cards })).wishes;
  }

  async look(card: number): Promise<Change[]> {
    return (await this.link.ask({ t: "look", at: this.v, card })).changes;
  }

  /** What a bot would do here. */
  async advise(): Promise<Advised[]> {
    return (await this.link.ask({ t: "advise", at: this.v })).advice;
  }

  /** Lines of the log that were not told yet. */
  async earlier(): Promise<void> {
    const end = this.lines.lastIndexOf(null) + 1;
    if (!end) return;
    const start = Math.max(0, end - EARLIER);
    const told = (await this.link.ask({ t: "lines", start, end })).lines;
    const lines = [...this.lines];
    told.forEach((line, at) => (lines[start + at] = line));
    this.lines = lines;
  }
}
