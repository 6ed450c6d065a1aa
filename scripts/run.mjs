// The commands of package.json that take several steps, the same on every system.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { markBuilt, workspaces } from "./built.mjs";
import { listOfLongRuns, longRun } from "./long-runs.mjs";
import { readReport, REPORTS, TurboOutput } from "./turbo-output.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const parent = process.ppid;
/** The signal that has come. */
let stopped;
// Disables Turbo's telemetry.
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

const turbo = (...args) => runTurbo(args, process.stdout);
/** Leaves standard output to the next command, whose lines are for a program. */
const turboAside = (...args) => runTurbo(args, process.stderr);
/** Runs for descriptions only: in any other workspace the task would build its dependencies first, and a new API can't be built yet. */
const generate = () => turbo("generate", "--filter=./specs/*");

const commands = {
  /** Generates sources from the descriptions in every package that has some. */
  generate,
  build: async () => {
    await turbo("build");
    markBuilt();
  },
  /** Calls every operation of the three APIs against the mock servers. */
  start: async () => {
    await generate();
    await turbo("build", "--filter=@maksu/tour...");
    await run("tools/tour/dist/main.js");
  },
  /** Builds the documentation site, or serves the site that was built. */
  docs: async ([what, ...more] = []) => {
    if (more.length > 0 || ![undefined, "serve"].includes(what))
      throw new Error(`docs takes serve, or nothing, but was given ${[what, ...more].join(" ")}.`);
    await turbo("build", "--filter=@maksu/docs...");
    if (what === "serve") return run("docs/dist/site/serve/serve.js");
    // Room for young objects: with the default, collecting garbage takes a tenth of the time.
    await run("--max-semi-space-size=64", "docs/dist/site/main.js");
  },
  /** Runs all parts of a long run, or lists those that there are. */
  long: async ([name, ...args]) => {
    if (name === undefined) return console.log(listOfLongRuns());
    const { parts, site } = longRun(name);
    await commands.build();
    if (site) await commands.docs();
    const failed = [];
    for (const { at, run: line, env: more } of parts) {
      if (parts.length > 1) console.log(`\n${at}: ${line.join(" ")}`);
      const status = await runWith({ at, more }, join(root, line[0]), ...line.slice(1), ...args);
      if (stopped) throw new Error(`Stopped by ${stopped}.`);
      if (status !== 0) failed.push(at);
    }
    if (failed.length === 0) return;
    process.exitCode = 1;
    if (parts.length > 1) console.error(`\nFailed in ${failed.join(", ")}.`);
  },
  /** The changes of the descriptions since the last release, their changesets, and their differences from others: by the command's name. */
  spec: async (args) => {
    await turboAside("build", "--filter=@maksu/spec-changes...");
    await run("tools/spec-changes/dist/main.js", ...args);
  },
  /** Regenerates types while descriptions are edited. */
  watch: async () => {
    await turbo("build", "--filter=@maksu/codegen...");
    await run("tools/codegen/bin/codegen.js", "watch");
  },
  /** Runs the mock servers until they are stopped. */
  mock: async (args) => {
    await turbo("build", "--filter=@maksu/mock-server...");
    await run("packages/mock-server/bin/maksu-mock-server.js", ...args);
  },
  /** Runs every test that starts no process. */
  test: async () => {
    const tasks = ["//#lint", "//#drift", "build", "@maksu/house#types", "test"];
    await turbo(...tasks, "--continue=dependencies-successful", "--concurrency=6").finally(() => summarize("test"));
  },
  /**
   * Runs the tests that start processes or take long: commands, packed packages, examples, memory, broken descriptions. Four workspaces at a time: while a
   * test waits for time to pass or for its last process, the others have work.
   */
  "test:slow": async () => {
    // Some tests copy the repository as it is built.
    await commands.build();
    await turbo("//#words", "test:slow", "--continue=dependencies-successful", "--concurrency=4").finally(() => summarize("test:slow"));
  },
};

const [chosen = "", ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, chosen) ? commands[chosen] : undefined;
if (!command) {
  console.error(`Unknown command ${chosen}. Known are ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
if (rest.length > 0 && command.length === 0) {
  console.error(`${chosen} takes no arguments, but was given ${rest.join(" ")}.`);
  process.exit(2);
}
try {
  await command(rest);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Runs tasks of the workspaces. Their failures are printed at the end, those that may follow from others first.
 *
 * @throws {Error} with the cause alone
 */
async function runTurbo(args, output) {
  const read = new TurboOutput(root, workspaces());
  const print = (text) => output.write(`${text}\n`);
  const onLine = (line) => read.read(line).forEach(print);
  const program = join(root, "node_modules/turbo/bin/turbo");
  const status = await runWith({ onLine }, program, "run", ...args, "--output-logs=errors-only", "--log-order=grouped");
  // Turbo's own status is 0 then.
  if (stopped) throw new Error(`Stopped by ${stopped}.`);
  if (status === 0) return;
  const { causes, consequences } = read.failures();
  if (consequences.length > 0) print(`\n${consequences.join("\n\n")}\n\nThese failures may follow from the last one below.`);
  throw new Error(causes.length > 0 ? `\n${causes.join("\n")}` : `turbo run ${args.join(" ")} ended with ${status}.`);
}

/** Runs the last program of a command, which says itself what is wrong. */
async function run(program, ...args) {
  const status = await runWith({}, program, ...args);
  if (typeof status !== "number") throw new Error(`${program} was ended by ${status}.`);
  process.exitCode = status;
}

/**
 * Runs a Node program to its end, and returns its status or the signal that ended it. Its lines are printed, or read by `onLine`. On a signal, the program ends itself: a terminal sends Ctrl+C
 * to both, but other signals may reach this process only. When npm gets a SIGTERM, the shell in between ends without passing it on, so the parent
 * is watched.
 */
async function runWith({ onLine, at = ".", more = {} }, program, ...args) {
  const stdio = onLine ? ["inherit", "pipe", "pipe"] : "inherit";
  const child = spawn(process.execPath, [program, ...args], { cwd: join(root, at), env: { ...env, ...more }, stdio });
  if (onLine) for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", onLine);
  const pass = (signal) => {
    stopped = signal;
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  process.on("SIGINT", pass).on("SIGTERM", pass);
  const watch = setInterval(() => hasLostNpm() && !child.killed && pass("SIGTERM"), 500).unref();
  const ended = new Promise((resolve, reject) => {
    const end = (code, signal) => resolve(code ?? signal);
    child.on("error", reject).on("close", end);
    // Whatever it has started may keep its pipes open.
    child.on("exit", (code, signal) => (stopped || !onLine) && end(code, signal));
  });
  return ended.finally(() => {
    process.off("SIGINT", pass).off("SIGTERM", pass);
    clearInterval(watch);
  });
}

function hasLostNpm() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
}

/** Summarizes the packages' test results from their reports; a cached run leaves its report, too. */
function summarize(task) {
  const total = { passed: 0, failed: 0 };
  for (const folder of workspaces().values()) {
    const report = readReport(join(root, folder, ".results", REPORTS[task]));
    if (!report) continue;
    console.log(`${folder.padEnd(28)} ${report.numPassedTests} passed, ${report.numFailedTests} failed`);
    total.passed += report.numPassedTests;
    total.failed += report.numFailedTests;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}
