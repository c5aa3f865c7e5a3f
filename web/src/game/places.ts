/** Where the places of a side lie on the field, and which cards lie in them. */

import type { Scene, SeenCard } from "./scene";
import type { Area, Spot } from "./types";

export interface Place {
  area: Area;
  spot: Spot;
  seat: number;
  row: number; // as who looks sees it: 0 is uppermost
  column: number;
  rows: number; // how many it covers, for the one card over several places
  columns: number;
  card: SeenCard | null;
  beside: SeenCard[];
  hung: { zone: string; cards: SeenCard[] }[];
  ground: SeenCard | null;
}

/** The places of a side, in the order in which they are read; `near`: of who looks. */
export function places(scene: Scene, seat: number, near: boolean): Place[] {
  const out: Place[] = [];
  const covered = new Set<string>();
  for (const area of scene.game.sheet.areas) {
    if (area.ground) continue;
    for (const spot of area.spots) {
      const place = lay(scene, seat, near, area, spot);
      if (covered.has(`${place.row}.${place.column}`)) continue;
      if (area.covers.length && place.card) spread(scene, near, place, covered);
      out.push(place);
    }
  }
  const shown = out.filter((place) => !covered.has(`${place.row}.${place.column}`) || place.rows * place.columns > 1);
  return shown.sort((a, b) => a.row - b.row || a.column - b.column);
}

function lay(scene: Scene, seat: number, near: boolean, area: Area, spot: Spot): Place {
  const here = lying(scene, seat, area, spot);
  const standing = here.filter((card) => !(area.beside && card.has(area.beside)));
  const card = standing[standing.length - 1] ?? null;
  const hung = scene.game.sheet.areas
    .filter((other) => other.hung)
    .map((other) => ({
      zone: other.zone,
      cards: card?.known ? scene.zone(seat, other.zone).filter((under) => under.host === card.id) : [],
    }))
    .filter((pile) => pile.cards.length);
  const below = scene.game.sheet.areas
    .filter((other) => other.ground === area.zone)
    .flatMap((other) => scene.zone(seat, other.zone).filter((ground) => ground.spot === spot.number));
  const [row, column] = at(scene, near, area, spot);
  return {
    area,
    spot,
    seat,
    row,
    column,
    rows: 1,
    columns: 1,
    card,
    beside: area.beside ? here.filter((other) => other.has(area.beside)) : [],
    hung,
    ground: below[below.length - 1] ?? null,
  };
}

/** Row and column of a place: the sides of others are turned. */
function at(scene: Scene, near: boolean, area: Area, spot: Spot): [number, number] {
  const [columns, rows] = scene.game.sheet.size;
  let [column, row] = spot.at;
  if (area.facing === "mirrored" && scene.seat % 2) column = columns - 1 - column;
  if (near) return [row, column];
  if (area.facing === "turned") {
    const all = area.spots.map((other) => other.at[0]);
    column = Math.min(...all) + Math.max(...all) - column;
  }
  return [rows - 1 - row, column];
}

function lying(scene: Scene, seat: number, area: Area, spot: Spot): SeenCard[] {
  const cards = scene.zone(seat, area.zone);
  if (area.shape === "slot") return cards;
  if (area.covers.length) return cards.filter((card) => ((area.covers[card.spot] ?? 0) >> spot.number) & 1);
  return cards.filter((card) => card.spot === spot.number);
}

/** A card over several places takes the room of all of them. */
function spread(scene: Scene, near: boolean, place: Place, covered: Set<string>): void {
  const bits = place.area.covers[place.card?.spot ?? -1] ?? 0;
  const under = place.area.spots.filter((spot) => (bits >> spot.number) & 1);
  if (under.length < 2) return;
  const all = under.map((spot) => at(scene, near, place.area, spot));
  const besides = under.flatMap((spot) => lying(scene, place.seat, place.area, spot));
  place.beside = [...new Set(besides.filter((card) => place.area.beside && card.has(place.area.beside)))];
  const rows = all.map(([row]) => row);
  const columns = all.map(([, column]) => column);
  place.row = Math.min(...rows);
  place.column = Math.min(...columns);
  place.rows = Math.max(...rows) - place.row + 1;
  place.columns = Math.max(...columns) - place.column + 1;
  for (const [row, column] of all) covered.add(`${row}.${column}`);
}

/** Zones of a side that its lines, places, piles and hand do not tell: shown while cards lie there. */
export function untold(scene: Scene, seat: number): string[] {
  const { title, line, areas } = scene.game.sheet;
  const told = new Set([...title, ...line].map((item) => item.zone).filter(Boolean));
  for (const area of areas) {
    const elsewhere = area.spots.length || area.shape === "pile" || area.shape === "fan" || area.hung || area.ground;
    if (elsewhere) told.add(area.zone);
  }
  const { browse } = scene.game.sheet;
  return scene.zoneNames(seat).filter((zone) => !told.has(zone) && browse.includes(zone) && scene.count(seat, zone) > 0);
}

const MOST_NAMED = 4;

/** The cards of such a zone that are told by name: few, and known. */
export function namedIn(scene: Scene, seat: number, zone: string): SeenCard[] {
  const cards = scene.zone(seat, zone);
  return cards.length <= MOST_NAMED && cards.every((card) => card.known) ? cards : [];
}

/** The handles of all cards that can be touched on the board, without opening anything. */
export function shown(scene: Scene, bottom: number): Set<number> {
  const out = new Set<number>();
  for (const seat of scene.seats) {
    for (const place of places(scene, seat, seat === bottom)) if (place.card) out.add(place.card.id);
    for (const area of scene.game.sheet.areas)
      if (area.shape === "pile") for (const card of scene.zone(seat, area.zone)) out.add(card.id);
    for (const item of [...scene.game.sheet.title, ...scene.game.sheet.line])
      if (item.is === "names")
        for (const card of scene.zone(seat, item.zone)) if (!(item.lacks && card.has(item.lacks))) out.add(card.id);
    for (const zone of untold(scene, seat)) for (const card of namedIn(scene, seat, zone)) out.add(card.id);
  }
  for (const card of scene.zone(bottom, scene.hand)) out.add(card.id);
  out.delete(0);
  return out;
}
