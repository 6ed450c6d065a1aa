/** Checks the types of every workspace in one process: it reads once what they share, and takes a third of the time of `npm run typecheck` in each. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { workspaces } from "./built.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const isChecked = (file) => /^tsconfig.*\.json$/.test(file) && file !== "tsconfig.build.json";
const projects = [...workspaces().values()].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter(isChecked)
    .map((file) => `${folder}/${file}`),
);
const tsc = join(root, "node_modules/typescript-7/bin/tsc");
// The compiler's garbage is collected after it has grown fivefold, not doubled: a sixth less time for a few hundred megabytes.
const env = { GOGC: "400", ...process.env };
const { status } = spawnSync(process.execPath, [tsc, "--build", ...projects, "--singleThreaded"], { cwd: root, env, stdio: "inherit" });
process.exitCode = status ?? 1;
