/** `scripts/run.mjs`, in a folder whose turbo only says that it has been there. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { apisOf, repository } from "./workspace.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "root-commands-"));
  for (const file of ["package.json", ".npmrc", "scripts"]) cpSync(join(repository, file), join(root, file), { recursive: true });
  write("node_modules/turbo/bin/turbo", 'console.log("• turbo, and what it has built");');
});
afterEach(() => rmSync(root, { recursive: true }));

test("npm run spec -- diff prints JSON and nothing else, for programs", () => {
  symlinkSync(join(repository, "tools"), join(root, "tools"), "junction");
  const line = ["run", "--silent", "spec", "--", "diff", "--format", "json"];
  const diff: unknown = JSON.parse(execFileSync("npm", line, { cwd: root, encoding: "utf8", stdio: "pipe" }));
  expect(diff).toMatchObject({ apis: apisOf(repository).map(({ name }) => ({ api: name })) });
});

test("a program says itself what is wrong, and its exit status is the command's", () => {
  write("tools/codegen/bin/codegen.js", 'console.error("the port is in use"); process.exit(3);');
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "watch"], { cwd: root, encoding: "utf8" });
  expect([status, stderr]).toEqual([3, "the port is in use\n"]);
});

test("a failed build ends the command before its program begins", () => {
  write("node_modules/turbo/bin/turbo", "process.exit(4);");
  write("tools/codegen/bin/codegen.js", 'console.error("begun");');
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "watch"], { cwd: root, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "turbo run build --filter=@maksu/codegen... ended with 4.\n"]);
});

describe("a failed command ends with the cause, alone", () => {
  /** A turbo that prints these lines, and fails. */
  const failing = (...lines: readonly string[]): void =>
    write("node_modules/turbo/bin/turbo", `console.log(${JSON.stringify(lines.join("\n"))}); process.exit(1);`);
  const task = (name: string, ...lines: readonly string[]): readonly string[] => [
    `${name}: cache miss, executing 23af1dc520cfe3b6`,
    `${name}: `,
    `${name}: > @maksu/shop@0.0.0 ${name.split(":").at(-1)}`,
    `${name}: > node some-command.js`,
    `${name}: `,
    ...lines.map((line) => `${name}: ${line}`),
    `${name}: npm error Lifecycle script failed with error:`,
    `${name}: npm error code 1`,
    `${name.replace(/:(?=[^:]+$)/, "#")}:  ERROR  command (${root}) npm run x exited (1)`,
  ];
  const run = (command: string): readonly string[] => {
    const { status, stdout, stderr } = spawnSync("npm", ["run", command], { cwd: root, encoding: "utf8" });
    expect(status).toBe(1);
    return [...stdout.trimEnd().split("\n"), "---", ...stderr.trim().split("\n")];
  };
  const manifest = (folder: string, name: string): void => write(`${folder}/package.json`, JSON.stringify({ name }));

  test("of a description, whatever else failed because of it", () => {
    manifest("packages/shop-api", "@maksu/shop-api");
    write("packages/shop-api/src/rules.ts", "");
    failing(
      ...task("@maksu/shop-api:build", "src/rules.ts(21,7): error TS2322: Type 'number' is not assignable to type 'string'."),
      ...task("@maksu/shop-spec:bundle", "specs/shop-api/openapi.yaml:3:1 No. (rule)", "specs/shop-api/openapi.yaml:9:1 Neither. (rule)"),
      " ERROR  run failed: command  exited (1)",
    );
    const lines = run("build");
    expect(lines.slice(lines.indexOf("---"))).toEqual([
      "---",
      "specs/shop-api/openapi.yaml:3:1 No. (rule)",
      "specs/shop-api/openapi.yaml:9:1 Neither. (rule)",
    ]);
    expect(lines).toContain("packages/shop-api/src/rules.ts(21,7): error TS2322: Type 'number' is not assignable to type 'string'.");
    expect(lines).toContain("These failures may follow from the last one below.");
    expect(lines.filter((line) => /npm error|ERROR|> node some|cache miss/.test(line))).toEqual([]);
  });

  test("of tests, by file and title, from the report of this run", () => {
    manifest("packages/contract-tests", "@maksu/contract-tests");
    const report = (startTime: string, message: string): string => `
      require("node:fs").writeFileSync("packages/contract-tests/.results/vitest.json", JSON.stringify({ startTime: ${startTime}, numPassedTests: 1, numFailedTests: 2, testResults: [{
        name: ${JSON.stringify(join(root, "packages/contract-tests/src/shop.test.ts"))}, status: "failed", assertionResults: [
          { fullName: "the shop opens", status: "passed", failureMessages: [] },
          { fullName: "the shop closes", status: "failed", failureMessages: [${JSON.stringify(message)}] }] }] }));`;
    const message = "AssertionError: expected 9 to be 8\n    at /somewhere/shop.test.ts:3:1";
    mkdirSync(join(root, "packages/contract-tests/.results"), { recursive: true });
    failing(...task("@maksu/contract-tests:test", "the whole output"));
    const turbo = readFileSync(join(root, "node_modules/turbo/bin/turbo"), "utf8");
    write("node_modules/turbo/bin/turbo", `${report("Date.now()", message)}${turbo}`);
    const lines = run("test");
    expect(lines.slice(lines.indexOf("---"))).toEqual([
      "---",
      "packages/contract-tests/src/shop.test.ts the shop closes",
      "  AssertionError: expected 9 to be 8",
    ]);
    expect(lines).toContain("@maksu/contract-tests:test: the whole output");
    expect(lines).toContain("1 passed, 2 failed");

    write("node_modules/turbo/bin/turbo", `${report("1", message)}${turbo}`);
    expect(run("test").slice(-2)).toEqual(["---", "the whole output"]);
  });
});

