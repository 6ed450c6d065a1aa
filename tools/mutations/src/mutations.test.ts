import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type CheckName, hasLine } from "./check.ts";
import { mutate } from "./mutation.ts";
import { mutations } from "./mutations.ts";
import { repository } from "./repository.ts";

test.each(mutations.map((mutation) => [mutation.name, mutation] as const))("%s: fits its file and has a check", (_name, mutation) => {
  const text = readFileSync(join(repository, mutation.file), "utf8");
  expect(mutate(text, mutation)).not.toBe(text);
  expect(mutation.caughtBy).not.toEqual([]);
});

test("no two mutations have the same name or make the same edit", () => {
  const names = mutations.map(({ name }) => name);
  const edits = mutations.map(({ file, find, replace }) => JSON.stringify([file, find, replace]));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(edits.filter((edit, index) => edits.indexOf(edit) !== index)).toEqual([]);
});

test.each(["types", "independent"] satisfies CheckName[])("a mutation is there for %s", (check) => {
  expect(mutations.filter(({ caughtBy }) => caughtBy.some(({ name }) => name === check))).not.toEqual([]);
});

test.each(["lint", "drift", "breaking", "documents", "contract", "sandbox"] satisfies CheckName[])(
  "at least two mutations are there for %s",
  (check) => {
    expect(mutations.filter(({ caughtBy }) => caughtBy.some(({ name }) => name === check)).length).toBeGreaterThanOrEqual(2);
  },
);

describe("an edit", () => {
  const edit = (find: string, replace: string) => ({ name: "edit", file: "a.yaml", find, replace, caughtBy: [] });

  test.each([
    { text: "a: 1\nb: 2\n", find: "b: 2", replace: "b: $& 3", want: "a: 1\nb: $& 3\n" },
    { text: "a: 1\n", find: "a: 1\n", replace: "", want: "" },
  ])("replaces $find in $text", ({ text, find, replace, want }) => {
    expect(mutate(text, edit(find, replace))).toBe(want);
  });

  test.each([
    { text: "a: 1\n", find: "b", times: 0 },
    { text: "a: 1\nb: 1\n", find: ": 1", times: 2 },
  ])("is rejected when its text occurs $times times", ({ text, find, times }) => {
    expect(() => mutate(text, edit(find, "c"))).toThrow(`edit: "${find}" occurs ${times} times in a.yaml, not once`);
  });
});

test.each([
  { output: "one two\nthree", said: "one…two", want: true },
  { output: "one two\nthree", said: "two…one", want: false },
  { output: "one\ntwo", said: "one…two", want: false },
  { output: "one", said: "on…ne", want: false },
])("$output has a line $said: $want", ({ output, said, want }) => {
  expect(hasLine(output, said)).toBe(want);
});
