#!/usr/bin/env node
/**
 * Runs the checks of `runtimes` on each runtime, over packed tarballs, and on each version of Node also the tests of what npm installs: `npm run long -- runtimes`, or with `Deno` behind it on those whose name has that in it.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runChecks, RUNTIMES } from "@maksu/runtimes";
import { publishOrder } from "./publish-order.mjs";

/** As `npm run long -- packed` has it. */
const VITEST = ["--config=../../vitest.config.ts", "--pool=forks", "--isolate", "--testTimeout=300000", "--hookTimeout=300000"];
const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "packed-"));
try {
  install();
  const at = join(folder, "checks");
  cpSync(fileURLToPath(new URL("../runtimes", import.meta.url)), at, { recursive: true });
  await runChecks({ entryFor: ({ name }) => join(at, name === "workerd" ? "workerd-entry.mjs" : "entry.mjs") });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const [chosen = ""] = process.argv.slice(2);
if (RUNTIMES.some(({ name, serve }) => !serve && name.includes(chosen))) {
  const command = [join(root, "tools/runtimes/bin/on-runtimes.js"), ...VITEST, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit", env: { ...process.env, TEST_FILES: "packed" } });
  if (status !== 0) process.exitCode = 1;
}

/** Unpacks the tarballs, and links what else they depend on to the repository's installation. */
function install() {
  const modules = join(folder, "node_modules");
  const published = publishOrder(root).map(({ manifest }) => manifest);
  const workspaces = published.flatMap(({ name }) => ["--workspace", name]);
  const line = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...workspaces];
  for (const { name, filename } of JSON.parse(execFileSync("npm", line, { cwd: root, encoding: "utf8" }))) {
    mkdirSync(join(modules, name), { recursive: true });
    execFileSync("tar", ["-xzf", join(folder, filename), "--strip-components", "1", "-C", join(modules, name)]);
  }
  for (const name of new Set(published.flatMap(({ dependencies = {} }) => Object.keys(dependencies)))) {
    if (existsSync(join(modules, name))) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(modules, name), "junction");
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "packed", private: true, type: "module" }));
}
