import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../description-files.ts";
import { KINDS, PARTS } from "./defect.ts";
import { defects, nameOf } from "./defects.ts";

const timesIn = (text: string, part: string): number => text.split(part).length - 1;

describe.each(defects.map((defect) => [nameOf(defect), defect] as const))("%s", (_name, { file, from, to, run, says }) => {
  test("what it changes stands in its file once", () => {
    expect(timesIn(readFileSync(join(ROOT, file), "utf8"), from)).toBe(1);
    expect(to).not.toBe(from);
  });

  test("something is run, and must say something", () => {
    expect(Math.min(run.length, says.length)).toBeGreaterThan(0);
  });
});

describe.each(PARTS)("%s", (part) => {
  test.each(KINDS)("has two defects or more of the kind: %s", (kind) => {
    expect(defects.filter((defect) => defect.part === part && defect.kind === kind).length).toBeGreaterThanOrEqual(2);
  });
});

test("no two defects are the same", () => {
  const names = defects.map(nameOf);
  const edits = defects.map(({ file, from }) => `${file} ${from}`);
  expect(new Set(names).size).toBe(names.length);
  expect(edits.filter((edit, index) => edits.indexOf(edit) !== index)).toEqual([]);
});
