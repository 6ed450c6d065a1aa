#!/usr/bin/env node
/**
 * Runs the portable suite over the built package on each runtime: `npm run test:runtimes`, or with `-- Deno` on those whose name
 * has that in it.
 *
 * The runtimes are npm packages; they are installed into a temporary directory, which is removed afterwards. One that can't be installed here is
 * reported as not run, never as passed. Exit status 1 when a run fails, when nothing could be run, and, with NOTHING_LEFT_OUT, when one was not run.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const HOST = `${process.platform}-${process.arch}`;
const ENTRY = join(PACKAGE, "scripts/runtime-entry.mjs");

/** Each runtime: its npm package for this machine, and the command that runs the suite. */
const RUNTIMES = [
  ...["20.20.2", "22.23.3", "24.21.0"].map((version) => ({
    name: `Node ${version.split(".", 1)}`,
    packages: [`node-${HOST}@${version}`],
    run: (at) => command(at, `node-${HOST}/bin/node`, [ENTRY]),
  })),
  { name: "Bun", packages: [`@oven/bun-${HOST}@1.4.5`], run: (at) => command(at, `@oven/bun-${HOST}/bin/bun`, [ENTRY]) },
  { name: "Deno", packages: [`@deno/${HOST}${process.platform === "linux" ? "-glibc" : ""}@2.9.6`], run: runDeno },
  { name: "workerd", packages: ["workerd@1.20261117.1", "esbuild@0.28.2"], run: runWorkerd },
];

const directory = mkdtempSync(join(tmpdir(), "signing-runtimes-"));
const [chosen = ""] = process.argv.slice(2);
const outcomes = RUNTIMES.filter(({ name }) => name.includes(chosen)).map((runtime) => ({ name: runtime.name, ...attempt(runtime) }));
rmSync(directory, { recursive: true, force: true });

for (const { name, outcome, detail } of outcomes) process.stdout.write(`${name.padEnd(8)} ${outcome.padEnd(7)} ${detail}\n`);
const isEnough = process.env.NOTHING_LEFT_OUT ? "every" : "some";
if (outcomes.some(({ outcome }) => outcome === "failed") || !outcomes[isEnough](({ outcome }) => outcome === "passed"))
  process.exitCode = 1;

function attempt({ name, packages, run }) {
  const at = join(directory, name.replace(" ", "-").toLowerCase());
  mkdirSync(at);
  writeFileSync(join(at, "package.json"), '{"private":true}');
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const install = spawnSync(npm, ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", ...packages], {
    cwd: at,
    encoding: "utf8",
  });
  if (install.status !== 0) return { outcome: "not run", detail: `${packages.join(", ")} can't be installed here` };
  const { status, stdout, stderr } = run(at);
  const report = `${stdout}\n${stderr}`.trim();
  if (status === 0 && /\d+ checks passed/.test(report))
    return { outcome: "passed", detail: /[^\n]*checks passed[^\n]*/.exec(report)?.[0] ?? "" };
  return { outcome: "failed", detail: report };
}

function command(at, binary, args) {
  return spawnSync(join(at, "node_modules", binary), args, { cwd: PACKAGE, encoding: "utf8" });
}

function runDeno(at) {
  return command(at, `@deno/${HOST}${process.platform === "linux" ? "-glibc" : ""}/deno`, [
    "run",
    "--no-prompt",
    `--allow-read=${PACKAGE}`,
    ENTRY,
  ]);
}

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
