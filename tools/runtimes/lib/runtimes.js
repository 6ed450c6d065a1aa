/**
 * The runtimes that the packages support, and how to run a module on each.
 *
 * They are npm packages, installed into a temporary directory, which is removed afterwards. One that can't be installed here is reported as not run,
 * never as passed.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const HOST = `${process.platform}-${process.arch}`;
const NODE = `node_modules/node-${HOST}/bin/node`;
const BUN = `node_modules/@oven/bun-${HOST}/bin/bun`;
const DENO_PACKAGE = `@deno/${HOST}${process.platform === "linux" ? "-glibc" : ""}`;
const WORKERD = `node_modules/@cloudflare/workerd-${process.platform}-${process.arch === "x64" ? "64" : process.arch}/bin/workerd`;
const DENO_FLAGS = ["--no-prompt", "--no-lock"];
const PERMISSIONS = ["--allow-read", "--allow-env", "--allow-net=127.0.0.1"];

/**
 * Each runtime: its npm packages for this machine, the command that runs a module, and the one that serves a module's `fetch` on loopback, both
 * for the directory `at` that it was installed into. One without `serve` runs tests itself.
 */
export const RUNTIMES = [
  ...["20.19.5", "20.20.2", "22.23.3", "24.21.0"].map((version) => ({
    name: `Node ${version.replace(/\.\d+$/, "")}`,
    packages: [`node-${HOST}@${version}`],
    run: (at, entry) => [join(at, NODE), entry],
  })),
  {
    name: "Bun",
    packages: [`@oven/bun-${HOST}@1.4.5`],
    run: (at, entry) => [join(at, BUN), entry],
    serve: (at, entry, port) => [join(at, BUN), `--port=${port}`, entry],
  },
  {
    name: "Deno",
    packages: [`${DENO_PACKAGE}@2.9.6`],
    run: (at, entry, permissions = PERMISSIONS) => [
      join(at, "node_modules", DENO_PACKAGE, "deno"),
      "run",
      ...DENO_FLAGS,
      ...permissions,
      entry,
    ],
    serve: (at, entry, port) => [
      join(at, "node_modules", DENO_PACKAGE, "deno"),
      "serve",
      "--host=127.0.0.1",
      `--port=${port}`,
      ...DENO_FLAGS,
      ...PERMISSIONS,
      entry,
    ],
  },
  {
    name: "workerd",
    packages: ["workerd@1.20261117.1", "esbuild@0.28.2"],
    run: (at, entry) => [join(at, WORKERD), "test", configured(at, entry)],
    serve: (at, entry, port) => [join(at, WORKERD), "serve", `--socket-addr=http=127.0.0.1:${port}`, configured(at, entry)],
  },
];

/**
 * Runs `attempt` on each chosen runtime, and prints what came of it.
 *
 * Sets exit status 1 when a run fails, when nothing could be run, and, with NOTHING_LEFT_OUT, when one was not run.
 *
 * @param attempt given a runtime and the directory that it was installed into, returns `{ passed, details }`
 */
export async function onEachRuntime(attempt, isChosen = () => true) {
  const directory = mkdtempSync(join(tmpdir(), "runtimes-"));
  const outcomes = [];
  try {
    for (const runtime of RUNTIMES.filter(isChosen)) {
      const at = join(directory, runtime.name.replace(" ", "-").toLowerCase());
      const isInstalled = install(at, runtime.packages);
      const missing = { outcome: "not run", details: [`${runtime.packages.join(", ")} can't be installed here`] };
      outcomes.push(isInstalled ? outcomeOf(await attempt(runtime, at)) : missing);
      const { outcome, details } = outcomes.at(-1);
      for (const detail of details) process.stdout.write(`${runtime.name.padEnd(10)} ${outcome.padEnd(7)} ${detail}\n`);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  const isEnough = process.env.NOTHING_LEFT_OUT ? "every" : "some";
  if (outcomes.some(({ outcome }) => outcome === "failed") || !outcomes[isEnough](({ outcome }) => outcome === "passed"))
    process.exitCode = 1;
}

/**
 * Runs a module that prints `12 checks passed` on each runtime; with an argument of the command, on those whose name has that in it.
 *
 * @param entryFor returns the module for a runtime, or undefined for a runtime that is not meant
 * @param permissions of Deno
 */
export async function runChecks({ entryFor, permissions }) {
  const [chosen = ""] = process.argv.slice(2);
  await onEachRuntime(
    (runtime, at) => {
      const [command, ...args] = runtime.run(at, entryFor(runtime), permissions);
      const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
      const report = `${stdout}\n${stderr}`.trim();
      const [line] = /^.*\d checks passed.*$/m.exec(report) ?? [];
      return { passed: status === 0 && line !== undefined, details: [line ?? report] };
    },
    (runtime) => runtime.name.includes(chosen) && entryFor(runtime) !== undefined,
  );
}

const outcomeOf = ({ passed, details }) => ({ outcome: passed ? "passed" : "failed", details });

function install(at, packages) {
  mkdirSync(at);
  writeFileSync(join(at, "package.json"), '{"private":true}');
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  return spawnSync(npm, ["install", ...flags, ...packages], { cwd: at, encoding: "utf8" }).status === 0;
}

/** workerd loads no files: a module is bundled into one worker, with packages resolved as a bundler for workerd does. Returns the configuration. */
function configured(at, entry) {
  const bundle = [join(at, "node_modules/esbuild/bin/esbuild"), entry, "--bundle", "--format=esm", "--conditions=workerd"];
  const flags = ["--external:node:*", "--loader:.json=text", "--loader:.jsonl=text", `--outfile=${join(at, "worker.mjs")}`];
  const { status, stderr } = spawnSync(process.execPath, [...bundle, ...flags], { cwd: dirname(entry), encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const file = join(at, "config.capnp");
  writeFileSync(file, CONFIG);
  return file;
}

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "module", worker = (
      modules = [(name = "worker", esModule = embed "worker.mjs")],
      compatibilityDate = "2025-09-01",
      compatibilityFlags = ["nodejs_compat"],
    )),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "module")],
);
`;
