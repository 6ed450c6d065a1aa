/**
 * Runs Stryker in the workspace that it is started in: `npm run long -- stryker`. It is installed beside its copies of the workspace, and without a Vitest of
 * its own: from there Node finds the repository's, which the tests import.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TOOLS = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1"];

const folder = join(dirname(fileURLToPath(import.meta.url)), "../.stryker-tmp/installed");
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "package.json"), '{"private":true}');
const flags = ["--legacy-peer-deps", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
const install = spawnSync("npm", ["install", ...flags, ...TOOLS], { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
if (install.status !== 0) throw new Error(`${TOOLS.join(" and ")} can't be installed here.`);
const stryker = join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");
process.exitCode = spawnSync(process.execPath, [stryker, "run", ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1;
