import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, listAt, objectAt } from "@maksu/openapi";
import { expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { action } from "./action.ts";

/** The keys of GitHub's metadata syntax for a composite action, without `branding`. */
const KEYS = { action: ["description", "inputs", "name", "runs"], input: ["default", "description", "required"], runs: ["steps", "using"] };

test("the action has the keys of a composite action, and no others", () => {
  expect(Object.keys(action).toSorted()).toEqual(KEYS.action);
  expect(Object.keys(objectAt(action, "runs")).toSorted()).toEqual(KEYS.runs);
  expect(objectAt(action, "runs")["using"]).toBe("composite");
  for (const input of Object.values(objectAt(action, "inputs"))) {
    expect(Object.keys(isObject(input) ? input : {}).filter((key) => !KEYS.input.includes(key))).toEqual([]);
  }
});

test("each step of the action names its shell, and has its inputs in the environment", () => {
  for (const step of listAt(objectAt(action, "runs"), "steps")) {
    expect(step).toMatchObject({ shell: "bash", run: expect.not.stringContaining("${{") });
  }
});

test("the README of the action has a row per input", () => {
  const rows = readFileSync(join(repository, "action/README.md"), "utf8").matchAll(/^\| `(\w+)`/gm);
  expect(Array.from(rows, ([, name]) => name)).toEqual(Object.keys(objectAt(action, "inputs")));
});
