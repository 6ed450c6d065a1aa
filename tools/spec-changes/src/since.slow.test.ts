/** Changes since a commit, in a Git repository that has a description of this one. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { replaceOnce } from "@maksu/codegen/replace-once";
import { bundleDescription } from "@maksu/codegen/redocly";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readChangesSince } from "./read-changes.ts";
import { ownChanges } from "./report.ts";
import { startOfBranch } from "./since.ts";
import { publishedPackages, repository } from "./workspace.ts";

let root = "";
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=shop", "-c", "user.email=shop@example.com", ...args], { cwd: root, encoding: "utf8" });
const edit = (file: string, find: string, replace: string): void => {
  const path = join(root, "specs/merchant-api", file);
  writeFileSync(path, replaceOnce(readFileSync(path, "utf8"), { file, find, replace }));
};
/** Without lint: what it rejects shows more changes than what it lets pass. */
const bundle = async (): Promise<void> => {
  mkdirSync(join(root, "specs/merchant-api/dist"), { recursive: true });
  writeFileSync(
    join(root, "specs/merchant-api/dist/openapi.json"),
    JSON.stringify(await bundleDescription(join(root, "specs/merchant-api/openapi.yaml"))),
  );
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "since-"));
  mkdirSync(join(root, "specs"));
  for (const name of ["lint.yaml", "header-sets.js", "merchant-api"])
    cpSync(join(repository, "specs", name), join(root, "specs", name), {
      recursive: true,
      filter: (path) => !["node_modules", "dist"].includes(basename(path)),
    });
  writeFileSync(join(root, "package.json"), '{ "type": "module", "workspaces": ["specs/*"] }');
  writeFileSync(join(root, ".gitignore"), "dist\n");
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begin");
  git("switch", "--quiet", "--create=limits");
  await bundle();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const shown = async (ref: string): Promise<readonly string[]> =>
  ownChanges(await readChangesSince(root, ref), publishedPackages(root), ref)
    .trimEnd()
    .split("\n");

test("nothing changed: one line, and neither the working tree nor the index of Git is touched", async () => {
  expect(await shown("main")).toEqual(["The descriptions are as they are at main."]);
  expect(git("status", "--porcelain")).toBe("");
});

test.each([
  {
    edit: "a limit",
    make: () => edit("components/schemas/RefundRow.yaml", "description > maxLength", "maxLength: 90"),
    want: /^ {2}major {2}RefundRow\.description maxLength: changed from \d+ to 90$/m,
  },
  {
    edit: "a header of a set, which every operation has",
    make: () => edit("openapi.yaml", "    Timestamp:\n      $ref: components/parameters/Timestamp.yaml\n", ""),
    want: /getRefund parameter Timestamp; and \d+ more places: the signed header was removed/,
  },
])("$edit is at most five lines", async ({ make, want }) => {
  make();
  await bundle();
  const lines = await shown("HEAD");
  expect(lines.join("\n")).toMatch(want);
  expect(lines.length).toBeLessThanOrEqual(5);
  git("commit", "--quiet", "--all", "--message=Edit");
  expect(await shown("HEAD")).toEqual(["The descriptions are as they are at HEAD."]);
});

test("what main got meanwhile is not one's own", async () => {
  git("switch", "--quiet", "main");
  edit("components/schemas/RefundRow.yaml", "amount > maximum", "maximum: $10");
  git("commit", "--quiet", "--all", "--message=Edit elsewhere");
  git("switch", "--quiet", "limits");
  await bundle();
  expect((await shown("main")).join("\n")).not.toContain("RefundRow.amount");
});

test("a commit without descriptions is reported, not taken for one where all of them are new", async () => {
  git("switch", "--quiet", "--orphan", "empty");
  git("commit", "--quiet", "--allow-empty", "--message=Nothing");
  git("switch", "--quiet", "limits");
  await bundle();
  await expect(readChangesSince(root, "empty")).rejects.toThrow(/^Git can't check out specs and package\.json of [0-9a-f]{40}:/);
});

test("a branch began where it left main", () => {
  expect(startOfBranch(root)).toBe(git("rev-parse", "main~1").trim());
});
