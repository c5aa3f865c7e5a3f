/** What one seat sees of a match, made from its board alone. */

import type { Area, Ask, CardPart, CardSheet, GameSheet, Head, Option, Parts, Role, ZonePart } from "./types";

/** A card that lies somewhere. `id` is the seat's handle for it; 0: the seat may not know which it is. */
export class SeenCard {
  readonly id: number;
  readonly key: string;
  readonly side: number;
  readonly base: Record<string, number>; // as printed on the side that is up
  readonly numbers: Record<string, number>; // as they are
  readonly kinds: string[];
  readonly traits: string[];
  readonly flags: string[];
  readonly spot: number;
  readonly damage: number;
  readonly price: number;
  readonly host: number;
  readonly back: string;

  constructor(
    readonly told: CardPart,
    readonly seat: number,
    readonly zone: string,
    readonly printed: CardSheet | null,
  ) {
    this.id = told.id ?? 0;
    this.key = told.key ?? "";
    this.side = told.side ?? 0;
    const face = this.side ? printed?.back : printed;
    this.base = face?.values ?? {};
    this.numbers = { ...this.base, ...told.now };
    this.kinds = told.kinds ?? face?.kinds ?? [];
    this.traits = told.traits ?? printed?.traits ?? [];
    this.flags = told.flags ?? [];
    this.spot = told.spot ?? -1;
    this.damage = told.damage ?? 0;
    this.price = told.price ?? -1;
    this.host = told.host ?? 0;
    this.back = typeof told.back === "string" ? told.back : "";
  }

  get known(): boolean {
    return this.id !== 0;
  }

  get rest(): boolean {
    return this.flags.includes("rest");
  }

  get down(): boolean {
    return this.flags.includes("down");
  }

  /** Whether it shows another side rather than its back. */
  get sided(): boolean {
    return !!this.printed?.sides?.length;
  }

  /** Whether it has a flag, is of a kind, or shows that on its back. */
  has(word: string): boolean {
    return this.flags.includes(word) || this.kinds.includes(word) || this.back === word;
  }
}

const NOTHING: ZonePart = { n: 0 };
const NO_HEAD: Head = { turn: 0, whose: 0, first: 0, phase: 0, lasting: 0 };
const PLAIN_AREA: Omit<Area, "zone"> = {
  shape: "count",
  spots: [],
  facing: "turned",
  covers: [],
  beside: "",
  hung: false,
  ground: "",
  sided: false,
  gauge: ["", ""],
  label: null,
  of: 0,
  seldom: true,
  short: null,
};

export class Scene {
  readonly head: Head;
  readonly ask: Ask | null;
  readonly seats: number[];
  readonly byHandle = new Map<number, SeenCard>();
  private readonly zones = new Map<string, SeenCard[]>();
  private readonly keys = new Map<number, string>();

  constructor(
    readonly game: GameSheet,
    readonly cards: Record<string, CardSheet>,
    readonly parts: Parts,
    readonly seat: number,
  ) {
    this.head = (parts.head as Head | undefined) ?? NO_HEAD;
    this.ask = (parts.ask as Ask | undefined) ?? null;
    const count = Object.keys(parts).filter((key) => key.endsWith(".gauges")).length;
    this.seats = Array.from({ length: count }, (_, at) => at);
    for (const [name, part] of Object.entries(parts)) {
      const found = /^(\d+)\.(.+)$/.exec(name);
      if (!found || found[2] === "gauges") continue;
      this.zones.set(name, this.lying(Number(found[1]), found[2] as string, part as ZonePart));
    }
    for (const option of this.ask?.options ?? []) {
      if (option.card && option.name) this.keys.set(option.card, option.name);
      if (option.with && option.mate) this.keys.set(option.with, option.mate);
    }
    for (const role of this.head.roles ?? []) if (role.card && role.key) this.keys.set(role.card, role.key);
    if (this.ask?.source && this.ask.key) this.keys.set(this.ask.source, this.ask.key);
    for (const card of this.byHandle.values()) this.keys.set(card.id, card.key);
  }

  private lying(seat: number, zone: string, part: ZonePart): SeenCard[] {
    const out = (part.cards ?? []).map((told) => {
      const card = new SeenCard(told, seat, zone, told.key ? (this.cards[told.key] ?? null) : null);
      if (card.known) this.byHandle.set(card.id, card);
      return card;
    });
    while (out.length < part.n) out.push(new SeenCard({}, seat, zone, null));
    return out;
  }

  /** The seats that play together with one, itself among them; alone where there are no teams. */
  teamOf(seat: number): number[] {
    return (this.head.teams ?? []).find((team) => team.includes(seat)) ?? [seat];
  }

  /** Whether the seat itself decides now. */
  get mine(): boolean {
    return !!this.ask?.options && this.ask.seat === this.seat;
  }

  get options(): Option[] {
    return this.mine ? (this.ask?.options ?? []) : [];
  }

  zone(seat: number, name: string): SeenCard[] {
    return this.zones.get(`${seat}.${name}`) ?? [];
  }

  count(seat: number, name: string): number {
    return ((this.parts[`${seat}.${name}`] as ZonePart | undefined) ?? NOTHING).n;
  }

  /** The zones of a side, those of the sheet first. */
  zoneNames(seat: number): string[] {
    const named = this.game.sheet.areas.map((area) => area.zone);
    const more = [...this.zones.keys()]
      .filter((key) => key.startsWith(`${seat}.`))
      .map((key) => key.slice(key.indexOf(".") + 1));
    return [...new Set([...named, ...more])];
  }

  gauges(seat: number): Record<string, number> {
    return (this.parts[`${seat}.gauges`] as Record<string, number> | undefined) ?? {};
  }

  key(handle: number): string {
    return this.keys.get(handle) ?? "";
  }

  /** Cards with a part in what goes on that lie in no place of the field: told beside it. */
  get between(): SeenCard[] {
    const arrow = this.game.sheet.arrow;
    if (!arrow || !this.role(arrow.to)) return [];
    const out: SeenCard[] = [];
    for (const told of this.head.roles ?? []) {
      const card = told.role === arrow.frm || told.role === arrow.to ? undefined : this.byHandle.get(told.card ?? 0);
      if (card && !this.area(card.zone).spots.length) out.push(card);
    }
    return out;
  }

  role(name: string): Role | undefined {
    return this.head.roles?.find((role) => role.role === name);
  }

  area(zone: string): Area {
    return this.game.sheet.areas.find((area) => area.zone === zone) ?? { zone, ...PLAIN_AREA };
  }

  /** The zone that is a hand. */
  get hand(): string {
    return this.game.sheet.areas.find((area) => area.shape === "fan")?.zone ?? "hand";
  }

  /** The cards of a hand in the order of the sheet. */
  handOf(seat: number): SeenCard[] {
    const { rank, by } = this.game.sheet;
    const place = (card: SeenCard): [number, number, string] => {
      const at = rank.findIndex((kind) => card.kinds.includes(kind));
      return [card.known ? (at < 0 ? rank.length : at) : 99, card.numbers[by] ?? 0, card.printed?.names[1] ?? ""];
    };
    return [...this.zone(seat, this.hand)].sort((one, other) => {
      const [a, b] = [place(one), place(other)];
      return a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : one.id - other.id);
    });
  }

  /** The cards that lie under or on a card. */
  under(host: number): SeenCard[] {
    return host ? [...this.byHandle.values()].filter((card) => card.host === host) : [];
  }
}
