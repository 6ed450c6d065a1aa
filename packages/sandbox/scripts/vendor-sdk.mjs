#!/usr/bin/env node
/**
 * Calls every operation of the vendor's JavaScript SDK, unmodified, through `maksu-sandbox run`: `npm run long -- clients`. Exit status 1 when a call
 * fails, an operation has none, or the SDK can't be installed here. It is installed into a temporary directory, which is removed afterwards.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SDK = "@paytrail/paytrail-js-sdk@1.0.5";
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "vendor-sdk-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "package.json"), '{"private":true}');
const shell = process.platform === "win32";
const install = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", SDK];
const { status: installed } = spawnSync("npm", install, { cwd: folder, stdio: "inherit", shell });
if (installed === 0) {
  const line = [pathOf("../bin/maksu-sandbox.js"), "run", "--quiet", "--", process.execPath, pathOf("vendor-sdk/program.mjs")];
  process.exitCode = spawnSync(process.execPath, line, { cwd: folder, stdio: "inherit" }).status ?? 1;
} else {
  process.stdout.write(`${SDK} can't be installed here.\n`);
  process.exitCode = 1;
}
