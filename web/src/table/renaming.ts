/**
 * After the server has started again it tells the same position with other handles. Whoever was in
 * the middle of something goes on: this finds out which card is which.
 */

import type { Ask, Card, Option, Zone } from "../wire";
import type { Parts } from "../game/types";

export interface Renamed {
  same: boolean; // nothing is called otherwise
  handle: (handle: number) => number;
  key: (key: string) => string | null; // null: there is no such option any more
}

const PICK = /^pick (\d+)$/;

/** What handles and keys of a position are in the other telling of it; null: it is another one. */
export function renamed(before: Parts, now: Parts): Renamed | null {
  const handles = new Map<number, number>();
  for (const [name, part] of Object.entries(now)) {
    if (!name.includes(".") || !(part as Zone).cards) continue;
    if (!pair((before[name] as Zone | undefined)?.cards ?? [], (part as Zone).cards ?? [], handles)) return null;
  }
  const handle = (one: number): number => handles.get(one) ?? one;
  const options = (told: Parts): Option[] => (told.ask as Ask | undefined)?.options ?? [];
  const keys = new Map(options(now).map((option) => [looks(option, (one) => one), option.key]));
  const olds = new Map(options(before).map((option) => [option.key, keys.get(looks(option, handle)) ?? null]));
  const key = (old: string): string | null => {
    const found = olds.get(old);
    if (found !== undefined) return found;
    const [, picked] = PICK.exec(old) ?? [];
    return picked ? `pick ${handle(Number(picked))}` : old;
  };
  const same = [...handles].every(([old, one]) => old === one) && [...olds].every(([old, one]) => old === one);
  return { same, handle, key };
}

/** Pairs cards of a zone that look alike; false if there are others. */
function pair(before: Card[], now: Card[], handles: Map<number, number>): boolean {
  const olds = new Map<string, number[]>();
  for (const card of before) if (card.id) olds.set(face(card), [...(olds.get(face(card)) ?? []), card.id]);
  for (const card of now) {
    if (!card.id) continue;
    const found = olds.get(face(card))?.shift();
    if (found === undefined) return false;
    handles.set(found, card.id);
  }
  return true;
}

function face({ id: _, host, ...rest }: Card): string {
  return JSON.stringify([Boolean(host), rest]);
}

/** An option without its key, with handles as they are named elsewhere. */
function looks({ key: _, ...option }: Option, handle: (one: number) => number): string {
  const points = option.points.map((point) => (point[0] === "card" ? ["card", handle(Number(point[1]))] : point));
  const card = option.card && handle(option.card);
  return JSON.stringify({ ...option, points, card, with: option.with && handle(option.with) });
}
