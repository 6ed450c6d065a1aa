import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../workspaces.ts";
import { EDITS } from "./edits.ts";
import { FILES, MOST_EDITS } from "./repository-copy.ts";

test.each(EDITS)("$file has the place that a new API edits", ({ file, apply }) => {
  const text = readFileSync(join(root, file), "utf8");
  expect(apply(text)).not.toBe(text);
});

test("the new API's own files replace no other file", () => {
  const files = readdirSync(FILES, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(FILES, name)).isFile());
  expect(files.filter((name) => existsSync(join(root, name)))).toEqual([]);
});

test("a new API edits no more files than it may", () => {
  expect(EDITS.length).toBeLessThanOrEqual(MOST_EDITS);
});
