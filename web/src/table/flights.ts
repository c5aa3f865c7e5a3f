/**
 * Moves of cards, shown by where they were and where they are (FLIP): each batch in at most 250 ms, all of
 * them in at most 1.5 s. Whoever touches something skips them; who wants no motion sees none.
 */

import type { Move } from "../game/types";
import { moving } from "../shell/settings.svelte";

const BATCH = 240;
const STEP = 150; // between the beginnings of two batches
const MOST = 1500;
const NEAR = 3; // px that need not be shown

type Boxes = Map<string, DOMRect>;

export class Flights {
  private before: Boxes = new Map();
  private copies = new Map<number, HTMLElement>();
  private running = new Set<Animation>();
  private ghosts = new Set<HTMLElement>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Before the board changes: where everything is. */
  note(moves: Move[]): void {
    this.before.clear();
    this.copies.clear();
    const root = this.root();
    if (!root || !moving()) return;
    this.skip();
    for (const [name, element] of named(root)) if (!this.before.has(name)) this.before.set(name, element.getBoundingClientRect());
    for (const move of moves) {
      const element = move.was && !move.id ? card(root, move.was) : null;
      if (element && move.was) this.copies.set(move.was, element.cloneNode(true) as HTMLElement);
    }
  }

  /** After it has changed: what moved flies from there. */
  play(moves: Move[]): void {
    const root = this.root();
    if (!root || !moving() || !this.before.size) return;
    const batches = [...new Set(moves.map((move) => move.batch))];
    const step = Math.min(STEP, (MOST - BATCH) / Math.max(1, batches.length - 1));
    const flown = new Set<number>();
    for (const move of moves) {
      const delay = batches.indexOf(move.batch) * step;
      const from = (move.was && this.before.get(`card ${move.was}`)) || this.before.get(`zone ${move.from}`);
      const element = move.id ? card(root, move.id) : null;
      if (element && from) {
        flown.add(move.id ?? 0);
        this.fly(element, from, element.getBoundingClientRect(), delay);
      } else if (move.was && from) this.ghost(root, move, from, delay);
    }
    for (const [name, element] of named(root)) {
      const from = this.before.get(name);
      if (!from || !name.startsWith("card ") || flown.has(Number(name.slice(5)))) continue;
      const to = element.getBoundingClientRect();
      if (Math.abs(from.left - to.left) > NEAR || Math.abs(from.top - to.top) > NEAR) this.fly(element, from, to, 0);
    }
  }

  /** Everything is where it is now. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
    for (const ghost of this.ghosts) ghost.remove();
    this.ghosts.clear();
  }

  private fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    if (!to.width || !from.width) return;
    const scale = Math.min(1.6, Math.max(0.3, from.height / to.height));
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    this.run(element, [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 }, { transform: "none", zIndex: 30 }], delay);
  }

  /** A card that is gone from the board flies to where its zone is told. */
  private ghost(root: HTMLElement, move: Move, from: DOMRect, delay: number): void {
    const copy = this.copies.get(move.was ?? 0);
    const zone = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(move.to)}"]`);
    if (!copy || !zone) return;
    const to = zone.getBoundingClientRect();
    Object.assign(copy.style, {
      position: "fixed",
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      zIndex: "50",
      pointerEvents: "none",
    });
    copy.removeAttribute("data-card");
    copy.inert = true;
    document.body.append(copy);
    this.ghosts.add(copy);
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const animation = this.run(copy, [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.2 }], delay);
    animation.onfinish = () => {
      copy.remove();
      this.ghosts.delete(copy);
      this.running.delete(animation);
    };
  }

  private run(element: HTMLElement, frames: Keyframe[], delay: number): Animation {
    const animation = element.animate(frames, { duration: BATCH, delay, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" });
    this.running.add(animation);
    animation.onfinish = () => this.running.delete(animation);
    return animation;
  }
}

function card(root: HTMLElement, handle: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-card="${handle}"]`);
}

function* named(root: HTMLElement): Generator<[string, HTMLElement]> {
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) yield [`card ${element.dataset.card}`, element];
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) yield [`zone ${element.dataset.zone}`, element];
}
