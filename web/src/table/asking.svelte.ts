/**
 * What is asked, and what a person has touched of it so far.
 *
 * An option has points: what to touch, in order. What fits the next point of some option is lit; what
 * is touched narrows the options down; the one that is left is armed and waits to be confirmed, so that
 * a slip costs nothing. Several picks are ticked, tried out at the server, and sent as one.
 */

import type { Mark, Thing, Touching } from "../board/context";
import { shown } from "../game/places";
import type { Scene, SeenCard } from "../game/scene";
import type { Option } from "../game/types";
import type { Tried } from "../wire";
import type { Renamed } from "./renaming";
import type { Sitting } from "./sitting.svelte";

type Point = (string | number)[];

const DONE = "done";

/** Options that are told as one row at first: of one card, or of many. */
export interface Row {
  name: string;
  options: Option[];
  group: boolean;
}

export class Asking implements Touching {
  steps: Thing[] = $state.raw([]);
  chosen: string | null = $state(null); // the key of an option that was taken from the list
  opened: string | null = $state(null); // a row of several options that is shown one by one
  chain: Tried | null = $state.raw(null);
  glowing: Set<number> = $state.raw(new Set());
  trayOpen = $state(true);
  private tries = 0;
  /** The picks that the server is asked about: who clicks faster than the line adds to them. */
  private trying: string[] | null = $state.raw(null);
  private forgotten = 0; // tries up to this one are of another decision, or were taken back
  /** How many touches are given: what all options have in common need not be touched. */
  private given = $state(0);
  /** Something was touched that nothing can be done with. */
  onlook: (card: SeenCard, element: HTMLElement) => void = () => {};
  onpoint: (card: SeenCard | null, element: HTMLElement | null) => void = () => {};
  ontouch: () => void = () => {};

  readonly ask = $derived.by(() => (this.sitting.scene?.mine ? this.sitting.scene.ask : null));
  readonly options: Option[] = $derived.by(() => (this.sitting.sent ? [] : (this.ask?.options ?? [])));
  readonly chained = $derived(!!this.ask?.chain);
  /** The options that what was touched leaves. */
  readonly left: Option[] = $derived(this.options.filter((option) => this.steps.every((thing, at) => this.fits(thing, option.points[at]))));
  /** The one option that waits to be confirmed. */
  readonly armed: Option | null = $derived.by(() => {
    if (this.chosen !== null) return this.options.find((option) => option.key === this.chosen) ?? null;
    return this.steps.length && this.left.length === 1 ? (this.left[0] ?? null) : null;
  });
  /** What is pressed, not touched: the way on where there is one, and then the others are in the list. */
  readonly buttons: Option[] = $derived.by(() => {
    if (this.chained) return [];
    const on = this.options.filter((option) => option.key === this.ask?.on);
    return on.length ? on : this.options.filter((option) => option.points[0]?.[0] === "button");
  });
  readonly rows: Row[] = $derived.by(() => this.rowsOf());
  /** Cards to choose from that do not lie open on the board. */
  readonly tray: SeenCard[] = $derived.by(() => this.hiddenAway());

  constructor(private readonly sitting: Sitting) {}

  private get scene(): Scene {
    return this.sitting.scene as Scene;
  }

  /** Whether a person has touched anything that waits for more. */
  readonly begun = $derived(this.steps.length > this.given);

  /** Whether the table goes on by itself for a moment: something is sent, tried, or passed for one. */
  readonly busy = $derived.by(() => this.sitting.sent || this.trying !== null || (this.sitting.state?.v ?? -1) < this.sitting.v);

  /** Whether what is left can only be told apart in the list: nothing more is to be touched. */
  readonly listed = $derived(this.steps.length > 0 && this.left.length > 1 && this.left.some((option) => option.points.length <= this.steps.length));

  /** Another decision: what was touched before is forgotten. */
  begin(): void {
    this.steps = this.common();
    this.given = this.steps.length;
    this.chosen = null;
    this.opened = null;
    this.chain = null;
    this.trying = null;
    this.forgotten = this.tries;
    const ask = this.ask;
    if (!ask?.chain) return;
    const picks = (ask.options ?? []).filter((option) => option.kind !== DONE);
    const enough = (ask.options ?? []).some((option) => option.kind === DONE);
    this.chain = { picked: [], open: picks.map((option) => option.key), enough, complete: false };
  }

