/** The long runs: what contributing.md says of them, and what they run. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { root } from "./workspaces.ts";

interface Part {
  readonly at: string;
  readonly run: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
}
interface LongRuns {
  readonly LONG_RUNS: Readonly<Record<string, { readonly runs: string; readonly parts: readonly Part[] }>>;
  longRun(name: string): { readonly parts: readonly Part[] };
}

const { LONG_RUNS, longRun } = (await import(pathToFileURL(join(root, "scripts/long-runs.mjs")).href)) as LongRuns;
const parts = Object.entries(LONG_RUNS).flatMap(([name, run]) => run.parts.map((part) => ({ name, ...part })));

test("contributing.md lists the long runs, in their order", () => {
  const guide = readFileSync(join(root, "docs/contributing.md"), "utf8");
  const [, table = ""] = /^## Long runs$.*?\n\| name .*?\n\|[ -|]+\n(.*?)\n(?!\|)/ms.exec(`${guide}\n`) ?? [];
  const rows = table.split("\n").map((row) => Array.from(row.matchAll(/(?<=\|)[^|]+(?=\|)/g), ([cell]) => cell.trim()));
  expect(rows).toEqual(Object.entries(LONG_RUNS).map(([name, { runs }]) => [`\`${name}\``, runs]));
});

describe.each(parts)("$name in $at", ({ at, run: [program, ...args], env }) => {
  test("runs a program that exists, in a workspace", () => {
    expect(existsSync(join(root, at, "package.json"))).toBe(true);
    const source = program.replace(/\/dist\/(.+)\.js$/, "/src/$1.ts");
    const configs = args.flatMap((arg) => (arg.startsWith("--config=") ? join(at, arg.slice("--config=".length)) : []));
    for (const path of [source, ...configs]) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });

  test("finds tests by each name", () => {
    const kind = env?.["TEST_FILES"] ?? "test";
    const folders = ["src", "test"].map((folder) => join(root, at, folder)).filter((folder) => existsSync(folder));
    const files = folders
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .map(({ parentPath, name }) => relative(join(root, at), join(parentPath, name)))
      .filter((file) => file.endsWith(`.${kind}.ts`));
    const named = args.filter((arg) => !arg.startsWith("--") && arg.endsWith(".ts"));
    if (env?.["TEST_FILES"] !== undefined) expect(files).not.toEqual([]);
    for (const name of named) expect([name, files.filter((file) => file.includes(name)).length]).toEqual([name, 1]);
  });
});

test("a part is named by its workspace, and unknown names are rejected with those there are", () => {
  expect(longRun("fuzz").parts.length).toBeGreaterThan(5);
  expect(longRun("fuzz/rows").parts.map(({ at }) => at)).toEqual(["packages/rows"]);
  expect(longRun("pages/docs").parts.map(({ at }) => at)).toEqual(["docs"]);
  expect(() => longRun("fuzzy")).toThrow("Unknown long run fuzzy. `npm run long` lists them.");
  expect(() => longRun("soak/signing")).toThrow("soak has no part in signing, but in packages/mock-server, packages/sandbox.");
});
