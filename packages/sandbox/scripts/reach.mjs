#!/usr/bin/env node
/**
 * Leads real clients to a sandbox, each of which has the service's address as a constant: `npm run long -- reach`. They are those of the system, such as Debian
 * (apt-get install php-cli php-curl php-fpm libfcgi-bin ruby golang-go default-jdk-headless perl libwww-perl libmojolicious-perl
 * python3-requests python3-httpx python3-aiohttp python3-urllib3 ruby-faraday php-guzzlehttp-guzzle php-symfony-http-client curl wget), and those that npm installs into a
 * temporary directory, which is removed afterwards. One that is missing is reported as not installed, never as passed. Runs in a network namespace of Linux
 * whose only name server counts what is looked up.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PACKAGES, runtimes } from "./reach/clients.mjs";

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "reach-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

function install(name, packages) {
  const at = join(folder, name);
  mkdirSync(at);
  writeFileSync(join(at, "package.json"), '{"private":true}');
  const words = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", ...packages];
  return spawnSync("npm", words, { cwd: at, stdio: "inherit" }).status === 0 ? at : undefined;
}

const at = Object.fromEntries(runtimes.map(({ name, packages }, nth) => [name, install(`runtime-${nth}`, packages)]));
const REACH_PACKAGES = install("packages", PACKAGES);
const resolv = join(folder, "resolv.conf");
writeFileSync(resolv, "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n");
const inside = 'ip link set lo up && mount --bind "$1" /etc/resolv.conf && shift && exec "$@"';
const namespace = ["--user", "--map-root-user", "--mount", "--net", "--", "sh", "-c", inside, "sh", resolv];
const statuses = ["proxy", "sealed"].map((mode) => {
  const run = [pathOf("../bin/maksu-sandbox.js"), "run", "--quiet", ...(mode === "sealed" ? ["--sealed"] : []), "--"];
  const flow = [process.execPath, pathOf("reach/flow.mjs"), mode, JSON.stringify(at)];
  return spawnSync("unshare", [...namespace, process.execPath, ...run, ...flow], {
    stdio: "inherit",
    env: { ...process.env, REACH_PACKAGES },
  }).status;
});
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
