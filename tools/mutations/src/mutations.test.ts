import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceOnce } from "@maksu/codegen/replace-once";
import { expect, test } from "vitest";
import { hasLine } from "./check.ts";
import { mutations } from "./mutations.ts";
import { weakenings } from "./weakenings.ts";
import { repository } from "./repository.ts";

test.each(mutations.map((edit) => [edit.name, edit] as const))("%s: fits its file", (_name, edit) => {
  const text = readFileSync(join(repository, edit.file), "utf8");
  expect(replaceOnce(text, edit)).not.toBe(text);
});

test("the hostile suite has the test that misses each protection, and there are fifteen of them", () => {
  const file = join(repository, "scripts/long-runs.mjs");
  const suite = readFileSync(file, "utf8").split("\n  hostile: {")[1]?.split("\n  },\n")[0] ?? "";
  const missing = weakenings.filter(({ caughtBy }) => caughtBy.name !== "tests" || !suite.includes(`"${caughtBy.file}"`));
  expect(missing).toEqual([]);
  expect(weakenings.length).toBeGreaterThanOrEqual(15);
});

test.each([
  { output: "one two\nthree", said: "one…two", want: true },
  { output: "one two\nthree", said: "two…one", want: false },
  { output: "one\ntwo", said: "one…two", want: false },
  { output: "one", said: "on…ne", want: false },
])("$output has a line $said: $want", ({ output, said, want }) => {
  expect(hasLine(output, said)).toBe(want);
});
