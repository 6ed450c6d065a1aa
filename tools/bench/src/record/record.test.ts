import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { row } from "../row.ts";
import { keepRecord, nameOfTree, recordsIn, type Results } from "./record.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "records-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const results = (date: string, ...rows: Results["rows"]): Results => ({
  machine: "A processor",
  versions: { node: "22.12.0", v8: "12.4" },
  date,
  rows,
});

test("a record has a file of its name, and the newest comes first", () => {
  keepRecord(folder, "0.2.0", results("2026-11-20T12:00:00.000Z", row("a", [1.234567])));
  keepRecord(folder, "0.1.0", results("2026-11-10T12:00:00.000Z", row("a", [2])));
  expect(readdirSync(folder).toSorted()).toEqual(["0.1.0.json", "0.2.0.json"]);
  expect(recordsIn(folder).map(({ name, rows }) => [name, rows[0]?.ratio])).toEqual([
    ["0.2.0", 1.235],
    ["0.1.0", 2],
  ]);
});

test("a benchmark that is run again replaces its rows, and leaves the others", () => {
  keepRecord(folder, "0.1.0", results("2026-11-10T12:00:00.000Z", row("a", [1]), row("b", [1])));
  keepRecord(folder, "0.1.0", results("2026-11-11T12:00:00.000Z", row("b", [2])));
  const [kept] = recordsIn(folder);
  expect(kept?.date).toBe("2026-11-11T12:00:00.000Z");
  expect(kept?.rows.map(({ name, ratio }) => [name, ratio])).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
});

test("a tree is named by its release, or by its commit", () => {
  const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  writeFileSync(join(folder, "package.json"), '{ "version": "0.0.0" }');
  git("init", "--quiet");
  git("-c", "user.name=a", "-c", "user.email=a@shop.example", "commit", "--quiet", "--allow-empty", "--message", "a");
  expect(nameOfTree(folder)).toBe(git("rev-parse", "HEAD").slice(0, 8));
  writeFileSync(join(folder, "package.json"), '{ "version": "1.2.3" }');
  expect(nameOfTree(folder)).toBe("1.2.3");
});