  /** The same decision by other handles: what was touched is touched still. */
  rename(names: Renamed | null): void {
    const chain = this.chain;
    const card = (one: SeenCard): SeenCard | undefined => (one.known ? this.scene.byHandle.get(names?.handle(one.id) ?? 0) : undefined);
    const steps = this.steps.map((thing) => ("card" in thing && thing.card?.known ? { ...thing, card: card(thing.card) } : thing));
    const keys = (all: string[]): (string | null)[] => all.map((key) => names?.key(key) ?? null);
    const lost = (all: (string | null)[]): boolean => all.includes(null);
    const chosen = this.chosen === null ? null : (names?.key(this.chosen) ?? null);
    const picked = keys(chain?.picked ?? []);
    const open = keys(chain?.open ?? []);
    this.begin();
    if (!names || lost(picked) || lost(open) || steps.some((thing) => "card" in thing && thing.card === undefined)) return;
    this.steps = steps as Thing[];
    this.chosen = chosen;
    if (chain && this.chain) this.chain = { ...chain, picked: picked as string[], open: open as string[] };
  }

  /**
   * The card with which every option begins, if all of them go on from there or it is the one that is
   * asked about; and the place where all of them go on, if there is but one.
   */
  private common(): Thing[] {
    const touched = this.ask?.chain ? [] : (this.ask?.options ?? []).filter((option) => option.points[0]?.[0] !== "button");
    const all = (at: number): Point | null => {
      const points = touched.map((option) => option.points[at]);
      return points[0] && points.every((point) => point?.join() === points[0]?.join()) ? points[0] : null;
    };
    const [first, second] = [all(0), all(1)];
    const card = touched.length > 1 && first?.[0] === "card" ? this.scene.byHandle.get(Number(first[1])) : undefined;
    if (!card || (card.id !== this.ask?.source && touched.some((option) => option.points.length < 2))) return [];
    const place: Thing[] = second?.[0] === "place" ? [{ is: "place", seat: Number(second[1]), spot: Number(second[2]), card: null }] : [];
    return [{ is: "card", card }, ...place];
  }

  cancel(): boolean {
    if (this.chained && this.chain?.picked.length) {
      this.begin();
      return true;
    }
    const any = this.begun || this.chosen !== null || this.opened !== null;
    this.steps = this.steps.slice(0, this.given);
    this.chosen = null;
    this.opened = null;
    return any;
  }

  // -- what fits ----------------------------------------------------------------------------

  private fits(thing: Thing, point: Point | undefined): boolean {
    if (!point) return false;
    const [what, first, second, third] = point;
    switch (thing.is) {
      case "card":
        return this.isCard(thing.card, point);
      case "place":
        if (thing.card && this.isCard(thing.card, point)) return true;
        if (what === "place") return first === thing.seat && this.covers(thing.seat, Number(second), thing.spot);
        return what === "zone" && !thing.card && first === thing.seat && third === thing.spot && thing.spot >= 0;
      case "zone":
        return what === "zone" && first === thing.seat && second === thing.zone && Number(third) < 0;
      case "seat":
        return what === "seat" && first === thing.seat;
    }
  }

  private isCard(card: SeenCard, point: Point): boolean {
    if (card.known) return point[0] === "card" && point[1] === card.id;
    const [what, seat, zone, spot] = point;
    return what === "zone" && seat === card.seat && zone === card.zone && (Number(spot) < 0 || spot === card.spot);
  }

  /** Whether a place that an option names lies (also) on a spot. */
  private covers(_side: number, named: number, spot: number): boolean {
    if (named === spot) return true;
    return this.scene.game.sheet.areas.some((area) => ((area.covers[named] ?? 0) >> spot) & 1);
  }

  private pickKey(card: SeenCard): string {
    return `pick ${card.id}`;
  }

  mark(thing: Thing): Mark {
    if (!this.options.length) return "";
    if (this.chain) return this.chainMark(thing);
    if (this.steps.some((step) => same(step, thing))) return "picked";
    const at = this.steps.length;
    if (this.armed) return this.armed.points.some((point) => this.fits(thing, point)) ? (at ? "target" : "picked") : this.again(thing);
    if (this.left.some((option) => this.fits(thing, option.points[at]))) return at ? "target" : "lit";
    if (thing.is === "zone" && !at && this.leadsToTray(thing.seat, thing.zone)) return "lit";
    return this.again(thing);
  }

