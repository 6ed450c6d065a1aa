/** `scripts/run.mjs`, in a folder whose turbo only says that it has been there. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { apisOf, repository } from "./workspace.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "root-commands-"));
  for (const file of ["package.json", ".npmrc", "scripts/run.mjs"]) cpSync(join(repository, file), join(root, file));
  write("node_modules/turbo/bin/turbo", 'console.log("• turbo, and what it has built");');
});
afterEach(() => rmSync(root, { recursive: true }));

test("npm run spec:diff prints JSON and nothing else, for programs", () => {
  symlinkSync(join(repository, "tools"), join(root, "tools"), "junction");
  const line = ["run", "--silent", "spec:diff", "--", "--format", "json"];
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
