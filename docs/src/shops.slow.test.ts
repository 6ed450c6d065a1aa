/** Plays the example shops whose servers this repository has against the sandbox; `npm run long -- recipes` plays all of them. */
import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { docs } from "./site/places.ts";

const hasPhp = spawnSync("php", ["--version"]).status === 0;
if (!hasPhp && process.env["NOTHING_LEFT_OUT"]) throw new Error("shops: PHP is missing. Install it: see docs/recipes/shops/README.md.");

test.each(["node-http", "express", "hono", ...(hasPhp ? ["php"] : [])])("the example shop under %s is right", async (name) => {
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
  const env = { ...inherited, SHOPS: name };
  const run = promisify(execFile)(process.execPath, ["--test", "shops.test.js"], { cwd: join(docs, "recipes/shops"), env });
  const { stdout } = await run.catch((failed: { readonly stdout: string }) => failed);
  expect(stdout).toMatch(/^# pass 16\n# fail 0$/m);
});
