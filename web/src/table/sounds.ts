/** Sounds made on the spot; there are no files. */

import { settings } from "../shell/settings.svelte";

type Note = [hz: number, at: number, length: number, loud: number];

const TUNES: Record<string, Note[]> = {
  turn: [
    [587, 0, 0.16, 0.12],
    [880, 0.13, 0.3, 0.12],
  ],
  card: [[220, 0, 0.05, 0.05]],
  win: [
    [523, 0, 0.2, 0.1],
    [659, 0.15, 0.2, 0.1],
    [784, 0.3, 0.5, 0.12],
  ],
  lose: [
    [392, 0, 0.25, 0.1],
    [311, 0.22, 0.5, 0.1],
  ],
};

let context: AudioContext | null = null;

/** A browser lets nothing sound before a person has touched the page. */
export function wake(): void {
  if (!settings.sound || context) return;
  try {
    context = new AudioContext();
  } catch {
    context = null;
  }
}

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sound || !context || context.state !== "running") return;
  const start = context.currentTime;
  for (const [hz, at, length, loud] of TUNES[name] ?? []) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = hz;
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(loud, start + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.02);
  }
}