  /** What could be touched instead of what was touched. */
  private again(thing: Thing): Mark {
    return this.steps.length && this.options.some((option) => this.fits(thing, option.points[0])) ? "lit" : "";
  }

  /** Whether a zone is touched to see what can be chosen in it. */
  private leadsToTray(seat: number, zone: string): boolean {
    return !this.trayOpen && this.tray.some((card) => card.seat === seat && card.zone === zone);
  }

  private chainMark(thing: Thing): Mark {
    const card = "card" in thing ? thing.card : null;
    if (thing.is === "zone") return this.leadsToTray(thing.seat, thing.zone) ? "lit" : "";
    if (!card?.known || !this.chain) return "";
    if (this.chain.picked.includes(this.pickKey(card))) return "picked";
    return this.chain.open.includes(this.pickKey(card)) ? "lit" : "";
  }

  order(card: SeenCard): number {
    return this.chain && card.known ? this.chain.picked.indexOf(this.pickKey(card)) + 1 : 0;
  }

  glows(card: SeenCard): boolean {
    return card.known && this.glowing.has(card.id);
  }

  point(card: SeenCard | null, element: HTMLElement | null): void {
    this.onpoint(card, element);
  }

  // -- touching -----------------------------------------------------------------------------

  touch(thing: Thing, element: HTMLElement): void {
    this.ontouch();
    if (this.chain) {
      this.touchChain(thing, element);
      return;
    }
    const here = this.steps.findIndex((step) => same(step, thing));
    if (this.armed && (here >= 0 || this.armed.points.some((point) => this.fits(thing, point)))) {
      this.confirm();
      return;
    }
    this.chosen = null;
    this.opened = null;
    if (here >= 0) {
      this.steps = this.steps.slice(0, Math.max(here, this.given));
      return;
    }
    const at = this.steps.length;
    if (this.left.some((option) => this.fits(thing, option.points[at]))) this.steps = [...this.steps, thing];
    else if (this.options.some((option) => this.fits(thing, option.points[0]))) this.steps = [thing];
    else if (thing.is === "zone") this.trayOpen = true;
    else if ("card" in thing && thing.card?.known) this.onlook(thing.card, element);
    else this.steps = this.steps.slice(0, this.given);
  }

  private touchChain(thing: Thing, element: HTMLElement): void {
    if (thing.is === "zone") this.trayOpen = true;
    const card = "card" in thing ? thing.card : null;
    if (!card?.known || !this.chain) return;
    const key = this.pickKey(card);
    const picked = this.trying ?? this.chain.picked;
    if (picked.includes(key) || this.trying || this.chain.open.includes(key)) void this.tryOut(toggled(picked, key));
    else this.onlook(card, element);
  }

  private async tryOut(pick: string[]): Promise<void> {
    if (!pick.length) {
      this.begin();
      return;
    }
    const mine = ++this.tries;
    const v = this.sitting.v;
    this.trying = pick;
    try {
      const told = await this.sitting.tryOut(pick);
      if (told && mine > this.forgotten && v === this.sitting.v) this.chain = told;
    } catch {
      // the line is down for a moment, or it was one too many: the tick is not set
    }
    if (mine === this.tries) this.trying = null;
  }

  /** An option of the list. */
  take(option: Option): void {
    this.ontouch();
    if (this.chain) {
      if (option.kind === DONE) this.confirm();
      else {
        const card = this.scene.byHandle.get(option.card ?? 0);
        if (card) this.touchChain({ is: "card", card }, document.body);
        else void this.tryOut(toggled(this.trying ?? this.chain.picked, option.key));
      }
      return;
    }
    if (this.buttons.includes(option) || this.chosen === option.key) this.sitting.choose([option.key]);
    else {
      this.steps = this.steps.slice(0, this.given);
      this.chosen = option.key;
    }
  }

  /** Whether the big button does something. */
  get ready(): boolean {
    if (this.sitting.sent) return false;
    if (this.chain) return this.chain.enough;
    return this.armed !== null || (this.buttons.length === 1 && !this.begun && !this.opened);
  }

