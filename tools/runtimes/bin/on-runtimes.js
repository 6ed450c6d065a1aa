#!/usr/bin/env node
// Runs the tests of the package in this folder on each runtime: `on-runtimes [--FLAG…] [FILE.test.ts…] [NAME]`, with NAME on those whose name has it.
//
// On a version of Node, all tests of the configuration. On any other runtime, the test files that are named, whose calls the agent in
// `test/agent.ts` makes there: the tests, and the servers that they call, are on this Node.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { delimiter, dirname, join, resolve } from "node:path";
import { onEachRuntime } from "../lib/runtimes.js";

const given = process.argv.slice(2);
const files = given.filter((argument) => argument.endsWith(".test.ts"));
const flags = given.filter((argument) => argument.startsWith("--"));
const chosen = given.find((argument) => ![...files, ...flags].includes(argument)) ?? "";
const VITEST = join(dirname(createRequire(resolve("package.json")).resolve("vitest/package.json")), "vitest.mjs");

await onEachRuntime((runtime, at) => (runtime.serve ? onAgent(runtime, at) : onNode(runtime, at)), isChosen);

function isChosen({ name, serve }) {
  return name.includes(chosen) && (serve === undefined || files.length > 0);
}

function onNode({ run }, at) {
  const [node, entry] = run(at, VITEST);
  return vitest(at, [node, entry], [], { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` });
}

async function onAgent({ name, serve }, at) {
  const port = await freePort();
  const [command, ...args] = serve(at, resolve("test/agent.ts"), port);
  const agent = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const output = collect(agent);
  const exited = once(agent, "exit");
  try {
    const origin = `http://127.0.0.1:${port}`;
    if (!(await isReady(origin, agent))) return { passed: false, details: [`the agent did not start: ${output()}`] };
    const env = { ...process.env, RUNTIME_AGENT: JSON.stringify({ runtime: name, origin, pid: agent.pid }) };
    const outcome = await vitest(at, [process.execPath, VITEST], files, env);
    return outcome.passed ? outcome : { ...outcome, details: [...outcome.details, output()] };
  } finally {
    agent.kill();
    await exited;
  }
}

async function isReady(origin, agent) {
  for (let waited = 0; waited < 30_000 && agent.exitCode === null; waited += 100) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await once(server.close(), "close");
  return port;
}

/** Reads all that a process writes, which would wait otherwise. Returns what it has written so far. */
function collect(child) {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return () => output;
}

async function vitest(at, [command, ...args], only, env) {
  const report = join(at, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = spawn(command, [...args, "run", ...flags, ...reporters, ...only], { env, stdio: ["ignore", "pipe", "pipe"] });
  const output = collect(child);
  const [status] = await once(child, "close");
  if (status !== 0) return { passed: false, details: [output()] };
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: true, details: summary(testResults.flatMap(({ assertionResults }) => assertionResults)) };
}

/** A line for each transport, one for the other tests, and one for each difference. */
function summary(tests) {
  const counts = new Map();
  for (const { fullName } of tests) {
    const [, transport] = /\b(?:over|the) (fetch|node)\b/.exec(fullName) ?? [];
    const group = transport ? `over ${transport}` : "of the rest";
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const differences = tests.filter(({ meta }) => meta?.difference);
  return [
    ...Array.from(counts, ([group, count]) => `${String(count).padStart(4)} tests ${group}`),
    ...differences.map(({ fullName, meta }) => `differs: ${fullName}: ${meta.difference}`),
  ];
}
