import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pendingChangesets } from "./changesets.ts";
import { values, writeHostileChangesets } from "../../test/hostile-changesets.ts";
import { publishedPackages, repository } from "../workspace.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "spec-changes-"));
  mkdirSync(join(root, ".changeset"));
});
afterAll(() => rmSync(root, { recursive: true }));

test("a written changeset is read back unchanged", () => {
  writeHostileChangesets(root);
  const pending = pendingChangesets(root);
  expect(pending).toHaveLength(values.length);
  for (const { path, covers, ownOf } of pending) {
    expect(ownOf, readFileSync(path, "utf8")).toMatch(/^shop-\d+$/);
    expect(covers.size, readFileSync(path, "utf8")).toBe(3);
  }
});

test("each pending changeset of the repository names packages that npm may publish, or changesets rejects the release", () => {
  const published = new Set(publishedPackages(repository).map(({ name }) => name));
  const others = pendingChangesets(repository).flatMap(({ path, bumps }) =>
    [...bumps.keys()].filter((name) => !published.has(name)).map((name) => `${basename(path)}: ${name}`),
  );
  expect(others).toEqual([]);
});
