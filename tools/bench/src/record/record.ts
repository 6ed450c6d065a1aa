/** Keeps what a release measured, to compare the next one with it. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Row } from "../row.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

export const DOCS: string = `${root}docs`;

/** Where records are kept: a file each. */
export const RECORDS: string = `${DOCS}/benchmarks`;

/** The results of one run of `npm run bench`. */
export interface Results {
  readonly machine: string;
  readonly versions: { readonly node: string; readonly v8: string };
  /** In ISO 8601. */
  readonly date: string;
  readonly rows: readonly Row[];
}

/** Results under the name of what was measured: a release's version, or a commit. */
export interface BenchRecord extends Results {
  readonly name: string;
}

/** Names a working tree: by its release, or before the first one by its commit. */
export function nameOfTree(cwd: string = root): string {
  const { version } = JSON.parse(readFileSync(`${cwd}/package.json`, "utf8")) as { readonly version: string };
  return version === "0.0.0" ? execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { cwd, encoding: "utf8" }).trim() : version;
}

/** Reads every record of a folder, the newest first. */
export const recordsIn = (folder: string): readonly BenchRecord[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as BenchRecord)
    .toSorted((a, b) => b.date.localeCompare(a.date));

/**
 * Writes results to a file of their name. Benchmarks that were run by themselves replace their rows in it, and leave the others.
 *
 * @returns the file's path
 */
export function keepRecord(folder: string, name: string, results: Results): string {
  mkdirSync(folder, { recursive: true });
  const kept = recordsIn(folder).find((each) => each.name === name)?.rows ?? [];
  const measured = new Map(results.rows.map(({ point: _point, ...row }) => [row.name, rounded(row)]));
  const rows = [...kept.filter((row) => !measured.has(row.name)), ...measured.values()];
  const path = `${folder}/${name}.json`;
  writeFileSync(path, `${JSON.stringify({ name, ...results, rows }, null, 2)}\n`);
  return path;
}

/** More digits than four mean nothing. */
const rounded = (row: Row): Row => ({
  ...row,
  ratio: Number(row.ratio.toPrecision(4)),
  spread: [Number(row.spread[0].toPrecision(4)), Number(row.spread[1].toPrecision(4))],
});
