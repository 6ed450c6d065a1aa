/** The commands on files: a copy of ours that others have changed, and what is listed of ours. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOnce } from "@maksu/codegen/replace-once";
import { afterAll, expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { readAccepted } from "./accepted.ts";
import { compareWith } from "./compare.ts";
import { listOfSources } from "./sources.ts";
import { changesUpstream } from "./upstream.ts";

const folder = mkdtempSync(join(tmpdir(), "others-"));
afterAll(() => rmSync(folder, { recursive: true }));
const bundle = JSON.stringify(JSON.parse(readFileSync(join(repository, "specs/merchant-api/dist/openapi.json"), "utf8")), undefined, 2);
const written = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const same = written("same.json", bundle);
const source = readFileSync(join(repository, "specs/merchant-api/components/schemas/RefundRow.yaml"), "utf8");
const { start, value: limit } = findOnce(source, "description > maxLength", "RefundRow.yaml");
const edited = written("edited.json", bundle.replace(`"maxLength": ${limit}`, '"maxLength": 90'));
const lineIn = (text: string, index: number): number => text.slice(0, index).split("\n").length;

test("a copy of ours does not differ, nor does our own folder of files", async () => {
  expect(await compareWith(repository, same)).toMatchObject({ api: "merchant-api", open: [], accepted: 0, outdated: [] });
  expect((await compareWith(repository, join(repository, "specs/legacy-api/openapi.yaml"))).open).toEqual([]);
});

test("a difference is reported at its line in both", async () => {
  const { lines } = await compareWith(repository, edited);
  expect(lines).toEqual([
    [
      `RefundRow.description maxLength: theirs 90, ours ${limit} (createRefund)`,
      `  ours:   specs/merchant-api/components/schemas/RefundRow.yaml:${lineIn(source, start)}`,
      `  theirs: ${edited}:${lineIn(bundle, bundle.indexOf(`"maxLength": ${limit}`))}`,
    ].join("\n"),
  ]);
});

test("a change upstream is reported with our line, and what ours has", async () => {
  const [change, ...others] = await changesUpstream(repository, same, edited);
  expect(others).toEqual([]);
  expect(change?.replace(/\n.*\n/, "\n")).toBe(
    `RefundRow.description maxLength: was ${limit}, is 90 (createRefund)\n  ours:   specs/merchant-api/components/schemas/RefundRow.yaml:${lineIn(source, start)} says ${limit}`,
  );
  expect((await changesUpstream(repository, edited, same))[0]).toContain("ours does not differ from it");
});

test("a file that is missing, not a description, or of another API is rejected by its name", async () => {
  await expect(compareWith(repository, join(folder, "none.yaml"))).rejects.toThrow("none.yaml: there is no such file");
  await expect(compareWith(repository, written("list.yaml", "- 1\n"))).rejects.toThrow("list.yaml: is no OpenAPI description");
  await expect(compareWith(repository, written("other.yaml", "openapi: 3.0.0\npaths: {}\n"))).rejects.toThrow("no operation");
  await expect(changesUpstream(repository, same, written("a.md", "# A\n"))).rejects.toThrow("of one kind");
});

test.each([
  { entry: "{ at: A.b, keyword: type, source: docs }", message: "reason: is missing" },
  { entry: "{ at: A.b, keyword: type, reason: Why. }", message: "source: is missing" },
  { entry: "{ at: A.b, reason: Why., source: docs }", message: "keyword: is missing" },
  { entry: "{ at: A.b, keyword: type, reason: Why., source: docs, cause: x }", message: "cause: unknown" },
  { entry: "{ at: A.b, keyword: type, reason: Why., source: dogs }", message: "source: sources.yaml has no dogs" },
])("an entry of differences.yaml is rejected: $message", ({ entry, message }) => {
  written("sources.yaml", "docs: { what: Documentation., seen: 2026-03-02 }\n");
  const list = written("differences.yaml", `- of: https://a.example\n  differences:\n    - ${entry}\n`);
  expect(() => readAccepted(list, "https://b.example")).toThrow(`differences.yaml:3 ${message}`);
});

test("every source is of a fact, or of a difference that stays", () => {
  const sources = readFileSync(join(repository, "specs/sources.yaml"), "utf8").matchAll(/^([\w-]+):$/gm);
  const differences = readFileSync(join(repository, "specs/differences.yaml"), "utf8");
  const used = new Set(listOfSources(repository).flatMap((line) => line.split("  ").at(-1)?.split(", ") ?? []));
  const unused = Array.from(sources, ([, name = ""]) => name).filter(
    (name) => !used.has(name) && !differences.includes(`source: ${name}\n`),
  );
  expect(unused).toEqual([]);
});

test("every fact is listed with the day on which it was seen, the oldest first", () => {
  const listed = listOfSources(repository);
  const days = listed.map((line) => line.slice(0, 10));
  expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
  expect(days).toEqual(days.toSorted());
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.every((line) => line.includes(" specs/"))).toBe(true);
  const oldest = listed.filter((line) => line.startsWith(days[0] ?? "")).map((line) => line.split(/ +/)[1]);
  expect(oldest).toEqual(
    oldest.toSorted(
      (a, b) => ["low", "medium", "stated", "toolkit"].indexOf(a ?? "") - ["low", "medium", "stated", "toolkit"].indexOf(b ?? ""),
    ),
  );
});