test("a command that takes no arguments rejects them", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "start", "payment"], { cwd: root, encoding: "utf8" });
  expect([status, stderr]).toEqual([2, "start takes no arguments, but was given payment.\n"]);
});

describe("a signal", () => {
  /** Says who started it, and which signals have come when no more do. */
  const script = `
    const come = [];
    let timer = setInterval(() => {}, 1000);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
      come.push(signal);
      clearTimeout(timer);
      timer = setTimeout(() => console.log("come: " + come), 800);
    });
    setTimeout(() => process.exit(), 15_000).unref();
    console.log("started by " + process.ppid);`;
  beforeEach(() => write("tools/codegen/bin/codegen.js", script));
  type Target = "command" | "npm" | "group";
  /** Sends one after the other to the command, to npm that runs it, or to the group of both. */
  const sendOnStart = async (
    to: Target,
    program: string,
    args: readonly string[],
    ...signals: readonly NodeJS.Signals[]
  ): Promise<string> => {
    const detached = to === "group";
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"], timeout: 20_000, detached });
    let output = "";
    for await (const part of child.stdout) {
      const before = output;
      output += String(part);
      const [, pid] = /started by (\d+)\s/.exec(output) ?? [];
      if (pid === undefined || /started by \d+\s/.test(before)) continue;
      for (const [index, signal] of signals.entries())
        setTimeout(() => process.kill({ command: Number(pid), npm: child.pid ?? 0, group: -(child.pid ?? 0) }[to], signal), 200 * index);
    }
    return output;
  };

  test.each(["SIGINT", "SIGTERM"] as const)("%s from a program is passed on", async (signal) => {
    expect(await sendOnStart("command", process.execPath, ["scripts/run.mjs", "watch"], signal)).toContain(`come: ${signal}\n`);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("%s to a build begins no program, although Turbo ends with 0", async (signal) => {
    write("node_modules/turbo/bin/turbo", script.replace('console.log("come: " + come)', "process.exit()"));
    write("tools/codegen/bin/codegen.js", 'console.log("begun");');
    expect(await sendOnStart("command", process.execPath, ["scripts/run.mjs", "watch"], signal)).toMatch(/^started by \d+\n$/);
  });

  test("SIGTERM to npm alone ends the program", async () => {
    expect(await sendOnStart("npm", "npm", ["run", "--silent", "generate:watch"], "SIGTERM")).toContain("come: SIGTERM\n");
  });

  test("SIGTERM to npm's group comes from there, and once from the command", async () => {
    const output = await sendOnStart("group", "npm", ["run", "--silent", "generate:watch"], "SIGTERM");
    expect(output).toMatch(/come: SIGTERM(,SIGTERM)?\n/);
  });

  // The program of util-linux; others of that name take other arguments.
  const hasTerminal = spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux") ?? false;
  test.skipIf(!hasTerminal)("in a terminal, SIGINT has come to both and is not passed on, SIGTERM is", async () => {
    const line = `${process.execPath} scripts/run.mjs watch`;
    expect(await sendOnStart("command", "script", ["--quiet", "--command", line, "/dev/null"], "SIGINT", "SIGTERM")).toContain(
      "come: SIGTERM\r\n",
    );
  });
});

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
