/** Pointing at cards: a pointer that rests on one, a finger that stays on it. */

import type { Action } from "svelte/action";
import type { SeenCard } from "../game/scene";

const RESTS = 300; // ms until a card is shown large
const STAYS = 450;
const SLIP = 10; // px that a finger may move

export interface Pointed {
  card: SeenCard | null;
  point: (card: SeenCard | null, element: HTMLElement | null) => void;
}

export const pointing: Action<HTMLElement, Pointed> = (node, first) => {
  let now = first;
  let timer = 0;
  let shown = false;
  let held = false;
  let start: [number, number] = [0, 0];

  const wait = (ms: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!now.card) return;
      shown = true;
      held = ms === STAYS;
      now.point(now.card, node);
    }, ms);
  };
  const leave = () => {
    window.clearTimeout(timer);
    if (shown && !held) now.point(null, null);
    shown = false;
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === "mouse") wait(RESTS);
  };
  const press = (event: PointerEvent) => {
    held = false;
    if (event.pointerType === "mouse") return;
    start = [event.clientX, event.clientY];
    wait(STAYS);
  };
  const slide = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLIP) window.clearTimeout(timer);
  };
  const lift = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") window.clearTimeout(timer);
  };
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => {
    if (held || shown) event.preventDefault();
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", slide);
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    update(next: Pointed) {
      now = next;
    },
    destroy() {
      leave();
    },
  };
};
