/** The tree of a study: a position, and the steps that were tried from it, each line a text of its own. */

import type { Found } from "../wire";
import { EMPTY, joined, linked, pieces, unlinked } from "./text";

const DEEPEST = 200;

export interface Branch {
  step: string; // as the text tells it
  found: Found | null; // what came of it, once it was answered
  children: Branch[];
}

type Kept = [string, Kept[]];

export class Tree {
  head: string = $state(""); // what stands before the steps
  children: Branch[] = $state([]);
  path: number[] = $state([]); // from the position down to where one is

  /** From what stands behind the # of a link. */
  constructor(hash: string) {
    const [text = "", rest = ""] = hash.replace(/^#/, "").split(".");
    this.children = branches(unlinked(rest));
    this.take(unlinked(text) || EMPTY);
  }

  /** The steps from the position to here. */
  get line(): Branch[] {
    const out: Branch[] = [];
    let children = this.children;
    for (const at of this.path) {
      const branch = children[at];
      if (!branch) break;
      out.push(branch);
      children = branch.children;
    }
    return out;
  }

  get text(): string {
    return joined([this.head, ...this.line.map((branch) => branch.step)]);
  }

  /** A text: its position is that of the whole tree, its steps are a line of it. */
  take(text: string): void {
    const [head = "", ...steps] = pieces(text);
    this.head = head;
    const path: number[] = [];
    let children = this.children;
    for (const step of steps) {
      let at = children.findIndex((branch) => branch.step === step);
      if (at < 0) at = children.push({ step, found: null, children: [] }) - 1;
      path.push(at);
      children = children[at]!.children;
    }
    this.path = path;
  }

  /** What came of the steps of this line. */
  answered(found: Found[]): void {
    this.line.forEach((branch, at) => (branch.found = found[at] ?? null));
  }

  /** A step more from here. */
  add(step: string): void {
    this.take(joined([this.text.trimEnd(), step]));
  }

  go(path: number[]): void {
    this.path = path;
  }

  /** Forgets a branch with all that follows; who was there is at the step before. */
  cut(path: number[]): void {
    const last = path.at(-1)!;
    const before = path.slice(0, -1);
    let children = this.children;
    for (const at of before) children = children[at]!.children;
    children.splice(last, 1);
    const inside = before.every((at, depth) => this.path[depth] === at);
    const here = this.path[before.length];
    if (!inside || here === undefined) return;
    if (here === last) this.path = before;
    else if (here > last) this.path = this.path.map((at, depth) => (depth === before.length ? at - 1 : at));
  }

  /** As it stands behind the # of a link: this line, and the others if there are some. */
  get link(): string {
    const text = linked(this.text);
    const alone = (children: Branch[]): boolean => children.length <= 1 && children.every((branch) => alone(branch.children));
    const whole = this.line.length === depth(this.children);
    return alone(this.children) && whole ? text : `${text}.${linked(JSON.stringify(this.children.map(kept)))}`;
  }
}

function depth(children: Branch[]): number {
  return Math.max(0, ...children.map((branch) => 1 + depth(branch.children)));
}

function kept(branch: Branch): Kept {
  return [branch.step, branch.children.map(kept)];
}

/** Branches that a link tells; none if it tells something else. */
function branches(told: string): Branch[] {
  const read = (one: unknown, deep: number): Branch => {
    const [step, children] = one as Kept;
    if (typeof step !== "string" || !Array.isArray(children) || deep > DEEPEST) throw new Error("no tree");
    return { step, found: null, children: children.map((child) => read(child, deep + 1)) };
  };
  try {
    return told ? (JSON.parse(told) as unknown[]).map((one) => read(one, 0)) : [];
  } catch {
    return [];
  }
}
