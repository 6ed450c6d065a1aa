/** Plays the example shops whose servers this repository has against the sandbox; `npm run long -- recipes` plays all of them. */
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { docs } from "./site/places.ts";

const hasPhp = spawnSync("php", ["--version"]).status === 0;
if (!hasPhp && process.env["NOTHING_LEFT_OUT"]) throw new Error("shops: PHP is missing. Install it: see docs/recipes/shops/README.md.");

const folder = join(docs, "recipes/shops");
const plays = readFileSync(join(folder, "shops.test.js"), "utf8").match(/^ +test\(/gm)?.length;

test.each(["node-http", "express", "hono", ...(hasPhp ? ["php"] : [])])("the example shop under %s is right", async (name) => {
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
  const env = { ...inherited, SHOPS: name };
  const run = promisify(execFile)(process.execPath, ["--test", "shops.test.js"], { cwd: folder, env });
  const { stdout } = await run.catch((failed: { readonly stdout: string }) => failed);
  expect(stdout).toContain(`\n# pass ${plays}\n# fail 0\n`);
});
