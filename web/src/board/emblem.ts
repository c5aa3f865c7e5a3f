/**
 * A crest for every card, made from its key: a lacquer ground with a pattern, a ring, two wreaths of
 * motifs and a core. The same key always gives the same crest, and other keys give others.
 */

export interface Shape {
  d: string;
  turn: number;
  fill: "gold" | "pale" | "hue" | "none";
  stroke: "gold" | "pale" | "hue" | "none";
  width: number;
  even?: boolean;
}

export interface Emblem {
  hue: number;
  second: number;
  pattern: string; // a path of thin lines
  shapes: Shape[];
}

type Chance = () => number;

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const sign of text) {
    h ^= sign.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

function chance(seed: number): Chance {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const r1 = (n: number): number => Math.round(n * 10) / 10;
const xy = (angle: number, radius: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${r1(50 + Math.cos(turn) * radius)} ${r1(50 + Math.sin(turn) * radius)}`;
};
const circle = (r: number, x = 50, y = 50): string =>
  `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 0 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-2 * r)} 0Z`;

function polygon(n: number, r: number, inner = 0): string {
  const steps = inner ? 2 * n : n;
  const points = Array.from({ length: steps }, (_, i) => xy((360 / steps) * i, inner && i % 2 ? inner : r));
  return `M${points.join("L")}Z`;
}

/** Motifs that stand upright between two radii above the middle, `w` wide to either side. */
const MOTIFS: ((near: number, far: number, w: number) => string)[] = [
  // petal
  (a, b, w) => `M50 ${50 - a}C${50 - w * 1.5} ${50 - a - (b - a) * 0.4} ${50 - w} ${50 - b} 50 ${50 - b}S${50 + w * 1.5} ${50 - a - (b - a) * 0.4} 50 ${50 - a}Z`,
  // notched petal
  (a, b, w) => `M50 ${50 - a}C${50 - w * 1.7} ${50 - a - (b - a) * 0.5} ${50 - w} ${50 - b} ${50 - w * 0.35} ${50 - b}L50 ${50 - b + (b - a) * 0.22}L${50 + w * 0.35} ${50 - b}C${50 + w} ${50 - b} ${50 + w * 1.7} ${50 - a - (b - a) * 0.5} 50 ${50 - a}Z`,
  // blade
  (a, b, w) => `M${50 - w * 0.35} ${50 - a}L${50 - w * 0.6} ${50 - a - (b - a) * 0.6}L50 ${50 - b}L${50 + w * 0.6} ${50 - a - (b - a) * 0.6}L${50 + w * 0.35} ${50 - a}Z`,
  // lozenge
  (a, b, w) => `M50 ${50 - a}L${50 - w * 0.9} ${50 - (a + b) / 2}L50 ${50 - b}L${50 + w * 0.9} ${50 - (a + b) / 2}Z`,
  // drop
  (a, b, w) => `M50 ${50 - b}C${50 - w * 0.4} ${50 - (a + b) / 2} ${50 - w} ${50 - a - 5} ${50 - w * 0.7} ${50 - a - 1}A${w * 0.8} ${w * 0.8} 0 0 0 ${50 + w * 0.7} ${50 - a - 1}C${50 + w} ${50 - a - 5} ${50 + w * 0.4} ${50 - (a + b) / 2} 50 ${50 - b}Z`,
  // fan
  (a, b, w) => `M50 ${50 - a}L${50 - w} ${50 - b + 3}Q50 ${50 - b - 4} ${50 + w} ${50 - b + 3}Z`,
  // crescent
  (a, b, w) => `M${50 - w} ${50 - a - 2}A${w * 1.2} ${w * 1.2} 0 1 1 ${50 + w} ${50 - a - 2}A${w * 1.1} ${(b - a) * 0.62} 0 1 0 ${50 - w} ${50 - a - 2}Z`,
  // leaf with a rib
  (a, b, w) => `M50 ${50 - a}Q${50 - w * 1.4} ${50 - (a + b) / 2} 50 ${50 - b}Q${50 + w * 1.4} ${50 - (a + b) / 2} 50 ${50 - a}ZM49.4 ${50 - a - 2}L50 ${50 - b + 4}L50.6 ${50 - a - 2}Z`,
  // comma
  (a, b, w) => `M${50 + w * 0.9} ${50 - a}C${50 - w * 1.6} ${50 - a + 1} ${50 - w * 1.2} ${50 - b} ${50 + w * 0.2} ${50 - b}A${(b - a) * 0.34} ${(b - a) * 0.34} 0 0 1 ${50 + w * 0.2} ${50 - b + (b - a) * 0.62}Q${50 - w * 0.2} ${50 - a - 4} ${50 + w * 0.9} ${50 - a}Z`,
  // feather
  (a, b, w) => `M${50 - w * 0.15} ${50 - a}L${50 - w * 0.9} ${50 - b + 6}L${50 - w * 0.3} ${50 - b}L50 ${50 - b + 5}L${50 + w * 0.3} ${50 - b}L${50 + w * 0.9} ${50 - b + 6}L${50 + w * 0.15} ${50 - a}Z`,
  // coin
  (a, b, w) => `${circle(Math.min((b - a) / 2, w), 50, 50 - (a + b) / 2)}${circle(Math.min((b - a) / 2, w) * 0.45, 50, 50 - (a + b) / 2)}`,
  // wave
  (a, b, w) => `M${50 - w} ${50 - a}Q${50 - w * 1.3} ${50 - b} ${50 + w * 0.3} ${50 - b}Q${50 + w * 1.3} ${50 - b + 1} ${50 + w * 0.9} ${50 - b + (b - a) * 0.45}Q${50 + w * 0.4} ${50 - b + 2} ${50 - w * 0.1} ${50 - b + (b - a) * 0.5}Q${50 - w * 0.2} ${50 - a - 3} ${50 + w} ${50 - a}Z`,
];

function ring(kind: number, n: number): string {
  switch (kind) {
    case 0:
      return circle(43);
    case 1:
      return circle(44) + circle(40);
    case 2: {
      const petals = Math.max(6, n * 2);
      const points = Array.from({ length: petals }, (_, i) => xy((360 / petals) * (i + 1), 41));
      const bulge = r1((41 * Math.PI) / petals);
      return `M${xy(0, 41)}${points.map((p) => `A${bulge} ${bulge} 0 0 1 ${p}`).join("")}Z`;
    }
    case 3:
      return polygon(8, 46);
    case 4:
      return polygon(6, 46) + polygon(6, 41);
    case 5:
      return polygon(4, 50);
    case 6:
      return "M14 24 24 14H76L86 24V76L76 86H24L14 76Z";
    default:
      return polygon(n * 3, 45, 41);
  }
}

function core(kind: number, n: number): string {
  switch (kind) {
    case 0:
      return circle(7);
    case 1:
      return circle(8) + circle(4);
    case 2:
      return polygon(n, 10, 4.2);
    case 3:
      return polygon(4, 9) + polygon(4, 4);
    case 4:
      return Array.from({ length: n }, (_, i) => {
        const [x, y] = xy((360 / n) * i, 5.5).split(" ").map(Number) as [number, number];
        return circle(3.4, x, y);
      }).join("");
    default:
      return polygon(6, 9) + circle(3.5);
  }
}

function pattern(kind: number): string {
  const out: string[] = [];
  switch (kind) {
    case 0: // rays
      for (let i = 0; i < 24; i++) out.push(`M${xy(i * 15, 14)}L${xy(i * 15, 74)}`);
      break;
    case 1: // sea waves
      for (let y = 0; y <= 110; y += 14)
        for (let x = (y / 14) % 2 ? -14 : 0; x <= 112; x += 28)
          out.push(`M${x - 14} ${y}a14 14 0 0 1 28 0M${x - 9} ${y}a9 9 0 0 1 18 0M${x - 4} ${y}a4 4 0 0 1 8 0`);
      break;
    case 2: // hemp leaf
      for (let y = -10; y <= 110; y += 24)
        for (let x = ((y + 10) / 24) % 2 ? -14 : 0; x <= 112; x += 28)
          out.push(`M${x} ${y}l14 8v16l-14 8-14-8v-16ZM${x} ${y}v32M${x - 14} ${y + 8}l28 16M${x + 14} ${y + 8}l-28 16`);
      break;
    case 3: // rings
      for (let r = 10; r < 80; r += 6) out.push(circle(r));
      break;
    case 4: // tortoise shell
      for (let y = 0; y <= 110; y += 18)
        for (let x = (y / 18) % 2 ? -10 : 0; x <= 112; x += 20) out.push(`M${x} ${y - 12}l10 6v12l-10 6-10-6v-12Z`);
      break;
    case 5: // slanting rain
      for (let x = -100; x < 110; x += 7) out.push(`M${x} 104L${x + 108} -4`);
      break;
    case 6: // chequers
      for (let y = 0; y < 100; y += 10) for (let x = (y / 10) % 2 ? 10 : 0; x < 100; x += 20) out.push(`M${x + 1} ${y + 1}h8v8h-8Z`);
      break;
    case 7: // seven treasures
      for (let y = 0; y <= 112; y += 14) for (let x = (y / 14) % 2 ? 0 : 14; x <= 112; x += 28) out.push(circle(14, x, y));
      break;
    default: // arrow feathers
      for (let x = 4; x < 104; x += 16) for (let y = -10; y < 112; y += 12) out.push(`M${x - 8} ${y + 8}l8-8 8 8`);
  }
  return out.join("");
}

const made = new Map<string, Emblem>();

/** The crest of a key; `hue`: of its ground, if the card has a colour of its own. */
export function emblem(key: string, hue: number | null): Emblem {
  const name = `${key}/${hue ?? ""}`;
  const found = made.get(name);
  if (found) return found;
  const next = chance(hash(key));
  for (let i = 0; i < 4; i++) next();
  const pick = (n: number): number => Math.floor(next() * n);
  const base = hue === null ? pick(24) * 15 : (hue + pick(5) * 7 - 14 + 360) % 360;
  const folds = [3, 4, 5, 5, 6, 6, 8, 8, 10, 12][pick(10)] as number;
  const more = folds > 6 ? folds : pick(2) ? folds : folds * 2;
  const width = Math.min(12, 82 / folds);
  const slim = Math.min(7, 50 / more);
  const far = 30 + pick(3) * 4;
  const split = 15 + pick(3) * 3;
  const first = MOTIFS[pick(MOTIFS.length)] as (typeof MOTIFS)[number];
  const second = MOTIFS[pick(MOTIFS.length)] as (typeof MOTIFS)[number];
  const ringed = pick(8);
  const shapes: Shape[] = [{ d: ring(ringed, folds), turn: pick(2) * 22.5, fill: "none", stroke: "gold", width: 1 + pick(3) * 0.6 }];
  const outlined = pick(4) === 0;
  const start = pick(2) ? 180 / folds : 0;
  for (let i = 0; i < folds; i++)
    shapes.push({
      d: first(split, far + 5, width),
      turn: start + (360 / folds) * i,
      fill: outlined ? "none" : "gold",
      stroke: outlined ? "gold" : "none",
      width: 1.6,
      even: true,
    });
  const pale = pick(3) ? "pale" : "hue";
  for (let i = 0; i < more; i++)
    shapes.push({
      d: second(8, split + 5, slim),
      turn: start + 180 / folds + (360 / more) * i,
      fill: pale,
      stroke: "none",
      width: 0,
      even: true,
    });
  shapes.push({ d: core(pick(6), folds), turn: start, fill: pick(2) ? "gold" : "pale", stroke: "none", width: 0, even: true });
  const out: Emblem = { hue: base, second: (base + [30, 150, 180, 210, 330][pick(5)]!) % 360, pattern: pattern(pick(9)), shapes };
  made.set(name, out);
  return out;
}

/** A hue for a word: of a series or a trait, where a sheet tells no colour. */
export function hueOf(word: string): number {
  return (hash(word) % 30) * 12;
}
