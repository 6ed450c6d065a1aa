#!/usr/bin/env node
/**
 * Runs every operation of public clients against the mock servers, without and with the profile paytrail: `npm run long -- clients`.
 *
 * The clients are npm packages; they are installed into a temporary directory, which is removed afterwards. One that can't be installed here is
 * reported as not run, never as passed. Exit status 1 when a request that a tolerance covers is rejected with the profile, when a call is not sent,
 * or when no client could be run.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMockServer } from "../dist/index.js";
import { CLIENTS } from "./public-clients/clients.mjs";

// One of the clients writes its errors there.
Object.assign(console, { log: () => {} });
const print = (line) => process.stdout.write(`${line}\n`);

/** Installs a client into a directory of its own. Returns its `require`; undefined if it can't be installed. */
function install(directory, { name, version }) {
  mkdirSync(directory);
  const manifest = join(directory, "package.json");
  writeFileSync(manifest, '{"private":true}');
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status } = spawnSync(npm, ["install", ...options, `${name}@${version}`], { cwd: directory, shell: process.platform === "win32" });
  return status === 0 ? createRequire(manifest) : undefined;
}

/** Makes every call of a client. Returns what the current server saw of each, by the call's name. */
async function seenBy(client, require) {
  const outcomes = new Map();
  for (const [call, run] of Object.entries(client.calls(require, urlOf))) {
    seen.length = 0;
    // A client may fail on a response that it does not expect: what counts is what came of the request.
    const result = await Promise.resolve(run()).catch((error) => error);
    outcomes.set(call, seen[0] ?? { status: "not sent:", message: String(result?.message ?? result) });
  }
  return outcomes;
}

function described({ status, message, reason, tolerated }) {
  const notes = [message, reason && `rejected: ${reason}`, tolerated && `accepted, but not documented: ${tolerated.join(", ")}`];
  return [status, ...notes].filter(Boolean).join(" ");
}

/** Prints a client's calls. Returns those that failed. */
async function report(client, require) {
  const outcomes = [];
  for (const [server, mock] of Object.entries(servers)) {
    current = mock;
    outcomes.push([server, await seenBy(client, require)]);
  }
  const [[, strict], [, tolerant]] = outcomes;
  return [...strict.keys()].filter((call) => {
    print(`  ${call}`);
    for (const [server, found] of outcomes) print(`    ${server.padEnd(16)} ${described(found.get(call))}`);
    const [before, after] = [strict.get(call), tolerant.get(call)];
    const isCovered = before.reason?.includes("the tolerance ");
    return before.message || after.message || (isCovered && after.reason);
  });
}

const directory = mkdtempSync(join(tmpdir(), "public-clients-"));
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
// Before the servers start: their connections would not outlive it.
const installed = CLIENTS.map((client, index) => ({ client, require: install(join(directory, String(index)), client) }));

const seen = [];
const onExchange = (exchange) => void seen.push(exchange);
const servers = {
  default: await startMockServer({ onExchange }),
  "profile paytrail": await startMockServer({ onExchange, profile: "paytrail" }),
};
let current = servers.default;
const urlOf = (api) => current.urls[api];

const failures = [];
for (const { client, require } of installed) {
  print(`\n${client.name} ${client.version}`);
  if (require) failures.push(...(await report(client, require)).map((call) => `${client.name} ${call}`));
  else print("  not run: it can't be installed here");
}
for (const mock of Object.values(servers)) await mock.close();

const ran = installed.filter(({ require }) => require).length;
print(`\n${ran} of ${CLIENTS.length} clients were run, ${failures.length} calls failed.`);
for (const failure of failures) print(`FAILED: ${failure}`);
process.exitCode = failures.length > 0 || ran === 0 ? 1 : 0;
