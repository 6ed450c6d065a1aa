/**
 * Runs a script over built packages on each JavaScript runtime.
 *
 * The runtimes are npm packages; they are installed into a temporary directory, which is removed afterwards. One that can't be installed here is
 * reported as not run, never as passed. Exit status 1 when a run fails, when nothing could be run, and, with NOTHING_LEFT_OUT, when one was not run.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const HOST = `${process.platform}-${process.arch}`;

/** Runs a program that is installed in a folder. */
const command = (at, cwd, binary, args) => spawnSync(join(at, "node_modules", binary), args, { cwd, encoding: "utf8" });

/**
 * Runs the script on Node, Bun, Deno and the further runtimes; only those whose name has the command's first argument in it, if there is one.
 *
 * @param cwd folder of the package
 * @param entry the script, which prints `12 checks passed`
 * @param permissions of Deno
 * @param more further runtimes: name, npm packages, and a function that runs them in a folder
 */
export function testRuntimes({ cwd, entry, permissions, more = [] }) {
  const runtimes = [
    ...["20.20.2", "22.23.3", "24.21.0"].map((version) => ({
      name: `Node ${version.split(".", 1)}`,
      packages: [`node-${HOST}@${version}`],
      run: (at) => command(at, cwd, `node-${HOST}/bin/node`, [entry]),
    })),
    { name: "Bun", packages: [`@oven/bun-${HOST}@1.4.5`], run: (at) => command(at, cwd, `@oven/bun-${HOST}/bin/bun`, [entry]) },
    {
      name: "Deno",
      packages: [`@deno/${DENO}@2.9.6`],
      run: (at) => command(at, cwd, `@deno/${DENO}/deno`, ["run", "--no-prompt", ...permissions, entry]),
    },
    ...more,
  ];
  const directory = mkdtempSync(join(tmpdir(), "runtimes-"));
  const [chosen = ""] = process.argv.slice(2);
  const outcomes = runtimes
    .filter(({ name }) => name.includes(chosen))
    .map((runtime) => ({ name: runtime.name, ...attempt(directory, runtime) }));
  rmSync(directory, { recursive: true, force: true });

  for (const { name, outcome, detail } of outcomes) process.stdout.write(`${name.padEnd(8)} ${outcome.padEnd(7)} ${detail}\n`);
  const isEnough = process.env.NOTHING_LEFT_OUT ? "every" : "some";
  if (outcomes.some(({ outcome }) => outcome === "failed") || !outcomes[isEnough](({ outcome }) => outcome === "passed"))
    process.exitCode = 1;
}

const DENO = `${HOST}${process.platform === "linux" ? "-glibc" : ""}`;

function attempt(directory, { name, packages, run }) {
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
