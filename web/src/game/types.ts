/** The three things that a table is drawn from, by the names that this side has for them. */

import type { Pair, SheetSheet } from "../wire";

export type {
  Against,
  Ask,
  Card as CardPart,
  CardSheet,
  Change,
  GameSheet,
  Head,
  Line,
  Move,
  Option,
  Pair,
  Role,
  SheetArea as Area,
  SheetCount as Count,
  SheetGauge as Gauge,
  SheetNames as Names,
  SheetPart as GaugePart,
  SheetSpot as Spot,
  SheetStat as Stat,
  SheetStats as Stats,
  Wish,
  Words as Said,
  Zone as ZonePart,
} from "../wire";

export type Item = SheetSheet["title"][number];
export type Lang = "en" | "ja";
export type Pairs = Record<string, Pair>;
/** Parts by their keys: `head`, `ask`, `0.hand`, `1.gauges`, ... */
export type Parts = Record<string, unknown>;
