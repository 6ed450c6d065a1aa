/** The guide's browser test of a shop, run where Chromium is: `npm run long -- pages`. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumPath } from "@maksu/test-server/chromium";
import { expect, test } from "vitest";

const docs = join(dirname(fileURLToPath(import.meta.url)), "..");
const guide = readFileSync(join(docs, "guides/testing-a-whole-payment-flow.md"), "utf8");
const code =
  Array.from(guide.matchAll(/^```ts\n(.*?)^```$/gms), ([, each = ""]) => each).find((each) => each.includes("playwright-core")) ?? "";

test("the guide's browser test has fewer than 40 lines", () => {
  const lines = code.split("\n").filter((line) => line !== "");
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThan(40);
});

test.skipIf(chromiumPath === undefined)("the guide's browser test passes in Chromium", () => {
  mkdirSync(join(docs, ".examples"), { recursive: true });
  const folder = mkdtempSync(join(docs, ".examples/browser-"));
  writeFileSync(join(folder, "checkout.test.ts"), code);
  // A busy machine takes longer than a reader's.
  const limits = { test: { testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } } };
  writeFileSync(join(folder, "vitest.config.mjs"), `export default ${JSON.stringify(limits)};\n`);
  const vitest = join(docs, "../node_modules/vitest/vitest.mjs");
  const env = { ...process.env, CHROMIUM: chromiumPath, NO_COLOR: "1" };
  const { status, stdout } = spawnSync(process.execPath, [vitest, "run", "--root", folder], { encoding: "utf8", env });
  rmSync(folder, { recursive: true, force: true });
  expect([status, /\b(\d+) passed/.exec(stdout)?.[1]], stdout).toEqual([0, "1"]);
});
