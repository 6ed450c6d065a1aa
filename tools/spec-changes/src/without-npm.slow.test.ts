/** `scripts/without-npm/npm`, which stands for npm where Turbo runs scripts. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { objectAt } from "@maksu/openapi";
import { manifest, repository, workspaceFolders } from "./workspace.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "without-npm-"));
  program("npm/npm", 'echo "npm itself: $@"');
  program("shell/sh", 'printf %s "$2"');
});
afterAll(() => rmSync(root, { recursive: true }));

function program(path: string, line: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
}

/** Runs it in a folder, with the programs of another one before the system's. */
function npm(at: string, programs: string, ...args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  const PATH = [join(repository, "scripts/without-npm"), join(root, programs), process.env["PATH"]].join(delimiter);
  return spawnSync("npm", args, { cwd: at, encoding: "utf8", env: { ...process.env, PATH, script: "echo inherited" } });
}

describe.skipIf(process.platform === "win32")("without npm", () => {
  const withScripts = (scripts: Readonly<Record<string, string>>): void =>
    writeFileSync(join(root, "package.json"), JSON.stringify({ name: "shop", exports: { types: "./build" }, scripts }, undefined, 2));

  test("a script has the programs of its workspace and the repository, and its status is the command's", () => {
    program("node_modules/.bin/shop-program", 'echo "$1"; exit 3');
    withScripts({ build: 'shop-program "a b" # $HOME', where: "command -v turbo", version: "npm --version" });
    expect(npm(root, "npm", "run", "build")).toMatchObject({ status: 3, stdout: "a b\n" });
    expect(npm(root, "npm", "run", "where").stdout).toBe(`${join(repository, "node_modules/.bin/turbo")}\n`);
    expect(npm(root, "npm", "run", "version").stdout).toBe("npm itself: --version\n");
  });

  test("npm itself runs everything else", () => {
    withScripts({ escaped: "node -p 'a\\nb'", types: "" });
    for (const args of [["run", "escaped"], ["run", "types"], ["run", "missing"], ["run", "types", "--", "x"], ["--version"], ["ci"]])
      expect(npm(root, "npm", ...args).stdout).toBe(`npm itself: ${args.join(" ")}\n`);
  });

  test("every script of every workspace is the same, and npm would run no other before or after it", () => {
    for (const folder of [repository, ...workspaceFolders(repository)]) {
      const scripts = objectAt(manifest(folder), "scripts");
      for (const [name, script] of Object.entries(scripts)) {
        expect(npm(folder, "shell", "run", name).stdout).toBe(script);
        expect(scripts).not.toHaveProperty([`pre${name}`]);
        expect(scripts).not.toHaveProperty([`post${name}`]);
      }
    }
  });
});
