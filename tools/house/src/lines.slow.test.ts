/** The counter of hand-written lines, on a repository of two commits. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./workspaces.ts";

const folder = mkdtempSync(join(tmpdir(), "maksu-lines-"));
const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8" });

function commit(name: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git("add", "--all");
  git("-c", "user.name=lines", "-c", "user.email=lines@example.com", "commit", "--quiet", `--message=${name}`);
  git("tag", name);
}

beforeAll(() => {
  git("init", "--quiet");
  commit("first", {
    ".gitattributes": "package-lock.json linguist-generated\n**/src/**/generated/** linguist-generated\n",
    "package-lock.json": "{}\n",
    "packages/one/package.json": "{\n}\n",
    "packages/one/README.md": "# One\n\nText, ä.\n",
    "packages/one/src/index.ts":
      '/**\n * Says why.\n */\nexport const one = 1; // Not alone.\n\n// Why.\nexport const url = "https://example.com";\n',
    "packages/one/src/generated/schema.ts": "export {};\n",
    "specs/one-api/openapi.yaml": "# Why.\nopenapi: 3.1.0\n",
    "turbo.yaml": "a: 1\n",
  });
  commit("second", { "packages/one/src/index.ts": "export const one = 1;\n", "tools/two/src/index.ts": "/* Why. */\nexport {};\n" });
});
afterAll(() => rmSync(folder, { recursive: true }));

const lines = (...commits: readonly string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [join(root, "tools/house/scripts/lines.mjs"), ...commits], { cwd: folder, encoding: "utf8" });
const rowsOf = (...commits: readonly string[]): readonly string[] =>
  lines(...commits)
    .stdout.trimEnd()
    .split("\n")
    .map((line) => line.trim().replace(/ +/g, " "));

test("lines of a commit are counted by room and kind, less empty and generated ones", () => {
  expect(rowsOf("first")).toEqual([
    "code comments Markdown configuration all",
    "(root) 0 0 0 1 1",
    "packages/one 2 4 2 2 10",
    "specs/one-api 1 1 0 0 2",
    "total 3 5 2 3 13",
  ]);
});

test("from one commit to another, the change is counted", () => {
  expect(rowsOf("first", "second")).toEqual([
    "code comments Markdown configuration all",
    "(root) 0 0 0 0 0",
    "packages/one -1 -4 0 0 -5",
    "specs/one-api 0 0 0 0 0",
    "tools/two +1 +1 0 0 +2",
    "total 0 -3 0 0 -3",
  ]);
});

test.each([
  { commits: [], status: 2, says: "Name a commit, or two" },
  { commits: ["third"], status: 1, says: "third" },
])("$commits are reported", ({ commits, status, says }) => {
  const result = lines(...commits);
  expect([result.status, result.stderr]).toEqual([status, expect.stringContaining(says)]);
});
