/**
 * A plugin for Vite: the licence notices of every package whose code or files are in the bundle, as
 * `licences.txt` beside it. A package without a licence text of its own fails the build.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = "licences.txt";
const INSIDE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const NOTICE = /^(licen[cs]e|copying|notice)/i;
const OTHERS = /^# Licenses of bundled dependencies/m; // of the tool itself; they are not in our bundle

/** The folder of the package that a module comes from; empty for our own. */
function home(id: string, root: string): string {
  const path = id.replace(/^\0+/, "").replace(/\?.*$/, "");
  const found = INSIDE.exec(path);
  if (found) return found[1] ?? "";
  // what the build tools themselves put in
  const tool = /^(vite|rolldown|rollup)\b/.exec(path)?.[1];
  return id.startsWith("\0") && tool ? join(root, "node_modules", tool) : "";
}

function notice(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => NOTICE.test(name)) : [];
  if (files.length === 0) throw new Error(`${about.name} brings no licence text`);
  const texts = files.sort().map((name) => readFileSync(join(folder, name), "utf-8").split(OTHERS)[0]?.trim());
  return [`${about.name} ${about.version} (${about.license})`, ...texts].join("\n\n");
}

export function licences(): Plugin {
  let root = "";
  return {
    name: "kirifuda-licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const part of Object.values(bundle)) {
        const ids = part.type === "chunk" ? Object.keys(part.modules) : part.originalFileNames;
        for (const id of ids) folders.add(home(id, root));
      }
      folders.delete("");
      const source = [...folders].sort().map(notice).join(`\n\n${"-".repeat(72)}\n\n`) + "\n";
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}
