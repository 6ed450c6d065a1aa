import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docs } from "../places.ts";
import { javaScriptOf, typeScriptIn } from "./javascript.ts";

test("JavaScript has no types, and keeps comments, empty lines and what a string has", async () => {
  const typed = [
    'import { type Sandbox, startSandbox } from "@maksu/sandbox";',
    "",
    "// One for all tests.",
    "let sandbox: Sandbox | undefined;",
    "",
    "const order = { amount: 1525 } satisfies object;",
    "const text = `",
    "a",
    "",
    "b: string`;",
    "",
  ].join("\n");
  const script = [
    'import { startSandbox } from "@maksu/sandbox";',
    "",
    "// One for all tests.",
    "let sandbox;",
    "",
    "const order = { amount: 1525 };",
    "const text = `",
    "a",
    "",
    "b: string`;",
    "",
  ].join("\n");
  expect(await javaScriptOf([typed])).toEqual(new Map([[typed, script]]));
});

test("TypeScript that is JavaScript has no other form", async () => {
  expect(await javaScriptOf(['await using mock = await start({ apis: ["payment"] });\n'])).toEqual(new Map());
});

test("a guide's example without types is the same but for them", async () => {
  const blocks = typeScriptIn(readFileSync(join(docs, "guides/testing-a-whole-payment-flow.md"), "utf8"));
  const scripts = [...(await javaScriptOf(blocks)).values()];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).not.toMatch(/^import type|\btype \w+|satisfies|: string/m);
});
