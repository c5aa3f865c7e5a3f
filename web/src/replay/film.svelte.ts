/** A match that is over, step by step, from any side. */

import { ask, house } from "../house/house.svelte";
import type { CardSheet, GameInfo, GameSheet, Line, ReplayInfo, ReplayPos, StepInfo } from "../wire";

export const WATCHER = "";
export const EVERYTHING = "all";
const AHEAD = [1, -1, 2]; // steps that are fetched before they are asked for
const MOST_KEPT = 600;

export class Film {
  v = $state(0);
  side: string = $state(WATCHER);
  pos: ReplayPos | null = $state.raw(null);
  waits = $state(false); // what is shown is another step, or another side's
  lines: Line[] = $state.raw([]); // of the whole match, as the side saw it
  readonly steps: StepInfo[];
  readonly first: number;
  readonly last: number;
  private readonly kept = new Map<string, Promise<ReplayPos>>();

  private constructor(
    readonly id: string,
    readonly info: ReplayInfo,
    readonly game: GameInfo,
    readonly sheet: GameSheet,
    readonly cards: Record<string, CardSheet>,
  ) {
    this.steps = info.steps;
    this.first = Math.min(0, ...info.steps.map((step) => step.v));
    this.last = Math.max(0, ...info.steps.map((step) => step.v));
    const { seat } = info.table;
    this.side = seat === null ? WATCHER : String(seat);
    this.v = this.first;
  }

  static async open(id: string): Promise<Film> {
    await house.open();
    const info = await ask<ReplayInfo>(`/api/replay/${encodeURIComponent(id)}`);
    const game = house.game(info.table.game);
    if (!game) throw new Error(info.table.game);
    const [sheet, rows] = await Promise.all([house.sheet(game), house.cards(game)]);
    const cards = Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row.sheet]));
    return new Film(id, info, game, sheet, { ...cards, ...info.own });
  }

  /** The seat from which it is seen; -1: from none. */
  get seat(): number {
    return this.side === WATCHER || this.side === EVERYTHING ? -1 : Number(this.side);
  }

  get turn(): number {
    return this.stepAt(this.v)?.turn ?? 0;
  }

  stepAt(v: number): StepInfo | undefined {
    return this.steps.find((step) => step.v === v);
  }

  private at(v: number, side: string): Promise<ReplayPos> {
    const word = `${side}/${v}`;
    const found = this.kept.get(word);
    if (found) return found;
    if (this.kept.size > MOST_KEPT) this.kept.clear();
    const seen = side ? `&seat=${side}` : "";
    const made = ask<ReplayPos>(`/api/replay/${encodeURIComponent(this.id)}?v=${v}${seen}`);
    this.kept.set(word, made);
    made.catch(() => this.kept.delete(word));
    return made;
  }

  /** Go to a step; what comes too late, because somebody has gone on, is not shown. */
  async go(v: number): Promise<void> {
    this.v = Math.min(Math.max(v, this.first), this.last);
    const { v: wanted, side } = this;
    this.waits = true;
    const late = () => wanted !== this.v || side !== this.side;
    try {
      const pos = await this.at(wanted, side);
      if (late()) return;
      this.pos = pos;
    } finally {
      if (!late()) this.waits = false;
    }
    for (const step of AHEAD) {
      const next = wanted + step;
      if (next >= this.first && next <= this.last) this.at(next, side).catch(() => {});
    }
  }

  async see(side: string): Promise<void> {
    this.side = side;
    const all = this.at(this.last, side);
    await this.go(this.v);
    const { lines } = await all;
    if (side === this.side) this.lines = lines;
  }

  /** The step at which another turn begins. */
  turnFrom(v: number, way: 1 | -1): number {
    const now = this.stepAt(v)?.turn ?? 0;
    const others = this.steps.filter((step) => (way > 0 ? step.v > v && step.turn !== now : step.v < v));
    if (!others.length) return way > 0 ? this.last : this.first;
    if (way > 0) return others[0]?.v ?? this.last;
    // the beginning of this turn, or of the one before if one is there already
    const before = others[others.length - 1];
    const turn = before?.turn ?? 0;
    return others.find((step) => step.turn === turn)?.v ?? this.first;
  }

  /** The step that a line of the log tells of: where the choice before it had been made. */
  stepOf(line: Line): number {
    const found = this.steps.findLast((step) => step.n === line.step);
    if (found) return found.v;
    return this.steps.find((step) => step.n > line.step)?.v ?? this.first;
  }
}
