/** What was refused and why, in the reader's language; what the network did wrong, in one line. */

import { Refused } from "../shell/api";
import { settings } from "../shell/settings.svelte";
import { fill, wording } from "../shell/words";
import type { GameInfo, GameSheet, Words } from "../wire";
import { house } from "./house.svelte";

export interface Trouble {
  text: string;
  clause: string;
  place: string;
}

interface Reason {
  said: unknown;
  clause?: string;
  place?: unknown;
  where?: unknown;
}

const say = wording({
  away: ["The server cannot be reached. Please try again in a moment.", "サーバーに接続できません。少ししてからもう一度お試しください。"],
  odd: ["Something went wrong ({0}).", "問題が起きました（{0}）。"],
});

/** Words of the engine with values in their places. */
export function spoken(what: unknown, sheet: GameSheet | null): string {
  if (typeof what === "string" || typeof what === "number") return String(what);
  if (!what || typeof what !== "object" || !("words" in what)) return "";
  const told = what as Words;
  const turn = (words: string): string =>
    settings.lang === "ja" ? (sheet?.words.reasons[words] ?? sheet?.words.terms[words] ?? house.reasons[words] ?? words) : words;
  return fill(turn(told.words), (told.values ?? []).map((value) => spoken(value, sheet)));
}

export function troubleOf(reason: Reason, sheet: GameSheet | null): Trouble {
  const text = spoken(reason.said, sheet);
  return {
    text: text.charAt(0).toUpperCase() + text.slice(1),
    clause: reason.clause ?? "",
    place: spoken(reason.place ?? reason.where ?? "", sheet),
  };
}

/** The lines that tell why something did not happen. */
export async function troubles(error: unknown, game?: GameInfo): Promise<Trouble[]> {
  const line = (text: string): Trouble[] => [{ text, clause: "", place: "" }];
  if (!(error instanceof Refused)) return line(error instanceof TypeError ? say("away") : say("odd", String(error)));
  const reasons = error.told.reasons ?? [];
  if (!reasons.length) return line(error.status >= 502 ? say("away") : say("odd", error.message));
  const sheet = game ? await house.sheet(game).catch(() => null) : null;
  return reasons.map((reason) => troubleOf(reason, sheet));
}
