import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasLine } from "./check.ts";
import { mutate } from "./mutate.ts";
import { mutations } from "./mutations.ts";
import { weakenings } from "./weakenings.ts";
import { repository } from "./repository.ts";

test.each(mutations.map((mutation) => [mutation.name, mutation] as const))("%s: fits its file", (_name, mutation) => {
  const text = readFileSync(join(repository, mutation.file), "utf8");
  expect(mutate(text, mutation)).not.toBe(text);
});

test("the hostile suite has the test that misses each protection, and there are fifteen of them", () => {
  const file = join(repository, "scripts/long-runs.mjs");
  const suite = readFileSync(file, "utf8").split("\n  hostile: {")[1]?.split("\n  },\n")[0] ?? "";
  const missing = weakenings.filter(({ caughtBy }) => caughtBy.name !== "tests" || !suite.includes(`"${caughtBy.file}"`));
  expect(missing).toEqual([]);
  expect(weakenings.length).toBeGreaterThanOrEqual(15);
});

describe("an edit", () => {
  const edit = (find: string, replace: string) => ({
    name: "edit",
    file: "a.yaml",
    find,
    replace,
    caughtBy: { name: "types", api: "merchant-api", says: ["a"] } as const,
  });

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