  confirm(): void {
    if (!this.ready) return;
    if (this.chain) {
      const done = this.chain.complete ? [] : [DONE];
      this.sitting.choose([...this.chain.picked, ...done]);
    } else if (this.armed) this.sitting.choose([this.armed.key]);
    else if (this.buttons[0]) this.sitting.choose([this.buttons[0].key]);
  }

  /** All abilities that wait, in the order in which they are listed. */
  get inOrder(): string[] {
    const waiting = this.scene?.head.waiting ?? [];
    const waits = (option: Option) => waiting.some((one) => one.of === option.of && one.ability === option.ability && one.card === option.card);
    const all = this.options.filter((option) => option.points[0]?.[0] !== "button" && option.kind !== "decline");
    return all.length > 1 && all.every(waits) && new Set(all.map((option) => option.kind)).size === 1 ? all.map((option) => option.key) : [];
  }

  chooseInOrder(): void {
    this.sitting.choose(this.inOrder);
  }

  // -- rows and tray ------------------------------------------------------------------------

  private rowsOf(): Row[] {
    if (!this.ask) return [];
    if (this.chain) {
      const { picked, open } = this.chain;
      const shownKeys = new Set([...picked, ...open]);
      return this.options.filter((option) => option.kind !== DONE && (shownKeys.has(option.key) || option.kind === "pick")).map(alone);
    }
    if (this.begun && this.left.length > 1) return this.left.map(alone);
    const groups = new Map<string, Option[]>();
    for (const option of this.options) {
      if (this.buttons.includes(option)) continue;
      const name = this.groupOf(option);
      groups.set(name, [...(groups.get(name) ?? []), option]);
    }
    const opened = this.opened ? groups.get(this.opened) : undefined;
    if (opened) return opened.map(alone);
    return [...groups].flatMap(([name, options]) =>
      options.length > 1 && groups.size > 1 ? [{ name, options, group: true }] : options.map(alone),
    );
  }

  private groupOf(option: Option): string {
    const { acts, level } = this.scene.game.sheet;
    const act = acts[option.kind];
    if (act?.gathered) return option.kind;
    const single = !(option.kind in this.scene.game.words.groups) || ((option.spot ?? -1) < 0 && !act?.varied);
    if (single || level.includes(this.ask?.kind ?? "")) return option.key;
    return `${option.kind} ${option.card ?? 0}`;
  }

  /** Whether the next thing to touch can only be found in the tray. */
  get inTrayAlone(): boolean {
    const away = new Set(this.tray.map((card) => card.id));
    const next = this.left.map((option) => option.points[this.steps.length]).filter((point) => point && point[0] !== "button");
    return away.size > 0 && next.every((point) => point?.[0] === "card" && away.has(Number(point[1])));
  }

  private hiddenAway(): SeenCard[] {
    const scene = this.sitting.scene;
    if (!scene || !this.options.length) return [];
    const open = shown(scene, Math.max(0, scene.seat));
    const handles = this.options.flatMap((option) => option.points.flatMap((point) => (point[0] === "card" ? [Number(point[1])] : [])));
    for (const key of this.chain?.open ?? []) handles.push(Number(key.slice("pick ".length)));
    const found = [...new Set(handles)].filter((handle) => !open.has(handle)).map((handle) => scene.byHandle.get(handle));
    return found.filter((card) => card !== undefined);
  }
}

function alone(option: Option): Row {
  return { name: option.key, options: [option], group: false };
}

function toggled(list: string[], key: string): string[] {
  return list.includes(key) ? list.filter((one) => one !== key) : [...list, key];
}

function same(one: Thing, other: Thing): boolean {
  const card = (thing: Thing): number => ("card" in thing && thing.card ? thing.card.id : 0);
  if (card(one) && card(one) === card(other)) return true;
  if (one.is !== other.is) return false;
  if (one.is === "place" && other.is === "place") return one.seat === other.seat && one.spot === other.spot;
  if (one.is === "seat" && other.is === "seat") return one.seat === other.seat;
  if (one.is === "zone" && other.is === "zone") return one.seat === other.seat && one.zone === other.zone;
  return false;
}
