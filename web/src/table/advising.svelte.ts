/** What a bot would do in one's place, asked for on demand; only where no other people play. */

import type { Option } from "../game/types";
import type { Advised, No } from "../wire";
import type { Sitting } from "./sitting.svelte";
import { say } from "./words";

export interface Hint {
  option: Option;
  chance: number; // to win, from 0 to 1
  tries: number; // imagined worlds in which that was seen
}

export class Advising {
  waits = $state(false);
  private told: { v: number; advice: Advised[] } | null = $state.raw(null);

  /** Whether one may ask: it is for this seat to decide, and only bots are at the table beside it. */
  readonly offered = $derived.by(() => {
    const { state, scene, seat } = this.sitting;
    return !!scene?.mine && scene.options.length > 1 && !!state?.seats.every((other, at) => at === seat || !!other.bot);
  });
  /** The best options of the present decision, if they were asked for. */
  readonly hints: Hint[] = $derived.by(() => {
    const told = this.told;
    if (!told || told.v !== this.sitting.v) return [];
    const options = this.sitting.scene?.options ?? [];
    return told.advice.flatMap((one) => {
      const option = options.find((other) => other.key === one.key);
      return option ? [{ option, chance: one.chance, tries: one.tries }] : [];
    });
  });

  constructor(private readonly sitting: Sitting) {}

  async ask(): Promise<void> {
    if (!this.offered || this.waits || this.hints.length) return;
    this.waits = true;
    const v = this.sitting.v;
    try {
      this.told = { v, advice: await this.sitting.advise() };
    } catch (failed) {
      const reason = (failed as Partial<No>).reasons?.[0];
      if (reason?.code !== "stale") this.sitting.remark(reason ? (this.sitting.speech?.said(reason.said) ?? "") : say("no advice"), true);
    } finally {
      this.waits = false;
    }
  }

  close(): void {
    this.told = null;
  }
}
