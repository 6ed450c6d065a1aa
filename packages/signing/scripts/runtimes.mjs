#!/usr/bin/env node
/**
 * Runs the portable suite over the built package on each runtime: `npm run test:runtimes`, or with `-- Deno` on those whose name
 * has that in it.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testRuntimes } from "../../../scripts/runtimes.mjs";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

testRuntimes({
  cwd: PACKAGE,
  entry: join(PACKAGE, "scripts/runtime-entry.mjs"),
  permissions: [`--allow-read=${PACKAGE}`],
  more: [{ name: "workerd", packages: ["workerd@1.20261117.1", "esbuild@0.28.2"], run: runWorkerd }],
});

/** workerd loads no files: suite, library and vectors are bundled into one worker, with the library resolved as a bundler for workerd does. */
function runWorkerd(at) {
  const worker = join(at, "worker.mjs");
  const bundle = spawnSync(
    process.execPath,
    [
      join(at, "node_modules/esbuild/bin/esbuild"),
      join(PACKAGE, "scripts/workerd-entry.mjs"),
      "--bundle",
      "--format=esm",
      "--conditions=workerd",
      "--external:node:*",
      "--loader:.json=text",
      "--loader:.jsonl=text",
      `--outfile=${worker}`,
    ],
    { encoding: "utf8" },
  );
  if (bundle.status !== 0) return bundle;
  writeFileSync(
    join(at, "config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const unitTests :Workerd.Config = (services = [(name = "suite", worker = (
  modules = [(name = "worker", esModule = embed "worker.mjs")],
  compatibilityDate = "2025-09-01",
  compatibilityFlags = ["nodejs_compat"],
))]);
`,
  );
  return spawnSync(process.execPath, [join(at, "node_modules/workerd/bin/workerd"), "test", join(at, "config.capnp")], {
    encoding: "utf8",
  });
}
