// Written by tools/wire.py from kirifuda.server and kirifuda.games.sheet; not by hand.

export * from "./parts";
export * from "./messages";
export * from "./calls";
export * from "./sheets";
