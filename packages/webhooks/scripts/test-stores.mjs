/**
 * Tests the stores on real servers, with the real clients: `node scripts/test-stores.mjs redis|sql`. Needs a built package, and `redis-server`
 * or PostgreSQL as the system installs them.
 *
 * The clients are dependencies of nothing: they are installed into a temporary folder, or into the one that `STORE_CLIENTS` names, which is
 * kept for the next run.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CLIENTS = {
  redis: { redis: "6.3.1", ioredis: "6.0.0" },
  sql: { pg: "8.23.1", "@types/pg": "8.23.1", "better-sqlite3": "13.2.0", "@types/better-sqlite3": "9.6.0" },
};

const [kind] = process.argv.slice(2);
const dependencies = CLIENTS[kind];
if (dependencies === undefined) throw new Error(`usage: node scripts/test-stores.mjs ${Object.keys(CLIENTS).join("|")}`);

const kept = process.env.STORE_CLIENTS && join(process.env.STORE_CLIENTS, kind);
const folder = kept ?? mkdtempSync(join(tmpdir(), "store-clients-"));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: { ...dependencies, "@types/node": "24.19.2" } }));

function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (error) throw error;
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

// better-sqlite3 brings its binaries along.
const installed = run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--engine-strict=false"], { cwd: folder });
if (installed) {
  const vitest = fileURLToPath(new URL("../../../node_modules/vitest/vitest.mjs", import.meta.url));
  const tests = ["run", "--reporter=verbose", "--testTimeout=300000", "--hookTimeout=120000", `test/${kind}`];
  run(process.execPath, [vitest, ...tests], { env: { ...process.env, TEST_FILES: "server", CLIENTS_FOLDER: folder } });
}
if (kept === undefined) rmSync(folder, { recursive: true });
